/* SPDX-License-Identifier: MIT */
/* Ops of one lane: the uniform part of a kernel (addresses, loop counters). */
#include "level.h"

#include "../mask.h"

#define ENABLED(rf, op) (((rf)[(op)->mask] & ((rf)[(op)->pred] ^ (op)->pinv)) & 1)

INLINE float
modified(const uint8_t *rf, const struct simd_op *op, int s, bool mods)
{
    uint32_t bits;
    float v;
    memcpy(&bits, rf + op->src[s], sizeof(bits));
    if (mods)
        bits = (bits & op->keep[s]) ^ op->flip[s];
    memcpy(&v, &bits, sizeof(v));
    return v;
}

#define SOURCE(type, name, s)                                                                                \
    type name;                                                                                               \
    memcpy(&name, rf + op->src[s], sizeof(name))
#define RESULT(type, expr)                                                                                   \
    const type r = (type)(expr);                                                                             \
    if (ENABLED(rf, op))                                                                                     \
    memcpy(rf + op->dst, &r, sizeof(r))

#define HANDLERS(name) ONE_HANDLER(name, name##_one) EACH_HANDLER(name##_each, name##_one)

#define S1(name, type, expr)                                                                                 \
    INLINE void name##_one(ONE_ARGS)                                                                         \
    {                                                                                                        \
        SOURCE(type, a, 0);                                                                                  \
        RESULT(type, expr);                                                                                  \
    }                                                                                                        \
    HANDLERS(name)
#define S2(name, type, expr)                                                                                 \
    INLINE void name##_one(ONE_ARGS)                                                                         \
    {                                                                                                        \
        SOURCE(type, a, 0);                                                                                  \
        SOURCE(type, b, 1);                                                                                  \
        RESULT(type, expr);                                                                                  \
    }                                                                                                        \
    HANDLERS(name)
#define S3(name, type, expr)                                                                                 \
    INLINE void name##_one(ONE_ARGS)                                                                         \
    {                                                                                                        \
        SOURCE(type, a, 0);                                                                                  \
        SOURCE(type, b, 1);                                                                                  \
        SOURCE(type, c, 2);                                                                                  \
        RESULT(type, expr);                                                                                  \
    }                                                                                                        \
    HANDLERS(name)
