/* SPDX-License-Identifier: MIT */
/* The tolerance is for a half that rounds the other way. */
#include "case.h"

enum { RADIUS = 2, SIDE = 2 * RADIUS + 1 };
static const float amount = 0.8f;

void
unsharp_setup(struct job *job)
{
    const size_t n = job->n;
    const uint8_t *in = job_in_bytes(job, n * n);
    uint8_t *out = job_out(job, n * n);
    float *weights = job_in_floats(job, SIDE * SIDE, 0, 2.0f / (SIDE * SIDE));
    LAUNCH(job, PLANE(n, n), BUFFER(in), BUFFER(out), BUFFER(weights), FLOAT(amount), INT(n));
}

static double
sharpened(const uint8_t *in, const float *weights, int n, int x, int y)
{
    double blurred = 0, here = in[y * n + x];
    for (int i = 0; i < SIDE * SIDE; i++) {
        const int row = clamp_int(y + i / SIDE - RADIUS, 0, n - 1),
                  column = clamp_int(x + i % SIDE - RADIUS, 0, n - 1);
        blurred += (double)in[row * n + column] * weights[i];
    }
    return fmin(fmax(rint(here + amount * (here - blurred)), 0), 255);
}

void
unsharp_verify(const struct job *job, struct check *check)
{
    const int n = (int)job->n;
    const uint8_t *in = job_input(job, 0), *out = job_result(job, 1);
    for (int i = 0; i < n * n; i += 5)
        check_number(check, (size_t)i, out[i], sharpened(in, job_input(job, 2), n, i % n, i / n));
}
