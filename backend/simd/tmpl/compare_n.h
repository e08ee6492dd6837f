/* SPDX-License-Identifier: MIT */
/*
 * Compares of N lanes: into a flag cell (SIMD_FLAG + condition) and into a register (SIMD_TRUE + condition,
 * ANDed with what true is worth); selects. GT and GE are LT and LE with the sources swapped.
 */
#include "lanes.h"

/* put_flag for an op without a predicate, all lanes of which are on. */
INLINE void
FN(put_flag_all)(uint8_t *rf, const struct simd_op *op, uint64_t bits)
{
    uint64_t cell;
    memcpy(&cell, rf + op->flag, sizeof(cell));
    cell = (cell & ~((uint64_t)FULL << op->flag_shift)) | bits << op->flag_shift;
    memcpy(rf + op->flag, &cell, sizeof(cell));
}

/* As HANDLERS of lanes.h, of what name_bits compares. */
#define FLAG_HANDLERS(name)                                                                                  \
    INLINE void FN(name##_one)(ONE_ARGS)                                                                     \
    {                                                                                                        \
        FN(put_flag)(rf, op, FN(name##_bits)(rf, op));                                                       \
    }                                                                                                        \
    EACH(name)                                                                                               \
    INLINE void FN(name##_all)(uint8_t * rf, const struct simd_op *op)                                       \
    {                                                                                                        \
        FN(put_flag_all)(rf, op, FN(name##_bits)(rf, op));                                                   \
    }                                                                                                        \
    GANG(name)                                                                                               \
    QUICK(name)

#define HFLAG(name, shape, type, compare)                                                                    \
    INLINE uint64_t FN(name##_flag_##shape##_bits)(const uint8_t *rf, const struct simd_op *op)              \
    {                                                                                                        \
        uint64_t bits = 0;                                                                                   \
        UNROLL for (int i = 0; i < CHUNKS; i++)                                                              \
        {                                                                                                    \
            const VT(type) a = (VT(type))FN(src)(rf, op, 0, shape, i);                                       \
            const VT(type) b = (VT(type))FN(src)(rf, op, 1, shape, i);                                       \
            bits |= mask_bits(PR(compare##_##type)(a, b)) << (i * VW);                                       \
        }                                                                                                    \
        return bits;                                                                                         \
    }                                                                                                        \
    FLAG_HANDLERS(name##_flag_##shape)
#define HFLAGQ(name, shape, type, compare)                                                                   \
    INLINE uint64_t FN(name##_flag_##shape##_bits)(const uint8_t *rf, const struct simd_op *op)              \
    {                                                                                                        \
        uint64_t bits = 0;                                                                                   \
        UNROLL for (int i = 0; i < CHUNKS64; i++)                                                            \
        {                                                                                                    \
            const VT64(type) a = (VT64(type))FN(src64)(rf, op, 0, shape, i);                                 \
            const VT64(type) b = (VT64(type))FN(src64)(rf, op, 1, shape, i);                                 \
            bits |= mask_bits(PR64(compare##_##type)(a, b)) << (i * VH);                                     \
        }                                                                                                    \
        return bits;                                                                                         \
    }                                                                                                        \
    FLAG_HANDLERS(name##_flag_##shape)

#define COMPARES(X)                                                                                          \
    X(eqF, LANE_COND_EQ, F, f32, eq, ==)                                                                     \
    X(neF, LANE_COND_NE, F, f32, ne, !=)                                                                     \
    X(ltF, LANE_COND_LT, F, f32, lt, <)                                                                      \
    X(leF, LANE_COND_LE, F, f32, le, <=)                                                                     \
    COMPARES_I(X)
#define COMPARES_I(X)                                                                                        \
    X(eqD, LANE_COND_EQ, D, i32, eq, ==)                                                                     \
    X(neD, LANE_COND_NE, D, i32, ne, !=)                                                                     \
    X(ltD, LANE_COND_LT, D, i32, lt, <)                                                                      \
    X(leD, LANE_COND_LE, D, i32, le, <=)                                                                     \
    X(ltUD, LANE_COND_LT, UD, u32, lt, <)                                                                    \
    X(leUD, LANE_COND_LE, UD, u32, le, <=)
#define COMPARES_Q(X)                                                                                        \
    X(eqQ, LANE_COND_EQ, Q, i64, eq, ==)                                                                     \
    X(neQ, LANE_COND_NE, Q, i64, ne, !=)                                                                     \
    X(ltQ, LANE_COND_LT, Q, i64, lt, <)                                                                      \
    X(leQ, LANE_COND_LE, Q, i64, le, <=)                                                                     \
    X(ltUQ, LANE_COND_LT, UQ, u64, lt, <)                                                                    \
    X(leUQ, LANE_COND_LE, UQ, u64, le, <=)                                                                   \
    X(eqDF, LANE_COND_EQ, DF, f64, eq, ==)                                                                   \
    X(neDF, LANE_COND_NE, DF, f64, ne, !=)                                                                   \
    X(ltDF, LANE_COND_LT, DF, f64, lt, <)                                                                    \
    X(leDF, LANE_COND_LE, DF, f64, le, <=)
#define COMPARES_MODS(X)                                                                                     \
    X(eqF, LANE_COND_EQ, F, f32, eq, ==)                                                                     \
    X(neF, LANE_COND_NE, F, f32, ne, !=)                                                                     \
    X(ltF, LANE_COND_LT, F, f32, lt, <)                                                                      \
    X(leF, LANE_COND_LE, F, f32, le, <=)

#define VALUE ((VT(i32)){0} + (int32_t)op->value)
#define HTRUE(name, shape, type, cmp) H2(name##_true, shape, type, (VT(i32))(a cmp b)&VALUE)

#define DEFINE(name, cond, key, type, compare, cmp)                                                          \
    HFLAG(name, 0, type, compare)                                                                            \
    HFLAG(name, 1, type, compare)                                                                            \
    HFLAG(name, 2, type, compare)                                                                            \
    HFLAG(name, 3, type, compare)                                                                            \
    HTRUE(name, 0, type, cmp)                                                                                \
    HTRUE(name, 1, type, cmp)                                                                                \
    HTRUE(name, 2, type, cmp)
#define DEFINE_MODS(name, cond, key, type, compare, cmp)                                                     \
    HFLAG(name, 8, type, compare)                                                                            \
    HFLAG(name, 9, type, compare)                                                                            \
    HFLAG(name, 10, type, compare)
#define DEFINE_Q(name, cond, key, type, compare, cmp)                                                        \
    HFLAGQ(name, 0, type, compare)                                                                           \
    HFLAGQ(name, 1, type, compare)                                                                           \
    HFLAGQ(name, 2, type, compare)                                                                           \
    HFLAGQ(name, 3, type, compare)
COMPARES(DEFINE)
COMPARES_MODS(DEFINE_MODS)
COMPARES_Q(DEFINE_Q)

/* sel: the predicate chooses the source; only the execution mask decides which lanes are written. */
#define HSEL(shape)                                                                                          \
    INLINE void FN(sel_##shape##_one)(ONE_ARGS)                                                              \
    {                                                                                                        \
        VT(i32) r[CHUNKS];                                                                                   \
        MASK_TYPE mask, pred;                                                                                \
        memcpy(&mask, rf + op->mask, sizeof(mask));                                                          \
        memcpy(&pred, rf + op->pred, sizeof(pred));                                                          \
        pred ^= (MASK_TYPE)(int64_t)op->pinv;                                                                \
        UNROLL for (int i = 0; i < CHUNKS; i++)                                                              \
        {                                                                                                    \
            const VT(i32) a = FN(src)(rf, op, 0, shape, i), b = FN(src)(rf, op, 1, shape, i);                \
            r[i] = PR(blend)(a, b, (unsigned)(pred >> i * VW % N) & ((1u << VW) - 1));                       \
        }                                                                                                    \
        FN(put)(rf, op, r, mask);                                                                            \
    }                                                                                                        \
    EACH(sel_##shape)
HSEL(0)
HSEL(1)
HSEL(2)
HSEL(3)
HSEL(8)
HSEL(9)
HSEL(10)

#define HSELQ(shape)                                                                                         \
    INLINE void FN(selQ_##shape##_one)(ONE_ARGS)                                                             \
    {                                                                                                        \
        VT64(i64) r[CHUNKS64];                                                                               \
        MASK_TYPE mask, pred;                                                                                \
        memcpy(&mask, rf + op->mask, sizeof(mask));                                                          \
        memcpy(&pred, rf + op->pred, sizeof(pred));                                                          \
        pred ^= (MASK_TYPE)(int64_t)op->pinv;                                                                \
        UNROLL for (int i = 0; i < CHUNKS64; i++)                                                            \
        {                                                                                                    \
            const VT64(i64) a = FN(src64)(rf, op, 0, shape, i), b = FN(src64)(rf, op, 1, shape, i);          \
            r[i] = PR64(blend64)(a, b, (unsigned)(pred >> i * VH % N) & ((1u << VH) - 1));                   \
        }                                                                                                    \
        FN(put64)(rf, op, r, mask);                                                                          \
    }                                                                                                        \
    EACH(selQ_##shape)
HSELQ(0)
HSELQ(1)
HSELQ(2)
HSELQ(3)

/* csel: c against zero. The sources of the compare are not swapped here, so all six conditions. */
#define CSELS(X)                                                                                             \
    X(EQ, ==)                                                                                                \
    X(NE, !=)                                                                                                \
    X(GT, >)                                                                                                 \
    X(GE, >=)                                                                                                \
    X(LT, <)                                                                                                 \
    X(LE, <=)
#define CSEL_EXPR(cmp) PR(sel)((VT(i32))(c cmp 0), (VT(i32))a, (VT(i32))b)
#define DEFINE_CSEL(cond, cmp)                                                                               \
    H3(csel##cond##F, 0, f32, CSEL_EXPR(cmp))                                                                \
    H3(csel##cond##F, 1, f32, CSEL_EXPR(cmp))                                                                \
    H3(csel##cond##F, 2, f32, CSEL_EXPR(cmp))                                                                \
    H3(csel##cond##F, 3, f32, CSEL_EXPR(cmp))                                                                \
    H3(csel##cond##F, 8, f32, CSEL_EXPR(cmp))                                                                \
    H3(csel##cond##D, 0, i32, CSEL_EXPR(cmp))                                                                \
    H3(csel##cond##D, 1, i32, CSEL_EXPR(cmp))                                                                \
    H3(csel##cond##D, 2, i32, CSEL_EXPR(cmp))                                                                \
    H3(csel##cond##D, 3, i32, CSEL_EXPR(cmp))
CSELS(DEFINE_CSEL)

#define R(name, code, key, shape) ROW(name, shape, code, LANE_##key)
#define R_PLAIN(name, code, key, shape) PLAIN_ROW(name, shape, code, LANE_##key)
#define ROWS(name, cond, key, type, compare, cmp)                                                            \
    R(name##_flag, SIMD_FLAG + cond, key, 0)                                                                 \
    R(name##_flag, SIMD_FLAG + cond, key, 1)                                                                 \
    R(name##_flag, SIMD_FLAG + cond, key, 2)                                                                 \
    R(name##_flag, SIMD_FLAG + cond, key, 3)                                                                 \
    R(name##_true, SIMD_TRUE + cond, key, 0)                                                                 \
    R(name##_true, SIMD_TRUE + cond, key, 1)                                                                 \
    R(name##_true, SIMD_TRUE + cond, key, 2)
#define ROWS_MODS(name, cond, key, type, compare, cmp)                                                       \
    R(name##_flag, SIMD_FLAG + cond, key, 8)                                                                 \
    R(name##_flag, SIMD_FLAG + cond, key, 9)                                                                 \
    R(name##_flag, SIMD_FLAG + cond, key, 10)
#define ROWS_Q(name, cond, key, type, compare, cmp)                                                          \
    R(name##_flag, SIMD_FLAG + cond, key, 0)                                                                 \
    R(name##_flag, SIMD_FLAG + cond, key, 1)                                                                 \
    R(name##_flag, SIMD_FLAG + cond, key, 2)                                                                 \
    R(name##_flag, SIMD_FLAG + cond, key, 3)
#define ROWS_CSEL(cond, cmp)                                                                                 \
    R(csel##cond##F, SIMD_CSEL + LANE_COND_##cond, F, 0)                                                     \
    R(csel##cond##F, SIMD_CSEL + LANE_COND_##cond, F, 1)                                                     \
    R(csel##cond##F, SIMD_CSEL + LANE_COND_##cond, F, 2)                                                     \
    R(csel##cond##F, SIMD_CSEL + LANE_COND_##cond, F, 3)                                                     \
    R(csel##cond##F, SIMD_CSEL + LANE_COND_##cond, F, 8)                                                     \
    R(csel##cond##D, SIMD_CSEL + LANE_COND_##cond, D, 0)                                                     \
    R(csel##cond##D, SIMD_CSEL + LANE_COND_##cond, D, 1)                                                     \
    R(csel##cond##D, SIMD_CSEL + LANE_COND_##cond, D, 2)                                                     \
    R(csel##cond##D, SIMD_CSEL + LANE_COND_##cond, D, 3)
static const struct simd_row FN(rows)[] = {
    COMPARES(ROWS) COMPARES_MODS(ROWS_MODS) COMPARES_Q(ROWS_Q) CSELS(ROWS_CSEL)
        R_PLAIN(sel, LANE_OP_sel, F, 0) R_PLAIN(sel, LANE_OP_sel, F, 1) R_PLAIN(sel, LANE_OP_sel, F, 2)
            R_PLAIN(sel, LANE_OP_sel, F, 3) R_PLAIN(sel, LANE_OP_sel, F, 8) R_PLAIN(sel, LANE_OP_sel, F, 9)
                R_PLAIN(sel, LANE_OP_sel, F, 10) R_PLAIN(sel, LANE_OP_sel, D, 0)
                    R_PLAIN(sel, LANE_OP_sel, D, 1) R_PLAIN(sel, LANE_OP_sel, D, 2)
                        R_PLAIN(sel, LANE_OP_sel, D, 3) R_PLAIN(selQ, LANE_OP_sel, Q, 0)
                            R_PLAIN(selQ, LANE_OP_sel, Q, 1) R_PLAIN(selQ, LANE_OP_sel, Q, 2)
                                R_PLAIN(selQ, LANE_OP_sel, Q, 3) R_PLAIN(selQ, LANE_OP_sel, DF, 0)
                                    R_PLAIN(selQ, LANE_OP_sel, DF, 1) R_PLAIN(selQ, LANE_OP_sel, DF, 2)
                                        R_PLAIN(selQ, LANE_OP_sel, DF, 3)};
#undef FLAG_HANDLERS
#undef HFLAG
#undef HFLAGQ
#undef COMPARES
#undef COMPARES_I
#undef COMPARES_Q
#undef COMPARES_MODS
#undef VALUE
#undef HTRUE
#undef DEFINE
#undef DEFINE_MODS
#undef DEFINE_Q
#undef HSEL
#undef HSELQ
#undef CSELS
#undef CSEL_EXPR
#undef DEFINE_CSEL
#undef R
#undef R_PLAIN
#undef ROWS
#undef ROWS_MODS
#undef ROWS_Q
#undef ROWS_CSEL
