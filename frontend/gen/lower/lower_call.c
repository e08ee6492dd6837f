/* SPDX-License-Identifier: MIT */
/*
 * Subroutines. call leaves the return offset in dword 0 and the call mask in dword 1 of its destination; ret
 * takes them back (Ivy Bridge PRM, Volume 4 Part 3, "call", "ret"). Channels that do not take part in a call
 * wait behind it.
 *
 * The call mask keeps activations of a recursion apart: channels of an outer activation may wait at an
 * instruction that an inner one passes. They are not in the inner call's mask, so joins take only waiting
 * channels inside the mask. If no subroutine can call itself, there are no such channels, and plain joins are
 * enough.
 */
#include <assert.h>
#include <stdlib.h>

#include "lower_exception.h"
#include "lower_flow.h"
#include "lower_functions.h"
#include "lower_ops.h"

static bool
is_call(const struct gen_inst *inst)
{
    return inst->op == GEN_OP_call || inst->op == GEN_OP_calla;
}

/* Marks what control reaches from an instruction within one activation, by depth-first search. */
static void
walk(const struct gen_lower *l, uint32_t from, uint8_t *seen, uint32_t *stack, uint8_t mark)
{
    uint32_t depth = 0;
    if (!(seen[from] & mark))
        stack[depth++] = from;
    seen[from] |= mark;
    while (depth) {
        const struct gen_inst *inst = &l->insts[stack[--depth]];
        int64_t to[3];
        unsigned count = 0;
        if (lower_falls_through(inst))
            to[count++] = lower_next_offset(inst);
        if (!is_call(inst) && lower_jip(l, inst, &to[count]))
            count++;
        if (lower_uip(inst, &to[count]))
            count++;
        while (count--) {
            const uint32_t index = lower_find(l, to[count]);
            if (index == UINT32_MAX || seen[index] & mark)
                continue;
            seen[index] |= mark;
            stack[depth++] = index;
        }
    }
}

enum { KERNEL = 1, SUBROUTINE = 2 };

static bool
subroutines_nest(const struct gen_lower *l, uint8_t *seen, uint32_t *stack)
{
    int64_t to;
    walk(l, 0, seen, stack, KERNEL);
    for (uint32_t i = 0; i < l->count; i++) {
        const uint32_t index =
            is_call(&l->insts[i]) && lower_jip(l, &l->insts[i], &to) ? lower_find(l, to) : UINT32_MAX;
        if (index != UINT32_MAX)
            walk(l, index, seen, stack, SUBROUTINE);
    }
    for (uint32_t i = 0; i < l->count; i++)
        if (seen[i] & SUBROUTINE && (seen[i] & KERNEL || is_call(&l->insts[i])))
            return true;
    return false;
}

/* Whether channels of two activations can wait at one instruction: if a subroutine calls, if the kernel
 * shares code with one, or if this is not known. */
bool
lower_calls_may_nest(struct gen_lower *l)
{
    bool any = false, nest = l->facts.indirect;
    for (uint32_t i = 0; i < l->count; i++)
        any = any || is_call(&l->insts[i]);
    if (!any || nest)
        return any && nest;
    uint8_t *seen = calloc(l->count, 1);
    uint32_t *stack = calloc(l->count, sizeof *stack);
    if (seen && stack)
        nest = subroutines_nest(l, seen, stack);
    else
        lower_no_memory(l);
    free(seen);
    free(stack);
    return nest;
}

static bool
reads_dispatch_mask(const struct gen_inst *inst)
{
    for (unsigned n = 0; n < 3; n++)
        if (inst->src[n].file == GEN_FILE_ARF && inst->src[n].arf == GEN_ARF_SR)
            return true;
    return inst->op == GEN_OP_ret || (inst->dst.file == GEN_FILE_ARF && inst->dst.arf == GEN_ARF_SR);
}

/* sr0.2 and the call mask start as the dispatch mask, which is the execution mask of the first instruction.
 */
