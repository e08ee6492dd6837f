/* SPDX-License-Identifier: MIT */
/* A vector has a row of several blocks; for each move, their sums grow row by row. */
#include "limit.h"
#include "vector.h"

enum {
    MAX_N = 1024,
    BLOCK = 8,
    REACH = 4,
    SIDE = 2 * REACH + 1,
    HEIGHT = BLOCK + 2 * REACH,
    WIDTH = MAX_N + 2 * REACH
};

/* The rows around a row of blocks, each with its edges repeated. */
static void
copy_around(const uint8_t *in, int n, int top, uint8_t rows[HEIGHT][WIDTH])
{
    for (int y = 0; y < HEIGHT; y++) {
        const uint8_t *row = in + limit_clamp(top + y - REACH, 0, n - 1) * n;
        memset(rows[y], row[0], REACH);
        memcpy(rows[y] + REACH, row, (size_t)n);
        memset(rows[y] + REACH + n, row[n - 1], REACH);
    }
}

static inline bytes
load_bytes(const uint8_t *from)
{
    bytes v;
    memcpy(&v, from, sizeof v);
    return v;
}

/* The blocks from now on; before are the rows around them at their left edge. */
static void
search_some(const bytes now[BLOCK], uint8_t (*before)[WIDTH], uint32_t *least)
{
    longs best = ~(longs){0} >> 1;
    for (size_t move = 0; move < SIDE * SIDE; move++) {
        longs sum = {0};
        for (size_t y = 0; y < BLOCK; y++)
            sum += sum_differences(now[y], load_bytes(before[y + move / SIDE] + move % SIDE));
        const longs coded = sum << 8 | move, smaller = coded < best;
        best = (coded & smaller) | (best & ~smaller);
    }
    for (unsigned i = 0; i < LANES / 2; i++)
        least[i] = (uint32_t)best[i];
}

static void
search(const struct job *job, size_t from, size_t to)
{
    const size_t n = job->n, wide = sizeof(bytes);
    uint8_t rows[HEIGHT][WIDTH];
    for (size_t by = from; by < to; by++) {
        const uint8_t *in = (const uint8_t *)job_input(job, 0) + by * BLOCK * n;
        uint32_t *least = (uint32_t *)job_output(job, 2) + by * (n / BLOCK);
        copy_around(job_input(job, 1), (int)n, (int)by * BLOCK, rows);
        for (size_t x = 0; x < n; x += wide) {
            bytes now[BLOCK];
            for (size_t y = 0; y < BLOCK; y++)
                now[y] = load_bytes(in + y * n + x);
            search_some(now, (uint8_t(*)[WIDTH])(rows[0] + x), least + x / BLOCK);
        }
    }
}

void
sad_limit(const struct job *job, struct team *team)
{
    team_share(team, job, search, job->n / BLOCK, 1);
}
