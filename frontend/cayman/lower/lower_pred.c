/* SPDX-License-Identifier: MIT */
/* PRED_SET*: the predicate bit and the execution mask, "HD 6900 Series ISA" sections 4.10 and 9.2. */
#include <assert.h>

#include "lower.h"

bool
cay_is_pred(const struct cay_alu *i)
{
    const enum cay_alu_action action = cay_alu_rows[i->op].action;
    return action == CAY_DO_PRED || action == CAY_DO_PRED_COUNT || action == CAY_DO_PRED_64;
}

static struct lane_operand
middle(const struct cay_lower *l, unsigned n, enum lane_type type)
{
    return cay_vector(cay_temp_rf(l, CAY_TEMP_MIDDLE + n), type);
}

static void
to_cell(struct lane_op *op, enum lane_cond cond, uint32_t cell)
{
    op->cond = (uint8_t)cond;
    op->write_flag = true;
    op->cond_cell = cell;
}

static void
compare_with(struct cay_lower *l, enum lane_type type, enum lane_cond cond, struct lane_operand a,
             struct lane_operand b, uint32_t cell)
{
    to_cell(cay_emit_alu(l, LANE_OP_cmp, type, cay_none, a, b, cay_none), cond, cell);
}

/* PRED_SET*_PUSH: (src1 cond 0) and src0 is 0.0. */
static void
compare_push(struct cay_lower *l, const struct cay_alu *i, uint32_t cell)
{
    const struct cay_alu_row *row = &cay_alu_rows[i->op];
    const struct lane_operand holds = middle(l, 0, LANE_D), empty = middle(l, 1, LANE_D);
    cay_emit_alu(l, LANE_OP_cmp, row->type, holds, cay_source(l, i, 1, row->type), cay_imm(row->type, 0),
                 cay_none)
        ->cond = row->cond;
    cay_emit_alu(l, LANE_OP_cmp, LANE_F, empty, cay_source(l, i, 0, LANE_F), cay_imm(LANE_F, 0), cay_none)
        ->cond = LANE_COND_EQ;
    to_cell(cay_emit_alu(l, LANE_OP_and, LANE_D, cay_none, holds, empty, cay_none), LANE_COND_NE, cell);
}

/* Predicate counters: what executes. */
static void
compare_counter(struct cay_lower *l, const struct cay_alu *i, uint32_t cell)
{
    const struct lane_operand zero = cay_imm(LANE_F, 0), one = cay_imm(LANE_F, 0x3f800000);
    switch (i->op) {
    case CAY_OP2_PRED_SET_CLR: /* nothing does */
        compare_with(l, LANE_D, LANE_COND_NE, cay_imm(LANE_D, 0), cay_imm(LANE_D, 0), cell);
        return;
    case CAY_OP2_PRED_SET_INV:
        compare_with(l, LANE_F, LANE_COND_EQ, cay_source(l, i, 0, LANE_F), one, cell);
        return;
    case CAY_OP2_PRED_SET_RESTORE:
        compare_with(l, LANE_F, LANE_COND_EQ, cay_source(l, i, 0, LANE_F), zero, cell);
        return;
    case CAY_OP2_PRED_SET_POP: {
        const struct lane_operand a = cay_source(l, i, 0, LANE_F);
        compare_with(l, LANE_F, LANE_COND_LE, a, cay_source(l, i, 1, LANE_F), cell);
        return;
    }
    default:
        compare_push(l, i, cell);
    }
}

static void
compare(struct cay_lower *l, const struct cay_alu *i, uint32_t cell)
{
    const struct cay_alu_row *row = &cay_alu_rows[i->op];
    if (row->action == CAY_DO_PRED_COUNT) {
        compare_counter(l, i, cell);
        return;
    }
    if (row->action == CAY_DO_PRED_64) { /* lower_double.c has compared: 0 where it holds */
        compare_with(l, LANE_UD, LANE_COND_EQ, l->joint[i->dst_chan], cay_imm(LANE_UD, 0), cell);
        return;
    }
    const struct lane_operand a = cay_source(l, i, 0, row->type), b = cay_source(l, i, 1, row->type);
    compare_with(l, row->type, row->cond, a, b, cell);
}

