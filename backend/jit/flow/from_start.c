/* SPDX-License-Identifier: MIT */
/*
 * Webs whose value a thread's start settles: ids, arguments, and what a few ops make of these alone. Each has
 * one definition, so it has the same value whenever it has one. Behind a barrier it is computed again, which
 * costs less than to store it before and to load it there.
 */
#include <stdlib.h>

#include "flow.h"

/* Ops that are computed again for one web, those of its sources included. */
enum { MOST_OPS = 10 };

struct work {
    const struct jit_flow *flow;
    uint32_t *definitions; /* of each web; the start's value is one */
    uint32_t *ops;         /* to compute a web from the start; NOT: that is not known to be possible */
};

enum { NOT = UINT32_MAX };

static bool
is_usual(const struct lane_operand *o, unsigned lanes)
{
    return o->kind == LANE_IMM ||
           (o->kind == LANE_REG && (jit_is_packed(o, lanes) || jit_is_one_value(o, lanes)));
}

/* Without any other effect. */
static bool
is_cheap(const struct lane_op *op)
{
    bool usual = is_usual(&op->dst, op->lanes);
    for (unsigned s = 0; s < lane_code_sources(op->code); s++)
        usual &= is_usual(&op->src[s], op->lanes);
    return usual && jit_is_simple(op) && jit_is_integer_op(op) && op->pred == LANE_PRED_NONE &&
           !op->write_flag && !(op->flags & ~LANE_NOMASK);
}

/* The ops that lead from the start to the op's result; NOT. */
static uint32_t
ops_to(const struct work *w, uint32_t index)
{
    const struct jit_flow *flow = w->flow;
    const struct jit_access *result = jit_access_of(flow, index, JIT_DST);
    uint32_t sum = 1;
    if (!is_cheap(&flow->program->ops[index]) || !result || result->web == JIT_IN_MEMORY ||
        !jit_writes_web(flow, result) || w->definitions[result->web] != 1)
        return NOT;
    for (uint32_t i = flow->access_start[index]; i < flow->access_start[index + 1]; i++) {
        const struct jit_access *a = &flow->accesses[i];
        if (a == result ||
            (a->use == JIT_READ && a->web == JIT_IN_MEMORY && jit_is_constant(flow->program, a)))
            continue;
        if (a->use != JIT_READ || a->web == JIT_IN_MEMORY || w->ops[a->web] == NOT)
            return NOT;
        sum += w->ops[a->web];
    }
    return sum <= MOST_OPS ? sum : NOT;
}

static void
count_definitions(struct work *w)
{
    const struct jit_flow *flow = w->flow;
    for (uint32_t i = 0; i < flow->access_start[flow->program->op_count]; i++)
        if (flow->accesses[i].use != JIT_READ && flow->accesses[i].web != JIT_IN_MEMORY)
            w->definitions[flow->accesses[i].web]++;
    for (uint32_t web = 0; web < flow->web_count; web++)
        w->ops[web] = NOT;
    for (uint32_t i = flow->live_start[0]; i < flow->live_start[1]; i++) {
        const uint32_t web = flow->live[i].web;
        w->ops[web] = w->definitions[web] ? NOT : 0;
    }
    for (uint32_t i = flow->live_start[0]; i < flow->live_start[1]; i++)
        w->definitions[flow->live[i].web]++;
}

static void
publish(struct jit_web *web, uint32_t made_by)
{
    web->from_start = true;
    web->made_by = made_by;
    web->kept = false;
}

/* True: the op's result is one more of them. */
static bool
visit(struct jit_flow *flow, const struct work *w, uint32_t index)
{
    const uint32_t ops = ops_to(w, index);
    const struct jit_access *result = jit_access_of(flow, index, JIT_DST);
    if (ops == NOT || flow->webs[result->web].from_start)
        return false;
    publish(&flow->webs[result->web], index);
    w->ops[result->web] = ops;
    return true;
}

int
jit_find_from_start(struct jit_flow *flow)
{
    struct work w = {flow, calloc((size_t)flow->web_count + 1, sizeof *w.definitions),
                     malloc(((size_t)flow->web_count + 1) * sizeof *w.ops)};
    bool changed = w.definitions && w.ops;
    const int err = changed ? 0 : -1;
    if (changed)
        count_definitions(&w);
    for (uint32_t web = 0; changed && web < flow->web_count; web++)
        if (w.ops[web] == 0)
            publish(&flow->webs[web], JIT_BY_START);
    while (changed) {
        changed = false;
        for (uint32_t i = 0; i < flow->program->op_count; i++)
            changed |= visit(flow, &w, i);
    }
    free(w.definitions);
    free(w.ops);
    return err;
}
