/* SPDX-License-Identifier: MIT */
/*
 * A thread's first registers, written in the pieces that handlers read. If they were written in smaller
 * pieces, they would have to reach the cache before a vector of them can be loaded. This matters only in tiny
 * kernels. emu/start.c defines the values.
 */
#ifndef SIMD_START_H
#define SIMD_START_H

#include "../simd.h"
#include "emu/kernel.h"
#include "emu/lane.h"
#include "emu/thread.h"
#include "vec.h"

/* As wide as a register where the level has such vectors. */
#if SIMD_NATIVE >= 8
typedef i32x8 start_piece;
#else
typedef i32x4 start_piece;
#endif

INLINE void
start_clear(uint8_t *to, uint32_t bytes)
{
    const start_piece zero = {0};
    const uint64_t zero8 = 0;
    uint32_t i = 0;
    for (; i + sizeof(zero) <= bytes; i += sizeof(zero))
        memcpy(to + i, &zero, sizeof(zero));
    for (; i + 8 <= bytes; i += 8)
        memcpy(to + i, &zero8, 8);
    for (; i < bytes; i++)
        to[i] = 0;
}

INLINE void
start_copy(uint8_t *to, const uint8_t *from, uint32_t bytes)
{
    start_piece piece;
    uint64_t piece8;
    uint32_t i = 0;
    for (; i + sizeof(piece) <= bytes; i += sizeof(piece)) {
        memcpy(&piece, from + i, sizeof(piece));
        memcpy(to + i, &piece, sizeof(piece));
    }
    for (; i + 8 <= bytes; i += 8) {
        memcpy(&piece8, from + i, 8);
        memcpy(to + i, &piece8, 8);
    }
    for (; i < bytes; i++)
        to[i] = from[i];
}

/* The dwords of struct simd_start's row. */
INLINE void
start_fill_row(const struct simd_start *start, const struct emu_thread *t)
{
    const uint32_t sources[EMU_START_SOURCES] = {
        [EMU_START_GROUP_X] = t->group[0],
        [EMU_START_GROUP_Y] = t->group[1],
        [EMU_START_GROUP_Z] = t->group[2],
        [EMU_START_SLOT] = t->slot,
    };
    start_piece piece;
    enum { STEP = sizeof(piece) / 4 };
    for (unsigned i = 0; i < SIMD_START_ROW; i += STEP) {
        start_piece mask, bits;
        UNROLL for (unsigned k = 0; k < STEP; k++) piece[k] = (int32_t)sources[start->source[i + k]];
        memcpy(&mask, start->mask + i, sizeof(mask));
        memcpy(&bits, start->bits + i, sizeof(bits));
        piece = (piece & mask) | bits;
        memcpy(t->rf + start->row_rf + 4 * i, &piece, sizeof(piece));
    }
}

INLINE void
start_thread(const struct simd_start *start, struct emu_thread *t)
{
    start_clear(t->rf, start->cells_bytes);
    memcpy(t->rf + LANE_EXEC_CELL, &t->exec, sizeof(t->exec));
    start_copy(t->rf + start->image_rf, t->image, start->image_bytes);
    if (start->row_rf)
        start_fill_row(start, t);
    t->fresh = false;
}

#endif
