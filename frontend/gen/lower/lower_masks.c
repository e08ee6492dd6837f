/* SPDX-License-Identifier: MIT */
/*
 * Vector mask enable, cr0.0 bit 3 (Ivy Bridge PRM, Volume 4 Part 3, 3.3.3.8): which of sr0's two masks the
 * thread executes under, the dispatch mask or the vector mask, which has every group of four channels of
 * which one was dispatched. Threads of compute walkers start with the dispatch mask.
 *
 * No manual says where a channel continues that the other mask adds in the middle of a program. Here it
 * continues at the next instruction, as for single program flow. A channel that the other mask does not have
 * executes nothing any more. Programs that never turn the mode on are lowered without this.
 */
#include "lower_flow.h"
#include "lower_modes.h"
#include "lower_ops.h"

/* The masks as the thread started: what a program writes to sr0 does not change them. RF_DISPATCH is the one
 * in use. */
enum { KEPT_DISPATCH = RF_SR0, KEPT_VECTOR = RF_SR0 + 4, WANTED = RF_TEMP_CELL_2, CHANGED = RF_TEMP_CELL };

static struct lane_operand
dword(uint32_t offset)
{
    return lower_region(LANE_UD, offset, 0);
}

void
lower_masks_keep(struct gen_lower *l, const struct gen_inst *inst)
{
    if (!(l->facts.modes & CR0_VME))
        return;
    lower_scalar(l, inst, LANE_OP_mov, dword(KEPT_DISPATCH), dword(l->rf.arf + ARF_SR0 + 8));
    lower_scalar(l, inst, LANE_OP_mov, dword(KEPT_VECTOR), dword(l->rf.arf + ARF_SR0 + 12));
}

static void
choose(struct gen_lower *l, const struct gen_inst *inst)
{
    const struct lane_operand wanted = lower_region(LANE_UQ, WANTED, 0);
    lower_scalar(l, inst, LANE_OP_mov, wanted, dword(KEPT_DISPATCH));
    const uint32_t off = lower_branch_if_clear(l, inst, dword(RF_CR0), CR0_VME);
    lower_scalar(l, inst, LANE_OP_mov, wanted, dword(KEPT_VECTOR));
    lower_label(l, off);
}

void
lower_masks_change(struct gen_lower *l, const struct gen_inst *inst)
{
    static const uint32_t masks[] = {RF_EXEC, RF_CALL_MASK};
    if (!(l->facts.modes & CR0_VME))
        return;
    choose(l, inst);
    lower_mask_op(l, inst, LANE_OP_mandn, CHANGED, WANTED, RF_DISPATCH);
    lower_mask_op(l, inst, LANE_OP_mmov, RF_DISPATCH, WANTED, WANTED);
    for (unsigned n = 0; n < sizeof masks / sizeof *masks; n++) {
        lower_mask_op(l, inst, LANE_OP_mor, masks[n], masks[n], CHANGED);
        lower_mask_op(l, inst, LANE_OP_mand, masks[n], masks[n], WANTED);
    }
    for (uint32_t cell = RF_REJOIN; cell < l->rf.cells_bytes && !l->failed; cell += 8)
        lower_mask_op(l, inst, LANE_OP_mand, cell, cell, WANTED);
}
