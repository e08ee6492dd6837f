/* SPDX-License-Identifier: MIT */
/*
 * What is the same in both threads: the launch's constants, the work-group's ids, and what ops without masks
 * make of these. An op under a mask or a predicate leaves some lanes as they were, so its results count as
 * different.
 */
#include <stdlib.h>

#include "work.h"

int
pair_ids_of(const struct emu_kernel *k, const struct jit_web *web)
{
    for (int d = 0; d < 3; d++)
        if (jit_web_is_in(web, k->local_id_rf[d], pair_id_bytes(k)))
            return d;
    return -1;
}

bool
pair_starts_alike(const struct emu_kernel *k, uint32_t lo, uint32_t hi)
{
    bool any = pair_meet(lo, hi, k->payload_rf, k->payload_bytes);
    for (uint32_t i = 0; i < k->start_count; i++)
        any |= pair_meet(lo, hi, k->start[i].rf, k->start[i].dwords * 4u);
    return any;
}

bool
pair_is_common(const struct lane_op *op)
{
    const enum lane_family family = lane_code_family(op->code);
    return family == LANE_CTRL || family == LANE_MASK || op->code == LANE_OP_fence;
}

bool
pair_is_empty(const struct lane_op *op)
{
    return lane_code_family(op->code) == LANE_ALU && op->dst.kind == LANE_NONE && !op->write_flag;
}

/* The second thread's flags are computed without the result, whose type may be what they are about. */
static bool
has_own_flags(const struct lane_op *op)
{
    return op->write_flag && op->dst.kind != LANE_NONE && !lane_code_is(op->code, LANE_COMPARES);
}

/* Always the same if its sources are. */
static bool
can_be_once(const struct lane_op *op)
{
    const enum lane_family family = lane_code_family(op->code);
    return (family == LANE_ALU || family == LANE_MATH || op->code == LANE_OP_load) &&
           (op->flags & LANE_NOMASK) && op->pred == LANE_PRED_NONE && !has_own_flags(op);
}

bool
pair_is_once(const struct pair_work *w, uint32_t op)
{
    bool once = can_be_once(&w->program->ops[op]);
    for (uint32_t i = w->flow->access_start[op]; i < w->flow->access_start[op + 1]; i++)
        once &= !pair_differs(w, &w->flow->accesses[i]);
    return once;
}

static bool
mark(struct pair_work *w, const struct jit_access *a)
{
    if (a->web == JIT_IN_MEMORY || w->differs[a->web])
        return false;
    w->differs[a->web] = 1;
    return true;
}

/* A message's components lie at equal distances, so all are the threads' own or none is. */
static bool
mark_components(struct pair_work *w, uint32_t op)
{
    const struct jit_flow *flow = w->flow;
    bool any = false, changed = false;
    for (uint32_t i = flow->access_start[op]; i < flow->access_start[op + 1]; i++)
        any |= flow->accesses[i].role >= JIT_DATA && pair_differs(w, &flow->accesses[i]);
    for (uint32_t i = flow->access_start[op]; any && i < flow->access_start[op + 1]; i++)
        changed |= flow->accesses[i].role >= JIT_DATA && mark(w, &flow->accesses[i]);
    return changed;
}

/* True: one more web differs. */
static bool
visit(struct pair_work *w, uint32_t op)
{
    const struct jit_flow *flow = w->flow;
    if (pair_is_common(&w->program->ops[op]))
        return false;
    bool changed = mark_components(w, op);
    if (pair_is_once(w, op))
        return changed;
    for (uint32_t i = flow->access_start[op]; i < flow->access_start[op + 1]; i++)
        changed |= flow->accesses[i].use != JIT_READ && mark(w, &flow->accesses[i]);
    return changed;
}

static void
mark_ids(struct pair_work *w)
{
    const struct emu_kernel *k = w->kernel;
    for (uint32_t i = w->flow->live_start[0]; i < w->flow->live_start[1]; i++) {
        const struct jit_live *l = &w->flow->live[i];
        for (unsigned d = 0; d < 3; d++)
            w->differs[l->web] |= pair_meet(l->lo, l->hi, k->local_id_rf[d], pair_id_bytes(k));
    }
}

bool
pair_find_differing(struct pair_work *w)
{
    w->differs = calloc(1, (size_t)w->flow->web_count + 1);
    w->why = "no memory";
    if (!w->differs)
        return false;
    mark_ids(w);
    for (bool changed = true; changed;) {
        changed = false;
        for (uint32_t i = 0; i < w->program->op_count; i++)
            changed |= visit(w, i);
    }
    return true;
}
