/* SPDX-License-Identifier: MIT */
/* Parts of lane programs that tests make by hand. */
#ifndef CONFORMANCE_BACKEND_PROGRAM_PARTS_H
#define CONFORMANCE_BACKEND_PROGRAM_PARTS_H

#include "emu/lane.h"

/* Lane i is at byte `base` + i * `stride` of the register file. */
struct lane_operand part_register(enum lane_type type, uint32_t base, unsigned stride);
/* An op of one lane is executed whatever the masks are. */
struct lane_op *part_append(struct lane_program *p, enum lane_code code, enum lane_type type, unsigned lanes);

#endif
