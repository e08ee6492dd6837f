/* SPDX-License-Identifier: MIT */
/* Control flow and whole-mask handlers; the same at every level. */
#ifndef BACKEND_SIMD_CONTROL_H
#define BACKEND_SIMD_CONTROL_H

#include "simd.h"

/* The handler of a MASK or CTRL op; NULL for an ALU, MATH or MEM one. */
simd_fn *simd_control(unsigned lane_code);

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

/* Hands the op to the reference. */
simd_fn simd_do_ref;

#endif
