/* SPDX-License-Identifier: MIT */
/*
 * Float arithmetic that C or the host does not define: rounding to integral, fused multiply-add without the
 * instruction, minimum and maximum. It works in the host modes of emu_fpmode_enter. Same bits at every level.
 */
#ifndef EMU_LANE_ARITH_H
#define EMU_LANE_ARITH_H

#include <math.h>

#include "emu/lane_half.h"

/* Towards zero. From 2^23 on every float is integral; below, int32_t holds it. The sign survives for -0. */
static inline float
lane_rndz_f32(float x)
{
    const float magnitude = lane_abs_f32(x);
    const float safe = lane_pick_f32(magnitude < 0x1p23f, magnitude, 0.0f);
    const uint32_t truncated = lane_f32_bits((float)(int32_t)safe) | (lane_f32_bits(x) & ~LANE_F32_ABS);
    return lane_pick_f32(magnitude < 0x1p23f, lane_f32_from_bits(truncated), x);
}

static inline float
lane_rndd_f32(float x)
{
    const float t = lane_rndz_f32(x);
    const float below = t - 1.0f;
    return lane_pick_f32(t > x, below, t);
}

static inline float
lane_rndu_f32(float x)
{
    const float t = lane_rndz_f32(x);
    const float above = t + 1.0f;
    return lane_pick_f32(t < x, above, t);
}

static inline float
lane_rnde_f32(float x)
{
    const float magnitude = lane_abs_f32(x);
    const float t = lane_rndz_f32(magnitude);
    const float left = magnitude - t;
    const float small = lane_pick_f32(magnitude < 0x1p23f, t, 0.0f);
    const int32_t odd = (int32_t)small & 1;
    const float above = t + 1.0f;
    const float r = lane_pick_f32((left > 0.5f) | ((left == 0.5f) & odd), above, t);
    return lane_f32_from_bits(lane_f32_bits(r) | (lane_f32_bits(x) & ~LANE_F32_ABS));
}

static inline double
lane_rndz_f64(double x)
{
    const double magnitude = lane_abs_f64(x);
    const double safe = lane_pick_f64(magnitude < 0x1p52, magnitude, 0.0);
    const uint64_t truncated = lane_f64_bits((double)(int64_t)safe) | (lane_f64_bits(x) & ~LANE_F64_ABS);
    return lane_pick_f64(magnitude < 0x1p52, lane_f64_from_bits(truncated), x);
}

static inline double
lane_rndd_f64(double x)
{
    const double t = lane_rndz_f64(x);
    const double below = t - 1.0;
    return lane_pick_f64(t > x, below, t);
}

static inline double
lane_rndu_f64(double x)
{
    const double t = lane_rndz_f64(x);
    const double above = t + 1.0;
    return lane_pick_f64(t < x, above, t);
}

static inline double
lane_rnde_f64(double x)
{
    const double magnitude = lane_abs_f64(x);
    const double t = lane_rndz_f64(magnitude);
    const double left = magnitude - t;
    const double small = lane_pick_f64(magnitude < 0x1p52, t, 0.0);
    const int64_t odd = (int64_t)small & 1;
    const double above = t + 1.0;
    const double r = lane_pick_f64((left > 0.5) | ((left == 0.5) & (int)odd), above, t);
    return lane_f64_from_bits(lane_f64_bits(r) | (lane_f64_bits(x) & ~LANE_F64_ABS));
}

/*
 * x + y with the last bit made odd when the sum was inexact: rounding this to a narrower type rounds once.
 * The error term of the larger-first sum is exact up to its own rounding in every mode, so its sign is right.
 */
static inline double
lane_add_odd(double x, double y)
{
    const double sum = x + y;
    const uint64_t x_larger = lane_f64_bits(x) << 1 >= lane_f64_bits(y) << 1;
    const double large = lane_pick_f64((int)x_larger, x, y);
    const double little = lane_pick_f64((int)x_larger, y, x);
    const double error = little - (sum - large);
    const uint64_t bits = lane_f64_bits(sum);
    const uint64_t inexact = (uint64_t)(error < 0) | (uint64_t)(error > 0);
    const uint64_t towards_zero = (uint64_t)(error < 0) ^ (bits >> 63);
    const uint64_t even = ~bits & 1u & inexact;
    return lane_f64_from_bits(bits + even - 2 * (even & towards_zero));
}

/* a * b + c, rounded once. */
static inline float
lane_fma_f32(float a, float b, float c)
{
#ifdef __FMA__
    return __builtin_fmaf(a, b, c);
#else
    return (float)lane_add_odd((double)a * (double)b, (double)c);
#endif
}

static inline double
lane_fma_f64(double a, double b, double c)
{
    return fma(a, b, c);
}

static inline uint16_t
lane_fma_f16(uint16_t a, uint16_t b, uint16_t c, uint32_t fpmode)
{
    const double product = (double)lane_f16_to_f32(a) * (double)lane_f16_to_f32(b);
    return lane_f64_to_f16(lane_add_odd(product, (double)lane_f16_to_f32(c)), fpmode);
}

/* One operand, bit for bit (the host's own minimum would flush a denormal operand). If one operand is a NaN,
 * the other one. */
static inline float
lane_min_f32(float a, float b)
{
    const uint32_t first = (uint32_t)(a < b) | (uint32_t)(b != b);
    return lane_pick_f32((int)first, a, b);
}

static inline float
lane_max_f32(float a, float b)
{
    const uint32_t first = (uint32_t)(a >= b) | (uint32_t)(b != b);
    return lane_pick_f32((int)first, a, b);
}

static inline double
lane_min_f64(double a, double b)
{
    const uint64_t first = (uint64_t)(a < b) | (uint64_t)(b != b);
    return lane_pick_f64((int)first, a, b);
}

static inline double
lane_max_f64(double a, double b)
{
    const uint64_t first = (uint64_t)(a >= b) | (uint64_t)(b != b);
    return lane_pick_f64((int)first, a, b);
}

/* Saturation: [0, 1], NaN and -0 give +0. */
static inline float
lane_sat_f32(float x)
{
    const float low = lane_pick_f32(x > 0.0f, x, 0.0f);
    return lane_pick_f32(low < 1.0f, low, 1.0f);
}

static inline double
lane_sat_f64(double x)
{
    const double low = lane_pick_f64(x > 0.0, x, 0.0);
    return lane_pick_f64(low < 1.0, low, 1.0);
}

#endif
