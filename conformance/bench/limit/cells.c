/* SPDX-License-Identifier: MIT */
/* A byte a cell: the Game of Life, and edges. Sums of columns serve three cells. */
#include "limit.h"

#include <math.h>
#include <string.h>

enum { MAX_N = 1024, GENERATIONS = 4 };

static void
live_row(const uint8_t *above, const uint8_t *here, const uint8_t *below, size_t n, uint8_t *restrict out)
{
    uint8_t sums[MAX_N + 2];
    for (size_t x = 0; x < n; x++)
        sums[x + 1] = (uint8_t)(above[x] + here[x] + below[x]);
    sums[0] = sums[n];
    sums[n + 1] = sums[1];
    for (size_t x = 0; x < n; x++) {
        const uint8_t around = (uint8_t)(sums[x] + sums[x + 1] + sums[x + 2] - here[x]);
        out[x] = (around | here[x]) == 3;
    }
}

/* Rows of all generations are counted on: the first generation goes from the first picture to the second, and
 * so on. */
static void
live(const struct job *job, size_t from, size_t to)
{
    const size_t n = job->n, generation = from / n;
    const uint8_t *in = job_output(job, generation % 2);
    uint8_t *out = job_output(job, 1 - generation % 2);
    for (size_t i = from; i < to; i++) {
        const size_t y = i % n, above = (y + n - 1) % n, below = (y + 1) % n;
        live_row(in + above * n, in + y * n, in + below * n, n, out + y * n);
    }
}

void
life_limit(const struct job *job, struct team *team)
{
    for (size_t i = 0; i < GENERATIONS; i++)
        team_share_span(team, job, live, i * job->n, (i + 1) * job->n, 32);
}

static void
edge_row(const uint8_t *above, const uint8_t *here, const uint8_t *below, size_t n, uint8_t *restrict out)
{
    int16_t sums[MAX_N + 2], falls[MAX_N + 2];
    for (size_t x = 0; x < n; x++) {
        sums[x + 1] = (int16_t)(above[x] + 2 * here[x] + below[x]);
        falls[x + 1] = (int16_t)(below[x] - above[x]);
    }
    sums[0] = sums[1], falls[0] = falls[1];
    sums[n + 1] = sums[n], falls[n + 1] = falls[n];
    for (size_t x = 0; x < n; x++) {
        const int32_t dx = sums[x + 2] - sums[x], dy = falls[x] + 2 * falls[x + 1] + falls[x + 2];
        const int32_t edge = (int32_t)(sqrtf((float)(dx * dx + dy * dy)) + 0.5f);
        out[x] = (uint8_t)(edge < 255 ? edge : 255);
    }
}

static void
edge_rows(const struct job *job, size_t from, size_t to)
{
    const size_t n = job->n;
    const uint8_t *in = job_input(job, 0);
    for (size_t y = from; y < to; y++) {
        const uint8_t *here = in + y * n;
        edge_row(y > 0 ? here - n : here, here, y < n - 1 ? here + n : here, n,
                 (uint8_t *)job_output(job, 1) + y * n);
    }
}

void
sobel_limit(const struct job *job, struct team *team)
{
    team_share(team, job, edge_rows, job->n, 32);
}
