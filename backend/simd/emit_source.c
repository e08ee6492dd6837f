/* SPDX-License-Identifier: MIT */
/* Sources: converted to the type in which the op is computed, modifiers folded or applied. */
#include <assert.h>

#include "control.h"
#include "emu/lane_half.h"
#include "plan.h"

static enum simd_emit
convert_source(struct simd_plan *p, unsigned s, uint32_t base, int32_t stride)
{
    const struct lane_operand *o = &p->lane->src[s];
    const struct simd_conversion c = {.from = o->type,
                                      .to = p->type,
                                      .at = base,
                                      .into = simd_temp(p->code, s),
                                      .from_stride = stride,
                                      .to_stride = (int32_t)lane_type_bytes(p->type),
                                      .scalar = stride == 0 || p->lane->lanes == 1,
                                      .middle = simd_temp(p->code, SIMD_RESULT_TEMP)};
    p->src[s].at = c.into;
    p->src[s].scalar = c.scalar;
    return simd_emit_conversion(p, &c);
}

static void
float_mods(struct simd_source *src, uint8_t type, unsigned mods)
{
    const uint32_t sign = type == LANE_HF ? 0x8000 : 0x80000000u;
    src->keep = mods & LANE_MOD_ABS ? ~sign : ~0u;
    src->flip = mods & LANE_MOD_NEG ? sign : 0;
}

/* The record `temp = fn(a, b)` of an integer modifier. */
static enum simd_emit
modify(struct simd_plan *p, unsigned s, unsigned own, uint32_t constant)
{
    struct simd_source *src = &p->src[s];
    const unsigned shape = src->scalar && p->lanes.n > 1 ? SIMD_SCALAR0 | SIMD_SCALAR1 : SIMD_SCALAR1;
    const bool unary = own == LANE_OP_not || own == SIMD_ABS;
    simd_fn *fn = simd_find(p->code, own, simd_row_type(own, p->type), shape == 3 ? 1 : p->lanes.n,
                            p->lanes.n == 1 || shape == 3 || unary ? 0 : SIMD_SCALAR1);
    if (!fn)
        return SIMD_NO_FORM;
    struct simd_op *op = simd_plan_unmasked(p, fn, simd_temp(p->code, s));
    if (!op)
        return SIMD_NO_MEMORY;
    op->src[0] = src->at;
    op->src[1] = constant;
    src->at = op->dst;
    return SIMD_DONE;
}

/* Integer modifiers become records of their own. Unsigned values are their own magnitude. */
static enum simd_emit
integer_mods(struct simd_plan *p, unsigned s, unsigned mods)
{
    enum simd_emit e = SIMD_DONE;
    const uint8_t type = p->lane->src[s].type;
    if (mods & LANE_MOD_ABS && lane_type_bytes(type) > lane_type_bytes(p->type))
        return SIMD_NO_FORM; /* the sign is gone */
    if (mods & LANE_MOD_ABS && lane_type_is_signed(type))
        e = modify(p, s, SIMD_ABS, 0);
    if (e == SIMD_DONE && mods & LANE_MOD_NOT)
        e = modify(p, s, LANE_OP_not, 0);
    if (e == SIMD_DONE && mods & LANE_MOD_NEG)
        e = modify(p, s, SIMD_RSUB, simd_const(p->code, 0));
    return e;
}

/* An integer immediate's value, modifiers applied: abs and neg exactly, not within the type. */
static uint64_t
integer_immediate(const struct lane_operand *o)
{
    const unsigned unused = 64 - lane_type_bytes(o->type) * 8;
    const bool is_signed = lane_type_is_signed(o->type);
    uint64_t v = o->imm << unused;
    v = is_signed ? (uint64_t)((int64_t)v >> unused) : v >> unused;
    if (o->mods & LANE_MOD_ABS && is_signed && (int64_t)v < 0)
        v = -v;
    if (o->mods & LANE_MOD_NEG)
        v = -v;
    if (o->mods & LANE_MOD_NOT)
        v = is_signed ? ~v : ~v << unused >> unused;
    return v;
}

static uint64_t
float_immediate(const struct lane_operand *o)
{
    const unsigned bits = lane_type_bytes(o->type) * 8;
    const uint64_t sign = UINT64_C(1) << (bits - 1);
    uint64_t v = bits < 64 ? o->imm & ((UINT64_C(1) << bits) - 1) : o->imm;
    v = o->mods & LANE_MOD_ABS ? v & ~sign : v;
    return o->mods & LANE_MOD_NEG ? v ^ sign : v;
}

/* An immediate's value in the plan's type, if that is exact and cheap to say here. */
static bool
immediate_bits(const struct lane_operand *o, uint8_t type, uint64_t *out)
{
    if (lane_type_is_float(o->type)) {
        *out = float_immediate(o);
        if (o->type == LANE_HF && type == LANE_F)
            *out = lane_f32_bits(lane_f16_to_f32((uint16_t)*out));
        return o->type == type || (o->type == LANE_HF && type == LANE_F);
    }
    *out = integer_immediate(o);
    if (!lane_type_is_float(type))
        return true;
    const int64_t n = (int64_t)*out;
    if (type != LANE_F || o->type == LANE_UQ || n > 1 << 24 || n < -(1 << 24))
        return false;
    const float f = (float)n;
    uint32_t word;
    memcpy(&word, &f, sizeof(word));
    *out = word;
    return true;
}

