/* SPDX-License-Identifier: MIT */
#include "case.h"

enum { SIDE = 16 };

void
backprop_setup(struct job *job)
{
    const size_t n = job->n;
    const float *inputs = job_in_floats(job, n, 0, 1);
    float *weights = job_out(job, SIDE * n * sizeof *weights), *sums = job_out(job, n * sizeof *sums);
    const float *errors = job_in_floats(job, SIDE, -1, 1);
    float *changes = job_out(job, SIDE * n * sizeof *changes);
    for (size_t i = 0; i < SIDE * n; i++) {
        weights[i] = job_random(job, 0, 1);
        changes[i] = job_random(job, -0.1f, 0.1f);
    }
    LAUNCH_NAMED(job, "backprop_forward", PLANE(SIDE, n), BUFFER(inputs), BUFFER(weights), BUFFER(sums));
    LAUNCH_NAMED(job, "backprop_adjust", PLANE(SIDE, n), BUFFER(inputs), BUFFER(weights), BUFFER(changes),
                 BUFFER(errors));
}

void
backprop_verify(const struct job *job, struct check *check)
{
    const float *inputs = job_input(job, 0), *weights = job_input(job, 1), *sums = job_result(job, 2);
    const float *errors = job_input(job, 3), *changes = job_input(job, 4), *adjusted = job_result(job, 1);
    for (size_t i = 0; i < job->n; i++) {
        double sum = 0;
        for (size_t row = i / SIDE * SIDE; row < i / SIDE * SIDE + SIDE; row++)
            sum += (double)weights[row * SIDE + i % SIDE] * inputs[row];
        check_number(check, i, sums[i], sum);
    }
    for (size_t i = 0; i < SIDE * job->n; i += 3) {
        const double change = 0.3 * errors[i % SIDE] * inputs[i / SIDE] + 0.3 * changes[i];
        check_number(check, i, adjusted[i], weights[i] + change);
    }
}
