/* SPDX-License-Identifier: MIT */
/* The sum is exact in 24 bits; the tolerance is for a half that rounds the other way. */
#include "case.h"

void
blur5_setup(struct job *job)
{
    const uint8_t *in = job_in_bytes(job, 4 * job->n * job->n);
    uint8_t *out = job_out(job, 4 * job->n * job->n);
    LAUNCH(job, PLANE(job->n, job->n), BUFFER(in), BUFFER(out), INT(job->n), INT(job->n));
}

static double
blurred(const uint8_t *in, int n, int x, int y, int channel)
{
    static const int weights[5] = {1, 4, 6, 4, 1};
    int sum = 0;
    for (int j = -2; j <= 2; j++)
        for (int i = -2; i <= 2; i++) {
            int row = clamp_int(y + j, 0, n - 1), column = clamp_int(x + i, 0, n - 1);
            sum += in[4 * (row * n + column) + channel] * weights[i + 2] * weights[j + 2];
        }
    return rint(sum / 256.0);
}

void
blur5_verify(const struct job *job, struct check *check)
{
    const int n = (int)job->n;
    const uint8_t *in = job_input(job, 0), *out = job_result(job, 1);
    for (int i = 0; i < 4 * n * n; i += 5)
        check_number(check, (size_t)i, out[i], blurred(in, n, i / 4 % n, i / 4 / n, i % 4));
}
