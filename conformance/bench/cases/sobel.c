/* SPDX-License-Identifier: MIT */
/* A root of a whole number is never near a half, so how it is rounded does not show. */
#include "case.h"

void
sobel_setup(struct job *job)
{
    const size_t n = job->n;
    uint8_t *in = job_in(job, n * n), *out = job_out(job, n * n);
    for (size_t i = 0; i < n * n; i++)
        in[i] = (uint8_t)(job_random_bits(job) >> 26);
    LAUNCH(job, PLANE(n, n), BUFFER(in), BUFFER(out), INT(n));
}

static double
edge(const uint8_t *in, int n, int x, int y)
{
    int dx = 0, dy = 0;
    for (int j = -1; j <= 1; j++)
        for (int i = -1; i <= 1; i++) {
            int pixel = in[clamp_int(y + j, 0, n - 1) * n + clamp_int(x + i, 0, n - 1)];
            dx += i * (2 - j * j) * pixel;
            dy += j * (2 - i * i) * pixel;
        }
    return fmin(rint(sqrt(dx * dx + dy * dy)), 255);
}

void
sobel_verify(const struct job *job, struct check *check)
{
    const int n = (int)job->n;
    const uint8_t *in = job_input(job, 0), *out = job_result(job, 1);
    for (int i = 0; i < n * n; i++)
        check_number(check, (size_t)i, out[i], edge(in, n, i % n, i / n));
}
