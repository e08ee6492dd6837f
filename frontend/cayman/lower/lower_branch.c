/* SPDX-License-Identifier: MIT */
/* Control flow instructions to lane ops; lower_flow.c has proved that their stacks fit. */
#include <assert.h>

#include "cayman/decode/cay_decode.h"
#include "lower.h"

typedef void cf_fn(struct cay_lower *l, const struct cay_cf *cf, uint32_t index);

enum { LOOP_COUNT = 4095 }; /* the loop constant the driver of this compiler sets; no binary carries one */

static uint32_t
stack_of(const struct cay_lower *l, uint32_t index)
{
    return l->flow[index].stack;
}

static uint32_t
target_of(const struct cay_lower *l, const struct cay_cf *cf)
{
    return cay_cf_at(l->p, cf->addr);
}

static struct lane_operand
counter(const struct cay_lower *l, uint32_t node)
{
    return cay_scalar(l->scalars + 4 * (l->nodes[node].depth - 1), LANE_D);
}

static void
cf_nop(struct cay_lower *l, const struct cay_cf *cf, uint32_t index)
{
    (void)l, (void)cf, (void)index;
}

static void
cf_refuse(struct cay_lower *l, const struct cay_cf *cf, uint32_t index)
{
    (void)index;
    cay_refuse(l, cay_cf_rows[cf->op].name, "cannot be executed yet");
}

/* If no lane is active: pop POP_COUNT entries and go to ADDR. */
static void
jump_if_empty(struct cay_lower *l, const struct cay_cf *cf, uint32_t index)
{
    const uint32_t node = stack_of(l, index), after = cay_stack_pop(l, node, cf->pop_count);
    if (after == node) {
        cay_emit_branch(l, LANE_OP_brz, CAY_CELL_EXEC, target_of(l, cf));
        return;
    }
    const uint32_t skip = cay_emit_skip(l, LANE_OP_brnz, CAY_CELL_EXEC);
    cay_restore(l, node, after);
    cay_emit_branch(l, LANE_OP_br, 0, target_of(l, cf));
    cay_bind_here(l, skip);
}

static void
cf_jump(struct cay_lower *l, const struct cay_cf *cf, uint32_t index)
{
    jump_if_empty(l, cf, index);
}

static void
cf_push(struct cay_lower *l, const struct cay_cf *cf, uint32_t index)
{
    const uint32_t next = cay_cf_at(l->p, cf->offset / 8 + 1);
    if (target_of(l, cf) != next)
        jump_if_empty(l, cf, index);
    cay_push(l, stack_of(l, next));
}

static void
cf_else(struct cay_lower *l, const struct cay_cf *cf, uint32_t index)
{
    cay_invert(l, stack_of(l, index));
    jump_if_empty(l, cf, index);
}

/* POP: "jump if no pixels are enabled prior to pop" (table of CF_INST); with ADDR = next that is no jump. */
static void
cf_pop(struct cay_lower *l, const struct cay_cf *cf, uint32_t index)
{
    const uint32_t node = stack_of(l, index);
    if (target_of(l, cf) != cay_cf_at(l->p, cf->offset / 8 + 1))
        jump_if_empty(l, cf, index);
    cay_restore(l, node, cay_stack_pop(l, node, cf->pop_count));
}

static void
cf_loop_start(struct cay_lower *l, const struct cay_cf *cf, uint32_t index)
{
    jump_if_empty(l, cf, index);
    const uint32_t loop = stack_of(l, cay_cf_at(l->p, cf->offset / 8 + 1));
    cay_push(l, loop);
    cay_emit_mask(l, LANE_OP_mmov, cay_live_cell(l, loop), CAY_CELL_EXEC, 0);
    const uint32_t waiting = cay_continue_cell(l, loop);
    if (l->has_continue)
        cay_emit_mask(l, LANE_OP_mandn, waiting, waiting, waiting);
    if (cf->op == CAY_CF_LOOP_START_DX10)
        return;
    struct lane_op *op = cay_emit_alu(l, LANE_OP_mov, LANE_D, counter(l, loop), cay_imm(LANE_D, LOOP_COUNT),
                                      cay_none, cay_none);
    op->lanes = 1;
    op->flags = LANE_NOMASK;
}

/* Loops with a trip count: one less; CAY_CELL_COUNTER says whether any are left. */
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
cf_loop_end(struct cay_lower *l, const struct cay_cf *cf, uint32_t index)
{
    const uint32_t loop = stack_of(l, index), waiting = cay_continue_cell(l, loop);
    const bool counted = l->p->cf[l->nodes[loop].loop_cf].op != CAY_CF_LOOP_START_DX10;
    cay_emit_mask(l, LANE_OP_mmov, CAY_CELL_EXEC, cay_live_cell(l, loop), 0);
    if (l->has_continue)
        cay_emit_mask(l, LANE_OP_mandn, waiting, waiting, waiting);
    if (counted) {
        count_down(l, loop);
        const uint32_t exhausted = cay_emit_skip(l, LANE_OP_brz, CAY_CELL_COUNTER);
        cay_emit_branch(l, LANE_OP_brnz, CAY_CELL_EXEC, target_of(l, cf));
        cay_bind_here(l, exhausted);
    } else {
        cay_emit_branch(l, LANE_OP_brnz, CAY_CELL_EXEC, target_of(l, cf));
    }
    cay_restore(l, loop, l->nodes[loop].parent);
}

