/* SPDX-License-Identifier: MIT */
/*
 * Functions of the MATH family at a fraction of the time of their definitions (emu/lane_math.h), to the same
 * bits. The definitions compute in double and round once to float. near.h computes doubles in another way,
 * which differ by less than NEAR_CLOSE units in the last place. Both round to the same float, unless the
 * double lies that near to the middle of two floats. Such lanes, and arguments for which the short way is not
 * valid, are in doubt, and the op uses the definition.
 */
#include "jit.h"
#include "near.h"

/* In units of a double's last place: the middle of two floats and their distance, powers of two as
 * NEAR_CLOSE. */
enum { MIDDLE = 1 << 28, FLOAT_STEP = 1 << 29 };

static LLVMValueRef
near(struct jit_fn *f, enum lane_code code, LLVMValueRef x)
{
    struct near m = {.f = f,
                     .b = f->b,
                     .floats = LLVMVectorType(f->f32, NEAR_LANES),
                     .words = LLVMVectorType(f->i32, NEAR_LANES),
                     .doubles = LLVMVectorType(f->f64, NEAR_LANES),
                     .longs = LLVMVectorType(f->i64, NEAR_LANES)};
    switch (code) {
    case LANE_OP_rsqrt:
        return near_rsqrt(&m, x);
    case LANE_OP_log2:
        return near_log2(&m, x);
    case LANE_OP_exp2:
        return near_exp2(&m, x);
    case LANE_OP_sin:
        return near_sine(&m, x, 0);
    case LANE_OP_cos:
        return near_sine(&m, x, 1);
    case LANE_OP_sinrev:
        return near_sine_turns(&m, x, 0);
    case LANE_OP_cosrev:
        return near_sine_turns(&m, x, 1);
    default:
        return NULL;
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

/* log2, rsqrt: not positive or not normal. exp2: 124 and more, the result can be denormal. */
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

LLVMValueRef
jit_estimate(struct jit_fn *f, enum lane_code code, LLVMValueRef x, LLVMValueRef *doubt)
{
    const unsigned n = LLVMGetVectorSize(LLVMTypeOf(x));
    const LLVMTypeRef words = LLVMVectorType(f->i32, n), longs = LLVMVectorType(f->i64, n);
    LLVMValueRef y;
    if (n == NEAR_LANES) {
        y = near(f, code, x);
    } else {
        const LLVMValueRef none = LLVMGetPoison(LLVMTypeOf(x));
        const LLVMValueRef low = near(f, code, jit_part(f, x, none, 0, NEAR_LANES));
        y = jit_part(f, low, near(f, code, jit_part(f, x, none, NEAR_LANES, NEAR_LANES)), 0, n);
    }
    const LLVMValueRef low = LLVMBuildTrunc(f->b, LLVMBuildBitCast(f->b, y, longs, ""), words, "");
    const LLVMValueRef distance = LLVMBuildSub(f->b, low, jit_constant(f, words, MIDDLE - NEAR_CLOSE), "");
    const LLVMValueRef far =
        LLVMBuildAnd(f->b, distance, jit_constant(f, words, FLOAT_STEP - 2 * NEAR_CLOSE), "");
    const LLVMValueRef close = LLVMBuildICmp(f->b, LLVMIntEQ, far, LLVMConstNull(words), "");
    *doubt = LLVMBuildOr(f->b, close, argument_is_odd(f, code, LLVMBuildBitCast(f->b, x, words, "")), "");
    return LLVMBuildFPTrunc(f->b, y, LLVMTypeOf(x), "");
}
