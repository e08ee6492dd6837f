/* SPDX-License-Identifier: MIT */
/*
 * Subroutines. call leaves the return offset in dword 0 and the call mask in dword 1 of its destination; ret
 * takes them back (Ivy Bridge PRM, Volume 4 Part 3, "call", "ret"). Channels that do not take part in a call
 * wait behind it.
 *
 * The call mask is what keeps recursion apart: channels of an outer activation may wait at an instruction
 * that an inner one passes. They are not in the inner call's mask, so joins take only waiting channels inside
 * the mask. Where no subroutine can call itself no such channel exists and plain joins do.
 */
#include <assert.h>

#include "lower_priv.h"

static bool
is_call(const struct gen_inst *inst)
{
    return inst->op == GEN_OP_call;
}

/* Subroutines lie behind the kernel's body: a call out of one, i.e. from behind the first one's start, may
 * nest. */
bool
lower_calls_may_nest(const struct gen_lower *l)
{
    int64_t first = INT64_MAX, to;
    for (uint32_t i = 0; i < l->count; i++)
        if (is_call(&l->insts[i]) && lower_jip(&l->insts[i], &to) && to < first)
            first = to;
    for (uint32_t i = 0; i < l->count; i++)
        if (is_call(&l->insts[i]) && l->insts[i].offset >= first)
            return true;
    return false;
}

static struct lane_op *
mask_op(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code, uint32_t d, uint32_t a,
        uint32_t b)
{
    struct lane_op *op = lower_op(l, inst, code, LANE_UD);
    op->flags = 0;
    op->ctrl.cell[0] = d;
    op->ctrl.cell[1] = a;
    op->ctrl.cell[2] = b;
    return op;
}

static bool
reads_dispatch_mask(const struct gen_inst *inst)
{
    for (unsigned n = 0; n < 3; n++)
        if (inst->src[n].file == GEN_FILE_ARF && inst->src[n].arf == GEN_ARF_SR)
            return true;
    return false;
}

/* sr0.2 and the call mask start as the dispatch mask, which is the execution mask of the first instruction.
 */
void
lower_prologue(struct gen_lower *l)
{
    bool wanted = l->gate_joins;
    for (uint32_t i = 0; i < l->count; i++)
        wanted = wanted || is_call(&l->insts[i]) || reads_dispatch_mask(&l->insts[i]);
    if (!wanted)
        return;
    mask_op(l, &l->insts[0], LANE_OP_mmov, RF_DISPATCH, RF_EXEC, RF_EXEC);
    mask_op(l, &l->insts[0], LANE_OP_mmov, RF_CALL_MASK, RF_EXEC, RF_EXEC);
}

/* Splits what waits in the cell: the call mask's channels go to the temporary cell, ready to join. */
void
lower_gated_join(struct gen_lower *l, const struct gen_inst *inst, uint32_t cell)
{
    mask_op(l, inst, LANE_OP_mand, RF_TEMP_CELL, cell, RF_CALL_MASK);
    mask_op(l, inst, LANE_OP_mandn, cell, cell, RF_CALL_MASK);
}

static bool
link_register(struct gen_lower *l, const struct gen_inst *inst, const struct gen_operand *o, uint32_t *base)
{
    *base = l->grf + GRF_BYTES * o->reg + o->subreg;
    if (o->file == GEN_FILE_GRF && !o->indirect && o->subreg <= GRF_BYTES - 8)
        return true;
    lower_refuse_with(l, inst, EMU_UNSUPPORTED, "link register");
    return false;
}

/* The channels the predicate leaves out wait behind the call, where the others come back. */
static void
divert_uncalled(struct gen_lower *l, const struct gen_inst *inst)
{
    const uint32_t next = lower_find(l, lower_next_offset(inst));
    struct lane_op *op = lower_op(l, inst, LANE_OP_divert, LANE_UD);
    lower_predicate(l, inst, op);
    op->flags ^= LANE_PRED_INV;
    op->ctrl.cell[0] = l->points[next].cell;
    lower_target(l, next);
}

void
lower_call(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    uint32_t link;
    const uint32_t to = lower_jip_index(l, inst);
    if (inst->nomask)
        lower_refuse_with(l, inst, EMU_UNSUPPORTED, "call with NoMask");
    if (!link_register(l, inst, &inst->dst, &link) || l->failed)
        return;
    if (inst->pred_ctrl)
        divert_uncalled(l, inst);
    lower_scalar(l, inst, LANE_OP_mov, lower_region(LANE_UD, link + 4, 0),
                 lower_region(LANE_UD, RF_CALL_MASK, 0));
    mask_op(l, inst, LANE_OP_mmov, RF_CALL_MASK, RF_EXEC, RF_EXEC);
    lower_op(l, inst, code, LANE_UD)->dst = lower_region(LANE_UD, link, 0);
    lower_target(l, to);
}

/* A predicated return would leave channels of one activation at two places; compilers return once, at the
 * end. */
void
lower_ret(struct gen_lower *l, const struct gen_inst *inst, enum lane_code code)
{
    uint32_t link;
    if (inst->pred_ctrl)
        lower_refuse_with(l, inst, EMU_UNSUPPORTED, "predicated return");
    if (!link_register(l, inst, &inst->src[0], &link))
        return;
    lower_scalar(l, inst, LANE_OP_mov, lower_region(LANE_UD, RF_CALL_MASK, 0),
                 lower_region(LANE_UD, link + 4, 0));
    lower_op(l, inst, code, LANE_UD)->src[0] = lower_region(LANE_UD, link, 0);
}

/* What ret may return to: the instructions behind calls. */
int
lower_add_entries(struct gen_lower *l)
{
    for (uint32_t i = 0; i + 1 < l->count; i++) {
        if (!is_call(&l->insts[i]))
            continue;
        if (lane_program_add_entry(l->program, l->insts[i + 1].offset, l->points[i + 1].op)) {
            lower_no_memory(l);
            return -1;
        }
    }
    return 0;
}
