/* SPDX-License-Identifier: MIT */
/*
 * Walks: loads in loops of which each lane reads the dword behind the one that it read in the turn before, as
 * in `for (k = 0; k < n; k++) sum += a[row * n + k]`. This is a guess from how the program computes
 * addresses; the code checks them (translate/emit_walk.c). jit_sure_step guesses nothing.
 */
#include <stddef.h>

#include "flow.h"

enum { UNKNOWN = INT32_MIN, MOST_DEPTH = 6 };

/* Ops [first, last]. */
struct loop {
    uint32_t first, last;
};

/* --- the loop --- */

static bool
has_target(const struct lane_op *op)
{
    return lane_code_is(op->code, LANE_TARGET);
}

static bool
has_loop(const struct lane_program *p, uint32_t first, uint32_t end)
{
    bool any = false;
    for (uint32_t i = first; i < end; i++)
        any |= has_target(&p->ops[i]) && p->ops[i].ctrl.target <= i && p->ops[i].ctrl.target >= first;
    return any;
}

/* The innermost loop around the op, if it has no other one inside: a thread may stay there until another one
 * has written what this load reads next. */
static bool
find_loop(const struct lane_program *p, uint32_t index, struct loop *loop)
{
    for (uint32_t i = index; i < p->op_count; i++)
        if (has_target(&p->ops[i]) && p->ops[i].ctrl.target <= index) {
            *loop = (struct loop){p->ops[i].ctrl.target, i};
            return !has_loop(p, loop->first, i);
        }
    return false;
}

/* Nothing in the loop changes memory, or waits for others that do. */
static bool
only_reads(const struct lane_program *p, const struct loop *loop)
{
    bool reads = true;
    for (uint32_t i = loop->first; i <= loop->last; i++) {
        const enum lane_code code = p->ops[i].code;
        const enum lane_family family = lane_code_family(code);
        reads &= family != LANE_IMAGE && (family != LANE_MEM || code == LANE_OP_load) &&
                 !lane_code_is(code, LANE_SUSPENDS);
    }
    return reads;
}

/* --- steps of values from turn to turn --- */

struct walk {
    const struct jit_flow *flow;
    struct loop loop;
    unsigned looks;    /* at ops: a search that takes long finds nothing */
    uint32_t sure_end; /* not 0: steps must be sure; ops before this one run once in each turn */
};

enum { MOST_LOOKS = 1 << 14 };

/* The one op in the loop that writes bytes of what the access reads; UINT32_MAX: none does. False: several
 * do, or one writes a part. */
static bool
find_writer(struct walk *w, const struct jit_access *read, uint32_t *writer)
{
    *writer = UINT32_MAX;
    w->looks += w->loop.last - w->loop.first + 1;
    if (w->looks > MOST_LOOKS)
        return false;
    for (uint32_t op = w->loop.first; op <= w->loop.last; op++)
        for (uint32_t i = w->flow->access_start[op]; i < w->flow->access_start[op + 1]; i++) {
            const struct jit_access *a = &w->flow->accesses[i];
            if (a->use == JIT_READ || a->web != read->web || a->hi <= read->lo || a->lo >= read->hi)
                continue;
            if (*writer != UINT32_MAX || a->role != JIT_DST || a->lo > read->lo || a->hi < read->hi)
                return false;
            if (w->sure_end && (a->layout != read->layout || a->part != read->part))
                return false;
            *writer = op;
        }
    return !w->sure_end || *writer == UINT32_MAX || *writer < w->sure_end;
}

static const struct jit_access *
source_of(const struct walk *w, uint32_t op, unsigned s)
{
    const struct jit_access *a = jit_access_of(w->flow, op, JIT_SRC0 + s);
    return a && a->web != JIT_IN_MEMORY ? a : NULL;
}

static bool
is_plain(const struct walk *w, const struct lane_op *op)
{
    bool plain = op->pred == LANE_PRED_NONE && !(op->flags & ~LANE_NOMASK) && jit_is_integer_op(op);
    for (unsigned s = 0; s < lane_code_sources(op->code); s++)
        plain &= !op->src[s].mods && lane_type_bytes(op->src[s].type) >= 4;
    for (unsigned s = 0; w->sure_end && s < lane_code_sources(op->code); s++)
        plain &= lane_type_bytes(op->src[s].type) == 4;
    return plain && (!w->sure_end || (lane_type_bytes(op->type) == 4 && lane_type_bytes(op->dst.type) == 4));
}

