/* SPDX-License-Identifier: MIT */
/* The MATH family, rounding and saturation of N lanes: loops over the functions that define them. */
#include "lanes.h"

/* Copies vectors to an array and back, in the pieces in which they are used. */
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

/* v[] = expr of each of its lanes, a. */
#define LANE_BY_LANE(v, expr)                                                                                \
    do {                                                                                                     \
        float in[N], out[N];                                                                                 \
        FN(spill)(in, v);                                                                                    \
        for (int i = 0; i < N; i++) {                                                                        \
            const float a = in[i];                                                                           \
            out[i] = (expr);                                                                                 \
        }                                                                                                    \
        FN(unspill)(v, out);                                                                                 \
    } while (0)
#define M1(name, shape, expr)                                                                                \
    INLINE void FN(name##_##shape##_one)(ONE_ARGS)                                                           \
    {                                                                                                        \
        VT(i32) v[CHUNKS];                                                                                   \
        UNROLL for (int i = 0; i < CHUNKS; i++) v[i] = FN(src)(rf, op, 0, shape, i);                         \
        LANE_BY_LANE(v, expr);                                                                               \
        FN(put)(rf, op, v, FN(lanes)(rf, op));                                                               \
    }                                                                                                        \
    EACH(name##_##shape)
#define M2(name, shape, expr)                                                                                \
    INLINE void FN(name##_##shape##_one)(ONE_ARGS)                                                           \
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
    }                                                                                                        \
    EACH(name##_##shape)
/* sin, cos: the fast reduction for all lanes, then the few large arguments one by one. */
#define MTRIG(name, shape, quarters)                                                                         \
    INLINE void FN(name##_##shape##_one)(ONE_ARGS)                                                           \
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
    }                                                                                                        \
    EACH(name##_##shape)

/* One instruction per vector. */
#define MV1(name, expr)                                                                                      \
    H1(name, 0, f32, expr)                                                                                   \
    H1(name, 8, f32, expr)
#define MV2(name, expr)                                                                                      \
    H2(name, 0, f32, expr)                                                                                   \
    H2(name, 1, f32, expr)                                                                                   \
    H2(name, 2, f32, expr)                                                                                   \
    H2(name, 8, f32, expr)

/*
 * rsqrt is (float)(1.0 / sqrt((double)a)). Root and division are slow. So where the level has estimates, the
 * result is y + c: an estimate y and its correction c. The relative error is less than 2^-40 in any rounding
 * mode. If both ends of that interval round to the same float, this is the result. If they do not, or if a is
 * 0, denormal, negative, infinite or a NaN, there is doubt, and the definition is computed.
 */
INLINE
VT64(f32) FN(half)(VT(f32) v, int k)
{
    VT64(f32) half[2];
    memcpy(half, &v, sizeof(v));
    return half[k];
}

INLINE
VT(i32) FN(join_halves)(VT64(f32) low, VT64(f32) high)
{
    return (VT(i32))PR(join)((VT64(u32))low, (VT64(u32))high);
}

static __attribute__((noinline)) void
FN(rsqrt_exact)(VT(i32) r[CHUNKS])
{
    VT64(f32) half[2];
    UNROLL for (int i = 0; i < CHUNKS; i++)
    {
        UNROLL for (int k = 0; k < 2; k++)
        {
            const VT64(f64) a = PR64(convert_f32_f64)(FN(half)((VT(f32))r[i], k));
            half[k] = __builtin_convertvector(1.0 / PR64(sqrt64)(a), VT64(f32));
        }
        r[i] = FN(join_halves)(half[0], half[1]);
    }
}

#if SIMD_NATIVE >= 8
/* 1 - a y^2 for a y^2 near 1: the product's low half counts. */
INLINE
VT(f32) FN(rsqrt_lack)(VT(f32) a, VT(f32) y)
{
    const VT(f32) high = a * y, low = PR(fma)(a, y, -high);
    return PR(fma)(-low, y, PR(fma)(-high, y, (VT(f32)){0} + 1.0f));
}

/* False: there is doubt about some lane. The estimate has 11 bits, one step makes them 21, c 42. */
INLINE bool
FN(rsqrt_estimated)(const VT(i32) in[CHUNKS], VT(i32) out[CHUNKS])
{
    const VT(f32) zero = {0};
    unsigned doubt = 0;
    UNROLL for (int i = 0; i < CHUNKS; i++)
    {
        const VT(f32) a = (VT(f32))in[i], about = PR(about_rsqrt)(a);
        const VT(f32) y = PR(fma)(about * 0.5f, PR(fma)(-(a * about), about, zero + 1.0f), about);
        const VT(f32) c = y * 0.5f * FN(rsqrt_lack)(a, y);
        const VT(f32) low = y + PR(fma)(y, zero - 0x1p-40f, c), high = y + PR(fma)(y, zero + 0x1p-40f, c);
        doubt |= mask_bits(PR(ne_f32)(low, high)) | mask_bits(PR(lt_f32)(a, zero + 0x1p-126f));
        out[i] = (VT(i32))low;
    }
    return !doubt;
}
#else
INLINE bool
FN(rsqrt_estimated)(const VT(i32) in[CHUNKS], VT(i32) out[CHUNKS])
{
    (void)in, (void)out;
    return false;
}
#endif

#define MRSQRT(shape)                                                                                        \
    INLINE void FN(rsqrt_##shape##_result)(const uint8_t *rf, const struct simd_op *op, VT(i32) r[CHUNKS])   \
    {                                                                                                        \
        VT(i32) a[CHUNKS];                                                                                   \
        UNROLL for (int i = 0; i < CHUNKS; i++) a[i] = FN(src)(rf, op, 0, shape, i);                         \
        if (__builtin_expect(!FN(rsqrt_estimated)(a, r), 0)) {                                               \
            UNROLL for (int i = 0; i < CHUNKS; i++) r[i] = a[i];                                             \
            FN(rsqrt_exact)(r);                                                                              \
        }                                                                                                    \
    }                                                                                                        \
    HANDLERS(rsqrt_##shape, VT(i32), CHUNKS, FN(put)(rf, op, r, FN(lanes)(rf, op)))

#define D1(op, expr)                                                                                         \
    M1(op, 0, expr)                                                                                          \
    M1(op, 8, expr)
#define D2(op, expr)                                                                                         \
    M2(op, 0, expr)                                                                                          \
    M2(op, 1, expr)                                                                                          \
    M2(op, 2, expr)                                                                                          \
    M2(op, 8, expr)
#if SIMD_NATIVE >= 8
#include "near_n.h"
#define DN(op, expr)                                                                                         \
    NEAR(op, 0, expr)                                                                                        \
    NEAR(op, 8, expr)

/* The host's instruction; NaNs stay as they are. */
INLINE
VT(f32) FN(whole)(VT(f32) a, VT(f32) rounded)
{
    const VT(i32) number = (VT(i32))(a == a);
    return (VT(f32))(((VT(i32))rounded & number) | ((VT(i32))a & ~number));
}
MV1(rndz, FN(whole)(a, PR(rndz)(a)))
MV1(rndd, FN(whole)(a, PR(rndd)(a)))
MV1(rndu, FN(whole)(a, PR(rndu)(a)))
MV1(rnde, FN(whole)(a, PR(rnde)(a)))
MV1(frc, a - FN(whole)(a, PR(rndd)(a)))
#define ROUNDING_ROW(op, expr) V1(op)
#else
#define DN D1
ROUNDINGS(D1)
#define ROUNDING_ROW(op, expr) R1(op, expr)
#endif

UNARY_MATH(D1)
NEAR_MATH(DN)
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
    ROUNDINGS(ROUNDING_ROW) UNARY_MATH(R1) NEAR_MATH(R1) BINARY_MATH(R2) R1(sin, ) R1(cos, ) V1(inv) V1(sqrt)
        V1(rsqrt) V2(fdiv) PLAIN_ROW(satf, 0, SIMD_SATF, LANE_F) PLAIN_ROW(mul2, 0, SIMD_MUL2, LANE_F)
            PLAIN_ROW(mul4, 0, SIMD_MUL4, LANE_F) PLAIN_ROW(div2, 0, SIMD_DIV2, LANE_F)};
#undef LANE_BY_LANE
#undef M1
#undef M2
#undef MTRIG
#undef MV1
#undef MV2
#undef MRSQRT
#undef D1
#undef DN
#undef ROUNDING_ROW
#undef NEAR
#undef D2
#undef V1
#undef V2
#undef R1
#undef R2
