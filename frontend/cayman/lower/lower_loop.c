/* SPDX-License-Identifier: MIT */
/*
 * Loops, "HD 6900 Series ISA" sections 3.7.3 to 3.7.5. LOOP_START and LOOP_START_NO_AL take their trip count
 * from a loop constant; LOOP_START also sets the loop index aL and steps it each round. aL is one register;
 * the loop around gets its value back when a loop ends. The manual says of LOOP_START both that it does not
 * enter a loop whose count is 0 and that it does not enter when the index is 0; the first is meant, since an
 * index may well begin at 0. INC is taken as signed, as in DirectX 9.
 */
#include <assert.h>

#include "lower_cf.h"

enum { COUNT_BITS = 12, INIT_BITS = 12, INC_BITS = 8 };

static struct lane_operand
counter(const struct cay_lower *l, uint32_t node)
{
    return cay_scalar(l->scalars + 4 * (l->nodes[node].depth - 1), LANE_D);
}

static struct lane_operand
saved_index(const struct cay_lower *l, uint32_t node)
{
    return cay_scalar(l->saved_index + 4 * (l->nodes[node].depth - 1), LANE_D);
}

static enum cay_cf_op
kind_of(const struct cay_lower *l, uint32_t loop)
{
    return l->p->cf[l->nodes[loop].loop_cf].op;
}

static bool
steps_index(const struct cay_lower *l, uint32_t loop)
{
    return l->loop_index && kind_of(l, loop) == CAY_CF_LOOP_START;
}

static struct lane_operand
constant_of(struct cay_lower *l, uint32_t loop)
{
    return cay_loop_constant(l, l->p->cf[l->nodes[loop].loop_cf].cf_const);
}

static void
field(struct cay_lower *l, struct lane_operand dst, struct lane_operand constant, unsigned bits,
      unsigned first, enum lane_type type)
{
    cay_emit_scalar(l, LANE_OP_bfe, type, dst, cay_imm(LANE_UD, bits), cay_imm(LANE_UD, first), constant);
}

/* The trip count; a bound constant may be 0, and then the loop is not entered. */
static void
set_counter(struct cay_lower *l, const struct cay_cf *cf, uint32_t at, uint32_t loop)
{
    const struct lane_operand constant = constant_of(l, loop);
    if (constant.kind == LANE_IMM) {
        struct lane_op *op = cay_emit_alu(l, LANE_OP_mov, LANE_D, counter(l, loop),
                                          cay_imm(LANE_D, constant.imm & 0xfff), cay_none, cay_none);
        op->lanes = 1;
        op->flags = LANE_NOMASK;
        return;
    }
    cay_emit_scalar_test(l, LANE_OP_and, LANE_COND_NE, counter(l, loop), constant, cay_imm(LANE_UD, 0xfff));
    cay_jump_if_empty(l, cf, at, CAY_CELL_COUNTER);
}

static void
set_index(struct cay_lower *l, uint32_t loop)
{
    const struct lane_operand index = cay_scalar(l->loop_index, LANE_D);
    if (!steps_index(l, loop))
        return;
    cay_emit_scalar(l, LANE_OP_mov, LANE_D, saved_index(l, loop), index, cay_none, cay_none);
    field(l, index, constant_of(l, loop), INIT_BITS, COUNT_BITS, LANE_UD);
}

void
cay_cf_loop_start(struct cay_lower *l, const struct cay_cf *cf, uint32_t at)
{
    const uint32_t loop = cay_stack_of(l, cay_next_of(l, at)), waiting = cay_continue_cell(l, loop);
    const uint32_t test = cay_test(l, cf);
    const bool counted = cf->op != CAY_CF_LOOP_START_DX10;
    const bool bound = l->bindings->flow_offset != 0;
    cay_jump_if_empty(l, cf, at, test);
    if (counted && bound)
        set_counter(l, cf, at, loop);
    cay_push(l, loop);
    cay_emit_mask(l, LANE_OP_mmov, cay_live_cell(l, loop), test, 0);
    if (test != CAY_CELL_EXEC)
        cay_emit_mask(l, LANE_OP_mmov, CAY_CELL_EXEC, test, 0);
    if (l->has_continue)
        cay_emit_mask(l, LANE_OP_mandn, waiting, waiting, waiting);
    if (counted && !bound)
        set_counter(l, cf, at, loop);
    set_index(l, loop);
}

