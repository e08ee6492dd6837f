/* SPDX-License-Identifier: MIT */
/* What is remembered of accesses to memory: a cell for each dword, or for each byte where smaller elements
 * are used. */
#ifndef SHADOW_H
#define SHADOW_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Accesses as race.c packs them; 0: none. Two readers, because a writer may be one of them itself. */
struct shadow_cell {
    uint64_t write, atomic, read[2];
};

struct shadow;

/* bytes: the most that it may take. NULL: out of memory. */
struct shadow *shadow_new(size_t bytes);
void shadow_free(struct shadow *shadow); /* accepts NULL */
/* Forgets everything, at once. */
void shadow_forget(struct shadow *shadow);
/* The cells of bytes [address, address + bytes), which lie in one page of SHADOW_PAGE bytes: of several
 * elements, which share no cell. *count: how many. NULL: there is no memory left; these accesses are not
 * remembered. */
enum { SHADOW_PAGE = 4096 };
struct shadow_cell *shadow_cells(struct shadow *shadow, uintptr_t address, uint32_t bytes, uint32_t element,
                                 uint32_t *count);
/* Whether some accesses were not remembered. */
bool shadow_was_full(const struct shadow *shadow);

#endif
