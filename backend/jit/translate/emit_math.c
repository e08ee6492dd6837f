/* SPDX-License-Identifier: MIT */
/*
 * Functions of the MATH family at a fraction of the time of their definitions (emu/lane_math.h), to the same
 * bits. The definitions compute in double and round once to float. This code does so in another way, and its
 * double differs from theirs by less than CLOSE units in the last place. Both round to the same float, unless
 * the double lies that near to the middle of two floats. Such lanes, and arguments for which the short way is
 * not valid, are in doubt, and the op uses the definition.
 */
#include "jit.h"

enum { CLOSE = 1 << 12, MIDDLE = 1 << 28, FLOAT_STEP = 1 << 29 };
/* Doubles in a register. */
enum { WIDE = 8 };

struct math {
    struct jit_fn *f;
    LLVMBuilderRef b;
    LLVMTypeRef doubles, longs; /* WIDE of them */
};

static LLVMValueRef
constant(struct math *m, double value)
{
    uint64_t bits;
    __builtin_memcpy(&bits, &value, sizeof bits);
    return jit_splat(m->f, jit_opaque(m->f, m->f->f64, bits), WIDE);
}

static LLVMValueRef
fused(struct math *m, LLVMValueRef x, LLVMValueRef y, LLVMValueRef z)
{
    LLVMValueRef args[3] = {x, y, z};
    return jit_call(m->f, "llvm.fma", m->doubles, args, 3);
}

static LLVMValueRef
times(struct math *m, LLVMValueRef x, LLVMValueRef y)
{
    return LLVMBuildFMul(m->b, x, y, "");
}

/* Horner's rule; the highest coefficient first. */
static LLVMValueRef
polynomial(struct math *m, const double *coefficients, unsigned n, LLVMValueRef x)
{
    LLVMValueRef sum = constant(m, coefficients[0]);
    for (unsigned i = 1; i < n; i++)
        sum = fused(m, sum, x, constant(m, coefficients[i]));
    return sum;
}

/* The host's estimate to 14 bits. */
static LLVMValueRef
estimate(struct math *m, const char *intrinsic, LLVMValueRef x)
{
    LLVMValueRef args[3] = {x, LLVMConstNull(m->doubles), LLVMConstAllOnes(m->f->i8)};
    return jit_call2(m->f, intrinsic, NULL, 0, args, 3);
}

/* 1 / sqrt(x): two of Newton's steps. */
static LLVMValueRef
near_rsqrt(struct math *m, LLVMValueRef x)
{
    LLVMValueRef y = estimate(m, "llvm.x86.avx512.rsqrt14.pd.512", x);
    for (unsigned i = 0; i < 2; i++) {
        const LLVMValueRef error = fused(m, LLVMBuildFNeg(m->b, x, ""), times(m, y, y), constant(m, 1.0));
        y = fused(m, times(m, y, constant(m, 0.5)), error, y);
    }
    return y;
}

/* x / y for y in [1.7, 2.5]. */
static LLVMValueRef
near_quotient(struct math *m, LLVMValueRef x, LLVMValueRef y)
{
    LLVMValueRef r = estimate(m, "llvm.x86.avx512.rcp14.pd.512", y);
    for (unsigned i = 0; i < 2; i++) {
        const LLVMValueRef error = fused(m, LLVMBuildFNeg(m->b, y, ""), r, constant(m, 1.0));
        r = fused(m, r, error, r);
    }
    return times(m, x, r);
}

/* As lane_log2_core: exponent and mantissa in [sqrt(1/2), sqrt(2)), then the series of artanh. */
static LLVMValueRef
near_log2(struct math *m, LLVMValueRef x)
{
    static const double series[] = {1.0 / 17, 1.0 / 15, 1.0 / 13, 1.0 / 11, 1.0 / 9,
                                    1.0 / 7,  1.0 / 5,  1.0 / 3,  1.0};
    const LLVMTypeRef longs = m->longs;
    const LLVMValueRef bits = LLVMBuildBitCast(m->b, x, longs, "");
    const LLVMValueRef root_half = jit_constant(m->f, longs, UINT64_C(0x3fe6a09e667f3bcd));
    const LLVMValueRef fraction = jit_constant(m->f, longs, 52);
    const LLVMValueRef exponent = LLVMBuildAShr(m->b, LLVMBuildSub(m->b, bits, root_half, ""), fraction, "");
    const LLVMValueRef mantissa = LLVMBuildSub(m->b, bits, LLVMBuildShl(m->b, exponent, fraction, ""), "");
    const LLVMValueRef k = LLVMBuildSIToFP(m->b, exponent, m->doubles, "");
    const LLVMValueRef v = LLVMBuildBitCast(m->b, mantissa, m->doubles, "");
    const LLVMValueRef above = LLVMBuildFSub(m->b, v, constant(m, 1.0), "");
    const LLVMValueRef s = near_quotient(m, above, LLVMBuildFAdd(m->b, v, constant(m, 1.0), ""));
    const LLVMValueRef p = polynomial(m, series, sizeof series / sizeof *series, times(m, s, s));
    return fused(m, times(m, s, p), constant(m, 0x1.71547652b82fep+1), k); /* 2 / ln 2 */
}

