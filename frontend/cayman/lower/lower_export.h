/* SPDX-License-Identifier: MIT */
/* What instructions that write registers to memory share. */
#ifndef CAY_LOWER_EXPORT_H
#define CAY_LOWER_EXPORT_H

#include "lower.h"

/* A GPR's element, dwords. */
struct lane_operand cay_export_element(const struct cay_lower *l, unsigned gpr, unsigned chan);
/* Element `chan` of the register of step n: a dword vector in the register file; those of one step lie side
 * by side. */
struct lane_operand cay_export_data(struct cay_lower *l, const struct cay_export *e, unsigned step,
                                    unsigned chan);
/* Element `chan` of the register `gpr` plus aL, where that is a register, else of register 0 (section 4.6.3).
 * An indirect operand that is good for the next op alone. */
struct lane_operand cay_loop_relative(struct cay_lower *l, unsigned gpr, unsigned chan);
/* ENDIAN_SWAP, section 9.3: 1 swaps the bytes of 16 bits, 2 those of 32, in dwords of a vector. */
void cay_swap_bytes(struct cay_lower *l, uint32_t rf, unsigned mode);
/* Each lane's number. */
struct lane_operand cay_lane_numbers(struct cay_lower *l);
/* A wavefront's scratch memory has at least so many elements of 16 bytes for each lane. */
void cay_need_scratch(struct cay_lower *l, const char *name, uint32_t elements);
/*
 * An element of a lane in scratch memory, in CAY_TEMP_ADDRESS, in units of 16 bytes: index is a dword vector
 * or none. Section 6.1: an index is limited to the array; elements of the lanes of a wavefront lie side by
 * side.
 */
struct lane_operand cay_scratch_address(struct cay_lower *l, struct lane_operand index, uint32_t array_size);
/* The lanes whose index plus `step` is in the array, as a predicate's cell. */
uint32_t cay_inside_array(struct cay_lower *l, struct lane_operand index, uint32_t step, uint32_t array_size);

#endif