void
lower_prologue(struct gen_lower *l)
{
    bool wanted = l->facts.gate_joins || l->facts.modes & (CR0_SPF | CR0_VME) || lower_has_routine(l);
    for (uint32_t i = 0; i < l->count; i++)
        wanted = wanted || is_call(&l->insts[i]) || reads_dispatch_mask(&l->insts[i]);
    if (!wanted)
        return;
    lower_mask_op(l, &l->insts[0], LANE_OP_mmov, RF_DISPATCH, RF_EXEC, RF_EXEC);
    lower_mask_op(l, &l->insts[0], LANE_OP_mmov, RF_CALL_MASK, RF_EXEC, RF_EXEC);
}

/* Splits the channels in the cell: those of the call mask go to the temporary cell, ready to join. */
void
lower_gated_join(struct gen_lower *l, const struct gen_inst *inst, uint32_t cell)
{
    lower_mask_op(l, inst, LANE_OP_mand, RF_TEMP_CELL, cell, RF_CALL_MASK);
    lower_mask_op(l, inst, LANE_OP_mandn, cell, cell, RF_CALL_MASK);
}

static bool
link_register(struct gen_lower *l, const struct gen_inst *inst, const struct gen_operand *o, uint32_t *base)
{
    *base = l->rf.grf + GEN_GRF_BYTES * o->reg + o->subreg;
    if (o->file == GEN_FILE_GRF && !o->indirect && o->subreg <= GEN_GRF_BYTES - 8)
        return true;
    lower_refuse_with(l, inst, EMU_UNSUPPORTED, "link register");
    return false;
}

/* Channels outside the predicate or the execution size wait behind the call, where the others come back.
 * Without predicate all channels are called, for any execution size: it is 2 in old code, for the two dwords
 * that are written. If no channel is called, the call does nothing. */
static void
divert_uncalled(struct gen_lower *l, const struct gen_inst *inst)
{
    const uint32_t next = lower_next_index(l, inst);
    if (inst->pred_ctrl) {
        lower_divert_disabled(l, inst, next, next);
        return;
    }
    lower_mask_op(l, inst, LANE_OP_brz, 0, RF_EXEC, 0);
    lower_target(l, next);
}

/* Where a register can lead anywhere, return addresses are addresses like all others. */
static void
call_by_address(struct gen_lower *l, const struct gen_inst *inst, uint32_t link,
                const struct lane_operand *address)
{
    const uint32_t back = l->kernel->code_address + (uint32_t)lower_next_offset(inst);
    lower_scalar(l, inst, LANE_OP_mov, lower_region(LANE_UD, link, 0), lower_imm(LANE_UD, back));
    if (lower_by_register(inst)) {
        lower_go_to_address(l, inst, address);
        return;
    }
    lower_op(l, inst, LANE_OP_br, LANE_UD)->flags = 0;
    lower_target(l, lower_jip_index(l, inst));
}

void
lower_call(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    uint32_t link;
    if (!link_register(l, inst, &inst->dst, &link) || l->failed)
        return;
    divert_uncalled(l, inst);
    struct lane_operand address = {0};
    if (lower_by_register(inst))
        address = lower_target_address(l, inst, 0);
    const struct lane_operand saved_mask = lower_region(LANE_UD, link + 4, 0);
    lower_scalar(l, inst, LANE_OP_mov, saved_mask, lower_region(LANE_UD, RF_CALL_MASK, 0));
    lower_mask_op(l, inst, LANE_OP_mmov, RF_CALL_MASK, RF_EXEC, RF_EXEC);
    if (l->facts.indirect) {
        call_by_address(l, inst, link, &address);
        return;
    }
    lower_op(l, inst, code, LANE_UD)->dst = lower_region(LANE_UD, link, 0);
    lower_target(l, lower_jip_index(l, inst));
}

/* Single program flow and the vector mask can bring channels into a subroutine that were not called. Those in
 * the cell return like the others, so they belong to the caller's mask. */
