/* SPDX-License-Identifier: MIT */
/* The MATH family and rounding, of N halves: the results of the float functions, rounded once more. */
#include "lanes.h"

#include "half_lanes.h"

/* Halves as floats in an array, and back. */
INLINE void
FN(half_spill)(float *to, const uint8_t *rf, const struct simd_op *op, int s, uint32_t fpmode)
{
    UNROLL for (int c = 0; c < CHUNKS; c++)
    {
        const VT(f32) v = PR(widen)(FN(half_src)(rf, op, s, 0, c, fpmode));
        memcpy(to + c * VW, &v, sizeof(v));
    }
}

INLINE void
FN(half_unspill)(uint8_t *rf, const struct simd_op *op, const float *from, uint32_t fpmode)
{
    VT(i16) r[CHUNKS];
    UNROLL for (int c = 0; c < CHUNKS; c++)
    {
        VT(f32) v;
        memcpy(&v, from + c * VW, sizeof(v));
        r[c] = FN(half_round)(v, fpmode);
    }
    FN(half_put)(rf, op, r, FN(lanes)(rf, op));
}

#define M1(name, expr)                                                                                       \
    INLINE void FN(name##_one)(ONE_ARGS)                                                                     \
    {                                                                                                        \
        float in[N], out[N];                                                                                 \
        FN(half_spill)(in, rf, op, 0, x->t->fpmode);                                                         \
        for (int i = 0; i < N; i++) {                                                                        \
            const float a = in[i];                                                                           \
            out[i] = (expr);                                                                                 \
        }                                                                                                    \
        FN(half_unspill)(rf, op, out, x->t->fpmode);                                                         \
    }                                                                                                        \
    EACH(name)
#define M2(name, expr)                                                                                       \
    INLINE void FN(name##_one)(ONE_ARGS)                                                                     \
    {                                                                                                        \
        float in[N], in2[N], out[N];                                                                         \
        FN(half_spill)(in, rf, op, 0, x->t->fpmode);                                                         \
        FN(half_spill)(in2, rf, op, 1, x->t->fpmode);                                                        \
        for (int i = 0; i < N; i++) {                                                                        \
            const float a = in[i], b = in2[i];                                                               \
            out[i] = (expr);                                                                                 \
        }                                                                                                    \
        FN(half_unspill)(rf, op, out, x->t->fpmode);                                                         \
    }                                                                                                        \
    EACH(name)
/* sin, cos: the fast reduction for all lanes, then the few large arguments one by one. */
#define MTRIG(name, quarters)                                                                                \
    INLINE void FN(name##_one)(ONE_ARGS)                                                                     \
    {                                                                                                        \
        float in[N], out[N];                                                                                 \
        uint32_t large = 0;                                                                                  \
        FN(half_spill)(in, rf, op, 0, x->t->fpmode);                                                         \
        for (int i = 0; i < N; i++) {                                                                        \
            large |= lane_sin_is_large(in[i]);                                                               \
            out[i] = lane_sin_fast(lane_sin_safe(in[i]), quarters);                                          \
        }                                                                                                    \
        for (int i = 0; large && i < N; i++)                                                                 \
            if (lane_sin_is_large(in[i]))                                                                    \
                out[i] = lane_sin_large(in[i], quarters);                                                    \
        FN(half_unspill)(rf, op, out, x->t->fpmode);                                                         \
    }                                                                                                        \
    EACH(name)
/* One instruction per vector. */
#define MV(name, expr)                                                                                       \
    INLINE void FN(name##_one)(ONE_ARGS)                                                                     \
    {                                                                                                        \
        VT(i16) r[CHUNKS];                                                                                   \
        const uint32_t fpmode = x->t->fpmode;                                                                \
        UNROLL for (int c = 0; c < CHUNKS; c++)                                                              \
        {                                                                                                    \
            const VT(f32) a = PR(widen)(FN(half_src)(rf, op, 0, 0, c, fpmode));                              \
            const VT(f32) b = PR(widen)(FN(half_src)(rf, op, 1, 0, c, fpmode));                              \
            (void)b;                                                                                         \
            r[c] = FN(half_round)(expr, fpmode);                                                             \
        }                                                                                                    \
        FN(half_put)(rf, op, r, FN(lanes)(rf, op));                                                          \
    }                                                                                                        \
    EACH(name)
HALF_MATH(M1)
BINARY_MATH(M2)
MTRIG(sin, 0)
MTRIG(cos, 1)
MV(inv, 1.0f / a)
MV(sqrt, PR(sqrt)(a))
MV(fdiv, a / b)

#define R(op, ...) EACH_ROW(SIMD_KEY(LANE_OP_##op, LANE_HF, N, 0), op)
static const struct simd_row FN(rows)[] = {HALF_MATH(R) BINARY_MATH(R) R(sin) R(cos) R(inv) R(sqrt) R(fdiv)};
#undef M1
#undef M2
#undef MTRIG
#undef MV
#undef R
