/* SPDX-License-Identifier: MIT */
/*
 * Functions of the MATH family at a fraction of the time of their definitions (emu/lane_math.h), to the same
 * bits. The definitions compute in double and round once to float. near.h computes doubles in another way,
 * which differ by less than NEAR_CLOSE units in the last place. Both round to the same float, unless the
 * double lies that near to the middle of two floats. Such lanes, and arguments for which the short way is not
 * valid, are in doubt, and the op uses the definition. With AVX-512, rsqrt and exp2 compute in floats
 * (near_rsqrt.c, near_exp2.c).
 */
#include <assert.h>

#include "jit.h"
#include "near.h"

/* In units of a double's last place: the middle of two floats and their distance, powers of two as
 * NEAR_CLOSE. */
enum { MIDDLE = 1 << 28, FLOAT_STEP = 1 << 29 };

enum { SOURCES = 2 };

/* NULL: 1. power: what is then added to the float's bits, or NULL. */
static LLVMValueRef
near(struct near *m, enum lane_code code, LLVMValueRef x, LLVMValueRef *power)
{
    switch (code) {
    case LANE_OP_log2:
        return near_log2(m, x);
    case LANE_OP_exp2:
        return near_exp2(m, x, power);
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

enum { FEWEST = 8, MOST = 16 }; /* lanes at once */

bool
jit_has_estimate(const struct jit_fn *f, unsigned lanes)
{
    return f->cpu != BACKEND_BASELINE && lanes % FEWEST == 0 && (lanes & (lanes - 1)) == 0;
}

/* A short function for all lanes at once, however many they are. */
static bool
is_short(const struct jit_fn *f, enum lane_code code)
{
    return (code == LANE_OP_rsqrt || code == LANE_OP_exp2) && f->cpu >= BACKEND_AVX512;
}

static struct near
near_of(struct jit_fn *f, enum lane_code code, unsigned lanes)
{
    const unsigned some = f->cpu >= BACKEND_AVX512 && lanes >= MOST ? MOST : FEWEST;
    const unsigned n = is_short(f, code) && lanes >= MOST ? lanes : some;
    return (struct near){.f = f,
                         .b = f->b,
                         .lanes = n,
                         .floats = LLVMVectorType(f->f32, n),
                         .words = LLVMVectorType(f->i32, n),
                         .doubles = LLVMVectorType(f->f64, n),
                         .longs = LLVMVectorType(f->i64, n),
                         .whole = jit_is_whole(f, JIT_SRC0)};
}

/* The lanes whose doubles are closer to the middle of two floats than `close`. AVX-512 tests doubles as fast
 * as it would take their low halves out. */
static LLVMValueRef
is_close(struct near *m, LLVMValueRef y, uint32_t close)
{
    const LLVMTypeRef type = m->f->cpu >= BACKEND_AVX512 ? m->longs : m->words;
    const LLVMValueRef bits = LLVMBuildBitCast(m->b, y, m->longs, "");
    const LLVMValueRef low = LLVMBuildTruncOrBitCast(m->b, bits, type, "");
    const LLVMValueRef first = jit_constant(m->f, type, MIDDLE - close);
    const LLVMValueRef far = jit_constant(m->f, type, FLOAT_STEP - 2 * close);
    const LLVMValueRef distance = LLVMBuildAnd(m->b, LLVMBuildSub(m->b, low, first, ""), far, "");
    return LLVMBuildICmp(m->b, LLVMIntEQ, distance, LLVMConstNull(type), "");
}

/* The doubles as floats times their powers of two. */
static LLVMValueRef
as_floats(struct near *m, LLVMValueRef y, LLVMValueRef power)
{
    const LLVMValueRef floats = y ? LLVMBuildFPTrunc(m->b, y, m->floats, "") : near_float(m, 1.0F);
    if (!power)
        return floats;
    const LLVMValueRef bits = LLVMBuildBitCast(m->b, floats, m->words, "");
    return LLVMBuildBitCast(m->b, LLVMBuildAdd(m->b, bits, power, ""), m->floats, "");
}

/* 0 to the power of a positive normal number or of infinity: 0. Images have many black pixels. */
static LLVMValueRef
is_power_of_zero(struct near *m, LLVMValueRef x, LLVMValueRef exponent)
{
    const LLVMValueRef from = jit_constant(m->f, m->words, 0x00800000),
                       range = jit_constant(m->f, m->words, 0x7f000000);
    const LLVMValueRef bits = LLVMBuildBitCast(m->b, exponent, m->words, "");
    const LLVMValueRef above = LLVMBuildICmp(m->b, LLVMIntULE, LLVMBuildSub(m->b, bits, from, ""), range, "");
    const LLVMValueRef zero =
        LLVMBuildICmp(m->b, LLVMIntEQ, LLVMBuildBitCast(m->b, x, m->words, ""), LLVMConstNull(m->words), "");
    return LLVMBuildAnd(m->b, zero, above, "");
}

static LLVMValueRef
estimate_power(struct near *m, const LLVMValueRef *src, LLVMValueRef *doubt)
{
    LLVMValueRef power = NULL, odd = NULL, x = src[0];
    x = jit_call(m->f, "llvm.fabs", m->floats, &x, 1);
    const LLVMValueRef y = near_power(m, x, src[1], &power, &odd);
    odd = LLVMBuildOr(m->b, odd, argument_is_odd(m->f, LANE_OP_log2, LLVMBuildBitCast(m->b, x, m->words, "")),
                      "");
    odd = LLVMBuildOr(m->b, odd, is_close(m, y, NEAR_POWER_CLOSE), "");
    const LLVMValueRef none = is_power_of_zero(m, x, src[1]);
    *doubt = LLVMBuildAnd(m->b, odd, LLVMBuildNot(m->b, none, ""), "");
    return LLVMBuildSelect(m->b, none, LLVMConstNull(m->floats), as_floats(m, y, power), "");
}

static LLVMValueRef
estimate_part(struct near *m, enum lane_code code, const LLVMValueRef *src, LLVMValueRef *doubt)
{
    const LLVMValueRef x = src[0];
    if (code == LANE_OP_rsqrt)
        return near_rsqrt(m, x, doubt);
    if (code == LANE_OP_pow)
        return estimate_power(m, src, doubt);
    if (code == LANE_OP_exp2 && m->lanes >= MOST)
        return near_exp2_rounded(m, x, doubt);
    LLVMValueRef power = NULL;
    const LLVMValueRef y = near(m, code, x, &power);
    *doubt = argument_is_odd(m->f, code, LLVMBuildBitCast(m->b, x, m->words, ""));
    if (y)
        *doubt = LLVMBuildOr(m->b, is_close(m, y, NEAR_CLOSE), *doubt, "");
    return as_floats(m, y, power);
}

/* Below AVX-512 the signs of words, as LLVM would narrow the lanes to bytes first. */
static LLVMValueRef
bits_of(struct jit_fn *f, LLVMValueRef lanes)
{
    if (f->cpu >= BACKEND_AVX512)
        return jit_to_bits(f, lanes);
    const LLVMValueRef words = LLVMBuildSExt(f->b, lanes, LLVMVectorType(f->i32, FEWEST), "");
    LLVMValueRef signs = LLVMBuildBitCast(f->b, words, LLVMVectorType(f->f32, FEWEST), "");
    return jit_call2(f, "llvm.x86.avx.movmsk.ps.256", NULL, 0, &signs, 1);
}

/* --- eight or sixteen lanes, or a short function --- */

/* The lanes from `first` on. */
static LLVMValueRef
estimate_from(struct near *m, enum lane_code code, const LLVMValueRef *src, unsigned first,
              LLVMValueRef *doubt)
{
    LLVMValueRef part[SOURCES];
    for (unsigned s = 0; s < lane_code_sources(code); s++)
        part[s] = jit_part(m->f, src[s], LLVMGetPoison(LLVMTypeOf(src[s])), first, m->lanes);
    return estimate_part(m, code, part, doubt);
}

static LLVMValueRef
estimate_at_once(struct jit_fn *f, enum lane_code code, const LLVMValueRef *src, struct jit_doubt *doubt)
{
    const unsigned n = LLVMGetVectorSize(LLVMTypeOf(src[0]));
    struct near m = near_of(f, code, n);
    doubt->parts = n / m.lanes;
    if (doubt->parts == 1)
        return estimate_part(&m, code, src, &doubt->lanes[0]);
    const LLVMValueRef low = estimate_from(&m, code, src, 0, &doubt->lanes[0]);
    const LLVMValueRef high = estimate_from(&m, code, src, m.lanes, &doubt->lanes[1]);
    return jit_part(f, low, high, 0, n);
}

/* --- more: a loop, since LLVM's time grows with the code --- */

/* In memory: all arguments, results, bits of doubt; turns done. */
struct turns {
    LLVMValueRef from[SOURCES], to, doubts, count;
};

/* The doubts' bits of sixteen lanes. */
static LLVMValueRef
bits_of_turn(struct jit_fn *f, const struct jit_doubt *doubt)
{
    const LLVMValueRef low = LLVMBuildZExt(f->b, bits_of(f, doubt->lanes[0]), f->i64, "");
    if (doubt->parts == 1)
        return low;
    const LLVMValueRef high = LLVMBuildZExt(f->b, bits_of(f, doubt->lanes[1]), f->i64, "");
    return LLVMBuildOr(f->b, low, LLVMBuildShl(f->b, high, jit_i64(f, FEWEST), ""), "");
}

/* Returns how many turns are done. */
static LLVMValueRef
estimate_turn(struct jit_fn *f, enum lane_code code, const struct turns *t)
{
    struct jit_doubt doubt;
    const LLVMValueRef turn = jit_load(f, f->i64, t->count, 8);
    LLVMValueRef src[SOURCES], index[1] = {LLVMBuildMul(f->b, turn, jit_i64(f, MOST), "")};
    for (unsigned s = 0; s < lane_code_sources(code); s++)
        src[s] = jit_load(f, LLVMVectorType(f->f32, MOST),
                          LLVMBuildGEP2(f->b, f->f32, t->from[s], index, 1, ""), 4);
    const LLVMValueRef y = estimate_at_once(f, code, src, &doubt);
    jit_store(f, y, LLVMBuildGEP2(f->b, f->f32, t->to, index, 1, ""), 4);
    const LLVMValueRef bits = LLVMBuildShl(f->b, bits_of_turn(f, &doubt), index[0], "");
    jit_store(f, LLVMBuildOr(f->b, jit_load(f, f->i64, t->doubts, 8), bits, ""), t->doubts, 8);
    const LLVMValueRef done = LLVMBuildAdd(f->b, turn, jit_i64(f, 1), "");
    jit_store(f, done, t->count, 8);
    return done;
}

static LLVMValueRef
estimate_in_turns(struct jit_fn *f, enum lane_code code, const LLVMValueRef *src, struct jit_doubt *doubt)
{
    const LLVMTypeRef type = LLVMTypeOf(src[0]);
    const unsigned n = LLVMGetVectorSize(type);
    struct turns t = {.to = jit_variable(f, type, "results"),
                      .doubts = jit_variable(f, f->i64, "doubts"),
                      .count = jit_variable(f, f->i64, "turns")};
    const LLVMBasicBlockRef turn = jit_new_block(f, "turn"), on = jit_new_block(f, "turned");
    for (unsigned s = 0; s < lane_code_sources(code); s++) {
        t.from[s] = jit_variable(f, type, "arguments");
        jit_store(f, src[s], t.from[s], 4);
    }
    jit_store(f, jit_i64(f, 0), t.doubts, 8);
    jit_store(f, jit_i64(f, 0), t.count, 8);
    LLVMBuildBr(f->b, turn);
    LLVMPositionBuilderAtEnd(f->b, turn);
    const LLVMValueRef more =
        LLVMBuildICmp(f->b, LLVMIntULT, estimate_turn(f, code, &t), jit_i64(f, n / MOST), "");
    LLVMBuildCondBr(f->b, more, turn, on);
    LLVMPositionBuilderAtEnd(f->b, on);
    doubt->bits = LLVMBuildTruncOrBitCast(f->b, jit_load(f, f->i64, t.doubts, 8), jit_int(f, n), "");
    return jit_load(f, type, t.to, 4);
}

/* --- */

LLVMValueRef
jit_estimate(struct jit_fn *f, enum lane_code code, const LLVMValueRef *src, struct jit_doubt *doubt)
{
    assert(lane_code_sources(code) <= SOURCES);
    *doubt = (struct jit_doubt){0};
    return LLVMGetVectorSize(LLVMTypeOf(src[0])) <= MOST || is_short(f, code)
               ? estimate_at_once(f, code, src, doubt)
               : estimate_in_turns(f, code, src, doubt);
}

LLVMValueRef
jit_may_doubt(struct jit_fn *f, const struct jit_doubt *doubt)
{
    LLVMValueRef any = doubt->lanes[0];
    if (doubt->parts == 2)
        any = LLVMBuildOr(f->b, any, doubt->lanes[1], "");
    const LLVMValueRef bits = doubt->bits ? doubt->bits : bits_of(f, any);
    return LLVMBuildICmp(f->b, LLVMIntNE, bits, LLVMConstNull(LLVMTypeOf(bits)), "");
}

LLVMValueRef
jit_doubted(struct jit_fn *f, const struct jit_doubt *doubt)
{
    if (doubt->bits)
        return jit_to_lanes(f, doubt->bits, LLVMGetIntTypeWidth(LLVMTypeOf(doubt->bits)));
    return doubt->parts == 1 ? doubt->lanes[0] : jit_part(f, doubt->lanes[0], doubt->lanes[1], 0, MOST);
}