/* LOOP_BREAK, LOOP_CONTINUE: to the LOOP_END when no lane is left in this iteration; the stack unwinds. */
static void
cf_loop_leave(struct cay_lower *l, const struct cay_cf *cf, uint32_t index)
{
    const uint32_t loop = l->nodes[stack_of(l, index)].loop;
    const uint32_t live = cay_live_cell(l, loop), waiting = cay_continue_cell(l, loop);
    uint32_t left = live;
    if (cf->op == CAY_CF_LOOP_BREAK)
        cay_emit_mask(l, LANE_OP_mandn, live, live, CAY_CELL_EXEC);
    else
        cay_emit_mask(l, LANE_OP_mor, waiting, waiting, CAY_CELL_EXEC);
    cay_emit_mask(l, LANE_OP_mandn, CAY_CELL_EXEC, CAY_CELL_EXEC, CAY_CELL_EXEC);
    if (l->has_continue) {
        cay_emit_mask(l, LANE_OP_mandn, CAY_CELL_TEMP, live, waiting);
        left = CAY_CELL_TEMP;
    }
    cay_emit_branch(l, LANE_OP_brz, left, target_of(l, cf));
}

static struct lane_operand
return_address(const struct cay_lower *l, uint32_t function)
{
    assert(l->flow[function].number);
    return cay_scalar(l->scalars + 4 * (l->depth + l->flow[function].number - 1), LANE_UD);
}

/* CALL is skipped when no lane is active. The op after the call carries the address it returns to. */
static void
cf_call(struct cay_lower *l, const struct cay_cf *cf, uint32_t index)
{
    const uint32_t target = target_of(l, cf);
    (void)index;
    const uint32_t skip = cay_emit_skip(l, LANE_OP_brz, CAY_CELL_EXEC);
    cay_emit_branch(l, LANE_OP_call, 0, target);
    if (!l->failed)
        l->lane->ops[l->lane->op_count - 1].dst = return_address(l, target);
    if (lane_program_add_entry(l->lane, cf->offset + 8, l->lane->op_count))
        cay_no_memory(l);
    l->inst = cf->offset + 8;
    cay_bind_here(l, skip);
    cay_emit_mask(l, LANE_OP_mmov, CAY_CELL_TEMP, CAY_CELL_TEMP, 0);
}

static void
cf_return(struct cay_lower *l, const struct cay_cf *cf, uint32_t index)
{
    (void)cf;
    cay_emit(l, LANE_OP_ret)->src[0] = return_address(l, l->flow[index].function);
}

static void
cf_end(struct cay_lower *l, const struct cay_cf *cf, uint32_t index)
{
    (void)cf, (void)index;
    cay_emit(l, LANE_OP_end);
}

static void
cf_alu(struct cay_lower *l, const struct cay_cf *cf, uint32_t index)
{
    uint32_t node = stack_of(l, index);
    const uint32_t next = stack_of(l, cay_cf_at(l->p, cf->offset / 8 + 1));
    if (cf->op == CAY_CF_ALU_PUSH_BEFORE) {
        node = next;
        cay_push(l, node);
    }
    cay_lower_alu_clause(l, cf, node);
    l->inst = cf->offset;
    if (cf->op == CAY_CF_ALU_ELSE_AFTER)
        cay_invert(l, node);
    cay_restore(l, node, next);
}

static void
cf_fetch(struct cay_lower *l, const struct cay_cf *cf, uint32_t index)
{
    (void)index;
    cay_lower_fetch_clause(l, cf);
}

static void
cf_rat(struct cay_lower *l, const struct cay_cf *cf, uint32_t index)
{
    (void)index;
    cay_lower_rat(l, cf);
}

void
cay_lower_cf(struct cay_lower *l, uint32_t index)
{
    static cf_fn *const actions[] = {
#define CAY_CF(id, opcode, listing, format, clause, action) cf_##action,
#include "cayman/isa/cay_cf.def"
#undef CAY_CF
    };
    const struct cay_cf *cf = &l->p->cf[index];
    l->inst = cf->offset;
    l->cf = cf;
    l->pred_sel = CAY_PRED_SEL_OFF;
    l->flow[index].op = l->lane->op_count;
    actions[cf->op](l, cf, index);
}