/* 1.0 with the instruction's output modifiers. With UPDATE_EXEC_MASK, OMOD's bits are EXECUTE_MASK_OP. */
static struct lane_operand
one(const struct cay_alu *i)
{
    static const uint32_t multiplied[] = {0x3f800000, 0x40000000, 0x40800000, 0x3f000000};
    const unsigned omod = i->update_exec_mask ? 0 : i->omod;
    return cay_imm(LANE_UD, multiplied[i->clamp && omod != 3 ? 0 : omod]);
}

/* What a predicate counter becomes where the instruction says skip. */
static struct lane_operand
counter(struct cay_lower *l, const struct cay_alu *i)
{
    const struct lane_operand to = middle(l, 0, LANE_F), most = cay_imm(LANE_F, 0x7f7fffff);
    const struct lane_operand a = i->op == CAY_OP2_PRED_SET_CLR ? most : cay_source(l, i, 0, LANE_F);
    struct cay_alu modified = *i;
    struct lane_op *op;
    if (i->update_exec_mask)
        modified.omod = 0;
    if (i->op == CAY_OP2_PRED_SET_CLR || i->op == CAY_OP2_PRED_SET_RESTORE) {
        op = cay_emit_alu(l, LANE_OP_mov, LANE_F, to, a, cay_none, cay_none);
    } else if (i->op == CAY_OP2_PRED_SET_INV) {
        op = cay_emit_alu(l, LANE_OP_csel, LANE_F, to, cay_imm(LANE_F, 0x3f800000), a, a);
        op->cond = LANE_COND_EQ;
    } else if (i->op == CAY_OP2_PRED_SET_POP) {
        struct lane_operand b = cay_source(l, i, 1, LANE_F);
        b.mods ^= LANE_MOD_NEG;
        if (b.kind == LANE_IMM && !(b.mods & LANE_MOD_ABS)) {
            b.imm ^= b.mods & LANE_MOD_NEG ? 0x80000000 : 0;
            b.mods = 0;
        }
        op = cay_emit_alu(l, LANE_OP_add, LANE_F, to, a, b, cay_none);
    } else {
        op = cay_emit_alu(l, LANE_OP_add, LANE_F, to, a, cay_imm(LANE_F, 0x3f800000), cay_none);
    }
    cay_modify_output(l, &modified, op);
    return middle(l, 0, LANE_UD);
}

/* to = the cell's bit ? 0.0 : otherwise, in the lanes that PRED_SEL chooses */
static void
select_zero(struct cay_lower *l, struct lane_operand to, struct lane_operand otherwise, uint32_t cell)
{
    const bool predicated = l->pred_sel != CAY_PRED_SEL_OFF;
    const struct lane_operand at = predicated ? middle(l, 1, LANE_UD) : to;
    struct lane_op *op = cay_emit_alu(l, LANE_OP_sel, LANE_UD, at, cay_imm(LANE_UD, 0), otherwise, cay_none);
    op->pred = LANE_PRED_NORMAL;
    op->pred_cell = cell;
    op->flags = 0;
    if (predicated)
        cay_emit_alu(l, LANE_OP_mov, LANE_UD, to, at, cay_none, cay_none);
}

