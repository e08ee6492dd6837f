/* SPDX-License-Identifier: MIT */
#include "case.h"

static const double factor = 1.0 / 3;

void
daxpy_setup(struct job *job)
{
    double *x = job_in(job, job->n * sizeof *x), *y = job_out(job, job->n * sizeof *y);
    for (size_t i = 0; i < job->n; i++) {
        x[i] = job_random(job, -1, 1);
        y[i] = job_random(job, -1, 1);
    }
    LAUNCH(job, LINE(job->n), BUFFER(x), BUFFER(y), DOUBLE(factor));
}

void
daxpy_verify(const struct job *job, struct check *check)
{
    const double *x = job_input(job, 0), *y = job_input(job, 1), *got = job_result(job, 1);
    for (size_t i = 0; i < job->n; i++)
        check_number(check, i, got[i], factor * x[i] + y[i]);
}
