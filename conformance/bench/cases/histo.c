/* SPDX-License-Identifier: MIT */
#include "case.h"

enum { GROUPS = 64, BINS = 256 };

void
histo_setup(struct job *job)
{
    uint8_t *in = job_in(job, job->n);
    for (size_t i = 0; i < job->n; i++)
        in[i] = (uint8_t)(255 * job_random(job, 0, 1) * job_random(job, 0, 1));
    uint32_t *bins = job_out(job, BINS * sizeof *bins);
    LAUNCH(job, LINE(GROUPS * job->row->group.x), BUFFER(in), BUFFER(bins), UINT(job->n));
}

void
histo_verify(const struct job *job, struct check *check)
{
    const uint8_t *in = job_input(job, 0);
    const uint32_t *bins = job_result(job, 1);
    uint32_t want[BINS] = {0};
    for (size_t i = 0; i < job->n; i++)
        want[in[i]]++;
    for (size_t i = 0; i < BINS; i++)
        check_bits(check, i, bins[i], want[i]);
}
