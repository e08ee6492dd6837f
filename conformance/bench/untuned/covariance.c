/* SPDX-License-Identifier: MIT */
#include "case.h"

void
covariance_setup(struct job *job)
{
    const size_t n = job->n;
    float *data = job_out(job, n * n * sizeof *data), *means = job_out(job, n * sizeof *means);
    float *result = job_out(job, n * n * sizeof *result);
    for (size_t i = 0; i < n * n; i++)
        data[i] = job_random(job, 0, 4);
    LAUNCH_NAMED(job, "covariance_means", LINE(n), BUFFER(data), BUFFER(means), INT(n));
    LAUNCH_NAMED(job, "covariance_centre", PLANE(n, n), BUFFER(data), BUFFER(means), INT(n));
    LAUNCH_NAMED(job, "covariance_rows", LINE(n), BUFFER(data), BUFFER(result), INT(n));
}

static double
column_mean(const float *data, size_t n, size_t column)
{
    double sum = 0;
    for (size_t i = 0; i < n; i++)
        sum += data[i * n + column];
    return sum / (double)n;
}

void
covariance_verify(const struct job *job, struct check *check)
{
    const size_t n = job->n;
    const float *data = job_input(job, 0), *result = job_result(job, 2);
    for (size_t i = 0; i < n * n; i += 59) {
        const size_t x = i % n, y = i / n;
        const double mean_x = column_mean(data, n, x), mean_y = column_mean(data, n, y);
        double sum = 0;
        for (size_t k = 0; k < n; k++)
            sum += (data[k * n + x] - mean_x) * (data[k * n + y] - mean_y);
        check_number(check, i, result[i], sum / (double)(n - 1));
    }
}
