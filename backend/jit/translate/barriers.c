/* SPDX-License-Identifier: MIT */
/*
 * Barriers: live webs are stored to the register file before a barrier and loaded behind it. A web that has
 * not been written since the last barrier is in the register file already; one that is neither used nor
 * stored before the next barrier need not come back.
 */
#include <stdlib.h>
#include <string.h>

#include "jit/flow/flow.h"

struct sets {
    struct jit_flow *flow;
    uint8_t *dirty;  /* block x web, at the block's start: may differ from the register file */
    uint8_t *needed; /* block x web, at the block's start: must be in the web */
};

static uint8_t *
row(const struct sets *s, uint8_t *table, uint32_t block)
{
    return table + (size_t)block * s->flow->web_count;
}

static bool
merge(uint8_t *into, const uint8_t *from, uint32_t n)
{
    bool grown = false;
    for (uint32_t i = 0; i < n; i++) {
        grown |= from[i] && !into[i];
        into[i] |= from[i];
    }
    return grown;
}

/* Calls visit for every block that may come after b without a barrier in between; true: something grew. */
static bool
each_next(const struct sets *s, uint32_t b, bool (*visit)(const struct sets *s, uint8_t *here, uint32_t next),
          uint8_t *here)
{
    const struct jit_flow *flow = s->flow;
    const struct jit_block *block = &flow->blocks[b];
    bool grown = false;
    for (unsigned i = 0; i < block->succ_count && !jit_ends_in_barrier(flow, b); i++)
        grown |= visit(s, here, block->succ[i]);
    for (uint32_t r = 0; block->returns && r < flow->block_count; r++)
        if (flow->blocks[r].return_point)
            grown |= visit(s, here, r);
    return grown;
}

static void
add_writes(const struct sets *s, uint32_t b, uint8_t *dirty)
{
    const struct jit_flow *flow = s->flow;
    for (uint32_t i = flow->access_start[flow->blocks[b].first]; i < flow->access_start[flow->blocks[b].end];
         i++)
        if (flow->accesses[i].use != JIT_READ && flow->accesses[i].web != JIT_IN_MEMORY)
            dirty[flow->accesses[i].web] = 1;
}

static bool
give_dirty(const struct sets *s, uint8_t *here, uint32_t next)
{
    return merge(row(s, s->dirty, next), here, s->flow->web_count);
}

/* scratch: one row. */
static void
find_dirty(const struct sets *s, uint8_t *scratch)
{
    const struct jit_flow *flow = s->flow;
    memset(row(s, s->dirty, 0), 1, flow->web_count);
    for (bool grown = true; grown;) {
        grown = false;
        for (uint32_t b = 0; b < flow->block_count; b++) {
            memcpy(scratch, row(s, s->dirty, b), flow->web_count);
            add_writes(s, b, scratch);
            grown |= each_next(s, b, give_dirty, scratch);
        }
    }
}

static bool
take_needed(const struct sets *s, uint8_t *here, uint32_t next)
{
    return merge(here, row(s, s->needed, next), s->flow->web_count);
}

/* Backwards over a block's accesses; a write of the whole web ends the need for its old value. */
static void
pass_accesses(const struct sets *s, uint32_t b, uint8_t *needed)
{
    const struct jit_flow *flow = s->flow;
    for (uint32_t op = flow->blocks[b].end; op-- > flow->blocks[b].first;)
        for (unsigned reads = 0; reads < 2; reads++)
            for (uint32_t i = flow->access_start[op]; i < flow->access_start[op + 1]; i++) {
                const struct jit_access *a = &flow->accesses[i];
                if (a->web != JIT_IN_MEMORY && jit_writes_web(flow, a) == !reads)
                    needed[a->web] = (uint8_t)reads;
            }
}

/* The webs that a barrier stores: they live behind it and may differ from the register file. */
static void
mark_stored(const struct sets *s, uint32_t b, uint8_t *scratch)
{
    struct jit_flow *flow = s->flow;
    const uint32_t next = flow->blocks[b].succ[0];
    memcpy(scratch, row(s, s->dirty, b), flow->web_count);
    add_writes(s, b, scratch);
    for (uint32_t i = flow->live_start[next]; i < flow->live_start[next + 1]; i++)
        flow->live[i].stored |= scratch[flow->live[i].web];
}

static void
start_needed(const struct sets *s, uint32_t b, uint8_t *needed)
{
    const struct jit_flow *flow = s->flow;
    memset(needed, 0, flow->web_count);
    if (!jit_ends_in_barrier(flow, b) || !flow->blocks[b].succ_count)
        return;
    const uint32_t next = flow->blocks[b].succ[0];
    for (uint32_t i = flow->live_start[next]; i < flow->live_start[next + 1]; i++)
        needed[flow->live[i].web] |= flow->live[i].stored;
}

static void
find_needed(const struct sets *s, uint8_t *scratch)
{
    const struct jit_flow *flow = s->flow;
    for (bool grown = true; grown;) {
        grown = false;
        for (uint32_t b = flow->block_count; b-- > 0;) {
            start_needed(s, b, scratch);
            each_next(s, b, take_needed, scratch);
            pass_accesses(s, b, scratch);
            grown |= merge(row(s, s->needed, b), scratch, flow->web_count);
        }
    }
}

int
jit_find_carried(struct jit_flow *flow)
{
    const size_t cells = (size_t)flow->block_count * flow->web_count;
    bool barriers = false;
    for (uint32_t b = 0; b < flow->block_count; b++)
        barriers |= flow->blocks[b].resumes;
    if (!barriers || !cells)
        return 0;
    struct sets s = {.flow = flow, .dirty = calloc(cells, 1), .needed = calloc(cells, 1)};
    uint8_t *scratch = malloc(flow->web_count);
    const bool failed = !s.dirty || !s.needed || !scratch;
    if (!failed) {
        find_dirty(&s, scratch);
        for (uint32_t b = 0; b < flow->block_count; b++)
            if (jit_ends_in_barrier(flow, b) && flow->blocks[b].succ_count)
                mark_stored(&s, b, scratch);
        find_needed(&s, scratch);
        for (uint32_t b = 0; b < flow->block_count; b++)
            for (uint32_t i = flow->live_start[b]; i < flow->live_start[b + 1]; i++) {
                struct jit_live *l = &flow->live[i];
                l->loaded = row(&s, s.needed, b)[l->web];
                flow->webs[l->web].kept |= l->loaded && flow->blocks[b].resumes;
            }
    }
    free(s.dirty);
    free(s.needed);
    free(scratch);
    return failed ? -1 : 0;
}
