/* SPDX-License-Identifier: MIT */
/*
 * Webs. Bytes that are always accessed together form units. Walking every block once, each unit's current
 * definition is an element of a union-find; uses join the definitions they see, and a block's start joins
 * what its predecessors hand over, for units that live there. The sets at the end are the webs. The execution
 * mask (bytes 0 to 7) belongs to no web: it has its own variable.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "flow.h"

#include "units.h"

#define NOTHING UINT32_MAX
enum { MAX_ELEMENTS = 1 << 24 };

struct work {
    struct jit_flow *flow;
    struct jit_units units;
    uint32_t *unit_lo; /* one more than units */
    uint32_t step_count;
    uint8_t *live;     /* per block and unit */
    uint32_t *entry;   /* per block and unit: element */
    uint32_t *current; /* per unit: element */
    uint32_t *parent;  /* union-find */
    uint32_t element_count, element_capacity;
    uint32_t *access_element; /* per access */
    bool failed;
};

static uint32_t
find(struct work *w, uint32_t e)
{
    while (w->parent[e] != e)
        e = w->parent[e] = w->parent[w->parent[e]];
    return e;
}

static void
join(struct work *w, uint32_t a, uint32_t b)
{
    assert(a < w->element_count && b < w->element_count);
    a = find(w, a);
    b = find(w, b);
    if (a != b)
        w->parent[a > b ? a : b] = a > b ? b : a;
}

static uint32_t
new_element(struct work *w)
{
    if (w->element_count == w->element_capacity) {
        const uint32_t capacity = w->element_capacity ? w->element_capacity * 2 : 4096;
        uint32_t *parent = capacity <= MAX_ELEMENTS ? realloc(w->parent, capacity * sizeof *parent) : NULL;
        if (!parent) {
            w->failed = true;
            return 0;
        }
        w->parent = parent;
        w->element_capacity = capacity;
    }
    w->parent[w->element_count] = w->element_count;
    return w->element_count++;
}

/* Cuts the register file where any access begins or ends. */
static int
find_units(struct work *w)
{
    struct jit_flow *flow = w->flow;
    const uint32_t accesses = flow->access_start[flow->program->op_count];
    w->step_count = (flow->program->rf_bytes + 1) / 2 + 4;
    uint8_t *cut = calloc(w->step_count + 1, 1);
    w->units.of = malloc((w->step_count + 1) * sizeof *w->units.of);
    if (!cut || !w->units.of) {
        free(cut);
        return -1;
    }
    cut[0] = cut[4] = 1;
    assert(w->step_count > 4); /* the execution mask is there */
    for (uint32_t i = 0; i < accesses; i++)
        cut[flow->accesses[i].lo / 2] = cut[flow->accesses[i].hi / 2] = 1;
    for (uint32_t i = 0; i < w->step_count; i++) {
        w->units.count += cut[i];
        w->units.of[i] = w->units.count - 1;
    }
    w->unit_lo = malloc((w->units.count + 1) * sizeof *w->unit_lo);
    w->units.in_memory = calloc(w->units.count + 1, 1);
    if (w->unit_lo)
        for (uint32_t i = w->step_count; i-- > 0;)
            w->unit_lo[w->units.of[i]] = i * 2;
    if (w->unit_lo)
        w->unit_lo[w->units.count] = w->step_count * 2;
    free(cut);
    return w->unit_lo && w->units.in_memory ? 0 : -1;
}

static bool
is_indirect(const struct lane_program *p, uint32_t op, const struct jit_access *a)
{
    const struct lane_op *o = &p->ops[op];
    const enum lane_family family = lane_code_family(o->code);
    if (a->role == JIT_DST)
        return o->dst.kind == LANE_INDIRECT;
    if (a->role >= JIT_SRC0 && a->role <= JIT_SRC2)
        return o->src[a->role - JIT_SRC0].kind == LANE_INDIRECT;
    if (a->role >= JIT_DATA && family == LANE_MEM)
        return (o->code == LANE_OP_load ? o->dst.kind : o->src[1].kind) == LANE_INDIRECT;
    return false;
}

/*
 * LLVM's time to promote one variable grows with the number of blocks in the whole program, because all cells
 * are zero at its start. If there are many cells and blocks, the wait cells stay in the register file. That
 * costs a load and a store per branch.
 */
static bool
has_many_cells(const struct jit_flow *flow)
{
    enum { MANY = 1 << 18 };
    return (uint64_t)flow->program->cells_bytes / 8 * flow->block_count > MANY;
}

static void
keep_wait_cells(struct work *w)
{
    const struct lane_program *p = w->flow->program;
    for (uint32_t op = 0; op < p->op_count && has_many_cells(w->flow); op++)
        if (lane_code_is(p->ops[op].code, LANE_WAITS))
            w->units.in_memory[w->units.of[p->ops[op].ctrl.cell[0] / 2]] = 1;
}

