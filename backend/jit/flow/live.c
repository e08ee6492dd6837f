/* SPDX-License-Identifier: MIT */
/*
 * Liveness with lanes. A unit's bytes may be needed for the lanes that are enabled where they are read, in
 * one layout, or for all lanes. A masked write ends the need for enabled lanes, or for its part of them:
 * between the bytes of `r10.0<2>:ub` there are others, which mostly nobody reads. Going back over an op that
 * enables lanes, what was needed for enabled lanes is needed for those of the cells that they come from
 * (masks.h); going back over the op that put them there, for enabled lanes again. So a masked write in a
 * branch keeps the old bytes only if somebody behind the join wants them, and one before the branch keeps
 * none. Ops of one block with the same predicate are a branch, too.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "masks.h"
#include "units.h"

/* A need: nothing, every lane, or a layout's lanes (layouts are bigger) that are in some cells, or enabled by
 * an op's predicate, and some bytes of them. */
enum { DEAD = 0, ALL_LANES = 1 };
struct need {
    uint32_t layout;
    uint32_t predicate; /* 1 + the op; what it reads has not changed up to it. 0: none */
    uint16_t part;
    jit_cells lanes;
};

static const struct need dead = {.layout = DEAD}, all_lanes = {.layout = ALL_LANES};

/* Beyond so many blocks times units only enabled lanes are told from all. */
enum { MOST_PRECISE = 1 << 21 };

struct work {
    struct jit_flow *flow;
    const struct jit_units *units;
    struct jit_masks masks;
    uint32_t *start_layout; /* per block and unit: need */
    uint16_t *start_part;
    jit_cells *start_lanes; /* NULL: enabled lanes, all of them */
    struct need *now;       /* per unit */
};

/* Is it a predicate that says of each lane whether it is enabled? Those of sel choose between sources. */
static bool
has_predicate(const struct lane_op *op)
{
    return op->pred == LANE_PRED_NORMAL && op->code != LANE_OP_sel;
}

/* Predicates outside the cells are nobody's: their writes are not looked for. */
static bool
have_one_predicate(const struct work *w, uint32_t op, uint32_t other)
{
    const struct lane_program *p = w->flow->program;
    const struct lane_op *a = &p->ops[op], *b = &p->ops[other];
    return a->pred_cell + UINT64_C(8) <= p->cells_bytes && has_predicate(a) && has_predicate(b) &&
           a->pred_cell == b->pred_cell && a->pred_shift == b->pred_shift && a->chan == b->chan &&
           a->lanes == b->lanes && !((a->flags ^ b->flags) & LANE_PRED_INV);
}

/* Those that the predicate enables are some of those that are on. */
static struct need
without_predicate(struct need need)
{
    need.lanes |= need.predicate ? JIT_EXEC : 0;
    need.predicate = 0;
    return need;
}

static struct need
both(const struct work *w, struct need a, struct need b)
{
    if (a.layout == DEAD || b.layout == DEAD)
        return a.layout == DEAD ? b : a;
    if (a.layout != b.layout || a.layout == ALL_LANES)
        return all_lanes;
    const bool differ =
        a.predicate && b.predicate && !have_one_predicate(w, a.predicate - 1, b.predicate - 1);
    struct need sum = {a.layout, a.predicate ? a.predicate : b.predicate, a.part | b.part, a.lanes | b.lanes};
    return differ || (sum.lanes & JIT_EXEC) ? without_predicate(sum) : sum;
}

/* Before an op that changes masks or flags, or a barrier, behind which rows are read from any lane that is
 * on; of lanes. */
static struct need
need_before(const struct work *w, uint32_t op, struct need need)
{
    bool lost = false;
    need = without_predicate(need);
    if (lane_code_is(w->flow->program->ops[op].code, LANE_SUSPENDS))
        need.lanes |= JIT_EXEC;
    need.lanes = jit_lanes_before(w->flow, &w->masks, op, need.lanes, &lost);
    lost |= !w->start_lanes && need.lanes != JIT_EXEC;
    return lost ? all_lanes : need;
}

/* What is needed before a write of its part of all enabled lanes. */
static struct need
need_before_cover(const struct work *w, uint32_t op, const struct jit_access *a, struct need need)
{
    const bool some = has_predicate(&w->flow->program->ops[op]);
    const jit_cells enabled = some ? 0 : JIT_EXEC | w->masks.inside[op];
    if (need.layout == DEAD || need.layout != a->layout || (need.lanes & ~enabled) ||
        (some && (!need.predicate || !have_one_predicate(w, op, need.predicate - 1))))
        return need;
    need.part &= (uint16_t)~a->part;
    return need.part ? need : dead;
}

/* For such a write: whether the code behind it needs nothing else. */
static bool
covers_need(const struct work *w, uint32_t op, const struct jit_access *a)
{
    for (uint32_t u = jit_first_unit(w->units, a); u < jit_end_unit(w->units, a); u++)
        if (need_before_cover(w, op, a, w->now[u]).layout != DEAD)
            return false;
    return true;
}

static struct need
need_of_read(const struct work *w, uint32_t op, const struct jit_access *a)
{
    if (!a->layout)
        return all_lanes;
    if (a->role != JIT_PRED && has_predicate(&w->flow->program->ops[op]))
        return (struct need){.layout = a->layout, .predicate = op + 1, .part = a->part};
    return (struct need){.layout = a->layout, .part = a->part, .lanes = JIT_EXEC};
}

