/* SPDX-License-Identifier: MIT */
/*
 * How many turns of a solo loop each lane's first quick ones are. All lanes' are computed at once, as
 * vectors, before the first lane begins: when one lane has left, the host must know soon when the next one
 * will. A host that has guessed the wrong turn begins to fetch anew, and finds out no sooner than it has this
 * number.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "emu/kernel.h"
#include "solo_code.h"

/* May it be an op that steps consist of (flow/walks.c)? All of these are. */
static bool
is_step(const struct jit_flow *flow, uint32_t index)
{
    const struct lane_op *op = &flow->program->ops[index];
    bool is = op->pred == LANE_PRED_NONE && !(flow->answers && flow->answers[index]) &&
              jit_is_integer_op(op) && lane_type_bytes(op->type) == 4 &&
              (op->code == LANE_OP_mov || op->code == LANE_OP_add || op->code == LANE_OP_shl ||
               op->code == LANE_OP_mul || op->code == LANE_OP_mad);
    for (uint32_t i = flow->access_start[index]; i < flow->access_start[index + 1]; i++)
        is &= flow->accesses[i].web != JIT_IN_MEMORY;
    return is;
}

static LLVMValueRef
same_in_lanes(struct jit_fn *f, uint64_t value)
{
    return jit_splat(f, jit_i32(f, value), f->kernel->lanes);
}

static LLVMValueRef
least_of_lanes(struct jit_fn *f, LLVMValueRef x, LLVMValueRef y)
{
    LLVMValueRef both[2] = {x, y};
    return jit_call(f, "llvm.umin", LLVMTypeOf(x), both, 2);
}

/* One dword for each lane, and one more: see solo_of_lane. */
static LLVMValueRef
keep_lanes(struct jit_fn *f, LLVMValueRef v, const char *name)
{
    const LLVMValueRef at = jit_variable(f, LLVMArrayType2(f->i32, f->kernel->lanes + 1), name);
    LLVMSetAlignment(at, 64);
    jit_store(f, v, at, 64);
    return at;
}

/* Of the load at hand. */
static bool
look_at_walk(struct jit_fn *f, struct solo_walk *w, LLVMValueRef *turns)
{
    LLVMValueRef args[2], limit;
    if (!jit_look_at_load(f, &args[1], &limit))
        return false;
    args[0] = jit_splat(f, limit, f->kernel->lanes);
    const LLVMValueRef room = jit_call(f, "llvm.usub.sat", LLVMTypeOf(args[1]), args, 2);
    *turns = least_of_lanes(f, *turns, LLVMBuildUDiv(f->b, room, same_in_lanes(f, w->step), ""));
    if (!w->same)
        w->offsets = keep_lanes(f, args[1], "offsets");
    return true;
}

static LLVMValueRef
source_in_lanes(struct jit_fn *f, unsigned source)
{
    const struct jit_value v = jit_read(f, &f->op->src[source], JIT_SRC0 + source);
    return v.scalar ? jit_splat(f, v.v, f->kernel->lanes) : v.v;
}

/* How many turns come, as the compare at hand sees it in the first one. */
static LLVMValueRef
count_turns(struct jit_fn *f, const struct jit_count *count, LLVMValueRef most)
{
    enum { MOST = 1 << 20 };
    assert(count->step > 0 && count->step <= 1 << 16); /* flow/walks.c */
    const LLVMValueRef from = source_in_lanes(f, 0), to = source_in_lanes(f, 1);
    const LLVMValueRef goes_on =
        LLVMBuildICmp(f->b, count->is_signed ? LLVMIntSLT : LLVMIntULT, from, to, "");
    const LLVMValueRef way = least_of_lanes(f, LLVMBuildSub(f->b, to, from, ""), same_in_lanes(f, MOST));
    const LLVMValueRef up = LLVMBuildAdd(f->b, way, same_in_lanes(f, 2 * count->step - 1), "");
    const LLVMValueRef turns = LLVMBuildUDiv(f->b, up, same_in_lanes(f, count->step), "");
    return least_of_lanes(f, most, LLVMBuildSelect(f->b, goes_on, turns, same_in_lanes(f, 1), ""));
}

/* --- the first turn --- */

/* Does the op at hand read a web that an op has written which was left out? */
static bool
reads_old(const struct jit_fn *f, const bool *old)
{
    const struct jit_flow *flow = f->flow;
    bool reads = false;
    for (uint32_t i = flow->access_start[f->index]; i < flow->access_start[f->index + 1]; i++)
        reads |= flow->accesses[i].use != JIT_WRITE &&
                 (flow->accesses[i].web == JIT_IN_MEMORY || old[flow->accesses[i].web]);
    return reads;
}

