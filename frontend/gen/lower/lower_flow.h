/* SPDX-License-Identifier: MIT */
/* Branches, jumps, calls, and where channels come back together. */
#ifndef LOWER_FLOW_H
#define LOWER_FLOW_H

#include "lower_priv.h"

/* lower_scan.c: the reachable instructions in code order; index of the one at an offset, or UINT32_MAX */
int lower_scan(struct gen_lower *l);
uint32_t lower_find(const struct gen_lower *l, int64_t offset);
int64_t lower_next_offset(const struct gen_inst *inst);
bool lower_falls_through(const struct gen_inst *inst);
bool lower_jip(const struct gen_lower *l, const struct gen_inst *inst, int64_t *offset);
bool lower_uip(const struct gen_inst *inst, int64_t *offset);

/* lower_flow.c: rejoin points before lowering, their joins during it, branch targets after it */
int lower_flow_mark(struct gen_lower *l);
void lower_flow_enter(struct gen_lower *l, uint32_t index);
void lower_flow_patch(struct gen_lower *l);
void lower_flow_before(struct gen_lower *l, const struct gen_inst *inst);
uint32_t lower_next_index(struct gen_lower *l, const struct gen_inst *inst);
/* The last op's target is the first op of instruction `inst`, or the op after it when LOWER_NEXT. */
void lower_target(struct gen_lower *l, uint32_t inst);
uint32_t lower_jip_index(struct gen_lower *l, const struct gen_inst *inst);
uint32_t lower_uip_index(struct gen_lower *l, const struct gen_inst *inst);

/* Channels without the predicate, or outside the execution size, wait at instruction `to`. */
void lower_divert_disabled(struct gen_lower *l, const struct gen_inst *inst, uint32_t to, uint32_t jip);
void lower_divert_range(struct gen_lower *l, const struct gen_inst *inst, uint32_t begin, uint32_t end,
                        uint32_t to, uint32_t jip);
/* Local labels: an op whose target is the next op to be appended. */
uint32_t lower_last_op(const struct gen_lower *l);
void lower_label(struct gen_lower *l, uint32_t op);
/* Goes on somewhere when the dword compares with the value so; returns the branch's index. */
uint32_t lower_branch_if(struct gen_lower *l, const struct gen_inst *inst, const struct lane_operand *dword,
                         enum lane_cond cond, uint32_t value);

/* lower_jump.c */
bool lower_writes_ip(const struct gen_inst *inst);
bool lower_by_register(const struct gen_inst *inst);
/* add x, ip, n: the address of another instruction */
bool lower_address_in_ip(const struct gen_inst *inst, int64_t *offset);
/* Is there a jump through a register of unknown making? */
bool lower_jumps_anywhere(const struct gen_lower *l);
void lower_find_landings(struct gen_lower *l);
/* Called for each landing, where the address is its offset; control must not come out of what it appends. */
typedef void lower_landing_fn(struct gen_lower *l, const struct gen_inst *inst, uint32_t landing, void *user);
void lower_each_landing(struct gen_lower *l, const struct gen_inst *inst, const struct lane_operand *address,
                        lower_landing_fn *at, void *user);
void lower_go_to_address(struct gen_lower *l, const struct gen_inst *inst,
                         const struct lane_operand *address);
/* The offset in the code that the n-th dword of the branch's register stands for. */
struct lane_operand lower_target_address(struct gen_lower *l, const struct gen_inst *inst, unsigned n);
struct lane_operand lower_offset_from(struct gen_lower *l, const struct gen_inst *inst,
                                      struct lane_operand dword, int64_t base, unsigned temporary);
void lower_jump_by_ip(struct gen_lower *l, const struct gen_inst *inst);
void lower_trap_with(struct gen_lower *l, const struct gen_inst *inst, enum emu_fault_kind kind);

/* lower_macro.c */
void lower_macro_mark(struct gen_lower *l);

/* lower_call.c */
bool lower_calls_may_nest(struct gen_lower *l);
void lower_prologue(struct gen_lower *l);
void lower_gated_join(struct gen_lower *l, const struct gen_inst *inst, uint32_t cell);
int lower_add_entries(struct gen_lower *l);

#endif