/* A merge needs what is needed behind it, except what it writes. */
static void
go_back_over_access(struct work *w, uint32_t op, struct jit_access *a, bool decide)
{
    if (jit_touches_memory(w->units, a))
        return;
    const bool ends = a->use == JIT_WRITE || (a->covers && covers_need(w, op, a));
    if (decide && ends)
        a->use = JIT_WRITE;
    for (uint32_t u = jit_first_unit(w->units, a); u < jit_end_unit(w->units, a); u++) {
        struct need *now = &w->now[u];
        if (ends)
            *now = dead;
        else if (a->use == JIT_READ)
            *now = both(w, *now, need_of_read(w, op, a));
        else if (a->covers)
            *now = need_before_cover(w, op, a, *now);
        if (decide && a->use == JIT_MERGE && now->layout == DEAD)
            *now = all_lanes; /* its own reading of the old bytes, which is still written out */
    }
}

/* Does the op write a flag, or wait? */
static bool
ends_predicates(const struct jit_flow *flow, uint32_t op)
{
    bool any = lane_code_is(flow->program->ops[op].code, LANE_SUSPENDS);
    for (uint32_t i = flow->access_start[op]; i < flow->access_start[op + 1]; i++)
        any |= flow->accesses[i].use != JIT_READ && flow->accesses[i].lo < flow->program->cells_bytes;
    return any;
}

static void
go_back_over_op(struct work *w, uint32_t op, bool decide)
{
    const struct jit_flow *flow = w->flow;
    const uint32_t first = flow->access_start[op], end = flow->access_start[op + 1];
    if (jit_changes_masks(flow, &w->masks, op) || ends_predicates(flow, op))
        for (uint32_t u = 0; u < w->units->count; u++)
            if (w->now[u].layout > ALL_LANES)
                w->now[u] = need_before(w, op, w->now[u]);
    for (uint32_t i = end; i-- > first;) /* the last one to write is the first one to pass */
        if (flow->accesses[i].use != JIT_READ)
            go_back_over_access(w, op, &flow->accesses[i], decide);
    for (uint32_t i = first; i < end; i++)
        if (flow->accesses[i].use == JIT_READ)
            go_back_over_access(w, op, &flow->accesses[i], decide);
}

static struct need
at_start(const struct work *w, uint32_t b, uint32_t u)
{
    const size_t i = (size_t)b * w->units->count + u;
    return (struct need){.layout = w->start_layout[i],
                         .part = w->start_part[i],
                         .lanes = w->start_lanes ? w->start_lanes[i] : JIT_EXEC};
}

static void
take_over(struct work *w, uint32_t b)
{
    const uint32_t *layout = w->start_layout + (size_t)b * w->units->count;
    for (uint32_t u = 0; u < w->units->count; u++)
        if (layout[u] != DEAD)
            w->now[u] = both(w, w->now[u], at_start(w, b, u));
}

/* True: the unit's need at the block's start is more than before. */
static bool
grow(struct work *w, uint32_t b, uint32_t u)
{
    const size_t i = (size_t)b * w->units->count + u;
    const struct need old = at_start(w, b, u), next = both(w, old, without_predicate(w->now[u]));
    w->start_layout[i] = next.layout;
    w->start_part[i] = next.part;
    if (w->start_lanes)
        w->start_lanes[i] = next.lanes;
    return next.layout != old.layout || next.part != old.part ||
           (w->start_lanes && next.layout > ALL_LANES && next.lanes != old.lanes);
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
    bool grown = false;
    for (uint32_t u = 0; u < w->units->count; u++)
        grown |= w->now[u].layout != DEAD && grow(w, b, u);
    return grown;
}

static void
settle(struct work *w)
{
    for (unsigned decide = 0; decide < 2; decide++)
        for (bool grown = true; grown;) {
            grown = false;
            for (uint32_t b = w->flow->block_count; b-- > 0;)
                grown |= go_back_over_block(w, b, decide);
        }
}

uint8_t *
jit_find_live(struct jit_flow *flow, const struct jit_units *units)
{
    const size_t cells = (size_t)flow->block_count * units->count;
    assert(flow->block_count > 0 && units->count > 0);
    struct work w = {.flow = flow,
                     .units = units,
                     .start_layout = calloc(cells + 1, sizeof *w.start_layout),
                     .start_part = calloc(cells + 1, sizeof *w.start_part),
                     .now = calloc((size_t)units->count + 1, sizeof *w.now)};
    uint8_t *live = calloc(cells + 1, 1);
    if (cells <= MOST_PRECISE)
        w.start_lanes = calloc(cells + 1, sizeof *w.start_lanes);
    const bool ready = w.start_layout && w.start_part && w.now && live && !jit_find_masks(flow, &w.masks);
    if (ready) {
        settle(&w);
        for (size_t i = 0; i < cells; i++)
            live[i] = w.start_layout[i] != DEAD;
        jit_free_masks(&w.masks);
    } else {
        free(live);
        live = NULL;
    }
    free(w.start_layout);
    free(w.start_part);
    free(w.start_lanes);
    free(w.now);
    return live;
}