/* As lane_exp2_core: the nearest integer, and the series of e^t for the rest. */
static LLVMValueRef
near_exp2(struct math *m, LLVMValueRef x)
{
    static const double series[] = {1.0 / 39916800, 1.0 / 3628800, 1.0 / 362880, 1.0 / 40320,
                                    1.0 / 5040,     1.0 / 720,     1.0 / 120,    1.0 / 24,
                                    1.0 / 6,        1.0 / 2,       1.0,          1.0};
    const LLVMValueRef n = jit_call(m->f, "llvm.roundeven", m->doubles, &x, 1);
    const LLVMValueRef t =
        times(m, LLVMBuildFSub(m->b, x, n, ""), constant(m, 0x1.62e42fefa39efp-1)); /* ln 2 */
    const LLVMValueRef p = polynomial(m, series, sizeof series / sizeof *series, t);
    const LLVMValueRef power =
        LLVMBuildShl(m->b, LLVMBuildFPToSI(m->b, n, m->longs, ""), jit_constant(m->f, m->longs, 52), "");
    const LLVMValueRef bits = LLVMBuildBitCast(m->b, p, m->longs, "");
    return LLVMBuildBitCast(m->b, LLVMBuildAdd(m->b, bits, power, ""), m->doubles, "");
}

/* --- whole vectors --- */

static LLVMValueRef
near(struct jit_fn *f, enum lane_code code, LLVMValueRef x)
{
    struct math m = {
        .f = f, .b = f->b, .doubles = LLVMVectorType(f->f64, WIDE), .longs = LLVMVectorType(f->i64, WIDE)};
    return code == LANE_OP_rsqrt  ? near_rsqrt(&m, x)
           : code == LANE_OP_log2 ? near_log2(&m, x)
                                  : near_exp2(&m, x);
}

/* Positive and normal; for exp2: the result is normal. */
static LLVMValueRef
argument_is_odd(struct jit_fn *f, enum lane_code code, LLVMValueRef bits)
{
    const LLVMTypeRef type = LLVMTypeOf(bits);
    if (code == LANE_OP_exp2) {
        const LLVMValueRef size = LLVMBuildAnd(f->b, bits, jit_constant(f, type, INT32_MAX), "");
        return LLVMBuildICmp(f->b, LLVMIntUGE, size, jit_constant(f, type, 0x42f80000), ""); /* 124 */
    }
    const LLVMValueRef above = LLVMBuildSub(f->b, bits, jit_constant(f, type, 0x00800000), "");
    return LLVMBuildICmp(f->b, LLVMIntUGE, above, jit_constant(f, type, 0x7f000000), "");
}

bool
jit_has_estimate(const struct jit_fn *f, enum lane_code code, unsigned lanes)
{
    return f->cpu == BACKEND_AVX512 && (lanes == WIDE || lanes == 2 * WIDE) &&
           (code == LANE_OP_rsqrt || code == LANE_OP_log2 || code == LANE_OP_exp2);
}

LLVMValueRef
jit_estimate(struct jit_fn *f, enum lane_code code, LLVMValueRef x, LLVMValueRef *doubt)
{
    const unsigned n = LLVMGetVectorSize(LLVMTypeOf(x));
    const LLVMTypeRef words = LLVMVectorType(f->i32, n), longs = LLVMVectorType(f->i64, n);
    const LLVMValueRef wide = LLVMBuildFPExt(f->b, x, LLVMVectorType(f->f64, n), "");
    LLVMValueRef y;
    if (n == WIDE) {
        y = near(f, code, wide);
    } else {
        const LLVMValueRef none = LLVMGetPoison(LLVMTypeOf(wide));
        y = near(f, code, jit_part(f, wide, none, 0, WIDE));
        y = jit_part(f, y, near(f, code, jit_part(f, wide, none, WIDE, WIDE)), 0, n);
    }
    const LLVMValueRef low =
        LLVMBuildAnd(f->b, LLVMBuildBitCast(f->b, y, longs, ""), jit_constant(f, longs, FLOAT_STEP - 1), "");
    const LLVMValueRef distance = LLVMBuildSub(f->b, low, jit_constant(f, longs, MIDDLE - CLOSE), "");
    const LLVMValueRef close =
        LLVMBuildICmp(f->b, LLVMIntULT, distance, jit_constant(f, longs, 2 * CLOSE), "");
    *doubt = LLVMBuildOr(f->b, close, argument_is_odd(f, code, LLVMBuildBitCast(f->b, x, words, "")), "");
    return LLVMBuildFPTrunc(f->b, y, LLVMTypeOf(x), "");
}
