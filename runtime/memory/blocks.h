/* SPDX-License-Identifier: MIT */
/* Which parts of a range of addresses are in use. Callers must hold a lock. */
#ifndef BLOCKS_H
#define BLOCKS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct rt_block {
    uint64_t at, bytes;
};

struct rt_blocks {
    uint64_t begin, end;    /* the range */
    uint64_t gap;           /* unused bytes between two blocks, at least */
    struct rt_block *taken; /* ascending */
    size_t count, capacity;
};

/* bytes: not 0. False: no room, or no memory to note it. */
bool rt_blocks_take(struct rt_blocks *blocks, uint64_t bytes, uint64_t *at);
/* Gives a block back; returns its bytes. */
uint64_t rt_blocks_give(struct rt_blocks *blocks, uint64_t at);
void rt_blocks_free(struct rt_blocks *blocks);

#endif
