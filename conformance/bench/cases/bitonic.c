/* SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "case.h"

enum { BLOCK = 512 };

void
bitonic_setup(struct job *job)
{
    uint32_t *words = job_out(job, job->n * sizeof *words);
    for (size_t i = 0; i < job->n; i++)
        words[i] = job_random_bits(job);
    LAUNCH(job, LINE(job->n / 2), BUFFER(words));
}

static int
compare(const void *a, const void *b)
{
    uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return (x > y) - (x < y);
}

void
bitonic_verify(const struct job *job, struct check *check)
{
    const uint32_t *words = job_input(job, 0), *sorted = job_result(job, 0);
    for (size_t block = 0; block < job->n; block += BLOCK) {
        uint32_t want[BLOCK];
        memcpy(want, words + block, sizeof want);
        qsort(want, BLOCK, sizeof *want, compare);
        for (size_t i = 0; i < BLOCK; i++)
            check_bits(check, block + i, sorted[block + i], want[i]);
    }
}
