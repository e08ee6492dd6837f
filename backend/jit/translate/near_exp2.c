/* SPDX-License-Identifier: MIT */
/*
 * exp2 for AVX-512, rounded to float, without doubles (near_series.h has its table). The result is the sum of
 * two floats, high and low, and is off by less than NEAR_EXP2_OFF. If low - OFF and low + OFF give the same
 * rounded sum, that sum is right (Ziv's test). Otherwise the lane is in doubt.
 */
#include "../../near_series.h"
#include "jit.h"
#include "near.h"

enum { LANES = 16, ENTRIES = 2 * LANES };

/* The one whose number is in the low five bits of each word. */
static LLVMValueRef
looked_up(struct near *m, const float *table, LLVMValueRef words)
{
    LLVMValueRef values[ENTRIES];
    for (unsigned i = 0; i < ENTRIES; i++)
        values[i] = LLVMConstReal(m->f->f32, (double)table[i]);
    LLVMValueRef args[3] = {LLVMConstVector(values, LANES), words, LLVMConstVector(values + LANES, LANES)};
    return jit_call2(m->f, "llvm.x86.avx512.vpermi2var.ps.512", NULL, 0, args, 3);
}

/* v * 2^floor(n): 0 and infinity if that is too small or too large. */
static LLVMValueRef
scaled(struct near *m, LLVMValueRef v, LLVMValueRef n)
{
    enum { CURRENT_ROUNDING = 4 };
    LLVMValueRef args[5] = {v, n, v, LLVMConstAllOnes(jit_int(m->f, LANES)), jit_i32(m->f, CURRENT_ROUNDING)};
    return jit_call2(m->f, "llvm.x86.avx512.mask.scalef.ps.512", NULL, 0, args, 5);
}

static LLVMValueRef
word(const struct near *m, uint32_t value)
{
    return jit_splat(m->f, jit_i32(m->f, value), m->lanes);
}

/* A denormal result was rounded twice. It is found by its bits: where the mode flushes denormal sources,
 * comparisons take it for 0. */
static LLVMValueRef
is_denormal(struct near *m, LLVMValueRef v)
{
    enum { GREATEST = 0x7fffff };
    const LLVMValueRef bits = LLVMBuildBitCast(m->b, v, m->words, ""), one = word(m, 1);
    return LLVMBuildICmp(m->b, LLVMIntULT, LLVMBuildSub(m->b, bits, one, ""), word(m, GREATEST), "");
}

/* 2^r - 1 = q + rest, where q is r ln 2 rounded. */
static LLVMValueRef
power_of_rest(struct near *m, LLVMValueRef r, LLVMValueRef *rest)
{
    static const float series[] = NEAR_EXP2_FLOAT_SERIES;
    const LLVMValueRef ln2 = near_float(m, NEAR_LN2_FLOAT), q = near_times(m, r, ln2);
    LLVMValueRef sum = near_float(m, series[0]);
    for (unsigned i = 1; i < sizeof series / sizeof *series; i++)
        sum = near_fused(m, sum, r, near_float(m, series[i]));
    *rest = near_fused(m, r, sum, near_fused(m, r, ln2, LLVMBuildFNeg(m->b, q, "")));
    return q;
}

/* high + low, times 2^floor(near) */
static LLVMValueRef
sum_of(struct near *m, LLVMValueRef high, LLVMValueRef low, LLVMValueRef near, LLVMValueRef *doubt)
{
    const LLVMValueRef off = near_float(m, NEAR_EXP2_OFF);
    const LLVMValueRef least = LLVMBuildFAdd(m->b, high, LLVMBuildFSub(m->b, low, off, ""), "");
    const LLVMValueRef most = LLVMBuildFAdd(m->b, high, LLVMBuildFAdd(m->b, low, off, ""), "");
    const LLVMValueRef result = scaled(m, least, near);
    *doubt = LLVMBuildOr(m->b, LLVMBuildFCmp(m->b, LLVMRealUNE, least, most, ""), is_denormal(m, result), "");
    return result;
}

/* x = near + d[i] + r, where i is the number of 32nds in near. */
static LLVMValueRef
power_of_16(struct near *m, LLVMValueRef x, LLVMValueRef *doubt)
{
    static const float magic = 0x1.8p18F, points[ENTRIES] = NEAR_EXP2_T, shifts[ENTRIES] = NEAR_EXP2_D;
    const LLVMValueRef sum = LLVMBuildFAdd(m->b, x, near_float(m, magic), "");
    const LLVMValueRef near = LLVMBuildFSub(m->b, sum, near_float(m, magic), "");
    const LLVMValueRef i = LLVMBuildBitCast(m->b, sum, m->words, ""), t = looked_up(m, points, i);
    const LLVMValueRef r = LLVMBuildFSub(m->b, LLVMBuildFSub(m->b, x, near, ""), looked_up(m, shifts, i), "");
    LLVMValueRef rest;
    const LLVMValueRef q = power_of_rest(m, r, &rest), high = near_fused(m, t, q, t);
    const LLVMValueRef lost = near_fused(m, t, q, LLVMBuildFSub(m->b, t, high, ""));
    return sum_of(m, high, near_fused(m, rest, t, lost), near, doubt);
}

/* The power of a whole number is exact, and it is 0 or infinity where the definition's is. */
static LLVMValueRef
power_of_whole(struct near *m, LLVMValueRef x, LLVMValueRef *doubt)
{
    *doubt = LLVMConstNull(LLVMVectorType(m->f->i1, LANES));
    return scaled(m, near_float(m, 1.0F), x);
}

LLVMValueRef
near_exp2_rounded(struct near *m, LLVMValueRef x, LLVMValueRef *doubt)
{
    LLVMValueRef parts[LANE_MAX / LANES], doubts[LANE_MAX / LANES];
    struct near one = *m;
    const unsigned count = m->lanes / LANES;
    one.lanes = LANES;
    one.floats = LLVMVectorType(m->f->f32, LANES);
    one.words = LLVMVectorType(m->f->i32, LANES);
    for (unsigned i = 0; i < count; i++) {
        const LLVMValueRef part =
            count == 1 ? x : jit_part(m->f, x, LLVMGetPoison(LLVMTypeOf(x)), i * LANES, LANES);
        parts[i] = (m->whole ? power_of_whole : power_of_16)(&one, part, &doubts[i]);
    }
    *doubt = jit_joined(m->f, doubts, count);
    return jit_joined(m->f, parts, count);
}
