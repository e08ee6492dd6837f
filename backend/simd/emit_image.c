/* SPDX-License-Identifier: MIT */
/* Records of image messages. The handlers take packed registers. The reference executes other forms, and
 * blocks. */
#include <stddef.h>

#include "emit.h"

static bool
is_packed(const struct lane_operand *o, unsigned lanes)
{
    const int32_t bytes = (int32_t)lane_type_bytes(o->type);
    return o->kind == LANE_REG && (lanes == 1 || lane_operand_stride(o, lanes) == bytes);
}

static bool
has_form(const struct lane_op *lane)
{
    if (!is_packed(&lane->src[0], lane->lanes))
        return false;
    if (lane->code == LANE_OP_texstore)
        return is_packed(&lane->src[1], lane->lanes);
    if (lane->code != LANE_OP_sample && lane->code != LANE_OP_texload)
        return false;
    return is_packed(&lane->dst, lane->lanes);
}

enum simd_emit
simd_emit_image(struct simd_code *code, const struct lane_op *lane)
{
    struct simd_lanes lanes;
    if (!has_form(lane))
        return SIMD_NO_FORM;
    const enum simd_emit e = simd_lanes_of(code, lane, SIMD_LANES_ALL, 8, &lanes);
    if (e != SIMD_DONE)
        return e;
    simd_fn *fn = simd_find(code, lane->code, 0, lanes.n, 0);
    struct simd_op *op = fn ? simd_append(code) : NULL;
    if (!op)
        return fn ? SIMD_NO_MEMORY : SIMD_NO_FORM;
    op->fn = fn;
    op->dst = lane->dst.base;
    op->src[0] = lane->src[0].base;
    op->mask = lanes.mask;
    op->pred = lanes.pred;
    op->pinv = lanes.pinv;
    op->lanes = lane->lanes;
    op->message = lane;
    return SIMD_DONE;
}
