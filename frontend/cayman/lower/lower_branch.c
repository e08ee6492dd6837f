/* SPDX-License-Identifier: MIT */
/* Branches to lane ops; lower_flow.c has proved that their stacks fit. Loops: lower_loop.c. */
#include <assert.h>

#include "cayman/decode/cay_decode.h"
#include "lower_cf.h"

uint32_t
cay_stack_of(const struct cay_lower *l, uint32_t at)
{
    return l->flow[at].stack;
}

static uint32_t
place_of(const struct cay_lower *l, uint32_t at, uint32_t addr)
{
    return cay_place(l, l->flow[at].context, cay_cf_at(l->p, addr));
}

uint32_t
cay_next_of(const struct cay_lower *l, uint32_t at)
{
    return place_of(l, at, l->p->cf[l->flow[at].cf].offset / 8 + 1);
}

uint32_t
cay_target_of(const struct cay_lower *l, uint32_t at)
{
    return place_of(l, at, l->p->cf[l->flow[at].cf].addr);
}

/* Pops POP_COUNT entries and goes to ADDR, if `cell` is empty (brz) or not (brnz). */
static void
jump_if(struct cay_lower *l, const struct cay_cf *cf, uint32_t at, bool empty, uint32_t cell)
{
    const uint32_t node = cay_stack_of(l, at), after = cay_stack_pop(l, node, cf->pop_count);
    if (after == node) {
        cay_emit_branch(l, empty ? LANE_OP_brz : LANE_OP_brnz, cell, cay_target_of(l, at));
        return;
    }
    const uint32_t skip = cay_emit_skip(l, empty ? LANE_OP_brnz : LANE_OP_brz, cell);
    cay_restore(l, node, after);
    cay_emit_branch(l, LANE_OP_br, 0, cay_target_of(l, at));
    cay_bind_here(l, skip);
}

void
cay_jump_if_empty(struct cay_lower *l, const struct cay_cf *cf, uint32_t at, uint32_t cell)
{
    jump_if(l, cf, at, true, cell);
}

static void
take_lanes(struct cay_lower *l, uint32_t cell)
{
    if (cell != CAY_CELL_EXEC)
        cay_emit_mask(l, LANE_OP_mmov, CAY_CELL_EXEC, cell, 0);
}

/* The active mask gets its whole quads. */
static void
apply_whole_quads(struct cay_lower *l)
{
    const uint32_t quads = cay_late_cell(l, CAY_LATE_OUTER);
    cay_whole_quads(l, quads, CAY_CELL_EXEC);
    take_lanes(l, quads);
}

void
cay_cf_nop(struct cay_lower *l, const struct cay_cf *cf, uint32_t at)
{
    (void)l, (void)cf, (void)at;
}

void
cay_cf_jump(struct cay_lower *l, const struct cay_cf *cf, uint32_t at)
{
    cay_jump_if_empty(l, cf, at, cay_test(l, cf));
}

/* Table 3.7 has JUMP_ANY jump where its column "Jump" repeats JUMP's words; its description and its name say
 * otherwise, and it pops when it jumps, as JUMP does. */
void
cay_cf_jump_any(struct cay_lower *l, const struct cay_cf *cf, uint32_t at)
{
    jump_if(l, cf, at, false, cay_test(l, cf));
}

void
cay_cf_push(struct cay_lower *l, const struct cay_cf *cf, uint32_t at)
{
    const uint32_t next = cay_next_of(l, at), test = cay_test(l, cf);
    if (cay_target_of(l, at) != next)
        cay_jump_if_empty(l, cf, at, test);
    cay_push(l, cay_stack_of(l, next));
    take_lanes(l, test);
}

void
cay_cf_push_wqm(struct cay_lower *l, const struct cay_cf *cf, uint32_t at)
{
    cay_cf_push(l, cf, at);
    apply_whole_quads(l);
}

/* ELSE: lanes change sides if the condition's constant says so. With COND_FALSE none does. */
void
cay_cf_else(struct cay_lower *l, const struct cay_cf *cf, uint32_t at)
{
    const uint32_t skip = cay_skip_unless(l, cf);
    if (!cf->cond || skip != UINT32_MAX)
        cay_invert(l, cay_stack_of(l, at));
    if (skip != UINT32_MAX)
        cay_bind_here(l, skip);
    cay_jump_if_empty(l, cf, at, CAY_CELL_EXEC);
}

void
cay_cf_else_wqm(struct cay_lower *l, const struct cay_cf *cf, uint32_t at)
{
    const uint32_t skip = cay_skip_unless(l, cf);
    if (!cf->cond || skip != UINT32_MAX)
        cay_invert(l, cay_stack_of(l, at));
    if (skip != UINT32_MAX)
        cay_bind_here(l, skip);
    apply_whole_quads(l);
    cay_jump_if_empty(l, cf, at, CAY_CELL_EXEC);
}

static void
pop(struct cay_lower *l, const struct cay_cf *cf, uint32_t at)
{
    const uint32_t node = cay_stack_of(l, at);
    cay_restore(l, node, cay_stack_pop(l, node, cf->pop_count));
    take_lanes(l, cay_test(l, cf));
}

/* POP: "jump if no pixels are enabled prior to pop" (table of CF_INST); with ADDR = next that is no jump. The
 * condition is tested again on what the pop brings back (3.7.2). */
