/* SPDX-License-Identifier: MIT */
/*
 * Memory between two pages without access. A reserved block ends where such a page begins. So an engine that
 * accesses memory behind its register file, local memory or scratch faults at once, and does not reach
 * another worker's data.
 */
#ifndef BACKEND_GUARDED_H
#define BACKEND_GUARDED_H

#include <stddef.h>
#include <stdint.h>

/* All zero: nothing is mapped yet. */
struct guarded {
    uint8_t *mapping;
    size_t bytes; /* usable ones, without the two outer pages */
};

enum { GUARDED_ALIGNMENT = 64 };

/*
 * Reserves `bytes` bytes at a multiple of 64. Less than 64 bytes lie between their end and the page without
 * access. The mapping is kept and grows only for a larger request, so most calls are an addition. New memory
 * is zero. When the mapping grows, its old contents are lost. NULL: the host gives no memory.
 */
uint8_t *guarded_reserve(struct guarded *g, size_t bytes);
void guarded_free(struct guarded *g);

#endif
