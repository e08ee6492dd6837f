/* SPDX-License-Identifier: MIT */
/*
 * Control flow analysis: the state of the branch-loop stack before every instruction. It must be the same on
 * every path; LLVM's and AMD's compilers emit structured programs, for which that holds. In two places the
 * manual is taken as the compilers use it:
 *   JUMP pops only when it jumps (table 3.7; the text of 3.7.2 pops always);
 *   a PUSH whose ADDR is the next instruction cannot jump anywhere else, so it pushes even with no lane
 * active.
 */
#include <assert.h>
#include <stdlib.h>

#include "cayman/decode/cay_decode.h"
#include "lower.h"

enum { MAX_DEPTH = 512, MAX_CALL_DEPTH = 32 };

struct walk {
    struct cay_lower *l;
    uint32_t *pending;
    uint32_t count, room;
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

/* The node on top of `parent`; one per parent and loop, so that equal stacks are equal nodes. A LOOP_START is
 * walked once, so its node is always new. */
static uint32_t
child_node(struct cay_lower *l, uint32_t parent, uint32_t loop_cf)
{
    assert(parent < l->node_count);
    if (loop_cf == UINT32_MAX && l->nodes[parent].pushed)
        return l->nodes[parent].pushed;
    struct cay_stack_node *node = cay_grow(&l->nodes, &l->node_count, &l->node_room, sizeof *node);
    if (!node) {
        cay_no_memory(l);
        return 0;
    }
    const uint32_t index = l->node_count - 1;
    const uint32_t loop = loop_cf != UINT32_MAX ? index : l->nodes[parent].loop;
    *node = (struct cay_stack_node){parent, l->nodes[parent].depth + 1, loop, loop_cf, 0};
    if (loop_cf == UINT32_MAX)
        l->nodes[parent].pushed = index;
    if (l->depth < node->depth)
        l->depth = node->depth;
    return index;
}

/* Records that `index` is reached with a stack and inside a function. */
static int
reach(struct walk *w, uint32_t from, uint32_t index, uint32_t stack, uint32_t function)
{
    struct cay_lower *l = w->l;
    if (index == UINT32_MAX)
        return fail_at(l, from, "leads outside the program");
    if (l->nodes[stack].depth > MAX_DEPTH)
        return fail_at(l, from, "the stack is deeper than 512 entries");
    struct cay_flow *flow = &l->flow[index];
    if (flow->reached)
        return flow->stack == stack && flow->function == function
                   ? 0
                   : fail_at(l, index, "is reached with different branch stacks");
    flow->reached = true;
    flow->stack = stack;
    flow->function = function;
    uint32_t *pending = cay_grow(&w->pending, &w->count, &w->room, sizeof *pending);
    if (!pending) {
        cay_no_memory(l);
        return -1;
    }
    *pending = index;
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

/* Pops `count` PUSH entries; -1 when there are not as many above the innermost loop. */
static int
popped(struct cay_lower *l, uint32_t index, uint32_t stack, unsigned count, uint32_t *out)
{
    for (; count; count--) {
        if (!stack)
            return fail_at(l, index, "pops an empty stack");
        if (l->nodes[stack].loop_cf != UINT32_MAX)
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
walk_alu(struct walk *w, uint32_t index, const struct cay_flow *flow)
{
    struct cay_lower *l = w->l;
    uint32_t stack = flow->stack;
    if (l->p->cf[index].op == CAY_CF_ALU_PUSH_BEFORE)
        stack = child_node(l, stack, UINT32_MAX);
    if (l->p->cf[index].op == CAY_CF_ALU_ELSE_AFTER && !stack)
        return fail_at(l, index, "there is no PUSH before it");
    if (popped(l, index, stack, pops_after(l->p->cf[index].op), &stack))
        return -1;
    return reach(w, index, next_index(l, index), stack, flow->function);
}

/* Next with one stack; ADDR, if it is another instruction, with POP_COUNT entries less than before. */
static int
walk_branch(struct walk *w, uint32_t index, const struct cay_flow *flow, uint32_t next_stack)
{
    struct cay_lower *l = w->l;
    uint32_t jump_stack;
    if (popped(l, index, flow->stack, l->p->cf[index].pop_count, &jump_stack))
        return -1;
    if (reach(w, index, next_index(l, index), next_stack, flow->function))
        return -1;
    return reach(w, index, target_index(l, index), jump_stack, flow->function);
}

static int
walk_push(struct walk *w, uint32_t index, const struct cay_flow *flow)
{
    struct cay_lower *l = w->l;
    const uint32_t pushed = child_node(l, flow->stack, UINT32_MAX);
    if (target_index(l, index) == next_index(l, index))
        return reach(w, index, next_index(l, index), pushed, flow->function);
    return walk_branch(w, index, flow, pushed);
}

static int
walk_pop(struct walk *w, uint32_t index, const struct cay_flow *flow)
{
    uint32_t stack;
    if (popped(w->l, index, flow->stack, w->l->p->cf[index].pop_count, &stack))
        return -1;
    return walk_branch(w, index, flow, stack);
}

static int
walk_else(struct walk *w, uint32_t index, const struct cay_flow *flow)
{
    if (!flow->stack || w->l->nodes[flow->stack].loop_cf != UINT32_MAX)
        return fail_at(w->l, index, "there is no PUSH before it");
    return walk_branch(w, index, flow, flow->stack);
}

static int
walk_jump(struct walk *w, uint32_t index, const struct cay_flow *flow)
{
    return walk_branch(w, index, flow, flow->stack);
}

static int
walk_loop_start(struct walk *w, uint32_t index, const struct cay_flow *flow)
{
    return walk_branch(w, index, flow, child_node(w->l, flow->stack, index));
}

static int
walk_loop_end(struct walk *w, uint32_t index, const struct cay_flow *flow)
{
    struct cay_lower *l = w->l;
    if (!flow->stack || l->nodes[flow->stack].loop_cf == UINT32_MAX)
        return fail_at(l, index, "no loop is on top of the stack");
    if (reach(w, index, target_index(l, index), flow->stack, flow->function))
        return -1;
    return reach(w, index, next_index(l, index), l->nodes[flow->stack].parent, flow->function);
}

static int
walk_loop_leave(struct walk *w, uint32_t index, const struct cay_flow *flow)
{
    struct cay_lower *l = w->l;
    const uint32_t loop = l->nodes[flow->stack].loop;
    if (loop == UINT32_MAX)
        return fail_at(l, index, "is not inside a loop");
    if (reach(w, index, next_index(l, index), flow->stack, flow->function))
        return -1;
    return reach(w, index, target_index(l, index), loop, flow->function);
}

static int
walk_call(struct walk *w, uint32_t index, const struct cay_flow *flow)
{
    struct cay_lower *l = w->l;
    const uint32_t target = target_index(l, index);
    if (l->p->cf[index].pop_count)
        return fail_at(l, index, "POP_COUNT is not 0");
    if (reach(w, index, target, flow->stack, target))
        return -1;
    if (!l->flow[target].number)
        l->flow[target].number = ++l->function_count;
    return reach(w, index, next_index(l, index), flow->stack, flow->function);
}

static int
walk_return(struct walk *w, uint32_t index, const struct cay_flow *flow)
{
    struct cay_lower *l = w->l;
    if (flow->function == UINT32_MAX)
        return fail_at(l, index, "is not inside a subroutine");
    if (l->flow[flow->function].stack != flow->stack)
        return fail_at(l, index, "the subroutine leaves entries on the stack");
    return 0;
}

static int
walk_next(struct walk *w, uint32_t index, const struct cay_flow *flow)
{
    return reach(w, index, next_index(w->l, index), flow->stack, flow->function);
}

static int
walk_end(struct walk *w, uint32_t index, const struct cay_flow *flow)
{
    (void)w, (void)index, (void)flow;
    return 0;
}

static int
walk_refuse(struct walk *w, uint32_t index, const struct cay_flow *flow)
{
    (void)flow;
    return fail_at(w->l, index, "cannot be executed yet");
}

#define walk_nop walk_next
#define walk_fetch walk_next
#define walk_rat walk_next

static int
walk_one(struct walk *w, uint32_t index)
{
    static int (*const walks[])(struct walk *, uint32_t, const struct cay_flow *) = {
#define CAY_CF(id, opcode, listing, format, clause, action) walk_##action,
#include "cayman/isa/cay_cf.def"
#undef CAY_CF
    };
    const struct cay_flow flow = w->l->flow[index];
    assert(index < w->l->p->cf_count && flow.reached);
    const struct cay_cf *cf = &w->l->p->cf[index];
    if (cf->cond)
        return fail_at(w->l, index, "conditions on boolean constants cannot be executed yet");
    return walks[cf->op](w, index, &flow);
}

/* Return addresses have one place per subroutine, so none may be active twice. */
static int
check_recursion(struct cay_lower *l)
{
    uint32_t *level = calloc(l->function_count + 1, sizeof *level);
    if (!level) {
        cay_no_memory(l);
        return -1;
    }
    bool changed = true, deep = false;
    while (changed && !deep) {
        changed = false;
        for (uint32_t i = 0; i < l->p->cf_count; i++) {
            if (l->p->cf[i].op != CAY_CF_CALL || !l->flow[i].reached)
                continue;
            const uint32_t caller = l->flow[i].function;
            const uint32_t callee = l->flow[target_index(l, i)].number;
            assert(callee > 0 && callee <= l->function_count);
            const uint32_t above = caller == UINT32_MAX ? 0 : level[l->flow[caller].number];
            if (level[callee] < above + 1) {
                level[callee] = above + 1;
                changed = true;
                deep |= level[callee] > MAX_CALL_DEPTH;
            }
        }
    }
    free(level);
    return deep ? fail_at(l, 0, "subroutines call each other more than 32 deep") : 0;
}

int
cay_flow_analyse(struct cay_lower *l)
{
    assert(!l->flow && l->node_count == 0 && l->p->cf_count > 0);
    struct walk w = {l, NULL, 0, 0};
    int status = -1;
    l->flow = calloc(l->p->cf_count + 1, sizeof *l->flow);
    struct cay_stack_node *root = cay_grow(&l->nodes, &l->node_count, &l->node_room, sizeof *root);
    if (!l->flow || !root) {
        cay_no_memory(l);
        goto out;
    }
    *root = (struct cay_stack_node){0, 0, UINT32_MAX, UINT32_MAX, 0};
    if (reach(&w, 0, 0, 0, UINT32_MAX))
        goto out;
    while (w.count)
        if (walk_one(&w, w.pending[--w.count]) || l->failed)
            goto out;
    status = check_recursion(l);
out:
    free(w.pending);
    return status;
}

void
cay_flow_patch(struct cay_lower *l)
{
    for (uint32_t f = 0; f < l->fix_count && !l->failed; f++)
        l->lane->ops[l->fixes[f].op].ctrl.target = l->flow[l->fixes[f].cf].op;
}
