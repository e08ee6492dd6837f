/* SPDX-License-Identifier: MIT */
/* Conversions: finding their handlers. Between integers and halves they go by way of float, which is exact
 * where a half can hold the integer and beyond every half where it rounds. */
#include <assert.h>

#include "plan.h"

static simd_fn *
find_convert(const struct simd_plan *p, uint8_t from, uint8_t to, unsigned shape)
{
    const unsigned n = shape & SIMD_ANY ? 0 : p->lanes.n;
    if (from == LANE_HF && to == LANE_HF) /* bits */
        return simd_find(p->code, SIMD_CVT + LANE_UW, LANE_W, n, shape);
    const uint8_t target = lane_type_is_float(from) || to == LANE_HF ? to : simd_signed_type(to);
    return simd_find(p->code, SIMD_CVT + from, target, n, shape);
}

/* A handler of n lanes reads n lanes even if the op has fewer. The checker did not check the others. If lanes
 * lie far apart, these may lie before or behind the register file. */
static bool
all_lanes_are_inside(const struct simd_plan *p, const struct simd_conversion *c)
{
    const int64_t last = (int64_t)c->at + (int64_t)c->from_stride * (p->lanes.n - 1);
    return last >= 0 && last + 8 <= (int64_t)p->code->const_rf;
}

/* The handler for lanes in a row from lanes any distance apart. */
static simd_fn *
pick_gathering(const struct simd_plan *p, const struct simd_conversion *c)
{
    simd_fn *fn = NULL;
    if (c->from_stride == (int32_t)lane_type_bytes(c->from))
        fn = find_convert(p, c->from, c->to, 0);
    else if (c->from_stride == 2 && lane_type_bytes(c->from) == 1)
        fn = find_convert(p, c->from, c->to, SIMD_STRIDE2);
    else if (c->from_stride == 4 && lane_type_bytes(c->from) < 4)
        fn = find_convert(p, c->from, c->to, SIMD_STRIDE4);
    return fn || !all_lanes_are_inside(p, c) ? fn : find_convert(p, c->from, c->to, SIMD_STRIDED);
}

/* The converting handler for lanes `from_stride` bytes apart to lanes `to_stride` apart. */
static simd_fn *
pick_convert(const struct simd_plan *p, const struct simd_conversion *c)
{
    const bool many = p->lanes.n > 1, from_packed = c->from_stride == (int32_t)lane_type_bytes(c->from);
    const unsigned bytes = lane_type_bytes(c->to);
    simd_fn *fn = NULL;
    if (many && c->to_stride == (int32_t)bytes)
        fn = pick_gathering(p, c);
    if (many && c->to_stride == 4 && bytes < 4 && from_packed)
        fn = find_convert(p, c->from, c->to, SIMD_TO4);
    if (many && c->to_stride == 2 && bytes == 1 && from_packed)
        fn = find_convert(p, c->from, c->to, SIMD_TO2);
    return fn ? fn : find_convert(p, c->from, c->to, SIMD_ANY);
}

static enum simd_emit
emit_one(struct simd_plan *p, const struct simd_conversion *c)
{
    simd_fn *fn = c->scalar ? find_convert(p, c->from, c->to, SIMD_ANY) : pick_convert(p, c);
    if (!fn)
        return SIMD_NO_FORM;
    struct simd_op *op = simd_plan_unmasked(p, fn, c->into);
    if (!op)
        return SIMD_NO_MEMORY;
    op->src[0] = c->at;
    op->stride[0] = c->from_stride;
    op->stride[1] = c->to_stride;
    if (c->scalar)
        op->lanes = 1;
    if (c->lanes)
        simd_set_lanes(op, c->lanes);
    return SIMD_DONE;
}

enum simd_emit
simd_emit_conversion(struct simd_plan *p, const struct simd_conversion *c)
{
    assert(c->from < LANE_TYPE_COUNT && c->to < LANE_TYPE_COUNT);
    const bool of_half = c->from == LANE_HF && !lane_type_is_float(c->to),
               to_half = c->to == LANE_HF && !lane_type_is_float(c->from);
    if (!of_half && !to_half)
        return emit_one(p, c);
    struct simd_conversion first = *c, second = *c;
    first.to = second.from = LANE_F;
    first.into = second.at = c->middle;
    first.to_stride = second.from_stride = (int32_t)lane_type_bytes(LANE_F);
    first.lanes = NULL;
    const enum simd_emit e = emit_one(p, &first);
    return e == SIMD_DONE ? emit_one(p, &second) : e;
}
