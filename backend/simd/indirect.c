/* SPDX-License-Identifier: MIT */
/* Indirect operands: collects lanes from their window of the register file, and spreads lanes over it. */
#include "control.h"
#include "mask.h"

static inline int64_t
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

/* A lane's offset from the region's base. */
static inline int64_t
region_offset(const struct lane_operand *o, unsigned lane)
{
    const unsigned row = lane >> __builtin_ctz(o->width);
    return (int64_t)row * o->vstride + (int64_t)(lane & (o->width - 1u)) * o->hstride;
}

/* RF offset of a lane, or -1 outside the window. */
static inline int64_t
place(const uint8_t *rf, const struct lane_indirect *ind, const struct lane_operand *o, unsigned lane,
      unsigned bytes)
{
    const unsigned k = ind->per_lane ? lane : ind->per_row ? lane >> __builtin_ctz(o->width) : 0;
    const int64_t at = (int64_t)o->base + region_offset(o, lane) + (int64_t)ind->scale * index_of(rf, ind, k);
    return at >= ind->lo && at <= (int64_t)ind->hi - (int64_t)bytes ? at : -1;
}

/* What a lane outside the window reads; -1: 0. */
static inline int64_t
place_outside(const struct lane_indirect *ind, const struct lane_operand *o, unsigned lane)
{
    return ind->outside ? (int64_t)ind->outside + region_offset(o, lane) : -1;
}

/* With a lane's bytes as a constant, so that lanes are moved by single instructions. */
#define BY_BYTES(move, rf, op, o, ind)                                                                       \
    switch (lane_type_bytes((o)->type)) {                                                                    \
    case 1:                                                                                                  \
        move(rf, op, o, ind, 1);                                                                             \
        break;                                                                                               \
    case 2:                                                                                                  \
        move(rf, op, o, ind, 2);                                                                             \
        break;                                                                                               \
    case 4:                                                                                                  \
        move(rf, op, o, ind, 4);                                                                             \
        break;                                                                                               \
    default:                                                                                                 \
        move(rf, op, o, ind, 8);                                                                             \
    }

static inline __attribute__((always_inline)) void
load_lanes(uint8_t *rf, const struct simd_op *op, const struct lane_operand *operand,
           const struct lane_indirect *indirect, unsigned bytes)
{
    const struct lane_operand o = *operand; /* what is written to `rf` does not change these */
    const struct lane_indirect ind = *indirect;
    const struct simd_op here = *op;
    for (unsigned lane = 0; lane < here.lanes; lane++) {
        int64_t at = place(rf, &ind, &o, lane, bytes);
        if (at < 0)
            at = place_outside(&ind, &o, lane);
        if (at >= 0)
            memcpy(rf + here.dst + lane * bytes, rf + at, bytes);
        else
            memset(rf + here.dst + lane * bytes, 0, bytes);
    }
}

const struct simd_op *
simd_do_indirect_load(SIMD_ARGS)
{
    const struct lane_operand *o = &op->lane->src[op->spare];
    const struct lane_indirect *ind = &x->code->base.program->indirects[o->indirect];
    BY_BYTES(load_lanes, rf, op, o, ind)
    SIMD_NEXT;
}

/* Like the reference, each address is read when its lane is written: the window may hold the addresses. */
static inline __attribute__((always_inline)) void
store_lanes(uint8_t *rf, const struct simd_op *op, const struct lane_operand *operand,
            const struct lane_indirect *indirect, unsigned bytes)
{
    const struct lane_operand o = *operand; /* what is written to `rf` does not change these */
    const struct lane_indirect ind = *indirect;
    const struct simd_op here = *op;
    for (uint64_t bits = simd_mask(rf, op); bits; bits &= bits - 1) {
        const unsigned lane = (unsigned)__builtin_ctzll(bits);
        const int64_t at = place(rf, &ind, &o, lane, bytes);
        if (at >= 0)
            memcpy(rf + at, rf + here.src[0] + lane * bytes, bytes);
    }
}

const struct simd_op *
simd_do_indirect_store(SIMD_ARGS)
{
    const struct lane_operand *o = &op->lane->dst;
    const struct lane_indirect *ind = &x->code->base.program->indirects[o->indirect];
    BY_BYTES(store_lanes, rf, op, o, ind)
    SIMD_NEXT;
}
