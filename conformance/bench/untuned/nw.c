/* SPDX-License-Identifier: MIT */
#include <stdlib.h>

#include "case.h"
#include "common/fail.h"

enum { TILE = 16, PENALTY = 10 };

void
nw_setup(struct job *job)
{
    const size_t n = job->n, wide = n + 1, tiles = n / TILE;
    int32_t *likeness = job_in(job, n * n * sizeof *likeness),
            *table = job_out(job, wide * wide * sizeof *table);
    for (size_t i = 0; i < n * n; i++)
        likeness[i] = (int32_t)(job_random_bits(job) % 16) - 6;
    for (size_t i = 1; i < wide; i++)
        table[i] = table[i * wide] = -PENALTY * (int32_t)i;
    for (size_t diagonal = 0; diagonal < 2 * tiles - 1; diagonal++) {
        const size_t first = diagonal < tiles ? 0 : diagonal - tiles + 1,
                     last = diagonal < tiles ? diagonal : tiles - 1;
        LAUNCH(job, LINE((last - first + 1) * TILE), BUFFER(likeness), BUFFER(table), INT(n), INT(PENALTY),
               INT(first), INT(diagonal));
    }
}

static int
larger(int a, int b)
{
    return a > b ? a : b;
}

void
nw_verify(const struct job *job, struct check *check)
{
    const size_t n = job->n, wide = n + 1;
    const int32_t *likeness = job_input(job, 0), *start = job_input(job, 1), *got = job_result(job, 1);
    int32_t *row = malloc(wide * sizeof *row);
    if (!row)
        fail("no memory");
    for (size_t x = 0; x < wide; x++)
        row[x] = start[x];
    for (size_t y = 1; y < wide; y++) {
        int32_t before = row[0];
        row[0] = start[y * wide];
        for (size_t x = 1; x < wide; x++) {
            const int32_t aligned = before + likeness[(y - 1) * n + x - 1];
            before = row[x];
            row[x] = larger(aligned, larger(row[x], row[x - 1]) - PENALTY);
            check_bits(check, y * wide + x, (uint32_t)got[y * wide + x], (uint32_t)row[x]);
        }
    }
    free(row);
}
