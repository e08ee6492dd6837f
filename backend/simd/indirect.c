/* SPDX-License-Identifier: MIT */
/* Indirect operands: collects lanes from their window of the register file, and spreads lanes over it. */
#include "control.h"
#include "mask.h"

static int64_t
index_of(const uint8_t *rf, const struct lane_indirect *ind, unsigned k)
{
    uint16_t word;
    int32_t dword;
    if (ind->index_type == LANE_UW) {
        memcpy(&word, rf + ind->addr + k * sizeof(word), sizeof(word));
        return word;
    }
    memcpy(&dword, rf + ind->addr + k * sizeof(dword), sizeof(dword));
    return dword;
}

/* RF offset of a lane, or -1 outside the window. */
static int64_t
place(const uint8_t *rf, const struct lane_indirect *ind, const struct lane_operand *o, unsigned lane,
      unsigned bytes)
{
    const unsigned row = lane / o->width;
    const int64_t index = index_of(rf, ind, ind->per_lane ? lane : ind->per_row ? row : 0);
    const int64_t at = (int64_t)o->base + (int64_t)row * o->vstride +
                       (int64_t)(lane % o->width) * o->hstride + (int64_t)ind->scale * index;
    return at >= ind->lo && at <= (int64_t)ind->hi - (int64_t)bytes ? at : -1;
}

/* What a lane outside the window reads; -1: 0. */
static int64_t
place_outside(const struct lane_indirect *ind, const struct lane_operand *o, unsigned lane)
{
    const int64_t row = lane / o->width, column = lane % o->width;
    return ind->outside ? (int64_t)ind->outside + row * o->vstride + column * o->hstride : -1;
}

const struct simd_op *
simd_do_indirect_load(SIMD_ARGS)
{
    const struct lane_operand *o = &op->lane->src[op->spare];
    const struct lane_indirect *ind = &x->code->base.program->indirects[o->indirect];
    const unsigned bytes = lane_type_bytes(o->type);
    for (unsigned lane = 0; lane < op->lanes; lane++) {
        int64_t at = place(rf, ind, o, lane, bytes);
        if (at < 0)
            at = place_outside(ind, o, lane);
        if (at >= 0)
            memcpy(rf + op->dst + lane * bytes, rf + at, bytes);
        else
            memset(rf + op->dst + lane * bytes, 0, bytes);
    }
    SIMD_NEXT;
}

/* Like the reference, each address is read when its lane is written: the window may hold the addresses. */
const struct simd_op *
simd_do_indirect_store(SIMD_ARGS)
{
    const struct lane_operand *o = &op->lane->dst;
    const struct lane_indirect *ind = &x->code->base.program->indirects[o->indirect];
    const unsigned bytes = lane_type_bytes(o->type);
    for (uint64_t bits = simd_mask(rf, op); bits; bits &= bits - 1) {
        const unsigned lane = (unsigned)__builtin_ctzll(bits);
        const int64_t at = place(rf, ind, o, lane, bytes);
        if (at >= 0)
            memcpy(rf + at, rf + op->src[0] + lane * bytes, bytes);
    }
    SIMD_NEXT;
}
