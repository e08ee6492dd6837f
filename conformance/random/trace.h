/* SPDX-License-Identifier: MIT */
/*
 * Runs the reference op by op, counts the ops, and replaces the NaNs that they make by others. A result that
 * changes with them is not defined.
 */
#ifndef CONFORMANCE_RANDOM_TRACE_H
#define CONFORMANCE_RANDOM_TRACE_H

#include "emu/lane.h"
#include "emu/thread.h"
#include "rnd.h"

/* Kinds of NaNs: 0 as they are, some payloads, then operands'. Beyond these they are drawn at random. */
enum { TRACER_KINDS = 8 };

struct tracer {
    const struct lane_program *program;
    struct rnd rnd;
    unsigned kind; /* 0: NaNs stay as they are */
    unsigned steps, max_steps, nans;
    uint64_t addresses; /* a hash of what the messages' address operands held */
    bool gave_up;       /* too many steps */
};

void tracer_init(struct tracer *t, const struct lane_program *program, unsigned kind, uint64_t seed,
                 unsigned max_steps);
/* user: the tracer. As emu_ref_run; a program that takes too many steps ends. */
enum emu_stop tracer_run(void *user, struct emu_thread *thread);

#endif
