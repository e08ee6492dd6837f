/* SPDX-License-Identifier: MIT */
/*
 * Records of elementwise ops. The usual op has packed, scalar or immediate sources of the execution type and
 * a packed destination, and is one record. For other ops there are more records before and after it: they
 * convert sources into temporaries, compute the result into a temporary, then saturate, compare with zero,
 * convert and store it.
 */
#include "control.h"
#include "mask.h"
#include "plan.h"

/* Sets the value of "true" in dst; returns false if there is no such form. */
static bool
true_value(struct simd_plan *p)
{
    const struct lane_operand *dst = &p->lane->dst;
    const bool sets = p->lane->code == LANE_OP_set, to_float = lane_type_is_float(dst->type);
    p->value = !sets ? ~0u : to_float ? SIMD_ONE_F : 1;
    p->result = sets && to_float ? LANE_F : LANE_D;
    return !sets || lane_type_bytes(dst->type) == 4;
}

/* cmp and set. With both a flag and a register, the flag is whether the register's value is not 0. */
static enum simd_emit
emit_compare(struct simd_plan *p)
{
    const struct lane_op *lane = p->lane;
    const unsigned cond = simd_compare_condition(p, lane->cond);
    if (!cond || lane->flags & SIMD_PLAIN_FLAGS)
        return SIMD_NO_FORM;
    if (lane->dst.kind == LANE_NONE) {
        p->op = SIMD_FLAG + cond;
        return lane->write_flag ? simd_emit_flag(p) : SIMD_DONE;
    }
    p->op = SIMD_TRUE + cond;
    if (!true_value(p))
        return SIMD_NO_FORM;
    return simd_emit_result(p, lane->write_flag);
}

/* sel's predicate is a source, so only the execution mask selects its lanes. */
static enum simd_emit
select_lanes(struct simd_plan *p)
{
    const struct lane_op *lane = p->lane;
    const unsigned n = simd_handler_lanes(lane->lanes), bit = lane->pred_shift + lane->chan;
    const enum simd_emit e = simd_lanes_of(p->code, lane, SIMD_LANES_EXEC, 1, &p->lanes);
    if (e != SIMD_DONE)
        return e;
    const bool whole = lane->lanes == n || lane->flags & LANE_NOMASK;
    if (lane->pred == LANE_PRED_NORMAL && bit % 8 == 0 && bit + (n < 8 ? 8 : n) <= 64 && whole) {
        p->select_pred = lane->pred_cell + bit / 8;
        p->select_pinv = lane->flags & LANE_PRED_INV ? -1 : 0;
        return SIMD_DONE;
    }
    return SIMD_NO_FORM;
}

/* mov is a conversion, of the source's type to the destination's. */
static enum simd_emit
emit_convert(struct simd_plan *p)
{
    const struct lane_op *lane = p->lane;
    const struct lane_operand *src = &lane->src[0];
    const int32_t from = lane_operand_stride(src, lane->lanes),
                  to = lane_operand_stride(&lane->dst, lane->lanes);
    const bool clamps = lane_type_is_float(lane->type) && lane_type_is_float(src->type) &&
                        !lane_type_is_float(lane->dst.type); /* so saturation adds nothing */
    if (from == INT32_MIN || to == INT32_MIN || lane->flags & (clamps ? SIMD_OMODS : SIMD_PLAIN_FLAGS) ||
        lane->write_flag)
        return SIMD_NO_FORM;
    const enum simd_emit e = simd_lanes_of(p->code, lane, SIMD_LANES_ALL, 1, &p->lanes);
    if (e != SIMD_DONE)
        return e;
    const struct simd_conversion c = {.from = src->type,
                                      .to = lane->dst.type,
                                      .at = src->base,
                                      .into = lane->dst.base,
                                      .from_stride = from,
                                      .to_stride = to,
                                      .lanes = &p->lanes,
                                      .middle = simd_temp(p->code, 0)};
    return simd_emit_conversion(p, &c);
}

/* A copy to or from lanes that do not lie in a row; as a conversion it needs no temporaries. */
static bool
copies_apart(const struct lane_op *lane)
{
    const int32_t from = lane_operand_stride(&lane->src[0], lane->lanes),
                  to = lane_operand_stride(&lane->dst, lane->lanes);
    return lane->lanes > 1 && from != to && from != 0 && from != INT32_MIN && to != INT32_MIN &&
           lane_type_bytes(lane->dst.type) <= 4 && !(lane->flags & SIMD_PLAIN_FLAGS) && !lane->write_flag;
}

/* Halves have a way through temporaries for what a conversion alone cannot do. */
static bool
converts_alone(const struct lane_op *lane)
{
    const uint8_t from = lane->src[0].type, to = lane->dst.type;
    if (!simd_is_conversion(lane))
        return false;
    if (from != LANE_HF && to != LANE_HF)
        return !simd_same_bits(from, to) || copies_apart(lane);
    return !(lane->flags & SIMD_PLAIN_FLAGS) && !lane->write_flag;
}

static enum simd_emit
emit_op(struct simd_plan *p)
{
    const struct lane_op *lane = p->lane;
    switch (lane->code) {
    case LANE_OP_cmp:
    case LANE_OP_set:
        return emit_compare(p);
    case LANE_OP_csel:
        p->op = SIMD_CSEL + lane->cond;
        return simd_emit_result(p, false);
    default:
        return simd_emit_result(p, lane->write_flag);
    }
}

enum simd_emit
simd_emit_alu(struct simd_code *code, const struct lane_op *lane)
{
    struct simd_plan p = {
        .code = code, .lane = lane, .op = lane->code, .sources = lane_code_sources(lane->code)};
    if (converts_alone(lane))
        return emit_convert(&p);
    const enum simd_emit bytes = simd_emit_bytes(&p);
    if (bytes != SIMD_NO_FORM)
        return bytes;
    if (p.op == LANE_OP_asr && !lane_type_is_signed(lane->type))
        p.op = LANE_OP_shr; /* no sign, so no ones to shift in */
    if (!simd_choose_type(&p))
        return SIMD_NO_FORM;
    p.result = p.type;
    enum simd_emit e =
        lane->code == LANE_OP_sel ? select_lanes(&p) : simd_lanes_of(code, lane, SIMD_LANES_ALL, 1, &p.lanes);
    if (e == SIMD_DONE)
        e = simd_resolve_sources(&p);
    return e == SIMD_DONE ? emit_op(&p) : e;
}
