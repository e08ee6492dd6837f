/* SPDX-License-Identifier: MIT */
/* The near results of rsqrt, log2 and exp2. */
#include "near.h"

#include "jit.h"

LLVMValueRef
near_constant(struct near *m, double value)
{
    uint64_t bits;
    __builtin_memcpy(&bits, &value, sizeof bits);
    return jit_splat(m->f, jit_opaque(m->f, m->f->f64, bits), NEAR_LANES);
}

LLVMValueRef
near_float(struct near *m, float value)
{
    uint32_t bits;
    __builtin_memcpy(&bits, &value, sizeof bits);
    return jit_splat(m->f, jit_opaque(m->f, m->f->f32, bits), NEAR_LANES);
}

LLVMValueRef
near_fused(struct near *m, LLVMValueRef x, LLVMValueRef y, LLVMValueRef z)
{
    LLVMValueRef args[3] = {x, y, z};
    return jit_call(m->f, "llvm.fma", m->doubles, args, 3);
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

/* The host's estimate; its relative error is at most 1.5 / 4096. Hosts differ in its other bits. */
static LLVMValueRef
estimate(struct near *m, const char *intrinsic, LLVMValueRef x)
{
    return near_widen(m, jit_call2(m->f, intrinsic, NULL, 0, &x, 1));
}

/* 1 / sqrt(x): two of Newton's steps leave an error of 2^-43. */
LLVMValueRef
near_rsqrt(struct near *m, LLVMValueRef x)
{
    LLVMValueRef y = estimate(m, "llvm.x86.avx.rsqrt.ps.256", x);
    const LLVMValueRef wide = LLVMBuildFNeg(m->b, near_widen(m, x), "");
    for (unsigned i = 0; i < 2; i++) {
        const LLVMValueRef error = near_fused(m, wide, near_times(m, y, y), near_constant(m, 1.0));
        y = near_fused(m, near_times(m, y, near_constant(m, 0.5)), error, y);
    }
    return y;
}

/* x / (x + 2) for x in [-0.3, 0.5]: two of Newton's steps leave an error of 2^-45. */
static LLVMValueRef
near_quotient(struct near *m, LLVMValueRef x)
{
    LLVMValueRef r = estimate(m, "llvm.x86.avx.rcp.ps.256", LLVMBuildFAdd(m->b, x, near_float(m, 2.0F), ""));
    const LLVMValueRef wide = near_widen(m, x);
    const LLVMValueRef divisor =
        LLVMBuildFNeg(m->b, LLVMBuildFAdd(m->b, wide, near_constant(m, 2.0), ""), "");
    for (unsigned i = 0; i < 2; i++)
        r = near_fused(m, r, near_fused(m, divisor, r, near_constant(m, 1.0)), r);
    return near_times(m, wide, r);
}

/* As lane_log2_core: exponent and mantissa in [sqrt(1/2), sqrt(2)), then the series of artanh. The mantissa
 * less 1 is exact as a float. */
LLVMValueRef
near_log2(struct near *m, LLVMValueRef x)
{
    static const double series[] = {1.0 / 17, 1.0 / 15, 1.0 / 13, 1.0 / 11, 1.0 / 9,
                                    1.0 / 7,  1.0 / 5,  1.0 / 3,  1.0};
    const LLVMValueRef bits = LLVMBuildBitCast(m->b, x, m->words, "");
    const LLVMValueRef root_half = jit_constant(m->f, m->words, 0x3f3504f4);
    const LLVMValueRef fraction = jit_constant(m->f, m->words, 23);
    const LLVMValueRef exponent = LLVMBuildAShr(m->b, LLVMBuildSub(m->b, bits, root_half, ""), fraction, "");
    const LLVMValueRef mantissa = LLVMBuildSub(m->b, bits, LLVMBuildShl(m->b, exponent, fraction, ""), "");
    const LLVMValueRef k = LLVMBuildSIToFP(m->b, exponent, m->doubles, "");
    const LLVMValueRef v = LLVMBuildBitCast(m->b, mantissa, m->floats, "");
    const LLVMValueRef s = near_quotient(m, LLVMBuildFSub(m->b, v, near_float(m, 1.0F), ""));
    const LLVMValueRef p = near_polynomial(m, series, sizeof series / sizeof *series, near_times(m, s, s));
    return near_fused(m, near_times(m, s, p), near_constant(m, 0x1.71547652b82fep+1), k); /* 2 / ln 2 */
}

/* As lane_exp2_core: the nearest integer, and the series of e^t for the rest, which is exact as a float. */
LLVMValueRef
near_exp2(struct near *m, LLVMValueRef x)
{
    static const double series[] = {1.0 / 39916800, 1.0 / 3628800, 1.0 / 362880, 1.0 / 40320,
                                    1.0 / 5040,     1.0 / 720,     1.0 / 120,    1.0 / 24,
                                    1.0 / 6,        1.0 / 2,       1.0,          1.0};
    const LLVMValueRef n = jit_call(m->f, "llvm.roundeven", m->floats, &x, 1);
    const LLVMValueRef t = near_times(m, near_widen(m, LLVMBuildFSub(m->b, x, n, "")),
                                      near_constant(m, 0x1.62e42fefa39efp-1)); /* ln 2 */
    const LLVMValueRef p = near_polynomial(m, series, sizeof series / sizeof *series, t);
    const LLVMValueRef exponent = LLVMBuildSExt(m->b, LLVMBuildFPToSI(m->b, n, m->words, ""), m->longs, "");
    const LLVMValueRef power = LLVMBuildShl(m->b, exponent, jit_constant(m->f, m->longs, 52), "");
    const LLVMValueRef bits = LLVMBuildBitCast(m->b, p, m->longs, "");
    return LLVMBuildBitCast(m->b, LLVMBuildAdd(m->b, bits, power, ""), m->doubles, "");
}
