/* SPDX-License-Identifier: MIT */
#include "case.h"

void
vadd_setup(struct job *job)
{
    const float *a = job_in_floats(job, job->n, 0, 1), *b = job_in_floats(job, job->n, 0, 1);
    float *c = job_out(job, job->n * sizeof *c);
    LAUNCH(job, LINE(job->n), BUFFER(a), BUFFER(b), BUFFER(c), UINT(job->n));
}

void
vadd_verify(const struct job *job, struct check *check)
{
    const float *a = job_input(job, 0), *b = job_input(job, 1), *c = job_result(job, 2);
    for (size_t i = 0; i < job->n; i++)
        check_number(check, i, c[i], a[i] + b[i]);
}
