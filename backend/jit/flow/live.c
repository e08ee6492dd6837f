/* SPDX-License-Identifier: MIT */
/*
 * Liveness with lanes. A unit's bytes may be needed for the lanes that are enabled where they are read, in
 * one layout, or for all lanes. A masked write ends the need for enabled lanes, or for its part of them:
 * between the bytes of `r10.0<2>:ub` there are others, which mostly nobody reads. Going back over an op that
 * enables lanes, what was needed for enabled lanes is needed for those of the cells that they come from
 * (masks.h); going back over the op that put them there, for enabled lanes again. So a masked write in a
 * branch keeps the old bytes only if somebody behind the join wants them, and one before the branch keeps
 * none.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "masks.h"
#include "units.h"

/* A need: nothing, every lane, or a layout's lanes (layouts are bigger) that are in some cells, and some
 * bytes of them. */
enum { DEAD = 0, ALL_LANES = 1 };
struct need {
    uint32_t layout;
    uint16_t part;
    uint64_t lanes;
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
    uint64_t *start_lanes; /* NULL: enabled lanes, all of them */
    struct need *now;      /* per unit */
};

static struct need
both(struct need a, struct need b)
{
    if (a.layout == DEAD || b.layout == DEAD)
        return a.layout == DEAD ? b : a;
    if (a.layout == b.layout && a.layout != ALL_LANES)
        return (struct need){a.layout, a.part | b.part, a.lanes | b.lanes};
    return all_lanes;
}

static struct need
need_before(const struct work *w, uint32_t op, struct need need)
{
    if (need.layout <= ALL_LANES)
        return need;
    bool lost = false;
    need.lanes = jit_lanes_before(w->flow, &w->masks, op, need.lanes, &lost);
    lost |= !w->start_lanes && need.lanes != JIT_EXEC;
    return lost ? all_lanes : need;
}

/* What is needed before a write of its part of all enabled lanes. */
static struct need
need_before_cover(const struct work *w, uint32_t op, const struct jit_access *a, struct need need)
{
    const uint64_t enabled = JIT_EXEC | w->masks.zero[op];
    if (need.layout == DEAD || need.layout != a->layout || (need.lanes & ~enabled))
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
need_of_read(const struct jit_access *a)
{
    return a->layout ? (struct need){a->layout, a->part, JIT_EXEC} : all_lanes;
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
            *now = both(*now, need_of_read(a));
        else if (a->covers)
            *now = need_before_cover(w, op, a, *now);
        if (decide && a->use == JIT_MERGE && now->layout == DEAD)
            *now = all_lanes; /* its own reading of the old bytes, which is still written out */
    }
}

static void
go_back_over_op(struct work *w, uint32_t op, bool decide)
{
    const struct jit_flow *flow = w->flow;
    const uint32_t first = flow->access_start[op], end = flow->access_start[op + 1];
    if (jit_changes_masks(flow, &w->masks, op))
        for (uint32_t u = 0; u < w->units->count; u++)
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
    return (struct need){w->start_layout[i], w->start_part[i], w->start_lanes ? w->start_lanes[i] : JIT_EXEC};
}

static void
take_over(struct work *w, uint32_t b)
{
    for (uint32_t u = 0; u < w->units->count; u++)
        w->now[u] = both(w->now[u], at_start(w, b, u));
}

/* True: the unit's need at the block's start is more than before. */
static bool
grow(struct work *w, uint32_t b, uint32_t u)
{
    const size_t i = (size_t)b * w->units->count + u;
    const struct need old = at_start(w, b, u), next = both(old, w->now[u]);
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
        grown |= grow(w, b, u);
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
