/* SPDX-License-Identifier: MIT */
/* Windows of all sizes at which address arithmetic may wrap. At least 4 GiB on both sides of each are
 * protected, so that a stray read or write faults. */
#ifndef CONFORMANCE_BACKEND_EDGES_WORLD_H
#define CONFORMANCE_BACKEND_EDGES_WORLD_H

#include <stdbool.h>
#include <stdint.h>

enum { WINDOWS = 13, PIVOTS = 4, SHADOW = 2048 };

/* The places of a window where addresses are tested: its ends, and 2 GiB and 4 GiB if it is that large. */
struct pivot {
    uint64_t at;
    uint64_t from;  /* of what is looked after around it */
    uint32_t bytes; /* of that */
    uint8_t shadow[SHADOW];
};

struct window {
    uint8_t *base;
    uint64_t size;
    struct pivot pivots[PIVOTS];
    unsigned pivot_count;
};

struct world {
    uint8_t *arena;
    uint64_t bytes;
    struct window windows[WINDOWS];
    uint64_t state; /* of random numbers */
};

/* False: the host does not give so many addresses. */
bool world_open(struct world *w);
void world_close(struct world *w);
uint64_t world_random(struct world *w);
unsigned world_below(struct world *w, unsigned n);
/* Undoes writes around pivots. Returns the offset of the first written byte, or -1. */
int64_t world_mend(struct window *window);

#endif
