/* SPDX-License-Identifier: MIT */
#include "case.h"

enum { RADIUS = 3 };
static const float space = 0.06f, brightness = 20;

void
bilateral_setup(struct job *job)
{
    const size_t n = job->n;
    const float *in = job_in_floats(job, n * n, 0, 1);
    float *out = job_out(job, n * n * sizeof *out);
    LAUNCH(job, PLANE(n, n), BUFFER(in), BUFFER(out), INT(n), FLOAT(space), FLOAT(brightness));
}

static double
filtered(const float *in, int n, int x, int y)
{
    double sum = 0, weights = 0;
    for (int j = -RADIUS; j <= RADIUS; j++)
        for (int i = -RADIUS; i <= RADIUS; i++) {
            double there = in[clamp_int(y + j, 0, n - 1) * n + clamp_int(x + i, 0, n - 1)];
            double difference = there - in[y * n + x];
            double weight = exp(-(i * i + j * j) * space - difference * difference * brightness);
            sum += there * weight;
            weights += weight;
        }
    return sum / weights;
}

void
bilateral_verify(const struct job *job, struct check *check)
{
    const int n = (int)job->n;
    const float *in = job_input(job, 0), *out = job_result(job, 1);
    for (int i = 0; i < n * n; i += 11)
        check_number(check, (size_t)i, out[i], filtered(in, n, i % n, i / n));
}
