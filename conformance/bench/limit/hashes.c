/* SPDX-License-Identifier: MIT */
/* Integers: each lane its own hash or random numbers. */
#include "limit.h"
#include "vector.h"

enum { DEEP = 4, WIDE = DEEP * LANES };

static inline void
quarter(words *a, words *b, words *c, words *d, unsigned first, unsigned second)
{
    *a += *b;
    *d = rotate_words(*d ^ *a, first);
    *c += *d;
    *b = rotate_words(*b ^ *c, second);
}

static void
mix_some(uint32_t *x, uint32_t index, uint32_t rounds)
{
    words a[DEEP], b[DEEP], c[DEEP], d[DEEP];
    memcpy(a, x, sizeof a);
    for (uint32_t i = 0; i < DEEP; i++) {
        b[i] = count_from(index + i * LANES) * 2654435761u;
        c[i] = ~a[i];
        d[i] = (words){0} + 0x9e3779b9u;
    }
    for (uint32_t round = 0; round < rounds; round++)
        for (uint32_t i = 0; i < DEEP; i++) {
            quarter(&a[i], &b[i], &c[i], &d[i], 16, 12);
            quarter(&a[i], &b[i], &c[i], &d[i], 8, 7);
        }
    for (uint32_t i = 0; i < DEEP; i++)
        a[i] ^= b[i] ^ c[i] ^ d[i];
    memcpy(x, a, sizeof a);
}

static void
mix(const struct job *job, size_t from, size_t to)
{
    uint32_t *x = job_output(job, 0);
    for (size_t i = from; i < to; i += WIDE)
        mix_some(x + i, (uint32_t)i, job_uint(job, 1));
}

void
mix32_limit(const struct job *job, struct team *team)
{
    team_share(team, job, mix, job->n, 4096);
}

/* Below 2 to the power of 24. */
static inline floats
next_random(words *state)
{
    *state ^= *state << 13;
    *state ^= *state >> 17;
    *state ^= *state << 5;
    return to_floats((ints)(*state >> 8));
}

static void
throw_points(const struct job *job, size_t from, size_t to)
{
    uint32_t *inside = job_output(job, 0);
    for (size_t i = from; i < to; i += WIDE) {
        words state[DEEP];
        ints count[DEEP] = {{0}};
        for (unsigned j = 0; j < DEEP; j++)
            state[j] = count_from((uint32_t)i + j * LANES) * 2654435761u + 12345u;
        for (uint32_t sample = 0; sample < job_uint(job, 1); sample++)
            for (unsigned j = 0; j < DEEP; j++) {
                const floats x = next_random(&state[j]), y = next_random(&state[j]);
                count[j] -= x * x + y * y < 281474976710656.0f;
            }
        memcpy(inside + i, count, sizeof count);
    }
}

void
pi_limit(const struct job *job, struct team *team)
{
    team_share(team, job, throw_points, job->n, 512);
}
