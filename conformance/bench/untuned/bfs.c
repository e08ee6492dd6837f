/* SPDX-License-Identifier: MIT */
/* A random graph of up to nine edges a node has no more levels than are launched. */
#include <stdlib.h>
#include <string.h>

#include "case.h"
#include "common/fail.h"

enum { LEAST = 3, MOST = 9, LEVELS = 12 };

void
bfs_setup(struct job *job)
{
    const size_t n = job->n;
    uint32_t *starts = job_in(job, (n + 1) * sizeof *starts);
    for (size_t i = 0; i < n; i++)
        starts[i + 1] = starts[i] + LEAST + job_random_bits(job) % (MOST - LEAST + 1);
    uint32_t *edges = job_in_words(job, starts[n]);
    for (size_t i = 0; i < starts[n]; i++)
        edges[i] %= (uint32_t)n;
    uint8_t *frontier = job_out(job, n), *reached = job_out(job, n), *visited = job_out(job, n);
    int32_t *levels = job_out(job, n * sizeof *levels);
    frontier[0] = visited[0] = 1;
    for (unsigned i = 0; i < LEVELS; i++) {
        LAUNCH_NAMED(job, "bfs_reach", LINE(n), BUFFER(starts), BUFFER(edges), BUFFER(frontier),
                     BUFFER(reached), BUFFER(visited), BUFFER(levels));
        LAUNCH_NAMED(job, "bfs_advance", LINE(n), BUFFER(frontier), BUFFER(reached), BUFFER(visited));
    }
}

/* 0: not reached, as the start, too. queue has room for all nodes. */
static void
search(const uint32_t *starts, const uint32_t *edges, uint32_t *queue, int32_t *levels)
{
    size_t last = 1;
    queue[0] = 0;
    for (size_t first = 0; first < last; first++)
        for (size_t i = starts[queue[first]]; i < starts[queue[first] + 1]; i++)
            if (edges[i] != 0 && levels[edges[i]] == 0 && levels[queue[first]] < LEVELS) {
                levels[edges[i]] = levels[queue[first]] + 1;
                queue[last++] = edges[i];
            }
}

void
bfs_verify(const struct job *job, struct check *check)
{
    const int32_t *got = job_result(job, 5);
    int32_t *levels = calloc(2 * job->n, sizeof *levels);
    if (!levels)
        fail("no memory");
    search(job_input(job, 0), job_input(job, 1), (uint32_t *)levels + job->n, levels);
    for (size_t i = 0; i < job->n; i++)
        check_bits(check, i, (uint32_t)got[i], (uint32_t)levels[i]);
    free(levels);
}
