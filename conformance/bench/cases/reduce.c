/* SPDX-License-Identifier: MIT */
#include "case.h"

enum { GROUPS = 64 };

void
reduce_setup(struct job *job)
{
    const size_t group = job->row->group.x;
    const float *in = job_in_floats(job, job->n, 0, 1);
    float *sums = job_out(job, GROUPS * sizeof *sums);
    LAUNCH(job, LINE(GROUPS * group), BUFFER(in), BUFFER(sums), LOCAL(group * sizeof(float)), UINT(job->n));
}

void
reduce_verify(const struct job *job, struct check *check)
{
    const size_t group = job->row->group.x;
    const float *in = job_input(job, 0), *sums = job_result(job, 1);
    double want[GROUPS] = {0};
    for (size_t i = 0; i < job->n; i++)
        want[i / group % GROUPS] += in[i];
    for (size_t i = 0; i < GROUPS; i++)
        check_number(check, i, sums[i], want[i]);
}
