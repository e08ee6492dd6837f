/* SPDX-License-Identifier: MIT */
/*
 * Sine and cosine of a float, in double precision: reduction to [-pi/4, pi/4] and a quadrant, two Taylor
 * series, one rounding to float at the end. The coefficients (1/3!, 1/5!, ...) are in hexadecimal because
 * -frounding-math keeps the compiler from dividing. Only + - * and integer operations: no library, no fused
 * contraction.
 */
#ifndef EMU_LANE_TRIG_H
#define EMU_LANE_TRIG_H

#include <stdbool.h>

#include "emu/lane_bits.h"

#define LANE_TRIG_FAST 0x1p22f /* below: lane_*_fast; from here on the reduction needs all of 2/pi */

struct lane_angle {
    double r; /* -pi/4 .. pi/4 and a little beyond */
    int32_t quadrant;
};

static inline double
lane_sin_series(double r)
{
    const double s = r * r;
    const double p = -0x1.5555555555555p-3 +
                     s * (0x1.1111111111111p-7 +
                          s * (-0x1.a01a01a01a01ap-13 +
                               s * (0x1.71de3a556c734p-19 +
                                    s * (-0x1.ae64567f544e4p-26 +
                                         s * (0x1.6124613a86d09p-33 + s * (-0x1.ae7f3e733b81fp-41))))));
    return r * (1.0 + s * p);
}

static inline double
lane_cos_series(double r)
{
    const double s = r * r;
    const double p = -0x1.0000000000000p-1 +
                     s * (0x1.5555555555555p-5 +
                          s * (-0x1.6c16c16c16c17p-10 +
                               s * (0x1.a01a01a01a01ap-16 +
                                    s * (-0x1.27e4fb7789f5cp-22 +
                                         s * (0x1.1eed8eff8d898p-29 + s * (-0x1.93974a8c07c9dp-37))))));
    return 1.0 + s * p;
}

/* Nearest integer of |x| < 2^30; which one at a tie does not matter here. */
static inline int32_t
lane_nearest(double x)
{
    const double half = lane_f64_from_bits(0x3fe0000000000000u | (lane_f64_bits(x) & ~LANE_F64_ABS));
    return (int32_t)(x + half);
}

/* |x| < 2^22: pi/2 in three parts; the first two have 31 bits, so that their products with n are exact. */
static inline struct lane_angle
lane_reduce_fast(double x)
{
    const double part1 = 0x1.921fb544p+0, part2 = 0x1.0b4611a4p-34, part3 = 0x1.13198a2e03707p-65;
    const int32_t n = lane_nearest(x * 0x1.45f306dc9c883p-1);
    const double k = n;
    return (struct lane_angle){((x - k * part1) - k * part2) - k * part3, n};
}

/*
 * |x| >= 2^22: x = m * 2^e with an integer m, so x * 2/pi modulo 4 is m times the bits of 2/pi that are left
 * when those of weight 4 and more after scaling by 2^e are dropped: exact to 102 bits behind the point.
 */
static inline struct lane_angle
lane_reduce_large(float x)
{
    static const uint32_t two_over_pi[] = {0,          0xa2f9836e, 0x4e441529, 0xfc2757d1, 0xf534ddc0,
                                           0xdb629599, 0x3c439041, 0xfe5163ab, 0xdebbc561};
    const uint32_t bits = lane_f32_bits(x);
    const uint32_t mantissa = (bits & 0x7fffffu) | 0x800000u;
    const uint32_t start = ((bits >> 23) & 0xffu) - 120u; /* e + 30, from bit 0 of the table */
    const uint32_t *w = &two_over_pi[start >> 5];
    const uint32_t shift = start & 31u;
    unsigned __int128 window = 0;
    for (unsigned i = 0; i < 4; i++)
        window = window << 32 | (uint32_t)(((uint64_t)w[i] << 32 | w[i + 1]) << shift >> 32);
    const unsigned __int128 product = window * mantissa;
    const uint32_t quadrant = (uint32_t)((product + ((unsigned __int128)1 << 125)) >> 126);
    const unsigned __int128 rest = product - ((unsigned __int128)quadrant << 126);
    const double fraction =
        (double)(int64_t)(uint64_t)(rest >> 64) * 0x1p-62 + (double)(uint64_t)rest * 0x1p-126;
    const double r = fraction * 0x1.921fb54442d18p+0;
    return (bits >> 31) ? (struct lane_angle){-r, -(int32_t)quadrant}
                        : (struct lane_angle){r, (int32_t)quadrant};
}

/* a quarter turns: cosine is sine one quadrant on. */
static inline float
lane_sin_of(struct lane_angle a, int32_t quarters)
{
    const uint32_t q = (uint32_t)(a.quadrant + quarters);
    const double sine = lane_sin_series(a.r), cosine = lane_cos_series(a.r);
    const uint64_t magnitude = q & 1u ? lane_f64_bits(cosine) : lane_f64_bits(sine);
    return (float)lane_f64_from_bits(magnitude ^ (uint64_t)(q & 2u) << 62);
}

static inline float
lane_sin_fast(float x, int32_t quarters)
{
    return lane_sin_of(lane_reduce_fast((double)x), quarters);
}

static inline float
lane_sin_large(float x, int32_t quarters)
{
    if ((lane_f32_bits(x) & LANE_F32_ABS) >= 0x7f800000u)
        return x - x;
    return lane_sin_of(lane_reduce_large(x), quarters);
}

/* For vector code: do all lanes with lane_sin_fast on lane_sin_safe(x), then the few others one by one. */
static inline bool
lane_sin_is_large(float x)
{
    return (lane_f32_bits(x) & LANE_F32_ABS) >= 0x4a800000u;
}

static inline float
lane_sin_safe(float x)
{
    return lane_pick_f32(lane_sin_is_large(x), 0.0f, x);
}

static inline float
lane_sin_f32(float x)
{
    return lane_sin_is_large(x) ? lane_sin_large(x, 0) : lane_sin_fast(x, 0);
}

static inline float
lane_cos_f32(float x)
{
    return lane_sin_is_large(x) ? lane_sin_large(x, 1) : lane_sin_fast(x, 1);
}

/* Revolutions: the fraction is exact; from 2^23 on every float is a whole number of them. */
static inline float
lane_sin_turns(float x, int32_t quarters)
{
    const double turns4 = (double)x * 4.0;
    const double magnitude = lane_abs_f64(turns4);
    const double safe = lane_pick_f64(magnitude < 0x1p25, turns4, 0.0);
    const int32_t n = lane_nearest(safe);
    const struct lane_angle a = {(safe - (double)n) * 0x1.921fb54442d18p+0, n};
    const float r = lane_sin_of(a, quarters);
    const float undefined = x - x;
    return lane_pick_f32((lane_f32_bits(x) & LANE_F32_ABS) >= 0x7f800000u, undefined, r);
}

static inline float
lane_sinrev_f32(float x)
{
    return lane_sin_turns(x, 0);
}

static inline float
lane_cosrev_f32(float x)
{
    return lane_sin_turns(x, 1);
}

#endif
