/* SPDX-License-Identifier: MIT */
/*
 * Memory with guard pages: each area lies alone between two protected pages and touches one of them. The rest
 * of its own pages holds canaries. Areas that are taken in the same order have the same addresses, in every
 * run if the host allows it.
 */
#ifndef FUZZ_RUN_WORLD_H
#define FUZZ_RUN_WORLD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { WORLD_AREAS = 80, WORLD_CANARY = 0xcb };

struct world {
    uint8_t *base;
    size_t used;
    unsigned count;
    struct area {
        uint8_t *pages, *at;
        size_t page_bytes, bytes;
    } areas[WORLD_AREAS];
};

/* hint: where. Ends the process when there is no memory. */
void world_open(struct world *w, uintptr_t hint);
/* Gives everything back. */
void world_clear(struct world *w);
/* Zeroed, 64-byte aligned. NULL: no room. at_end: against the guard page behind; bytes are rounded up to 64.
 */
uint8_t *world_take(struct world *w, size_t bytes, bool at_end);
/* An area whose canaries have changed, or NULL. */
const struct area *world_overrun(const struct world *w);

/* The bytes of all areas' pages. */
size_t world_bytes(const struct world *w);
void world_copy_out(const struct world *w, uint8_t *to);
void world_copy_in(struct world *w, const uint8_t *from);
/* The area that a byte of such a copy is of. */
const struct area *world_area_of(const struct world *w, size_t byte, size_t *in_area);

#endif
