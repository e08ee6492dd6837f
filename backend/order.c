/* SPDX-License-Identifier: MIT */
/* n -> (first + factor * n) mod count takes every number once if factor and count have no common divisor. */
#include "order.h"

#include <assert.h>

static uint64_t
scramble(uint64_t x)
{
    x = (x ^ x >> 31) * UINT64_C(0x9e3779b97f4a7c15);
    x = (x ^ x >> 29) * UINT64_C(0xbf58476d1ce4e5b9);
    return x ^ x >> 32;
}

static uint64_t
common_divisor(uint64_t a, uint64_t b)
{
    while (b) {
        const uint64_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

struct order
order_of(uint64_t seed, uint64_t count)
{
    struct order order = {.count = count, .factor = 1, .first = 0};
    if (!seed || count < 2)
        return order;
    order.first = scramble(seed) % count;
    order.factor = scramble(seed + 1) % count;
    while (common_divisor(order.factor, count) != 1)
        order.factor = (order.factor + 1) % count;
    return order;
}

uint64_t
order_at(const struct order *order, uint64_t n)
{
    assert(n < order->count);
    return (uint64_t)(((unsigned __int128)order->factor * n + order->first) % order->count);
}
