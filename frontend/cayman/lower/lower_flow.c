/* SPDX-License-Identifier: MIT */
/*
 * Control flow analysis: the state of the branch-loop stack before every instruction. It must be the same on
 * every path; LLVM's and AMD's compilers emit structured programs, for which that holds. In two places the
 * manual is taken as the compilers use it:
 *   JUMP pops only when it jumps (table 3.7; the text of 3.7.2 pops always);
 *   a PUSH whose ADDR is the next instruction cannot jump anywhere else, so it pushes even with no lane
 * active.
 *
 * A subroutine is walked once for each nesting depth and stack depth at which it is called (struct
 * cay_context). Recursion ends where CALL_COUNT has reached 32, because then calls are ignored (3.7.6), or
 * where the stack is full. An instruction that would need more stack ends the thread with a fault.
 */
#include <assert.h>
#include <stdlib.h>

#include "cayman/decode/cay_decode.h"
#include "lower.h"

/* Cayman's stack has 512 entries of 4 subentries (tables 3.5 and 3.6). A program's own share is not known
 * here. */
enum { STACK_SUBENTRIES = 4 * 512, MAX_CALL_DEPTH = 32, MAX_TABLE = 256 };

struct walk {
    struct cay_lower *l;
    uint32_t *pending;
    uint32_t count, room;
    uint32_t *first; /* by CF instruction: the newest context that begins there; 0: none */
};

static const char *
name_of(const struct cay_lower *l, uint32_t index)
{
    return cay_cf_rows[l->p->cf[index].op].name;
}

static int
fail_at(struct cay_lower *l, uint32_t index, const char *reason)
{
    l->inst = l->p->cf[index].offset;
    cay_refuse(l, name_of(l, index), "%s", reason);
    return -1;
}

static bool
is_loop(const struct cay_lower *l, uint32_t node)
{
    return l->nodes[node].loop_cf != UINT32_MAX;
}

/* Returns 0 when out of memory. */
static uint32_t
add_node(struct cay_lower *l, struct cay_stack_node node)
{
    struct cay_stack_node *new = cay_grow(&l->nodes, &l->node_count, &l->node_room, sizeof *new);
    if (!new) {
        cay_no_memory(l);
        return 0;
    }
    *new = node;
    if (l->depth < node.depth)
        l->depth = node.depth;
    return l->node_count - 1;
}

/* The node on top of `parent`; one per parent and loop, so that equal stacks are equal nodes. A LOOP_START is
 * walked once in a context, so its node is always new. */
static uint32_t
child_node(struct cay_lower *l, uint32_t parent, uint32_t loop_cf)
{
    assert(parent < l->node_count);
    const struct cay_stack_node *below = &l->nodes[parent];
    const bool loop = loop_cf != UINT32_MAX;
    if (!loop && below->pushed)
        return below->pushed;
    struct cay_stack_node node = {.parent = parent,
                                  .depth = below->depth + 1,
                                  .loop = loop ? l->node_count : below->loop,
                                  .loop_cf = loop_cf,
                                  .used = below->used + (loop ? 4 : 1)};
    const uint32_t index = add_node(l, node);
    if (!loop && index)
        l->nodes[parent].pushed = index;
    return index;
}

/* Records that a CF instruction is reached with a stack. */
static int
reach(struct walk *w, const struct cay_flow *from, uint32_t index, uint32_t stack, uint32_t context)
{
    struct cay_lower *l = w->l;
    if (index == UINT32_MAX)
        return fail_at(l, from->cf, "leads outside the program");
    const uint32_t known = cay_place(l, context, index);
    if (known != UINT32_MAX)
        return l->flow[known].stack == stack ? 0
                                             : fail_at(l, index, "is reached with different branch stacks");
    const struct cay_flow flow = {.cf = index, .context = context, .stack = stack};
    const uint32_t place = cay_add_place(l, &flow);
    if (place == UINT32_MAX)
        return -1;
    uint32_t *pending = cay_grow(&w->pending, &w->count, &w->room, sizeof *pending);
    if (!pending) {
        cay_no_memory(l);
        return -1;
    }
    *pending = place;
    return 0;
}

static uint32_t
next_index(const struct cay_lower *l, uint32_t index)
{
    return cay_cf_at(l->p, l->p->cf[index].offset / 8 + 1);
}

