/* SPDX-License-Identifier: MIT */
/*
 * What building one program may cost. A small binary can ask for much more than its size: tables that refer
 * to one another, code that is named many times. Each loop whose length is a product of counts in the binary,
 * and each lane op, is paid for here. Counts decide, not clocks, so the same binary is always taken or always
 * refused. The processor time is a backstop against what was not counted.
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
    uint32_t ops, most_ops;     /* lane ops that may still be made, and that there were at first */
    uint64_t steps, most_steps; /* rounds of loops, likewise */
    uint64_t next_look;         /* the clock is read when no more steps than these are left */
    double until;               /* processor time of this thread, in seconds */
    bool late;                  /* that time is over */
};

void fe_budget_begin(struct fe_budget *budget, size_t binary_bytes);
/* Pays for some steps. False: the budget is used up, now or before. */
bool fe_budget_step(struct fe_budget *budget, uint64_t steps);
/* Pays for lane ops, which are made already. */
void fe_budget_take_ops(struct fe_budget *budget, uint32_t ops);
/* Records which limit was hit, by name and number; returns -1. */
int fe_budget_refuse(const struct fe_budget *budget, struct emu_error *error);

#endif
