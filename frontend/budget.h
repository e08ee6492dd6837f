/* SPDX-License-Identifier: MIT */
/*
 * Limits of the work for building one program. A small binary can cause much work: its tables may refer to
 * one another, and it may name the same code many times. The budget counts each lane op, and each round of a
 * loop whose length is a product of counts in the binary. Counts decide, not clocks, so that the same binary
 * is always accepted or always refused. A limit of processor time covers work that is not counted.
 *
 * Real programs need less than 0.1 ops and 1 step per byte of the binary (measured over the corpus): the
 * limits are at least 50 times that.
 */
#ifndef FE_BUDGET_H
#define FE_BUDGET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "emu/error.h"

struct fe_budget {
    uint32_t ops, most_ops;     /* lane ops that may still be made, and how many there were at first */
    uint64_t steps, most_steps; /* rounds of loops, likewise */
    uint64_t next_look;         /* the clock is read again when fewer steps are left */
    double until;               /* processor time of this thread, in seconds */
    bool late;                  /* that time is over */
};

void fe_budget_begin(struct fe_budget *budget, size_t binary_bytes);
/* Continues the budget in the calling thread. Processor time is counted anew, because it belongs to a thread;
 * the counts go on. */
void fe_budget_resume(struct fe_budget *budget);
/* Uses up some steps. False: none are left. */
bool fe_budget_step(struct fe_budget *budget, uint64_t steps);
/* Uses up lane ops that were made. */
void fe_budget_take_ops(struct fe_budget *budget, uint32_t ops);
/* Records in the error which limit was exceeded. Returns -1. */
int fe_budget_refuse(const struct fe_budget *budget, struct emu_error *error);

#endif
