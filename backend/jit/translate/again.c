/* SPDX-License-Identifier: MIT */
/* Webs that a thread's start settles (flow/from_start.c), behind barriers: from the start's values on. */
#include <string.h>

#include "jit.h"

bool
jit_comes_again(const struct jit_fn *f, uint32_t web)
{
    return f->group.rf && f->flow->webs[web].from_start;
}

/* In all lanes, whether they are on or not: more of them may be on later. */
static void
compute(struct jit_fn *f, uint32_t op)
{
    const enum jit_mode mode = f->mode;
    f->mode = JIT_FULL;
    f->index = op;
    f->op = &f->program->ops[op];
    if (!jit_emit_elementwise(f))
        jit_emit_fallback(f, false, 0);
    f->mode = mode;
}

static void
make(struct jit_fn *f, uint32_t web)
{
    const struct jit_flow *flow = f->flow;
    const uint32_t op = flow->webs[web].made_by;
    if (f->made[web])
        return;
    f->made[web] = 1;
    if (op == JIT_BY_START) {
        jit_load_start(f, web);
        return;
    }
    for (uint32_t i = flow->access_start[op]; i < flow->access_start[op + 1]; i++)
        if (flow->accesses[i].web != JIT_IN_MEMORY)
            make(f, flow->accesses[i].web); /* its own result is marked already */
    compute(f, op);
}

void
jit_compute_again(struct jit_fn *f, uint32_t b)
{
    const struct jit_flow *flow = f->flow;
    memset(f->made, 0, flow->web_count);
    for (uint32_t i = flow->live_start[b]; i < flow->live_start[b + 1]; i++)
        if (flow->live[i].loaded && jit_comes_again(f, flow->live[i].web))
            make(f, flow->live[i].web);
}
