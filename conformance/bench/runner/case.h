/* SPDX-License-Identifier: MIT */
/* What a file in cases/ needs: it defines NAME_setup and NAME_verify for a row of the table. */
#ifndef BENCH_CASE_H
#define BENCH_CASE_H

#include <math.h>

#include "check.h"
#include "job.h"

#define BENCH(name, ...)                                                                                     \
    void name##_setup(struct job *job);                                                                      \
    void name##_verify(const struct job *job, struct check *check);
#include "rows.def"
#undef BENCH

static inline int
clamp_int(int x, int low, int high)
{
    return x < low ? low : x > high ? high : x;
}

static inline uint32_t
rotate_left(uint32_t x, unsigned bits)
{
    return x << bits | x >> (32 - bits);
}

/* Marsaglia's, 32 bits. */
static inline uint32_t
xorshift(uint32_t x)
{
    x ^= x << 13;
    x ^= x >> 17;
    return x ^ x << 5;
}

#endif
