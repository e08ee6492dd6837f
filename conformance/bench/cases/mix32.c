/* SPDX-License-Identifier: MIT */
#include "case.h"

enum { ROUNDS = 64 };

void
mix32_setup(struct job *job)
{
    uint32_t *words = job_out(job, job->n * sizeof *words);
    for (size_t i = 0; i < job->n; i++)
        words[i] = (uint32_t)i * 7919;
    LAUNCH(job, LINE(job->n), BUFFER(words), UINT(ROUNDS));
}

static uint32_t
mixed(uint32_t a, uint32_t index)
{
    uint32_t b = index * 2654435761u, c = ~a, d = 0x9e3779b9u;
    for (unsigned round = 0; round < ROUNDS; round++) {
        a += b;
        d = rotate_left(d ^ a, 16);
        c += d;
        b = rotate_left(b ^ c, 12);
        a += b;
        d = rotate_left(d ^ a, 8);
        c += d;
        b = rotate_left(b ^ c, 7);
    }
    return a ^ b ^ c ^ d;
}

void
mix32_verify(const struct job *job, struct check *check)
{
    const uint32_t *words = job_result(job, 0);
    for (size_t i = 0; i < job->n; i += 13)
        check_bits(check, i, words[i], mixed((uint32_t)i * 7919, (uint32_t)i));
}
