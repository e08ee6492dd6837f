/* SPDX-License-Identifier: MIT */
/*
 * The MATH family, bit by bit. Every engine and host level includes this header and compiles it with its own
 * flags; the results are the same because only IEEE + - * / sqrt and integer operations are used, in a
 * written order, with -ffp-contract=off -frounding-math, and with -ftrapping-math (the default; without it
 * GCC turns (double)(int)x into a truncation that keeps -0). All functions but lane_sin_f32 and lane_cos_f32
 * are branch-free (selects between computed values), so loops over them vectorise; emu/lane_trig.h says how
 * to split those two.
 *
 * F:  fdiv, inv, sqrt are the host's own, correctly rounded. The others compute in double and round once by
 * the current mode; conformance/emu measures them. Denormals: as the host mode says, on input and output. HF:
 * the F function of the converted operand, rounded to HF by fpmode. DF: fdiv, inv, sqrt correctly rounded;
 * rsqrt is 1 / sqrt; there are no others (lane_program_check refuses them).
 */
#ifndef EMU_LANE_MATH_H
#define EMU_LANE_MATH_H

#include "emu/lane_arith.h"
#include "emu/lane_convert.h"
#include "emu/lane_trig.h"

static inline float
lane_fdiv_f32(float a, float b)
{
    return a / b;
}

static inline float
lane_inv_f32(float a)
{
    return 1.0f / a;
}

static inline float
lane_sqrt_f32(float a)
{
    return __builtin_sqrtf(a);
}

static inline float
lane_rsqrt_f32(float a)
{
    return (float)(1.0 / __builtin_sqrt((double)a));
}

static inline double
lane_fdiv_f64(double a, double b)
{
    return a / b;
}

static inline double
lane_inv_f64(double a)
{
    return 1.0 / a;
}

static inline double
lane_sqrt_f64(double a)
{
    return __builtin_sqrt(a);
}

static inline double
lane_rsqrt_f64(double a)
{
    return 1.0 / __builtin_sqrt(a);
}

/*
 * log2 of a float's value held in a double. x = m * 2^k with m in [sqrt(1/2), sqrt(2)); log2 m from the
 * series of artanh at (m - 1) / (m + 1), whose relative error stays below 2^-49 even next to 1.
 */
static inline double
lane_log2_core(double x)
{
    const double root_half = 0x1.6a09e667f3bcdp-1;
    const uint64_t bits = lane_f64_bits(x);
    const uint64_t biased = (bits - lane_f64_bits(root_half) + (1023ull << 52)) >> 52; /* k + 1023 */
    const double m = lane_f64_from_bits(bits - ((biased - 1023ull) << 52));
    /* biased as a double by its bits: 2^52 + biased, exact in every rounding mode */
    const double k = lane_f64_from_bits(0x4330000000000000u | (biased & 0xfffu)) - (0x1p52 + 1023.0);
    const double s = (m - 1.0) / (m + 1.0), z = s * s;
    const double p =
        1.0 + z * (0x1.5555555555555p-2 +
                   z * (0x1.999999999999ap-3 +
                        z * (0x1.2492492492492p-3 +
                             z * (0x1.c71c71c71c71cp-4 +
                                  z * (0x1.745d1745d1746p-4 +
                                       z * (0x1.3b13b13b13b14p-4 +
                                            z * (0x1.1111111111111p-4 + z * (0x1.e1e1e1e1e1e1ep-5))))))));
    const double finite = k + s * p * 0x1.71547652b82fep+1; /* 2 / ln 2 */
    const double infinite = lane_f64_from_bits(0x7ff0000000000000u),
                 nan = lane_f64_from_bits(0x7ff8000000000000u);
    const double positive = lane_pick_f64(x < infinite, finite, x); /* +inf and NaN */
    const double negative = lane_pick_f64(x == 0, -infinite, nan);
    return lane_pick_f64((x > 0) | (x != x), positive, negative);
}

/* 2^x, its exponent clamped to 200: beyond that, rounding to float decides. NaN passes. */
static inline double
lane_exp2_core(double x)
{
    const double above = lane_pick_f64(x > -200.0, x, -200.0);
    const double clamped = lane_pick_f64(above < 200.0, above, 200.0);
    const int32_t n = lane_nearest(clamped);
    const double t = (clamped - (double)n) * 0x1.62e42fefa39efp-1; /* ln 2 */
    const double p =
        1.0 + t * (1.0 + t * (0x1.0000000000000p-1 +
                              t * (0x1.5555555555555p-3 +
                                   t * (0x1.5555555555555p-5 +
                                        t * (0x1.1111111111111p-7 +
                                             t * (0x1.6c16c16c16c17p-10 +
                                                  t * (0x1.a01a01a01a01ap-13 +
                                                       t * (0x1.a01a01a01a01ap-16 +
                                                            t * (0x1.71de3a556c734p-19 +
                                                                 t * (0x1.27e4fb7789f5cp-22 +
                                                                      t * (0x1.ae64567f544e4p-26)))))))))));
    const double r = lane_f64_from_bits(lane_f64_bits(p) + ((uint64_t)(int64_t)n << 52));
    const double infinite = lane_f64_from_bits(0x7ff0000000000000u);
    const double vanished = lane_pick_f64(x == -infinite, 0.0, r);
    const double bounded = lane_pick_f64(x == infinite, infinite, vanished);
    return lane_pick_f64(x != x, x, bounded);
}

static inline float
lane_log2_f32(float a)
{
    return (float)lane_log2_core((double)a);
}

static inline float
lane_exp2_f32(float a)
{
    return (float)lane_exp2_core((double)a);
}

static inline float
lane_pow_f32(float a, float b)
{
    return (float)lane_exp2_core((double)b * lane_log2_core((double)lane_abs_f32(a)));
}

#endif
