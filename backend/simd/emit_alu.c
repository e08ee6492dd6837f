/* SPDX-License-Identifier: MIT */
/*
 * Records of elementwise ops. The usual op has packed, scalar or immediate sources of the execution type and
 * a packed destination, and is one record. What differs is brought there by records before and after it:
 * sources converted into temporaries, the result computed into a temporary, then saturated, compared with
 * zero, converted and stored.
 */
#include <assert.h>
#include <string.h>

#include "control.h"
#include "emit.h"
#include "mask.h"

enum {
    RESULT_TEMP = 3,
    ONE_F = 0x3f800000,
    OMODS = LANE_OMOD_MUL2 | LANE_OMOD_MUL4 | LANE_OMOD_DIV2,
    PLAIN_FLAGS = LANE_SAT | OMODS /* what keeps a result from going straight to dst */
};

/* A source in the execution type. */
struct source {
    uint32_t at;
    bool scalar;
    uint32_t keep, flip; /* float modifiers */
};

/* An op on its way to records. type: what the handlers compute in. */
struct plan {
    struct simd_code *code;
    const struct lane_op *lane;
    unsigned op;    /* lane code or enum simd_own */
    uint8_t type;   /* of the sources */
    uint8_t result; /* of what the main record writes */
    unsigned sources;
    uint32_t value; /* SIMD_TRUE */
    struct source src[3];
    struct simd_lanes lanes;
};

static bool
is_narrow(uint8_t type)
{
    return lane_type_bytes(type) < 4 && !lane_type_is_float(type);
}

/* Same size and both floats or both integers: the bits can be taken as they are. */
static bool
same_bits(uint8_t a, uint8_t b)
{
    return lane_type_bytes(a) == lane_type_bytes(b) && lane_type_is_float(a) == lane_type_is_float(b);
}

static uint8_t
signed_type(uint8_t type)
{
    switch (type) {
    case LANE_UB:
        return LANE_B;
    case LANE_UW:
        return LANE_W;
    case LANE_UD:
        return LANE_D;
    case LANE_UQ:
        return LANE_Q;
    default:
        return type;
    }
}

/* Rows whose result does not depend on the sign are there once, under the signed type. */
static bool
sign_matters(unsigned op)
{
    switch (op) {
    case LANE_OP_mulhi:
    case LANE_OP_min:
    case LANE_OP_max:
    case LANE_OP_fbh:
    case LANE_OP_bfe:
    case LANE_OP_avg:
    case LANE_OP_divq:
    case LANE_OP_divr:
    case SIMD_FLAG + LANE_COND_LT:
    case SIMD_FLAG + LANE_COND_LE:
    case SIMD_TRUE + LANE_COND_LT:
    case SIMD_TRUE + LANE_COND_LE:
        return true;
    default:
        return false;
    }
}

static uint8_t
row_type(unsigned op, uint8_t type)
{
    const bool csel_by_sign = op >= SIMD_CSEL && op < SIMD_CSEL + 16 && op != SIMD_CSEL + LANE_COND_EQ &&
                              op != SIMD_CSEL + LANE_COND_NE;
    return sign_matters(op) || csel_by_sign ? type : signed_type(type);
}

static struct simd_op *
append(struct plan *p, simd_fn *fn, uint32_t dst)
{
    struct simd_op *op = simd_append(p->code);
    if (!op)
        return NULL;
    op->fn = fn;
    op->dst = dst;
    op->lanes = p->lane->lanes;
    return op;
}

/* A record that works on all lanes whatever the masks. */
static struct simd_op *
append_unmasked(struct plan *p, simd_fn *fn, uint32_t dst)
{
    const uint32_t ones = simd_const(p->code, ~UINT64_C(0));
    struct simd_op *op = append(p, fn, dst);
    if (!op || !ones)
        return NULL;
    op->mask = op->pred = ones;
    return op;
}

static void
set_lanes(struct simd_op *op, const struct simd_lanes *lanes)
{
    op->mask = lanes->mask;
    op->pred = lanes->pred;
    op->pinv = lanes->pinv;
}

