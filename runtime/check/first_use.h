/* SPDX-License-Identifier: MIT */
/* Which registers a program may read before it has written them, and how long it may read them. */
#ifndef FIRST_USE_H
#define FIRST_USE_H

#include <stdbool.h>
#include <stdint.h>

struct lane_program;

/* Of the bytes [lo, hi) of the register file. */
struct first_use {
    uint32_t lo, hi;
    uint32_t *last_read; /* by byte: the last op, plus 1, that may read it; 0: none */
    uint8_t *early;      /* by byte: it may be read before it is written */
    uint32_t *lowest;    /* by op: the first op that may run after it */
    bool any;            /* some byte is early */
};

/* False: out of memory. */
bool first_use_find(struct first_use *use, const struct lane_program *p, uint32_t lo, uint32_t hi);
void first_use_free(struct first_use *use);

#endif
