/* SPDX-License-Identifier: MIT */
/* The MATH family, rounding and saturation of N lanes: loops over the functions that define them. */
#include "lanes.h"

/* Vectors to an array and back, in the pieces they are used in. */
INLINE void
FN(spill)(float *to, const VT(i32) v[CHUNKS])
{
    UNROLL for (int i = 0; i < CHUNKS; i++) memcpy(to + i * VW, &v[i], sizeof(v[i]));
}

INLINE void
FN(unspill)(VT(i32) v[CHUNKS], const float *from)
{
    UNROLL for (int i = 0; i < CHUNKS; i++) memcpy(&v[i], from + i * VW, sizeof(v[i]));
}

#define M1(name, shape, expr)                                                                                \
    static const struct simd_op *FN(name##_##shape)(SIMD_ARGS)                                               \
    {                                                                                                        \
        float in[N], out[N];                                                                                 \
        VT(i32) v[CHUNKS];                                                                                   \
        UNROLL for (int i = 0; i < CHUNKS; i++) v[i] = FN(src)(rf, op, 0, shape, i);                         \
        FN(spill)(in, v);                                                                                    \
        for (int i = 0; i < N; i++) {                                                                        \
            const float a = in[i];                                                                           \
            out[i] = (expr);                                                                                 \
        }                                                                                                    \
        FN(unspill)(v, out);                                                                                 \
        FN(put)(rf, op, v, FN(lanes)(rf, op));                                                               \
        SIMD_NEXT;                                                                                           \
    }
#define M2(name, shape, expr)                                                                                \
    static const struct simd_op *FN(name##_##shape)(SIMD_ARGS)                                               \
    {                                                                                                        \
        float in[N], in2[N], out[N];                                                                         \
        VT(i32) v[CHUNKS], u[CHUNKS];                                                                        \
        UNROLL for (int i = 0; i < CHUNKS; i++)                                                              \
        {                                                                                                    \
            v[i] = FN(src)(rf, op, 0, shape, i);                                                             \
            u[i] = FN(src)(rf, op, 1, shape, i);                                                             \
        }                                                                                                    \
        FN(spill)(in, v);                                                                                    \
        FN(spill)(in2, u);                                                                                   \
        for (int i = 0; i < N; i++) {                                                                        \
            const float a = in[i], b = in2[i];                                                               \
            out[i] = (expr);                                                                                 \
        }                                                                                                    \
        FN(unspill)(v, out);                                                                                 \
        FN(put)(rf, op, v, FN(lanes)(rf, op));                                                               \
        SIMD_NEXT;                                                                                           \
    }
/* sin, cos: the fast reduction for all lanes, then the few large arguments one by one. */
#define MTRIG(name, shape, quarters)                                                                         \
    static const struct simd_op *FN(name##_##shape)(SIMD_ARGS)                                               \
    {                                                                                                        \
        float in[N], out[N];                                                                                 \
        VT(i32) v[CHUNKS];                                                                                   \
        uint32_t large = 0;                                                                                  \
        UNROLL for (int i = 0; i < CHUNKS; i++) v[i] = FN(src)(rf, op, 0, shape, i);                         \
        FN(spill)(in, v);                                                                                    \
        for (int i = 0; i < N; i++) {                                                                        \
            large |= lane_sin_is_large(in[i]);                                                               \
            out[i] = lane_sin_fast(lane_sin_safe(in[i]), quarters);                                          \
        }                                                                                                    \
        if (large)                                                                                           \
            trig_large(in, out, N, quarters);                                                                \
        FN(unspill)(v, out);                                                                                 \
        FN(put)(rf, op, v, FN(lanes)(rf, op));                                                               \
        SIMD_NEXT;                                                                                           \
    }

/* One instruction per vector. */
#define MV1(name, expr)                                                                                      \
    H1(name, 0, f32, expr)                                                                                   \
    H1(name, 8, f32, expr)
#define MV2(name, expr)                                                                                      \
    H2(name, 0, f32, expr)                                                                                   \
    H2(name, 1, f32, expr)                                                                                   \
    H2(name, 2, f32, expr)                                                                                   \
    H2(name, 8, f32, expr)

/* Through doubles, half a vector at a time. */
#define MRSQRT(shape)                                                                                        \
    static const struct simd_op *FN(rsqrt_##shape)(SIMD_ARGS)                                                \
    {                                                                                                        \
        VT(i32) v[CHUNKS];                                                                                   \
        VT64(f32) half[2];                                                                                   \
        UNROLL for (int i = 0; i < CHUNKS; i++) v[i] = FN(src)(rf, op, 0, shape, i);                         \
        UNROLL for (int i = 0; i < CHUNKS; i++)                                                              \
        {                                                                                                    \
            memcpy(half, &v[i], sizeof(v[i]));                                                               \
            UNROLL for (int k = 0; k < 2; k++)                                                               \
            {                                                                                                \
                const VT64(f64) root = PR64(sqrt64)(__builtin_convertvector(half[k], VT64(f64)));            \
                half[k] = __builtin_convertvector(1.0 / root, VT64(f32));                                    \
            }                                                                                                \
            v[i] = (VT(i32))PR(join)((VT64(u32))half[0], (VT64(u32))half[1]);                                \
        }                                                                                                    \
        FN(put)(rf, op, v, FN(lanes)(rf, op));                                                               \
        SIMD_NEXT;                                                                                           \
    }

#define D1(op, expr)                                                                                         \
    M1(op, 0, expr)                                                                                          \
    M1(op, 8, expr)
#define D2(op, expr)                                                                                         \
    M2(op, 0, expr)                                                                                          \
    M2(op, 1, expr)                                                                                          \
    M2(op, 2, expr)                                                                                          \
    M2(op, 8, expr)
UNARY_MATH(D1)
BINARY_MATH(D2)
MV1(inv, 1.0f / a)
MV1(sqrt, PR(sqrt)(a))
MV2(fdiv, a / b)
MRSQRT(0)
MRSQRT(8)
MTRIG(sin, 0, 0)
MTRIG(sin, 8, 0)
MTRIG(cos, 0, 1)
MTRIG(cos, 8, 1)
M1(satf, 0, lane_sat_f32(a))
M1(mul2, 0, a * 2.0f)
M1(mul4, 0, a * 4.0f)
M1(div2, 0, a * 0.5f)

#define V1(op)                                                                                               \
    ROW(op, 0, LANE_OP_##op, LANE_F)                                                                         \
    ROW(op, 8, LANE_OP_##op, LANE_F)
#define V2(op)                                                                                               \
    V1(op)                                                                                                   \
    ROW(op, 1, LANE_OP_##op, LANE_F)                                                                         \
    ROW(op, 2, LANE_OP_##op, LANE_F)
#define R1(op, expr)                                                                                         \
    PLAIN_ROW(op, 0, LANE_OP_##op, LANE_F)                                                                   \
    PLAIN_ROW(op, 8, LANE_OP_##op, LANE_F)
#define R2(op, expr)                                                                                         \
    R1(op, expr)                                                                                             \
    PLAIN_ROW(op, 1, LANE_OP_##op, LANE_F)                                                                   \
    PLAIN_ROW(op, 2, LANE_OP_##op, LANE_F)
static const struct simd_row FN(rows)[] = {
    UNARY_MATH(R1) BINARY_MATH(R2) R1(sin, ) R1(cos, ) V1(inv) V1(sqrt) R1(rsqrt, ) V2(fdiv)
        PLAIN_ROW(satf, 0, SIMD_SATF, LANE_F) PLAIN_ROW(mul2, 0, SIMD_MUL2, LANE_F)
            PLAIN_ROW(mul4, 0, SIMD_MUL4, LANE_F) PLAIN_ROW(div2, 0, SIMD_DIV2, LANE_F)};
#undef M1
#undef M2
#undef MTRIG
#undef MV1
#undef MV2
#undef MRSQRT
#undef D1
#undef D2
#undef V1
#undef V2
#undef R1
#undef R2
