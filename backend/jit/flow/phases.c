/* SPDX-License-Identifier: MIT */
/* Phases: what a thread does from one barrier to the next one. Each block behind a barrier begins one. */
#include <assert.h>
#include <stdlib.h>

#include "flow.h"

enum { NONE = UINT32_MAX - 1 }; /* nobody comes there, as far as is known */

struct walk {
    const struct jit_flow *flow;
    uint32_t *phases;
    uint32_t *todo, count; /* each block twice at most: it changes from none to one and from one to many */
};

/* A thread of this phase comes to the block. */
static void
reach(struct walk *w, uint32_t b, uint32_t phase)
{
    const uint32_t now = w->phases[b] == NONE || w->phases[b] == phase ? phase : JIT_MANY_PHASES;
    if (now == w->phases[b])
        return;
    assert(w->count < 2 * w->flow->block_count);
    w->phases[b] = now;
    w->todo[w->count++] = b;
}

static void
walk(struct walk *w)
{
    const struct jit_flow *flow = w->flow;
    while (w->count) {
        const uint32_t b = w->todo[--w->count];
        for (unsigned s = 0; !jit_ends_in_barrier(flow, b) && s < flow->blocks[b].succ_count; s++)
            reach(w, flow->blocks[b].succ[s], w->phases[b]);
    }
}

uint32_t *
jit_phases_new(const struct jit_flow *flow)
{
    struct walk w = {.flow = flow,
                     .phases = malloc((size_t)flow->block_count * sizeof *w.phases),
                     .todo = malloc(2 * (size_t)flow->block_count * sizeof *w.todo)};
    bool returns = false;
    for (uint32_t b = 0; w.phases && b < flow->block_count; b++) {
        w.phases[b] = NONE;
        returns |= flow->blocks[b].returns;
    }
    if (w.phases && w.todo) {
        for (uint32_t b = 0; b < flow->block_count; b++) {
            if (flow->blocks[b].resumes)
                reach(&w, b, returns ? JIT_MANY_PHASES : b);
            walk(&w);
        }
    }
    for (uint32_t b = 0; w.phases && b < flow->block_count; b++)
        if (w.phases[b] == NONE || !jit_ends_in_barrier(flow, b))
            w.phases[b] = JIT_MANY_PHASES;
    if (!w.todo) {
        free(w.phases);
        w.phases = NULL;
    }
    free(w.todo);
    return w.phases;
}
