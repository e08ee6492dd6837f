/* SPDX-License-Identifier: MIT */
/* Reductions, and what reads another slot's result: sections 4.8.2 and 8.2. */
#include "guide.h"

#include <math.h>

static double
term(const struct guide_slot *s, bool ieee)
{
    const float a = guide_source(s, 0), b = guide_source(s, 1);
    return !ieee && (a == 0 || b == 0) ? 0 : (double)a * b;
}

/* Sums whose order and rounding the manual leaves open: off by four units in the last place of the largest
 * term. */
static void
put_sum(struct guide_slot *s, double sum, double largest)
{
    guide_put_near(s, sum, 0x1p-23, largest * 0x1p-22 + 0x1p-125);
    if (fabs(largest) >= 0x1p127 && !isnan(sum)) /* something in between may overflow */
        guide_put_any(s);
}

static void
put_dot4(struct guide_slot slots[4], bool ieee)
{
    double sum = 0, largest = 0;
    for (unsigned k = 0; k < 4; k++) {
        const double x = term(&slots[k], ieee);
        sum += x;
        largest = fmax(largest, fabs(x));
    }
    for (unsigned k = 0; k < 4; k++)
        put_sum(&slots[k], sum, largest);
}

static void
dot4(struct guide_slot slots[4], unsigned n)
{
    if (!n)
        put_dot4(slots, false);
}

static void
dot4_ieee(struct guide_slot slots[4], unsigned n)
{
    if (!n)
        put_dot4(slots, true);
}

/* Neither NaN nor a denormal. */
static bool
is_ordinary(float f)
{
    return !isnan(f) && fpclassify(f) != FP_SUBNORMAL;
}

static void
max4(struct guide_slot slots[4], unsigned n)
{
    float most = -INFINITY;
    bool open = false; /* NaNs and denormals */
    if (n)
        return;
    for (unsigned k = 0; k < 4; k++) {
        const float x = guide_float(slots[k].src[0]);
        open = open || !is_ordinary(x);
        most = fmaxf(most, x);
    }
    for (unsigned k = 0; k < 4; k++)
        if (open)
            guide_put_any(&slots[k]);
        else
            guide_put_float(&slots[k], most);
}

/*
 * X is the T coordinate, Y is S, Z is twice the major axis, W the face. The page does not say which face wins
 * where axes are equal; here Z before Y before X, as AMD's next generation documents for the instructions
 * that took CUBE's place (GCN: V_CUBEID_F32, V_CUBESC_F32, V_CUBETC_F32, V_CUBEMA_F32).
 */
static void
cube(struct guide_slot slots[4], unsigned n)
{
    const float z = guide_float(slots[0].src[0]), x = guide_float(slots[2].src[0]),
                y = guide_float(slots[3].src[0]);
    float s, t, major, face;
    if (n)
        return;
    if (fabsf(z) >= fabsf(x) && fabsf(z) >= fabsf(y))
        major = z, face = z < 0 ? 5 : 4, s = z < 0 ? -x : x, t = -y;
    else if (fabsf(y) >= fabsf(x))
        major = y, face = y < 0 ? 3 : 2, s = x, t = y < 0 ? -z : z;
    else
        major = x, face = x < 0 ? 1 : 0, s = x < 0 ? z : -z, t = -y;
    slots[3].omod = 0, slots[3].clamp = false; /* they "do not affect the FaceID" */
    guide_put_float(&slots[0], t);
    guide_put_float(&slots[1], s);
    guide_put_float(&slots[2], 2 * major);
    guide_put_float(&slots[3], face);
    if (!is_ordinary(x) || !is_ordinary(y) || !is_ordinary(z))
        for (unsigned k = 0; k < 4; k++)
            guide_put_any(&slots[k]);
}

