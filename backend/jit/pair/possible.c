/* SPDX-License-Identifier: MIT */
/*
 * Whether a kernel can run in pairs. Both threads take every branch together: one whose lanes are all off
 * passes through. So branches that are no lanes' must go the same way in both threads, and what an op does
 * whatever the masks are must not be seen by a thread that would not have come there.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "work.h"

static bool
refuse(struct pair_work *w, const char *why)
{
    w->why = why;
    return false;
}

/* --- the kernel --- */

/* Which start value wins where several lie is not the pair's business. */
static bool
starts_apart(const struct emu_kernel *k)
{
    const uint32_t bytes = pair_id_bytes(k);
    bool apart = true;
    for (unsigned d = 0; d < 3; d++) {
        const uint32_t at = k->local_id_rf[d];
        for (unsigned e = 0; at && e < d; e++)
            apart &= !pair_meet(at, at + bytes, k->local_id_rf[e], bytes);
        for (uint32_t i = 0; at && i < k->start_count; i++)
            apart &= !pair_meet(at, at + bytes, k->start[i].rf, k->start[i].dwords * 4u);
    }
    return apart;
}

static bool
suits_kernel(struct pair_work *w)
{
    const struct emu_kernel *k = w->kernel;
    if (k->lanes < 8 || k->lanes * 2 > LANE_MAX || (k->lanes & (k->lanes - 1)))
        return refuse(w, "its lanes");
    if (k->wait_rf || k->thread_rf || k->control_scratch || k->scratch_base)
        return refuse(w, "its threads know each other");
    if (w->masks.count == JIT_MASK_CELLS)
        return refuse(w, "too many cells");
    return starts_apart(k) || refuse(w, "start values that overlap");
}

/* --- cells --- */

/* -1: none of those that hold lanes. */
static int
cell_number(const struct pair_work *w, uint32_t cell)
{
    for (unsigned c = 0; c < w->masks.count; c++)
        if (w->masks.cell[c] == cell)
            return (int)c;
    return -1;
}

/* The cells in which lanes may wait when the op runs. */
static uint64_t
waiting_at(const struct pair_work *w, uint32_t op)
{
    const uint64_t all = (UINT64_C(1) << w->masks.count) - 1;
    return all & ~w->masks.inside[op] & ~JIT_EXEC;
}

/* The ops between which lanes may wait in a cell: from its first divert, or the begin of its first loop, to
 * its only join. False: it has another number of joins. */
static bool
find_span(const struct pair_work *w, uint32_t cell, uint32_t *first, uint32_t *join)
{
    unsigned joins = 0;
    *first = UINT32_MAX;
    for (uint32_t i = 0; i < w->program->op_count; i++) {
        const struct lane_op *op = &w->program->ops[i];
        if (!lane_code_is(op->code, LANE_WAITS) || op->ctrl.cell[0] != cell)
            continue;
        const uint32_t from = op->code == LANE_OP_loop && op->ctrl.target < i ? op->ctrl.target : i;
        joins += op->code == LANE_OP_join;
        *join = op->code == LANE_OP_join ? i : *join;
        *first = from < *first ? from : *first;
    }
    return joins == 1 && *first < *join;
}

/* Whether whoever waits in the cell goes on at its join, whatever way the other thread takes: no branch leads
 * past the join, except one that is taken if nobody waits. What follows a loop would be done by the lanes
 * that leave it last, so the join must. */
static bool
is_way_out(const struct pair_work *w, uint32_t cell)
{
    uint32_t first = 0, join = 0;
    if (!find_span(w, cell, &first, &join))
        return false;
    for (uint32_t i = first; i < join; i++) {
        const struct lane_op *op = &w->program->ops[i];
        const uint32_t target = op->ctrl.target;
        if (!lane_code_is(op->code, LANE_TARGET))
            continue;
        const bool empty = op->code == LANE_OP_brz && op->ctrl.cell[1] == cell;
        const bool waits = lane_code_is(op->code, LANE_WAITS) && op->ctrl.cell[0] == cell;
        if ((target < first || target > join) && !empty)
            return false;
        if (waits && (op->code == LANE_OP_loop ? i + 1 != join : target <= i))
            return false;
    }
    return true;
}

