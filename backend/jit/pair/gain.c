/* SPDX-License-Identifier: MIT */
/*
 * Whether pairs pay. While one thread's ops wait for their sources, the other one's run; but a pair needs
 * twice the registers, and its translation takes twice as long. The measure is the innermost loop with the
 * most ops, or the whole program if it has no loop: how long its ops wait for each other, against how long
 * they would take if none waited. A host looks ahead over a few hundred ops. So it runs turns of a short loop
 * side by side, as far as they do not wait for each other, and threads of short programs without loops.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "jit/host/host.h"
#include "pair.h"
#include "work.h"

enum {
    LOOKAHEAD = 256,  /* vector ops */
    LONG_BARRIER = 16 /* vector ops that take as long as what a thread does at a barrier */
};

/* Ops [first, end). */
struct region {
    uint32_t first, end;
    bool loop;
};

struct gain {
    const struct lane_program *program;
    struct jit_flow *flow;
    struct jit_host_pace pace;
    unsigned *ready; /* of each web: the cycle in which it has its value */
};

/* --- how much there is to do --- */

static bool
is_vector(const struct gain *g, const struct jit_access *a)
{
    return a->web != JIT_IN_MEMORY && !g->flow->webs[a->web].row.element && a->lo >= g->program->cells_bytes;
}

static bool
has_vector(const struct gain *g, uint32_t op)
{
    bool any = false;
    for (uint32_t i = g->flow->access_start[op]; i < g->flow->access_start[op + 1]; i++)
        any |= is_vector(g, &g->flow->accesses[i]);
    return any;
}

/* The shifts of a rotate: translated code has one instruction for them and the `or` behind. */
static bool
is_half_of_rotate(const struct gain *g, uint32_t op)
{
    const struct lane_op *o = &g->program->ops[op];
    const struct jit_access *result = jit_access_of(g->flow, op, JIT_DST);
    if ((o->code != LANE_OP_shl && o->code != LANE_OP_shr) || o->src[1].kind != LANE_IMM || !result)
        return false;
    for (uint32_t k = op + 1; k < g->program->op_count; k++)
        for (uint32_t i = g->flow->access_start[k]; i < g->flow->access_start[k + 1]; i++)
            if (g->flow->accesses[i].use == JIT_READ && g->flow->accesses[i].web == result->web)
                return g->program->ops[k].code == LANE_OP_or;
    return false;
}

static unsigned
work_of(const struct gain *g, struct region r)
{
    enum { FUNCTION = 10 };
    unsigned work = 0;
    for (uint32_t i = r.first; i < r.end; i++)
        if (!pair_is_common(&g->program->ops[i]) && has_vector(g, i) && !is_half_of_rotate(g, i))
            work += lane_code_family(g->program->ops[i].code) == LANE_MATH ? FUNCTION : 1;
    return work;
}

/* Messages whose lanes lie anywhere: pairs make more misses of the cache at once, not fewer. */
static bool
has_gathers(const struct gain *g, struct region r)
{
    bool any = false;
    for (uint32_t i = r.first; i < r.end; i++) {
        const struct lane_op *op = &g->program->ops[i];
        const bool message = lane_code_family(op->code) == LANE_MEM && !op->mem.linear;
        const struct jit_access *address = message ? jit_access_of(g->flow, i, JIT_SRC0) : NULL;
        any |= address && is_vector(g, address);
    }
    return any;
}

static bool
has_stores(const struct gain *g, struct region r)
{
    bool any = false;
    for (uint32_t i = r.first; i < r.end; i++)
        any |= g->program->ops[i].code == LANE_OP_store;
    return any;
}

/* --- how long ops wait for each other --- */

static unsigned
latency(const struct gain *g, const struct lane_op *op)
{
    enum { FUNCTION = 20, LOAD = 6, COMPARISON = 3, FLOAT = 4 };
    switch (lane_code_family(op->code)) {
    case LANE_MATH:
        return FUNCTION;
    case LANE_MEM:
        return LOAD;
    default:
        return lane_code_is(op->code, LANE_TESTS) ? COMPARISON
               : lane_type_is_float(op->type)     ? FLOAT
                                                  : g->pace.sum;
    }
}

/* The cycle in which the op has its result. */
static unsigned
end_of(const struct gain *g, uint32_t op)
{
    unsigned begin = 0;
    for (uint32_t i = g->flow->access_start[op]; i < g->flow->access_start[op + 1]; i++) {
        const struct jit_access *a = &g->flow->accesses[i];
        if (a->web != JIT_IN_MEMORY && a->use != JIT_WRITE && g->ready[a->web] > begin)
            begin = g->ready[a->web];
    }
    return begin + (has_vector(g, op) ? latency(g, &g->program->ops[op]) : 0);
}