static void
note_returning(struct gen_lower *l, const struct gen_inst *inst, uint32_t link, uint32_t cell)
{
    const struct lane_operand saved = lower_region(LANE_UD, link + 4, 0);
    if (l->now.spf || !(l->facts.modes & (CR0_SPF | CR0_VME)))
        return;
    if (cell == RF_EXEC) {
        cell = RF_TEMP_CELL_2;
        lower_mask_op(l, inst, LANE_OP_mmov, cell, RF_EXEC, RF_EXEC);
    }
    lower_scalar(l, inst, LANE_OP_or, saved, saved)->src[1] = lower_region(LANE_UD, cell, 0);
}

static void
restore_call_mask(struct gen_lower *l, const struct gen_inst *inst, uint32_t link)
{
    if (l->now.spf)
        return;
    lower_scalar(l, inst, LANE_OP_mov, lower_region(LANE_UD, RF_CALL_MASK, 0),
                 lower_region(LANE_UD, link + 4, 0));
    if (l->facts.modes & CR0_VME)
        lower_mask_op(l, inst, LANE_OP_mand, RF_CALL_MASK, RF_CALL_MASK, RF_DISPATCH);
}

static struct lane_operand
return_offset(struct gen_lower *l, const struct gen_inst *inst, uint32_t link)
{
    const struct lane_operand address = lower_region(LANE_UD, link, 0);
    return lower_offset_from(l, inst, address, l->facts.indirect ? -(int64_t)l->kernel->code_address : 0, 0);
}

/* A predicated return: its channels wait where they return to, until the last one of the call comes. */
static void
return_some(struct gen_lower *l, const struct gen_inst *inst, uint32_t landing, void *user)
{
    const uint32_t link = *(const uint32_t *)user;
    lower_mask_op(l, inst, LANE_OP_mmov, RF_TEMP_CELL_2, RF_EXEC, RF_EXEC);
    struct lane_op *op = lower_op(l, inst, LANE_OP_divert, LANE_UD);
    op->flags = 0;
    lower_predicate(l, inst, op);
    op->ctrl.cell[0] = l->points[landing].cell;
    lower_target(l, LOWER_NEXT);
    lower_mask_op(l, inst, LANE_OP_mandn, RF_TEMP_CELL_2, RF_TEMP_CELL_2, RF_EXEC);
    note_returning(l, inst, link, RF_TEMP_CELL_2);
    lower_mask_op(l, inst, LANE_OP_mandn, RF_CALL_MASK, RF_CALL_MASK, RF_TEMP_CELL_2);
    op = lower_mask_op(l, inst, LANE_OP_brnz, 0, RF_CALL_MASK, 0);
    lower_target(l, lower_next_index(l, inst));
    restore_call_mask(l, inst, link);
    lower_op(l, inst, LANE_OP_br, LANE_UD)->flags = 0;
    lower_target(l, landing);
}

void
lower_ret(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    uint32_t link;
    if (!link_register(l, inst, &inst->src[0], &link))
        return;
    if (inst->pred_ctrl) {
        const struct lane_operand offset = return_offset(l, inst, link);
        lower_each_landing(l, inst, &offset, return_some, &link);
        return;
    }
    note_returning(l, inst, link, RF_EXEC);
    restore_call_mask(l, inst, link);
    if (l->facts.indirect) {
        const struct lane_operand offset = return_offset(l, inst, link);
        lower_go_to_address(l, inst, &offset);
        return;
    }
    lower_op(l, inst, code, LANE_UD)->src[0] = lower_region(LANE_UD, link, 0);
}

/* What the lane op ret may return to: the instructions behind calls, and all landings where it is used for
 * more. */
int
lower_add_entries(struct gen_lower *l)
{
    for (uint32_t i = 0; i < l->count; i++) {
        if (!(i && is_call(&l->insts[i - 1])) && !(l->facts.by_table && l->points[i].landing))
            continue;
        if (lane_program_add_entry(l->program, l->insts[i].offset, l->points[i].op)) {
            lower_no_memory(l);
            return -1;
        }
    }
    return 0;
}
