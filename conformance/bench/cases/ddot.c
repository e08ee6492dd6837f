/* SPDX-License-Identifier: MIT */
#include "case.h"

enum { GROUPS = 64 };

void
ddot_setup(struct job *job)
{
    const size_t group = job->row->group.x;
    double *x = job_in(job, job->n * sizeof *x), *y = job_in(job, job->n * sizeof *y);
    for (size_t i = 0; i < job->n; i++) {
        x[i] = job_random(job, -1, 1);
        y[i] = job_random(job, -1, 1);
    }
    double *sums = job_out(job, GROUPS * sizeof *sums);
    LAUNCH(job, LINE(GROUPS * group), BUFFER(x), BUFFER(y), BUFFER(sums), LOCAL(group * sizeof(double)),
           UINT(job->n));
}

void
ddot_verify(const struct job *job, struct check *check)
{
    const size_t group = job->row->group.x;
    const double *x = job_input(job, 0), *y = job_input(job, 1), *sums = job_result(job, 2);
    long double want[GROUPS] = {0};
    for (size_t i = 0; i < job->n; i++)
        want[i / group % GROUPS] += (long double)x[i] * y[i];
    for (size_t i = 0; i < GROUPS; i++)
        check_number(check, i, sums[i], (double)want[i]);
}
