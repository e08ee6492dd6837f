/* SPDX-License-Identifier: MIT */
/* The near sine and cosine: a reduction to an eighth of a turn and a quadrant as in emu/lane_trig.h, then
 * polynomials that meet their functions at Chebyshev's nodes, off by 2^-45. */
#include "near.h"

#include "jit.h"

struct angle {
    LLVMValueRef r;        /* doubles, -pi/4 .. pi/4 and a little beyond */
    LLVMValueRef quadrant; /* words */
};

/* The nearest integers, of floats or doubles of a size below 2^31. */
static LLVMValueRef
nearest(struct near *m, LLVMValueRef x)
{
    const LLVMValueRef n = jit_call(m->f, "llvm.roundeven", LLVMTypeOf(x), &x, 1);
    return LLVMBuildFPToSI(m->b, n, m->words, "");
}

/* pi/2 in two parts; the first product is not rounded. x - 0 keeps the sign of x = -0. */
static struct angle
reduce(struct near *m, LLVMValueRef x)
{
    const LLVMValueRef wide = near_widen(m, x);
    const LLVMValueRef n = nearest(m, near_times(m, wide, near_constant(m, 0x1.45f306dc9c883p-1)));
    const LLVMValueRef k = LLVMBuildFNeg(m->b, LLVMBuildSIToFP(m->b, n, m->doubles, ""), "");
    const LLVMValueRef coarse = near_fused(m, k, near_constant(m, 0x1.921fb54442d18p+0), wide);
    return (struct angle){near_fused(m, k, near_constant(m, 0x1.1a62633145c07p-54), coarse), n};
}

/* Four times x and the rest behind its nearest integer are exact as floats. */
static struct angle
reduce_turns(struct near *m, LLVMValueRef x)
{
    const LLVMValueRef turns = LLVMBuildFMul(m->b, x, near_float(m, 4.0F), "");
    const LLVMValueRef n = nearest(m, turns);
    const LLVMValueRef rest = LLVMBuildFSub(m->b, turns, LLVMBuildSIToFP(m->b, n, m->floats, ""), "");
    return (struct angle){near_times(m, near_widen(m, rest), near_constant(m, 0x1.921fb54442d18p+0)), n};
}

static LLVMValueRef
sine_series(struct near *m, LLVMValueRef r, LLVMValueRef square)
{
    static const double series[] = {-0x1.aa28556d40502p-26, 0x1.71d9a9ef8fa47p-19, -0x1.a019fd9b2fea9p-13,
                                    0x1.1111110fd3d1bp-7, -0x1.555555555516bp-3};
    const LLVMValueRef p = near_polynomial(m, series, sizeof series / sizeof *series, square);
    return near_times(m, r, near_fused(m, square, p, near_constant(m, 1.0))); /* of -0: -0 */
}

static LLVMValueRef
cosine_series(struct near *m, LLVMValueRef square)
{
    static const double series[] = {0x1.1c06468fd0525p-29,
                                    -0x1.27e0f5749afccp-22,
                                    0x1.a019fc7b43ecep-16,
                                    -0x1.6c16c1691d84cp-10,
                                    0x1.5555555554136p-5,
                                    -0x1.ffffffffffffap-2,
                                    1.0};
    return near_polynomial(m, series, sizeof series / sizeof *series, square);
}

/* Odd quadrants take the cosine; the second half of a turn is negative. */
static LLVMValueRef
sine_of(struct near *m, struct angle a, unsigned quarters)
{
    const LLVMValueRef quarter = LLVMBuildAdd(m->b, a.quadrant, jit_constant(m->f, m->words, quarters), "");
    const LLVMValueRef q = LLVMBuildZExt(m->b, quarter, m->longs, "");
    const LLVMValueRef square = near_times(m, a.r, a.r);
    const LLVMValueRef odd =
        LLVMBuildICmp(m->b, LLVMIntNE, LLVMBuildAnd(m->b, q, jit_constant(m->f, m->longs, 1), ""),
                      LLVMConstNull(m->longs), "");
    const LLVMValueRef size =
        LLVMBuildSelect(m->b, odd, cosine_series(m, square), sine_series(m, a.r, square), "");
    const LLVMValueRef half = LLVMBuildAnd(m->b, q, jit_constant(m->f, m->longs, 2), "");
    const LLVMValueRef sign = LLVMBuildShl(m->b, half, jit_constant(m->f, m->longs, 62), "");
    const LLVMValueRef bits = LLVMBuildXor(m->b, LLVMBuildBitCast(m->b, size, m->longs, ""), sign, "");
    return LLVMBuildBitCast(m->b, bits, m->doubles, "");
}

LLVMValueRef
near_sine(struct near *m, LLVMValueRef x, unsigned quarters)
{
    return sine_of(m, reduce(m, x), quarters);
}

LLVMValueRef
near_sine_turns(struct near *m, LLVMValueRef x, unsigned quarters)
{
    return sine_of(m, reduce_turns(m, x), quarters);
}
