/* SPDX-License-Identifier: MIT */
#include "case.h"

void
transpose_setup(struct job *job)
{
    const size_t n = job->n;
    const uint32_t *in = job_in_words(job, n * n);
    uint32_t *out = job_out(job, n * n * sizeof *out);
    LAUNCH(job, PLANE(n, n), BUFFER(in), BUFFER(out), UINT(n));
}

void
transpose_verify(const struct job *job, struct check *check)
{
    const size_t n = job->n;
    const uint32_t *in = job_input(job, 0), *out = job_result(job, 1);
    for (size_t i = 0; i < n * n; i++)
        check_bits(check, i, out[i], in[i % n * n + i / n]);
}