static bool
suits_cells(struct pair_work *w)
{
    for (unsigned c = 1; c < w->masks.count; c++) {
        if (!is_way_out(w, w->masks.cell[c]))
            return refuse(w, "branches that cross");
        for (unsigned d = 0; d < c; d++)
            if (w->masks.cell[c] < w->masks.cell[d] + 8 && w->masks.cell[d] < w->masks.cell[c] + 8)
                return refuse(w, "cells that overlap");
    }
    return true;
}

/* --- single ops --- */

static bool
suits_predicate(const struct pair_work *w, const struct lane_op *op)
{
    static const uint8_t group[] = {
        [LANE_PRED_NONE] = 1,   [LANE_PRED_NORMAL] = 1, [LANE_PRED_ANY2] = 2,   [LANE_PRED_ALL2] = 2,
        [LANE_PRED_ANY4] = 4,   [LANE_PRED_ALL4] = 4,   [LANE_PRED_ANY8] = 8,   [LANE_PRED_ALL8] = 8,
        [LANE_PRED_ANY16] = 16, [LANE_PRED_ALL16] = 16, [LANE_PRED_ANY32] = 32, [LANE_PRED_ALL32] = 32};
    assert(op->pred < sizeof group / sizeof group[0]);
    return group[op->pred] && group[op->pred] <= w->kernel->lanes;
}

/* The access of the role is the same in both threads. */
static bool
is_alike(const struct pair_work *w, uint32_t op, unsigned role)
{
    const struct jit_access *a = jit_access_of(w->flow, op, role);
    return !a || !pair_differs(w, a);
}

static bool
is_target(const struct lane_program *p, uint32_t op, uint32_t except)
{
    bool any = false;
    for (uint32_t i = 0; i < p->op_count; i++)
        any |= i != except && lane_code_is(p->ops[i].code, LANE_TARGET) && p->ops[i].ctrl.target == op;
    return any;
}

/* Of the execution mask; or, as an `else` does it, of a cell where all lanes are off in any case: with lanes
 * on, one thread's cell might be 0 and the other's not. */
static bool
suits_brz(const struct pair_work *w, uint32_t index)
{
    const struct lane_program *p = w->program;
    const struct lane_op *before = &p->ops[index ? index - 1 : 0];
    if (p->ops[index].ctrl.cell[1] == LANE_EXEC_CELL)
        return true;
    return index && cell_number(w, p->ops[index].ctrl.cell[1]) >= 0 && before->code == LANE_OP_divert &&
           before->pred == LANE_PRED_NONE && before->ctrl.target <= index && !is_target(p, index, index - 1);
}

static bool
suits_control(struct pair_work *w, uint32_t index)
{
    const struct lane_op *op = &w->program->ops[index];
    switch (op->code) {
    case LANE_OP_brf:
        return is_alike(w, index, JIT_PRED) || refuse(w, "a branch may part its threads");
    case LANE_OP_brz:
        return suits_brz(w, index) || refuse(w, "a branch by a register or a mask");
    case LANE_OP_brnz:
        return refuse(w, "a branch by a mask");
    case LANE_OP_fpmode:
        if (!is_alike(w, index, JIT_SRC0))
            return refuse(w, "modes may part its threads");
        return !waiting_at(w, index) || refuse(w, "a mode for some lanes");
    case LANE_OP_barrier:
    case LANE_OP_end:
        return !waiting_at(w, index) || refuse(w, "an end or a barrier for some lanes");
    case LANE_OP_divert:
    case LANE_OP_loop:
        if (op->chan || op->lanes != w->kernel->lanes)
            return refuse(w, "a branch of some lanes");
        return op->ctrl.cell[0] >= 8 || refuse(w, "lanes that go off for good");
    case LANE_OP_call:
    case LANE_OP_ret:
    case LANE_OP_trap:
        return refuse(w, "calls or traps");
    default:
        return true;
    }
}

/* Threads that wait for each other's atomics might do so for ever, as one that leaves a loop waits for the
 * other one. */
static bool
suits_message(struct pair_work *w, uint32_t index)
{
    const struct lane_op *op = &w->program->ops[index];
    if (op->code == LANE_OP_clock || op->mem.space == LANE_SPACE_SCRATCH)
        return refuse(w, "scratch memory or a clock");
    const bool meets_others = op->code == LANE_OP_atomic || op->code == LANE_OP_fence;
    return !meets_others || !jit_may_run_again(w->program, index) || refuse(w, "a loop with atomics");
}

