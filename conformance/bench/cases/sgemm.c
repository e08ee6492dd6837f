/* SPDX-License-Identifier: MIT */
#include "case.h"

void
sgemm_setup(struct job *job)
{
    const size_t n = job->n;
    const float *a = job_in_floats(job, n * n, 0, 1), *b = job_in_floats(job, n * n, 0, 1);
    float *c = job_out(job, n * n * sizeof *c);
    LAUNCH(job, PLANE(n, n), BUFFER(a), BUFFER(b), BUFFER(c), UINT(n));
}

void
sgemm_verify(const struct job *job, struct check *check)
{
    const size_t n = job->n;
    const float *a = job_input(job, 0), *b = job_input(job, 1), *c = job_result(job, 2);
    for (size_t i = 0; i < n * n; i += 37) {
        double sum = 0;
        for (size_t k = 0; k < n; k++)
            sum += (double)a[i / n * n + k] * b[k * n + i % n];
        check_number(check, i, c[i], sum);
    }
}
