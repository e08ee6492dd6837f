/* SPDX-License-Identifier: MIT */
/* The near results of log2 and exp2. */
#include "near.h"

#include "../../near_series.h"
#include "jit.h"

LLVMValueRef
near_constant(struct near *m, double value)
{
    uint64_t bits;
    __builtin_memcpy(&bits, &value, sizeof bits);
    return jit_splat(m->f, jit_opaque(m->f, m->f->f64, bits), m->lanes);
}

LLVMValueRef
near_float(struct near *m, float value)
{
    uint32_t bits;
    __builtin_memcpy(&bits, &value, sizeof bits);
    return jit_splat(m->f, jit_opaque(m->f, m->f->f32, bits), m->lanes);
}

LLVMValueRef
near_fused(struct near *m, LLVMValueRef x, LLVMValueRef y, LLVMValueRef z)
{
    LLVMValueRef args[3] = {x, y, z};
    return jit_call(m->f, "llvm.fma", LLVMTypeOf(x), args, 3);
}

LLVMValueRef
near_times(struct near *m, LLVMValueRef x, LLVMValueRef y)
{
    return LLVMBuildFMul(m->b, x, y, "");
}

/* Horner's rule; the highest coefficient first. */
LLVMValueRef
near_polynomial(struct near *m, const double *coefficients, unsigned n, LLVMValueRef x)
{
    LLVMValueRef sum = near_constant(m, coefficients[0]);
    for (unsigned i = 1; i < n; i++)
        sum = near_fused(m, sum, x, near_constant(m, coefficients[i]));
    return sum;
}

LLVMValueRef
near_widen(struct near *m, LLVMValueRef x)
{
    return LLVMBuildFPExt(m->b, x, m->doubles, "");
}

/* AVX's instruction for 8 lanes, AVX-512's for 16, which is more precise. */
static LLVMValueRef
near_estimate(struct near *m, const char *of_8, const char *of_16, LLVMValueRef x)
{
    LLVMValueRef args[3] = {x, x, LLVMConstAllOnes(jit_int(m->f, 16))}; /* all lanes */
    return m->lanes == 8 ? jit_call2(m->f, of_8, NULL, 0, args, 1) : jit_call2(m->f, of_16, NULL, 0, args, 3);
}

LLVMValueRef
near_reciprocal(struct near *m, LLVMValueRef x)
{
    return near_estimate(m, "llvm.x86.avx.rcp.ps.256", "llvm.x86.avx512.rcp14.ps.512", x);
}

LLVMValueRef
near_reciprocal_root(struct near *m, LLVMValueRef x)
{
    return near_estimate(m, "llvm.x86.avx.rsqrt.ps.256", "llvm.x86.avx512.rsqrt14.ps.512", x);
}

/* x / (x + 2) for x in [-0.3, 0.5]: two of Newton's steps leave an error of 2^-45. */
static LLVMValueRef
near_quotient(struct near *m, LLVMValueRef x)
{
    LLVMValueRef r = near_widen(m, near_reciprocal(m, LLVMBuildFAdd(m->b, x, near_float(m, 2.0F), "")));
    const LLVMValueRef wide = near_widen(m, x);
    const LLVMValueRef divisor =
        LLVMBuildFNeg(m->b, LLVMBuildFAdd(m->b, wide, near_constant(m, 2.0), ""), "");
    for (unsigned i = 0; i < 2; i++)
        r = near_fused(m, r, near_fused(m, divisor, r, near_constant(m, 1.0)), r);
    return near_times(m, wide, r);
}

/* Exponent and mantissa in [sqrt(1/2), sqrt(2)), whose difference to 1 is exact as a float. */
LLVMValueRef
near_log2(struct near *m, LLVMValueRef x)
{
    static const double series[] = NEAR_LOG2_SERIES;
    const LLVMValueRef bits = LLVMBuildBitCast(m->b, x, m->words, "");
    const LLVMValueRef root_half = jit_constant(m->f, m->words, 0x3f3504f4);
    const LLVMValueRef fraction = jit_constant(m->f, m->words, 23);
    const LLVMValueRef exponent = LLVMBuildAShr(m->b, LLVMBuildSub(m->b, bits, root_half, ""), fraction, "");
    const LLVMValueRef mantissa = LLVMBuildSub(m->b, bits, LLVMBuildShl(m->b, exponent, fraction, ""), "");
    const LLVMValueRef k = LLVMBuildSIToFP(m->b, exponent, m->doubles, "");
    const LLVMValueRef v = LLVMBuildBitCast(m->b, mantissa, m->floats, "");
    const LLVMValueRef s = near_quotient(m, LLVMBuildFSub(m->b, v, near_float(m, 1.0F), ""));
    const LLVMValueRef p = near_polynomial(m, series, sizeof series / sizeof *series, near_times(m, s, s));
    return near_fused(m, s, p, k);
}

/* 2^t for t in [-1/2, 1/2]. */
static LLVMValueRef
near_small_exp2(struct near *m, LLVMValueRef t)
{
    static const double series[] = NEAR_EXP2_SERIES;
    return near_polynomial(m, series, sizeof series / sizeof *series, t);
}

/* An integer in the low bits of a word, its own high bits shifted out, as a float's exponent. */
static LLVMValueRef
as_exponent(struct near *m, LLVMValueRef words)
{
    return LLVMBuildShl(m->b, words, jit_constant(m->f, m->words, 23), "");
}

/* The nearest integer, and the rest, which is exact as a float. The integer is in the low bits of the sum
 * with `magic`, whose last place is 1. */
LLVMValueRef
near_exp2(struct near *m, LLVMValueRef x, LLVMValueRef *power)
{
    static const float magic = 0x1.8p23F;
    const LLVMValueRef sum = LLVMBuildFAdd(m->b, x, near_float(m, magic), "");
    *power = as_exponent(m, LLVMBuildBitCast(m->b, sum, m->words, ""));
    if (m->whole)
        return NULL;
    const LLVMValueRef n = LLVMBuildFSub(m->b, sum, near_float(m, magic), "");
    return near_small_exp2(m, near_widen(m, LLVMBuildFSub(m->b, x, n, "")));
}

/* 2 to the power of y log2 x. The logarithm's relative error of 2^-45 is at most 124 times as much in the
 * power: 2^-38. */
LLVMValueRef
near_power(struct near *m, LLVMValueRef x, LLVMValueRef y, LLVMValueRef *power, LLVMValueRef *odd)
{
    static const double magic = 0x1.8p52;
    LLVMValueRef p = near_times(m, near_widen(m, y), near_log2(m, x));
    const LLVMValueRef sum = LLVMBuildFAdd(m->b, p, near_constant(m, magic), "");
    const LLVMValueRef bits = LLVMBuildBitCast(m->b, sum, m->longs, "");
    *power = as_exponent(m, LLVMBuildTrunc(m->b, bits, m->words, ""));
    const LLVMValueRef n = LLVMBuildFSub(m->b, sum, near_constant(m, magic), "");
    const LLVMValueRef t = LLVMBuildFSub(m->b, p, n, "");
    p = jit_call(m->f, "llvm.fabs", m->doubles, &p, 1);
    *odd = LLVMBuildFCmp(m->b, LLVMRealUGE, p, near_constant(m, 124.0), "");
    return near_small_exp2(m, t);
}
