/* SPDX-License-Identifier: MIT */
/* PRED_SET*: the predicate bit and the execution mask, "HD 6900 Series ISA" sections 4.10 and 9.2. */
#include <assert.h>

#include "lower.h"

static void
compare(struct cay_lower *l, const struct cay_alu *i, uint32_t cell)
{
    const struct cay_alu_row *row = &cay_alu_rows[i->op];
    const struct lane_operand a = cay_source(l, i, 0, row->type), b = cay_source(l, i, 1, row->type);
    struct lane_op *op = cay_emit_alu(l, LANE_OP_cmp, row->type, cay_none, a, b, cay_none);
    op->cond = row->cond;
    op->write_flag = true;
    op->cond_cell = cell;
}

/* 1.0 with the instruction's output modifiers. With UPDATE_EXEC_MASK, OMOD's bits are EXECUTE_MASK_OP. */
static struct lane_operand
one(const struct cay_alu *i)
{
    static const uint32_t multiplied[] = {0x3f800000, 0x40000000, 0x40800000, 0x3f000000};
    const unsigned omod = i->update_exec_mask ? 0 : i->omod;
    return cay_imm(LANE_UD, multiplied[i->clamp && omod != 3 ? 0 : omod]);
}

/* The result in the GPR or PV: 0.0 where the comparison holds, else 1.0. */
static void
write_result(struct cay_lower *l, const struct cay_alu *i, struct lane_operand dst, uint32_t cell)
{
    assert(dst.kind != LANE_NONE && cell != CAY_CELL_EXEC);
    if (i->pred_sel != CAY_PRED_SEL_OFF)
        cay_refuse(l, cay_alu_rows[i->op].name, "a predicated comparison's result is used");
    dst.type = LANE_UD;
    struct lane_op *op = cay_emit_alu(l, LANE_OP_sel, LANE_UD, dst, cay_imm(LANE_UD, 0), one(i), cay_none);
    op->pred = LANE_PRED_NORMAL;
    op->pred_cell = cell;
}

/* UPDATE_EXEC_MASK: lanes that PRED_SEL leaves out do not stay either. Takes effect at the clause's end. */
static void
keep_in_result(struct cay_lower *l, const struct cay_alu *i)
{
    const uint32_t cell = l->exec_pending ? CAY_CELL_TEMP : CAY_CELL_RESULT;
    if (i->pred_sel != CAY_PRED_SEL_OFF)
        cay_emit_mask(l, LANE_OP_mandn, cell, cell, cell);
    compare(l, i, cell);
    if (l->exec_pending)
        cay_emit_mask(l, LANE_OP_mand, CAY_CELL_RESULT, CAY_CELL_RESULT, cell);
    l->exec_pending = true;
}

void
cay_lower_pred(struct cay_lower *l, const struct cay_alu *i, struct lane_operand dst, uint32_t pred_cell)
{
    /* dst may be one of the sources, so it is written last. */
    if (i->update_exec_mask)
        keep_in_result(l, i);
    if (dst.kind != LANE_NONE)
        compare(l, i, CAY_CELL_TEMP);
    if (i->update_pred)
        compare(l, i, pred_cell);
    if (dst.kind != LANE_NONE)
        write_result(l, i, dst, CAY_CELL_TEMP);
}

static enum cay_execute_mask_op
mask_op(const struct cay_lower *l)
{
    const struct cay_cf *cf = l->cf;
    assert(cf->first + cf->items <= l->p->group_count);
    for (uint32_t g = 0; g < cf->items; g++) {
        const struct cay_group *group = &l->p->groups[cf->first + g];
        for (uint32_t k = 0; k < group->count; k++)
            if (l->p->alu[group->first + k].update_exec_mask)
                return l->p->alu[group->first + k].omod;
    }
    return CAY_MASK_DEACTIVATE;
}

/* ALU_WORD1_OP2_EXECUTE_MASK: what happens to the lanes that drop out. */
void
cay_apply_exec_mask(struct cay_lower *l, uint32_t node)
{
    assert(node < l->node_count);
    if (!l->exec_pending)
        return;
    l->exec_pending = false;
    const enum cay_execute_mask_op op = mask_op(l);
    const uint32_t loop = l->nodes[node].loop;
    if (op == CAY_MASK_KILL || (op != CAY_MASK_DEACTIVATE && loop == UINT32_MAX)) {
        cay_refuse(l, "PRED_SET", "EXECUTE_MASK_OP %u here", op);
        return;
    }
    if (op != CAY_MASK_DEACTIVATE)
        cay_emit_mask(l, LANE_OP_mandn, CAY_CELL_TEMP, CAY_CELL_EXEC, CAY_CELL_RESULT);
    if (op == CAY_MASK_BREAK)
        cay_emit_mask(l, LANE_OP_mandn, cay_live_cell(l, loop), cay_live_cell(l, loop), CAY_CELL_TEMP);
    if (op == CAY_MASK_CONTINUE)
        cay_emit_mask(l, LANE_OP_mor, cay_continue_cell(l, loop), cay_continue_cell(l, loop), CAY_CELL_TEMP);
    cay_emit_mask(l, LANE_OP_mand, CAY_CELL_EXEC, CAY_CELL_EXEC, CAY_CELL_RESULT);
}
