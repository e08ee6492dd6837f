/* SPDX-License-Identifier: MIT */
/*
 * What branches and mask ops do, for one thread and for gangs: simd_jumps_op says whether the thread goes to
 * the target and changes nothing; simd_move_op then moves channels between cells. Records hold: target,
 * cell[] (a, b), dst (cell d), and the predicate as a cell (pred, pinv) whose bit flag_shift is channel 0;
 * spare is the first channel.
 */
#ifndef BACKEND_SIMD_BRANCH_H
#define BACKEND_SIMD_BRANCH_H

#include "emu/lane.h"
#include "mask.h"

#define SIMD_MASKS(X) X(mmov) X(mand) X(mandn) X(mor)
#define SIMD_BRANCHES(X) X(br) X(brz) X(brnz) X(brf) X(divert) X(join) X(loop)
/* All ops with handlers of their own for threads and for gangs. */
#define SIMD_CONTROLS(X)                                                                                     \
    SIMD_MASKS(X) SIMD_BRANCHES(X) X(call) X(ret) X(fpmode) X(barrier) X(end) X(trap) X(clock)

/* Backward jumps look at the stop flag, so no loop outlives it. */
static inline bool
simd_is_stopped(const struct simd_op *op, const struct simd_op *target, const struct simd_ctx *x)
{
    return target <= op && x->t->stop && __atomic_load_n(x->t->stop, __ATOMIC_RELAXED);
}

/* In a handler: goes to a record, or returns `hang`. */
#define SIMD_JUMP(to, hang)                                                                                  \
    do {                                                                                                     \
        const struct simd_op *const target_ = (to);                                                          \
        if (simd_is_stopped(op, target_, x))                                                                 \
            return (hang);                                                                                   \
        SIMD_GO(target_);                                                                                    \
    } while (0)

/* The channels of the op for which its predicate holds. */
static inline uint64_t
simd_channels(const uint8_t *rf, const struct simd_op *op)
{
    const uint64_t pred = (simd_cell(rf, op->pred) ^ (uint64_t)(int64_t)op->pinv) >> op->flag_shift;
    return pred & simd_ones(op->lanes) << op->spare;
}

/* Those of them that are on. */
static inline uint64_t
simd_taken(const uint8_t *rf, const struct simd_op *op)
{
    return simd_cell(rf, LANE_EXEC_CELL) & simd_channels(rf, op);
}

static inline bool
simd_jumps_br(const uint8_t *rf, const struct simd_op *op)
{
    (void)rf, (void)op;
    return true;
}

static inline bool
simd_jumps_brz(const uint8_t *rf, const struct simd_op *op)
{
    return !simd_cell(rf, op->cell[0]);
}

static inline bool
simd_jumps_brnz(const uint8_t *rf, const struct simd_op *op)
{
    return simd_cell(rf, op->cell[0]) != 0;
}

static inline bool
simd_jumps_brf(const uint8_t *rf, const struct simd_op *op)
{
    return simd_channels(rf, op) != 0;
}

static inline bool
simd_jumps_divert(const uint8_t *rf, const struct simd_op *op)
{
    return simd_cell(rf, LANE_EXEC_CELL) == simd_taken(rf, op);
}

static inline bool
simd_jumps_join(const uint8_t *rf, const struct simd_op *op)
{
    return !(simd_cell(rf, LANE_EXEC_CELL) | simd_cell(rf, op->dst));
}

static inline bool
simd_jumps_loop(const uint8_t *rf, const struct simd_op *op)
{
    return simd_taken(rf, op) != 0;
}

#define SIMD_MOVES_NOTHING(name)                                                                             \
    static inline void simd_move_##name(uint8_t *rf, const struct simd_op *op)                               \
    {                                                                                                        \
        (void)rf, (void)op;                                                                                  \
    }
SIMD_MOVES_NOTHING(br)
SIMD_MOVES_NOTHING(brz)
SIMD_MOVES_NOTHING(brnz)
SIMD_MOVES_NOTHING(brf)
#undef SIMD_MOVES_NOTHING

#define SIMD_MOVES_MASK(name, expr)                                                                          \
    static inline void simd_move_##name(uint8_t *rf, const struct simd_op *op)                               \
    {                                                                                                        \
        const uint64_t a = simd_cell(rf, op->cell[0]), b = simd_cell(rf, op->cell[1]);                       \
        simd_set_cell(rf, op->dst, expr);                                                                    \
    }
SIMD_MOVES_MASK(mand, a &b)
SIMD_MOVES_MASK(mandn, a & ~b)
SIMD_MOVES_MASK(mor, a | b)
#undef SIMD_MOVES_MASK

static inline void
simd_move_mmov(uint8_t *rf, const struct simd_op *op)
{
    simd_set_cell(rf, op->dst, simd_cell(rf, op->cell[0]));
}

static inline void
simd_move_divert(uint8_t *rf, const struct simd_op *op)
{
    const uint64_t exec = simd_cell(rf, LANE_EXEC_CELL), t = simd_taken(rf, op);
    if (t) {
        simd_set_cell(rf, op->dst, simd_cell(rf, op->dst) | t);
        simd_set_cell(rf, LANE_EXEC_CELL, exec & ~t);
    }
}

static inline void
simd_move_join(uint8_t *rf, const struct simd_op *op)
{
    const uint64_t exec = simd_cell(rf, LANE_EXEC_CELL) | simd_cell(rf, op->dst);
    simd_set_cell(rf, op->dst, 0);
    simd_set_cell(rf, LANE_EXEC_CELL, exec);
}

static inline void
simd_move_loop(uint8_t *rf, const struct simd_op *op)
{
    const uint64_t exec = simd_cell(rf, LANE_EXEC_CELL), t = simd_taken(rf, op);
    if (t && t != exec) {
        simd_set_cell(rf, op->dst, simd_cell(rf, op->dst) | (exec & ~t));
        simd_set_cell(rf, LANE_EXEC_CELL, t);
    }
}

#endif