/* Bytes that are not promoted: windows of indirect operands, the execution mask, read-only areas; and
 * whatever is accessed together with them. */
static void
find_memory(struct work *w)
{
    const struct lane_program *p = w->flow->program;
    const uint32_t accesses = w->flow->access_start[p->op_count];
    const struct jit_access fixed[] = {
        {.lo = 0, .hi = 8},
        {.lo = p->const_rf, .hi = p->const_rf + p->const_bytes},
        {.lo = p->uniform_rf, .hi = p->uniform_rf + p->uniform_bytes},
    };
    for (unsigned i = 0; i < 3; i++)
        for (uint32_t u = 0; u < w->units.count && fixed[i].hi > fixed[i].lo; u++)
            if (w->unit_lo[u] < fixed[i].hi && w->unit_lo[u + 1] > fixed[i].lo)
                w->units.in_memory[u] = 1;
    keep_wait_cells(w);
    for (uint32_t op = 0; op < p->op_count; op++)
        for (uint32_t i = w->flow->access_start[op]; i < w->flow->access_start[op + 1]; i++)
            if (is_indirect(p, op, &w->flow->accesses[i]))
                for (uint32_t u = jit_first_unit(&w->units, &w->flow->accesses[i]);
                     u < jit_end_unit(&w->units, &w->flow->accesses[i]); u++)
                    w->units.in_memory[u] = 1;
    for (bool grown = true; grown;) {
        grown = false;
        for (uint32_t i = 0; i < accesses; i++) {
            const struct jit_access *a = &w->flow->accesses[i];
            if (!jit_touches_memory(&w->units, a))
                continue;
            for (uint32_t u = jit_first_unit(&w->units, a); u < jit_end_unit(&w->units, a); u++) {
                grown |= !w->units.in_memory[u];
                w->units.in_memory[u] = 1;
            }
        }
    }
}

static uint32_t
entry_of(struct work *w, uint32_t b, uint32_t u)
{
    assert(b < w->flow->block_count && u < w->units.count);
    uint32_t *e = &w->entry[(size_t)b * w->units.count + u];
    if (*e == NOTHING)
        *e = new_element(w);
    return *e;
}

static void
walk_access(struct work *w, uint32_t i)
{
    const struct jit_access *a = &w->flow->accesses[i];
    if (jit_touches_memory(&w->units, a))
        return;
    const uint32_t first = jit_first_unit(&w->units, a), end = jit_end_unit(&w->units, a);
    uint32_t e = a->use == JIT_WRITE ? new_element(w) : w->current[first];
    assert(first < end && (w->failed || e != NOTHING)); /* what is read lives here */
    for (uint32_t u = first; u < end && !w->failed; u++) {
        if (a->use != JIT_WRITE)
            join(w, e, w->current[u]);
        else
            w->current[u] = e;
    }
    w->access_element[i] = e;
}

static void
hand_over(struct work *w, uint32_t to)
{
    for (uint32_t u = 0; u < w->units.count && !w->failed; u++)
        if (w->live[(size_t)to * w->units.count + u]) {
            const uint32_t e = entry_of(w, to, u);
            if (!w->failed)
                join(w, e, w->current[u]);
        }
}

static void
walk_block(struct work *w, uint32_t b)
{
    const struct jit_flow *flow = w->flow;
    const struct jit_block *block = &flow->blocks[b];
    for (uint32_t u = 0; u < w->units.count && !w->failed; u++)
        w->current[u] = w->live[(size_t)b * w->units.count + u] ? entry_of(w, b, u) : NOTHING;
    for (uint32_t i = flow->access_start[block->first]; i < flow->access_start[block->end] && !w->failed; i++)
        walk_access(w, i);
    for (unsigned s = 0; s < block->succ_count; s++)
        hand_over(w, block->succ[s]);
    for (uint32_t r = 0; block->returns && r < flow->block_count; r++)
        if (flow->blocks[r].return_point)
            hand_over(w, r);
}

static void
stretch(struct jit_web *web, uint32_t lo, uint32_t hi)
{
    assert(lo < hi);
    if (web->hi == 0)
        *web = (struct jit_web){.lo = lo, .hi = hi};
    web->lo = lo < web->lo ? lo : web->lo;
    web->hi = hi > web->hi ? hi : web->hi;
}

