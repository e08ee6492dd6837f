/* SPDX-License-Identifier: MIT */
/*
 * The smaller or the greater one of two bytes, where each lane has a word or a dword of its own: pictures'
 * pixels. Such an op is one record, without conversions to dwords and back.
 */
#include "plan.h"

/* The first bit of the lane's byte in its word or dword. */
static int32_t
first_bit(const struct lane_operand *o, int32_t stride)
{
    return 8 * (int32_t)(o->base % (uint32_t)stride);
}

/* Bytes between lanes: 2 or 4, or 0 if it is no row of such bytes. */
static int32_t
stride_of(const struct lane_operand *o, unsigned lanes)
{
    const bool bytes = o->kind == LANE_REG && o->type == LANE_UB && !o->mods;
    const int32_t stride = bytes ? lane_operand_stride(o, lanes) : 0;
    return stride == 2 || stride == 4 ? stride : 0;
}

static void
set_source(struct simd_op *op, unsigned s, const struct lane_operand *o, int32_t stride)
{
    op->stride[s] = first_bit(o, stride);
    op->src[s] = o->base - (uint32_t)op->stride[s] / 8;
}

enum simd_emit
simd_emit_bytes(struct simd_plan *p)
{
    const struct lane_op *lane = p->lane;
    const struct lane_operand *a = &lane->src[0], *b = &lane->src[1];
    if ((lane->code != LANE_OP_min && lane->code != LANE_OP_max) || lane->flags & SIMD_PLAIN_FLAGS ||
        lane->write_flag || lane_type_is_float(lane->type) || lane->type == LANE_B ||
        stride_of(&lane->dst, lane->lanes) != 2)
        return SIMD_NO_FORM;
    if (stride_of(a, lane->lanes) < stride_of(b, lane->lanes)) {
        a = &lane->src[1];
        b = &lane->src[0];
    }
    const int32_t of_a = stride_of(a, lane->lanes), of_b = stride_of(b, lane->lanes);
    simd_fn *fn = of_b ? simd_find(p->code, lane->code, LANE_UB, simd_handler_lanes(lane->lanes),
                                   (of_a == 4 ? SIMD_STRIDE4_A : 0) | (of_b == 4 ? SIMD_STRIDE4_B : 0))
                       : NULL;
    if (!fn)
        return SIMD_NO_FORM;
    const enum simd_emit e = simd_lanes_of(p->code, lane, SIMD_LANES_ALL, 1, &p->lanes);
    if (e != SIMD_DONE)
        return e;
    const int32_t into = first_bit(&lane->dst, 2);
    struct simd_op *op = simd_plan_append(p, fn, lane->dst.base - (uint32_t)into / 8);
    if (!op)
        return SIMD_NO_MEMORY;
    set_source(op, 0, a, of_a);
    set_source(op, 1, b, of_b);
    op->value = (uint32_t)into;
    simd_set_lanes(op, &p->lanes);
    return SIMD_DONE;
}
