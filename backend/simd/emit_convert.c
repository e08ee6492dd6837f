/* SPDX-License-Identifier: MIT */
/* Conversions: finding their handlers. Between integers and halves they go by way of float, which is exact
 * where a half can hold the integer and beyond every half where it rounds. */
#include <assert.h>

#include "plan.h"

static simd_fn *
find_convert(const struct simd_plan *p, unsigned n, uint8_t from, uint8_t to, unsigned shape)
{
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

/* The shape of the handlers that take lanes `stride` bytes apart as parts of words, dwords or quads, or 0. */
static unsigned
parts_shape(uint32_t at, int32_t stride, unsigned bytes, unsigned shape2, unsigned shape4)
{
    const bool fits = stride > 0 && at % (unsigned)stride + bytes <= (unsigned)stride;
    if (fits && (stride == 2 || (stride == 8 && bytes == 4)))
        return shape2;
    return fits && stride == 4 && bytes < 4 ? shape4 : 0;
}

/* A handler, and whether its source or its destination are parts (op->value). */
struct converter {
    simd_fn *fn;
    bool from_parts, to_parts;
};

/* For lanes in a row from lanes any distance apart. */
static struct converter
pick_gathering(const struct simd_plan *p, const struct simd_conversion *c)
{
    const unsigned bytes = lane_type_bytes(c->from);
    const bool inside = all_lanes_are_inside(p, c);
    if (c->from_stride == (int32_t)bytes)
        return (struct converter){.fn = find_convert(p, p->lanes.n, c->from, c->to, 0)};
    const unsigned shape = parts_shape(c->at, c->from_stride, bytes, SIMD_STRIDE2, SIMD_STRIDE4);
    simd_fn *fn = shape && (bytes < 4 || inside) ? find_convert(p, p->lanes.n, c->from, c->to, shape) : NULL;
    if (fn)
        return (struct converter){.fn = fn, .from_parts = true};
    return (struct converter){.fn =
                                  inside ? find_convert(p, p->lanes.n, c->from, c->to, SIMD_STRIDED) : NULL};
}

/* From lanes in a row to lanes that do not lie so. */
static struct converter
pick_scattering(const struct simd_plan *p, const struct simd_conversion *c)
{
    const unsigned bytes = lane_type_bytes(c->to);
    const unsigned shape = parts_shape(c->into, c->to_stride, bytes, SIMD_TO2, SIMD_TO4);
    const bool may = shape && (bytes < 4 || p->lane->lanes == p->lanes.n);
    return (struct converter){.fn = may ? find_convert(p, p->lanes.n, c->from, c->to, shape) : NULL,
                              .to_parts = true};
}

/* The converting handler for lanes `from_stride` bytes apart to lanes `to_stride` apart. */
static struct converter
pick_convert(const struct simd_plan *p, const struct simd_conversion *c)
{
    struct converter found = {.fn = NULL};
    if (p->lanes.n == 1 || c->scalar)
        found.fn = find_convert(p, 1, c->from, c->to, 0);
    else if (c->to_stride == (int32_t)lane_type_bytes(c->to))
        found = pick_gathering(p, c);
    else if (c->from_stride == (int32_t)lane_type_bytes(c->from))
        found = pick_scattering(p, c);
    return found.fn ? found : (struct converter){.fn = find_convert(p, 0, c->from, c->to, SIMD_ANY)};
}

/* Parts as the whole words, dwords or quads that they are in. */
static void
set_parts(struct simd_op *op, const struct simd_conversion *c, const struct converter *converter)
{
    const uint32_t from = converter->from_parts ? c->at % (uint32_t)c->from_stride : 0;
    const uint32_t to = converter->to_parts ? c->into % (uint32_t)c->to_stride : 0;
    op->src[0] -= from;
    op->dst -= to;
    op->value = 8 * (from + to);
}

static enum simd_emit
emit_one(struct simd_plan *p, const struct simd_conversion *c)
{
    const struct converter converter = pick_convert(p, c);
    if (!converter.fn)
        return SIMD_NO_FORM;
    struct simd_op *op = simd_plan_unmasked(p, converter.fn, c->into);
    if (!op)
        return SIMD_NO_MEMORY;
    op->src[0] = c->at;
    op->stride[0] = c->from_stride;
    op->stride[1] = c->to_stride;
    set_parts(op, c, &converter);
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
