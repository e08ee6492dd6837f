/* SPDX-License-Identifier: MIT */
/* The reference engine: plain C, one lane at a time; the definition of what every op means. */
#ifndef EMU_REF_H
#define EMU_REF_H

#include <stdbool.h>
#include <stdint.h>

#include "emu/thread.h"

struct lane_op;
struct lane_operand;
struct lane_program;

/* Runs t from t->pc until it ends, reaches a barrier (t->pc is the op after it) or faults. */
enum emu_stop emu_ref_run(const struct lane_program *program, struct emu_thread *t);

/* Runs the op at t->pc. False: the thread stops behind it, and *stop says why. */
bool emu_ref_step(const struct lane_program *program, struct emu_thread *t, enum emu_stop *stop);

/* For code that watches a thread: the bits of an operand's lane, and the lanes that an op works on (bit i:
 * lane i). */
uint64_t emu_ref_value(const struct lane_program *program, const uint8_t *rf, const struct lane_operand *o,
                       unsigned lane);
/* Byte offset in the register file of a register operand's lane; -1: outside its indirect window. */
int64_t emu_ref_offset(const struct lane_program *program, const uint8_t *rf, const struct lane_operand *o,
                       unsigned lane);
uint64_t emu_ref_lanes(const struct lane_op *op, const uint8_t *rf);

/* Executes one ALU, MATH, MEM or MASK op of the program (not CTRL); t->pc is neither read nor written. False:
 * t->fault says why. For engines that leave rare ops to the reference. */
bool emu_ref_op(const struct lane_program *program, const struct lane_op *op, struct emu_thread *t);

#endif
