/* SPDX-License-Identifier: MIT */
/*
 * Conversions between element types. Integers extend by the source's sign and are cut to the destination's
 * size; floats to integers are cut towards zero and clamped, NaN is 0 (emu/lane_convert.h).
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

/*
 * X(from, vector, C type, to, vector, C type, chunk, conversion, conversion of vectors). Conversions between
 * integers name the signed destination type: the bits are the same for the unsigned one.
 */
#define FROM_INT(X, from, fv, from_t, K)                                                                     \
    X(from, fv, from_t, B, u8, uint8_t, K, AS_IS, VEC_AS_IS)                                                 \
    X(from, fv, from_t, W, u16, uint16_t, K, AS_IS, VEC_AS_IS)                                               \
    X(from, fv, from_t, D, u32, uint32_t, K, AS_IS, VEC_AS_IS)                                               \
    X(from, fv, from_t, Q, u64, uint64_t, H, AS_IS, VEC_AS_IS)                                               \
    X(from, fv, from_t, F, f32, float, K, AS_IS, VEC_AS_IS)
#define CONVERSIONS(X)                                                                                       \
    FROM_INT(X, UB, u8, uint8_t, W)                                                                          \
    FROM_INT(X, B, i8, int8_t, W)                                                                            \
    FROM_INT(X, UW, u16, uint16_t, W)                                                                        \
    FROM_INT(X, W, i16, int16_t, W)                                                                          \
    FROM_INT(X, UD, u32, uint32_t, W)                                                                        \
    FROM_INT(X, D, i32, int32_t, W)                                                                          \
    FROM_INT(X, UQ, u64, uint64_t, H)                                                                        \
    FROM_INT(X, Q, i64, int64_t, H)                                                                          \
    X(F, f32, float, F, f32, float, W, AS_IS, VEC_AS_IS)                                                     \
    X(F, f32, float, B, i8, int8_t, W, TO_B, VEC_B)                                                          \
    X(F, f32, float, UB, u8, uint8_t, W, TO_UB, VEC_UB)                                                      \
    X(F, f32, float, W, i16, int16_t, W, TO_W, VEC_W)                                                        \
    X(F, f32, float, UW, u16, uint16_t, W, TO_UW, VEC_UW)                                                    \
    X(F, f32, float, D, i32, int32_t, W, lane_f32_to_s32, VEC_S32)                                           \
    X(F, f32, float, UD, u32, uint32_t, W, lane_f32_to_u32, VEC_U32)                                         \
    X(F, f32, float, DF, f64, double, H, AS_IS, VEC_AS_IS)                                                   \
    X(D, i32, int32_t, DF, f64, double, H, AS_IS, VEC_AS_IS)                                                 \
    X(UD, u32, uint32_t, DF, f64, double, H, AS_IS, VEC_AS_IS)                                               \
    X(DF, f64, double, F, f32, float, H, AS_IS, VEC_AS_IS)

#define NARROW_TO(X, from)                                                                                   \
    X(from, B, u8, uint8_t)                                                                                  \
    X(from, W, u16, uint16_t)                                                                                \
    X(from, D, u32, uint32_t)                                                                                \
    X(from, F, f32, float)
#define NARROW(X)                                                                                            \
    NARROW_TO(X, UB)                                                                                         \
    NARROW_TO(X, B)                                                                                          \
    NARROW_TO(X, UW)                                                                                         \
    NARROW_TO(X, W)

/* Bytes, from and to every second one. */
#define STRIDE2(X)                                                                                           \
    NARROW_TO(X, UB)                                                                                         \
    NARROW_TO(X, B)
#define TO2(X)                                                                                               \
    X(UB, u8)                                                                                                \
    X(B, i8)                                                                                                 \
    X(UW, u16)                                                                                               \
    X(W, i16)                                                                                                \
    X(UD, u32)                                                                                               \
    X(D, i32)

#define STRIDED(X)                                                                                           \
    X(UD, u32, D, u32, uint32_t, VEC_AS_IS)                                                                  \
    X(UD, u32, F, f32, float, VEC_AS_IS)                                                                     \
    X(D, i32, D, i32, uint32_t, VEC_AS_IS)                                                                   \
    X(D, i32, F, f32, float, VEC_AS_IS)                                                                      \
    X(F, f32, F, f32, float, VEC_AS_IS)                                                                      \
    X(F, f32, D, i32, int32_t, VEC_S32)                                                                      \
    X(F, f32, UD, u32, uint32_t, VEC_U32)

