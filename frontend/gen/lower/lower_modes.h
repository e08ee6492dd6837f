/* SPDX-License-Identifier: MIT */
/* Instructions whose meaning depends on control registers: a version for each mode. */
#ifndef LOWER_MODES_H
#define LOWER_MODES_H

#include "lower_priv.h"

/* lower_mode.c: cr0's rounding and denormal modes */
void lower_mode_change(struct gen_lower *l, const struct gen_inst *inst); /* cr0 has been written */
void lower_mode_enter(struct gen_lower *l, const struct gen_inst *inst);
void lower_mode_leave(struct gen_lower *l, uint32_t index);

/* An instruction as it is in one mode. */
typedef void lower_version_fn(struct gen_lower *l, const struct gen_inst *inst);

/* lower_alt.c */
bool lower_alt_concerns(const struct gen_lower *l, const struct gen_inst *inst);
void lower_alt_versions(struct gen_lower *l, const struct gen_inst *inst, lower_version_fn *lower);
struct lane_operand lower_alt_source(struct gen_lower *l, const struct gen_inst *inst, struct lane_operand r,
                                     unsigned n);

/* lower_acc.c: accumulator disable */
bool lower_acc_disable_concerns(const struct gen_lower *l, const struct gen_inst *inst);
void lower_acc_versions(struct gen_lower *l, const struct gen_inst *inst, lower_version_fn *lower);

/* lower_masks.c: vector mask enable */
void lower_masks_keep(struct gen_lower *l, const struct gen_inst *inst);
void lower_masks_change(struct gen_lower *l, const struct gen_inst *inst);

/* lower_spf.c */
bool lower_spf_concerns(const struct gen_lower *l, const struct gen_inst *inst);
void lower_spf_versions(struct gen_lower *l, const struct gen_inst *inst, lower_version_fn *lower);
void lower_spf_begin(struct gen_lower *l, const struct gen_inst *inst);

/* lower_acc.c: accumulators */
/* The implicit accumulator's elements, for channels of that type. */
struct lane_operand lower_acc_region(const struct gen_lower *l, const struct gen_inst *inst,
                                     enum lane_type type);
/* AccWrEn: copies the last op's result. */
void lower_mirror_to_acc(struct gen_lower *l, const struct gen_inst *inst);

/* lower_state.c: architecture registers with a meaning */
uint32_t lower_state_base(const struct gen_lower *l, const struct gen_operand *o);
void lower_state_find(struct gen_lower *l);
void lower_state_prologue(struct gen_lower *l);
void lower_state_before(struct gen_lower *l, const struct gen_inst *inst);
void lower_state_after(struct gen_lower *l, const struct gen_inst *inst);
/* (dword & bits) == 0: the label goes where the returned op's target is to be. */
uint32_t lower_branch_if_clear(struct gen_lower *l, const struct gen_inst *inst, struct lane_operand dword,
                               uint32_t bits);

#endif
