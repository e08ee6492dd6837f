/* SPDX-License-Identifier: MIT */
/*
 * Patterns: what lanes compute from their ids in x with numbers, but not in equal steps: 2 * x - (x & 3), x
 * ^ 4. The value of lane i is one that nobody knows before the launch, the same for all lanes, plus a number.
 */
#ifndef BACKEND_JIT_PATTERNS_H
#define BACKEND_JIT_PATTERNS_H

#include "flow.h"

/* Finds the patterns of webs, of code for threads whose lanes are all on and stand in one row of the
 * work-group each. Without it, or where there is no memory, there are none. */
void jit_find_patterns(struct jit_flow *flow, const struct emu_kernel *kernel, unsigned row_lanes);

/* Sets how far each lane's value in the op's source 0, of dwords, is from lane 0's. False: that is not known.
 */
bool jit_pattern_of(const struct jit_flow *flow, uint32_t op, uint32_t from_first[LANE_MAX]);

#endif