/* The cycle in which the last op has its result. */
static unsigned
pass(const struct gain *g, struct region r)
{
    unsigned last = 0;
    for (uint32_t op = r.first; op < r.end; op++) {
        const unsigned end = end_of(g, op);
        last = end > last ? end : last;
        for (uint32_t i = g->flow->access_start[op]; i < g->flow->access_start[op + 1]; i++)
            if (g->flow->accesses[i].web != JIT_IN_MEMORY && g->flow->accesses[i].use != JIT_READ)
                g->ready[g->flow->accesses[i].web] = end;
    }
    return last;
}

/* Of a loop: by how much later each turn ends than the one before, if they run side by side. */
static unsigned
wait_of_turn(const struct gain *g, struct region r)
{
    enum { TURNS = 4 };
    unsigned first = 0, last = 0;
    memset(g->ready, 0, g->flow->web_count * sizeof *g->ready);
    for (unsigned i = 0; i <= TURNS; i++)
        first = pass(g, r);
    for (unsigned i = 0; i < TURNS; i++)
        last = pass(g, r);
    return (last - first) / TURNS;
}

/* Of much work: the host sees the beginning of the next turn, or thread, while this one ends. */
static unsigned
wait_of_all(const struct gain *g, struct region r)
{
    memset(g->ready, 0, g->flow->web_count * sizeof *g->ready);
    const unsigned all = pass(g, r), overlap = LOOKAHEAD / g->pace.ops,
                   turn = r.loop ? wait_of_turn(g, r) : 0;
    return all > turn + overlap ? all - overlap : turn;
}

/* --- where --- */

static bool
goes_back(const struct lane_program *p, uint32_t op)
{
    return lane_code_is(p->ops[op].code, LANE_TARGET) && p->ops[op].ctrl.target <= op;
}

static struct region
busiest(const struct gain *g)
{
    struct region best = {0, g->program->op_count, false};
    unsigned most = 0;
    uint32_t since = 0; /* behind the last branch back: a loop that begins before it is an outer one */
    for (uint32_t i = 0; i < g->program->op_count; i++) {
        if (!goes_back(g->program, i))
            continue;
        const struct region loop = {g->program->ops[i].ctrl.target, i + 1, true};
        const unsigned work = loop.first >= since ? work_of(g, loop) : 0;
        if (work > most || !best.loop)
            best = loop;
        most = work > most ? work : most;
        since = i + 1;
    }
    return best;
}

static unsigned
barriers(const struct gain *g, struct region r)
{
    unsigned n = 0;
    for (uint32_t i = r.first; i < r.end; i++)
        n += g->program->ops[i].code == LANE_OP_barrier;
    return n;
}

/* Does the host wait rather than work? */
static bool
is_waiting(const struct gain *g, unsigned wait, unsigned work)
{
    return g->pace.ops * wait >= work;
}

static bool
gains(const struct gain *g)
{
    const struct region r = busiest(g);
    const unsigned work = work_of(g, r), stops = barriers(g, r) * LONG_BARRIER;
    /* Threads run side by side from barrier to barrier. How long a load waits for the store of the turn
     * before is not known: swat of the benchmark loses a fifth. */
    if (r.loop && (stops || has_stores(g, r)))
        return false;
    if (r.loop && work <= LOOKAHEAD)
        return !has_gathers(g, r) && is_waiting(g, wait_of_turn(g, r), work);
    /* An eighth more, since the pair of a large program has its costs. */
    const bool waits = !(jit_host_gathers_slowly() && has_gathers(g, r)) &&
                       is_waiting(g, wait_of_all(g, r), work + work / 8);
    if (r.loop)
        return waits;
    return work > 2 * LOOKAHEAD && (waits || stops >= work);
}

bool
jit_pair_gains(const struct emu_kernel *kernel)
{
    if (kernel->lanes * 2 > LANE_MAX || kernel->program->op_count > PAIR_MOST_OPS)
        return false;
    struct gain g = {.program = kernel->program,
                     .flow = jit_flow_new(kernel->program, kernel->lanes),
                     .pace = jit_host_pace()};
    bool yes = false;
    if (g.flow && !jit_find_rows(g.flow, kernel, kernel->lanes, false)) {
        g.ready = calloc((size_t)g.flow->web_count + 1, sizeof *g.ready);
        yes = g.ready && gains(&g);
    }
    free(g.ready);
    jit_flow_free(g.flow);
    return yes;
}
