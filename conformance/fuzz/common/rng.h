/* SPDX-License-Identifier: MIT */
/* Numbers that are the same on every host for the same seed. */
#ifndef FUZZ_RNG_H
#define FUZZ_RNG_H

#include <stdint.h>

struct rng {
    uint64_t state;
};

static inline uint32_t
rng_next(struct rng *r)
{
    uint64_t z = r->state += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return (uint32_t)(z >> 32);
}

/* Below n; n > 0. */
static inline uint32_t
rng_below(struct rng *r, uint32_t n)
{
    return (uint32_t)((uint64_t)rng_next(r) * n >> 32);
}

#endif
