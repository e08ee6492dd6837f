/* SPDX-License-Identifier: MIT */
/*
 * ALU and MATH ops. The rules are those of emu/lane_ops.def; what is not written here (the larger functions,
 * saturating wide products) has no native form and is the simd engine's.
 */
#include "emu/lane_half.h"
#include "jit.h"

/* An op on its way: sources in the type it is computed in. */
struct alu {
    struct jit_fn *f;
    const struct lane_op *op;
    LLVMBuilderRef b;
    bool is_float, is_signed; /* of the execution type */
    unsigned bits;            /* integers: what it is computed in */
    unsigned width;           /* of the execution type */
    enum lane_type computes;  /* the execution type, or F for halves */
    LLVMValueRef src[3];
    LLVMValueRef half[3]; /* execution type HF: the sources' bits */
    bool scalar;          /* all sources are one value for all lanes */
    LLVMValueRef doubt;   /* lanes whose result may be wrong; NULL: none */
    LLVMTypeRef type;
};

static unsigned
bits_of(enum lane_type type)
{
    return lane_type_bytes(type) * 8;
}

static bool
is_exact(unsigned code)
{
    return code == LANE_OP_mov || code == LANE_OP_add || code == LANE_OP_mul || code == LANE_OP_mad;
}

static bool
is_comparison(unsigned code)
{
    return code == LANE_OP_cmp || code == LANE_OP_set;
}

/* --- conversions --- */

/* An integer value of `from` bits as one of `to` bits. */
static LLVMValueRef
resize(struct alu *a, LLVMValueRef v, unsigned from, bool is_signed, unsigned to)
{
    const LLVMTypeRef type = jit_shape(jit_int(a->f, to), v);
    if (from == to)
        return v;
    if (from > to)
        return LLVMBuildTrunc(a->b, v, type, "");
    return is_signed ? LLVMBuildSExt(a->b, v, type, "") : LLVMBuildZExt(a->b, v, type, "");
}

static LLVMValueRef
clamp(struct alu *a, LLVMValueRef v, unsigned bits, bool value_signed, enum lane_type to)
{
    struct jit_fn *f = a->f;
    const unsigned n = bits_of(to);
    const LLVMTypeRef type = LLVMTypeOf(v);
    const bool to_signed = lane_type_is_signed(to);
    const uint64_t high = (UINT64_MAX >> (64 - n)) >> to_signed, low = to_signed ? ~high : 0;
    if (value_signed) {
        LLVMValueRef args[2] = {v, jit_constant(f, type, low)};
        if (n < bits || !to_signed)
            v = args[0] = jit_call(f, "llvm.smax", type, args, 2);
        args[1] = jit_constant(f, type, high);
        if (n < bits)
            v = jit_call(f, "llvm.smin", type, args, 2);
    } else {
        LLVMValueRef args[2] = {v, jit_constant(f, type, high)};
        if (n < bits || (n == bits && to_signed))
            v = jit_call(f, "llvm.umin", type, args, 2);
    }
    return v;
}

/* emu/lane_convert.h: towards zero, clamped, NaN gives 0; small types by way of 32 bits. */
static LLVMValueRef
float_to_int(struct alu *a, LLVMValueRef v, enum lane_type to)
{
    struct jit_fn *f = a->f;
    const unsigned n = bits_of(to), wide = n < 32 ? 32 : n;
    const bool is_unsigned = to == LANE_UD || to == LANE_UQ;
    LLVMTypeRef types[2] = {jit_shape(jit_int(f, wide), v), LLVMTypeOf(v)};
    v = jit_call2(f, is_unsigned ? "llvm.fptoui.sat" : "llvm.fptosi.sat", types, 2, &v, 1);
    return n < 32 ? resize(a, clamp(a, v, 32, true, to), 32, true, n) : v;
}

/* --- sources --- */

static bool
source_is_native(struct alu *a, unsigned s)
{
    const struct lane_operand *o = &a->op->src[s];
    if (!jit_readable(a->f, o, JIT_SRC0 + s) || (o->type == LANE_HF && !jit_has_halves(a->f)) ||
        (a->op->type == LANE_HF && o->type != LANE_HF))
        return false;
    /* the exact value of a modified quadword has a bit more than there is room for */
    return !a->is_float || (o->type != LANE_Q && o->type != LANE_UQ) ||
           !(o->mods & (LANE_MOD_ABS | LANE_MOD_NEG));
}

static LLVMValueRef
modify_float(struct alu *a, LLVMValueRef v, unsigned mods)
{
    if (mods & LANE_MOD_ABS)
        v = jit_call(a->f, "llvm.fabs", LLVMTypeOf(v), &v, 1);
    return mods & LANE_MOD_NEG ? LLVMBuildFNeg(a->b, v, "") : v;
}

