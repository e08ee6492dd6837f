/* SPDX-License-Identifier: MIT */
/* Exceptions and the System Routine. */
#ifndef LOWER_EXCEPTION_H
#define LOWER_EXCEPTION_H

#include "lower_priv.h"

/* cr0.0: the thread is in the System Routine; a breakpoint is ignored once */
#define CR0_MASTER (UINT32_C(1) << 31)
enum { CR0_BREAKPOINT_SUPPRESS = 1 << 15 };

bool lower_has_routine(const struct gen_lower *l);
bool lower_in_routine(const struct gen_lower *l, const struct gen_inst *inst);
/* Writes cr0.0 and leaves the System Routine in any case. */
bool lower_leaves_routine(const struct gen_lower *l, const struct gen_inst *inst);
/* Whether cr0.1 is a register that starts with a value. */
bool lower_has_exceptions(const struct gen_lower *l);

/* Before instructions are lowered: where the System Routine begins and may return to. */
void lower_exception_mark(struct gen_lower *l);
void lower_exception_prologue(struct gen_lower *l, const struct gen_inst *first);
/* Breakpoints and halts, which come before the instruction. */
void lower_exception_before(struct gen_lower *l, const struct gen_inst *inst);
/* cr0.1 has been written; cr0.0 has been written in the System Routine. */
void lower_exception_written(struct gen_lower *l, const struct gen_inst *inst);
void lower_exception_return(struct gen_lower *l, const struct gen_inst *inst);

#endif
