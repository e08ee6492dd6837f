/* SPDX-License-Identifier: MIT */
/* Control flow and whole-mask handlers; the same at every level. */
#ifndef BACKEND_SIMD_CONTROL_H
#define BACKEND_SIMD_CONTROL_H

#include "simd.h"

/* The handler of a MASK or CTRL op; NULL for an ALU, MATH or MEM one. */
simd_fn *simd_control(unsigned lane_code);

/* The offset of the instruction after a call; lane ops of one instruction follow each other. */
uint32_t simd_return_offset(const struct lane_program *program, const struct lane_op *call);
/* Where a return to this instruction goes; NULL: nowhere. */
const struct lane_entry *simd_entry(const struct lane_program *program, uint32_t inst);

/*
 * Computes an op's lane mask into the cell at dst, if it cannot be read directly from a cell. Bit 0 is lane
 * 0, shifted left by flag_shift.
 */
simd_fn simd_do_lanes;     /* execution mask and predicate */
simd_fn simd_do_exec;      /* execution mask only */
simd_fn simd_do_predicate; /* predicate only */

/* Lanes of an indirect operand (source number in spare, or the destination), packed at dst or src[0]. */
simd_fn simd_do_indirect_load;
simd_fn simd_do_indirect_store;

/* Block messages: one address, op->span bytes between memory and the registers at dst. */
simd_fn simd_do_block_load;
simd_fn simd_do_block_store;
simd_fn simd_each_block_load; /* of all threads of a gang */
simd_fn simd_each_block_store;

simd_fn simd_do_fence;

/* The reference does the op for a thread; false: it failed. */
bool simd_ref_one(const struct simd_op *op, struct simd_ctx *x);

#endif
