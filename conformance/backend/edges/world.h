/* SPDX-License-Identifier: MIT */
/* Windows of memory of all sizes at which address arithmetic may wrap. Everything around them, 4 GiB and more
 * on both sides, is memory that nobody may touch: a stray read is noticed as well as a stray write. */
#ifndef CONFORMANCE_BACKEND_EDGES_WORLD_H
#define CONFORMANCE_BACKEND_EDGES_WORLD_H

#include <stdbool.h>
#include <stdint.h>

enum { WINDOWS = 13, PIVOTS = 4, SHADOW = 2048 };

/* Where in a window addresses are tried: its ends, 2 GiB and 4 GiB where it has that. */
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
/* What was written around pivots is undone: offset of the first such byte, or -1. */
int64_t world_mend(struct window *window);

#endif
