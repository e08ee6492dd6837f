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

/* The registers from t's image. Only threads of gangs know what their register files have. */
INLINE void
start_image(const struct simd_start *start, struct emu_thread *t, bool in_gang)
{
    uint8_t *const to = t->rf + start->image_rf;
    if (!in_gang || !start->keeps || t->kept != t->image) {
        start_copy(to, t->image, start->image_bytes);
        t->kept = t->image;
        return;
    }
    for (uint64_t left = start->again; left; left &= left - 1) {
        const unsigned at = (unsigned)__builtin_ctzll(left) * SIMD_START_PIECE;
        start_copy(to + at, t->image + at, SIMD_START_PIECE);
    }
}

_Static_assert(offsetof(struct emu_thread, slot) == offsetof(struct emu_thread, group) + 12,
               "the thread's ids lie side by side");

/* Those of the thread's ids that dwords from `from` on of the row have. */
INLINE start_piece
start_ids(const struct simd_start *start, const struct emu_thread *t, unsigned from)
{
    const uint8_t *ids = (const uint8_t *)t + offsetof(struct emu_thread, group);
#if SIMD_NATIVE >= 8
    i32x4 row;
    start_piece which;
    memcpy(&row, ids, sizeof(row));
    memcpy(&which, start->id + from, sizeof(which));
    return (start_piece)_mm256_permutevar8x32_epi32(_mm256_castsi128_si256((__m128i)row), (__m256i)which);
#else
    int32_t piece[sizeof(start_piece) / 4];
    start_piece v;
    for (unsigned i = 0; i < sizeof(piece) / sizeof(piece[0]); i++)
        memcpy(&piece[i], ids + 4 * start->id[from + i], sizeof(piece[i]));
    memcpy(&v, piece, sizeof(v));
    return v;
#endif
}

/* The dwords of struct simd_start's row. */
INLINE void
start_fill_row(const struct simd_start *start, const struct emu_thread *t)
{
    enum { STEP = sizeof(start_piece) / 4 };
    for (unsigned i = 0; i < SIMD_START_ROW; i += STEP) {
        start_piece piece = start_ids(start, t, i), mask, bits;
        memcpy(&mask, start->mask + i, sizeof(mask));
        memcpy(&bits, start->bits + i, sizeof(bits));
        piece = (piece & mask) | bits;
        memcpy(t->rf + start->row_rf + 4 * i, &piece, sizeof(piece));
    }
}

INLINE void
start_thread(const struct simd_start *start, struct emu_thread *t, bool in_gang)
{
    start_clear(t->rf, start->cells_bytes);
    memcpy(t->rf + LANE_EXEC_CELL, &t->exec, sizeof(t->exec));
    start_image(start, t, in_gang);
    if (start->row_rf)
        start_fill_row(start, t);
    t->fresh = false;
}

#endif
