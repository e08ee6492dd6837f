/* SPDX-License-Identifier: MIT */
#include "case.h"

static double
cosine(unsigned frequency, unsigned position)
{
    double scale = frequency == 0 ? sqrt(0.125) : 0.5;
    return scale * cos(M_PI * (2 * position + 1) * frequency / 16);
}

void
dct8x8_setup(struct job *job)
{
    const size_t n = job->n;
    const uint8_t *in = job_in_bytes(job, n * n);
    float *out = job_out(job, n * n * sizeof *out), *cosines = job_in(job, 64 * sizeof *cosines);
    for (unsigned i = 0; i < 64; i++)
        cosines[i] = (float)cosine(i / 8, i % 8);
    LAUNCH(job, PLANE(n, n), BUFFER(in), BUFFER(out), BUFFER(cosines), UINT(n));
}

static double
transformed(const uint8_t *block, size_t n, const double cosines[8][8], unsigned u, unsigned v)
{
    double sum = 0;
    for (unsigned y = 0; y < 8; y++)
        for (unsigned x = 0; x < 8; x++)
            sum += (block[y * n + x] - 128.0) * cosines[u][x] * cosines[v][y];
    return sum;
}

void
dct8x8_verify(const struct job *job, struct check *check)
{
    const size_t n = job->n;
    const uint8_t *in = job_input(job, 0);
    const float *out = job_result(job, 1);
    double cosines[8][8];
    for (unsigned i = 0; i < 64; i++)
        cosines[i / 8][i % 8] = cosine(i / 8, i % 8);
    for (size_t i = 0; i < n * n; i += 3) {
        const size_t x = i % n, y = i / n;
        const uint8_t *block = in + y / 8 * 8 * n + x / 8 * 8;
        check_number(check, i, out[i], transformed(block, n, cosines, x % 8, y % 8));
    }
}
