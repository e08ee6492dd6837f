/* SPDX-License-Identifier: MIT */
/* Which bytes of the register file an op reads and writes. */
#ifndef BACKEND_SIMD_RANGES_H
#define BACKEND_SIMD_RANGES_H

#include <stdbool.h>

#include "emu/lane.h"

/* Bytes [lo, hi) of the register file. */
struct simd_range {
    uint32_t lo, hi;
};

/* From the first byte of a LANE_REG operand to its last one. */
struct simd_range simd_range_of(const struct lane_operand *o, unsigned lanes);
/* Of an op that has a predicate (flag); a predicate of several lanes may be in any byte of its two cells. */
struct simd_range simd_range_of_predicate(const struct lane_op *op);
struct simd_range simd_range_of_flag(const struct lane_op *op);

static inline bool
simd_meet(struct simd_range a, struct simd_range b)
{
    return a.lo < b.hi && b.lo < a.hi;
}

/* Might the operand lie in the range? Indirect ones, and their indexes, may be anywhere. */
bool simd_operand_meets(const struct lane_operand *o, unsigned lanes, struct simd_range r);
/* Are the predicate or the flag there? */
bool simd_cells_meet(const struct lane_op *op, struct simd_range r);

/* Might the op read, or write, some of it? What a subroutine reads is not known. The cells of mask ops and
 * branches (ctrl.cell) do not count: callers stop at these. */
bool simd_reads(const struct lane_op *op, struct simd_range r);
bool simd_writes(const struct lane_op *op, struct simd_range r);

/* Does the op change which lanes are on? */
bool simd_writes_mask(const struct lane_op *op);

#endif
