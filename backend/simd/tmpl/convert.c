/* SPDX-License-Identifier: MIT */
/*
 * Conversions between element types. Integers extend by the source's sign and are cut to the destination's size;
 * floats to integers are cut towards zero and clamped, NaN is 0.
 */
#include "level.h"

#include "../mask.h"
#include "emu/lane_convert.h"

#define AS_IS(v) (v)

#define CLAMPED(low, high, v) lane_clamp_s32(lane_f32_to_s32(v), low, high)
#define TO_B(v) CLAMPED(INT8_MIN, INT8_MAX, v)
#define TO_UB(v) CLAMPED(0, UINT8_MAX, v)
#define TO_W(v) CLAMPED(INT16_MIN, INT16_MAX, v)
#define TO_UW(v) CLAMPED(0, UINT16_MAX, v)

/* CONVERSION(from, C type, to, C type, _, conversion); integer destinations have the signed type's name */
#define FROM_INT(X, from, from_t)                                                                              \
    X(from, from_t, B, uint8_t, , AS_IS)                                                                       \
    X(from, from_t, W, uint16_t, , AS_IS)                                                                      \
    X(from, from_t, D, uint32_t, , AS_IS)                                                                      \
    X(from, from_t, Q, uint64_t, , AS_IS)                                                                      \
    X(from, from_t, F, float, , AS_IS)
#define CONVERSIONS(X)                                                                                         \
    FROM_INT(X, UB, uint8_t)                                                                                   \
    FROM_INT(X, B, int8_t)                                                                                     \
    FROM_INT(X, UW, uint16_t)                                                                                  \
    FROM_INT(X, W, int16_t)                                                                                    \
    FROM_INT(X, UD, uint32_t)                                                                                  \
    FROM_INT(X, D, int32_t)                                                                                    \
    FROM_INT(X, UQ, uint64_t)                                                                                  \
    FROM_INT(X, Q, int64_t)                                                                                    \
    X(F, float, F, float, , AS_IS)                                                                             \
    X(F, float, B, int8_t, , TO_B)                                                                             \
    X(F, float, UB, uint8_t, , TO_UB)                                                                          \
    X(F, float, W, int16_t, , TO_W)                                                                            \
    X(F, float, UW, uint16_t, , TO_UW)                                                                         \
    X(F, float, D, int32_t, , lane_f32_to_s32)                                                                 \
    X(F, float, UD, uint32_t, , lane_f32_to_u32)
#define NARROW(X, from, from_t)                                                                                \
    X(from, from_t, W, uint16_t, , AS_IS)                                                                      \
    X(from, from_t, D, uint32_t, , AS_IS)                                                                      \
    X(from, from_t, F, float, , AS_IS)
#define CONVERSIONS_NARROW(X)                                                                                  \
    NARROW(X, UB, uint8_t)                                                                                     \
    NARROW(X, B, int8_t)                                                                                       \
    NARROW(X, UW, uint16_t)                                                                                    \
    NARROW(X, W, int16_t)

#define N 8
#include "convert_n.h"
#undef N
#define N 16
#include "convert_n.h"
#undef N
#define N 64
#include "convert_n.h"
#undef N

/* Any strides, any number of lanes. */
#define CONVERT_ANY(from, from_t, to, to_t, key, conv)                                                         \
    static const struct simd_op *cvt_any_##from##_##to(SIMD_ARGS)                                              \
    {                                                                                                          \
        to_t d[LANE_MAX];                                                                                      \
        const uint8_t *at = rf + op->src[0];                                                                   \
        for (int i = 0; i < op->lanes; i++, at += op->stride[0]) {                                             \
            from_t s;                                                                                          \
            memcpy(&s, at, sizeof(s));                                                                         \
            d[i] = conv(s);                                                                                    \
        }                                                                                                      \
        for (uint64_t m = simd_mask(rf, op); m; m &= m - 1) {                                                  \
            const int i = __builtin_ctzll(m);                                                                  \
            memcpy(rf + op->dst + i * op->stride[1], &d[i], sizeof(d[i]));                                     \
        }                                                                                                      \
        SIMD_NEXT;                                                                                             \
    }
CONVERSIONS(CONVERT_ANY)

#define ROW_ANY(from, from_t, to, to_t, key, conv)                                                             \
    {SIMD_KEY(SIMD_CVT + LANE_##from, LANE_##to, 0, SIMD_ANY), cvt_any_##from##_##to},
static const struct simd_row rows_any[] = {CONVERSIONS(ROW_ANY)};

const struct simd_table LEVEL(simd_convert)[] = {TABLE(rows_n8), TABLE(rows_n16), TABLE(rows_n64), TABLE(rows_any),
                                                 {0}};
