/* SPDX-License-Identifier: MIT */
/*
 * Memory that kernels see. RT_GUARD unused bytes follow each mapping, so that an access a little past the end
 * of one object does not hit another one: it is a fault. The host does not protect these bytes, because
 * engines compare every address with the launch's ranges. So the guard costs addresses, but no memory.
 */
#ifndef PAGES_H
#define PAGES_H

#include <stddef.h>
#include <stdint.h>

/* A row of 16,384 texels of four bytes. */
#define RT_GUARD ((size_t)64 << 10)
/* Smaller if addresses have 32 bits, because there is less room. */
#define RT_GUARD_NARROW ((size_t)16 << 10)

/* Zeroed pages. bytes: not 0. NULL: there is not so much memory. */
uint8_t *rt_pages_map(size_t bytes);
/* Most of the cost of a large object is the kernel's work per page, and the host's translation of addresses.
 * Huge pages make both small. Small objects have none. at: of a page. */
void rt_pages_prefer_huge(uint8_t *at, size_t bytes);
/* With the same number of bytes. */
void rt_pages_unmap(uint8_t *at, size_t bytes);

#endif
