/* SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "case.h"
#include "common/fail.h"

/* One launch a node, in order: the queue's launches depend on each other. */
void
floyd_setup(struct job *job)
{
    const size_t n = job->n;
    uint32_t *distances = job_out(job, n * n * sizeof *distances);
    for (size_t i = 0; i < n * n; i++)
        distances[i] = i / n == i % n ? 0 : 1 + job_random_bits(job) % 10000;
    for (size_t k = 0; k < n; k++)
        LAUNCH(job, PLANE(n, n), BUFFER(distances), UINT(n), UINT(k));
}

static void
shortest_paths(uint32_t *distances, size_t n)
{
    for (size_t k = 0; k < n; k++)
        for (size_t i = 0; i < n * n; i++) {
            uint32_t detour = distances[i / n * n + k] + distances[k * n + i % n];
            if (detour < distances[i])
                distances[i] = detour;
        }
}

void
floyd_verify(const struct job *job, struct check *check)
{
    const size_t bytes = job->buffers[0].bytes;
    const uint32_t *got = job_result(job, 0);
    uint32_t *want = malloc(bytes);
    if (!want)
        fail("no memory");
    memcpy(want, job_input(job, 0), bytes);
    shortest_paths(want, job->n);
    for (size_t i = 0; i < job->n * job->n; i++)
        check_bits(check, i, got[i], want[i]);
    free(want);
}