/* --- sources --- */

static simd_fn *
find_convert(const struct plan *p, uint8_t from, uint8_t to, unsigned shape)
{
    const uint8_t target = lane_type_is_float(from) ? to : signed_type(to);
    const unsigned n = shape & SIMD_ANY ? 0 : p->lanes.n;
    return simd_find(p->code->level, SIMD_CVT + from, target, n, shape);
}

/* The converting handler for lanes `from_stride` bytes apart to lanes `to_stride` apart. */
static simd_fn *
pick_convert(const struct plan *p, uint8_t from, int32_t from_stride, uint8_t to, int32_t to_stride)
{
    simd_fn *fn = NULL;
    if (p->lanes.n > 1 && to_stride == (int32_t)lane_type_bytes(to)) {
        if (from_stride == (int32_t)lane_type_bytes(from))
            fn = find_convert(p, from, to, 0);
        else if (from_stride == 4 && is_narrow(from))
            fn = find_convert(p, from, to, SIMD_STRIDE4);
        if (!fn)
            fn = find_convert(p, from, to, SIMD_STRIDED);
    }
    return fn ? fn : find_convert(p, from, to, SIMD_ANY);
}

static enum simd_emit
convert_source(struct plan *p, unsigned s, int32_t stride)
{
    const struct lane_operand *o = &p->lane->src[s];
    const bool scalar = stride == 0 || p->lane->lanes == 1;
    simd_fn *fn = scalar ? find_convert(p, o->type, p->type, SIMD_ANY)
                         : pick_convert(p, o->type, stride, p->type, (int32_t)lane_type_bytes(p->type));
    if (!fn)
        return SIMD_NO_FORM;
    struct simd_op *op = append_unmasked(p, fn, simd_temp(p->code, s));
    if (!op)
        return SIMD_NO_MEMORY;
    op->src[0] = o->base;
    op->stride[0] = stride;
    op->stride[1] = (int32_t)lane_type_bytes(p->type);
    if (scalar)
        op->lanes = 1;
    p->src[s].at = op->dst;
    p->src[s].scalar = scalar;
    return SIMD_DONE;
}

static void
float_mods(struct source *src, unsigned mods, uint8_t type)
{
    const uint32_t sign = lane_type_bytes(type) == 4 ? 0x80000000u : 0;
    src->keep = mods & LANE_MOD_ABS ? ~sign : ~0u;
    src->flip = mods & LANE_MOD_NEG ? sign : 0;
}

/* The record `temp = fn(a, b)` of an integer modifier. */
static enum simd_emit
modify(struct plan *p, unsigned s, unsigned own, uint32_t constant)
{
    struct source *src = &p->src[s];
    const unsigned shape = src->scalar && p->lanes.n > 1 ? SIMD_SCALAR0 | SIMD_SCALAR1 : SIMD_SCALAR1;
    const bool unary = own == LANE_OP_not;
    simd_fn *fn = simd_find(p->code->level, own, row_type(own, p->type), shape == 3 ? 1 : p->lanes.n,
                            p->lanes.n == 1 || shape == 3 || unary ? 0 : SIMD_SCALAR1);
    if (!fn)
        return SIMD_NO_FORM;
    struct simd_op *op = append_unmasked(p, fn, simd_temp(p->code, s));
    if (!op)
        return SIMD_NO_MEMORY;
    op->src[0] = src->at;
    op->src[1] = constant;
    src->at = op->dst;
    return SIMD_DONE;
}