static enum simd_emit
immediate_source(struct simd_plan *p, unsigned s)
{
    assert(s < p->sources);
    const struct lane_operand *o = &p->lane->src[s];
    uint64_t v;
    if (!immediate_bits(o, p->type, &v))
        return SIMD_NO_FORM;
    if (lane_type_bytes(p->type) == 4)
        v = (uint32_t)v;
    p->src[s] = (struct simd_source){.at = simd_const(p->code, v), .scalar = true, .keep = ~0u};
    return p->src[s].at ? SIMD_DONE : SIMD_NO_MEMORY;
}

/* Collects an indirect source's lanes, packed. */
static enum simd_emit
collect(struct simd_plan *p, unsigned s, uint32_t *base)
{
    struct simd_op *op = simd_plan_append(p, simd_do_indirect_load, simd_temp(p->code, s));
    if (!op)
        return SIMD_NO_MEMORY;
    op->lane = p->lane;
    op->spare = (uint8_t)s;
    *base = op->dst;
    return SIMD_DONE;
}

static enum simd_emit
region_source(struct simd_plan *p, unsigned s, uint32_t base, int32_t stride)
{
    const struct lane_operand *o = &p->lane->src[s];
    struct simd_source *src = &p->src[s];
    *src = (struct simd_source){.at = base, .keep = ~0u};
    src->scalar = stride == 0 || p->lane->lanes == 1;
    enum simd_emit e = SIMD_DONE;
    const bool packed = stride == (int32_t)lane_type_bytes(o->type);
    if (!simd_same_bits(o->type, p->type) || (!src->scalar && !packed))
        e = convert_source(p, s, base, stride);
    if (e == SIMD_DONE && lane_type_is_float(p->type))
        float_mods(src, p->type, o->mods);
    return e;
}

static enum simd_emit
register_source(struct simd_plan *p, unsigned s)
{
    const struct lane_operand *o = &p->lane->src[s];
    uint32_t base = o->base;
    int32_t stride;
    if (o->kind == LANE_INDIRECT) {
        const enum simd_emit e = collect(p, s, &base);
        if (e != SIMD_DONE)
            return e;
        stride = (int32_t)lane_type_bytes(o->type);
    } else {
        stride = lane_operand_stride(o, p->lane->lanes);
        if (stride == INT32_MIN)
            return SIMD_NO_FORM;
    }
    return region_source(p, s, base, stride);
}

/* Modifiers of source s that the op's own handler applies; see fold_mods. */
static enum simd_emit
resolve_source(struct simd_plan *p, unsigned s, unsigned folded)
{
    const struct lane_operand *o = &p->lane->src[s];
    if (o->kind == LANE_IMM)
        return immediate_source(p, s);
    const bool widened_not = o->mods & LANE_MOD_NOT && lane_type_bytes(o->type) < lane_type_bytes(p->type) &&
                             !lane_type_is_signed(o->type); /* the new bits are 0 */
    const bool rounded = lane_type_is_float(o->type) && lane_type_bytes(o->type) > lane_type_bytes(p->type);
    if (o->mods && (widened_not || rounded || lane_type_is_float(o->type) != lane_type_is_float(p->type)))
        return SIMD_NO_FORM; /* modifiers come before the conversion */
    const enum simd_emit e = register_source(p, s);
    const unsigned mods = o->mods & ~folded;
    if (e != SIMD_DONE || !mods || lane_type_is_float(p->type))
        return e;
    return integer_mods(p, s, mods);
}

static unsigned
register_mods(const struct lane_operand *o)
{
    return o->kind == LANE_IMM ? 0 : o->mods;
}

/* a + -b, a & ~b and the like are handlers of their own. Returns the modifier they stand for. */
static unsigned
fold_mods(struct simd_plan *p, unsigned *source)
{
    const unsigned a = register_mods(&p->lane->src[0]), b = register_mods(&p->lane->src[1]);
    if (lane_type_is_float(p->type) || (a && b) || !(a | b))
        return 0;
    *source = b ? 1 : 0;
    if (p->op == LANE_OP_add && (a | b) == LANE_MOD_NEG) {
        p->op = b ? SIMD_SUB : SIMD_RSUB;
        return LANE_MOD_NEG;
    }
    if ((p->op == LANE_OP_and || p->op == LANE_OP_or) && b == LANE_MOD_NOT) {
        p->op = p->op == LANE_OP_and ? SIMD_ANDN : SIMD_ORN;
        return LANE_MOD_NOT;
    }
    return 0;
}

enum simd_emit
simd_resolve_sources(struct simd_plan *p)
{
    unsigned folded_source = 0;
    const unsigned folded = fold_mods(p, &folded_source);
    assert(p->sources <= 3 && folded_source < 2);
    for (unsigned s = 0; s < p->sources; s++) {
        const enum simd_emit e = resolve_source(p, s, s == folded_source ? folded : 0);
        if (e != SIMD_DONE)
            return e;
    }
    return SIMD_DONE;
}