/* The result in the GPR or PV: 0.0 where the comparison holds, else 1.0. */
static void
write_result(struct cay_lower *l, const struct cay_alu *i, struct lane_operand dst, uint32_t cell)
{
    const enum cay_alu_action action = cay_alu_rows[i->op].action;
    assert(dst.kind != LANE_NONE && cell != CAY_CELL_EXEC);
    dst.type = LANE_UD;
    if (action == CAY_DO_PRED_64)
        cay_lower_alu(l, i, dst);
    else
        select_zero(l, dst, action == CAY_DO_PRED_COUNT ? counter(l, i) : one(i), cell);
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

/* EXECUTE_MASK_OP 3: lanes leave every mask that they could come back from, callers' too: cells go by depth.
 */
static void
remove_lanes(struct cay_lower *l, uint32_t node, uint32_t cell)
{
    for (uint32_t at = CAY_CELL_STACK; at < CAY_CELL_STACK + 24 * l->nodes[node].depth; at += 24) {
        cay_emit_mask(l, LANE_OP_mandn, at, at, cell);         /* saved */
        cay_emit_mask(l, LANE_OP_mandn, at + 8, at + 8, cell); /* in the loop */
    }
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
    if (op != CAY_MASK_KILL && op != CAY_MASK_DEACTIVATE && loop == UINT32_MAX) {
        cay_refuse(l, "PRED_SET", "EXECUTE_MASK_OP %u here", op);
        return;
    }
    if (op != CAY_MASK_DEACTIVATE)
        cay_emit_mask(l, LANE_OP_mandn, CAY_CELL_TEMP, CAY_CELL_EXEC, CAY_CELL_RESULT);
    if (l->outside && op != CAY_MASK_DEACTIVATE)
        cay_emit_mask(l, LANE_OP_mand, CAY_CELL_TEMP, CAY_CELL_TEMP, l->outside);
    if (op == CAY_MASK_BREAK)
        cay_emit_mask(l, LANE_OP_mandn, cay_live_cell(l, loop), cay_live_cell(l, loop), CAY_CELL_TEMP);
    if (op == CAY_MASK_CONTINUE)
        cay_emit_mask(l, LANE_OP_mor, cay_continue_cell(l, loop), cay_continue_cell(l, loop), CAY_CELL_TEMP);
    if (op == CAY_MASK_KILL)
        remove_lanes(l, node, CAY_CELL_TEMP);
    cay_emit_mask(l, LANE_OP_mand, CAY_CELL_EXEC, CAY_CELL_EXEC, CAY_CELL_RESULT);
}

/*
 * KILL*: of pixel programs only, "ignored in other program types". Killed pixels lose their bit of the valid
 * mask and go on (section 3.6.1); what is done for valid pixels only (VALID_PIXEL_MODE, exports) is not done
 * for them any more. 1.0 is the result where the comparison holds.
 */
void
cay_lower_kill(struct cay_lower *l, const struct cay_alu *i, struct lane_operand dst)
{
    const struct cay_alu_row *row = &cay_alu_rows[i->op];
    if (i->update_exec_mask || i->update_pred)
        cay_refuse(l, row->name, "UPDATE_PRED and UPDATE_EXEC_MASK");
    if (l->failed || l->bindings->stage != CAY_STAGE_PIXEL)
        return;
    const struct lane_operand a = cay_source(l, i, 0, row->type), b = cay_source(l, i, 1, row->type);
    const uint32_t valid = cay_late_cell(l, CAY_LATE_VALID);
    cay_emit_mask(l, LANE_OP_mandn, CAY_CELL_TEMP, CAY_CELL_TEMP, CAY_CELL_TEMP);
    compare_with(l, row->type, row->cond, a, b, CAY_CELL_TEMP);
    cay_emit_mask(l, LANE_OP_mandn, valid, valid, CAY_CELL_TEMP);
    if (dst.kind == LANE_NONE)
        return;
    struct lane_op *op = cay_emit_alu(l, LANE_OP_sel, LANE_UD, middle(l, 0, LANE_UD),
                                      cay_imm(LANE_UD, 0x3f800000), cay_imm(LANE_UD, 0), cay_none);
    op->pred = LANE_PRED_NORMAL;
    op->pred_cell = CAY_CELL_TEMP;
    op->flags = 0;
    dst.type = LANE_F;
    cay_modify_output(l, i,
                      cay_emit_alu(l, LANE_OP_mov, LANE_F, dst, middle(l, 0, LANE_F), cay_none, cay_none));
}
