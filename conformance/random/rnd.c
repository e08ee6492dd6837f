/* SPDX-License-Identifier: MIT */
#include "rnd.h"

#include <assert.h>
#include <string.h>

uint64_t
rnd_next(struct rnd *r)
{
    uint64_t z = r->state += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

struct rnd
rnd_of(uint64_t seed, enum rnd_stream stream)
{
    struct rnd r = {seed * 8 + stream};
    r.state = rnd_next(&r);
    return r;
}

unsigned
rnd_below(struct rnd *r, unsigned n)
{
    assert(n > 0);
    return (unsigned)(rnd_next(r) >> 33) % n;
}

bool
rnd_once_in(struct rnd *r, unsigned n)
{
    return rnd_below(r, n) == 0;
}

unsigned
rnd_weighted(struct rnd *r, const uint8_t *weights, unsigned count)
{
    unsigned sum = 0, i = 0;
    for (unsigned n = 0; n < count; n++)
        sum += weights[n];
    unsigned at = rnd_below(r, sum);
    while (at >= weights[i])
        at -= weights[i++];
    return i;
}

static uint64_t
edge(struct rnd *r)
{
    static const uint64_t edges[] = {
        /* floats in pairs: ones, infinities, NaNs, denormals, limits of integers, halves for rounding */
        0x3f800000bf800000u, 0xbf8000007f800000u, 0xff8000007fc00000u, 0x8000000000000001u,
        0x007fffff00800000u, 0x7f7fffff4f000000u, 0xcf0000004f800000u, 0x3f0000003fc00000u,
        0x402000004b000000u, 0x4b8000003eaaaaabu, 0x4effffff33800000u, 0x4770000047800000u,
        /* doubles */
        0x3ff0000000000000u, 0x7ff0000000000000u, 0x7ff8000000000000u, 0x43e0000000000000u,
        0x41e0000000000000u, 0x000fffffffffffffu, 0xc1e0000000200000u, 0x3ff0000010000000u,
        /* integers */
        0x7fffffffffffffffu, 0x8000000000000000u, 0xffffffffffffffffu, 0x0000000100000000u,
        0x00000000ffffffffu, 0x7fffffff80000000u, 0x0000001f00000020u, 0x80007fff0000ffffu,
        0x807f00ff01fe1020u, 0,
        /* halves */
        0x3c00bc003800c200u, 0x7bff040003ff8001u, 0x7c00fc0000008000u, 0x3c0142483555b401u};
    return edges[rnd_below(r, sizeof edges / sizeof edges[0])];
}

uint64_t
rnd_value(struct rnd *r)
{
    static const uint8_t weights[] = {3, 6, 7, 3, 2, 3};
    const uint64_t any = rnd_next(r);
    switch (rnd_weighted(r, weights, sizeof weights)) {
    case 0:
        return any;
    case 1: /* small integers */
        return any & 0x000000ff000000ffu;
    case 2: /* floats of everyday size */
        return ((any & 0x807fff00807fff00u) | 0x3f0000003f000000u) + (any >> 8 & 0x0100000001000000u);
    case 3: /* a double of everyday size */
        return (any & 0x801fffffffffff00u) | 0x3fe0000000000000u;
    case 4: /* halves of everyday size */
        return (any & 0x87ff87ff87ff87ffu) | 0x3800380038003800u;
    default:
        return edge(r);
    }
}

void
rnd_fill(struct rnd *r, void *to, unsigned bytes)
{
    for (unsigned at = 0; at < bytes; at += 8) {
        const uint64_t v = rnd_value(r);
        memcpy((uint8_t *)to + at, &v, bytes - at < 8 ? bytes - at : 8);
    }
}
