/* SPDX-License-Identifier: MIT */
/* The reference engine: plain C, one lane at a time; the definition of what every op means. */
#ifndef EMU_REF_H
#define EMU_REF_H

#include "emu/thread.h"

struct lane_program;

/* Runs t from t->pc until it ends, reaches a barrier (t->pc is the op after it) or faults. */
enum emu_stop emu_ref_run(const struct lane_program *program, struct emu_thread *t);

#endif