static uint32_t
target_index(const struct cay_lower *l, uint32_t index)
{
    return cay_cf_at(l->p, l->p->cf[index].addr);
}

static int
go_on(struct walk *w, const struct cay_flow *flow, uint32_t stack)
{
    return reach(w, flow, next_index(w->l, flow->cf), stack, flow->context);
}

/* The instruction finds the stack full. */
static int
overflow(struct walk *w, const struct cay_flow *flow)
{
    w->l->flow[cay_place(w->l, flow->context, flow->cf)].overflow = true;
    return 0;
}

static bool
is_full(const struct cay_lower *l, uint32_t node)
{
    return l->nodes[node].used > STACK_SUBENTRIES;
}

/* Pops `count` PUSH entries; -1 when there are not as many above the innermost loop. */
static int
popped(struct cay_lower *l, uint32_t index, uint32_t stack, unsigned count, uint32_t *out)
{
    for (; count; count--) {
        if (l->nodes[stack].is_base)
            return fail_at(l, index, "pops an empty stack");
        if (is_loop(l, stack))
            return fail_at(l, index, "pops a loop's entry");
        stack = l->nodes[stack].parent;
    }
    *out = stack;
    return 0;
}

static unsigned
pops_after(enum cay_cf_op op)
{
    return op == CAY_CF_ALU_POP_AFTER ? 1 : op == CAY_CF_ALU_POP2_AFTER ? 2 : 0;
}

static int
walk_alu(struct walk *w, const struct cay_flow *flow)
{
    struct cay_lower *l = w->l;
    const enum cay_cf_op op = l->p->cf[flow->cf].op;
    uint32_t stack = flow->stack;
    if (op == CAY_CF_ALU_PUSH_BEFORE)
        stack = child_node(l, stack, UINT32_MAX);
    if (is_full(l, stack))
        return overflow(w, flow);
    if (op == CAY_CF_ALU_ELSE_AFTER && l->nodes[stack].is_base)
        return fail_at(l, flow->cf, "there is no PUSH before it");
    if (op == CAY_CF_ALU_REACTIVATE_BEFORE && l->nodes[stack].loop != UINT32_MAX)
        return fail_at(l, flow->cf, "is inside a loop");
    if (popped(l, flow->cf, stack, pops_after(op), &stack))
        return -1;
    return go_on(w, flow, stack);
}

/* Next with one stack; ADDR, if it is another instruction, with POP_COUNT entries less than before. */
static int
walk_branch(struct walk *w, const struct cay_flow *flow, uint32_t next_stack)
{
    struct cay_lower *l = w->l;
    uint32_t jump_stack;
    if (popped(l, flow->cf, flow->stack, l->p->cf[flow->cf].pop_count, &jump_stack))
        return -1;
    if (go_on(w, flow, next_stack))
        return -1;
    return reach(w, flow, target_index(l, flow->cf), jump_stack, flow->context);
}

static int
walk_push(struct walk *w, const struct cay_flow *flow)
{
    struct cay_lower *l = w->l;
    const uint32_t pushed = child_node(l, flow->stack, UINT32_MAX);
    if (is_full(l, pushed))
        return overflow(w, flow);
    if (target_index(l, flow->cf) == next_index(l, flow->cf))
        return go_on(w, flow, pushed);
    return walk_branch(w, flow, pushed);
}

static int
walk_pop(struct walk *w, const struct cay_flow *flow)
{
    uint32_t stack;
    if (popped(w->l, flow->cf, flow->stack, w->l->p->cf[flow->cf].pop_count, &stack))
        return -1;
    return walk_branch(w, flow, stack);
}

static int
walk_else(struct walk *w, const struct cay_flow *flow)
{
    if (w->l->nodes[flow->stack].is_base || is_loop(w->l, flow->stack))
        return fail_at(w->l, flow->cf, "there is no PUSH before it");
    return walk_branch(w, flow, flow->stack);
}

static int
walk_jump(struct walk *w, const struct cay_flow *flow)
{
    return walk_branch(w, flow, flow->stack);
}

static int
walk_loop_start(struct walk *w, const struct cay_flow *flow)
{
    const uint32_t loop = child_node(w->l, flow->stack, flow->cf);
    return is_full(w->l, loop) ? overflow(w, flow) : walk_branch(w, flow, loop);
}

