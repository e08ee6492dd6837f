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
static LLVMValueRef
tested(struct near *m, LLVMValueRef x, LLVMValueRef *doubt)
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

/* --- without a test --- */

/* (1 - x y^2) / 2 from half of x; *rest: what x y / 2 lacks, as a float. */
static LLVMValueRef
half_error_of(struct near *m, LLVMValueRef half, LLVMValueRef y, LLVMValueRef *rest)
{
    const LLVMValueRef product = near_times(m, half, y);
    if (rest)
        *rest = near_fused(m, half, y, negative(m, product));
    return near_fused(m, product, negative(m, y), near_float(m, 0.5F));
}

enum { AT_ONCE = 16 };

/* What the host has for 16 lanes, for all of them. */
static LLVMValueRef
for_each_16(struct near *m, LLVMValueRef x, LLVMValueRef (*of)(struct near *m, LLVMValueRef x))
{
    LLVMValueRef parts[LANE_MAX / AT_ONCE];
    struct near one = *m;
    const unsigned count = m->lanes / AT_ONCE;
    one.lanes = AT_ONCE;
    for (unsigned i = 0; i < count; i++)
        parts[i] =
            of(&one, count == 1 ? x : jit_part(m->f, x, LLVMGetPoison(LLVMTypeOf(x)), i * AT_ONCE, AT_ONCE));
    return jit_joined(m->f, parts, count);
}

/* Half of x is 0, denormal, negative, infinite or no number (vfpclassps: all classes but positive and
 * normal).
 */
static LLVMValueRef
is_odd(struct near *m, LLVMValueRef half)
{
    LLVMValueRef args[2] = {half, jit_i32(m->f, 0xff)};
    return jit_call2(m->f, "llvm.x86.avx512.fpclass.ps.512", NULL, 0, args, 2);
}

/*
 * AVX-512's estimate has an error below 2^-14. So y is within 1.1 last places of the result: half of one by
 * its own rounding, half of one by that of x y / 2, a tenth by what Newton's step leaves out. From each such
 * y the next step gives the result: conformance/backend/near_steps.c tries all of them for all x. Half of e^2
 * * 3 decides in a few cases.
 */
static LLVMValueRef
untested(struct near *m, LLVMValueRef x, LLVMValueRef *doubt)
{
    LLVMValueRef rest, y = for_each_16(m, x, near_reciprocal_root);
    const LLVMValueRef half = near_times(m, x, near_float(m, 0.5F));
    y = near_fused(m, y, half_error_of(m, half, y, NULL), y);
    const LLVMValueRef coarse = half_error_of(m, half, y, &rest);
    const LLVMValueRef e = near_fused(m, negative(m, rest), y, coarse);
    const LLVMValueRef more = near_fused(m, near_times(m, coarse, near_float(m, 1.5F)), coarse, e);
    *doubt = for_each_16(m, half, is_odd);
    return near_fused(m, y, more, y);
}

LLVMValueRef
near_rsqrt(struct near *m, LLVMValueRef x, LLVMValueRef *doubt)
{
    return m->lanes >= AT_ONCE ? untested(m, x, doubt) : tested(m, x, doubt);
}