static bool
suits_operand(struct pair_work *w, const struct lane_operand *o)
{
    return o->kind != LANE_INDIRECT || refuse(w, "registers addressed indirectly");
}

static bool
lives_at_start(const struct jit_flow *flow, uint32_t web)
{
    bool lives = false;
    for (uint32_t i = flow->live_start[0]; i < flow->live_start[1]; i++)
        lives |= flow->live[i].web == web;
    return lives;
}

/* Below the end of the cells, where registers are 0 at the start, but not the second thread's own. */
static bool
suits_low_access(const struct pair_work *w, const struct jit_access *a)
{
    bool suits = a->hi <= w->program->cells_bytes;
    for (unsigned c = 0; c < w->masks.count; c++)
        suits &= a->lo >= w->masks.cell[c] + 8 || a->hi <= w->masks.cell[c];
    if (a->role == JIT_PRED || a->role == JIT_COND) /* flags get cells */
        return suits;
    return suits && !(pair_differs(w, a) && lives_at_start(w->flow, a->web));
}

/* Registers that stay in memory are none but constants; the execution mask is nobody's register. */
static bool
suits_accesses(struct pair_work *w, uint32_t index)
{
    const struct jit_flow *flow = w->flow;
    for (uint32_t i = flow->access_start[index]; i < flow->access_start[index + 1]; i++) {
        const struct jit_access *a = &flow->accesses[i];
        const bool cell = a->role == JIT_CELL_D || a->role == JIT_CELL_A || a->role == JIT_CELL_B;
        if (cell)
            continue;
        if (a->lo < 8 || (a->web == JIT_IN_MEMORY && !jit_is_constant(w->program, a)))
            return refuse(w, "registers in memory");
        if (a->lo < w->program->cells_bytes && !suits_low_access(w, a))
            return refuse(w, "registers among the cells");
    }
    return true;
}

static bool
suits_op(struct pair_work *w, uint32_t index)
{
    const struct lane_op *op = &w->program->ops[index];
    const enum lane_family family = lane_code_family(op->code);
    if (family == LANE_IMAGE || family == LANE_MASK)
        return refuse(w, "images or mask ops");
    if (!suits_predicate(w, op))
        return refuse(w, "predicates of many lanes");
    if ((!pair_is_common(op) || op->pred != LANE_PRED_NONE) && op->chan + op->lanes > w->kernel->lanes)
        return refuse(w, "channels beyond its lanes");
    if ((family == LANE_MEM && !suits_message(w, index)) || (family == LANE_CTRL && !suits_control(w, index)))
        return false;
    bool suits = suits_operand(w, &op->dst) && suits_accesses(w, index);
    for (unsigned s = 0; suits && s < 3; s++)
        suits = suits_operand(w, &op->src[s]);
    return suits;
}

/* --- ops without a mask, where a thread may have all its lanes off --- */

static void
mark_seen(uint64_t *seen, uint32_t lo, uint32_t hi, uint64_t cell)
{
    for (uint32_t at = lo; at < hi; at += 2)
        seen[at / 2] |= cell;
}

/* By pairs of bytes of the register file: the cells at whose joins they are read later. NULL: out of memory.
 */
static uint64_t *
find_seen(const struct pair_work *w)
{
    const struct jit_flow *flow = w->flow;
    uint64_t *seen = calloc(w->program->rf_bytes / 2 + 4, sizeof *seen);
    for (uint32_t i = 0; seen && i < w->program->op_count; i++) {
        const struct lane_op *op = &w->program->ops[i];
        if (op->code != LANE_OP_join)
            continue;
        const uint32_t b = flow->block_of[i];
        const uint64_t cell = UINT64_C(1) << cell_number(w, op->ctrl.cell[0]);
        if (b == UINT32_MAX) { /* in a block's middle, where liveness is not known */
            mark_seen(seen, 0, w->program->rf_bytes, cell);
            continue;
        }
        for (uint32_t k = flow->live_start[b]; k < flow->live_start[b + 1]; k++)
            mark_seen(seen, flow->live[k].lo, flow->live[k].hi, cell);
    }
    return seen;
}