/* A modified integer source as a value of `bits` bits. */
static LLVMValueRef
modify_int(struct alu *a, LLVMValueRef v, const struct lane_operand *o, unsigned bits)
{
    const unsigned from = bits_of(o->type);
    bool is_signed = lane_type_is_signed(o->type);
    if (o->mods & LANE_MOD_NOT)
        return resize(a, LLVMBuildNot(a->b, v, ""), from, is_signed, bits);
    if ((o->mods & LANE_MOD_ABS) && is_signed) {
        LLVMValueRef args[2] = {v, LLVMConstNull(a->f->i1)};
        v = jit_call(a->f, "llvm.abs", LLVMTypeOf(v), args, 2);
        is_signed = false;
    }
    v = resize(a, v, from, is_signed, bits);
    return o->mods & LANE_MOD_NEG ? LLVMBuildNeg(a->b, v, "") : v;
}

static LLVMValueRef
int_to_float(struct alu *a, LLVMValueRef v, const struct lane_operand *o)
{
    bool is_signed = lane_type_is_signed(o->type);
    if (o->mods & LANE_MOD_NOT) {
        v = LLVMBuildNot(a->b, v, "");
    } else if (o->mods) { /* the exact value: one bit more */
        v = modify_int(a, v, o, 64);
        is_signed = true;
    }
    const LLVMTypeRef type = jit_shape(jit_lane_type(a->f, a->op->type), v);
    return is_signed ? LLVMBuildSIToFP(a->b, v, type, "") : LLVMBuildUIToFP(a->b, v, type, "");
}

/* A source's float, modified; of a half its float. */
static LLVMValueRef
modified_float(struct alu *a, LLVMValueRef bits, const struct lane_operand *o)
{
    struct jit_fn *f = a->f;
    if (o->type == LANE_HF)
        return jit_widen_half(f, jit_modify_half(f, bits, o->mods));
    const LLVMValueRef v = LLVMBuildBitCast(a->b, bits, jit_shape(jit_lane_type(f, o->type), bits), "");
    return modify_float(a, jit_fence(f, v), o->mods);
}

static void
load_half(struct alu *a, const struct lane_operand *o, unsigned s, bool *scalar)
{
    struct jit_fn *f = a->f;
    const struct jit_value raw = jit_read(f, o, JIT_SRC0 + s);
    const bool copies = a->op->code == LANE_OP_mov || a->op->code == LANE_OP_sel;
    const LLVMValueRef bits = jit_modify_half(f, raw.v, o->mods);
    *scalar = raw.scalar;
    a->half[s] = copies ? bits : jit_flush_half(f, bits);
}

static LLVMValueRef
load_float(struct alu *a, const struct lane_operand *o, unsigned s, bool *scalar)
{
    struct jit_fn *f = a->f;
    const enum lane_type type = a->op->type;
    const struct jit_value raw = jit_read(f, o, JIT_SRC0 + s);
    *scalar = raw.scalar;
    if (!lane_type_is_float(o->type))
        return int_to_float(a, raw.v, o);
    const LLVMValueRef v = modified_float(a, raw.v, o);
    const LLVMTypeRef to = jit_shape(jit_lane_type(f, type), v);
    return LLVMTypeOf(v) == to ? v
           : type == LANE_DF   ? LLVMBuildFPExt(a->b, v, to, "")
                               : LLVMBuildFPTrunc(a->b, v, to, "");
}

static LLVMValueRef
load_int(struct alu *a, const struct lane_operand *o, unsigned s, bool *scalar)
{
    struct jit_fn *f = a->f;
    const struct jit_value raw = jit_read(f, o, JIT_SRC0 + s);
    *scalar = raw.scalar;
    if (lane_type_is_float(o->type)) {
        const LLVMValueRef v = float_to_int(a, modified_float(a, raw.v, o), a->op->type);
        return resize(a, v, a->width, a->is_signed, a->bits);
    }
    return modify_int(a, raw.v, o, a->bits);
}

static void
load_sources(struct alu *a)
{
    const unsigned n = lane_code_sources(a->op->code);
    bool scalar[3];
    a->scalar = true;
    for (unsigned s = 0; s < n; s++) {
        const struct lane_operand *o = &a->op->src[s];
        if (a->op->type == LANE_HF)
            load_half(a, o, s, &scalar[s]);
        else
            a->src[s] = a->is_float ? jit_fence(a->f, load_float(a, o, s, &scalar[s]))
                                    : load_int(a, o, s, &scalar[s]);
        a->scalar &= scalar[s];
    }
    if (a->op->code == LANE_OP_sel && a->op->pred != LANE_PRED_NONE)
        a->scalar = a->op->lanes == 1;
    for (unsigned s = 0; s < n; s++) {
        LLVMValueRef *const v = a->op->type == LANE_HF ? &a->half[s] : &a->src[s];
        if (scalar[s] && !a->scalar)
            *v = jit_splat(a->f, *v, a->op->lanes);
        if (a->op->type == LANE_HF)
            a->src[s] = jit_widen_half(a->f, *v);
    }
    a->type = LLVMTypeOf(a->src[0]);
}

/* --- comparing --- */

