/* SPDX-License-Identifier: MIT */
/*
 * Finds an op's lane mask. Nearly always it is part of a cell, at a byte boundary, and the handler reads it
 * there: the execution mask or a constant, and the predicate's flag cell or a constant.
 */
#include <assert.h>

#include "control.h"
#include "emit.h"
#include "mask.h"

unsigned
simd_handler_lanes(unsigned lanes)
{
    return lanes == 1 ? 1 : lanes <= 8 ? 8 : lanes <= 16 ? 16 : lanes <= 32 ? 32 : 64;
}

static unsigned
lane_count(unsigned lanes, unsigned least)
{
    const unsigned n = simd_handler_lanes(lanes);
    return n < least ? least : n;
}

/* Whether the lanes can be read as a whole at byte (bit / 8) of an 8-byte cell. */
static bool
readable(unsigned bit, unsigned n)
{
    return bit % 8 == 0 && bit + (n < 8 ? 8 : n) <= 64;
}

static enum simd_emit
compute(struct simd_code *code, const struct lane_op *lane, enum simd_lanes_kind kind, struct simd_lanes *l)
{
    l->mask = simd_temp(code, SIMD_TEMPS - 1) + (kind == SIMD_LANES_EXEC ? 8 : 0);
    l->pred = simd_const(code, ~UINT64_C(0));
    l->pinv = 0;
    struct simd_op *op = simd_append(code);
    if (!op || !l->pred)
        return SIMD_NO_MEMORY;
    op->fn = kind == SIMD_LANES_EXEC ? simd_do_exec : simd_do_lanes;
    op->dst = l->mask;
    op->lane = lane;
    return SIMD_DONE;
}

/* The mask half: a constant of the op's lanes, or the execution mask. */
static uint32_t
mask_cell(struct simd_code *code, const struct lane_op *op)
{
    return op->flags & LANE_NOMASK ? simd_const(code, simd_ones(op->lanes)) : LANE_EXEC_CELL + op->chan / 8;
}

enum simd_emit
simd_lanes_of(struct simd_code *code, const struct lane_op *op, enum simd_lanes_kind kind, unsigned least,
              struct simd_lanes *l)
{
    const bool predicated = kind == SIMD_LANES_ALL && op->pred != LANE_PRED_NONE;
    const bool partial = op->lanes != (l->n = lane_count(op->lanes, least)); /* then a constant must cut */
    const bool nomask = op->flags & LANE_NOMASK;
    const unsigned bit = op->pred_shift + op->chan;
    if (!nomask && !readable(op->chan, l->n))
        return compute(code, op, kind, l);
    l->mask = mask_cell(code, op);
    if (nomask && !l->mask)
        return SIMD_NO_MEMORY;
    if (!predicated) {
        l->pred = simd_const(code, partial ? simd_ones(op->lanes) : ~UINT64_C(0));
        l->pinv = 0;
        return l->pred ? SIMD_DONE : SIMD_NO_MEMORY;
    }
    if (op->pred != LANE_PRED_NORMAL || !readable(bit, l->n) || (partial && !nomask))
        return compute(code, op, kind, l);
    l->pred = op->pred_cell + bit / 8;
    l->pinv = op->flags & LANE_PRED_INV ? -1 : 0;
    return SIMD_DONE;
}
