/* SPDX-License-Identifier: MIT */
/* JPEG's transform: a vector is a row of a block. */
#include "limit.h"

#include <string.h>

enum { SIDE = 8 };
typedef float eight __attribute__((vector_size(4 * SIDE)));

static void
transform_block(const uint8_t *in, size_t n, const float *cosines, const eight turned[SIDE], float *out)
{
    eight rows[SIDE];
    for (unsigned y = 0; y < SIDE; y++) {
        rows[y] = (eight){0};
        for (unsigned k = 0; k < SIDE; k++)
            rows[y] += ((float)in[y * n + k] - 128.0f) * turned[k];
    }
    for (unsigned y = 0; y < SIDE; y++) {
        eight sum = {0};
        for (unsigned k = 0; k < SIDE; k++)
            sum += cosines[y * SIDE + k] * rows[k];
        memcpy(out + y * n, &sum, sizeof sum);
    }
}

static void
transform(const struct job *job, size_t from, size_t to)
{
    const size_t n = job->n;
    const uint8_t *in = job_input(job, 0);
    const float *cosines = job_input(job, 2);
    eight turned[SIDE];
    for (unsigned i = 0; i < SIDE * SIDE; i++)
        turned[i % SIDE][i / SIDE] = cosines[i];
    for (size_t y = from * SIDE; y < to * SIDE; y += SIDE)
        for (size_t x = 0; x < n; x += SIDE)
            transform_block(in + y * n + x, n, cosines, turned, (float *)job_output(job, 1) + y * n + x);
}

void
dct8x8_limit(const struct job *job, struct team *team)
{
    team_share(team, job, transform, job->n / SIDE, 4);
}