static LLVMValueRef
compare(struct alu *a, LLVMValueRef x, LLVMValueRef y, unsigned cond, bool is_float, bool is_signed)
{
    static const LLVMRealPredicate real[] = {
        [LANE_COND_EQ] = LLVMRealOEQ, [LANE_COND_NE] = LLVMRealUNE, [LANE_COND_GT] = LLVMRealOGT,
        [LANE_COND_GE] = LLVMRealOGE, [LANE_COND_LT] = LLVMRealOLT, [LANE_COND_LE] = LLVMRealOLE,
        [LANE_COND_UN] = LLVMRealUNO,
    };
    static const LLVMIntPredicate integer[2][LANE_COND_LE + 1] = {
        {0, LLVMIntEQ, LLVMIntNE, LLVMIntUGT, LLVMIntUGE, LLVMIntULT, LLVMIntULE},
        {0, LLVMIntEQ, LLVMIntNE, LLVMIntSGT, LLVMIntSGE, LLVMIntSLT, LLVMIntSLE},
    };
    if (is_float && !jit_keeps_denormals(a->f))
        return jit_compare_flushing(a->f, x, y, cond);
    if (is_float)
        return LLVMBuildFCmp(a->b, real[cond], x, y, "");
    return LLVMBuildICmp(a->b, integer[is_signed][cond], x, y, "");
}

static bool
condition_is_native(unsigned cond, bool is_float)
{
    return (cond >= LANE_COND_EQ && cond <= LANE_COND_LE) || (is_float && cond == LANE_COND_UN);
}

static LLVMValueRef
pick(struct alu *a, LLVMValueRef condition, LLVMValueRef x, LLVMValueRef y)
{
    return LLVMBuildSelect(a->b, condition, x, y, "");
}

/* --- computing --- */

static LLVMValueRef
unary_intrinsic(struct alu *a, const char *name)
{
    return jit_call(a->f, name, a->type, a->src, 1);
}

static LLVMValueRef
flagged_intrinsic(struct alu *a, const char *name)
{
    LLVMValueRef args[2] = {a->src[0], LLVMConstNull(a->f->i1)};
    return jit_call(a->f, name, a->type, args, 2);
}

static LLVMValueRef
legacy_product(struct alu *a)
{
    const LLVMValueRef zero = LLVMConstNull(a->type);
    const LLVMValueRef x = compare(a, a->src[0], zero, LANE_COND_EQ, true, false);
    const LLVMValueRef y = compare(a, a->src[1], zero, LANE_COND_EQ, true, false);
    return LLVMBuildSelect(a->b, LLVMBuildOr(a->b, x, y, ""), zero,
                           LLVMBuildFMul(a->b, a->src[0], a->src[1], ""), "");
}

/* Is a chosen, by its comparison with b or because b is a NaN? */
static LLVMValueRef
is_extreme(struct alu *a, unsigned cond, bool numbers)
{
    LLVMValueRef first = compare(a, a->src[0], a->src[1], cond, true, false);
    if (numbers)
        first = LLVMBuildOr(a->b, first, compare(a, a->src[1], a->src[1], LANE_COND_UN, true, false), "");
    return first;
}

static LLVMValueRef
extreme(struct alu *a, unsigned cond, bool numbers)
{
    return pick(a, is_extreme(a, cond, numbers), a->src[0], a->src[1]);
}

static LLVMValueRef
reciprocal_root(struct alu *a)
{
    struct jit_fn *f = a->f;
    LLVMValueRef v = a->src[0];
    if (a->computes == LANE_F)
        v = LLVMBuildFPExt(a->b, v, jit_shape(f->f64, v), "");
    v = jit_call(f, "llvm.sqrt", LLVMTypeOf(v), &v, 1);
    const LLVMValueRef one = jit_opaque(f, f->f64, UINT64_C(0x3ff0000000000000));
    v = LLVMBuildFDiv(a->b, a->scalar ? one : jit_splat(f, one, a->op->lanes), v, "");
    return a->computes == LANE_F ? LLVMBuildFPTrunc(a->b, v, a->type, "") : v;
}

/* NULL: no native form. */
static LLVMValueRef
estimated(struct alu *a)
{
    if (a->computes == LANE_F && !a->scalar && jit_has_estimate(a->f, a->op->code, a->op->lanes))
        return jit_estimate(a->f, a->op->code, a->src[0], &a->doubt);
    return a->op->code == LANE_OP_rsqrt ? reciprocal_root(a) : NULL;
}

static LLVMValueRef
reciprocal(struct alu *a)
{
    struct jit_fn *f = a->f;
    const bool single = a->computes == LANE_F;
    const LLVMValueRef one =
        single ? jit_opaque(f, f->f32, 0x3f800000) : jit_opaque(f, f->f64, UINT64_C(0x3ff0000000000000));
    return LLVMBuildFDiv(a->b, a->scalar ? one : jit_splat(f, one, a->op->lanes), a->src[0], "");
}

