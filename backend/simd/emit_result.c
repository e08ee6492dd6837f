/* SPDX-License-Identifier: MIT */
/* Results: straight to the destination, or through a temporary that is saturated, compared with zero,
 * converted. */
#include "control.h"
#include "plan.h"

/* The type the flag's value has: the destination's, or the execution type without one. */
static uint8_t
flag_type(const struct simd_plan *p)
{
    return p->lane->dst.kind == LANE_NONE ? p->lane->type : p->lane->dst.type;
}

/* A record that converts packed lanes between temporaries. */
static enum simd_emit
convert_temp(struct simd_plan *p, uint8_t from, uint32_t at, uint8_t to, uint32_t into)
{
    const struct simd_conversion c = {.from = from,
                                      .to = to,
                                      .at = at,
                                      .into = into,
                                      .from_stride = (int32_t)lane_type_bytes(from),
                                      .to_stride = (int32_t)lane_type_bytes(to),
                                      .middle = simd_temp(p->code, 1)};
    return simd_emit_conversion(p, &c);
}

/* A float with the value that a half of dst, or a result in half precision, has: the flag flushes nothing. */
static enum simd_emit
half_flag_value(struct simd_plan *p, uint32_t *at)
{
    const uint32_t half = simd_temp(p->code, SIMD_RESULT_TEMP + 1), wide = simd_temp(p->code, 0);
    enum simd_emit e = SIMD_DONE;
    uint32_t from = *at;
    if (p->result != LANE_HF)
        e = convert_temp(p, p->result, *at, LANE_HF, from = half);
    if (e == SIMD_DONE)
        e = convert_temp(p, LANE_HF, from, LANE_F, wide);
    *at = wide;
    return e;
}

/* The value a flag is of, as `type` of a size there are compares for: cut to the destination's and widened
 * again. */
static enum simd_emit
flag_value(struct simd_plan *p, uint32_t *at, uint8_t *type)
{
    const uint8_t of = flag_type(p);
    const uint32_t cut = simd_temp(p->code, SIMD_RESULT_TEMP + 1), wide = simd_temp(p->code, 0);
    *type = of;
    if (lane_type_is_float(of) && (p->result == LANE_HF || (of == LANE_HF && p->result == LANE_F))) {
        *type = LANE_F;
        return half_flag_value(p, at);
    }
    if (simd_same_bits(of, p->result))
        return SIMD_DONE;
    if (!simd_is_narrow(of) || lane_type_is_float(p->result))
        return SIMD_NO_FORM;
    *type = LANE_D;
    if (simd_is_narrow(p->lane->type) && simd_narrow_flag(p->lane))
        return SIMD_DONE;
    enum simd_emit e = convert_temp(p, p->result, *at, of, cut);
    if (e == SIMD_DONE)
        e = convert_temp(p, of, cut, LANE_D, wide);
    *at = wide;
    return e;
}

/* The flag of a result in the result temporary: its condition against zero. */
static enum simd_emit
flag_of_result(struct simd_plan *p, uint32_t at)
{
    struct simd_plan q = *p;
    const bool compares = lane_code_is(p->lane->code, LANE_COMPARES);
    if (compares) { /* the result is the comparison's: zero or not */
        q.type = LANE_D;
    } else {
        const enum simd_emit e = flag_value(p, &at, &q.type);
        if (e != SIMD_DONE)
            return e;
    }
    q.sources = 2;
    q.value = 0;
    q.src[0] = (struct simd_source){.at = at, .scalar = p->lanes.n == 1, .keep = ~0u};
    q.src[1] = (struct simd_source){.at = simd_const(p->code, 0), .scalar = true, .keep = ~0u};
    const unsigned cond = simd_compare_condition(&q, compares ? LANE_COND_NE : p->lane->cond);
    if (!cond)
        return SIMD_NO_FORM;
    q.op = SIMD_FLAG + cond;
    return simd_emit_flag(&q);
}

/* Stores packed lanes of dst's type through its address registers. */
static enum simd_emit
store_indirect(struct simd_plan *p, uint32_t at)
{
    struct simd_op *op = simd_plan_append(p, simd_do_indirect_store, 0);
    if (!op)
        return SIMD_NO_MEMORY;
    op->src[0] = at;
    op->lane = p->lane;
    simd_set_lanes(op, &p->lanes);
    return SIMD_DONE;
}

static enum simd_emit
convert_and_store_indirect(struct simd_plan *p, uint32_t at)
{
    const uint8_t to = p->lane->dst.type;
    const uint32_t into = simd_temp(p->code, SIMD_RESULT_TEMP + 1);
    if (simd_same_bits(p->result, to))
        return store_indirect(p, at);
    const enum simd_emit e = convert_temp(p, p->result, at, to, into);
    return e == SIMD_DONE ? store_indirect(p, into) : e;
}

/* Stores the result temporary to dst, converting. */
static enum simd_emit
store_result(struct simd_plan *p, uint32_t at)
{
    const struct lane_operand *dst = &p->lane->dst;
    if (dst->kind == LANE_INDIRECT)
        return convert_and_store_indirect(p, at);
    const int32_t stride = lane_operand_stride(dst, p->lane->lanes);
    if (dst->kind != LANE_REG || stride == INT32_MIN)
        return SIMD_NO_FORM;
    const struct simd_conversion c = {.from = p->result,
                                      .to = dst->type,
                                      .at = at,
                                      .into = dst->base,
                                      .from_stride = (int32_t)lane_type_bytes(p->result),
                                      .to_stride = stride,
                                      .lanes = &p->lanes,
                                      .middle = simd_temp(p->code, 1)};
    return simd_emit_conversion(p, &c);
}

