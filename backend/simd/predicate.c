/* SPDX-License-Identifier: MIT */
/* Lane masks that are not in a cell in this form: any/all predicates and odd channel offsets. */
#include "control.h"
#include "mask.h"

/* Bits of the aligned groups of n channels in which any bit is set. */
static uint64_t
any_of(uint64_t bits, unsigned n)
{
    const uint64_t base = ~UINT64_C(0) / simd_ones(n); /* the first channel of each group */
    for (unsigned step = 1; step < n; step *= 2)
        bits |= bits >> step;
    return (bits & base) * simd_ones(n);
}

static uint64_t
grouped(const struct lane_op *lane, uint64_t bits)
{
    const unsigned which = lane->pred - LANE_PRED_ANY2, n = 2u << which / 2;
    return which % 2 ? ~any_of(~bits, n) : any_of(bits, n);
}

/* The predicate by channel, inversion included. */
static uint64_t
predicate(const uint8_t *rf, const struct lane_op *lane)
{
    uint64_t bits = simd_cell(rf, lane->pred_cell) >> lane->pred_shift;
    if (lane->pred == LANE_PRED_NONE)
        return ~UINT64_C(0);
    if (lane->pred == LANE_PRED_ANYV)
        bits |= simd_cell(rf, lane->pred_cell + 4) >> lane->pred_shift;
    else if (lane->pred == LANE_PRED_ALLV)
        bits &= simd_cell(rf, lane->pred_cell + 4) >> lane->pred_shift;
    else if (lane->pred >= LANE_PRED_ANY2)
        bits = grouped(lane, bits);
    return lane->flags & LANE_PRED_INV ? ~bits : bits;
}

static uint64_t
exec(const uint8_t *rf, const struct lane_op *lane)
{
    return lane->flags & LANE_NOMASK ? ~UINT64_C(0) : simd_cell(rf, LANE_EXEC_CELL);
}

const struct simd_op *
simd_do_lanes(SIMD_ARGS)
{
    const uint64_t bits = exec(rf, op->lane) & predicate(rf, op->lane);
    simd_set_cell(rf, op->dst, bits >> op->lane->chan & simd_ones(op->lane->lanes));
    SIMD_NEXT;
}

const struct simd_op *
simd_do_exec(SIMD_ARGS)
{
    simd_set_cell(rf, op->dst, exec(rf, op->lane) >> op->lane->chan & simd_ones(op->lane->lanes));
    SIMD_NEXT;
}

const struct simd_op *
simd_do_predicate(SIMD_ARGS)
{
    const uint64_t bits = predicate(rf, op->lane) >> op->lane->chan & simd_ones(op->lane->lanes);
    simd_set_cell(rf, op->dst, bits << op->flag_shift);
    SIMD_NEXT;
}
