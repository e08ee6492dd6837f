/* SPDX-License-Identifier: MIT */
/*
 * Addresses of local memory on Gen. A GPU takes their low 16 bits. IGC relies on that: where a pointer may be
 * compared with NULL, it sets bit 28 of it, so that the first byte of local memory has an address that is not
 * 0 (InlineLocalsResolution.hpp, VALID_LOCAL_HIGH_BITS). All other bits are what the program computed. Where
 * accesses outside are looked for, they count: an address 64 KiB beyond the end is no address inside.
 */
#ifndef FRONTEND_LOCAL_H
#define FRONTEND_LOCAL_H

#include "frontend/program.h"

struct lane_op;

#define FE_LOCAL_MASK 0xffffu
#define FE_LOCAL_WHOLE 0xefffffffu

/* A memory message that takes the low 16 bits. */
bool fe_local_is_cut(const struct lane_op *op);
/* Lets the messages of a lowered program take whole addresses. For strict launches (emu/launch.h), before an
 * engine has the program. */
void fe_program_keep_local(struct fe_program *program);
/* How far from the beginning of local memory a whole address is. With bit 28 it may be less than 128 MiB
 * before it. */
int64_t fe_local_offset(enum fe_device device, uint32_t address);

#endif
