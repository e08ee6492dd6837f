/* SPDX-License-Identifier: MIT */
/* The MATH family and rounding in half precision: the functions of emu/lane_math.h on floats. */
#include "level.h"

#include "../mask.h"
#include "emu/lane_math.h"
#include "math_ops.h"
#include "vec_half.h"

/* Floats compute rsqrt in vectors of their own. */
#define HALF_MATH(X) ROUNDINGS(X) UNARY_MATH(X) NEAR_MATH(X) X(rsqrt, lane_rsqrt_f32(a))

#define N 8
#include "half_math_n.h"
#undef N
#define N 16
#include "half_math_n.h"
#undef N

/* One lane. */
#define ONE(name, expr)                                                                                      \
    static const struct simd_op *name##_1(SIMD_ARGS)                                                         \
    {                                                                                                        \
        uint16_t h[2];                                                                                       \
        const uint32_t fpmode = x->t->fpmode;                                                                \
        memcpy(&h[0], rf + op->src[0], sizeof(h[0]));                                                        \
        memcpy(&h[1], rf + op->src[1], sizeof(h[1]));                                                        \
        const float a = lane_f16_to_f32(lane_f16_flush(h[0], fpmode)),                                       \
                    b = lane_f16_to_f32(lane_f16_flush(h[1], fpmode));                                       \
        (void)b;                                                                                             \
        const uint16_t r = lane_f16_flush(lane_f32_to_f16((expr), fpmode), fpmode);                          \
        if (rf[op->mask] & (rf[op->pred] ^ op->pinv) & 1)                                                    \
            memcpy(rf + op->dst, &r, sizeof(r));                                                             \
        SIMD_NEXT;                                                                                           \
    }
#define R(op, ...) {SIMD_KEY(LANE_OP_##op, LANE_HF, 1, 0), op##_1, NULL, NULL, NULL},
HALF_MATH(ONE)
BINARY_MATH(ONE)
ONE(inv, lane_inv_f32(a))
ONE(sqrt, lane_sqrt_f32(a))
ONE(fdiv, lane_fdiv_f32(a, b))
ONE(sin, lane_sin_f32(a))
ONE(cos, lane_cos_f32(a))

static const struct simd_row rows_n1[] = {HALF_MATH(R) BINARY_MATH(R) R(sin) R(cos) R(inv) R(sqrt) R(fdiv)};

const struct simd_table LEVEL(simd_half_math)[] = {TABLE(rows_n8), TABLE(rows_n16), TABLE(rows_n1), {0}};
