/* SPDX-License-Identifier: MIT */
/*
 * A lane's turns in a solo loop. A turn that checks its loads finds out how many turns may follow that check
 * none of those that go on by the same step; these are the quick ones.
 */
#include <llvm-c/DebugInfo.h>

#include "solo_code.h"

struct solo_walk *
solo_walk_at(struct jit_solo_code *c, uint32_t op)
{
    struct solo_walk *found = NULL;
    for (unsigned i = 0; i < c->walk_count; i++)
        if (c->walks[i].op == op)
            found = &c->walks[i];
    return found;
}

struct solo_walk *
solo_walk_of(const struct jit_fn *f)
{
    return f->solo ? solo_walk_at(f->solo, f->index) : NULL;
}

bool
jit_solo_skips_check(const struct jit_fn *f)
{
    return solo_walk_of(f) && f->solo->quick;
}

LLVMValueRef
jit_solo_offset(struct jit_fn *f)
{
    struct solo_walk *w = jit_solo_skips_check(f) ? solo_walk_of(f) : NULL;
    if (!w)
        return NULL;
    if (w->same)
        return w->same->offset;
    w->offset = jit_load(f, f->i64, w->next, 8);
    jit_store(f, LLVMBuildNUWAdd(f->b, w->offset, jit_i64(f, w->step), ""), w->next, 8);
    return w->offset;
}

static void
forget(struct jit_fn *f, const struct solo_walk *w)
{
    jit_store(f, jit_i64(f, UINT64_MAX), w->next, 8);
}

void
jit_solo_forget(struct jit_fn *f)
{
    struct solo_walk *w = solo_walk_of(f);
    if (!w)
        return;
    if (w->same)
        w->noted = jit_load(f, f->i64, w->next, 8);
    forget(f, w);
}

void
jit_solo_note(struct jit_fn *f, LLVMValueRef offset, LLVMValueRef limit)
{
    struct solo_walk *w = solo_walk_of(f);
    if (!w)
        return;
    jit_store(f, w->same ? w->noted : LLVMBuildAdd(f->b, offset, jit_i64(f, w->step), ""), w->next, 8);
    jit_store(f, limit, w->limit, 8);
    w->checked = limit;
}

bool
jit_solo_is_next_turn(const struct jit_fn *f, uint32_t b)
{
    return f->solo->walk_count && b == f->solo->loop->first;
}

/* The branch with which a short loop begins again: the loop's code begins with a cache line. Where one of a
 * few instructions lies across two lines, the host fetches both in each turn: spmv takes 1.2 times as long.
 */
static void
align_loop(struct jit_fn *f, LLVMValueRef back)
{
    static const char kind[] = "llvm.loop", name[] = "llvm.loop.align";
    enum { LINE = 64 };
    LLVMMetadataRef pair[2] = {LLVMMDStringInContext2(f->context, name, sizeof name - 1),
                               LLVMValueAsMetadata(jit_i32(f, LINE))};
    LLVMMetadataRef both[2] = {LLVMTemporaryMDNode(f->context, NULL, 0),
                               LLVMMDNodeInContext2(f->context, pair, 2)};
    LLVMMetadataRef loop = LLVMMDNodeInContext2(f->context, both, 2);
    LLVMMetadataReplaceAllUsesWith(both[0], loop); /* LLVM's loops are named by nodes that name themselves */
    LLVMSetMetadata(back, LLVMGetMDKindIDInContext(f->context, kind, sizeof kind - 1),
                    LLVMMetadataAsValue(f->context, loop));
}

/* One turn: to the next one if that is quick, else to `out`. */
static void
spend(struct jit_fn *f, LLVMBasicBlockRef out)
{
    const struct jit_solo_code *c = f->solo;
    const LLVMValueRef left = LLVMBuildSub(f->b, jit_load(f, f->i64, c->turns, 8), jit_i64(f, 1), "");
    jit_store(f, left, c->turns, 8);
    align_loop(f, LLVMBuildCondBr(f->b, LLVMBuildICmp(f->b, LLVMIntEQ, left, jit_i64(f, 0), ""), out,
                                  solo_block_of(f, c->loop->first, JIT_FULL, true)));
}