/* A float step on the result: saturation or output multiplier. */
static enum simd_emit
adjust(struct simd_plan *p, unsigned own, uint32_t at, uint32_t to)
{
    simd_fn *fn = simd_find(p->code, own, p->result, p->lanes.n, 0);
    if (!fn)
        return SIMD_NO_FORM;
    struct simd_op *op = simd_plan_unmasked(p, fn, to);
    if (!op)
        return SIMD_NO_MEMORY;
    op->src[0] = at;
    return SIMD_DONE;
}

/* Whether the main record can write dst itself. */
static bool
writes_directly(const struct simd_plan *p)
{
    const struct lane_op *op = p->lane;
    return op->dst.kind == LANE_REG && !(op->flags & SIMD_PLAIN_FLAGS) &&
           simd_same_bits(op->dst.type, p->result) &&
           (op->lanes == 1 ||
            lane_operand_stride(&op->dst, op->lanes) == (int32_t)lane_type_bytes(op->dst.type));
}

/* Saturation and multipliers have handlers for float results only. */
static bool
result_form(const struct simd_plan *p)
{
    const struct lane_op *op = p->lane;
    const uint8_t to = op->dst.type;
    if (op->flags & SIMD_OMODS && p->result != LANE_F)
        return false;
    return !(op->flags & LANE_SAT) || (p->result == LANE_F && (to == LANE_F || to == LANE_HF)) ||
           (p->result == LANE_HF && (to == LANE_HF || !lane_type_is_float(to)));
}

/* Saturates into a separate temporary, because the flag needs the value before. A half is rounded first. */
static enum simd_emit
saturate(struct simd_plan *p, uint32_t *at)
{
    const uint32_t to = simd_temp(p->code, SIMD_RESULT_TEMP + 1);
    enum simd_emit e = SIMD_DONE;
    if (!lane_type_is_float(p->lane->dst.type))
        return e; /* conversions to integers saturate anyhow */
    if (p->lane->dst.type != p->result) {
        e = convert_temp(p, p->result, *at, p->lane->dst.type, to);
        p->result = p->lane->dst.type;
        *at = to;
    }
    e = e == SIMD_DONE ? adjust(p, SIMD_SATF, *at, to) : e;
    *at = to;
    return e;
}

/* Does the destination touch a mask cell? */
static bool
writes_cell(const struct simd_plan *p, uint32_t cell)
{
    const struct lane_operand *dst = &p->lane->dst;
    int64_t lo = dst->base, hi = lo;
    if (dst->kind == LANE_INDIRECT) {
        const struct lane_indirect *window = &p->code->base.program->indirects[dst->indirect];
        lo = window->lo;
        hi = window->hi;
    } else {
        const int64_t last = lo + (int64_t)lane_operand_stride(dst, p->lane->lanes) * (p->lane->lanes - 1);
        hi = (last > lo ? last : lo) + (int64_t)lane_type_bytes(dst->type);
        lo = last < lo ? last : lo;
    }
    return cell < hi && lo < (int64_t)cell + 8;
}

/* Each record reads the masks, so the one that stores must leave them to the one that sets the flag. */
static bool
result_hits_masks(const struct simd_plan *p)
{
    const struct lane_op *op = p->lane;
    return op->dst.kind != LANE_NONE &&
           (writes_cell(p, LANE_EXEC_CELL) || (op->pred != LANE_PRED_NONE && writes_cell(p, op->pred_cell)));
}

static enum simd_emit
through_temporary(struct simd_plan *p, bool flag)
{
    const uint32_t at = simd_temp(p->code, SIMD_RESULT_TEMP);
    uint32_t stored = at;
    struct simd_plan store = *p; /* the flag is of the unsaturated result */
    if (!result_form(p) || (flag && result_hits_masks(p)))
        return SIMD_NO_FORM;
    enum simd_emit e = simd_emit_main(p, at, false);
    const unsigned omod = p->lane->flags & SIMD_OMODS;
    if (e == SIMD_DONE && omod)
        e = adjust(p,
                   omod & LANE_OMOD_MUL2   ? SIMD_MUL2
                   : omod & LANE_OMOD_MUL4 ? SIMD_MUL4
                                           : SIMD_DIV2,
                   at, at);
    if (e == SIMD_DONE && p->lane->flags & LANE_SAT)
        e = saturate(&store, &stored);
    /* dst first: the flag may be this op's predicate; the flag second may not be dst */
    if (e == SIMD_DONE && p->lane->dst.kind != LANE_NONE)
        e = store_result(&store, stored);
    if (e == SIMD_DONE && flag)
        e = flag_of_result(p, at);
    return e;
}

enum simd_emit
simd_emit_result(struct simd_plan *p, bool flag)
{
    if (writes_directly(p) && !flag)
        return simd_emit_main(p, p->lane->dst.base, true);
    if (p->lane->dst.kind == LANE_NONE && !flag)
        return SIMD_DONE;
    return through_temporary(p, flag);
}