/* Slot n's product and the next slot's sum, which is "not normalized". */
static void
put_dot(struct guide_slot slots[4], unsigned n, bool ieee)
{
    double sum = 0, largest = 0;
    unsigned k = n;
    for (;; k++) {
        const double x = term(&slots[k], ieee);
        sum += x;
        largest = fmax(largest, fabs(x));
        if (slots[k].row->shape != GUIDE_PREV_1)
            break;
    }
    put_sum(&slots[n], sum, largest);
}

static void
dot(struct guide_slot slots[4], unsigned n)
{
    put_dot(slots, n, false);
}

static void
dot_ieee(struct guide_slot slots[4], unsigned n)
{
    put_dot(slots, n, true);
}

static float
prev(const struct guide_slot slots[4], unsigned n)
{
    return guide_flush(slots[n + 2].raw);
}

/* A tiny result of the slot before may have been flushed or not. */
static void
put_prev(struct guide_slot slots[4], unsigned n, float f)
{
    const float before = slots[n + 2].raw;
    guide_put_float(&slots[n], f);
    if (before != 0 && fabsf(before) <= 0x1p-126f)
        guide_put_any(&slots[n]);
}

/* "Multiply src1 by the previous channel's MUL result." */
static void
mul_prev(struct guide_slot slots[4], unsigned n)
{
    const float a = guide_source(&slots[n], 1), b = prev(slots, n);
    put_prev(slots, n, a == 0 || b == 0 ? 0 : a * b);
}

static void
mul_ieee_prev(struct guide_slot slots[4], unsigned n)
{
    put_prev(slots, n, guide_source(&slots[n], 1) * prev(slots, n));
}

static void
add_prev(struct guide_slot slots[4], unsigned n)
{
    put_prev(slots, n, guide_source(&slots[n], 0) + prev(slots, n));
}

static void
muladd_prev(struct guide_slot slots[4], unsigned n)
{
    const double x = term(&slots[n], false);
    put_sum(&slots[n], x + prev(slots, n), fmax(fabs(x), fabs((double)prev(slots, n))));
}

static void
muladd_ieee_prev(struct guide_slot slots[4], unsigned n)
{
    const double x = term(&slots[n], true);
    put_sum(&slots[n], x + prev(slots, n), fmax(fabs(x), fabs((double)prev(slots, n))));
}

#define ROW(op, model, shape, flags, before)                                                                 \
    {                                                                                                        \
        CAY_OP2_##op, model, GUIDE_FLOAT, GUIDE_FLOAT, GUIDE_##shape, flags, CAY_##before, "8.2"             \
    }

static const struct guide_row rows[] = {
    ROW(DOT4, dot4, FOUR, GUIDE_ZERO, ALU_COUNT),
    ROW(DOT4_IEEE, dot4_ieee, FOUR, GUIDE_ZERO, ALU_COUNT),
    ROW(MAX4, max4, FOUR, GUIDE_ZERO, ALU_COUNT),
    ROW(CUBE, cube, CUBE, GUIDE_ZERO, ALU_COUNT),
    ROW(DOT, dot, PREV_1, GUIDE_ZERO, OP2_MUL),
    ROW(DOT_IEEE, dot_ieee, PREV_1, GUIDE_ZERO, OP2_MUL_IEEE),
    ROW(MUL_PREV, mul_prev, PREV_2, GUIDE_ZERO, OP2_MUL),
    ROW(MUL_IEEE_PREV, mul_ieee_prev, PREV_2, GUIDE_ZERO, OP2_MUL_IEEE),
    ROW(ADD_PREV, add_prev, PREV_2, GUIDE_ZERO, OP2_MUL),
    ROW(MULADD_PREV, muladd_prev, PREV_2, GUIDE_ZERO, OP2_MUL),
    ROW(MULADD_IEEE_PREV, muladd_ieee_prev, PREV_2, GUIDE_ZERO, OP2_MUL_IEEE),
};
const struct guide_table guide_joint = {rows, sizeof rows / sizeof *rows};
