/* SPDX-License-Identifier: MIT */
/*
 * 1 / sqrt(x), rounded to float, without doubles. y is near it, and e = 1 - x y^2 is known to 2^-45 because
 * the rounding error of x y is a float. Then r = y + y e / 2, rounded once, is the result, unless the sum
 * lies so near to the middle of two floats that the error of e, or the definition's own (emu/lane_math.h),
 * could change it. So the test is Ziv's: the rest of the sum, a little enlarged, is added to r, and r must
 * not change.
 */
#include "near.h"

#include "jit.h"

/* What the rest is taken times, for its errors. Where AVX's estimate is as bad as it may be, e^2 * 3 / 8,
 * which is left out, and the error of e are 2^-17.5 of half a last place. */
#define WITH_ERRORS (1 + 0x1p-17F)

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
    const LLVMValueRef e = near_fused(m, product, negative(m, y), near_float(m, 1.0F));
    *half = near_times(m, y, near_float(m, 0.5F));
    if (!exactly)
        return e;
    const LLVMValueRef rest = near_fused(m, x, y, negative(m, product));
    return near_fused(m, negative(m, rest), y, e);
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
    const LLVMValueRef rest = near_fused(m, half, e, LLVMBuildFSub(m->b, y, r, ""));
    const LLVMValueRef again = near_fused(m, rest, near_float(m, WITH_ERRORS), r);
    *doubt = LLVMBuildFCmp(m->b, LLVMRealUNE, again, r, "");
    return r;
}