static LLVMValueRef
compute_float(struct alu *a)
{
    const LLVMValueRef *s = a->src;
    switch (a->op->code) {
    case LANE_OP_mov:
        return s[0];
    case LANE_OP_add:
        return LLVMBuildFAdd(a->b, s[0], s[1], "");
    case LANE_OP_mul:
        return LLVMBuildFMul(a->b, s[0], s[1], "");
    case LANE_OP_mad:
        return a->f->cpu == BACKEND_BASELINE ? NULL : jit_call(a->f, "llvm.fma", a->type, a->src, 3);
    case LANE_OP_muladd:
        return LLVMBuildFAdd(a->b, LLVMBuildFMul(a->b, s[0], s[1], ""), s[2], "");
    case LANE_OP_mulz:
        return legacy_product(a);
    case LANE_OP_madz:
        return LLVMBuildFAdd(a->b, legacy_product(a), s[2], "");
    case LANE_OP_min:
        return extreme(a, LANE_COND_LT, true);
    case LANE_OP_max:
        return extreme(a, LANE_COND_GE, true);
    case LANE_OP_csel:
        if (!condition_is_native(a->op->cond, true))
            return NULL;
        return pick(a, compare(a, s[2], LLVMConstNull(a->type), a->op->cond, true, false), s[0], s[1]);
    case LANE_OP_fdiv:
        return LLVMBuildFDiv(a->b, s[0], s[1], "");
    case LANE_OP_inv:
        return reciprocal(a);
    case LANE_OP_sqrt:
        return unary_intrinsic(a, "llvm.sqrt");
    case LANE_OP_rsqrt:
    case LANE_OP_log2:
    case LANE_OP_exp2:
        return estimated(a);
    case LANE_OP_rndd:
        return a->f->cpu == BACKEND_BASELINE ? NULL : unary_intrinsic(a, "llvm.floor");
    case LANE_OP_rndu:
        return a->f->cpu == BACKEND_BASELINE ? NULL : unary_intrinsic(a, "llvm.ceil");
    case LANE_OP_rnde:
        return a->f->cpu == BACKEND_BASELINE ? NULL : unary_intrinsic(a, "llvm.roundeven");
    case LANE_OP_rndz:
        return a->f->cpu == BACKEND_BASELINE ? NULL : unary_intrinsic(a, "llvm.trunc");
    case LANE_OP_frc:
        return a->f->cpu == BACKEND_BASELINE
                   ? NULL
                   : LLVMBuildFSub(a->b, s[0], unary_intrinsic(a, "llvm.floor"), "");
    default:
        return NULL;
    }
}

/* Sums of products whose product is a half first. */
static LLVMValueRef
rounded_product(struct alu *a)
{
    const LLVMValueRef product =
        a->op->code == LANE_OP_madz ? legacy_product(a) : LLVMBuildFMul(a->b, a->src[0], a->src[1], "");
    return jit_widen_half(a->f, jit_narrow_half(a->f, product));
}

/* Bits of the result: a source's own, or a float's rounded. */
static LLVMValueRef
compute_half(struct alu *a)
{
    struct jit_fn *f = a->f;
    LLVMValueRef v;
    switch (a->op->code) {
    case LANE_OP_mov:
        return a->half[0];
    case LANE_OP_min:
        return pick(a, is_extreme(a, LANE_COND_LT, true), a->half[0], a->half[1]);
    case LANE_OP_max:
        return pick(a, is_extreme(a, LANE_COND_GE, true), a->half[0], a->half[1]);
    case LANE_OP_csel:
        if (!condition_is_native(a->op->cond, true))
            return NULL;
        return pick(a, compare(a, a->src[2], LLVMConstNull(a->type), a->op->cond, true, false), a->half[0],
                    a->half[1]);
    case LANE_OP_mad:
        v = jit_fused_half(f, a->src[0], a->src[1], a->src[2]);
        break;
    case LANE_OP_muladd:
    case LANE_OP_madz:
        v = LLVMBuildFAdd(a->b, rounded_product(a), a->src[2], "");
        break;
    default:
        v = compute_float(a);
    }
    return v ? jit_flush_half(f, jit_narrow_half(f, v)) : NULL;
}

static LLVMValueRef
amount(struct alu *a, LLVMValueRef v, unsigned width)
{
    return LLVMBuildAnd(a->b, v, jit_constant(a->f, a->type, width - 1), "");
}

static LLVMValueRef
high_product(struct alu *a)
{
    const LLVMValueRef x = resize(a, a->src[0], a->bits, a->is_signed, 2 * a->bits);
    const LLVMValueRef y = resize(a, a->src[1], a->bits, a->is_signed, 2 * a->bits);
    const LLVMValueRef product = LLVMBuildMul(a->b, x, y, "");
    const LLVMValueRef shift = jit_constant(a->f, LLVMTypeOf(product), a->bits);
    return LLVMBuildTrunc(a->b, LLVMBuildLShr(a->b, product, shift, ""), a->type, "");
}

static LLVMValueRef
average(struct alu *a)
{
    const LLVMValueRef x = resize(a, a->src[0], a->bits, a->is_signed, a->bits * 2);
    const LLVMValueRef y = resize(a, a->src[1], a->bits, a->is_signed, a->bits * 2);
    const LLVMValueRef one = jit_constant(a->f, LLVMTypeOf(x), 1);
    const LLVMValueRef sum = LLVMBuildAdd(a->b, LLVMBuildAdd(a->b, x, y, ""), one, "");
    return LLVMBuildTrunc(a->b, LLVMBuildLShr(a->b, sum, one, ""), a->type, "");
}