static int64_t
number_in(const struct lane_operand *o)
{
    return lane_type_bytes(o->type) == 4 ? (int32_t)o->imm : (int64_t)o->imm;
}

/* Of a sum, the source that is a number; -1. */
static int
number_of_sum(const struct lane_op *op)
{
    return op->src[1].kind == LANE_IMM ? 1 : op->src[0].kind == LANE_IMM ? 0 : -1;
}

static int64_t
sum_of(int64_t a, int64_t b)
{
    return a == UNKNOWN || b == UNKNOWN ? UNKNOWN : (int32_t)((uint64_t)a + (uint64_t)b);
}

/* The value is itself of the turn before plus a number, by copies and sums. */
static bool
find_induction(struct walk *w, const struct jit_access *start, int64_t *step)
{
    const struct jit_access *a = start;
    uint32_t at, reader = UINT32_MAX;
    *step = 0;
    for (unsigned depth = 0; a && depth < MOST_DEPTH; depth++, reader = at) {
        if (!find_writer(w, a, &at) || at == UINT32_MAX || !is_plain(w, &w->flow->program->ops[at]))
            return false;
        if (w->sure_end && at >= reader) /* else the reader has the turn before's value */
            return false;
        const struct lane_op *op = &w->flow->program->ops[at];
        const int number = op->code == LANE_OP_add ? number_of_sum(op) : -1;
        if (op->code != LANE_OP_mov && number < 0)
            return false;
        *step = sum_of(*step, number < 0 ? 0 : number_in(&op->src[number]));
        a = source_of(w, at, number < 0 ? 0 : 1 - (unsigned)number);
        if (a && a->web == start->web && a->lo == start->lo && a->hi == start->hi)
            return true;
    }
    return false;
}

static int64_t step_of(struct walk *w, uint32_t op, unsigned s, unsigned depth);

/* Of a product with a number. */
static int64_t
product_of(struct walk *w, uint32_t index, unsigned depth)
{
    const struct lane_op *op = &w->flow->program->ops[index];
    const int number = op->code == LANE_OP_shl ? (op->src[1].kind == LANE_IMM ? 1 : -1) : number_of_sum(op);
    const int64_t a = step_of(w, index, 0, depth), b = step_of(w, index, 1, depth);
    if (a == 0 && b == 0)
        return 0;
    const int64_t step = number == 1 ? a : b;
    if (number < 0 || step == UNKNOWN)
        return UNKNOWN;
    const int64_t n = number_in(&op->src[number]);
    return op->code == LANE_OP_shl ? (int32_t)((uint64_t)step << (n & 31))
                                   : (int32_t)((uint64_t)step * (uint64_t)n);
}

/* How much more what op `writer` gives is in each turn. */
static int64_t
step_of_result(struct walk *w, uint32_t writer, unsigned depth)
{
    const struct lane_op *op = &w->flow->program->ops[writer];
    if (!is_plain(w, op) || depth == MOST_DEPTH)
        return UNKNOWN;
    switch (op->code) {
    case LANE_OP_mov:
        return step_of(w, writer, 0, depth);
    case LANE_OP_add:
        return sum_of(step_of(w, writer, 0, depth), step_of(w, writer, 1, depth));
    case LANE_OP_shl:
    case LANE_OP_mul:
        return product_of(w, writer, depth);
    case LANE_OP_mad:
        return sum_of(product_of(w, writer, depth), step_of(w, writer, 2, depth));
    default:
        return UNKNOWN;
    }
}

/* UNKNOWN, or a number of 32 bits. */
static int64_t
step_of(struct walk *w, uint32_t op, unsigned s, unsigned depth)
{
    const struct jit_access *a = source_of(w, op, s);
    int64_t step;
    uint32_t writer;
    if (w->flow->program->ops[op].src[s].kind == LANE_IMM)
        return 0;
    if (!a || !find_writer(w, a, &writer))
        return UNKNOWN;
    if (writer == UINT32_MAX)
        return 0;
    if (find_induction(w, a, &step))
        return (int32_t)step;
    return w->sure_end && writer >= op ? UNKNOWN : step_of_result(w, writer, depth + 1);
}

