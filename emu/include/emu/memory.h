/* SPDX-License-Identifier: MIT */
/*
 * Address resolution and atomics shared by every engine.
 *
 * Rules of a message, the same for all engines:
 * - The element of every enabled lane and component is checked on its own. Outside a window (SURFACE, LOCAL,
 *   UNIFORM, CODE) it reads 0 and its write is dropped.
 * - If the kernel cuts loads, an element that a load finds partly inside a SURFACE has the bytes that are
 *   there, and zeros: Beignet's code reads four bytes where it uses three.
 * - In a strict launch (emu/launch.h) an element outside SURFACE or LOCAL faults, except for block loads.
 * - FLAT, POOL and SCRATCH fault. The whole message is checked before anything moves: if one element of one
 * enabled lane is bad, nothing is transferred. The fault names all bad lanes, and the address of the first
 * bad component of the lowest of them.
 * - One exception: a block load of FLAT or POOL (linear, for the whole thread) that starts inside a range may
 * end beyond it. The bytes beyond the range read as 0, whatever lies there. Block stores still fault, and so
 * does every load that is not a block.
 * - Addresses are all read before anything is written to registers. Stores that overlap happen component by
 *   component, within a component in ascending lanes; atomics in ascending lanes.
 */
#ifndef EMU_MEMORY_H
#define EMU_MEMORY_H

/*
 * Why block loads may end beyond a range. Blocks exist in sizes of 1, 2, 4 and 8 OWords only. Intel's
 * compiler rounds uniform reads of `constant` memory up to such a size: three dwords become one OWord, so
 * that in[0] + in[1] + in[2] of a 12-byte buffer reads 16 bytes (skl, bxt and bdw, A64 and A32, both
 * containers). Three witnesses say that a GPU allows this:
 * - IGC, ConstantCoalescing.cpp, MergeUniformLoad: the size of a chunk is rounded to what the data port has.
 * - compute-runtime, DrmMemoryManager: every allocation is rounded up to whole pages.
 * - i915, gen8_ppgtt.c: addresses behind the last page lead to a scratch page, so that reads do not fault.
 * The compiler never uses the bytes beyond the end. They read as 0 here, because a range may end where
 * another buffer or the host's own memory begins. Some 1,100 kernels (3 to 32 elements of every type,
 * structs, vload3, uniform and per lane, constant and global) had no other form that reads too far: messages
 * with an address per lane, block stores and all of scratch stay exact. In surfaces and local memory bytes
 * beyond the end are 0 for every message.
 */

#include <stdint.h>

struct emu_thread;
struct lane_mem;

/* A window of host memory that an access may use without further checks. */
struct emu_window {
    uint8_t *base; /* host address of offset 0 */
    uint64_t size; /* bytes from base */
};

/* The window of scratch, or of a space whose out-of-bounds rule is "read 0, drop writes". Not for FLAT and
 * POOL. A surface that is not bound is an empty window. */
struct emu_window emu_memory_window(const struct emu_thread *t, const struct lane_mem *mem);

/* Host pointer for an access of FLAT or POOL, or NULL when outside every range. Updates t->last_range. */
uint8_t *emu_memory_flat(struct emu_thread *t, const struct lane_mem *mem, uint64_t address, uint32_t bytes);

/* Host pointer to the start of a block load of FLAT or POOL, or NULL when it is outside every range. *bytes:
 * in: the block's size; out: how many bytes are inside the range. The others read as 0. Updates
 * t->last_range. */
uint8_t *emu_memory_block(struct emu_thread *t, const struct lane_mem *mem, uint64_t address,
                          uint32_t *bytes);

/* One atomic on elem (4 or 8) bytes. shared: other host threads may access the memory. Returns the value for
 * dst. At an unaligned address it is carried out but not atomic. */
uint64_t emu_memory_atomic(uint8_t *at, unsigned elem, unsigned op, uint64_t data, uint64_t data2,
                           int shared);

#endif
