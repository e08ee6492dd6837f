/* SPDX-License-Identifier: MIT */
/* Floating-point instructions, section 8.2. */
#include "guide.h"

#include <math.h>

#define MODEL(name, expression)                                                                              \
    static void name(struct guide_slot slots[4], unsigned n)                                                 \
    {                                                                                                        \
        const float a = guide_source(&slots[n], 0), b = guide_source(&slots[n], 1),                          \
                    c = guide_source(&slots[n], 2);                                                          \
        (void)a, (void)b, (void)c;                                                                           \
        guide_put_float(&slots[n], expression);                                                              \
    }
#define INTEGER(name, expression)                                                                            \
    static void name(struct guide_slot slots[4], unsigned n)                                                 \
    {                                                                                                        \
        const float a = guide_source(&slots[n], 0), b = guide_source(&slots[n], 1);                          \
        (void)b;                                                                                             \
        guide_put(&slots[n], expression);                                                                    \
    }

/* A product in single precision; denormals do not come out of it. */
static float
product(float a, float b)
{
    return guide_flush(a * b);
}

/* "Zero times anything equals zero." */
static float
product_z(float a, float b)
{
    return a == 0 || b == 0 ? 0 : product(a, b);
}

static float
trunc_of(float a)
{
    return truncf(a);
}

/* A tiny product or sum may have been flushed before or after it was rounded. */
static void
put_sum(struct guide_slot *s, float x, float c, float scale)
{
    const float sum = x + c;
    guide_put_float(s, guide_flush(sum) * scale);
    if (fabsf(x) == 0x1p-126f || (sum != 0 && fabsf(sum) <= 0x1p-126f))
        guide_put_any(s);
}

#define SUM(name, product, scale)                                                                            \
    static void name(struct guide_slot slots[4], unsigned n)                                                 \
    {                                                                                                        \
        const float a = guide_source(&slots[n], 0), b = guide_source(&slots[n], 1);                          \
        put_sum(&slots[n], product, guide_source(&slots[n], 2), scale);                                      \
    }

MODEL(add, a + b)
MODEL(mul, product_z(a, b))
MODEL(mul_ieee, a *b)
MODEL(sete, a == b)
MODEL(setgt, a > b)
MODEL(setge, a >= b)
MODEL(setne, a != b)
INTEGER(sete_dx10, a == b ? UINT32_MAX : 0)
INTEGER(setgt_dx10, a > b ? UINT32_MAX : 0)
INTEGER(setge_dx10, a >= b ? UINT32_MAX : 0)
INTEGER(setne_dx10, a != b ? UINT32_MAX : 0)
MODEL(trunc_, trunc_of(a))
MODEL(ceil_, ceilf(a))
MODEL(floor_, floorf(a))
MODEL(rndne, rintf(a))
SUM(muladd, product_z(a, b), 1)
SUM(muladd_m2, product_z(a, b), 2)
SUM(muladd_m4, product_z(a, b), 4)
SUM(muladd_d2, product_z(a, b), 0.5f)
SUM(muladd_ieee, product(a, b), 1)
MODEL(fma_, fmaf(a, b, c))

/* What passes an operand on: its bits. */
static void
pass(struct guide_slot slots[4], unsigned n, unsigned k)
{
    guide_put_float(&slots[n], guide_float(slots[n].src[k]));
}

static void
max_(struct guide_slot slots[4], unsigned n)
{
    pass(slots, n, guide_source(&slots[n], 0) >= guide_source(&slots[n], 1) ? 0 : 1);
}

static void
min_(struct guide_slot slots[4], unsigned n)
{
    pass(slots, n, guide_source(&slots[n], 0) < guide_source(&slots[n], 1) ? 0 : 1);
}

/* "DirectX 10 method of handling of NaNs": the other operand. */
static void
max_dx10(struct guide_slot slots[4], unsigned n)
{
    const float a = guide_source(&slots[n], 0), b = guide_source(&slots[n], 1);
    pass(slots, n, isnan(b) || a >= b ? 0 : 1);
}

static void
min_dx10(struct guide_slot slots[4], unsigned n)
{
    const float a = guide_source(&slots[n], 0), b = guide_source(&slots[n], 1);
    pass(slots, n, isnan(b) || a < b ? 0 : 1);
}

static void
cnde(struct guide_slot slots[4], unsigned n)
{
    pass(slots, n, guide_source(&slots[n], 0) == 0 ? 1 : 2);
}

