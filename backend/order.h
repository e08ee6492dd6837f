/* SPDX-License-Identifier: MIT */
/* The order in which equal things take their turn: ascending, or drawn by a number. */
#ifndef BACKEND_ORDER_H
#define BACKEND_ORDER_H

#include <stdint.h>

struct order {
    uint64_t count, factor, first;
};

/* seed 0: ascending. The same seed gives the same order. */
struct order order_of(uint64_t seed, uint64_t count);
/* The number that has the n-th turn; each number below count has one. */
uint64_t order_at(const struct order *order, uint64_t n);

#endif
