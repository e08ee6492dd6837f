/* SPDX-License-Identifier: MIT */
/*
 * Liveness with lanes. A unit's bytes may be needed for the lanes that are enabled where they are read, in
 * one layout, or for all lanes. A masked write ends the need for enabled lanes; the need for all lanes goes
 * on before it. Going back over an op that may enable lanes, what was needed for enabled lanes is needed for
 * all: some of them are off before it. So a masked write in a branch keeps the old bytes only if somebody
 * behind the join wants them.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "units.h"

/* A need: nothing, every lane, or a layout's enabled lanes (layouts are bigger). */
enum { DEAD = 0, ALL_LANES = 1 };

struct work {
    struct jit_flow *flow;
    const struct jit_units *units;
    uint32_t *at_start; /* per block and unit: need */
    uint32_t *now;      /* per unit */
};

static uint32_t
both(uint32_t a, uint32_t b)
{
    return a == DEAD || a == b ? b : b == DEAD ? a : ALL_LANES;
}

static bool
may_enable_lanes(const struct lane_program *p, const struct lane_op *op)
{
    if (op->code == LANE_OP_join)
        return true;
    if (lane_code_family(op->code) != LANE_MASK || !jit_writes_exec(p, op))
        return false;
    const bool narrows = op->code == LANE_OP_mand || op->code == LANE_OP_mandn;
    return !(narrows && op->ctrl.cell[1] == LANE_EXEC_CELL);
}

/* For a write that covers its enabled lanes: whether the code behind it needs no other lanes. */
static bool
covers_need(const struct work *w, const struct jit_access *a)
{
    for (uint32_t u = jit_first_unit(w->units, a); u < jit_end_unit(w->units, a); u++)
        if (w->now[u] != DEAD && w->now[u] != a->layout)
            return false;
    return true;
}

/* A merge needs what is needed behind it. */
static void
go_back_over_access(struct work *w, struct jit_access *a, bool decide)
{
    if (jit_touches_memory(w->units, a))
        return;
    const bool ends = a->use == JIT_WRITE || (a->covers && covers_need(w, a));
    if (decide && ends)
        a->use = JIT_WRITE;
    for (uint32_t u = jit_first_unit(w->units, a); u < jit_end_unit(w->units, a); u++) {
        if (ends)
            w->now[u] = DEAD;
        else if (a->use == JIT_READ)
            w->now[u] = both(w->now[u], a->layout ? a->layout : ALL_LANES);
        else if (decide && w->now[u] == DEAD)
            w->now[u] = ALL_LANES; /* its own reading of the old bytes, which is still written out */
    }
}

static void
go_back_over_op(struct work *w, uint32_t op, bool decide)
{
    const struct jit_flow *flow = w->flow;
    const uint32_t first = flow->access_start[op], end = flow->access_start[op + 1];
    if (may_enable_lanes(flow->program, &flow->program->ops[op]))
        for (uint32_t u = 0; u < w->units->count; u++)
            w->now[u] = w->now[u] == DEAD ? DEAD : ALL_LANES;
    for (uint32_t i = first; i < end; i++)
        if (flow->accesses[i].use != JIT_READ)
            go_back_over_access(w, &flow->accesses[i], decide);
    for (uint32_t i = first; i < end; i++)
        if (flow->accesses[i].use == JIT_READ)
            go_back_over_access(w, &flow->accesses[i], decide);
}

static void
take_over(struct work *w, uint32_t b)
{
    const uint32_t *need = w->at_start + (size_t)b * w->units->count;
    for (uint32_t u = 0; u < w->units->count; u++)
        w->now[u] = both(w->now[u], need[u]);
}

/* True: the block's start needs more than before. */
static bool
go_back_over_block(struct work *w, uint32_t b, bool decide)
{
    const struct jit_flow *flow = w->flow;
    const struct jit_block *block = &flow->blocks[b];
    assert(block->first < block->end && block->succ_count <= 2);
    memset(w->now, 0, w->units->count * sizeof *w->now);
    for (unsigned s = 0; s < block->succ_count; s++)
        take_over(w, block->succ[s]);
    for (uint32_t r = 0; block->returns && r < flow->block_count; r++)
        if (flow->blocks[r].return_point)
            take_over(w, r);
    for (uint32_t i = block->end; i-- > block->first;)
        go_back_over_op(w, i, decide);
    uint32_t *start = w->at_start + (size_t)b * w->units->count;
    bool grown = false;
    for (uint32_t u = 0; u < w->units->count; u++) {
        const uint32_t next = both(start[u], w->now[u]);
        grown |= next != start[u];
        start[u] = next;
    }
    return grown;
}

uint8_t *
jit_find_live(struct jit_flow *flow, const struct jit_units *units)
{
    const size_t cells = (size_t)flow->block_count * units->count;
    assert(flow->block_count > 0 && units->count > 0);
    struct work w = {.flow = flow,
                     .units = units,
                     .at_start = calloc(cells + 1, sizeof *w.at_start),
                     .now = calloc((size_t)units->count + 1, sizeof *w.now)};
    uint8_t *live = calloc(cells + 1, 1);
    if (w.at_start && w.now && live) {
        for (unsigned decide = 0; decide < 2; decide++)
            for (bool grown = true; grown;) {
                grown = false;
                for (uint32_t b = flow->block_count; b-- > 0;)
                    grown |= go_back_over_block(&w, b, decide);
            }
        for (size_t i = 0; i < cells; i++)
            live[i] = w.at_start[i] != DEAD;
    } else {
        free(live);
        live = NULL;
    }
    free(w.at_start);
    free(w.now);
    return live;
}