static void
cndgt(struct guide_slot slots[4], unsigned n)
{
    pass(slots, n, guide_source(&slots[n], 0) > 0 ? 1 : 2);
}

static void
cndge(struct guide_slot slots[4], unsigned n)
{
    pass(slots, n, guide_source(&slots[n], 0) >= 0 ? 1 : 2);
}

/* Without modifiers MOV copies bits, also those of NaNs and denormals. */
static void
mov(struct guide_slot slots[4], unsigned n)
{
    if (slots[n].omod || slots[n].clamp)
        pass(slots, n, 0);
    else
        guide_put(&slots[n], slots[n].src[0]);
}

/* Of a tiny negative number the difference rounds to 1. Some hardware gives the float below: both are taken.
 */
static void
fract(struct guide_slot slots[4], unsigned n)
{
    const float a = guide_source(&slots[n], 0), result = a - floorf(a);
    guide_put_float(&slots[n], result);
    if (result == 1 && !slots[n].omod)
        guide_also(&slots[n], 0x3f7fffff);
    else if (result == 1)
        guide_put_near(&slots[n], result, 0x1p-23, 0);
}

static void
mul_lit(struct guide_slot slots[4], unsigned n)
{
    const float a = guide_source(&slots[n], 0), b = guide_source(&slots[n], 1),
                c = guide_source(&slots[n], 2);
    const bool least = b <= -0x1.fffffep127f || isnan(b) || c <= 0 || isnan(c);
    guide_put_float(&slots[n], least ? -0x1.fffffep127f : product_z(a, b));
}

#define ROW(op, model, flags)                                                                                \
    {                                                                                                        \
        CAY_##op, model, GUIDE_FLOAT, GUIDE_FLOAT, GUIDE_ONE, flags, CAY_ALU_COUNT, "8.2"                    \
    }
#define ROW_INT(op, model)                                                                                   \
    {                                                                                                        \
        CAY_OP2_##op, model, GUIDE_FLOAT, GUIDE_INT, GUIDE_ONE, 0, CAY_ALU_COUNT, "8.2"                      \
    }

static const struct guide_row rows[] = {
    ROW(OP2_ADD, add, 0),
    ROW(OP2_MUL, mul, GUIDE_ZERO),
    ROW(OP2_MUL_IEEE, mul_ieee, 0),
    ROW(OP2_MAX, max_, GUIDE_DENORM | GUIDE_ZERO),
    ROW(OP2_MIN, min_, GUIDE_DENORM | GUIDE_ZERO),
    ROW(OP2_MAX_DX10, max_dx10, GUIDE_DENORM | GUIDE_ZERO),
    ROW(OP2_MIN_DX10, min_dx10, GUIDE_DENORM | GUIDE_ZERO),
    ROW(OP2_SETE, sete, 0),
    ROW(OP2_SETGT, setgt, 0),
    ROW(OP2_SETGE, setge, 0),
    ROW(OP2_SETNE, setne, 0),
    ROW_INT(SETE_DX10, sete_dx10),
    ROW_INT(SETGT_DX10, setgt_dx10),
    ROW_INT(SETGE_DX10, setge_dx10),
    ROW_INT(SETNE_DX10, setne_dx10),
    ROW(OP2_FRACT, fract, GUIDE_ZERO),
    ROW(OP2_TRUNC, trunc_, GUIDE_ZERO),
    ROW(OP2_CEIL, ceil_, GUIDE_ZERO),
    ROW(OP2_RNDNE, rndne, GUIDE_ZERO),
    ROW(OP2_FLOOR, floor_, GUIDE_ZERO),
    ROW(OP2_MOV, mov, GUIDE_DENORM),
    ROW(OP3_FMA, fma_, 0),
    ROW(OP3_MULADD, muladd, GUIDE_ZERO),
    ROW(OP3_MULADD_M2, muladd_m2, GUIDE_ZERO),
    ROW(OP3_MULADD_M4, muladd_m4, GUIDE_ZERO),
    ROW(OP3_MULADD_D2, muladd_d2, GUIDE_ZERO),
    ROW(OP3_MULADD_IEEE, muladd_ieee, 0),
    ROW(OP3_CNDE, cnde, GUIDE_DENORM),
    ROW(OP3_CNDGT, cndgt, GUIDE_DENORM),
    ROW(OP3_CNDGE, cndge, GUIDE_DENORM),
    ROW(OP3_MUL_LIT, mul_lit, GUIDE_ZERO),
};
const struct guide_table guide_floating = {rows, sizeof rows / sizeof *rows};