static int
walk_loop_end(struct walk *w, const struct cay_flow *flow)
{
    struct cay_lower *l = w->l;
    if (!is_loop(l, flow->stack))
        return fail_at(l, flow->cf, "no loop is on top of the stack");
    if (reach(w, flow, target_index(l, flow->cf), flow->stack, flow->context))
        return -1;
    return go_on(w, flow, l->nodes[flow->stack].parent);
}

static int
walk_loop_leave(struct walk *w, const struct cay_flow *flow)
{
    struct cay_lower *l = w->l;
    const uint32_t loop = l->nodes[flow->stack].loop;
    if (loop == UINT32_MAX)
        return fail_at(l, flow->cf, "is not inside a loop");
    if (go_on(w, flow, flow->stack))
        return -1;
    return reach(w, flow, target_index(l, flow->cf), loop, flow->context);
}

/* The subroutine's context at this place; a new one has no place yet. UINT32_MAX after a failure. */
static uint32_t
context_of(struct walk *w, uint32_t entry, uint32_t level, uint32_t caller)
{
    struct cay_lower *l = w->l;
    const struct cay_stack_node base = {.depth = l->nodes[caller].depth + 1,
                                        .loop = UINT32_MAX,
                                        .loop_cf = UINT32_MAX,
                                        .used = l->nodes[caller].used + 1,
                                        .is_base = true};
    for (uint32_t c = w->first[entry]; c; c = l->contexts[c].next) {
        const struct cay_context *known = &l->contexts[c];
        const struct cay_stack_node *node = &l->nodes[known->base];
        if (known->level == level && node->depth == base.depth && node->used == base.used)
            return c;
    }
    const uint32_t node = add_node(l, base);
    struct cay_context *new = cay_grow(&l->contexts, &l->context_count, &l->context_room, sizeof *new);
    if (!node || !new) {
        cay_no_memory(l);
        return UINT32_MAX;
    }
    *new = (struct cay_context){entry, level, node, w->first[entry]};
    return w->first[entry] = l->context_count - 1;
}

static int
walk_call_to(struct walk *w, const struct cay_flow *flow, uint32_t target)
{
    struct cay_lower *l = w->l;
    const struct cay_cf *cf = &l->p->cf[flow->cf];
    const uint32_t level = l->contexts[flow->context].level + cf->count;
    if (cf->pop_count)
        return fail_at(l, flow->cf, "POP_COUNT is not 0");
    if (cf->valid_pixel_mode && l->has_kill)
        return fail_at(l, flow->cf, "a call in valid pixel mode");
    if (target == UINT32_MAX)
        return fail_at(l, flow->cf, "leads outside the program");
    if (go_on(w, flow, flow->stack))
        return -1;
    if (level > MAX_CALL_DEPTH)
        return 0; /* the call is ignored */
    if (l->nodes[flow->stack].used + 1 > STACK_SUBENTRIES)
        return overflow(w, flow);
    const uint32_t context = context_of(w, target, level, flow->stack);
    if (context == UINT32_MAX)
        return -1;
    l->flow[cay_place(l, flow->context, flow->cf)].callee = context;
    return reach(w, flow, target, l->contexts[context].base, context);
}

static int
walk_call(struct walk *w, const struct cay_flow *flow)
{
    return walk_call_to(w, flow, target_index(w->l, flow->cf));
}

/* The launch says where the fetch subroutine is. */
static int
walk_call_fs(struct walk *w, const struct cay_flow *flow)
{
    if (!w->l->bindings->fetch_program)
        return fail_at(w->l, flow->cf, "no fetch subroutine is bound");
    return walk_call_to(w, flow, cay_cf_at(w->l->p, w->l->bindings->fetch_program));
}

static int
walk_return(struct walk *w, const struct cay_flow *flow)
{
    struct cay_lower *l = w->l;
    if (!flow->context)
        return fail_at(l, flow->cf, "is not inside a subroutine");
    if (l->contexts[flow->context].base != flow->stack)
        return fail_at(l, flow->cf, "the subroutine leaves entries on the stack");
    return 0;
}