void
jit_solo_go_on(struct jit_fn *f)
{
    struct jit_solo_code *c = f->solo;
    c->spent = c->counts && c->quick && f->mode == JIT_FULL;
    if (!c->spent)
        return;
    const LLVMBasicBlockRef last = jit_new_block(f, "last turn");
    spend(f, last);
    LLVMPositionBuilderAtEnd(f->b, last);
}

bool
jit_solo_spend(struct jit_fn *f, enum jit_mode mode)
{
    const struct jit_solo_code *c = f->solo;
    if (!c->quick || mode != JIT_FULL)
        return false;
    const LLVMBasicBlockRef checked = solo_block_of(f, c->loop->first, mode, false);
    if (c->spent)
        LLVMBuildBr(f->b, checked);
    else
        spend(f, checked);
    return true;
}

/* If the loop is one block, the turn that ends here is the one in which it was checked. */
static LLVMValueRef
limit_of(struct jit_fn *f, const struct solo_walk *w)
{
    const struct jit_solo *loop = f->solo->loop;
    return w->checked && loop->first == loop->last ? w->checked : jit_load(f, f->i64, w->limit, 8);
}

static LLVMValueRef
least(struct jit_fn *f, LLVMValueRef x, LLVMValueRef y)
{
    LLVMValueRef both[2] = {x, y};
    return x ? jit_call(f, "llvm.umin", f->i64, both, 2) : y;
}

/* How far it is to the first offset that is not inside for a load, or for one with the same offset. */
static LLVMValueRef
room_of(struct jit_fn *f, const struct solo_walk *w)
{
    const struct jit_solo_code *c = f->solo;
    LLVMValueRef args[2] = {limit_of(f, w), jit_load(f, f->i64, w->next, 8)};
    for (unsigned i = 0; i < c->walk_count; i++)
        if (c->walks[i].same == w)
            args[0] = least(f, args[0], limit_of(f, &c->walks[i]));
    return jit_call(f, "llvm.usub.sat", f->i64, args, 2);
}

/* For how many turns to come all loads of one step are inside, not counting a last one; at most `most`. */
static LLVMValueRef
turns_of(struct jit_fn *f, uint32_t step, LLVMValueRef most)
{
    const struct jit_solo_code *c = f->solo;
    LLVMValueRef room = NULL;
    for (unsigned i = 0; i < c->walk_count; i++)
        if (c->walks[i].step == step && !c->walks[i].same)
            room = least(f, room, room_of(f, &c->walks[i]));
    return least(f, most, LLVMBuildUDiv(f->b, room, jit_i64(f, step), ""));
}

/* What another op reads, still in its registers. */
LLVMValueRef
solo_read_at(struct jit_fn *f, uint32_t other, unsigned source)
{
    const uint32_t index = f->index;
    const struct lane_op *const op = f->op;
    f->index = other;
    f->op = &f->program->ops[other];
    const struct jit_value v = jit_read(f, &f->op->src[source], JIT_SRC0 + source);
    f->index = index;
    f->op = op;
    return v.v;
}

static LLVMValueRef
compared(struct jit_fn *f, unsigned source)
{
    const LLVMValueRef v = solo_read_at(f, f->solo->count.compare, source);
    return (f->solo->count.is_signed ? LLVMBuildSExt : LLVMBuildZExt)(f->b, v, f->i64, "");
}

/* How many turns come, if the loop counts and goes on now; at most `most`. */
static LLVMValueRef
turns_to_come(struct jit_fn *f, LLVMValueRef most)
{
    const struct jit_solo_code *c = f->solo;
    if (!c->counts)
        return most;
    const LLVMValueRef way = LLVMBuildSub(f->b, compared(f, 1), compared(f, 0), "");
    const LLVMValueRef up = LLVMBuildAdd(f->b, way, jit_i64(f, c->count.step - 1), "");
    return least(f, most, LLVMBuildUDiv(f->b, up, jit_i64(f, c->count.step), ""));
}

