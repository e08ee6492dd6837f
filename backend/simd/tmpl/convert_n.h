/* SPDX-License-Identifier: MIT */
/* Conversions of N lanes, type pair by type pair, to packed destinations. */
#include "lanes.h"

/* The N converted values to dst under the op's lanes. */
#define PUT_LANES(to_t, d)                                                                                     \
    do {                                                                                                       \
        const uint64_t lanes = FN(lanes)(rf, op);                                                              \
        uint8_t *const to = rf + op->dst;                                                                      \
        if (__builtin_expect(lanes == FULL, 1)) {                                                              \
            memcpy(to, d, sizeof(d));                                                                          \
        } else {                                                                                               \
            for (uint64_t m = lanes; m; m &= m - 1) {                                                          \
                const int i = __builtin_ctzll(m);                                                              \
                memcpy(to + i * (int)sizeof(to_t), &d[i], sizeof(to_t));                                       \
            }                                                                                                  \
        }                                                                                                      \
    } while (0)

#define CONVERT_PACKED(from, from_t, to, to_t, key, conv)                                                      \
    static const struct simd_op *FN(cvt_##from##_##to)(SIMD_ARGS)                                              \
    {                                                                                                          \
        from_t s[N];                                                                                           \
        to_t d[N];                                                                                             \
        memcpy(s, rf + op->src[0], sizeof(s));                                                                 \
        for (int i = 0; i < N; i++)                                                                            \
            d[i] = conv(s[i]);                                                                                 \
        PUT_LANES(to_t, d);                                                                                    \
        SIMD_NEXT;                                                                                             \
    }
#define CONVERT_STRIDED(from, from_t, to, to_t, key, conv)                                                     \
    static const struct simd_op *FN(cvt_strided_##from##_##to)(SIMD_ARGS)                                      \
    {                                                                                                          \
        from_t s[N];                                                                                           \
        to_t d[N];                                                                                             \
        const uint8_t *at = rf + op->src[0];                                                                   \
        for (int i = 0; i < N; i++, at += op->stride[0])                                                       \
            memcpy(&s[i], at, sizeof(s[i]));                                                                   \
        for (int i = 0; i < N; i++)                                                                            \
            d[i] = conv(s[i]);                                                                                 \
        PUT_LANES(to_t, d);                                                                                    \
        SIMD_NEXT;                                                                                             \
    }
/* Every fourth byte: whole dwords, of which the low part counts. The slack lets the last one be read. */
#define CONVERT_STRIDE4(from, from_t, to, to_t, key, conv)                                                     \
    static const struct simd_op *FN(cvt_stride4_##from##_##to)(SIMD_ARGS)                                      \
    {                                                                                                          \
        int32_t s[N];                                                                                          \
        to_t d[N];                                                                                             \
        memcpy(s, rf + op->src[0], sizeof(s));                                                                 \
        for (int i = 0; i < N; i++)                                                                            \
            d[i] = conv((from_t)s[i]);                                                                         \
        PUT_LANES(to_t, d);                                                                                    \
        SIMD_NEXT;                                                                                             \
    }
CONVERSIONS(CONVERT_PACKED)
CONVERSIONS(CONVERT_STRIDED)
CONVERSIONS_NARROW(CONVERT_STRIDE4)

#define ROW_PACKED(from, from_t, to, to_t, key, conv)                                                          \
    {SIMD_KEY(SIMD_CVT + LANE_##from, LANE_##to, N, 0), FN(cvt_##from##_##to)},
#define ROW_STRIDED(from, from_t, to, to_t, key, conv)                                                         \
    {SIMD_KEY(SIMD_CVT + LANE_##from, LANE_##to, N, SIMD_STRIDED), FN(cvt_strided_##from##_##to)},
#define ROW_STRIDE4(from, from_t, to, to_t, key, conv)                                                         \
    {SIMD_KEY(SIMD_CVT + LANE_##from, LANE_##to, N, SIMD_STRIDE4), FN(cvt_stride4_##from##_##to)},
static const struct simd_row FN(rows)[] = {CONVERSIONS(ROW_PACKED) CONVERSIONS(ROW_STRIDED)
                                               CONVERSIONS_NARROW(ROW_STRIDE4)};
#undef PUT_LANES
#undef CONVERT_PACKED
#undef CONVERT_STRIDED
#undef CONVERT_STRIDE4
#undef ROW_PACKED
#undef ROW_STRIDED
#undef ROW_STRIDE4