/* The entries are jumps, one behind the other, up to ADDR. */
static int
walk_jumptable(struct walk *w, const struct cay_flow *flow)
{
    struct cay_lower *l = w->l;
    const struct cay_cf *cf = &l->p->cf[flow->cf];
    const uint32_t first = cf->offset / 8 + 1;
    if (cf->pop_count)
        return fail_at(l, flow->cf, "POP_COUNT is not 0");
    if (cf->addr <= first || cf->addr - first > MAX_TABLE)
        return fail_at(l, flow->cf, "a table has 1 to 256 jumps, and ADDR is behind it");
    for (uint32_t at = first; at < cf->addr; at++) {
        const uint32_t entry = cay_cf_at(l->p, at);
        if (entry == UINT32_MAX || cay_cf_rows[l->p->cf[entry].op].clause != CAY_CLAUSE_JUMP)
            return fail_at(l, flow->cf, "an entry of the table is no jump");
        if (reach(w, flow, entry, flow->stack, flow->context))
            return -1;
    }
    return reach(w, flow, target_index(l, flow->cf), flow->stack, flow->context);
}

static int
walk_reactivate(struct walk *w, const struct cay_flow *flow)
{
    if (w->l->nodes[flow->stack].loop != UINT32_MAX)
        return fail_at(w->l, flow->cf, "is inside a loop");
    return go_on(w, flow, flow->stack);
}

static int
walk_next(struct walk *w, const struct cay_flow *flow)
{
    return go_on(w, flow, flow->stack);
}

static int
walk_end(struct walk *w, const struct cay_flow *flow)
{
    (void)w, (void)flow;
    return 0;
}

#define walk_nop walk_next
#define walk_fetch walk_next
#define walk_rat walk_next
#define walk_jump_any walk_jump
#define walk_push_wqm walk_push
#define walk_pop_wqm walk_pop
#define walk_else_wqm walk_else
#define walk_kill walk_jump
#define walk_halt walk_end
#define walk_write walk_next
#define walk_export walk_next
#define walk_vertex walk_next
#define walk_interrupt walk_next
#define walk_gws walk_next
#define walk_reactivate_wqm walk_reactivate

/* Branches and loops; 9.1 requires COND_ACTIVE of others, which ignore it in NOP's case. */
static bool
may_be_conditional(enum cay_cf_op op)
{
    switch (op) {
    case CAY_CF_REACTIVATE:
    case CAY_CF_REACTIVATE_WQM:
    case CAY_CF_RETURN:
    case CAY_CF_KILL:
        return false;
    default:
        return cay_cf_rows[op].clause == CAY_CLAUSE_JUMP || op == CAY_CF_CALL_FS || op == CAY_CF_NOP;
    }
}

static int
walk_one(struct walk *w, uint32_t place)
{
    static int (*const walks[])(struct walk *, const struct cay_flow *) = {
#define CAY_CF(id, opcode, listing, format, clause, action) walk_##action,
#include "cayman/isa/cay_cf.def"
#undef CAY_CF
    };
    const struct cay_flow flow = w->l->flow[place];
    assert(flow.cf < w->l->p->cf_count);
    const struct cay_cf *cf = &w->l->p->cf[flow.cf];
    if (cf->cond && !may_be_conditional(cf->op))
        return fail_at(w->l, flow.cf, "COND is not ACTIVE");
    return walks[cf->op](w, &flow);
}

static bool
begin(struct cay_lower *l)
{
    struct cay_context *program =
        cay_grow(&l->contexts, &l->context_count, &l->context_room, sizeof *program);
    struct cay_stack_node *root = cay_grow(&l->nodes, &l->node_count, &l->node_room, sizeof *root);
    if (!program || !root) {
        cay_no_memory(l);
        return false;
    }
    *root = (struct cay_stack_node){.loop = UINT32_MAX, .loop_cf = UINT32_MAX, .is_base = true};
    return true;
}

int
cay_flow_analyse(struct cay_lower *l)
{
    assert(!l->flow && l->node_count == 0 && l->p->cf_count > 0);
    static const struct cay_flow nowhere;
    struct walk w = {.l = l, .first = calloc(l->p->cf_count, sizeof *w.first)};
    if (!w.first)
        cay_no_memory(l);
    int status = w.first && begin(l) ? reach(&w, &nowhere, 0, 0, 0) : -1;
    while (!status && w.count)
        if (walk_one(&w, w.pending[--w.count]) || l->failed)
            status = -1;
    free(w.pending);
    free(w.first);
    if (!status)
        cay_sort_places(l);
    return status;
}

void
cay_flow_patch(struct cay_lower *l)
{
    for (uint32_t f = 0; f < l->fix_count && !l->failed; f++)
        l->lane->ops[l->fixes[f].op].ctrl.target = l->flow[l->fixes[f].place].op;
}