/* Integer modifiers become records of their own. abs: max(x, -x) needs two; it is left to the reference. */
static enum simd_emit
integer_mods(struct plan *p, unsigned s, unsigned mods)
{
    if (mods & LANE_MOD_ABS)
        return SIMD_NO_FORM;
    if (mods & LANE_MOD_NOT)
        return modify(p, s, LANE_OP_not, 0);
    return modify(p, s, SIMD_RSUB, simd_const(p->code, 0));
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
        return o->type == type;
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
immediate_source(struct plan *p, unsigned s)
{
    const struct lane_operand *o = &p->lane->src[s];
    uint64_t v;
    if (!immediate_bits(o, p->type, &v))
        return SIMD_NO_FORM;
    if (lane_type_bytes(p->type) == 4)
        v = (uint32_t)v;
    p->src[s] = (struct source){.at = simd_const(p->code, v), .scalar = true, .keep = ~0u};
    return p->src[s].at ? SIMD_DONE : SIMD_NO_MEMORY;
}

static enum simd_emit
register_source(struct plan *p, unsigned s)
{
    const struct lane_operand *o = &p->lane->src[s];
    const int32_t stride = lane_operand_stride(o, p->lane->lanes);
    if (stride == INT32_MIN)
        return SIMD_NO_FORM;
    struct source *src = &p->src[s];
    *src = (struct source){.at = o->base, .keep = ~0u};
    src->scalar = stride == 0 || p->lane->lanes == 1;
    enum simd_emit e = SIMD_DONE;
    const bool packed = stride == (int32_t)lane_type_bytes(o->type);
    if (!same_bits(o->type, p->type) || (!src->scalar && !packed))
        e = convert_source(p, s, stride);
    if (e == SIMD_DONE && lane_type_is_float(p->type))
        float_mods(src, o->mods, p->type);
    return e;
}

/* Modifiers of source s that the op's own handler applies; see fold_mods. */
static enum simd_emit
resolve_source(struct plan *p, unsigned s, unsigned folded)
{
    const struct lane_operand *o = &p->lane->src[s];
    if (o->kind == LANE_IMM)
        return immediate_source(p, s);
    if (o->kind != LANE_REG)
        return SIMD_NO_FORM;
    const bool widened_not = o->mods & LANE_MOD_NOT && lane_type_bytes(o->type) < lane_type_bytes(p->type) &&
                             !lane_type_is_signed(o->type); /* the new bits are 0 */
    if (o->mods && (widened_not || lane_type_is_float(o->type) != lane_type_is_float(p->type)))
        return SIMD_NO_FORM;
    const enum simd_emit e = register_source(p, s);
    const unsigned mods = o->mods & ~folded;
    if (e != SIMD_DONE || !mods || lane_type_is_float(p->type))
        return e;
    return integer_mods(p, s, mods);
}

static unsigned
register_mods(const struct lane_operand *o)
{
    return o->kind == LANE_REG ? o->mods : 0;
}

/* a + -b, a & ~b and the like are handlers of their own. Returns the modifier they stand for. */
static unsigned
fold_mods(struct plan *p, unsigned *source)
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

static enum simd_emit
resolve_sources(struct plan *p)
{
    unsigned folded_source = 0;
    const unsigned folded = fold_mods(p, &folded_source);
    for (unsigned s = 0; s < p->sources; s++) {
        const enum simd_emit e = resolve_source(p, s, s == folded_source ? folded : 0);
        if (e != SIMD_DONE)
            return e;
    }
    return SIMD_DONE;
}

/* --- the main record --- */

/* A source temporary that holds no other source; compares swap theirs. */
static uint32_t
free_temp(const struct plan *p, unsigned s)
{
    for (unsigned i = 0; i < RESULT_TEMP; i++) {
        const uint32_t at = simd_temp(p->code, i);
        bool used = false;
        for (unsigned k = 0; k < p->sources; k++)
            used |= k != s && p->src[k].at == at;
        if (!used)
            return at;
    }
    assert(false); /* three temporaries, two other sources */
    return 0;
}

/* Makes a scalar source packed, for handlers that do not come in every shape. */
static enum simd_emit
splat(struct plan *p, unsigned s)
{
    const unsigned bytes = lane_type_bytes(p->type);
    simd_fn *fn =
        simd_find(p->code->level, LANE_OP_mov, bytes == 8 ? LANE_Q : LANE_D, p->lanes.n, SIMD_SCALAR0);
    if (!fn)
        return SIMD_NO_FORM;
    struct simd_op *op = append_unmasked(p, fn, free_temp(p, s));
    if (!op)
        return SIMD_NO_MEMORY;
    op->src[0] = p->src[s].at;
    p->src[s].at = op->dst;
    p->src[s].scalar = false;
    return SIMD_DONE;
}

static unsigned
shape_of(const struct plan *p)
{
    unsigned shape = 0;
    for (unsigned s = 0; s < p->sources; s++) {
        if (p->src[s].scalar && p->lanes.n > 1)
            shape |= SIMD_SCALAR0 << s;
        if (p->src[s].flip || ~p->src[s].keep)
            shape |= SIMD_MODS;
    }
    return shape;
}

static simd_fn *
find_main(const struct plan *p, unsigned shape)
{
    const uint8_t type = row_type(p->op, p->type);
    simd_fn *fn = simd_find(p->code->level, p->op, type, p->lanes.n, shape);
    return fn;
}

/* Finds the handler, splatting scalar sources until there is one. */
static enum simd_emit
find_handler(struct plan *p, simd_fn **fn)
{
    *fn = find_main(p, shape_of(p));
    for (unsigned s = 0; s < p->sources && !*fn; s++) {
        if (!p->src[s].scalar || p->lanes.n == 1)
            continue;
        const enum simd_emit e = splat(p, s);
        if (e != SIMD_DONE)
            return e;
        *fn = find_main(p, shape_of(p));
    }
    return *fn ? SIMD_DONE : SIMD_NO_FORM;
}

static void
fill_main(const struct plan *p, struct simd_op *op, bool mods)
{
    for (unsigned s = 0; s < p->sources; s++) {
        op->src[s] = p->src[s].at;
        if (mods) {
            op->keep[s] = p->src[s].keep;
            op->flip[s] = p->src[s].flip;
        }
    }
    if (p->value)
        op->value = p->value;
}

/* masked: under the op's lanes, else for all lanes */
static enum simd_emit
emit_main(struct plan *p, uint32_t dst, bool masked)
{
    simd_fn *fn;
    const enum simd_emit e = find_handler(p, &fn);
    if (e != SIMD_DONE)
        return e;
    struct simd_op *op = append_unmasked(p, fn, dst);
    if (!op)
        return SIMD_NO_MEMORY;
    fill_main(p, op, shape_of(p) & SIMD_MODS);
    if (masked)
        set_lanes(op, &p->lanes);
    return SIMD_DONE;
}

/* --- results --- */

/* Compares at `a` with at `b` (both packed or scalar per shape) into the op's flag. */
static enum simd_emit
emit_flag(struct plan *p)
{
    const struct lane_op *lane = p->lane;
    simd_fn *fn;
    const enum simd_emit e = find_handler(p, &fn);
    if (e != SIMD_DONE)
        return e;
    struct simd_op *op = append(p, fn, 0);
    if (!op)
        return SIMD_NO_MEMORY;
    fill_main(p, op, shape_of(p) & SIMD_MODS);
    set_lanes(op, &p->lanes);
    op->flag = lane->cond_cell;
    op->flag_shift = lane->cond_shift + lane->chan;
    return SIMD_DONE;
}

/* GT and GE are LT and LE the other way round. Returns 0 for conditions without handlers. */
static unsigned
compare_condition(struct plan *p, unsigned cond)
{
    if (cond == LANE_COND_GT || cond == LANE_COND_GE) {
        const struct source a = p->src[0];
        p->src[0] = p->src[1];
        p->src[1] = a;
        return cond == LANE_COND_GT ? LANE_COND_LT : LANE_COND_LE;
    }
    return cond <= LANE_COND_LE ? cond : 0;
}

/* The flag of a result in the result temporary: its condition against zero. */
static enum simd_emit
flag_of_result(struct plan *p, uint32_t at)
{
    struct plan q = *p;
    q.type = p->result;
    q.sources = 2;
    q.value = 0;
    q.src[0] = (struct source){.at = at, .scalar = p->lanes.n == 1, .keep = ~0u};
    q.src[1] = (struct source){.at = simd_const(p->code, 0), .scalar = true, .keep = ~0u};
    const unsigned cond = compare_condition(&q, p->lane->cond);
    if (!cond)
        return SIMD_NO_FORM;
    q.op = SIMD_FLAG + cond;
    return emit_flag(&q);
}

/* Stores the result temporary to dst, converting. */
static enum simd_emit
store_result(struct plan *p, uint32_t at)
{
    const struct lane_operand *dst = &p->lane->dst;
    const int32_t stride = lane_operand_stride(dst, p->lane->lanes);
    if (dst->kind != LANE_REG || stride == INT32_MIN)
        return SIMD_NO_FORM;
    simd_fn *fn = pick_convert(p, p->result, (int32_t)lane_type_bytes(p->result), dst->type, stride);
    if (!fn)
        return SIMD_NO_FORM;
    struct simd_op *op = append_unmasked(p, fn, dst->base);
    if (!op)
        return SIMD_NO_MEMORY;
    op->src[0] = at;
    op->stride[0] = (int32_t)lane_type_bytes(p->result);
    op->stride[1] = stride;
    set_lanes(op, &p->lanes);
    return SIMD_DONE;
}

/* A float step on the result: saturation or output multiplier. */
static enum simd_emit
adjust(struct plan *p, unsigned own, uint32_t at, uint32_t to)
{
    simd_fn *fn = simd_find(p->code->level, own, LANE_F, p->lanes.n, 0);
    if (p->result != LANE_F || !fn)
        return SIMD_NO_FORM;
    struct simd_op *op = append_unmasked(p, fn, to);
    if (!op)
        return SIMD_NO_MEMORY;
    op->src[0] = at;
    return SIMD_DONE;
}

/* Whether the main record can write dst itself. */
static bool
writes_directly(const struct plan *p)
{
    const struct lane_op *op = p->lane;
    return op->dst.kind == LANE_REG && !(op->flags & PLAIN_FLAGS) && same_bits(op->dst.type, p->result) &&
           (op->lanes == 1 ||
            lane_operand_stride(&op->dst, op->lanes) == (int32_t)lane_type_bytes(op->dst.type));
}

/* A flag of a converted result would be the reference's business: which of the two values it means. */
static bool
result_form(const struct plan *p, bool flag)
{
    const struct lane_op *op = p->lane;
    if (op->flags & OMODS && p->result != LANE_F)
        return false;
    if ((op->flags & LANE_SAT) && !(p->result == LANE_F && op->dst.type == LANE_F))
        return false;
    if (flag && op->dst.kind != LANE_NONE && op->dst.type != p->result)
        return false;
    return true;
}

static enum simd_emit
through_temporary(struct plan *p, bool flag)
{
    const uint32_t at = simd_temp(p->code, RESULT_TEMP);
    uint32_t stored = at; /* the flag is of the unsaturated result */
    if (!result_form(p, flag))
        return SIMD_NO_FORM;
    enum simd_emit e = emit_main(p, at, false);
    const unsigned omod = p->lane->flags & OMODS;
    if (e == SIMD_DONE && omod)
        e = adjust(p,
                   omod & LANE_OMOD_MUL2   ? SIMD_MUL2
                   : omod & LANE_OMOD_MUL4 ? SIMD_MUL4
                                           : SIMD_DIV2,
                   at, at);
    if (e == SIMD_DONE && p->lane->flags & LANE_SAT)
        e = adjust(p, SIMD_SATF, at, stored = simd_temp(p->code, RESULT_TEMP + 1));
    /* dst first: the flag may be this op's predicate; the flag second may not be dst */
    if (e == SIMD_DONE && p->lane->dst.kind != LANE_NONE)
        e = store_result(p, stored);
    if (e == SIMD_DONE && flag)
        e = flag_of_result(p, at);
    return e;
}

static enum simd_emit
emit_result(struct plan *p, bool flag)
{
    if (writes_directly(p) && !flag)
        return emit_main(p, p->lane->dst.base, true);
    if (p->lane->dst.kind == LANE_NONE && !flag)
        return SIMD_DONE;
    return through_temporary(p, flag);
}

/* --- op families --- */

/* cmp and set. Flag and register from one op: the register first, from the same sources. */
static enum simd_emit
emit_compare(struct plan *p)
{
    const struct lane_op *lane = p->lane;
    const unsigned cond = compare_condition(p, lane->cond);
    const bool to_dst = lane->dst.kind != LANE_NONE;
    if (!cond || (to_dst && lane->write_flag) || lane->flags & PLAIN_FLAGS)
        return SIMD_NO_FORM;
    if (lane->write_flag) {
        p->op = SIMD_FLAG + cond;
        return emit_flag(p);
    }
    if (!to_dst)
        return SIMD_DONE;
    p->op = SIMD_TRUE + cond;
    p->value = lane->code == LANE_OP_cmp ? ~0u : lane_type_is_float(lane->dst.type) ? ONE_F : 1;
    p->result = lane_type_bytes(p->type) == 8 ? LANE_Q : LANE_D;
    if (lane->code == LANE_OP_set && lane_type_bytes(lane->dst.type) != 4)
        return SIMD_NO_FORM;
    if (lane->code == LANE_OP_set && lane_type_is_float(lane->dst.type))
        p->result = LANE_F;
    if (shape_of(p) & SIMD_MODS)
        return SIMD_NO_FORM;
    return emit_result(p, false);
}

/* sel's predicate is a source, so its lanes are the execution mask's alone. */
static enum simd_emit
select_lanes(struct plan *p)
{
    const struct lane_op *lane = p->lane;
    const unsigned n = simd_handler_lanes(lane->lanes), bit = lane->pred_shift + lane->chan;
    const enum simd_emit e = simd_lanes_of(p->code, lane, SIMD_LANES_EXEC, &p->lanes);
    if (e != SIMD_DONE)
        return e;
    const bool whole = lane->lanes == n || lane->flags & LANE_NOMASK;
    if (lane->pred == LANE_PRED_NORMAL && bit % 8 == 0 && bit + (n < 8 ? 8 : n) <= 64 && whole) {
        p->lanes.pred = lane->pred_cell + bit / 8;
        p->lanes.pinv = lane->flags & LANE_PRED_INV ? -1 : 0;
        return SIMD_DONE;
    }
    return SIMD_NO_FORM;
}

static enum simd_emit
emit_select(struct plan *p)
{
    return writes_directly(p) && !p->lane->write_flag ? emit_result(p, false) : SIMD_NO_FORM;
}

/* mov is a conversion, of the source's type to the destination's. */
static enum simd_emit
emit_convert(struct plan *p)
{
    const struct lane_op *lane = p->lane;
    const struct lane_operand *src = &lane->src[0];
    const int32_t from = lane_operand_stride(src, lane->lanes),
                  to = lane_operand_stride(&lane->dst, lane->lanes);
    if (from == INT32_MIN || to == INT32_MIN || lane->flags & PLAIN_FLAGS || lane->write_flag)
        return SIMD_NO_FORM;
    simd_fn *fn = pick_convert(p, src->type, from, lane->dst.type, to);
    if (!fn)
        return SIMD_NO_FORM;
    struct simd_op *op = append(p, fn, lane->dst.base);
    if (!op)
        return SIMD_NO_MEMORY;
    op->src[0] = src->base;
    op->stride[0] = from;
    op->stride[1] = to;
    set_lanes(op, &p->lanes);
    return SIMD_DONE;
}

/* A move that is one conversion: the execution type adds nothing. */
static bool
is_conversion(const struct lane_op *op)
{
    return op->code == LANE_OP_mov && op->src[0].kind == LANE_REG && op->dst.kind == LANE_REG &&
           !op->src[0].mods && (op->type == op->src[0].type || op->type == op->dst.type);
}

/*
 * Bytes and words are computed as dwords. Exact ops may do that as they are; others where every source's
 * value is one of the execution type, and so is the result, or only its low bits are kept.
 */
static bool
is_exact(unsigned code)
{
    return code == LANE_OP_mov || code == LANE_OP_add || code == LANE_OP_mul || code == LANE_OP_mad;
}

static bool
narrow_closed(unsigned code)
{
    return code == LANE_OP_and || code == LANE_OP_or || code == LANE_OP_xor || code == LANE_OP_min ||
           code == LANE_OP_max || code == LANE_OP_cmp;
}

static bool
value_fits(uint8_t from, uint8_t to)
{
    if (lane_type_bytes(from) >= lane_type_bytes(to))
        return from == to;
    return !lane_type_is_signed(from) || lane_type_is_signed(to);
}

static bool
narrow_source(const struct lane_op *op, const struct lane_operand *o)
{
    if (o->mods || lane_type_is_float(o->type) || lane_type_bytes(o->type) > 4)
        return false;
    return is_exact(op->code) || value_fits(o->type, op->type);
}

static bool
narrow_form(const struct lane_op *op)
{
    const bool cut = op->dst.kind == LANE_REG && !lane_type_is_float(op->dst.type) &&
                     lane_type_bytes(op->dst.type) <= lane_type_bytes(op->type);
    for (unsigned s = 0; s < lane_code_sources(op->code); s++)
        if (!narrow_source(op, &op->src[s]))
            return false;
    if (op->write_flag && op->code != LANE_OP_cmp)
        return false;
    if (is_exact(op->code))
        return cut || (op->dst.kind == LANE_REG && lane_type_bytes(op->dst.type) == 4 &&
                       !lane_type_is_float(op->dst.type));
    return narrow_closed(op->code) || (op->code == LANE_OP_not && cut);
}

/* The type the handlers compute in; false: none does. */
static bool
choose_type(struct plan *p)
{
    const struct lane_op *op = p->lane;
    p->type = op->type;
    if (is_narrow(op->type)) {
        if (!narrow_form(op))
            return false;
        p->type = LANE_D;
    }
    const bool to_quad =
        op->dst.kind == LANE_REG && !lane_type_is_float(op->dst.type) && lane_type_bytes(op->dst.type) == 8;
    if (to_quad && is_exact(op->code) && !lane_type_is_float(op->type))
        p->type = lane_type_is_signed(op->type) ? LANE_Q : LANE_UQ;
    return p->type != LANE_HF && p->type != LANE_DF;
}

static enum simd_emit
emit_op(struct plan *p)
{
    const struct lane_op *lane = p->lane;
    switch (lane->code) {
    case LANE_OP_cmp:
    case LANE_OP_set:
        return emit_compare(p);
    case LANE_OP_sel:
        return emit_select(p);
    case LANE_OP_csel:
        p->op = SIMD_CSEL + lane->cond;
        return emit_result(p, false);
    default:
        return emit_result(p, lane->write_flag);
    }
}

enum simd_emit
simd_emit_alu(struct simd_code *code, const struct lane_op *lane)
{
    struct plan p = {.code = code, .lane = lane, .op = lane->code, .sources = lane_code_sources(lane->code)};
    if (p.op == LANE_OP_asr && !lane_type_is_signed(lane->type))
        p.op = LANE_OP_shr; /* no sign, so no ones to shift in */
    if (!choose_type(&p) || lane->dst.kind == LANE_INDIRECT)
        return SIMD_NO_FORM;
    p.result = p.type;
    enum simd_emit e =
        lane->code == LANE_OP_sel ? select_lanes(&p) : simd_lanes_of(code, lane, SIMD_LANES_ALL, &p.lanes);
    if (e == SIMD_DONE && is_conversion(lane) && !same_bits(lane->src[0].type, lane->dst.type))
        return emit_convert(&p);
    if (e == SIMD_DONE)
        e = resolve_sources(&p);
    return e == SIMD_DONE ? emit_op(&p) : e;
}