static LLVMValueRef
field(struct alu *a)
{
    struct jit_fn *f = a->f;
    const LLVMValueRef width = amount(a, a->src[0], 32), at = amount(a, a->src[1], 32);
    const LLVMValueRef one = jit_constant(f, a->type, 1);
    const LLVMValueRef mask = LLVMBuildSub(a->b, LLVMBuildShl(a->b, one, width, ""), one, "");
    if (!a->is_signed)
        return LLVMBuildAnd(a->b, LLVMBuildLShr(a->b, a->src[2], at, ""), mask, "");
    const LLVMValueRef low = LLVMBuildAnd(a->b, LLVMBuildAShr(a->b, a->src[2], at, ""), mask, "");
    const LLVMValueRef sign = LLVMBuildSub(a->b, mask, LLVMBuildLShr(a->b, mask, one, ""), ""); /* top bit */
    return LLVMBuildSub(a->b, LLVMBuildXor(a->b, low, sign, ""), sign, "");
}

/* Counts from either end; ~0 where there is none. */
static LLVMValueRef
first_bit(struct alu *a, const char *count, LLVMValueRef v)
{
    LLVMValueRef args[2] = {v, LLVMConstNull(a->f->i1)};
    const LLVMValueRef n = jit_call(a->f, count, a->type, args, 2);
    const LLVMValueRef none = LLVMBuildICmp(a->b, LLVMIntEQ, v, LLVMConstNull(a->type), "");
    return LLVMBuildSelect(a->b, none, LLVMConstAllOnes(a->type), n, "");
}

static LLVMValueRef
rotate(struct alu *a)
{
    LLVMValueRef args[3] = {a->src[0], a->src[0], amount(a, a->src[1], a->bits)};
    return jit_call(a->f, "llvm.fshl", a->type, args, 3);
}

static LLVMValueRef
align_bits(struct alu *a)
{
    LLVMValueRef args[3] = {a->src[0], a->src[1], amount(a, a->src[2], 32)};
    return a->bits == 32 ? jit_call(a->f, "llvm.fshr", a->type, args, 3) : NULL;
}

static LLVMValueRef
select_mask(struct alu *a)
{
    const LLVMValueRef rest = LLVMBuildAnd(a->b, LLVMBuildNot(a->b, a->src[0], ""), a->src[2], "");
    return LLVMBuildOr(a->b, LLVMBuildAnd(a->b, a->src[0], a->src[1], ""), rest, "");
}

static LLVMValueRef
minmax(struct alu *a, const char *of_signed, const char *of_unsigned)
{
    return jit_call(a->f, a->is_signed ? of_signed : of_unsigned, a->type, a->src, 2);
}

static LLVMValueRef
compute_bits(struct alu *a)
{
    const LLVMValueRef *s = a->src;
    switch (a->op->code) {
    case LANE_OP_not:
        return LLVMBuildNot(a->b, s[0], "");
    case LANE_OP_and:
        return LLVMBuildAnd(a->b, s[0], s[1], "");
    case LANE_OP_or:
        return LLVMBuildOr(a->b, s[0], s[1], "");
    case LANE_OP_xor:
        return LLVMBuildXor(a->b, s[0], s[1], "");
    case LANE_OP_shl:
        return LLVMBuildShl(a->b, s[0], amount(a, s[1], a->bits), "");
    case LANE_OP_shr:
        return LLVMBuildLShr(a->b, s[0], amount(a, s[1], a->bits), "");
    case LANE_OP_asr: /* of the value: an unsigned one has no sign */
        return a->is_signed ? LLVMBuildAShr(a->b, s[0], amount(a, s[1], a->bits), "")
                            : LLVMBuildLShr(a->b, s[0], amount(a, s[1], a->bits), "");
    case LANE_OP_rol:
        return rotate(a);
    case LANE_OP_lzd:
        return flagged_intrinsic(a, "llvm.ctlz");
    case LANE_OP_fbl:
        return first_bit(a, "llvm.cttz", s[0]);
    case LANE_OP_fbh:
        if (a->is_signed) {
            const LLVMValueRef sign = LLVMBuildAShr(a->b, s[0], jit_constant(a->f, a->type, a->bits - 1), "");
            return first_bit(a, "llvm.ctlz", LLVMBuildXor(a->b, s[0], sign, ""));
        }
        return first_bit(a, "llvm.ctlz", s[0]);
    case LANE_OP_cbit:
        return unary_intrinsic(a, "llvm.ctpop");
    case LANE_OP_bfrev:
        return unary_intrinsic(a, "llvm.bitreverse");
    case LANE_OP_bfe:
        return a->bits == 32 ? field(a) : NULL;
    case LANE_OP_bfi1: {
        const LLVMValueRef one = jit_constant(a->f, a->type, 1);
        const LLVMValueRef mask =
            LLVMBuildSub(a->b, LLVMBuildShl(a->b, one, amount(a, s[0], 32), ""), one, "");
        return a->bits == 32 ? LLVMBuildShl(a->b, mask, amount(a, s[1], 32), "") : NULL;
    }
    case LANE_OP_bfi2:
        return select_mask(a);
    case LANE_OP_bitalign:
        return align_bits(a);
    default:
        return NULL;
    }
}

