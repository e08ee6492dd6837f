/* SPDX-License-Identifier: MIT */
/*
 * Double precision, sections 4.12 and 8.2. Sources have their high dword in the first slot of a pair and the
 * low one in the second; results have them the other way round.
 */
#include "guide.h"

#include <math.h>

static double
source(const struct guide_slot slots[4], unsigned n, unsigned k)
{
    return guide_pair(slots[n].src[k], slots[n + 1].src[k]);
}

/* Of a pair, by its first slot. */
#define MODEL(name, expression)                                                                              \
    static void name(struct guide_slot slots[4], unsigned n)                                                 \
    {                                                                                                        \
        const double a = source(slots, n & 2, 0), b = source(slots, n & 2, 1), c = source(slots, n & 2, 2);  \
        (void)a, (void)b, (void)c;                                                                           \
        if (n % 2 == 0)                                                                                      \
            guide_put_double(slots, n, expression);                                                          \
    }
#define COMPARE(name, relation)                                                                              \
    static void set_##name(struct guide_slot slots[4], unsigned n)                                           \
    {                                                                                                        \
        guide_put(&slots[n], source(slots, n & 2, 0) relation source(slots, n & 2, 1) ? UINT32_MAX : 0);     \
    }                                                                                                        \
    static void pred_##name(struct guide_slot slots[4], unsigned n)                                          \
    {                                                                                                        \
        slots[n].predicate = source(slots, n & 2, 0) relation source(slots, n & 2, 1);                       \
        guide_put(&slots[n], slots[n].predicate ? 0 : UINT32_MAX);                                           \
    }

MODEL(add_64, a + b)
COMPARE(e, ==)
COMPARE(gt, >)
COMPARE(ge, >=)

static void
set_ne(struct guide_slot slots[4], unsigned n)
{
    guide_put(&slots[n], source(slots, n & 2, 0) != source(slots, n & 2, 1) ? UINT32_MAX : 0);
}

/* What passes operand k on. Which of two denormals is the larger is open. */
static void
pass(struct guide_slot slots[4], unsigned n, unsigned k)
{
    if (n % 2)
        return;
    guide_put_double(slots, n, guide_pair_bits(slots[n].src[k], slots[n + 1].src[k]));
    if (source(slots, n, 0) == 0 && source(slots, n, 1) == 0 && slots[n].row->op != CAY_OP3_CNDNE_64) {
        guide_put_any(&slots[n]);
        slots[n + 1].out.count = 0;
    }
}

static void
min_64(struct guide_slot slots[4], unsigned n)
{
    const double a = source(slots, n & 2, 0), b = source(slots, n & 2, 1);
    pass(slots, n, a == 0 && b == 0 ? (signbit(a) ? 0 : 1) : a < b ? 0 : 1);
}

static void
max_64(struct guide_slot slots[4], unsigned n)
{
    const double a = source(slots, n & 2, 0), b = source(slots, n & 2, 1);
    pass(slots, n, a == 0 && b == 0 ? (signbit(a) ? 1 : 0) : a > b ? 0 : 1);
}

static void
cndne_64(struct guide_slot slots[4], unsigned n)
{
    pass(slots, n, source(slots, n & 2, 0) != 0 ? 1 : 2);
}

/* Table 8.4: zeros give +0, infinities NaN; "[+0.0, +1.0)" leaves open what a difference that rounds to 1
 * gives. */
static void
fract_64(struct guide_slot slots[4], unsigned n)
{
    const double a = source(slots, n & 2, 0), result = isinf(a) ? NAN : a == 0 ? 0 : a - floor(a);
    if (n % 2 == 0)
        guide_put_double(slots, n, result);
    if (n % 2 == 0 && result == 1) {
        guide_put_any(&slots[n]);
        guide_put_any(&slots[n + 1]);
    }
}

