/* SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "case.h"
#include "common/fail.h"

enum { GENERATIONS = 4 };

void
life_setup(struct job *job)
{
    const size_t n = job->n;
    uint8_t *a = job_out(job, n * n), *b = job_out(job, n * n);
    for (size_t i = 0; i < n * n; i++)
        a[i] = (uint8_t)(job_random_bits(job) >> 31);
    for (unsigned i = 0; i < GENERATIONS; i += 2) {
        LAUNCH(job, PLANE(n, n), BUFFER(a), BUFFER(b), INT(n));
        LAUNCH(job, PLANE(n, n), BUFFER(b), BUFFER(a), INT(n));
    }
}

static void
step(const uint8_t *in, uint8_t *out, size_t n)
{
    for (size_t i = 0; i < n * n; i++) {
        unsigned around = 0;
        for (size_t j = 0; j < 9; j++)
            around += in[(i / n + n + j / 3 - 1) % n * n + (i % n + n + j % 3 - 1) % n];
        out[i] = around == 3 || (in[i] && around == 4);
    }
}

void
life_verify(const struct job *job, struct check *check)
{
    const size_t n = job->n;
    const uint8_t *got = job_result(job, 0);
    uint8_t *a = malloc(n * n), *b = malloc(n * n);
    if (!a || !b)
        fail("no memory");
    memcpy(a, job_input(job, 0), n * n);
    for (unsigned i = 0; i < GENERATIONS; i += 2) {
        step(a, b, n);
        step(b, a, n);
    }
    for (size_t i = 0; i < n * n; i++)
        check_bits(check, i, got[i], a[i]);
    free(a);
    free(b);
}