/* What the op writes is not read where a thread goes on whose lanes all wait now. */
static bool
is_unseen(const struct pair_work *w, uint32_t index, const uint64_t *seen)
{
    const struct jit_flow *flow = w->flow;
    const uint64_t waiting = waiting_at(w, index);
    uint64_t sees = 0;
    for (uint32_t i = flow->access_start[index]; i < flow->access_start[index + 1]; i++)
        for (uint32_t at = flow->accesses[i].lo;
             flow->accesses[i].use != JIT_READ && at < flow->accesses[i].hi; at += 2)
            sees |= seen[at / 2];
    return !(sees & waiting);
}

static bool
suits_without_mask(struct pair_work *w, uint32_t index, const uint64_t *seen)
{
    const struct lane_op *op = &w->program->ops[index];
    if (pair_is_common(op) || !(op->flags & LANE_NOMASK) || !waiting_at(w, index))
        return true;
    const bool message = lane_code_family(op->code) == LANE_MEM;
    if (message && op->code != LANE_OP_load)
        return refuse(w, "a store that a waiting thread would do");
    if (message && op->mem.space != LANE_SPACE_SURFACE && op->mem.space != LANE_SPACE_LOCAL &&
        !pair_is_once(w, index))
        return refuse(w, "a load that a waiting thread would do");
    return is_unseen(w, index, seen) || refuse(w, "a result that a waiting thread would see");
}

/* --- the thread's slot --- */

static bool
copies_dwords(const struct lane_op *op)
{
    return op->code == LANE_OP_mov && op->dst.kind == LANE_REG && op->src[0].kind == LANE_REG &&
           lane_type_bytes((enum lane_type)op->dst.type) == 4 &&
           lane_type_bytes((enum lane_type)op->src[0].type) == 4 && !op->write_flag;
}

/* Marks what the op copies of it. True: something new. */
static bool
follow_copy(const struct lane_op *op, uint8_t *holds)
{
    bool taken[LANE_MAX] = {false}, more = false;
    for (unsigned l = 0; l < op->lanes; l++)
        taken[l] = memchr(holds + op->src[0].base + jit_lane_offset(&op->src[0], l), 1, 4) != NULL;
    for (unsigned l = 0; l < op->lanes; l++) {
        uint8_t *to = holds + op->dst.base + jit_lane_offset(&op->dst, l);
        more |= taken[l] && !(to[0] && to[1] && to[2] && to[3]);
        if (taken[l])
            memset(to, 1, 4);
    }
    return more;
}

static bool
reads_any(const struct pair_work *w, uint32_t op, const uint8_t *holds)
{
    bool any = false;
    for (uint32_t i = w->flow->access_start[op]; i < w->flow->access_start[op + 1]; i++) {
        const struct jit_access *a = &w->flow->accesses[i];
        any |= a->use == JIT_READ && memchr(holds + a->lo, 1, a->hi - a->lo) != NULL;
    }
    return any;
}

/* The pair has one slot. Its threads may copy it, but nothing may depend on it. holds: zeros, of each byte of
 * the register file and a dword more. */
static bool
slot_is_copied_only(const struct pair_work *w, uint8_t *holds)
{
    bool more = false;
    for (uint32_t i = 0; i < w->kernel->start_count; i++)
        if (w->kernel->start[i].source == EMU_START_SLOT) {
            more = true;
            memset(holds + w->kernel->start[i].rf, 1, w->kernel->start[i].dwords * 4u);
        }
    while (more) {
        more = false;
        for (uint32_t i = 0; i < w->program->op_count; i++) {
            const struct lane_op *op = &w->program->ops[i];
            if (copies_dwords(op))
                more |= follow_copy(op, holds);
            else if (reads_any(w, i, holds))
                return false;
        }
    }
    return true;
}

static bool
slot_is_unused(struct pair_work *w)
{
    uint8_t *holds = calloc(1, w->program->rf_bytes + sizeof(uint32_t));
    const bool unused = holds && slot_is_copied_only(w, holds);
    free(holds);
    return unused || refuse(w, "it uses its thread's slot");
}

bool
pair_is_possible(struct pair_work *w)
{
    if (!suits_kernel(w) || !slot_is_unused(w))
        return false;
    for (uint32_t i = 0; i < w->program->op_count; i++)
        if (!suits_op(w, i))
            return false;
    if (!suits_cells(w))
        return false;
    uint64_t *seen = find_seen(w);
    bool suits = seen || refuse(w, "no memory");
    for (uint32_t i = 0; suits && i < w->program->op_count; i++)
        suits = suits_without_mask(w, i, seen);
    free(seen);
    return suits;
}
