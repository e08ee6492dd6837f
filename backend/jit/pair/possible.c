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
static jit_cells
waiting_at(const struct pair_work *w, uint32_t op)
{
    const jit_cells all = ((jit_cells)1 << w->masks.count) - 1;
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
    if (pair_is_empty(op))
        return true;
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
mark_seen(jit_cells *seen, uint32_t lo, uint32_t hi, jit_cells cell)
{
    for (uint32_t at = lo; at < hi; at += 2)
        seen[at / 2] |= cell;
}

/* By pairs of bytes of the register file: the cells at whose joins they are read later. NULL: out of memory.
 */
static jit_cells *
find_seen(const struct pair_work *w)
{
    const struct jit_flow *flow = w->flow;
    jit_cells *seen = calloc(w->program->rf_bytes / 2 + 4, sizeof *seen);
    for (uint32_t i = 0; seen && i < w->program->op_count; i++) {
        const struct lane_op *op = &w->program->ops[i];
        if (op->code != LANE_OP_join)
            continue;
        const uint32_t b = flow->block_of[i];
        const jit_cells cell = (jit_cells)1 << cell_number(w, op->ctrl.cell[0]);
        if (b == UINT32_MAX) { /* in a block's middle, where liveness is not known */
            mark_seen(seen, 0, w->program->rf_bytes, cell);
            continue;
        }
        for (uint32_t k = flow->live_start[b]; k < flow->live_start[b + 1]; k++)
            mark_seen(seen, flow->live[k].lo, flow->live[k].hi, cell);
    }
    return seen;
}

/* Does the op read one of the two bytes at `at`? The regions of an ALU op's sources are exact, accesses to
 * registers are whole dwords. */
static bool
reads_bytes(const struct pair_work *w, uint32_t index, uint32_t at)
{
    const struct lane_op *op = &w->program->ops[index];
    const bool exact = lane_code_family(op->code) == LANE_ALU;
    bool any = false;
    uint32_t lo, hi;
    if (pair_is_empty(op))
        return false;
    for (unsigned s = 0; exact && s < lane_code_sources(op->code); s++)
        any |= jit_region(&op->src[s], op->lanes, &lo, &hi) && lo < at + 2 && hi > at;
    for (uint32_t i = w->flow->access_start[index]; i < w->flow->access_start[index + 1]; i++) {
        const struct jit_access *a = &w->flow->accesses[i];
        const bool source = a->role >= JIT_SRC0 && a->role <= JIT_SRC2;
        any |= !(exact && source) && a->use == JIT_READ && a->lo < at + 2 && a->hi > at;
    }
    return any;
}

/* Does nobody behind the op read what was there before? */
static bool
writes_bytes(const struct pair_work *w, uint32_t index, uint32_t at)
{
    const struct lane_op *op = &w->program->ops[index];
    bool all = false;
    uint32_t lo, hi;
    for (uint32_t i = w->flow->access_start[index]; i < w->flow->access_start[index + 1]; i++) {
        const struct jit_access *a = &w->flow->accesses[i];
        all |= a->use == JIT_WRITE && a->lo <= at && a->hi >= at + 2;
    }
    if (all)
        return true;
    return lane_code_family(op->code) == LANE_ALU && (op->flags & LANE_NOMASK) &&
           op->pred == LANE_PRED_NONE && (op->lanes == 1 || jit_is_packed(&op->dst, op->lanes)) &&
           jit_region(&op->dst, op->lanes, &lo, &hi) && lo <= at && hi >= at + 2;
}

/* Are the bytes read on some way from the block's start on? todo: room for all blocks; known: of blocks,
 * zeros. */
static bool
is_read_behind(const struct pair_work *w, uint32_t block, uint32_t at, uint32_t *todo, uint8_t *known)
{
    const struct jit_flow *flow = w->flow;
    uint32_t count = 0;
    known[block] = 1;
    todo[count++] = block;
    while (count) {
        const struct jit_block *b = &flow->blocks[todo[--count]];
        uint32_t op = b->first;
        for (; op < b->end; op++) {
            if (reads_bytes(w, op, at))
                return true;
            if (writes_bytes(w, op, at))
                break;
        }
        for (unsigned i = 0; op == b->end && i < b->succ_count; i++)
            if (!known[b->succ[i]]) {
                known[b->succ[i]] = 1;
                todo[count++] = b->succ[i];
            }
    }
    return false;
}

/* Does a thread see the bytes that goes on at the join of one of these cells? */
static bool
is_seen(const struct pair_work *w, uint32_t at, jit_cells cells)
{
    const struct jit_flow *flow = w->flow;
    uint32_t *todo = calloc((size_t)flow->block_count + 1, sizeof *todo);
    uint8_t *known = calloc(1, (size_t)flow->block_count + 1);
    bool seen = !todo || !known;
    for (uint32_t i = 0; !seen && i < w->program->op_count; i++) {
        const struct lane_op *op = &w->program->ops[i];
        const int cell = op->code == LANE_OP_join ? cell_number(w, op->ctrl.cell[0]) : -1;
        if (cell < 0 || !(cells >> cell & 1))
            continue;
        memset(known, 0, flow->block_count);
        seen = flow->block_of[i] == UINT32_MAX || is_read_behind(w, flow->block_of[i], at, todo, known);
    }
    free(todo);
    free(known);
    return seen;
}

/* What the op writes is not read where a thread goes on whose lanes all wait now. Liveness (`seen`) knows
 * whole dwords; where it is not sure, the way of each two bytes is followed. */
static bool
is_unseen(const struct pair_work *w, uint32_t index, const jit_cells *seen)
{
    const struct jit_flow *flow = w->flow;
    const jit_cells waiting = waiting_at(w, index);
    for (uint32_t i = flow->access_start[index]; i < flow->access_start[index + 1]; i++)
        for (uint32_t at = flow->accesses[i].lo;
             flow->accesses[i].use != JIT_READ && at < flow->accesses[i].hi; at += 2)
            if ((seen[at / 2] & waiting) && is_seen(w, at, seen[at / 2] & waiting))
                return false;
    return true;
}

static bool
suits_without_mask(struct pair_work *w, uint32_t index, const jit_cells *seen)
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

/* Of each byte of each web, and of registers in memory: does it hold the slot? */
struct slot {
    const struct pair_work *w;
    uint8_t *holds;
    size_t *first; /* of each web's bytes, and of those in memory */
};

static uint8_t *
slot_bytes(const struct slot *s, const struct jit_access *a, uint32_t at)
{
    const bool in_memory = a->web == JIT_IN_MEMORY;
    assert(at >= a->lo && at < a->hi);
    return s->holds + s->first[in_memory ? s->w->flow->web_count : a->web] + at -
           (in_memory ? 0 : s->w->flow->webs[a->web].lo);
}

/* Marks what the op copies of it. True: something new. */
static bool
follow_copy(const struct slot *s, uint32_t index)
{
    const struct lane_op *op = &s->w->program->ops[index];
    const struct jit_access *from = jit_access_of(s->w->flow, index, JIT_SRC0),
                            *to = jit_access_of(s->w->flow, index, JIT_DST);
    bool taken[LANE_MAX] = {false}, more = false;
    for (unsigned l = 0; from && l < op->lanes; l++)
        taken[l] = memchr(slot_bytes(s, from, op->src[0].base + jit_lane_offset(&op->src[0], l)), 1, 4);
    for (unsigned l = 0; to && l < op->lanes; l++) {
        uint8_t *bytes = slot_bytes(s, to, op->dst.base + jit_lane_offset(&op->dst, l));
        more |= taken[l] && !(bytes[0] && bytes[1] && bytes[2] && bytes[3]);
        if (taken[l])
            memset(bytes, 1, 4);
    }
    return more;
}

static bool
reads_slot(const struct slot *s, uint32_t op)
{
    const struct jit_flow *flow = s->w->flow;
    bool any = false;
    for (uint32_t i = flow->access_start[op]; i < flow->access_start[op + 1]; i++) {
        const struct jit_access *a = &flow->accesses[i];
        any |= a->use == JIT_READ && memchr(slot_bytes(s, a, a->lo), 1, a->hi - a->lo) != NULL;
    }
    return any;
}

/* Bytes [lo, hi) of what the access may find at the start. */
static void
mark_start(const struct slot *s, const struct jit_access *a, uint32_t lo, uint32_t hi)
{
    for (uint32_t at = a->lo > lo ? a->lo : lo; at < a->hi && at < hi; at++)
        *slot_bytes(s, a, at) = 1;
}

static bool
begin_slot(const struct slot *s)
{
    const struct jit_flow *flow = s->w->flow;
    const struct emu_kernel *k = s->w->kernel;
    bool any = false;
    for (uint32_t i = 0; i < k->start_count; i++) {
        const uint32_t lo = k->start[i].rf, hi = lo + k->start[i].dwords * 4u;
        if (k->start[i].source != EMU_START_SLOT)
            continue;
        any = true;
        for (uint32_t n = flow->live_start[0]; n < flow->live_start[1]; n++)
            mark_start(s,
                       &(struct jit_access){
                           .lo = flow->live[n].lo, .hi = flow->live[n].hi, .web = flow->live[n].web},
                       lo, hi);
        mark_start(s, &(struct jit_access){.lo = 0, .hi = s->w->program->rf_bytes, .web = JIT_IN_MEMORY}, lo,
                   hi);
    }
    return any;
}

/* The pair has one slot. Its threads may copy it, but nothing may depend on it. */
static bool
slot_is_copied_only(const struct slot *s)
{
    for (bool more = begin_slot(s); more;) {
        more = false;
        for (uint32_t i = 0; i < s->w->program->op_count; i++) {
            if (copies_dwords(&s->w->program->ops[i]))
                more |= follow_copy(s, i);
            else if (!pair_is_empty(&s->w->program->ops[i]) && reads_slot(s, i))
                return false;
        }
    }
    return true;
}

static bool
slot_is_unused(struct pair_work *w)
{
    const struct jit_flow *flow = w->flow;
    struct slot s = {.w = w, .first = calloc((size_t)flow->web_count + 1, sizeof *s.first)};
    size_t bytes = 0;
    for (uint32_t i = 0; s.first && i < flow->web_count; bytes += flow->webs[i].hi - flow->webs[i].lo, i++)
        s.first[i] = bytes;
    if (s.first)
        s.first[flow->web_count] = bytes;
    s.holds = calloc(1, bytes + w->program->rf_bytes + sizeof(uint32_t));
    const bool unused = s.first && s.holds && slot_is_copied_only(&s);
    free(s.holds);
    free(s.first);
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
    jit_cells *seen = find_seen(w);
    bool suits = seen || refuse(w, "no memory");
    for (uint32_t i = 0; suits && i < w->program->op_count; i++)
        suits = suits_without_mask(w, i, seen);
    free(seen);
    return suits;
}