void
cay_cf_pop(struct cay_lower *l, const struct cay_cf *cf, uint32_t at)
{
    if (cay_target_of(l, at) != cay_next_of(l, at))
        cay_jump_if_empty(l, cf, at, cay_test(l, cf));
    pop(l, cf, at);
}

/* POP_WQM jumps if no lane is on after the pop, whose entry is gone then. */
void
cay_cf_pop_wqm(struct cay_lower *l, const struct cay_cf *cf, uint32_t at)
{
    pop(l, cf, at);
    apply_whole_quads(l);
    cay_emit_branch(l, LANE_OP_brz, CAY_CELL_EXEC, cay_target_of(l, at));
}

/* All valid lanes of the top entry, or of the wavefront where there is none. */
static void
reactivate(struct cay_lower *l, uint32_t node)
{
    const uint32_t valid = cay_late_cell(l, CAY_LATE_VALID);
    if (l->nodes[node].is_base)
        cay_emit_mask(l, LANE_OP_mmov, CAY_CELL_EXEC, valid, 0);
    else
        cay_emit_mask(l, LANE_OP_mand, CAY_CELL_EXEC, cay_saved_cell(l, node), valid);
}

void
cay_cf_reactivate(struct cay_lower *l, const struct cay_cf *cf, uint32_t at)
{
    (void)cf;
    reactivate(l, cay_stack_of(l, at));
}

void
cay_cf_reactivate_wqm(struct cay_lower *l, const struct cay_cf *cf, uint32_t at)
{
    (void)cf;
    reactivate(l, cay_stack_of(l, at));
    apply_whole_quads(l);
}

/* The index of a jump table: a byte of a loop constant, or an index register. */
static struct lane_operand
table_index(struct cay_lower *l, const struct cay_cf *cf)
{
    enum { SEL_INDEX_0 = 4 };
    if (cf->jumptable_sel >= SEL_INDEX_0)
        return cay_scalar(l->cf_index + 4u * (cf->jumptable_sel - SEL_INDEX_0), LANE_UD);
    const struct lane_operand to = cay_scalar(l->cf_index + 8, LANE_UD);
    cay_emit_scalar(l, LANE_OP_bfe, LANE_UD, to, cay_imm(LANE_UD, 8),
                    cay_imm(LANE_UD, 8u * cf->jumptable_sel), cay_loop_constant(l, cf->cf_const));
    return to;
}

/* An index beyond the table ends the thread with a fault. */
void
cay_cf_jumptable(struct cay_lower *l, const struct cay_cf *cf, uint32_t at)
{
    const uint32_t first = cf->offset / 8 + 1;
    cay_emit_branch(l, LANE_OP_brz, cay_test(l, cf), cay_target_of(l, at));
    const struct lane_operand index = table_index(l, cf);
    for (uint32_t entry = first; entry < cf->addr; entry++) {
        cay_emit_scalar_test(l, LANE_OP_cmp, LANE_COND_EQ, cay_none, index, cay_imm(LANE_UD, entry - first));
        cay_emit_branch(l, LANE_OP_brnz, CAY_CELL_COUNTER, place_of(l, at, entry));
    }
    cay_emit_trap(l, EMU_FAULT_JUMP);
}

static struct lane_operand
return_address(const struct cay_lower *l, uint32_t context)
{
    assert(context > 0);
    return cay_scalar(l->scalars + 4 * (l->depth + context - 1), LANE_UD);
}

/* What the return address of a call is: the next instruction's offset in the program itself; in subroutines,
 * whose code may be there more than once, a number behind those of all instructions. */
static uint32_t
return_number(struct cay_lower *l, const struct cay_cf *cf, uint32_t at)
{
    if (!l->flow[at].context)
        return cf->offset + 8;
    return l->code_end + 8 * l->inner_calls++;
}

/* CALL is skipped when no lane passes the test. The op after the call carries the address it returns to. */
static void
call(struct cay_lower *l, const struct cay_cf *cf, uint32_t at, uint32_t entry)
{
    const uint32_t context = l->flow[at].callee;
    if (!context)
        return; /* nested too deep: ignored */
    const uint32_t skip = cay_emit_skip(l, LANE_OP_brz, cay_test(l, cf));
    cay_emit_branch(l, LANE_OP_call, 0, cay_place(l, context, entry));
    if (!l->failed)
        l->lane->ops[l->lane->op_count - 1].dst = return_address(l, context);
    l->inst = return_number(l, cf, at);
    if (lane_program_add_entry(l->lane, l->inst, l->lane->op_count))
        cay_no_memory(l);
    cay_bind_here(l, skip);
    cay_emit_mask(l, LANE_OP_mmov, CAY_CELL_TEMP, CAY_CELL_TEMP, 0);
}

void
cay_cf_call(struct cay_lower *l, const struct cay_cf *cf, uint32_t at)
{
    call(l, cf, at, cay_cf_at(l->p, cf->addr));
}

void
cay_cf_call_fs(struct cay_lower *l, const struct cay_cf *cf, uint32_t at)
{
    call(l, cf, at, cay_cf_at(l->p, l->bindings->fetch_program));
}

void
cay_cf_return(struct cay_lower *l, const struct cay_cf *cf, uint32_t at)
{
    (void)cf;
    cay_emit(l, LANE_OP_ret)->src[0] = return_address(l, l->flow[at].context);
}