uint32_t
jit_sure_step(const struct jit_flow *flow, uint32_t index, uint32_t first, uint32_t end, uint32_t sure_end)
{
    const struct lane_op *op = &flow->program->ops[index];
    struct walk w = {.flow = flow, .loop = {first, end - 1}, .sure_end = sure_end};
    if (op->code != LANE_OP_load || op->pred != LANE_PRED_NONE || index >= sure_end ||
        op->mem.addr_shift > 4 || op->mem.addr_mask != UINT32_MAX || lane_type_bytes(op->src[0].type) != 4 ||
        op->src[0].mods)
        return 0;
    const int64_t step = step_of(&w, index, 0, 0) * (INT64_C(1) << op->mem.addr_shift);
    return step > 0 && step <= 1 << 16 ? (uint32_t)step : 0;
}

/* The one op in the loop that writes what its last op is predicated by. UINT32_MAX: none, or several. */
static uint32_t
find_compare(const struct jit_flow *flow, const struct loop *loop)
{
    const struct jit_access *flag = jit_access_of(flow, loop->last, JIT_PRED);
    uint32_t found = UINT32_MAX;
    unsigned writers = 0;
    for (uint32_t op = loop->first; flag && flag->web != JIT_IN_MEMORY && op <= loop->last; op++)
        for (uint32_t i = flow->access_start[op]; i < flow->access_start[op + 1]; i++) {
            const struct jit_access *a = &flow->accesses[i];
            if (a->use == JIT_READ || a->web != flag->web)
                continue;
            writers++;
            found = a->role == JIT_COND && a->lo == flag->lo && a->hi == flag->hi ? op : UINT32_MAX;
        }
    return writers == 1 ? found : UINT32_MAX;
}

/* Is one number of 32 bits less than another? */
static bool
is_less(const struct lane_op *op)
{
    bool is = op->code == LANE_OP_cmp && op->cond == LANE_COND_LT && op->pred == LANE_PRED_NONE &&
              !(op->flags & ~LANE_NOMASK) && (op->type == LANE_UD || op->type == LANE_D);
    for (unsigned s = 0; s < 2; s++)
        is &= op->src[s].type == op->type && !op->src[s].mods;
    return is;
}

bool
jit_find_count(const struct jit_flow *flow, uint32_t first, uint32_t end, struct jit_count *count)
{
    const struct lane_op *ops = flow->program->ops, *last = &ops[end - 1];
    struct walk w = {.flow = flow, .loop = {first, end - 1}, .sure_end = end};
    if (last->code != LANE_OP_loop || last->pred != LANE_PRED_NORMAL || last->flags & LANE_PRED_INV)
        return false;
    const uint32_t compare = find_compare(flow, &w.loop);
    if (compare == UINT32_MAX || !is_less(&ops[compare]) || ops[compare].chan != last->chan ||
        ops[compare].lanes != last->lanes || step_of(&w, compare, 1, 0) != 0)
        return false;
    const int64_t step = step_of(&w, compare, 0, 0);
    *count = (struct jit_count){compare, (uint32_t)step, ops[compare].type == LANE_D};
    return step > 0 && step <= 1 << 16 && !(step & (step - 1));
}

bool
jit_is_walk(const struct jit_flow *flow, uint32_t index)
{
    const struct lane_op *op = &flow->program->ops[index];
    struct walk w = {.flow = flow};
    const bool dwords = op->code == LANE_OP_load && !op->mem.linear && op->mem.elem == 4 &&
                        op->mem.comp_mask == 1 && op->lanes >= 8;
    if (!dwords || !find_loop(flow->program, index, &w.loop) || !only_reads(flow->program, &w.loop))
        return false;
    const int64_t step = step_of(&w, index, 0, 0);
    return step != UNKNOWN && step * (INT64_C(1) << op->mem.addr_shift) == 4;
}
