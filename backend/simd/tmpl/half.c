/* SPDX-License-Identifier: MIT */
/* Half precision: arithmetic, moves, selects and compares; emu/lane_half.h has the rules. */
#include "level.h"

#include "../mask.h"
#include "vec_half.h"

#define N 8
#include "half_n.h"
#undef N
#define N 16
#include "half_n.h"
#undef N

/* One lane. */
INLINE uint16_t
half_source(const uint8_t *rf, const struct simd_op *op, int s, bool mods, uint32_t fpmode)
{
    uint16_t half;
    memcpy(&half, rf + op->src[s], sizeof(half));
    if (mods)
        half = (uint16_t)((half & op->keep[s]) ^ op->flip[s]);
    return lane_f16_flush(half, fpmode);
}

INLINE bool
is_on(const uint8_t *rf, const struct simd_op *op)
{
    return rf[op->mask] & (rf[op->pred] ^ op->pinv) & 1;
}

INLINE uint16_t
rounded(float v, uint32_t fpmode)
{
    return lane_f16_flush(lane_f32_to_f16(v, fpmode), fpmode);
}

/* expr: of the sources' bits h[], and of a and b, which are floats; flushing: mode the sources are read in.
 */
#define ONE(name, mods, flushing, expr)                                                                      \
    static const struct simd_op *name##_##mods(SIMD_ARGS)                                                    \
    {                                                                                                        \
        const uint32_t fpmode = x->t->fpmode;                                                                \
        const uint16_t h[3] = {half_source(rf, op, 0, mods, flushing),                                       \
                               half_source(rf, op, 1, mods, flushing),                                       \
                               half_source(rf, op, 2, mods, flushing)};                                      \
        const float a = lane_f16_to_f32(h[0]), b = lane_f16_to_f32(h[1]);                                    \
        (void)a, (void)b, (void)fpmode;                                                                      \
        const uint16_t r = (expr);                                                                           \
        if (is_on(rf, op))                                                                                   \
            memcpy(rf + op->dst, &r, sizeof(r));                                                             \
        SIMD_NEXT;                                                                                           \
    }
#define ONE_OPS(X)                                                                                           \
    X(add, rounded(a + b, fpmode))                                                                           \
    X(mul, rounded(a *b, fpmode))                                                                            \
    X(mad, lane_f16_flush(lane_fma_f16(h[0], h[1], h[2], fpmode), fpmode))                                   \
    X(min, a < b || b != b ? h[0] : h[1])                                                                    \
    X(max, a >= b || b != b ? h[0] : h[1])
#define DEFINE_ONE(op, expr)                                                                                 \
    ONE(op, 0, fpmode, expr)                                                                                 \
    ONE(op, 1, fpmode, expr)
ONE_OPS(DEFINE_ONE)
ONE(mov, 0, LANE_FPMODE_F16_DENORM, h[0])
ONE(mov, 1, LANE_FPMODE_F16_DENORM, h[0])
ONE(satf, 0, LANE_FPMODE_F16_DENORM, lane_f32_to_f16(lane_sat_f32(a), 0))

static const struct simd_op *
sel_0(SIMD_ARGS)
{
    const bool first = (rf[op->pred] ^ op->pinv) & 1;
    const uint16_t r = half_source(rf, op, first ? 0 : 1, false, LANE_FPMODE_F16_DENORM);
    if (rf[op->mask] & 1)
        memcpy(rf + op->dst, &r, sizeof(r));
    SIMD_NEXT;
}

#define ONE_FLAG(name, mods, cmp)                                                                            \
    static const struct simd_op *name##_flag_##mods(SIMD_ARGS)                                               \
    {                                                                                                        \
        const float a = lane_f16_to_f32(half_source(rf, op, 0, mods, x->t->fpmode)),                         \
                    b = lane_f16_to_f32(half_source(rf, op, 1, mods, x->t->fpmode));                         \
        if (is_on(rf, op)) {                                                                                 \
            const uint64_t bit = UINT64_C(1) << op->flag_shift, cell = simd_cell(rf, op->flag);              \
            simd_set_cell(rf, op->flag, a cmp b ? cell | bit : cell & ~bit);                                 \
        }                                                                                                    \
        SIMD_NEXT;                                                                                           \
    }
#define ONE_COMPARES(X)                                                                                      \
    X(eq, EQ, ==)                                                                                            \
    X(ne, NE, !=)                                                                                            \
    X(lt, LT, <)                                                                                             \
    X(le, LE, <=)
#define DEFINE_FLAG(name, cond, cmp)                                                                         \
    ONE_FLAG(name, 0, cmp)                                                                                   \
    ONE_FLAG(name, 1, cmp)
ONE_COMPARES(DEFINE_FLAG)

#define ONE_ROW(name, mods, code)                                                                            \
    {SIMD_KEY(code, LANE_HF, 1, (mods) ? SIMD_MODS : 0), name##_##mods, NULL, NULL, NULL},
#define ROWS_ONE(op, expr) ONE_ROW(op, 0, LANE_OP_##op) ONE_ROW(op, 1, LANE_OP_##op)
#define ROWS_FLAG(name, cond, cmp)                                                                           \
    ONE_ROW(name##_flag, 0, SIMD_FLAG + LANE_COND_##cond)                                                    \
    ONE_ROW(name##_flag, 1, SIMD_FLAG + LANE_COND_##cond)
static const struct simd_row rows_n1[] = {ONE_OPS(ROWS_ONE) ONE_COMPARES(ROWS_FLAG)
                                              ONE_ROW(mov, 0, LANE_OP_mov) ONE_ROW(mov, 1, LANE_OP_mov)
                                                  ONE_ROW(sel, 0, LANE_OP_sel) ONE_ROW(satf, 0, SIMD_SATF)};

const struct simd_table LEVEL(simd_half)[] = {TABLE(rows_n8), TABLE(rows_n16), TABLE(rows_n1), {0}};
