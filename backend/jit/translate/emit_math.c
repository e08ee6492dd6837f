/* SPDX-License-Identifier: MIT */
/*
 * Functions of the MATH family at a fraction of the time of their definitions (emu/lane_math.h), to the same
 * bits. The definitions compute in double and round once to float. near.h computes doubles in another way,
 * which differ by less than NEAR_CLOSE units in the last place. Both round to the same float, unless the
 * double lies that near to the middle of two floats. Such lanes, and arguments for which the short way is not
 * valid, are in doubt, and the op uses the definition.
 */
#include <assert.h>

#include "jit.h"
#include "near.h"

/* In units of a double's last place: the middle of two floats and their distance, powers of two as
 * NEAR_CLOSE. */
enum { MIDDLE = 1 << 28, FLOAT_STEP = 1 << 29 };

static LLVMValueRef
near(struct near *m, enum lane_code code, LLVMValueRef x)
{
    switch (code) {
    case LANE_OP_log2:
        return near_log2(m, x);
    case LANE_OP_exp2:
        return near_exp2(m, x);
    case LANE_OP_sin:
        return near_sine(m, x, 0);
    case LANE_OP_cos:
        return near_sine(m, x, 1);
    case LANE_OP_sinrev:
        return near_sine_turns(m, x, 0);
    default:
        assert(code == LANE_OP_cosrev);
        return near_sine_turns(m, x, 1);
    }
}

static bool
is_sine(enum lane_code code)
{
    return code == LANE_OP_sin || code == LANE_OP_cos || code == LANE_OP_sinrev || code == LANE_OP_cosrev;
}

static LLVMValueRef
reaches(struct jit_fn *f, LLVMValueRef bits, uint32_t limit)
{
    return LLVMBuildICmp(f->b, LLVMIntUGE, bits, jit_constant(f, LLVMTypeOf(bits), limit), "");
}

/* 2^22 and more; below 2^-100 but not 0: the result can be denormal. */
static LLVMValueRef
angle_is_odd(struct jit_fn *f, LLVMValueRef size)
{
    const LLVMValueRef below = LLVMBuildSub(f->b, size, jit_constant(f, LLVMTypeOf(size), 1), "");
    const LLVMValueRef tiny = LLVMBuildNot(f->b, reaches(f, below, 0x0d800000 - 1), "");
    return LLVMBuildOr(f->b, reaches(f, size, 0x4a800000), tiny, "");
}

/* log2: not positive or not normal. exp2: 124 and more, the result can be denormal. */
static LLVMValueRef
argument_is_odd(struct jit_fn *f, enum lane_code code, LLVMValueRef bits)
{
    const LLVMTypeRef type = LLVMTypeOf(bits);
    const LLVMValueRef size = LLVMBuildAnd(f->b, bits, jit_constant(f, type, INT32_MAX), "");
    if (is_sine(code))
        return angle_is_odd(f, size);
    if (code == LANE_OP_exp2)
        return reaches(f, size, 0x42f80000);
    return reaches(f, LLVMBuildSub(f->b, bits, jit_constant(f, type, 0x00800000), ""), 0x7f000000);
}

bool
jit_has_estimate(const struct jit_fn *f, unsigned lanes)
{
    return f->cpu != BACKEND_BASELINE && (lanes == NEAR_LANES || lanes == 2 * NEAR_LANES);
}

/* The lanes whose doubles are close to the middle of two floats. */
static LLVMValueRef
is_close(struct near *m, LLVMValueRef y)
{
    const LLVMValueRef low = LLVMBuildTrunc(m->b, LLVMBuildBitCast(m->b, y, m->longs, ""), m->words, "");
    const LLVMValueRef first = jit_constant(m->f, m->words, MIDDLE - NEAR_CLOSE);
    const LLVMValueRef far = jit_constant(m->f, m->words, FLOAT_STEP - 2 * NEAR_CLOSE);
    const LLVMValueRef distance = LLVMBuildAnd(m->b, LLVMBuildSub(m->b, low, first, ""), far, "");
    return LLVMBuildICmp(m->b, LLVMIntEQ, distance, LLVMConstNull(m->words), "");
}

static LLVMValueRef
estimate_part(struct jit_fn *f, enum lane_code code, LLVMValueRef x, LLVMValueRef *doubt)
{
    struct near m = {.f = f,
                     .b = f->b,
                     .floats = LLVMVectorType(f->f32, NEAR_LANES),
                     .words = LLVMVectorType(f->i32, NEAR_LANES),
                     .doubles = LLVMVectorType(f->f64, NEAR_LANES),
                     .longs = LLVMVectorType(f->i64, NEAR_LANES)};
    if (code == LANE_OP_rsqrt)
        return near_rsqrt(&m, x, doubt);
    const LLVMValueRef y = near(&m, code, x);
    const LLVMValueRef odd = argument_is_odd(f, code, LLVMBuildBitCast(f->b, x, m.words, ""));
    *doubt = LLVMBuildOr(f->b, is_close(&m, y), odd, "");
    return LLVMBuildFPTrunc(f->b, y, m.floats, "");
}

LLVMValueRef
jit_estimate(struct jit_fn *f, enum lane_code code, LLVMValueRef x, struct jit_doubt *doubt)
{
    const unsigned n = LLVMGetVectorSize(LLVMTypeOf(x));
    doubt->parts = n / NEAR_LANES;
    if (n == NEAR_LANES)
        return estimate_part(f, code, x, &doubt->lanes[0]);
    const LLVMValueRef none = LLVMGetPoison(LLVMTypeOf(x));
    const LLVMValueRef low = estimate_part(f, code, jit_part(f, x, none, 0, NEAR_LANES), &doubt->lanes[0]);
    const LLVMValueRef high =
        estimate_part(f, code, jit_part(f, x, none, NEAR_LANES, NEAR_LANES), &doubt->lanes[1]);
    return jit_part(f, low, high, 0, n);
}

/* Below AVX-512 the signs of words, as LLVM would narrow the lanes to bytes first. */
LLVMValueRef
jit_may_doubt(struct jit_fn *f, const struct jit_doubt *doubt)
{
    LLVMValueRef any = doubt->lanes[0];
    if (doubt->parts == 2)
        any = LLVMBuildOr(f->b, any, doubt->lanes[1], "");
    LLVMValueRef bits;
    if (f->cpu == BACKEND_AVX512) {
        bits = jit_to_bits(f, any);
    } else {
        const LLVMValueRef words = LLVMBuildSExt(f->b, any, LLVMVectorType(f->i32, NEAR_LANES), "");
        LLVMValueRef signs = LLVMBuildBitCast(f->b, words, LLVMVectorType(f->f32, NEAR_LANES), "");
        bits = jit_call2(f, "llvm.x86.avx.movmsk.ps.256", NULL, 0, &signs, 1);
    }
    return LLVMBuildICmp(f->b, LLVMIntNE, bits, LLVMConstNull(LLVMTypeOf(bits)), "");
}

LLVMValueRef
jit_doubted(struct jit_fn *f, const struct jit_doubt *doubt)
{
    return doubt->parts == 1 ? doubt->lanes[0]
                             : jit_part(f, doubt->lanes[0], doubt->lanes[1], 0, 2 * NEAR_LANES);
}
