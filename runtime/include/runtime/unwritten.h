/* SPDX-License-Identifier: MIT */
/*
 * CAYGEN_CHECK: which bits of a buffer nobody has written. A buffer that was created without the host's
 * contents begins so. Kernels, commands and maps for writing change it. What a kernel has stored without
 * knowing it, is unknown as well, and remembers which finding that is once the host reads it.
 */
#ifndef RUNTIME_UNWRITTEN_H
#define RUNTIME_UNWRITTEN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "runtime/cl.h"

struct rt_unwritten {
    const uint8_t *base; /* of the buffer's memory */
    size_t bytes;
    uint8_t *bits;    /* as many: a 1 for each bit that nobody has written */
    uint16_t *stored; /* by dword: the number of what has stored it; NULL: no kernel has done so */
};

/* Of a new object that owns its memory. Where there is not enough of it (CAYGEN_CHECK_MEGABYTES), everything
 * counts as written. */
void rt_unwritten_begin(cl_mem mem);
void rt_unwritten_end(cl_mem mem);
/* Of the object that owns the memory. make: one where everything is known, if it has none. NULL: none. */
struct rt_unwritten *rt_unwritten_of(cl_mem mem, bool make);

/* Is any of these bytes unknown? */
bool rt_unwritten_any(const struct rt_unwritten *u, const uint8_t *at, size_t bytes);
/* These bytes, which may lie anywhere, are written; those of another place are copied there. u NULL: not
 * ours. */
void rt_unwritten_write(struct rt_unwritten *u, const uint8_t *at, size_t bytes);
void rt_unwritten_copy(struct rt_unwritten *to, const uint8_t *dst, const struct rt_unwritten *from,
                       const uint8_t *src, size_t bytes);
/* An element that a kernel stores. number 0: what has stored it is not told. */
void rt_unwritten_store(struct rt_unwritten *u, const uint8_t *at, const uint8_t *bits, size_t bytes,
                        uint16_t number);
/* The host reads: calls tell for what was stored there without being known. */
void rt_unwritten_read(const struct rt_unwritten *u, const uint8_t *at, size_t bytes,
                       void (*tell)(uint16_t number));

#endif