static LLVMValueRef
compute_int(struct alu *a)
{
    const LLVMValueRef *s = a->src;
    switch (a->op->code) {
    case LANE_OP_mov:
        return s[0];
    case LANE_OP_add:
        return LLVMBuildAdd(a->b, s[0], s[1], "");
    case LANE_OP_mul:
        return LLVMBuildMul(a->b, s[0], s[1], "");
    case LANE_OP_mad:
        return LLVMBuildAdd(a->b, LLVMBuildMul(a->b, s[0], s[1], ""), s[2], "");
    case LANE_OP_mulhi:
        return a->bits <= 32 ? high_product(a) : NULL;
    case LANE_OP_avg:
        return a->bits <= 32 ? average(a) : NULL;
    case LANE_OP_min:
        return minmax(a, "llvm.smin", "llvm.umin");
    case LANE_OP_max:
        return minmax(a, "llvm.smax", "llvm.umax");
    case LANE_OP_csel:
        if (!condition_is_native(a->op->cond, false))
            return NULL;
        return pick(a, compare(a, s[2], LLVMConstNull(a->type), a->op->cond, false, a->is_signed), s[0],
                    s[1]);
    case LANE_OP_carry: {
        const LLVMValueRef sum = LLVMBuildAdd(a->b, s[0], s[1], "");
        return LLVMBuildZExt(a->b, LLVMBuildICmp(a->b, LLVMIntULT, sum, s[0], ""), a->type, "");
    }
    case LANE_OP_borrow:
        return LLVMBuildZExt(a->b, LLVMBuildICmp(a->b, LLVMIntULT, s[0], s[1], ""), a->type, "");
    default:
        return compute_bits(a);
    }
}

static LLVMValueRef
compute_select(struct alu *a)
{
    const LLVMValueRef bits = jit_predicate(a->f);
    const LLVMValueRef *const s = a->op->type == LANE_HF ? a->half : a->src;
    return bits ? pick(a, jit_to_lanes(a->f, bits, a->op->lanes), s[0], s[1]) : s[0];
}

/* --- results --- */

static LLVMValueRef
saturate_float(struct alu *a, LLVMValueRef v, enum lane_type type)
{
    struct jit_fn *f = a->f;
    const LLVMTypeRef element = type == LANE_DF ? f->f64 : f->f32;
    const LLVMValueRef zero = LLVMConstNull(LLVMTypeOf(v));
    const LLVMValueRef low =
        LLVMBuildSelect(a->b, LLVMBuildFCmp(a->b, LLVMRealOGT, v, zero, ""), v, zero, "");
    LLVMValueRef one = LLVMConstReal(element, 1.0);
    if (LLVMGetTypeKind(LLVMTypeOf(v)) == LLVMVectorTypeKind)
        one = jit_splat(f, one, a->op->lanes);
    return LLVMBuildSelect(a->b, LLVMBuildFCmp(a->b, LLVMRealOLT, low, one, ""), low, one, "");
}

static LLVMValueRef
multiply_output(struct alu *a, LLVMValueRef v)
{
    struct jit_fn *f = a->f;
    const unsigned flags = a->op->flags;
    const bool single = a->op->type == LANE_F;
    const uint64_t bits = flags & LANE_OMOD_MUL2   ? (single ? 0x40000000u : UINT64_C(0x4000000000000000))
                          : flags & LANE_OMOD_MUL4 ? (single ? 0x40800000u : UINT64_C(0x4010000000000000))
                                                   : (single ? 0x3f000000u : UINT64_C(0x3fe0000000000000));
    if (!(flags & (LANE_OMOD_MUL2 | LANE_OMOD_MUL4 | LANE_OMOD_DIV2)))
        return v;
    const LLVMValueRef factor = jit_opaque(f, jit_lane_type(f, a->op->type), bits);
    return LLVMBuildFMul(a->b, v, a->scalar ? factor : jit_splat(f, factor, a->op->lanes), "");
}

/* A number as a half, and the flag and saturation of that. */
static LLVMValueRef
half_result(struct alu *a, LLVMValueRef bits, LLVMValueRef *flag)
{
    struct jit_fn *f = a->f;
    const bool saturates = a->op->flags & LANE_SAT;
    const LLVMValueRef v = flag || saturates ? jit_widen_half(f, bits) : NULL;
    if (flag)
        *flag = compare(a, v, LLVMConstNull(LLVMTypeOf(v)), a->op->cond, true, false);
    return saturates ? jit_narrow_half(f, saturate_float(a, v, LANE_F)) : bits;
}

