/* SPDX-License-Identifier: MIT */
#include "case.h"

void
scan_setup(struct job *job)
{
    const size_t blocks = job->n / job->row->group.x;
    const uint32_t *in = job_in_words(job, job->n);
    uint32_t *out = job_out(job, job->n * sizeof *out), *sums = job_out(job, blocks * sizeof *sums);
    LAUNCH_NAMED(job, "scan_blocks", LINE(job->n), BUFFER(in), BUFFER(out), BUFFER(sums));
    LAUNCH_NAMED(job, "scan_sums", LINE(job->row->group.x), BUFFER(sums), UINT(blocks));
    LAUNCH_NAMED(job, "scan_add", LINE(job->n), BUFFER(out), BUFFER(sums));
}

void
scan_verify(const struct job *job, struct check *check)
{
    const uint32_t *in = job_input(job, 0), *out = job_result(job, 1);
    uint32_t sum = 0;
    for (size_t i = 0; i < job->n; i++)
        check_bits(check, i, out[i], sum += in[i]);
}