/* One round less; CAY_CELL_COUNTER says whether any are left. */
static void
count_down(struct cay_lower *l, uint32_t loop)
{
    struct lane_op *op = cay_emit_alu(l, LANE_OP_add, LANE_D, counter(l, loop), counter(l, loop),
                                      cay_imm(LANE_D, UINT32_MAX), cay_none);
    op->lanes = 1;
    op->flags = LANE_NOMASK;
    op->cond = LANE_COND_NE;
    op->write_flag = true;
    op->cond_cell = CAY_CELL_COUNTER;
}

static void
step_index(struct cay_lower *l, uint32_t loop)
{
    const struct lane_operand index = cay_scalar(l->loop_index, LANE_D);
    const struct lane_operand step = cay_scalar(l->loop_index + 4, LANE_D);
    if (!steps_index(l, loop))
        return;
    field(l, step, constant_of(l, loop), INC_BITS, COUNT_BITS + INIT_BITS, LANE_D);
    cay_emit_scalar(l, LANE_OP_add, LANE_D, index, index, step, cay_none);
}

/* Back to the start if lanes pass the test and rounds are left. */
void
cay_cf_loop_end(struct cay_lower *l, const struct cay_cf *cf, uint32_t at)
{
    const uint32_t loop = cay_stack_of(l, at), waiting = cay_continue_cell(l, loop);
    const bool counted = kind_of(l, loop) != CAY_CF_LOOP_START_DX10;
    uint32_t exhausted = UINT32_MAX;
    cay_emit_mask(l, LANE_OP_mmov, CAY_CELL_EXEC, cay_live_cell(l, loop), 0);
    if (l->has_continue)
        cay_emit_mask(l, LANE_OP_mandn, waiting, waiting, waiting);
    const uint32_t test = cay_test(l, cf);
    if (counted) {
        count_down(l, loop);
        step_index(l, loop);
        exhausted = cay_emit_skip(l, LANE_OP_brz, CAY_CELL_COUNTER);
    }
    if (test != CAY_CELL_EXEC)
        cay_emit_mask(l, LANE_OP_mmov, CAY_CELL_EXEC, test, 0);
    cay_emit_branch(l, LANE_OP_brnz, CAY_CELL_EXEC, cay_target_of(l, at));
    if (counted)
        cay_bind_here(l, exhausted);
    if (steps_index(l, loop))
        cay_emit_scalar(l, LANE_OP_mov, LANE_D, cay_scalar(l->loop_index, LANE_D), saved_index(l, loop),
                        cay_none, cay_none);
    cay_restore(l, loop, l->nodes[loop].parent);
}

/* LOOP_BREAK, LOOP_CONTINUE: to the LOOP_END when no lane is left in this iteration; the stack unwinds. */
void
cay_cf_loop_leave(struct cay_lower *l, const struct cay_cf *cf, uint32_t at)
{
    const uint32_t loop = l->nodes[cay_stack_of(l, at)].loop;
    const uint32_t live = cay_live_cell(l, loop), waiting = cay_continue_cell(l, loop);
    const uint32_t test = cay_test(l, cf);
    uint32_t left = live;
    if (cf->op == CAY_CF_LOOP_BREAK)
        cay_emit_mask(l, LANE_OP_mandn, live, live, test);
    else
        cay_emit_mask(l, LANE_OP_mor, waiting, waiting, test);
    cay_emit_mask(l, LANE_OP_mandn, CAY_CELL_EXEC, CAY_CELL_EXEC, test);
    if (l->has_continue) {
        cay_emit_mask(l, LANE_OP_mandn, CAY_CELL_TEMP, live, waiting);
        left = CAY_CELL_TEMP;
    }
    cay_emit_branch(l, LANE_OP_brz, left, cay_target_of(l, at));
}
