/* SPDX-License-Identifier: MIT */
/* The reference engine: plain C, one lane at a time; the definition of what every op means. */
#ifndef EMU_REF_H
#define EMU_REF_H

#include <stdbool.h>

#include "emu/thread.h"

struct lane_op;
struct lane_program;

/* Runs t from t->pc until it ends, reaches a barrier (t->pc is the op after it) or faults. */
enum emu_stop emu_ref_run(const struct lane_program *program, struct emu_thread *t);

/* Executes one ALU, MATH, MEM or MASK op of the program (not CTRL); t->pc is neither read nor written. False:
 * t->fault says why. For engines that leave rare ops to the reference. */
bool emu_ref_op(const struct lane_program *program, const struct lane_op *op, struct emu_thread *t);

#endif