/* The result in dst's type, before saturation to [0, 1]; and the flag's condition when one is wanted. */
static LLVMValueRef
convert_result(struct alu *a, LLVMValueRef v, enum lane_type type, LLVMValueRef *flag)
{
    struct jit_fn *f = a->f;
    const struct lane_op *op = a->op;
    const bool to_float = lane_type_is_float(type);
    LLVMValueRef out = v;
    if (op->type == LANE_HF && type == LANE_HF)
        return half_result(a, v, flag);
    if (op->type == LANE_HF)
        out = v = jit_widen_half(f, v);
    if (a->is_float) {
        out = v = multiply_output(a, v);
        if (!to_float)
            out = float_to_int(a, v, type);
        else if (type == LANE_HF)
            return half_result(a, jit_narrow_half(f, v), flag);
        else if (type != a->computes)
            out = type == LANE_DF ? LLVMBuildFPExt(a->b, v, jit_shape(f->f64, v), "")
                                  : LLVMBuildFPTrunc(a->b, v, jit_shape(f->f32, v), "");
    } else if (to_float) {
        const LLVMValueRef wrapped = resize(a, v, a->bits, a->is_signed, a->width);
        const LLVMTypeRef to = jit_shape(type == LANE_DF ? f->f64 : f->f32, v);
        out = a->is_signed ? LLVMBuildSIToFP(a->b, wrapped, to, "") : LLVMBuildUIToFP(a->b, wrapped, to, "");
        if (type == LANE_HF) /* beyond what a float holds exactly, no half is left */
            return half_result(a, jit_narrow_half(f, out), flag);
    } else {
        const bool exact = is_exact(op->code);
        out = resize(a, v, a->bits, a->is_signed || exact, bits_of(type));
    }
    if (flag) {
        *flag =
            compare(a, out, LLVMConstNull(LLVMTypeOf(out)), op->cond, to_float, lane_type_is_signed(type));
    }
    if ((op->flags & LANE_SAT) && to_float)
        return saturate_float(a, out, type);
    if ((op->flags & LANE_SAT) && !a->is_float) {
        const bool value_signed = is_exact(op->code) || a->is_signed;
        return resize(a, clamp(a, v, a->bits, value_signed, type), a->bits, value_signed, bits_of(type));
    }
    return out;
}

static LLVMValueRef
as_integer(struct alu *a, LLVMValueRef v, enum lane_type type)
{
    return LLVMBuildBitCast(a->b, v, jit_shape(jit_int(a->f, bits_of(type)), v), "");
}

static LLVMValueRef
compared(struct alu *a, LLVMValueRef condition)
{
    struct jit_fn *f = a->f;
    const struct lane_operand *o = &a->op->dst;
    const LLVMTypeRef type = jit_shape(jit_int(f, bits_of(o->type)), condition);
    if (!lane_type_is_float(o->type))
        return a->op->code == LANE_OP_cmp ? LLVMBuildSExt(a->b, condition, type, "")
                                          : LLVMBuildZExt(a->b, condition, type, "");
    const bool negative = a->op->code == LANE_OP_cmp;
    const uint64_t one = o->type == LANE_DF   ? UINT64_C(0x3ff0000000000000) | (uint64_t)negative << 63
                         : o->type == LANE_HF ? 0x3c00u | (uint32_t)negative << 15
                                              : 0x3f800000u | (uint32_t)negative << 31;
    return LLVMBuildAnd(a->b, LLVMBuildSExt(a->b, condition, type, ""), jit_constant(f, type, one), "");
}

/* --- what has a native form --- */

/* Integers: how wide the op must be computed; 0: not natively. */
static unsigned
integer_width(const struct alu *a)
{
    const struct lane_op *op = a->op;
    const enum lane_type type = op->dst.kind == LANE_NONE ? op->type : op->dst.type;
    if (!is_exact(op->code) || is_comparison(op->code))
        return a->width;
    if ((op->flags & LANE_SAT) && !lane_type_is_float(type)) {
        unsigned widest = 0;
        bool all_signed = true;
        for (unsigned s = 0; s < lane_code_sources(op->code); s++) {
            const struct lane_operand *o = &op->src[s];
            const unsigned bits = lane_type_is_float(o->type) ? a->width : bits_of(o->type);
            widest = bits > widest ? bits : widest;
            all_signed &= lane_type_is_signed(o->type) && !o->mods;
        }
        if (widest <= 16 || (widest == 32 && (op->code == LANE_OP_add || op->code == LANE_OP_mov)))
            return 64;
        return widest == 32 && op->code == LANE_OP_mul && all_signed ? 64 : 0;
    }
    return lane_type_is_float(type) ? a->width : bits_of(type);
}

static bool
flag_is_native(const struct alu *a)
{
    const struct lane_op *op = a->op;
    const enum lane_type type = op->dst.kind == LANE_NONE ? op->type : op->dst.type;
    if (!op->write_flag)
        return true;
    const bool of_float = is_comparison(op->code) ? a->is_float : lane_type_is_float(type);
    return condition_is_native(op->cond, of_float) && jit_can_write_flag(a->f);
}

/*
 * LLVM moves float ops over mode changes, which it does not see; and it makes sequences out of some
 * conversions, and constants out of others, that are right to nearest only.
 */
static bool
mode_is_native(const struct alu *a)
{
    bool floats = a->is_float || (a->op->dst.kind != LANE_NONE && lane_type_is_float(a->op->dst.type));
    for (unsigned s = 0; s < lane_code_sources(a->op->code); s++)
        floats |= lane_type_is_float(a->op->src[s].type);
    return !floats || (!a->f->flow->changes_fpmode && !LANE_FPMODE_ROUND(a->f->program->fpmode));
}

