/* SPDX-License-Identifier: MIT */
/* Address resolution shared by every engine. */
#ifndef EMU_MEMORY_H
#define EMU_MEMORY_H

#include <stdint.h>

struct emu_thread;
struct lane_mem;

/* A window of host memory that an access may use without further checks. */
struct emu_window {
    uint8_t *base; /* host address of offset 0 */
    uint64_t size; /* bytes from base */
};

/* The window of a space whose out-of-bounds rule is "read 0, drop writes" or of scratch; not for FLAT and
 * POOL. */
struct emu_window emu_memory_window(const struct emu_thread *t, const struct lane_mem *mem);

/* Host pointer for an access of FLAT or POOL, or NULL when outside every range. Updates t->last_range. */
uint8_t *emu_memory_flat(struct emu_thread *t, const struct lane_mem *mem, uint64_t address, uint32_t bytes);

/* One atomic on elem (4 or 8) bytes; shared: other host threads may touch it. Returns the value for dst. */
uint64_t emu_memory_atomic(uint8_t *at, unsigned elem, unsigned op, uint64_t data, uint64_t data2,
                           int shared);

#endif
