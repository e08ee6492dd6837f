/* SPDX-License-Identifier: MIT */
/* Compacted (8 byte) instructions: PRM Volume 7, EU ISA, "EU Compact Instruction Format". */
#ifndef GEN_COMPACT_H
#define GEN_COMPACT_H

#include <stdbool.h>

#include "gen/isa/gen_isa.h"
#include "gen/isa/gen_word.h"

/* Writes the native form of a compacted word; false: the opcode or the operand kinds have no compact form. */
bool gen_uncompact(enum gen_platform platform, const struct gen_op_info *info, uint64_t compact,
                   struct gen_word *native);

#endif