/*
 * The page's text has the exponent in src0, its example in src1. Which slot reads it is open: Mesa gives it
 * to both, and so does trial.c.
 */
static void
ldexp_64(struct guide_slot slots[4], unsigned n)
{
    const double a = source(slots, n & 2, 0);
    int32_t by = (int32_t)slots[n & 2].src[1];
    by = by > 5000 ? 5000 : by < -5000 ? -5000 : by;
    if (n % 2 == 0)
        guide_put_double(slots, n, ldexp(a, by));
}

static void
flt32_to_flt64(struct guide_slot slots[4], unsigned n)
{
    if (n % 2 == 0)
        guide_put_double(slots, n, guide_source(&slots[n], 0));
}

static void
flt64_to_flt32(struct guide_slot slots[4], unsigned n)
{
    if (n % 2)
        return;
    const double a = source(slots, n, 0);
    guide_put_float(&slots[n], (float)a);
    if (isinf((float)a) && isfinite(a)) /* the modifiers may come before the rounding */
        guide_put_any(&slots[n]);
    guide_put(&slots[n + 1], 0); /* "always 0" */
}

/* x, y and z read the high dwords, w the low ones; both pairs have the result. */
static void
put_four(struct guide_slot slots[4], double d)
{
    guide_put_double(slots, 0, d);
    guide_put_double(slots, 2, d);
}

static double
four(const struct guide_slot slots[4], unsigned k)
{
    return guide_pair(slots[0].src[k], slots[3].src[k]);
}

static void
mul_64(struct guide_slot slots[4], unsigned n)
{
    if (!n)
        put_four(slots, four(slots, 0) * four(slots, 1));
}

static void
fma_64(struct guide_slot slots[4], unsigned n)
{
    if (!n)
        put_four(slots, fma(four(slots, 0), four(slots, 1), four(slots, 2)));
}

/* x: 0, y: the exponent, z and w: the fraction. */
static void
frexp_64(struct guide_slot slots[4], unsigned n)
{
    const double a = source(slots, 0, 0);
    int exponent = 0;
    if (n)
        return;
    const double fraction = isinf(a) ? NAN : frexp(a, &exponent);
    slots[2].omod = 0, slots[2].clamp = false;
    guide_put(&slots[0], 0);
    guide_put(&slots[1], isfinite(a) ? (uint32_t)exponent : UINT32_MAX);
    guide_put_double(slots, 2, fraction);
}

/*
 * A high dword comes out. The manual does not say where; by Mesa the low one, 0, is in X and the high one in
 * Y. No bound is given: taken is 2^-18, of a result with 20 bits.
 */
static void
put_high(struct guide_slot slots[4], double d, bool clamped)
{
    uint32_t bits;
    if (clamped && isinf(d))
        d = copysign(0x1.fffffp1023, d);
    d = guide_flush_64(d);
    const union {
        double d;
        uint64_t u;
    } both = {d};
    bits = (uint32_t)(both.u >> 32);
    for (unsigned k = 0; k < 4; k++)
        guide_put_any(&slots[k]);
    guide_put(&slots[0], 0);
    guide_put(&slots[1], bits);
    slots[1].out.nan = isnan(d);
    if (isnan(d))
        slots[0].out.count = 0;
    if (isfinite(d) && d != 0)
        for (unsigned k = 1; k < 3; k++) /* a bit up or down */
            guide_also(&slots[1], k == 1 ? bits + 1 : bits - 1);
}

#define MATH(name, expression, clamped)                                                                      \
    static void name(struct guide_slot slots[4], unsigned n)                                                 \
    {                                                                                                        \
        const double a = guide_pair(slots[0].src[0], slots[0].src[1]);                                       \
        if (!n)                                                                                              \
            put_high(slots, expression, clamped);                                                            \
    }
MATH(recip_64, 1 / a, false)
MATH(recip_clamped_64, 1 / a, true)
MATH(recipsqrt_64, 1 / sqrt(a), false)
MATH(recipsqrt_clamped_64, 1 / sqrt(a), true)
MATH(sqrt_64, sqrt(a), false)

