/* SPDX-License-Identifier: MIT */
/* One function per action of cay_cf.def. `at` is the instruction's place. */
#ifndef CAY_LOWER_CF_H
#define CAY_LOWER_CF_H

#include "lower.h"

typedef void cay_cf_fn(struct cay_lower *l, const struct cay_cf *cf, uint32_t at);

/* lower_branch.c */
cay_cf_fn cay_cf_nop, cay_cf_jump, cay_cf_jump_any, cay_cf_push, cay_cf_push_wqm, cay_cf_else,
    cay_cf_else_wqm, cay_cf_pop, cay_cf_pop_wqm, cay_cf_reactivate, cay_cf_reactivate_wqm, cay_cf_jumptable,
    cay_cf_call, cay_cf_call_fs, cay_cf_return;
uint32_t cay_stack_of(const struct cay_lower *l, uint32_t at); /* node before the instruction */
uint32_t cay_next_of(const struct cay_lower *l, uint32_t at);  /* places */
uint32_t cay_target_of(const struct cay_lower *l, uint32_t at);
/* Pops POP_COUNT entries and goes to ADDR if the cell is empty. */
void cay_jump_if_empty(struct cay_lower *l, const struct cay_cf *cf, uint32_t at, uint32_t cell);

/* lower_loop.c */
cay_cf_fn cay_cf_loop_start, cay_cf_loop_end, cay_cf_loop_leave;

/* lower_cf.c: clauses, ends */
cay_cf_fn cay_cf_alu, cay_cf_fetch, cay_cf_rat, cay_cf_write, cay_cf_export, cay_cf_vertex, cay_cf_interrupt,
    cay_cf_gws, cay_cf_end, cay_cf_halt, cay_cf_kill;

#endif
