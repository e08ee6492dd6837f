/* SPDX-License-Identifier: MIT */
/*
 * 1 / sqrt(x), rounded to float, without doubles. y is near it, and e = 1 - x y^2 is known to 2^-45 because
 * the rounding error of x y is a float. Then y + y e / 2, rounded once, is the result, unless the sum lies so
 * near to the middle of two floats that the error of e, or the definition's own (emu/lane_math.h), could
 * change it.
 */
#include "near.h"

#include "jit.h"

/* A float's distance to the middle behind it, by its power of two; less the errors. */
#define ALMOST_MIDDLE (0x1p-24F * (1 - 0x1p-18F))

static LLVMValueRef
negative(struct near *m, LLVMValueRef x)
{
    return LLVMBuildFNeg(m->b, x, "");
}

/* 1 - x y^2 and half of y. */
static LLVMValueRef
error_of(struct near *m, LLVMValueRef x, LLVMValueRef y, bool exactly, LLVMValueRef *half)
{
    const LLVMValueRef product = near_times(m, x, y);
    const LLVMValueRef e = near_fused(m, negative(m, product), y, near_float(m, 1.0F));
    *half = near_times(m, y, near_float(m, 0.5F));
    if (!exactly)
        return e;
    const LLVMValueRef rest = near_fused(m, x, y, negative(m, product));
    return near_fused(m, negative(m, rest), y, e);
}

/* How far the middle of two floats is from r. Below a power of two floats lie closer; r - 1 in bits takes
 * that distance for the power itself. */
static LLVMValueRef
distance_of_middle(struct near *m, LLVMValueRef r)
{
    const LLVMValueRef bits = LLVMBuildBitCast(m->b, r, m->words, "");
    const LLVMValueRef below = LLVMBuildAdd(m->b, bits, LLVMConstAllOnes(m->words), "");
    const LLVMValueRef power = LLVMBuildAnd(m->b, below, jit_constant(m->f, m->words, 0x7f800000), "");
    return near_times(m, LLVMBuildBitCast(m->b, power, m->floats, ""), near_float(m, ALMOST_MIDDLE));
}

/* If x is 0, denormal, negative, infinite or no number, then the rest is no number, and the lane is in doubt.
 */
LLVMValueRef
near_rsqrt(struct near *m, LLVMValueRef x, LLVMValueRef *doubt)
{
    LLVMValueRef half, y = near_reciprocal_root(m, x);
    const LLVMValueRef coarse = error_of(m, x, y, false, &half);
    y = near_fused(m, half, coarse, y);
    const LLVMValueRef e = error_of(m, x, y, true, &half);
    const LLVMValueRef r = near_fused(m, half, e, y);
    LLVMValueRef rest = near_fused(m, half, e, LLVMBuildFSub(m->b, y, r, ""));
    rest = jit_call(m->f, "llvm.fabs", m->floats, &rest, 1);
    *doubt = LLVMBuildFCmp(m->b, LLVMRealUGE, rest, distance_of_middle(m, r), "");
    return r;
}
