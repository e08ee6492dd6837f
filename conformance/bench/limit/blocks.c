/* SPDX-License-Identifier: MIT */
/* Matrices, in blocks for registers and caches. */
#include "limit.h"
#include "vector.h"

enum { ROWS = LANES == 16 ? 8 : 4, STRIP = 2 * LANES, TILE = 16, DEPTH = 256 };

/* ROWS rows of a times the strip, added to c: the sums stay in registers. */
static void
multiply_strip(const float *a, size_t n, size_t depth, const float *strip, float *c)
{
    floats sums[ROWS][2] = {0};
    for (size_t k = 0; k < depth; k++) {
        const floats left = load_floats(strip + k * STRIP), right = load_floats(strip + k * STRIP + LANES);
        for (size_t row = 0; row < ROWS; row++) {
            sums[row][0] += a[row * n + k] * left;
            sums[row][1] += a[row * n + k] * right;
        }
    }
    for (size_t row = 0; row < ROWS; row++) {
        store_floats(c + row * n, load_floats(c + row * n) + sums[row][0]);
        store_floats(c + row * n + LANES, load_floats(c + row * n + LANES) + sums[row][1]);
    }
}

/* A strip of b's columns, a part of them at a time, is copied together, so that the nearest cache holds it.
 */
static void
multiply(const struct job *job, size_t from, size_t to)
{
    const size_t n = job->n, depth = n < DEPTH ? n : DEPTH;
    const float *a = job_input(job, 0), *b = job_input(job, 1);
    float *c = job_output(job, 2), strip[DEPTH * STRIP] __attribute__((aligned(64)));
    for (size_t x = from * STRIP; x < to * STRIP; x += STRIP)
        for (size_t first = 0; first < n; first += depth) {
            for (size_t k = 0; k < depth; k++)
                memcpy(strip + k * STRIP, b + (first + k) * n + x, STRIP * sizeof *b);
            for (size_t y = 0; y < n; y += ROWS)
                multiply_strip(a + y * n + first, n, depth, strip, c + y * n + x);
        }
}

void
sgemm_limit(const struct job *job, struct team *team)
{
    team_share(team, job, multiply, job->n / STRIP, 1);
}

static void
turn_tile(const float *in, float *out, size_t n)
{
    float tile[TILE][TILE] __attribute__((aligned(64)));
    for (size_t y = 0; y < TILE; y++)
        for (size_t x = 0; x < TILE; x++)
            tile[x][y] = in[y * n + x];
    for (size_t y = 0; y < TILE; y++)
        for (size_t x = 0; x < TILE; x += LANES)
            stream_floats(out + y * n + x, load_floats(&tile[y][x]));
}

static void
turn(const struct job *job, size_t from, size_t to)
{
    const size_t n = job->n;
    const float *in = job_input(job, 0);
    float *out = job_output(job, 1);
    for (size_t y = from; y < to; y += TILE)
        for (size_t x = 0; x < n; x += TILE)
            turn_tile(in + x * n + y, out + y * n + x, n);
}

void
transpose_limit(const struct job *job, struct team *team)
{
    team_share(team, job, turn, job->n, TILE);
}
