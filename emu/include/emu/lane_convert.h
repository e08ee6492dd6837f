/* SPDX-License-Identifier: MIT */
/*
 * Float to integer: one definition for both GPUs. Truncate towards zero, then clamp to the type's range; NaN
 * gives 0. Ivy Bridge PRM vol. 4 part 3, 2.4.1 says exactly this for every Gen type. The Cayman ISA manual, 8
 * (FLT_TO_INT, FLT_TO_UINT), agrees for NaN, for +inf and for FLT_TO_UINT altogether. For FLT_TO_INT of -inf
 * and of values beyond 32 bits it contradicts itself, and OpenCL leaves those results undefined.
 */
#ifndef EMU_LANE_CONVERT_H
#define EMU_LANE_CONVERT_H

#include "emu/lane_bits.h"

static inline int32_t
lane_f32_to_s32(float x)
{
    const float safe = lane_pick_f32((x > -0x1p31f) & (x < 0x1p31f), x, 0.0f);
    const int32_t inside = (int32_t)safe;
    return x >= 0x1p31f ? INT32_MAX : x <= -0x1p31f ? INT32_MIN : inside;
}

static inline uint32_t
lane_f32_to_u32(float x)
{
    /* the upper half of the range goes through the lower one: hosts convert to signed integers */
    const float folded = lane_pick_f32(x >= 0x1p31f, x - 0x1p31f, x);
    const float safe = lane_pick_f32((folded > -1.0f) & (folded < 0x1p31f), folded, 0.0f);
    const uint32_t inside = (uint32_t)(int32_t)safe ^ (x >= 0x1p31f ? 0x80000000u : 0);
    return x >= 0x1p32f ? UINT32_MAX : inside;
}

static inline int32_t
lane_f64_to_s32(double x)
{
    const double safe = lane_pick_f64((x > -0x1p31 - 1) & (x < 0x1p31), x, 0.0);
    const int32_t inside = (int32_t)safe;
    return x >= 0x1p31 ? INT32_MAX : x <= -0x1p31 ? INT32_MIN : inside;
}

static inline uint32_t
lane_f64_to_u32(double x)
{
    const double folded = lane_pick_f64(x >= 0x1p31, x - 0x1p31, x);
    const double safe = lane_pick_f64((folded > -1.0) & (folded < 0x1p31), folded, 0.0);
    const uint32_t inside = (uint32_t)(int32_t)safe ^ (x >= 0x1p31 ? 0x80000000u : 0);
    return x >= 0x1p32 ? UINT32_MAX : inside;
}

static inline int64_t
lane_f64_to_s64(double x)
{
    const double safe = lane_pick_f64((x > -0x1p63) & (x < 0x1p63), x, 0.0);
    const int64_t inside = (int64_t)safe;
    return x >= 0x1p63 ? INT64_MAX : x <= -0x1p63 ? INT64_MIN : inside;
}

static inline uint64_t
lane_f64_to_u64(double x)
{
    const double folded = lane_pick_f64(x >= 0x1p63, x - 0x1p63, x);
    const double safe = lane_pick_f64((folded > -1.0) & (folded < 0x1p63), folded, 0.0);
    const uint64_t inside = (uint64_t)(int64_t)safe ^ (x >= 0x1p63 ? 0x8000000000000000u : 0);
    return x >= 0x1p64 ? UINT64_MAX : inside;
}

/* Bytes and words: what the 32-bit conversion gives, clamped. */
static inline int32_t
lane_clamp_s32(int32_t x, int32_t low, int32_t high)
{
    const int32_t above = x < low ? low : x;
    return above > high ? high : above;
}

#endif
