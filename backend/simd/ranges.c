/* SPDX-License-Identifier: MIT */
#include "ranges.h"

#include "emu/lane_places.h"

struct simd_range
simd_range_of(const struct lane_operand *o, unsigned lanes)
{
    struct simd_range r = {UINT32_MAX, 0};
    for (unsigned i = 0; i < lanes; i++) {
        const uint32_t at = lane_operand_offset(o, i), end = at + lane_type_bytes(o->type);
        r.lo = at < r.lo ? at : r.lo;
        r.hi = end > r.hi ? end : r.hi;
    }
    return r;
}

/* Bytes that hold bits [first, first + lanes) of a cell. */
static struct simd_range
range_of_bits(uint32_t cell, unsigned first, unsigned lanes)
{
    return (struct simd_range){cell + first / 8, cell + (first + lanes + 7) / 8};
}

struct simd_range
simd_range_of_predicate(const struct lane_op *op)
{
    if (op->pred == LANE_PRED_NORMAL)
        return range_of_bits(op->pred_cell, op->pred_shift + op->chan, op->lanes);
    return (struct simd_range){op->pred_cell, op->pred_cell + 12};
}

struct simd_range
simd_range_of_flag(const struct lane_op *op)
{
    return range_of_bits(op->cond_cell, op->cond_shift + op->chan, op->lanes);
}

bool
simd_operand_meets(const struct lane_operand *o, unsigned lanes, struct simd_range r)
{
    if (o->kind == LANE_INDIRECT)
        return true;
    return o->kind == LANE_REG && simd_meet(simd_range_of(o, lanes), r);
}

static bool
predicate_meets(const struct lane_op *op, struct simd_range r)
{
    return op->pred != LANE_PRED_NONE && simd_meet(simd_range_of_predicate(op), r);
}

static bool
flag_meets(const struct lane_op *op, struct simd_range r)
{
    return op->write_flag && simd_meet(simd_range_of_flag(op), r);
}

bool
simd_cells_meet(const struct lane_op *op, struct simd_range r)
{
    return predicate_meets(op, r) || flag_meets(op, r);
}

/* Blocks of images have other lanes than the op. */
static bool
touches(const struct lane_op *op, struct simd_range r, bool writing)
{
    struct lane_place places[LANE_PLACES];
    bool any =
        lane_code_family(op->code) == LANE_IMAGE || (writing ? flag_meets(op, r) : predicate_meets(op, r));
    for (unsigned i = any ? 0 : lane_op_places(op, places); i > 0; i--) {
        const struct lane_place *p = &places[i - 1];
        const bool counts = (p->role == LANE_PLACE_RESULT) == writing || p->operand.kind == LANE_INDIRECT;
        any |= counts && simd_operand_meets(&p->operand, p->lanes, r);
    }
    return any;
}

bool
simd_reads(const struct lane_op *op, struct simd_range r)
{
    return lane_code_is(op->code, LANE_RETURNS) || op->code == LANE_OP_ret || touches(op, r, false);
}

bool
simd_writes(const struct lane_op *op, struct simd_range r)
{
    return touches(op, r, true);
}

bool
simd_writes_mask(const struct lane_op *op)
{
    const enum lane_family family = lane_code_family(op->code);
    return lane_code_is(op->code, LANE_WAITS) || (family == LANE_MASK && op->ctrl.cell[0] < 8) ||
           (family <= LANE_MATH && op->write_flag && op->cond_cell < 8);
}
