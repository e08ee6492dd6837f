/* SPDX-License-Identifier: MIT */
#include "case.h"

void
atax_setup(struct job *job)
{
    const size_t n = job->n;
    const float *a = job_in_floats(job, n * n, 0, 1), *x = job_in_floats(job, n, 0, 1.0f / (float)n);
    float *middle = job_out(job, n * sizeof *middle), *y = job_out(job, n * sizeof *y);
    LAUNCH_NAMED(job, "atax_rows", LINE(n), BUFFER(a), BUFFER(x), BUFFER(middle), INT(n));
    LAUNCH_NAMED(job, "atax_columns", LINE(n), BUFFER(a), BUFFER(middle), BUFFER(y), INT(n));
}

void
atax_verify(const struct job *job, struct check *check)
{
    const size_t n = job->n;
    const float *a = job_input(job, 0), *x = job_input(job, 1), *middle = job_result(job, 2),
                *y = job_result(job, 3);
    for (size_t i = 0; i < n; i += 3) {
        double across = 0, down = 0;
        for (size_t k = 0; k < n; k++) {
            across += (double)a[i * n + k] * x[k];
            down += (double)a[k * n + i] * middle[k];
        }
        check_number(check, i, middle[i], across);
        check_number(check, n + i, y[i], down);
    }
}
