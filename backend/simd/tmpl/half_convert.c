/* SPDX-License-Identifier: MIT */
/* Conversions between half precision and the other floats; emu/lane_half.h has the rules. */
#include "level.h"

#include "../mask.h"
#include "vec_half.h"

#define N 8
#include "half_convert_n.h"
#undef N
#define N 16
#include "half_convert_n.h"
#undef N
#if SIMD_WIDENS
#define N 32
#include "half_convert_n.h"
#undef N
#endif
#define N 64
#include "half_convert_n.h"
#undef N

/* Any strides, any number of lanes. */
#define CONVERT_ANY(from, from_t, to, to_t, expr)                                                            \
    static const struct simd_op *cvt_any_##from##_##to(SIMD_ARGS)                                            \
    {                                                                                                        \
        to_t d[LANE_MAX];                                                                                    \
        const uint8_t *at = rf + op->src[0];                                                                 \
        const uint32_t fpmode = x->t->fpmode;                                                                \
        (void)fpmode;                                                                                        \
        for (int i = 0; i < op->lanes; i++, at += op->stride[0]) {                                           \
            from_t s;                                                                                        \
            memcpy(&s, at, sizeof(s));                                                                       \
            d[i] = (expr);                                                                                   \
        }                                                                                                    \
        for (uint64_t m = simd_mask(rf, op); m; m &= m - 1) {                                                \
            const int i = __builtin_ctzll(m);                                                                \
            memcpy(rf + op->dst + i * op->stride[1], &d[i], sizeof(d[i]));                                   \
        }                                                                                                    \
        SIMD_NEXT;                                                                                           \
    }
#define CONVERSIONS(X)                                                                                       \
    X(HF, uint16_t, F, float, lane_f16_to_f32(s))                                                            \
    X(HF, uint16_t, DF, double, (double)lane_f16_to_f32(s))                                                  \
    X(F, float, HF, uint16_t, lane_f32_to_f16(s, fpmode))                                                    \
    X(DF, double, HF, uint16_t, lane_f64_to_f16(s, fpmode))
CONVERSIONS(CONVERT_ANY)

#define ROW_ANY(from, from_t, to, to_t, expr)                                                                \
    {SIMD_KEY(SIMD_CVT + LANE_##from, LANE_##to, 0, SIMD_ANY), cvt_any_##from##_##to, NULL, NULL, NULL},
static const struct simd_row rows_any[] = {CONVERSIONS(ROW_ANY)};

const struct simd_table LEVEL(simd_half_convert)[] = {
    TABLE(rows_n8), TABLE(rows_n16), TABLE_32 TABLE(rows_n64), TABLE(rows_any), {0}};
