/* SPDX-License-Identifier: MIT */
#include <stdlib.h>

#include "case.h"

void
median3_setup(struct job *job)
{
    const size_t bytes = 4 * job->n * job->n;
    const uint8_t *in = job_in_bytes(job, bytes);
    uint8_t *out = job_out(job, bytes);
    LAUNCH(job, PLANE(job->n, job->n), BUFFER(in), BUFFER(out), INT(job->n));
}

static int
compare(const void *a, const void *b)
{
    return *(const uint8_t *)a - *(const uint8_t *)b;
}

static uint8_t
median(const uint8_t *in, int n, int x, int y, int channel)
{
    uint8_t around[9];
    for (int i = 0; i < 9; i++) {
        int row = clamp_int(y + i / 3 - 1, 0, n - 1), column = clamp_int(x + i % 3 - 1, 0, n - 1);
        around[i] = in[4 * (row * n + column) + channel];
    }
    qsort(around, 9, 1, compare);
    return around[4];
}

void
median3_verify(const struct job *job, struct check *check)
{
    const int n = (int)job->n;
    const uint8_t *in = job_input(job, 0), *out = job_result(job, 1);
    for (int i = 0; i < 4 * n * n; i += 9)
        check_bits(check, (size_t)i, out[i], median(in, n, i / 4 % n, i / 4 / n, i % 4));
}
