/* SPDX-License-Identifier: MIT */
/*
 * Single program flow, cr0.0 bit 2 (Ivy Bridge PRM, Volume 4 Part 3, 3.3.3 and the pages of the branches):
 * all channels share IP, no channel waits anywhere, and a branch's effect depends on whether any channel is
 * enabled.
 *
 *   if, goto                    none enabled: IP to UIP ("UIP must be used to update IP; JIP is not used")
 *   break, cont, halt, brc, goto with BranchCtrl      any enabled: UIP
 *   else, while, brd            any enabled: JIP; they have no UIP, or it is not their own
 *   endif, join                 none enabled: JIP
 *   call, calla, ret            any enabled: all channels; the call mask stays that of all
 *
 * The page of cont does not repeat the rule for UIP; it has the same fields as break and is treated like it.
 * When the mode is turned on, every channel that was dispatched comes to the next instruction.
 *
 * Programs that never turn it on are lowered without this; in the others every branch exists twice.
 */
#include <assert.h>

#include "lower_exception.h"
#include "lower_flow.h"
#include "lower_modes.h"
#include "lower_ops.h"

bool
lower_spf_concerns(const struct gen_lower *l, const struct gen_inst *inst)
{
    if (!(l->facts.modes & CR0_SPF))
        return false;
    switch (inst->op) {
    case GEN_OP_if:
    case GEN_OP_else:
    case GEN_OP_endif:
    case GEN_OP_join:
    case GEN_OP_while:
    case GEN_OP_break:
    case GEN_OP_cont:
    case GEN_OP_halt:
    case GEN_OP_goto:
    case GEN_OP_brd:
    case GEN_OP_brc:
    case GEN_OP_call:
    case GEN_OP_calla:
    case GEN_OP_ret:
        return true;
    default:
        return false;
    }
}

static void
branch(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code, uint32_t to)
{
    struct lane_op *op = lower_op(l, inst, code, LANE_UD);
    op->flags = 0;
    op->ctrl.cell[1] = RF_TEMP_CELL_2;
    lower_target(l, to);
}

static void
go_on(struct gen_lower *l, const struct gen_inst *inst)
{
    lower_op(l, inst, LANE_OP_br, LANE_UD)->flags = 0;
    lower_target(l, lower_next_index(l, inst));
}

/* Where the instruction leads when it leads away. */
static uint32_t
target(struct gen_lower *l, const struct gen_inst *inst)
{
    switch (inst->op) {
    case GEN_OP_else:
    case GEN_OP_while:
    case GEN_OP_endif:
    case GEN_OP_join:
    case GEN_OP_brd:
        return lower_jip_index(l, inst);
    default:
        return lower_uip_index(l, inst);
    }
}

static bool
leads_away_if_none(const struct gen_inst *inst)
{
    return inst->op == GEN_OP_if || inst->op == GEN_OP_endif || inst->op == GEN_OP_join ||
           (inst->op == GEN_OP_goto && !inst->branch_ctrl);
}

/* A call returns to the op behind it, so there is one call for both modes. Its channels are those with the
 * predicate; in this mode, if there are any, it is all channels. */
static void
call_in_both(struct gen_lower *l, const struct gen_inst *inst, lower_version_fn *lower)
{
    assert(inst->pred_ctrl && !l->now.channels);
    struct gen_inst *const call = &l->insts[inst - l->insts];
    const struct gen_inst own = *call;
    lower_keep_predicate(l, inst, RF_CHANNELS);
    const uint32_t off = lower_branch_if_clear(l, inst, lower_region(LANE_UD, RF_CR0, 0), CR0_SPF);
    struct lane_op *op = lower_op(l, inst, LANE_OP_brz, LANE_UD);
    op->flags = 0;
    op->ctrl.cell[1] = RF_CHANNELS;
    const uint32_t none = lower_last_op(l);
    op = lower_op(l, inst, LANE_OP_mmov, LANE_UD);
    op->flags = 0;
    op->ctrl.cell[0] = RF_CHANNELS;
    op->ctrl.cell[1] = op->ctrl.cell[2] = RF_DISPATCH;
    lower_label(l, off);
    lower_label(l, none);
    call->chan_offset = 0;
    call->exec_size = (uint8_t)l->simd;
    l->now.channels = true;
    lower(l, call);
    l->now.channels = false;
    *call = own;
}

/* As if there were no predicate, when somebody is enabled. */
static void
return_all(struct gen_lower *l, const struct gen_inst *inst, lower_version_fn *lower)
{
    assert(inst->op == GEN_OP_ret && !l->now.spf);
    struct gen_inst *const whole = &l->insts[inst - l->insts];
    const uint8_t predicate = whole->pred_ctrl;
    if (predicate)
        branch(l, inst, LANE_OP_brz, lower_next_index(l, inst));
    whole->pred_ctrl = 0;
    l->now.spf = true;
    lower(l, whole);
    l->now.spf = false;
    whole->pred_ctrl = predicate;
}

static void
go_by_register(struct gen_lower *l, const struct gen_inst *inst)
{
    const struct lane_operand address = lower_target_address(l, inst, inst->op == GEN_OP_brc);
    branch(l, inst, LANE_OP_brz, lower_next_index(l, inst));
    lower_go_to_address(l, inst, &address);
}

void
lower_spf_versions(struct gen_lower *l, const struct gen_inst *inst, lower_version_fn *lower)
{
    assert(lower_spf_concerns(l, inst));
    if (inst->op == GEN_OP_call || inst->op == GEN_OP_calla) {
        if (inst->pred_ctrl)
            call_in_both(l, inst, lower);
        else
            lower(l, inst);
        return;
    }
    const uint32_t own = lower_branch_if_clear(l, inst, lower_region(LANE_UD, RF_CR0, 0), CR0_SPF);
    lower_keep_predicate(l, inst, RF_TEMP_CELL_2);
    if (inst->op == GEN_OP_ret) {
        return_all(l, inst, lower);
    } else if (lower_by_register(inst)) {
        go_by_register(l, inst);
    } else {
        branch(l, inst, leads_away_if_none(inst) ? LANE_OP_brz : LANE_OP_brnz, target(l, inst));
        go_on(l, inst);
    }
    lower_label(l, own);
    lower(l, inst);
}

/* cr0 has been written: no channel waits any more. Those of the code that a System Routine interrupted do. */
void
lower_spf_begin(struct gen_lower *l, const struct gen_inst *inst)
{
    const uint32_t off = lower_branch_if_clear(l, inst, lower_region(LANE_UD, RF_CR0, 0), CR0_SPF);
    for (uint32_t cell = RF_REJOIN; cell < l->rf.cells_bytes && !l->failed && !lower_in_routine(l, inst);
         cell += 8)
        lower_clear_cell(l, inst, cell);
    static const uint32_t masks[] = {RF_EXEC, RF_CALL_MASK};
    for (unsigned n = 0; n < sizeof masks / sizeof *masks; n++) {
        struct lane_op *op = lower_op(l, inst, LANE_OP_mmov, LANE_UD);
        op->flags = 0;
        op->ctrl.cell[0] = masks[n];
        op->ctrl.cell[1] = op->ctrl.cell[2] = RF_DISPATCH;
    }
    lower_label(l, off);
}
