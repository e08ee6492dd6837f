/* SPDX-License-Identifier: MIT */
/*
 * A Gen thread's first registers, in the pieces that handlers read: what is written in smaller ones would
 * have to reach the cache before a vector of it can be loaded. Elsewhere than in tiny kernels none of this
 * takes time. See emu/start.c for what is set.
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

/* r0, see emu/start_gen.c. */
INLINE void
start_header(uint8_t *to, const struct emu_thread *t)
{
    const int32_t dwords[8] = {0,
                               (int32_t)t->group[0],
                               0,
                               0,
                               0,
                               (int32_t)((t->slot & EMU_FFTID_MASK) | t->launch->kernel->scratch_base),
                               (int32_t)t->group[1],
                               (int32_t)t->group[2]};
    start_piece piece;
    for (unsigned i = 0; i < 32 / sizeof(piece); i++) {
        UNROLL for (unsigned k = 0; k < sizeof(piece) / 4; k++) piece[k] = dwords[i * sizeof(piece) / 4 + k];
        memcpy(to + i * sizeof(piece), &piece, sizeof(piece));
    }
}

INLINE void
start_gen(const struct simd_start *start, struct emu_thread *t)
{
    start_clear(t->rf, start->cells_bytes);
    memcpy(t->rf + LANE_EXEC_CELL, &t->exec, sizeof(t->exec));
    start_copy(t->rf + start->image_rf, t->image, start->image_bytes);
    if (start->header_rf)
        start_header(t->rf + start->header_rf, t);
    t->fresh = false;
}

#endif