#define ROW(op, model, source, result, shape, flags)                                                         \
    {                                                                                                        \
        CAY_##op, model, GUIDE_##source, GUIDE_##result, GUIDE_##shape, flags, CAY_ALU_COUNT, "8.2"          \
    }

static const struct guide_row rows[] = {
    ROW(OP2_ADD_64, add_64, DOUBLE, DOUBLE, PAIR, 0),
    ROW(OP2_MIN_64, min_64, DOUBLE, DOUBLE, PAIR, GUIDE_DENORM),
    ROW(OP2_MAX_64, max_64, DOUBLE, DOUBLE, PAIR, GUIDE_DENORM),
    ROW(OP3_CNDNE_64, cndne_64, DOUBLE, DOUBLE, PAIR, GUIDE_DENORM),
    ROW(OP2_SETE_64, set_e, DOUBLE, INT, PAIR, 0),
    ROW(OP2_SETNE_64, set_ne, DOUBLE, INT, PAIR, 0),
    ROW(OP2_SETGT_64, set_gt, DOUBLE, INT, PAIR, 0),
    ROW(OP2_SETGE_64, set_ge, DOUBLE, INT, PAIR, 0),
    ROW(OP2_PRED_SETE_64, pred_e, DOUBLE, INT, PAIR, GUIDE_PREDICATE),
    ROW(OP2_PRED_SETGT_64, pred_gt, DOUBLE, INT, PAIR, GUIDE_PREDICATE),
    ROW(OP2_PRED_SETGE_64, pred_ge, DOUBLE, INT, PAIR, GUIDE_PREDICATE),
    ROW(OP2_FRACT_64, fract_64, DOUBLE, DOUBLE, PAIR, GUIDE_ZERO),
    ROW(OP2_LDEXP_64, ldexp_64, DOUBLE, DOUBLE, PAIR, 0),
    ROW(OP2_FLT32_TO_FLT64, flt32_to_flt64, FLOAT, DOUBLE, PAIR, 0),
    ROW(OP2_FLT32_TO_FLT64_OLD, flt32_to_flt64, FLOAT, DOUBLE, PAIR, 0),
    ROW(OP2_FLT64_TO_FLT32, flt64_to_flt32, DOUBLE, FLOAT, PAIR, 0),
    ROW(OP2_FLT64_TO_FLT32_OLD, flt64_to_flt32, DOUBLE, FLOAT, PAIR, 0),
    ROW(OP2_MUL_64, mul_64, DOUBLE, DOUBLE, FOUR_64, 0),
    ROW(OP2_MUL_64_OLD, mul_64, DOUBLE, DOUBLE, FOUR_64, 0),
    ROW(OP3_FMA_64, fma_64, DOUBLE, DOUBLE, FOUR_64, 0),
    ROW(OP2_FREXP_64, frexp_64, DOUBLE, DOUBLE, SPLIT_64, 0),
    ROW(OP2_RECIP_64, recip_64, DOUBLE, DOUBLE, SAME_64, GUIDE_PLAIN),
    ROW(OP2_RECIP_CLAMPED_64, recip_clamped_64, DOUBLE, DOUBLE, SAME_64, GUIDE_PLAIN),
    ROW(OP2_RECIPSQRT_64, recipsqrt_64, DOUBLE, DOUBLE, SAME_64, GUIDE_PLAIN),
    ROW(OP2_RECIPSQRT_CLAMPED_64, recipsqrt_clamped_64, DOUBLE, DOUBLE, SAME_64, GUIDE_PLAIN),
    ROW(OP2_SQRT_64, sqrt_64, DOUBLE, DOUBLE, SAME_64, GUIDE_PLAIN),
};
const struct guide_table guide_double = {rows, sizeof rows / sizeof *rows};
