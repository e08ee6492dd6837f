/* SPDX-License-Identifier: MIT */
/* Parts of lane programs that tests make by hand. */
#ifndef CONFORMANCE_BACKEND_PROGRAM_PARTS_H
#define CONFORMANCE_BACKEND_PROGRAM_PARTS_H

#include "emu/lane.h"

/* Lane i is at byte `base` + i * `stride` of the register file. */
struct lane_operand part_register(enum lane_type type, uint32_t base, unsigned stride);
/* Lanes side by side. */
struct lane_operand part_packed(enum lane_type type, uint32_t base);
struct lane_operand part_number(enum lane_type type, uint64_t value);
/* An op of one lane is executed whatever the masks are. */
struct lane_op *part_append(struct lane_program *p, enum lane_code code, enum lane_type type, unsigned lanes);
/* An op of the result's type with one source or two, whatever the masks are. */
struct lane_op *part_alu(struct lane_program *p, enum lane_code code, unsigned lanes, struct lane_operand dst,
                         struct lane_operand x, struct lane_operand y);
/* Compares x with y as dwords; the flags in `cell` get the result. */
struct lane_op *part_compare(struct lane_program *p, unsigned lanes, uint32_t cell, enum lane_cond cond,
                             struct lane_operand x, struct lane_operand y, bool nomask);
/* A branch by the flags in `cell`; lanes wait in `wait`. */
struct lane_op *part_branch(struct lane_program *p, enum lane_code code, unsigned lanes, uint32_t cell,
                            uint32_t wait, uint32_t target);
/* Stores a dword of each lane. */
struct lane_op *part_store(struct lane_program *p, enum lane_space space, unsigned lanes,
                           struct lane_operand address, struct lane_operand data);
/* Moves a dword of each lane between the register file at `data` and a surface, at the place that register
 * `at` holds, and `offset` behind it. Loads and stores whatever the masks are. */
void part_block(struct lane_program *p, enum lane_code code, unsigned lanes, unsigned surface, uint32_t at,
                uint32_t data, uint32_t offset);
/* A group's place in a surface, in register `at`: its number, which is in register `number`, times `bytes`.
 */
void part_group_place(struct lane_program *p, uint32_t at, uint32_t number, uint32_t bytes);

/* The next number of a stream (splitmix64). */
uint64_t part_random(uint64_t *state);

#endif
