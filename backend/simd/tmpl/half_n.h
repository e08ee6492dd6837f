/* SPDX-License-Identifier: MIT */
/*
 * Half precision of N lanes. There are the same handlers as in lanes.h: one for any lanes and modes; quick,
 * which calls the first one if a lane is off or denormals are flushed.
 */
#include "lanes.h"

#include "half_lanes.h"

#define HALF_GENERAL(name)                                                                                   \
    INLINE void FN(name##_one)(ONE_ARGS)                                                                     \
    {                                                                                                        \
        VT(i16) r[CHUNKS];                                                                                   \
        FN(name##_result)(rf, op, x->t->fpmode, r);                                                          \
        FN(half_put)(rf, op, r, FN(lanes)(rf, op));                                                          \
    }                                                                                                        \
    EACH(name)
#define HALF_QUICK(name)                                                                                     \
    HALF_GENERAL(name)                                                                                       \
    INLINE void FN(name##_all)(uint8_t * rf, const struct simd_op *op, uint32_t fpmode)                      \
    {                                                                                                        \
        VT(i16) r[CHUNKS];                                                                                   \
        FN(name##_result)(rf, op, fpmode | LANE_FPMODE_F16_DENORM, r);                                       \
        UNROLL for (int i = 0; i < CHUNKS; i++)                                                              \
            memcpy(rf + op->dst + i * sizeof(r[i]), &r[i], sizeof(r[i]));                                    \
    }                                                                                                        \
    static const struct simd_op *FN(name##_gang)(EACH_ARGS)                                                  \
    {                                                                                                        \
        const uint32_t fpmode = x->t->fpmode;                                                                \
        if (__builtin_expect(!x->all_on || !(fpmode & LANE_FPMODE_F16_DENORM), 0))                           \
            return FN(name##_each)(first, record, x);                                                        \
        FOR_EACH(FN(name##_all)(rf, op, fpmode))                                                             \
        EACH_NEXT;                                                                                           \
    }                                                                                                        \
    static const struct simd_op *FN(name##_quick)(SIMD_ARGS)                                                 \
    {                                                                                                        \
        const uint32_t fpmode = x->t->fpmode;                                                                \
        if (__builtin_expect(FN(mask)(rf, op) != FULL || !(fpmode & LANE_FPMODE_F16_DENORM), 0))             \
            return FN(name)(rf, op, x);                                                                      \
        FN(name##_all)(rf, op, fpmode);                                                                      \
        SIMD_NEXT;                                                                                           \
    }

/* expr: of the sources' bits h[], and of a, b, c, which are floats. */
#define HALF_OP(name, shape, sources, handlers, expr)                                                        \
    INLINE void FN(name##_##shape##_result)(const uint8_t *rf, const struct simd_op *op, uint32_t fpmode,    \
                                            VT(i16) r[CHUNKS])                                               \
    {                                                                                                        \
        UNROLL for (int i = 0; i < CHUNKS; i++)                                                              \
        {                                                                                                    \
            VT(i16) h[3] = {{0}};                                                                            \
            UNROLL for (int s = 0; s < sources; s++) h[s] = FN(half_src)(rf, op, s, shape, i, fpmode);       \
            const VT(f32) a = PR(widen)(h[0]), b = PR(widen)(h[1]), c = PR(widen)(h[2]);                     \
            (void)a, (void)b, (void)c;                                                                       \
            r[i] = (expr);                                                                                   \
        }                                                                                                    \
    }                                                                                                        \
    handlers(name##_##shape)

#define ROUNDED(v) FN(half_round)(v, fpmode)
/* Rounded between two steps: nothing is flushed there. */
#define AS_HALF(v) PR(widen)(PR(narrow)(v, fpmode))

INLINE
VT(f32) FN(half_mulz)(VT(f32) a, VT(f32) b)
{
    const VT(i32) zero = (VT(i32))(a == 0.0f) | (VT(i32))(b == 0.0f);
    return (VT(f32))((VT(i32))(a * b) & ~zero);
}

/* As csel and saturation want it: is the lane's float cond 0 (or 1)? */
#define AGAINST(compare, x, y) PR(compare##_f32)(x, y)
#define ZEROS ((VT(f32)){0})
#define ONES (ZEROS + 1.0f)

#define HALF_ARITH(X)                                                                                        \
    X(add, 2, ROUNDED(a + b))                                                                                \
    X(mul, 2, ROUNDED(a *b))
#define HALF_EXTREMES(X)                                                                                     \
    X(min, 2, FN(half_pick)(h[0], FN(half_pick)(h[0], h[1], PR(lt_f32)(a, b)), PR(ne_f32)(b, b)))            \
    X(max, 2, FN(half_pick)(h[0], FN(half_pick)(h[0], h[1], PR(le_f32)(b, a)), PR(ne_f32)(b, b)))
#define HALF_FUSED(X) X(mad, 3, ROUNDED(PR(fma_odd)(a, b, c)))
#define HALF_RARE(X)                                                                                         \
    X(minl, 2, FN(half_pick)(h[0], h[1], PR(lt_f32)(a, b)))                                                  \
    X(maxl, 2, FN(half_pick)(h[0], h[1], PR(le_f32)(b, a)))                                                  \
    X(mulz, 2, ROUNDED(FN(half_mulz)(a, b)))                                                                 \
    X(muladd, 3, ROUNDED(AS_HALF(a *b) + c))                                                                 \
    X(madz, 3, ROUNDED(AS_HALF(FN(half_mulz)(a, b)) + c))
#define HALF_CSELS(X)                                                                                        \
    X(EQ, AGAINST(eq, c, ZEROS))                                                                             \
    X(NE, AGAINST(ne, c, ZEROS))                                                                             \
    X(GT, AGAINST(lt, ZEROS, c))                                                                             \
    X(GE, AGAINST(le, ZEROS, c))                                                                             \
    X(LT, AGAINST(lt, c, ZEROS))                                                                             \
    X(LE, AGAINST(le, c, ZEROS))

#define DEFINE_ARITH(op, n, expr)                                                                            \
    HALF_OP(op, 0, n, HALF_QUICK, expr)                                                                      \
    HALF_OP(op, 1, n, HALF_QUICK, expr)                                                                      \
    HALF_OP(op, 2, n, HALF_QUICK, expr)                                                                      \
    HALF_OP(op, 8, n, HALF_QUICK, expr)                                                                      \
    HALF_OP(op, 9, n, HALF_QUICK, expr)                                                                      \
    HALF_OP(op, 10, n, HALF_QUICK, expr)
#define DEFINE_EXTREME(op, n, expr)                                                                          \
    HALF_OP(op, 0, n, HALF_GENERAL, expr)                                                                    \
    HALF_OP(op, 1, n, HALF_GENERAL, expr)                                                                    \
    HALF_OP(op, 2, n, HALF_GENERAL, expr)
#define DEFINE_FUSED(op, n, expr)                                                                            \
    HALF_OP(op, 0, n, HALF_QUICK, expr)                                                                      \
    HALF_OP(op, 1, n, HALF_QUICK, expr)                                                                      \
    HALF_OP(op, 2, n, HALF_QUICK, expr)                                                                      \
    HALF_OP(op, 3, n, HALF_QUICK, expr)                                                                      \
    HALF_OP(op, 4, n, HALF_QUICK, expr)                                                                      \
    HALF_OP(op, 5, n, HALF_QUICK, expr)                                                                      \
    HALF_OP(op, 6, n, HALF_QUICK, expr)                                                                      \
    HALF_OP(op, 8, n, HALF_QUICK, expr)
#define DEFINE_RARE(op, n, expr) HALF_OP(op, 0, n, HALF_GENERAL, expr)
#define DEFINE_CSEL(cond, bits) HALF_OP(csel##cond, 0, 3, HALF_GENERAL, FN(half_pick)(h[0], h[1], bits))
HALF_ARITH(DEFINE_ARITH)
HALF_EXTREMES(DEFINE_EXTREME)
HALF_FUSED(DEFINE_FUSED)
HALF_RARE(DEFINE_RARE)
HALF_CSELS(DEFINE_CSEL)

/* mov and saturation flush nothing. */
#define HALF_COPY(name, shape, expr)                                                                         \
    INLINE void FN(name##_##shape##_result)(const uint8_t *rf, const struct simd_op *op,                     \
                                            __attribute__((unused)) uint32_t fpmode, VT(i16) r[CHUNKS])      \
    {                                                                                                        \
        UNROLL for (int i = 0; i < CHUNKS; i++)                                                              \
        {                                                                                                    \
            const VT(i16) h = FN(half_src)(rf, op, 0, shape, i, LANE_FPMODE_F16_DENORM);                     \
            r[i] = (expr);                                                                                   \
        }                                                                                                    \
    }                                                                                                        \
    HALF_GENERAL(name##_##shape)
INLINE
VT(i16) FN(half_saturated)(VT(i16) h)
{
    const VT(f32) a = PR(widen)(h);
    const VT(i16) low = FN(half_pick)(h, (VT(i16)){0}, PR(lt_f32)(ZEROS, a));
    return FN(half_pick)((VT(i16)){0} + 0x3c00, low, PR(le_f32)(ONES, a));
}
HALF_COPY(mov, 0, h)
HALF_COPY(mov, 1, h)
HALF_COPY(mov, 8, h)
HALF_COPY(mov, 9, h)
HALF_COPY(satf, 0, FN(half_saturated)(h))

/* sel: the predicate chooses the source; only the execution mask decides which lanes are written. */
#define HALF_SEL(shape)                                                                                      \
    INLINE void FN(sel_##shape##_one)(ONE_ARGS)                                                              \
    {                                                                                                        \
        VT(i16) r[CHUNKS];                                                                                   \
        MASK_TYPE pred;                                                                                      \
        memcpy(&pred, rf + op->pred, sizeof(pred));                                                          \
        pred ^= (MASK_TYPE)(int64_t)op->pinv;                                                                \
        UNROLL for (int i = 0; i < CHUNKS; i++)                                                              \
        {                                                                                                    \
            const VT(i16) a = FN(half_src)(rf, op, 0, shape, i, LANE_FPMODE_F16_DENORM);                     \
            const VT(i16) b = FN(half_src)(rf, op, 1, shape, i, LANE_FPMODE_F16_DENORM);                     \
            r[i] = FN(half_pick)(a, b, (unsigned)(pred >> i * VW % N) & ((1u << VW) - 1));                   \
        }                                                                                                    \
        FN(half_put)(rf, op, r, FN(mask)(rf, op));                                                           \
    }                                                                                                        \
    EACH(sel_##shape)
HALF_SEL(0)
HALF_SEL(1)
HALF_SEL(2)
HALF_SEL(3)

/* Compares into a flag, and into dwords ANDed with what true is worth. */
#define HALF_COMPARE(name, shape, compare)                                                                   \
    INLINE uint64_t FN(name##_##shape##_bits)(const uint8_t *rf, const struct simd_op *op, uint32_t fpmode,  \
                                              int i)                                                         \
    {                                                                                                        \
        const VT(f32) a = PR(widen)(FN(half_src)(rf, op, 0, shape, i, fpmode));                              \
        const VT(f32) b = PR(widen)(FN(half_src)(rf, op, 1, shape, i, fpmode));                              \
        return mask_bits(PR(compare##_f32)(a, b));                                                           \
    }                                                                                                        \
    INLINE void FN(name##_flag_##shape##_one)(ONE_ARGS)                                                      \
    {                                                                                                        \
        uint64_t bits = 0;                                                                                   \
        UNROLL for (int i = 0; i < CHUNKS; i++) bits |= FN(name##_##shape##_bits)(rf, op, x->t->fpmode, i)   \
                                                        << (i * VW);                                         \
        FN(put_flag)(rf, op, bits);                                                                          \
    }                                                                                                        \
    EACH(name##_flag_##shape)
#define HALF_TRUE(name, shape)                                                                               \
    INLINE void FN(name##_true_##shape##_one)(ONE_ARGS)                                                      \
    {                                                                                                        \
        VT(i32) r[CHUNKS];                                                                                   \
        UNROLL for (int i = 0; i < CHUNKS; i++) r[i] =                                                       \
            PR(blend)((VT(i32)){0} + (int32_t)op->value, (VT(i32)){0},                                       \
                      (unsigned)FN(name##_##shape##_bits)(rf, op, x->t->fpmode, i));                         \
        FN(put)(rf, op, r, FN(lanes)(rf, op));                                                               \
    }                                                                                                        \
    EACH(name##_true_##shape)
#define HALF_COMPARES(X)                                                                                     \
    X(eq, EQ)                                                                                                \
    X(ne, NE)                                                                                                \
    X(lt, LT)                                                                                                \
    X(le, LE)
#define DEFINE_COMPARE(name, cond)                                                                           \
    HALF_COMPARE(name, 0, name)                                                                              \
    HALF_COMPARE(name, 1, name)                                                                              \
    HALF_COMPARE(name, 2, name)                                                                              \
    HALF_COMPARE(name, 3, name)                                                                              \
    HALF_COMPARE(name, 8, name)                                                                              \
    HALF_COMPARE(name, 9, name)                                                                              \
    HALF_COMPARE(name, 10, name)                                                                             \
    HALF_TRUE(name, 0)                                                                                       \
    HALF_TRUE(name, 1)                                                                                       \
    HALF_TRUE(name, 2)
HALF_COMPARES(DEFINE_COMPARE)

#define Q(name, shape, code)                                                                                 \
    {SIMD_KEY(code, LANE_HF, N, shape), FN(name##_##shape), FN(name##_##shape##_quick),                      \
     FN(name##_##shape##_gang), FN(name##_##shape##_each)},
#define P(name, shape, code) PLAIN_ROW(name, shape, code, LANE_HF)
#define ROWS_ARITH(op, n, expr)                                                                              \
    Q(op, 0, LANE_OP_##op)                                                                                   \
    Q(op, 1, LANE_OP_##op)                                                                                   \
    Q(op, 2, LANE_OP_##op)                                                                                   \
    Q(op, 8, LANE_OP_##op)                                                                                   \
    Q(op, 9, LANE_OP_##op)                                                                                   \
    Q(op, 10, LANE_OP_##op)
#define ROWS_EXTREME(op, n, expr)                                                                            \
    P(op, 0, LANE_OP_##op)                                                                                   \
    P(op, 1, LANE_OP_##op)                                                                                   \
    P(op, 2, LANE_OP_##op)
#define ROWS_FUSED(op, n, expr)                                                                              \
    Q(op, 0, LANE_OP_##op)                                                                                   \
    Q(op, 1, LANE_OP_##op)                                                                                   \
    Q(op, 2, LANE_OP_##op)                                                                                   \
    Q(op, 3, LANE_OP_##op)                                                                                   \
    Q(op, 4, LANE_OP_##op)                                                                                   \
    Q(op, 5, LANE_OP_##op)                                                                                   \
    Q(op, 6, LANE_OP_##op)                                                                                   \
    Q(op, 8, LANE_OP_##op)
#define ROWS_RARE(op, n, expr) P(op, 0, LANE_OP_##op)
#define ROWS_CSEL(cond, bits) P(csel##cond, 0, SIMD_CSEL + LANE_COND_##cond)
#define ROWS_COMPARE(name, cond)                                                                             \
    P(name##_flag, 0, SIMD_FLAG + LANE_COND_##cond)                                                          \
    P(name##_flag, 1, SIMD_FLAG + LANE_COND_##cond)                                                          \
    P(name##_flag, 2, SIMD_FLAG + LANE_COND_##cond)                                                          \
    P(name##_flag, 3, SIMD_FLAG + LANE_COND_##cond)                                                          \
    P(name##_flag, 8, SIMD_FLAG + LANE_COND_##cond)                                                          \
    P(name##_flag, 9, SIMD_FLAG + LANE_COND_##cond)                                                          \
    P(name##_flag, 10, SIMD_FLAG + LANE_COND_##cond)                                                         \
    P(name##_true, 0, SIMD_TRUE + LANE_COND_##cond)                                                          \
    P(name##_true, 1, SIMD_TRUE + LANE_COND_##cond)                                                          \
    P(name##_true, 2, SIMD_TRUE + LANE_COND_##cond)
static const struct simd_row FN(rows)[] = {
    HALF_ARITH(ROWS_ARITH) HALF_EXTREMES(ROWS_EXTREME) HALF_FUSED(ROWS_FUSED) HALF_RARE(ROWS_RARE)
        HALF_CSELS(ROWS_CSEL) HALF_COMPARES(ROWS_COMPARE) P(mov, 0, LANE_OP_mov) P(mov, 1, LANE_OP_mov)
            P(mov, 8, LANE_OP_mov) P(mov, 9, LANE_OP_mov) P(satf, 0, SIMD_SATF) P(sel, 0, LANE_OP_sel)
                P(sel, 1, LANE_OP_sel) P(sel, 2, LANE_OP_sel) P(sel, 3, LANE_OP_sel)};
#undef HALF_GENERAL
#undef HALF_QUICK
#undef HALF_OP
#undef ROUNDED
#undef AS_HALF
#undef AGAINST
#undef ZEROS
#undef ONES
#undef HALF_ARITH
#undef HALF_EXTREMES
#undef HALF_FUSED
#undef HALF_RARE
#undef HALF_CSELS
#undef DEFINE_ARITH
#undef DEFINE_EXTREME
#undef DEFINE_FUSED
#undef DEFINE_RARE
#undef DEFINE_CSEL
#undef HALF_COPY
#undef HALF_SEL
#undef HALF_COMPARE
#undef HALF_TRUE
#undef HALF_COMPARES
#undef DEFINE_COMPARE
#undef Q
#undef P
#undef ROWS_ARITH
#undef ROWS_EXTREME
#undef ROWS_FUSED
#undef ROWS_RARE
#undef ROWS_CSEL
#undef ROWS_COMPARE