static void
leave_out(const struct jit_fn *f, bool *old)
{
    const struct jit_flow *flow = f->flow;
    for (uint32_t i = flow->access_start[f->index]; i < flow->access_start[f->index + 1]; i++)
        if (flow->accesses[i].use != JIT_READ && flow->accesses[i].web != JIT_IN_MEMORY)
            old[flow->accesses[i].web] = true;
}

static bool
source_is_old(const struct jit_fn *f, const bool *old, unsigned source)
{
    const struct jit_access *a = jit_access_of(f->flow, f->index, JIT_SRC0 + source);
    return a && (a->web == JIT_IN_MEMORY || old[a->web]);
}

/* The op at hand. False: the code cannot know, as a load's window may change, or an address is not made of
 * steps. */
static bool
look_at_op(struct jit_fn *f, struct jit_solo_code *c, bool *old, LLVMValueRef *turns)
{
    struct solo_walk *const w = solo_walk_at(c, f->index);
    if (c->counts && f->index == c->count.compare) {
        if (source_is_old(f, old, 0) || source_is_old(f, old, 1))
            return false;
        *turns = count_turns(f, &c->count, *turns);
    }
    if (w && (source_is_old(f, old, 0) || !look_at_walk(f, w, turns)))
        return false;
    if (!w && is_step(f->flow, f->index) && !reads_old(f, old))
        return jit_emit_elementwise(f);
    leave_out(f, old);
    return true;
}

/* Goes through the first turn's ops that addresses consist of, for all lanes at once. NULL: see look_at_op;
 * or no memory. */
static LLVMValueRef
look_at_first_turn(struct jit_fn *f, struct jit_solo_code *c)
{
    const struct jit_block *first = &c->outer->blocks[c->loop->first];
    bool *old = calloc((size_t)c->outer->web_count + 1, sizeof *old), good = old != NULL;
    LLVMValueRef turns = same_in_lanes(f, MOST_TURNS);
    for (f->index = first->first; good && f->index < first->end; f->index++) {
        f->op = &f->program->ops[f->index];
        good = look_at_op(f, c, old, &turns);
    }
    free(old);
    return good ? turns : NULL;
}

/* The first turn's ops are not done yet. */
static void
put_back(struct jit_fn *f, const struct jit_solo_code *c, LLVMValueRef *before)
{
    for (uint32_t w = 0; w < c->outer->web_count; w++)
        if (before[w])
            LLVMBuildStore(f->b, before[w], f->slots[w]);
}

void
solo_look_ahead(struct jit_fn *f, struct jit_solo_code *c)
{
    for (uint32_t w = 0; w < c->outer->web_count; w++)
        if (c->webs[w].written)
            c->at_start[w] =
                LLVMBuildLoad2(f->b, LLVMGetAllocatedType(c->outer_slots[w]), c->outer_slots[w], "");
    const LLVMValueRef turns = look_at_first_turn(f, c);
    put_back(f, c, c->at_start);
    memset(c->at_start, 0, c->outer->web_count * sizeof *c->at_start);
    if (turns)
        c->first_turns = keep_lanes(f, turns, "first turns");
}

LLVMValueRef
solo_of_lane(struct jit_fn *f, LLVMValueRef lanes, LLVMValueRef lane)
{
    return jit_load(f, f->i32, LLVMBuildGEP2(f->b, f->i32, lanes, &lane, 1, ""), 4);
}

static LLVMValueRef
to_i64(struct jit_fn *f, LLVMValueRef v)
{
    return LLVMBuildZExt(f->b, v, f->i64, "");
}

void
solo_go_into_first_turn(struct jit_fn *f)
{
    const struct jit_solo_code *c = f->solo;
    assert(c->lane && !c->quick);
    const LLVMBasicBlockRef checked = solo_block_of(f, c->loop->first, JIT_FULL, false);
    if (!c->first_turns) {
        LLVMBuildBr(f->b, checked);
        return;
    }
    const LLVMValueRef turns = to_i64(f, c->turns_now);
    for (const struct solo_walk *w = c->walks; w < c->walks + c->walk_count; w++)
        if (!w->same)
            jit_store(f, to_i64(f, solo_of_lane(f, w->offsets, c->lane)), w->next, 8);
    jit_store(f, turns, c->turns, 8);
    LLVMBuildCondBr(f->b, LLVMBuildICmp(f->b, LLVMIntEQ, turns, jit_i64(f, 0), ""), checked,
                    solo_block_of(f, c->loop->first, JIT_FULL, true));
}
