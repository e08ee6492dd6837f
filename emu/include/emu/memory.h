/* SPDX-License-Identifier: MIT */
/*
 * Address resolution and atomics shared by every engine.
 *
 * Rules of a message, the same for all engines:
 * - The element of every enabled lane and component is checked on its own. Outside a window (SURFACE, LOCAL,
 *   UNIFORM, CODE) it reads 0 and its write is dropped.
 * - FLAT, POOL and SCRATCH fault. The whole message is checked before anything moves: if one element of one
 * enabled lane is bad, nothing is transferred. The fault names all bad lanes, and the address of the first
 * bad component of the lowest of them.
 * - Addresses are all read before anything is written to registers. Stores that overlap happen component by
 *   component, within a component in ascending lanes; atomics in ascending lanes.
 */
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
 * POOL. A surface that is not bound is an empty window. */
struct emu_window emu_memory_window(const struct emu_thread *t, const struct lane_mem *mem);

/* Host pointer for an access of FLAT or POOL, or NULL when outside every range. Updates t->last_range. */
uint8_t *emu_memory_flat(struct emu_thread *t, const struct lane_mem *mem, uint64_t address, uint32_t bytes);

/* One atomic on elem (4 or 8) bytes; shared: other host threads may touch it. Returns the value for dst. A
 * misaligned one is carried out but is not atomic. */
uint64_t emu_memory_atomic(uint8_t *at, unsigned elem, unsigned op, uint64_t data, uint64_t data2,
                           int shared);

#endif