/* Dwords that keep their bits, from and to every second one. */
#define DWORDS(X)                                                                                            \
    X(UD, D)                                                                                                 \
    X(D, D)                                                                                                  \
    X(F, F)

/* The last column: what makes dwords of the source. */
#define TO4_INT(X, from, fv)                                                                                 \
    X(from, fv, B, 0xff, VEC_AS_IS)                                                                          \
    X(from, fv, W, 0xffff, VEC_AS_IS)
#define TO4(X)                                                                                               \
    TO4_INT(X, UB, u8)                                                                                       \
    TO4_INT(X, B, i8)                                                                                        \
    TO4_INT(X, UW, u16)                                                                                      \
    TO4_INT(X, W, i16)                                                                                       \
    TO4_INT(X, UD, u32)                                                                                      \
    TO4_INT(X, D, i32)                                                                                       \
    X(F, f32, B, 0xff, DWORD_B)                                                                              \
    X(F, f32, UB, 0xff, DWORD_UB)                                                                            \
    X(F, f32, W, 0xffff, DWORD_W)                                                                            \
    X(F, f32, UW, 0xffff, DWORD_UW)

#define N 8
#include "convert_n.h"
#undef N
#define N 16
#include "convert_n.h"
#undef N
#if SIMD_WIDENS
#define N 32
#include "convert_n.h"
#undef N
#endif
#define N 64
#include "convert_n.h"
#undef N

/* Any strides, any number of lanes. */
#define CONVERT_ANY(from, fv, from_t, to, tv, to_t, K, conv, vconv)                                          \
    static const struct simd_op *cvt_any_##from##_##to(SIMD_ARGS)                                            \
    {                                                                                                        \
        to_t d[LANE_MAX];                                                                                    \
        const uint8_t *at = rf + op->src[0];                                                                 \
        for (int i = 0; i < op->lanes; i++, at += op->stride[0]) {                                           \
            from_t s;                                                                                        \
            memcpy(&s, at, sizeof(s));                                                                       \
            d[i] = (to_t)conv(s);                                                                            \
        }                                                                                                    \
        for (uint64_t m = simd_mask(rf, op); m; m &= m - 1) {                                                \
            const int i = __builtin_ctzll(m);                                                                \
            memcpy(rf + op->dst + i * op->stride[1], &d[i], sizeof(d[i]));                                   \
        }                                                                                                    \
        SIMD_NEXT;                                                                                           \
    }
CONVERSIONS(CONVERT_ANY)

/* One lane. */
#define CONVERT_ONE(from, fv, from_t, to, tv, to_t, K, conv, vconv)                                          \
    INLINE void cvt_one_##from##_##to##_one(ONE_ARGS)                                                        \
    {                                                                                                        \
        from_t s;                                                                                            \
        memcpy(&s, rf + op->src[0], sizeof(s));                                                              \
        const to_t d = (to_t)conv(s);                                                                        \
        if (rf[op->mask] & (rf[op->pred] ^ op->pinv) & 1)                                                    \
            memcpy(rf + op->dst, &d, sizeof(d));                                                             \
    }                                                                                                        \
    ONE_HANDLER(cvt_one_##from##_##to, cvt_one_##from##_##to##_one)                                          \
    EACH_HANDLER(cvt_one_##from##_##to##_each, cvt_one_##from##_##to##_one)
CONVERSIONS(CONVERT_ONE)

#define ROW_ONE(from, fv, from_t, to, tv, to_t, K, conv, vconv)                                              \
    {SIMD_KEY(SIMD_CVT + LANE_##from, LANE_##to, 1, 0), cvt_one_##from##_##to, NULL, NULL,                   \
     cvt_one_##from##_##to##_each},
#define ROW_ANY(from, fv, from_t, to, tv, to_t, K, conv, vconv)                                              \
    {SIMD_KEY(SIMD_CVT + LANE_##from, LANE_##to, 0, SIMD_ANY), cvt_any_##from##_##to, NULL, NULL, NULL},
static const struct simd_row rows_any[] = {CONVERSIONS(ROW_ANY) CONVERSIONS(ROW_ONE)};

const struct simd_table LEVEL(simd_convert)[] = {
    TABLE(rows_n8), TABLE(rows_n16), TABLE_32 TABLE(rows_n64), TABLE(rows_any), {0}};
