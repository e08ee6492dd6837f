/* SPDX-License-Identifier: MIT */
/*
 * Memory between pages that nobody may touch. What is reserved ends where such a page begins, so an engine
 * that goes wrong behind its register file, local memory or scratch ends in a fault of the host at once and
 * not in another worker's data.
 */
#ifndef BACKEND_GUARDED_H
#define BACKEND_GUARDED_H

#include <stddef.h>
#include <stdint.h>

/* Zeroed: nothing is mapped. */
struct guarded {
    uint8_t *mapping;
    size_t bytes; /* that may be used; pages on both sides come on top */
};

enum { GUARDED_ALIGNMENT = 64 };

/*
 * `bytes` bytes, at a multiple of 64, with less than 64 bytes between their end and the forbidden page. The
 * mapping grows to the largest request and is kept, so most calls are an addition. New memory is zero; what
 * was there before is lost when the mapping grows. NULL when the host gives no memory.
 */
uint8_t *guarded_reserve(struct guarded *g, size_t bytes);
void guarded_free(struct guarded *g);

#endif