/* Numbers the sets that accesses or block starts belong to. */
static int
number_webs(struct work *w)
{
    struct jit_flow *flow = w->flow;
    const uint32_t accesses = flow->access_start[flow->program->op_count];
    uint32_t *number = malloc(((size_t)w->element_count + 1) * sizeof *number);
    flow->webs = calloc((size_t)w->element_count + 1, sizeof *flow->webs);
    flow->live_start = malloc(((size_t)flow->block_count + 1) * sizeof *flow->live_start);
    size_t live_count = 0;
    for (size_t i = 0; i < (size_t)flow->block_count * w->units.count; i++)
        live_count += w->entry[i] != NOTHING;
    flow->live = malloc((live_count + 1) * sizeof *flow->live);
    if (!number || !flow->webs || !flow->live_start || !flow->live) {
        free(number);
        return -1;
    }
    memset(number, 0xff, ((size_t)w->element_count + 1) * sizeof *number);
    for (uint32_t i = 0; i < accesses; i++) {
        if (w->access_element[i] == NOTHING)
            continue;
        uint32_t *n = &number[find(w, w->access_element[i])];
        if (*n == NOTHING)
            *n = flow->web_count++;
        flow->accesses[i].web = *n;
        stretch(&flow->webs[*n], flow->accesses[i].lo, flow->accesses[i].hi);
    }
    uint32_t at = 0;
    for (uint32_t b = 0; b < flow->block_count; b++) {
        flow->live_start[b] = at;
        for (uint32_t u = 0; u < w->units.count; u++) {
            const uint32_t e = w->entry[(size_t)b * w->units.count + u];
            if (e == NOTHING)
                continue;
            uint32_t *n = &number[find(w, e)];
            if (*n == NOTHING)
                *n = flow->web_count++;
            stretch(&flow->webs[*n], w->unit_lo[u], w->unit_lo[u + 1]);
            struct jit_live *last = at > flow->live_start[b] ? &flow->live[at - 1] : NULL;
            /* wide webs stay in pieces: one access to all of it would tie them together */
            if (last && last->web == *n && last->hi == w->unit_lo[u] && last->hi % 64 != 0)
                last->hi = w->unit_lo[u + 1];
            else
                flow->live[at++] = (struct jit_live){.lo = w->unit_lo[u], .hi = w->unit_lo[u + 1], .web = *n};
        }
    }
    flow->live_start[flow->block_count] = at;
    assert(at <= live_count);
    free(number);
    return 0;
}

static int
reserve(struct work *w)
{
    assert(w->units.count > 0 && !w->entry); /* after find_units */
    struct jit_flow *flow = w->flow;
    const size_t cells = (size_t)flow->block_count * w->units.count;
    const uint32_t accesses = flow->access_start[flow->program->op_count];
    if (cells > MAX_ELEMENTS)
        return -1;
    w->entry = malloc((cells + 1) * sizeof *w->entry);
    w->current = malloc(((size_t)w->units.count + 1) * sizeof *w->current);
    w->access_element = malloc(((size_t)accesses + 1) * sizeof *w->access_element);
    if (!w->entry || !w->current || !w->access_element)
        return -1;
    memset(w->entry, 0xff, (cells + 1) * sizeof *w->entry);
    memset(w->access_element, 0xff, ((size_t)accesses + 1) * sizeof *w->access_element);
    return 0;
}

int
jit_find_webs(struct jit_flow *flow)
{
    struct work w = {.flow = flow};
    int err = find_units(&w);
    if (!err)
        err = reserve(&w);
    if (!err) {
        find_memory(&w);
        w.live = jit_find_live(flow, &w.units);
        w.failed = !w.live;
        for (uint32_t b = 0; b < flow->block_count && !w.failed; b++)
            walk_block(&w, b);
        err = w.failed ? -1 : number_webs(&w);
    }
    free(w.units.of);
    free(w.unit_lo);
    free(w.units.in_memory);
    free(w.live);
    free(w.entry);
    free(w.current);
    free(w.parent);
    free(w.access_element);
    return err;
}

struct jit_flow *
jit_flow_new(const struct lane_program *program, unsigned full_lanes)
{
    struct jit_flow *flow = calloc(1, sizeof *flow);
    if (!flow)
        return NULL;
    flow->program = program;
    flow->full_lanes = full_lanes;
    int err = program->op_count == 0 || jit_collect(flow) || jit_find_blocks(flow);
    if (!err) {
        jit_narrow_windows(flow);
        err = jit_find_webs(flow) || jit_find_carried(flow);
    }
    if (!err) {
        jit_find_whole(flow);
        return flow;
    }
    jit_flow_free(flow);
    return NULL;
}

void
jit_flow_free(struct jit_flow *flow)
{
    if (!flow)
        return;
    free(flow->blocks);
    free(flow->block_of);
    free(flow->accesses);
    free(flow->access_start);
    free(flow->webs);
    free(flow->patterns);
    free(flow->answers);
    free(flow->solos);
    free(flow->live);
    free(flow->live_start);
    free(flow);
}
