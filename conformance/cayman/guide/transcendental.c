/* SPDX-License-Identifier: MIT */
/*
 * Functions, section 8.2. The manual says "approximate" and names no bound. Taken: two units in the last
 * place, as OpenCL's compilers for the chip expect of RECIP_IEEE and its kin; for SIN and COS, and for
 * LOG_IEEE near 1, an absolute error of 2^-20.
 */
#include "guide.h"

#include <math.h>

#define TWO_ULP 0x1p-22
#define LEAST_SINE 0x1p-20

typedef double function(double);

static double
reciprocal(double x)
{
    return 1 / x;
}

static double
reciprocal_root(double x)
{
    return 1 / sqrt(x);
}

static void
put(struct guide_slot *s, function *f, double absolute)
{
    guide_put_near(s, f(guide_source(s, 0)), TWO_ULP, absolute);
}

/* Infinities become the largest floats, or zeros of their sign. */
static void
put_finite(struct guide_slot *s, function *f, float instead)
{
    const double value = f(guide_source(s, 0));
    if (isinf(value))
        guide_put_float(s, copysignf(instead, (float)value));
    else
        guide_put_near(s, value, TWO_ULP, 0);
    if (fabs(value) >= 0x1.fffffep127) /* it may round to infinity */
        guide_also(s, guide_bits(copysignf(instead, (float)value)));
}

/* The input is in turns; outside of [-256, 256] the result is that of 0. */
static void
put_wave(struct guide_slot *s, function *f)
{
    const double x = guide_source(s, 0);
    if (isinf(x)) /* out of range, or, as Direct3D has it, NaN */
        guide_put_any(s);
    else if (fabs(x) > 256)
        guide_put_near(s, f(0), 0, 0);
    else
        guide_put_near(s, f(2 * 3.14159265358979323846 * (x - rint(x))), TWO_ULP, LEAST_SINE);
}

#define MODEL(name, call)                                                                                    \
    static void name(struct guide_slot slots[4], unsigned n)                                                 \
    {                                                                                                        \
        call;                                                                                                \
    }
#define MAX_FLOAT 0x1.fffffep127f
MODEL(exp_ieee, put(&slots[n], exp2, 0))
MODEL(log_ieee, put(&slots[n], log2, 0x1p-21))
MODEL(log_clamped, put_finite(&slots[n], log2, MAX_FLOAT))
MODEL(recip_ieee, put(&slots[n], reciprocal, 0))
MODEL(recip_clamped, put_finite(&slots[n], reciprocal, MAX_FLOAT))
MODEL(recip_ff, put_finite(&slots[n], reciprocal, 0))
MODEL(recipsqrt_ieee, put(&slots[n], reciprocal_root, 0))
MODEL(recipsqrt_clamped, put_finite(&slots[n], reciprocal_root, MAX_FLOAT))
MODEL(recipsqrt_ff, put_finite(&slots[n], reciprocal_root, 0))
MODEL(sqrt_ieee, put(&slots[n], sqrt, 0))
MODEL(sin_, put_wave(&slots[n], sin))
MODEL(cos_, put_wave(&slots[n], cos))

#define ROW(op, model)                                                                                       \
    {                                                                                                        \
        CAY_OP2_##op, model, GUIDE_FLOAT, GUIDE_FLOAT, GUIDE_SAME, GUIDE_ZERO, CAY_ALU_COUNT,                \
            "8.2, the bound by OpenCL"                                                                       \
    }

static const struct guide_row rows[] = {
    ROW(EXP_IEEE, exp_ieee),
    ROW(LOG_CLAMPED, log_clamped),
    ROW(LOG_IEEE, log_ieee),
    ROW(RECIP_CLAMPED, recip_clamped),
    ROW(RECIP_FF, recip_ff),
    ROW(RECIP_IEEE, recip_ieee),
    ROW(RECIPSQRT_CLAMPED, recipsqrt_clamped),
    ROW(RECIPSQRT_FF, recipsqrt_ff),
    ROW(RECIPSQRT_IEEE, recipsqrt_ieee),
    ROW(SQRT_IEEE, sqrt_ieee),
    ROW(SIN, sin_),
    ROW(COS, cos_),
};
const struct guide_table guide_transcendental = {rows, sizeof rows / sizeof *rows};
