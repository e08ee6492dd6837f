/* SPDX-License-Identifier: MIT */
/* Shortest paths, block by block: a block of nodes shortens the paths within it, then those from or to it,
 * then the rest. */
#include "limit.h"

enum { BLOCK = 32 };

/* The paths of block (x, y) by way of the nodes of block k. */
static void
shorten(const struct job *job, size_t x, size_t y, size_t k)
{
    const size_t n = job->n;
    uint32_t *all = job_output(job, 0), *to = all + (y * n + x) * BLOCK;
    const uint32_t *first = all + (y * n + k) * BLOCK, *second = all + (k * n + x) * BLOCK;
    for (size_t via = 0; via < BLOCK; via++)
        for (size_t i = 0; i < BLOCK; i++) {
            const uint32_t so_far = first[i * n + via];
#pragma GCC ivdep /* where the blocks are the same, nothing changes on the way to via itself */
            for (size_t j = 0; j < BLOCK; j++) {
                const uint32_t detour = so_far + second[via * n + j];
                to[i * n + j] = detour < to[i * n + j] ? detour : to[i * n + j];
            }
        }
}

/* For each k, a row of blocks and a column of blocks. */
static void
shorten_cross(const struct job *job, size_t from, size_t to)
{
    const size_t blocks = job->n / BLOCK;
    for (size_t i = from; i < to; i++) {
        const size_t k = i / (2 * blocks), along = i % blocks;
        if (along != k && i / blocks % 2)
            shorten(job, along, k, k);
        else if (along != k)
            shorten(job, k, along, k);
    }
}

static void
shorten_rest(const struct job *job, size_t from, size_t to)
{
    const size_t blocks = job->n / BLOCK;
    for (size_t i = from; i < to; i++) {
        const size_t k = i / (blocks * blocks), y = i / blocks % blocks, x = i % blocks;
        if (x != k && y != k)
            shorten(job, x, y, k);
    }
}

void
floyd_limit(const struct job *job, struct team *team)
{
    const size_t blocks = job->n / BLOCK, square = blocks * blocks;
    for (size_t k = 0; k < blocks; k++) {
        shorten(job, k, k, k);
        team_share_span(team, job, shorten_cross, k * 2 * blocks, (k + 1) * 2 * blocks, 1);
        team_share_span(team, job, shorten_rest, k * square, (k + 1) * square, blocks);
    }
}
