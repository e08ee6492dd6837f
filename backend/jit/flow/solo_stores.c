/* SPDX-License-Identifier: MIT */
/*
 * Whether lanes may go through a loop one after another though it has stores. To OpenCL lanes are work-items,
 * which run in any order. Some programs rely on a GPU's order, in which lanes go side by side:
 *
 * - A lane waits until another one has stored something. Therefore no branch may depend on what is read from
 *   a surface to which the loop stores.
 * - Sums of a few lanes in local memory, without barriers between their steps. Local memory is refused, and
 *   so are loops that all lanes leave together.
 */
#include "solo.h"

#include <stdlib.h>

struct trace {
    const struct jit_flow *flow;
    uint32_t begin, end;
    bool *comes; /* of webs: from a surface to which the loop stores */
    bool changed;
};

static const struct lane_op *
op_at(const struct trace *t, uint32_t i)
{
    return &t->flow->program->ops[i];
}

static bool
is_stored_to(const struct trace *t, unsigned surface)
{
    bool stored = false;
    for (uint32_t i = t->begin; i < t->end; i++)
        stored |= op_at(t, i)->code == LANE_OP_store && op_at(t, i)->mem.surface == surface;
    return stored;
}

static bool
reads_it(const struct trace *t, uint32_t op)
{
    bool reads = false;
    for (uint32_t i = t->flow->access_start[op]; i < t->flow->access_start[op + 1]; i++) {
        const struct jit_access *a = &t->flow->accesses[i];
        reads |= a->use == JIT_READ && a->web != JIT_IN_MEMORY && t->comes[a->web];
    }
    return reads;
}

/* False: the op writes the execution mask. */
static bool
mark_results(struct trace *t, uint32_t op)
{
    bool masks = false;
    for (uint32_t i = t->flow->access_start[op]; i < t->flow->access_start[op + 1]; i++) {
        const struct jit_access *a = &t->flow->accesses[i];
        if (a->use == JIT_READ)
            continue;
        masks |= a->web == JIT_IN_MEMORY || a->lo < 8;
        if (masks || t->comes[a->web])
            continue;
        t->comes[a->web] = t->changed = true;
    }
    return !masks;
}

/* False: a branch depends on it. */
static bool
visit(struct trace *t, uint32_t i)
{
    const struct lane_op *op = op_at(t, i);
    const bool load =
        op->code == LANE_OP_load && op->mem.space == LANE_SPACE_SURFACE && is_stored_to(t, op->mem.surface);
    if (!load && !reads_it(t, i))
        return true;
    return lane_code_family(op->code) != LANE_CTRL && mark_results(t, i);
}

static bool
has_fitting_stores(const struct trace *t, bool *any)
{
    bool fit = true;
    *any = false;
    for (uint32_t i = t->begin; i < t->end; i++)
        if (op_at(t, i)->code == LANE_OP_store) {
            *any = true;
            fit &= op_at(t, i)->mem.space == LANE_SPACE_SURFACE;
        }
    return fit;
}

bool
jit_may_store_in_turn(const struct jit_flow *flow, const struct jit_solo *s, bool leave_together)
{
    enum { MOST_ROUNDS = 8 };
    struct trace t = {.flow = flow, .begin = jit_solo_first_op(flow, s), .end = jit_solo_end_op(flow, s)};
    bool any, may = has_fitting_stores(&t, &any);
    if (!any || !may || leave_together)
        return !any;
    t.comes = calloc((size_t)flow->web_count + 1, sizeof *t.comes);
    may = t.comes != NULL;
    t.changed = true;
    for (unsigned round = 0; may && t.changed; round++) {
        t.changed = false;
        may = round < MOST_ROUNDS;
        for (uint32_t i = t.begin; may && i < t.end; i++)
            may = visit(&t, i);
    }
    free(t.comes);
    return may;
}
