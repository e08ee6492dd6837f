/* SPDX-License-Identifier: MIT */
/* The MATH family, rounding and saturation; emu/lane_math.h defines the results. */
#include "level.h"

#include "../../near_series.h"
#include "../mask.h"
#include "emu/lane_half.h"
#include "emu/lane_math.h"
#include "math_ops.h"

static __attribute__((noinline)) void
trig_large(const float *in, float *out, int n, int32_t quarters)
{
    for (int i = 0; i < n; i++)
        if (lane_sin_is_large(in[i]))
            out[i] = lane_sin_large(in[i], quarters);
}

#define N 8
#include "math_n.h"
#undef N
#define N 16
#include "math_n.h"
#undef N
#if SIMD_WIDENS
#define N 32
#include "math_n.h"
#undef N
#endif
#define N 64
#include "math_n.h"
#undef N

/* One lane. */
#define SCALAR(name, expr)                                                                                   \
    static const struct simd_op *name##_1(SIMD_ARGS)                                                         \
    {                                                                                                        \
        float a, b;                                                                                          \
        memcpy(&a, rf + op->src[0], sizeof(a));                                                              \
        memcpy(&b, rf + op->src[1], sizeof(b));                                                              \
        (void)b;                                                                                             \
        const float r = (expr);                                                                              \
        if (rf[op->mask] & (rf[op->pred] ^ op->pinv) & 1)                                                    \
            memcpy(rf + op->dst, &r, sizeof(r));                                                             \
        SIMD_NEXT;                                                                                           \
    }
#define SCALAR_ROW(op, expr) {SIMD_KEY(LANE_OP_##op, LANE_F, 1, 0), op##_1, NULL, NULL, NULL},
ROUNDINGS(SCALAR)
UNARY_MATH(SCALAR)
NEAR_MATH(SCALAR)
BINARY_MATH(SCALAR)
SCALAR(inv, lane_inv_f32(a))
SCALAR(sqrt, lane_sqrt_f32(a))
SCALAR(rsqrt, lane_rsqrt_f32(a))
SCALAR(fdiv, lane_fdiv_f32(a, b))
SCALAR(sin, lane_sin_f32(a))
SCALAR(cos, lane_cos_f32(a))
SCALAR(satf, lane_sat_f32(a))

static const struct simd_row rows_n1[] = {
    ROUNDINGS(SCALAR_ROW) UNARY_MATH(SCALAR_ROW) NEAR_MATH(SCALAR_ROW) BINARY_MATH(SCALAR_ROW)
        SCALAR_ROW(inv, ) SCALAR_ROW(sqrt, ) SCALAR_ROW(rsqrt, ) SCALAR_ROW(fdiv, ) SCALAR_ROW(sin, )
            SCALAR_ROW(cos, ){SIMD_KEY(SIMD_SATF, LANE_F, 1, 0), satf_1, NULL, NULL, NULL}};

const struct simd_table LEVEL(simd_math)[] = {
    TABLE(rows_n8), TABLE(rows_n16), TABLE_32 TABLE(rows_n64), TABLE(rows_n1), {0}};
