/* SPDX-License-Identifier: MIT */
/*
 * Half precision by integer arithmetic: the same bits with and without F16C. Conversions keep denormals
 * whatever the mode (Ivy Bridge PRM vol. 4 part 3, 2.3.1.2: denormals are not flushed for format
 * conversions); ops that compute in HF flush them with lane_f16_flush when fpmode says so. A NaN stays a NaN,
 * made quiet, with sign and high payload bits.
 */
#ifndef EMU_LANE_HALF_H
#define EMU_LANE_HALF_H

#include "emu/lane_bits.h"

#define LANE_FPMODE_ROUND(fpmode) (((fpmode) >> 4) & 3u) /* 0 nearest even, 1 up, 2 down, 3 to zero */
#define LANE_FPMODE_F64_DENORM 0x40u
#define LANE_FPMODE_F32_DENORM 0x80u
#define LANE_FPMODE_F16_DENORM 0x400u

/* Exact. */
static inline float
lane_f16_to_f32(uint16_t half)
{
    const uint32_t sign = (uint32_t)(half & 0x8000u) << 16;
    const uint32_t magnitude = half & 0x7fffu;
    const uint32_t normal = (magnitude << 13) + (112u << 23);
    const uint32_t special = normal + (112u << 23);
    const uint32_t quiet = magnitude > 0x7c00u ? 0x400000u : 0;
    const uint32_t tiny = lane_f32_bits((float)(int32_t)magnitude * 0x1p-24f);
    const uint32_t bits = magnitude < 0x400u ? tiny : magnitude >= 0x7c00u ? special | quiet : normal;
    return lane_f32_from_bits(sign | bits);
}

/* 1 when the magnitude `kept`, which lost `lost` of 2 * half, rounds away from zero. */
static inline uint32_t
lane_round_away(uint32_t mode, uint32_t negative, uint32_t kept, uint32_t lost, uint32_t half)
{
    const uint32_t nearest = (uint32_t)(lost > half) | ((uint32_t)(lost == half) & kept & 1u);
    const uint32_t directed = (uint32_t)(lost != 0) & (uint32_t)(mode == (negative ? 2u : 1u));
    return mode == 0 ? nearest : directed;
}

static inline uint16_t
lane_f32_bits_to_f16(uint32_t bits, uint32_t fpmode)
{
    const uint32_t mode = LANE_FPMODE_ROUND(fpmode);
    const uint32_t negative = bits >> 31;
    const uint32_t a = bits & LANE_F32_ABS;
    const uint32_t exponent = a >> 23;
    /* below 2^-14 the unit is 2^-24; a shift of 31 already leaves nothing but what was lost */
    const uint32_t wanted = 126u - (exponent < 126u ? exponent : 126u);
    const uint32_t shift = wanted > 31u ? 31u : wanted;
    const uint32_t mantissa = (a & 0x7fffffu) | (exponent ? 0x800000u : 0);
    const uint32_t is_tiny = a < 0x38800000u;
    const uint32_t kept = is_tiny ? mantissa >> shift : (a - (112u << 23)) >> 13;
    const uint32_t lost = is_tiny ? mantissa & ((1u << shift) - 1u) : a & 0x1fffu;
    const uint32_t half = is_tiny ? (1u << shift) >> 1 : 0x1000u;
    const uint32_t rounded = kept + lane_round_away(mode, negative, kept, lost, half);
    const uint32_t limit = ((mode == 0) | (mode == (negative ? 2u : 1u))) ? 0x7c00u : 0x7bffu;
    const uint32_t finite = rounded >= 0x7c00u ? limit : rounded;
    const uint32_t nan = 0x7e00u | ((a >> 13) & 0x1ffu);
    const uint32_t magnitude = a > 0x7f800000u ? nan : a == 0x7f800000u ? 0x7c00u : finite;
    return (uint16_t)(negative << 15 | magnitude);
}

/* Rounded once by fpmode's rounding mode. */
static inline uint16_t
lane_f32_to_f16(float x, uint32_t fpmode)
{
    return lane_f32_bits_to_f16(lane_f32_bits(x), fpmode);
}

/* Through a float whose last bit is sticky (round to odd), so that rounding still happens once. */
static inline uint16_t
lane_f64_to_f16(double x, uint32_t fpmode)
{
    const uint64_t bits = lane_f64_bits(x);
    const uint64_t a = bits & LANE_F64_ABS;
    const uint32_t sign = (uint32_t)(bits >> 32) & 0x80000000u;
    const uint32_t sticky = (a & 0x1fffffffu) != 0;
    const uint32_t normal = (uint32_t)((a >> 29) - ((uint64_t)(1023 - 127) << 23)) | sticky;
    const uint32_t small = a != 0;                                           /* below 2^-126: only not zero */
    const uint32_t large = a > 0x7ff0000000000000u    ? 0x7fc00000u | normal /* NaN */
                           : a == 0x7ff0000000000000u ? 0x7f800000u
                                                      : 0x7f000000u;
    const uint32_t magnitude = a < 0x3810000000000000u ? small : a >= 0x47e0000000000000u ? large : normal;
    return lane_f32_bits_to_f16(sign | (magnitude & LANE_F32_ABS), fpmode);
}

/* Flushes a denormal: an op that computes in HF calls this for its sources and its result. */
static inline uint16_t
lane_f16_flush(uint16_t half, uint32_t fpmode)
{
    const uint32_t flush =
        (uint32_t)((half & 0x7c00u) == 0) & (uint32_t)((fpmode & LANE_FPMODE_F16_DENORM) == 0);
    return flush ? (uint16_t)(half & 0x8000u) : half;
}

#endif