void
jit_solo_next_turn(struct jit_fn *f, enum jit_mode mode)
{
    struct jit_solo_code *c = f->solo;
    LLVMValueRef turns = jit_i64(f, MOST_TURNS);
    if (mode != JIT_FULL) { /* it may come on again behind the loads */
        for (unsigned i = 0; i < c->walk_count; i++)
            forget(f, &c->walks[i]);
        LLVMBuildBr(f->b, solo_block_of(f, c->loop->first, mode, false));
        return;
    }
    for (unsigned i = 0; i < c->walk_count; i++)
        if (i == 0 || c->walks[i].step != c->walks[i - 1].step)
            turns = turns_of(f, c->walks[i].step, turns);
    turns = turns_to_come(f, turns);
    jit_store(f, turns, c->turns, 8);
    LLVMBuildCondBr(f->b, LLVMBuildICmp(f->b, LLVMIntEQ, turns, jit_i64(f, 0), ""),
                    solo_block_of(f, c->loop->first, mode, false),
                    solo_block_of(f, c->loop->first, mode, true));
}

bool
solo_stays(const struct jit_solo_code *c, const struct jit_access *address, uint32_t op, uint32_t to)
{
    bool same = address->web != JIT_IN_MEMORY;
    for (uint32_t i = c->outer->access_start[op]; i < c->outer->access_start[to]; i++)
        same &= c->outer->accesses[i].use == JIT_READ || c->outer->accesses[i].web != address->web;
    return same;
}

/* The same place in another buffer? Other spaces' offsets are counted from where a range begins. */
static bool
is_same_offset(const struct jit_solo_code *c, uint32_t op, uint32_t other)
{
    const struct lane_op *a = &c->outer->program->ops[op], *b = &c->outer->program->ops[other];
    const struct jit_access *x = jit_access_of(c->outer, op, JIT_SRC0),
                            *y = jit_access_of(c->outer, other, JIT_SRC0);
    return a->mem.space == LANE_SPACE_SURFACE && b->mem.space == LANE_SPACE_SURFACE &&
           a->mem.offset == b->mem.offset && a->mem.addr_shift == b->mem.addr_shift && x && y &&
           x->web == y->web && x->lo == y->lo && x->hi == y->hi && x->layout == y->layout &&
           solo_stays(c, x, op, other);
}

static struct solo_walk *
same_walk(struct jit_solo_code *c, uint32_t op)
{
    for (unsigned i = 0; i < c->walk_count; i++)
        if (!c->walks[i].same && is_same_offset(c, c->walks[i].op, op))
            return &c->walks[i];
    return NULL;
}

/* Loads of the first block, which every turn begins with. */
void
solo_find_walks(struct jit_fn *f, struct jit_solo_code *c)
{
    const struct jit_block *first = &c->outer->blocks[c->loop->first];
    const uint32_t end = jit_solo_end_op(c->outer, c->loop);
    for (uint32_t op = first->first; op < first->end && c->walk_count < JIT_WALKS; op++) {
        const uint32_t step = jit_sure_step(c->outer, op, first->first, end, first->end);
        if (!step || step & (step - 1))
            continue;
        struct solo_walk *const same = same_walk(c, op);
        const struct solo_walk walk = {.op = op,
                                       .step = step,
                                       .same = same,
                                       .next = same ? same->next : jit_variable(f, f->i64, "next"),
                                       .limit = jit_variable(f, f->i64, "limit")};
        c->walks[c->walk_count++] = walk;
        jit_store(f, jit_i64(f, 0), walk.limit, 8);
        forget(f, &walk);
    }
    c->turns = jit_variable(f, f->i64, "turns");
    c->may_begin_again = solo_may_begin_again(c);
    c->counts = c->walk_count && c->loop->first == c->loop->last &&
                jit_find_count(c->outer, first->first, end, &c->count);
}