static bool
is_copy(const struct lane_op *op)
{
    return op->code == LANE_OP_mov && op->src[0].type == op->dst.type && op->type == op->dst.type &&
           !op->src[0].mods && !(op->flags & ~(LANE_NOMASK | LANE_PRED_INV)) && !op->write_flag;
}

/* A double would be rounded twice on its way to a half; a half's output multiplier as well. */
static bool
half_is_native(const struct alu *a)
{
    const unsigned multipliers = LANE_OMOD_MUL2 | LANE_OMOD_MUL4 | LANE_OMOD_DIV2;
    return jit_has_halves(a->f) && a->op->type != LANE_DF &&
           (a->op->type != LANE_HF || !(a->op->flags & multipliers));
}

static bool
is_native(struct alu *a)
{
    const struct lane_op *op = a->op;
    const bool to_half = op->dst.kind != LANE_NONE && op->dst.type == LANE_HF;
    if ((op->type == LANE_HF || to_half) && !half_is_native(a))
        return false;
    for (unsigned s = 0; s < lane_code_sources(op->code); s++)
        if (!source_is_native(a, s))
            return false;
    if (!jit_writable(a->f, &op->dst, JIT_DST) || !flag_is_native(a) || !mode_is_native(a))
        return false;
    if (is_comparison(op->code))
        return condition_is_native(op->cond, a->is_float);
    return true;
}

/* Copies of bits, whatever the type. */
static bool
emit_copy(struct jit_fn *f)
{
    const struct lane_op *op = f->op;
    if (!jit_readable(f, &op->src[0], JIT_SRC0) || !jit_writable(f, &op->dst, JIT_DST))
        return false;
    const LLVMValueRef enabled = jit_enabled(f, true);
    jit_write(f, &op->dst, JIT_DST, jit_read(f, &op->src[0], JIT_SRC0), enabled);
    return true;
}

static LLVMValueRef
compute(struct alu *a)
{
    if (a->op->code == LANE_OP_sel)
        return compute_select(a);
    if (a->op->type == LANE_HF)
        return compute_half(a);
    return a->is_float ? compute_float(a) : compute_int(a);
}

/* If an enabled lane is in doubt, the simd engine does the op. Gives the block behind both ways. */
static LLVMBasicBlockRef
leave_doubtful(struct alu *a, LLVMValueRef enabled)
{
    struct jit_fn *f = a->f;
    LLVMValueRef bits = enabled ? LLVMBuildAnd(a->b, a->doubt, enabled, "") : a->doubt;
    bits = jit_to_bits(f, bits);
    const LLVMBasicBlockRef exact = jit_new_block(f, "exact"), on = jit_new_block(f, "sure"),
                            done = jit_new_block(f, "done");
    jit_branch_rare(f, LLVMBuildICmp(a->b, LLVMIntNE, bits, LLVMConstNull(LLVMTypeOf(bits)), ""), exact, on);
    LLVMPositionBuilderAtEnd(a->b, exact);
    jit_emit_fallback(f, true, 0);
    LLVMBuildBr(a->b, done);
    LLVMPositionBuilderAtEnd(a->b, on);
    return done;
}

bool
jit_emit_elementwise(struct jit_fn *f)
{
    const struct lane_op *op = f->op;
    struct alu a = {.f = f,
                    .op = op,
                    .b = f->b,
                    .is_float = lane_type_is_float(op->type),
                    .is_signed = lane_type_is_signed(op->type),
                    .width = bits_of(op->type),
                    .computes = op->type == LANE_HF ? LANE_F : op->type};
    if (is_copy(op))
        return emit_copy(f);
    if (!is_native(&a))
        return false;
    a.bits = a.is_float ? 0 : integer_width(&a);
    if (!a.is_float && !a.bits)
        return false;
    load_sources(&a);
    LLVMValueRef flag = NULL, result = NULL;
    if (is_comparison(op->code)) {
        flag = compare(&a, a.src[0], a.src[1], op->cond, a.is_float, a.is_signed);
        if (op->dst.kind != LANE_NONE)
            result = compared(&a, flag);
    } else {
        result = compute(&a);
        if (!result)
            return false;
        const enum lane_type type = op->dst.kind == LANE_NONE ? op->type : op->dst.type;
        result = as_integer(&a, convert_result(&a, result, type, op->write_flag ? &flag : NULL), type);
    }
    const LLVMValueRef enabled = jit_enabled(f, op->code != LANE_OP_sel);
    const LLVMBasicBlockRef done = a.doubt ? leave_doubtful(&a, enabled) : NULL;
    if (op->dst.kind != LANE_NONE)
        jit_write(f, &op->dst, JIT_DST, (struct jit_value){result, a.scalar && op->lanes > 1}, enabled);
    if (op->write_flag)
        jit_write_flag(f, flag, enabled);
    if (done) {
        LLVMBuildBr(a.b, done);
        LLVMPositionBuilderAtEnd(a.b, done);
    }
    return true;
}