#define SF2(name, mods, expr)                                                                                \
    INLINE void name##_##mods##_one(ONE_ARGS)                                                                \
    {                                                                                                        \
        const float a = modified(rf, op, 0, mods), b = modified(rf, op, 1, mods);                            \
        RESULT(float, expr);                                                                                 \
    }                                                                                                        \
    HANDLERS(name##_##mods)
#define SF3(name, mods, expr)                                                                                \
    INLINE void name##_##mods##_one(ONE_ARGS)                                                                \
    {                                                                                                        \
        const float a = modified(rf, op, 0, mods), b = modified(rf, op, 1, mods),                            \
                    c = modified(rf, op, 2, mods);                                                           \
        RESULT(float, expr);                                                                                 \
    }                                                                                                        \
    HANDLERS(name##_##mods)
/* A compare into a flag. */
#define SFLAG(name, type, cmp)                                                                               \
    INLINE void name##_one(ONE_ARGS)                                                                         \
    {                                                                                                        \
        SOURCE(type, a, 0);                                                                                  \
        SOURCE(type, b, 1);                                                                                  \
        if (ENABLED(rf, op)) {                                                                               \
            const uint64_t bit = UINT64_C(1) << op->flag_shift, cell = simd_cell(rf, op->flag);              \
            simd_set_cell(rf, op->flag, a cmp b ? cell | bit : cell & ~bit);                                 \
        }                                                                                                    \
    }                                                                                                        \
    HANDLERS(name)
#define SSEL(name, type)                                                                                     \
    INLINE void name##_one(ONE_ARGS)                                                                         \
    {                                                                                                        \
        SOURCE(type, a, 0);                                                                                  \
        SOURCE(type, b, 1);                                                                                  \
        const type r = (rf[op->pred] ^ op->pinv) & 1 ? a : b;                                                \
        if (rf[op->mask] & 1)                                                                                \
            memcpy(rf + op->dst, &r, sizeof(r));                                                             \
    }                                                                                                        \
    HANDLERS(name)

/* X(handler, op, key type, C type, expression) */
#define INTS(X, key, s, u, bits)                                                                             \
    X(S1, mov##key, LANE_OP_mov, key, u, a)                                                                  \
    X(S1, not ##key, LANE_OP_not, key, u, ~a)                                                                \
    X(S2, add##key, LANE_OP_add, key, u, a + b)                                                              \
    X(S2, mul##key, LANE_OP_mul, key, u, a *b)                                                               \
    X(S2, and##key, LANE_OP_and, key, u, a &b)                                                               \
    X(S2, or ##key, LANE_OP_or, key, u, a | b)                                                               \
    X(S2, xor##key, LANE_OP_xor, key, u, a ^ b)                                                              \
    X(S2, shl##key, LANE_OP_shl, key, u, a << (b & (bits - 1)))                                              \
    X(S2, shr##key, LANE_OP_shr, key, u, a >> (b & (bits - 1)))                                              \
    X(S2, asr##key, LANE_OP_asr, key, s, a >> (b & (bits - 1)))                                              \
    X(S2, sub##key, SIMD_SUB, key, u, a - b)                                                                 \
    X(S2, rsub##key, SIMD_RSUB, key, u, b - a)                                                               \
    X(S2, andn##key, SIMD_ANDN, key, u, a & ~b)                                                              \
    X(S2, orn##key, SIMD_ORN, key, u, a | ~b)                                                                \
    X(S2, min##key, LANE_OP_min, key, s, a < b ? a : b)                                                      \
    X(S2, minU##key, LANE_OP_min, U##key, u, a < b ? a : b)                                                  \
    X(S2, max##key, LANE_OP_max, key, s, a > b ? a : b)                                                      \
    X(S2, maxU##key, LANE_OP_max, U##key, u, a > b ? a : b)                                                  \
    X(S3, mad##key, LANE_OP_mad, key, u, a *b + c)                                                           \
    X(SFLAG, eq##key, SIMD_FLAG + LANE_COND_EQ, key, u, ==)                                                  \
    X(SFLAG, ne##key, SIMD_FLAG + LANE_COND_NE, key, u, !=)                                                  \
    X(SFLAG, lt##key, SIMD_FLAG + LANE_COND_LT, key, s, <)                                                   \
    X(SFLAG, le##key, SIMD_FLAG + LANE_COND_LE, key, s, <=)                                                  \
    X(SFLAG, ltU##key, SIMD_FLAG + LANE_COND_LT, U##key, u, <)                                               \
    X(SFLAG, leU##key, SIMD_FLAG + LANE_COND_LE, U##key, u, <=)
#define FLOATS(X)                                                                                            \
    X(SF2, addF, LANE_OP_add, a + b)                                                                         \
    X(SF2, mulF, LANE_OP_mul, a *b)                                                                          \
    X(SF3, madF, LANE_OP_mad, __builtin_fmaf(a, b, c))                                                       \
    X(SF3, muladdF, LANE_OP_muladd, a *b + c)

#define DEFINE(kind, name, code, key, type, expr) kind(name, type, expr)
#define DEFINE_F(kind, name, code, expr) kind(name, 0, expr) kind(name, 1, expr)
INTS(DEFINE, D, int32_t, uint32_t, 32)
INTS(DEFINE, Q, int64_t, uint64_t, 64)
FLOATS(DEFINE_F)
S1(movF, uint32_t, a)
INLINE void
mov_modsF_one(ONE_ARGS)
{
    RESULT(float, modified(rf, op, 0, true));
}
HANDLERS(mov_modsF)
SFLAG(eqF, float, ==)
SFLAG(neF, float, !=)
SFLAG(ltF, float, <)
SFLAG(leF, float, <=)
SSEL(sel4, uint32_t)
SSEL(sel8, uint64_t)

#define ROWS(kind, name, code, key, type, expr)                                                              \
    {SIMD_KEY(code, LANE_##key, 1, 0), name, NULL, NULL, name##_each},
#define ROWS_F(kind, name, code, expr)                                                                       \
    {SIMD_KEY(code, LANE_F, 1, 0), name##_0, NULL, NULL, name##_0##_each},                                   \
        {SIMD_KEY(code, LANE_F, 1, SIMD_MODS), name##_1, NULL, NULL, name##_1##_each},
static const struct simd_row rows[] = {
    INTS(ROWS, D, int32_t, uint32_t, 32) INTS(ROWS, Q, int64_t, uint64_t, 64)
        FLOATS(ROWS_F){SIMD_KEY(LANE_OP_mov, LANE_F, 1, 0), movF, NULL, NULL, movF_each},
    {SIMD_KEY(LANE_OP_mov, LANE_F, 1, SIMD_MODS), mov_modsF, NULL, NULL, mov_modsF_each},
    {SIMD_KEY(SIMD_FLAG + LANE_COND_EQ, LANE_F, 1, 0), eqF, NULL, NULL, eqF_each},
    {SIMD_KEY(SIMD_FLAG + LANE_COND_NE, LANE_F, 1, 0), neF, NULL, NULL, neF_each},
    {SIMD_KEY(SIMD_FLAG + LANE_COND_LT, LANE_F, 1, 0), ltF, NULL, NULL, ltF_each},
    {SIMD_KEY(SIMD_FLAG + LANE_COND_LE, LANE_F, 1, 0), leF, NULL, NULL, leF_each},
    {SIMD_KEY(LANE_OP_sel, LANE_D, 1, 0), sel4, NULL, NULL, sel4_each},
    {SIMD_KEY(LANE_OP_sel, LANE_F, 1, 0), sel4, NULL, NULL, sel4_each},
    {SIMD_KEY(LANE_OP_sel, LANE_Q, 1, 0), sel8, NULL, NULL, sel8_each},
};

const struct simd_table LEVEL(simd_scalar)[] = {TABLE(rows), {0}};
