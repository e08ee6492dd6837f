/* SPDX-License-Identifier: MIT */
/* Floats as bits and back. */
#ifndef EMU_LANE_BITS_H
#define EMU_LANE_BITS_H

#include <stdint.h>
#include <string.h>

static inline uint32_t
lane_f32_bits(float x)
{
    uint32_t bits;
    memcpy(&bits, &x, sizeof bits);
    return bits;
}

static inline float
lane_f32_from_bits(uint32_t bits)
{
    float x;
    memcpy(&x, &bits, sizeof x);
    return x;
}

static inline uint64_t
lane_f64_bits(double x)
{
    uint64_t bits;
    memcpy(&bits, &x, sizeof bits);
    return bits;
}

static inline double
lane_f64_from_bits(uint64_t bits)
{
    double x;
    memcpy(&x, &bits, sizeof x);
    return x;
}

#define LANE_F32_ABS 0x7fffffffu
#define LANE_F64_ABS 0x7fffffffffffffffu

/* Clearing the sign by bits: a float operation would also flush denormals. */
static inline float
lane_abs_f32(float x)
{
    return lane_f32_from_bits(lane_f32_bits(x) & LANE_F32_ABS);
}

static inline double
lane_abs_f64(double x)
{
    return lane_f64_from_bits(lane_f64_bits(x) & LANE_F64_ABS);
}

/* c ? a : b by bits: the compiler cannot turn it into a branch, which would keep a loop from vectorising. */
static inline float
lane_pick_f32(int c, float a, float b)
{
    const uint32_t mask = 0u - (uint32_t)(c != 0);
    return lane_f32_from_bits((lane_f32_bits(a) & mask) | (lane_f32_bits(b) & ~mask));
}

static inline double
lane_pick_f64(int c, double a, double b)
{
    const uint64_t mask = 0u - (uint64_t)(c != 0);
    return lane_f64_from_bits((lane_f64_bits(a) & mask) | (lane_f64_bits(b) & ~mask));
}

#endif
