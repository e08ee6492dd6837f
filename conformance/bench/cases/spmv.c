/* SPDX-License-Identifier: MIT */
#include "case.h"

enum { LEAST = 4, MOST = 28 };

void
spmv_setup(struct job *job)
{
    uint32_t *starts = job_in(job, (job->n + 1) * sizeof *starts);
    for (size_t row = 0; row < job->n; row++)
        starts[row + 1] = starts[row] + LEAST + job_random_bits(job) % (MOST - LEAST + 1);
    uint32_t *columns = job_in_words(job, starts[job->n]);
    for (size_t i = 0; i < starts[job->n]; i++)
        columns[i] %= (uint32_t)job->n;
    const float *values = job_in_floats(job, starts[job->n], -1, 1), *x = job_in_floats(job, job->n, -1, 1);
    float *y = job_out(job, job->n * sizeof *y);
    LAUNCH(job, LINE(job->n), BUFFER(starts), BUFFER(columns), BUFFER(values), BUFFER(x), BUFFER(y));
}

void
spmv_verify(const struct job *job, struct check *check)
{
    const uint32_t *starts = job_input(job, 0), *columns = job_input(job, 1);
    const float *values = job_input(job, 2), *x = job_input(job, 3), *y = job_result(job, 4);
    for (size_t row = 0; row < job->n; row++) {
        double sum = 0;
        for (size_t i = starts[row]; i < starts[row + 1]; i++)
            sum += (double)values[i] * x[columns[i]];
        check_number(check, row, y[row], sum);
    }
}
