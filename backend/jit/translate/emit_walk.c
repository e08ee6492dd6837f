/* SPDX-License-Identifier: MIT */
/*
 * Loads that walk (flow/walks.c). A host takes as long for four dwords of a lane as for one. So where the
 * lanes lie anywhere, the code reads four of each lane at once and keeps those of the next three turns, if
 * they are all inside the window. In a later turn it compares where each lane is with where it should have
 * got to.
 *
 * What was read in advance must be what a load would find now. The thread's own stores, and all by which
 * other threads' stores may become visible (atomics, fences, barriers), therefore make the code forget it.
 */
#include <assert.h>

#include "jit/flow/solo.h"
#include "message.h"

static struct jit_walk *
walk_of(struct jit_fn *f)
{
    struct jit_walk *found = NULL;
    for (unsigned i = 0; i < f->walk_count; i++)
        if (f->walks[i].op == f->index)
            found = &f->walks[i];
    return found;
}

static LLVMTypeRef
data_type(struct jit_fn *f, const struct lane_op *op)
{
    return LLVMVectorType(f->i32, op->lanes);
}

static LLVMTypeRef
place_type(struct jit_fn *f, const struct lane_op *op)
{
    return LLVMVectorType(jit_int(f, lane_type_bytes(op->src[0].type) * 8), op->lanes);
}

static LLVMTypeRef
filled_type(struct jit_fn *f, const struct lane_op *op)
{
    return LLVMVectorType(f->i1, op->lanes);
}

/* Rows have forms of their own. */
static bool
is_one(const struct jit_fn *f, uint32_t index)
{
    enum { MOST_LANES = 16 }; /* LLVM takes too long for more */
    const struct jit_access *a = jit_access_of(f->flow, index, JIT_SRC0);
    const bool row = a && a->web != JIT_IN_MEMORY && f->flow->webs[a->web].row.element;
    return f->program->ops[index].lanes <= MOST_LANES && !row && !jit_is_in_solo(f->flow, index) &&
           jit_is_walk(f->flow, index);
}

void
jit_find_walks(struct jit_fn *f)
{
    for (uint32_t i = 0; i < f->program->op_count && f->walk_count < JIT_WALKS; i++) {
        if (f->quick || !is_one(f, i))
            continue;
        const struct lane_op *op = &f->program->ops[i];
        f->walks[f->walk_count++] = (struct jit_walk){
            .op = i,
            .data = jit_variable(f, LLVMArrayType(data_type(f, op), JIT_WALK_TURNS), "walk"),
            .turn = jit_variable(f, f->i32, "turn"),
            .start = jit_variable(f, place_type(f, op), "start"),
            .filled = jit_variable(f, filled_type(f, op), "filled")};
    }
}

void
jit_forget_walks(struct jit_fn *f)
{
    for (unsigned i = 0; i < f->walk_count; i++)
        jit_store(f, jit_i32(f, JIT_WALK_TURNS), f->walks[i].turn, 4);
}

/* Where the dwords of a turn are. */
static LLVMValueRef
data_at(struct message *m, const struct jit_walk *w, LLVMValueRef turn)
{
    LLVMValueRef index[1] = {turn};
    return LLVMBuildGEP2(m->b, data_type(m->f, m->op), w->data, index, 1, "");
}

static void
set_turn(struct message *m, const struct jit_walk *w, LLVMValueRef turn)
{
    LLVMBuildStore(m->b, turn, w->turn);
}

/* Is an enabled lane not where a walk from its start would have taken it by this turn? One that was off for a
 * while may be behind the others. */
static LLVMValueRef
is_elsewhere(struct message *m, const struct jit_walk *w, LLVMValueRef place, LLVMValueRef turn)
{
    struct jit_fn *f = m->f;
    const LLVMTypeRef type = place_type(f, m->op);
    const LLVMValueRef start = LLVMBuildLoad2(m->b, type, w->start, ""),
                       filled = LLVMBuildLoad2(m->b, filled_type(f, m->op), w->filled, "");
    const LLVMValueRef way = LLVMBuildZExtOrBitCast(m->b, LLVMBuildMul(m->b, turn, jit_i32(f, m->elem), ""),
                                                    LLVMGetElementType(type), "");
    const LLVMValueRef expected = LLVMBuildAdd(m->b, start, jit_splat(f, way, m->lanes), "");
    const LLVMValueRef differs = LLVMBuildICmp(m->b, LLVMIntNE, place, expected, "");
    return msg_any(m, LLVMBuildOr(m->b, differs, LLVMBuildNot(m->b, filled, ""), ""));
}

bool
msg_is_walk(const struct message *m)
{
    return walk_of(m->f) != NULL;
}

void
msg_try_walk(struct message *m)
{
    struct jit_fn *f = m->f;
    const struct jit_walk *w = walk_of(f);
    m->walks = true;
    const LLVMBasicBlockRef left = jit_new_block(f, "turns left"), walks = jit_new_block(f, "walks"),
                            other = jit_new_block(f, "walks no more");
    const LLVMValueRef turn = jit_load(f, f->i32, w->turn, 4);
    LLVMBuildCondBr(m->b, LLVMBuildICmp(m->b, LLVMIntULT, turn, jit_i32(f, JIT_WALK_TURNS), ""), left, other);
    LLVMPositionBuilderAtEnd(m->b, left);
    const LLVMValueRef place = msg_places(m);
    LLVMBuildCondBr(m->b, is_elsewhere(m, w, place, turn), other, walks);
    LLVMPositionBuilderAtEnd(m->b, walks);
    msg_put(m, 0, LLVMBuildLoad2(m->b, data_type(f, m->op), data_at(m, w, turn), ""), false);
    set_turn(m, w, LLVMBuildAdd(m->b, turn, jit_i32(f, 1), ""));
    LLVMBuildBr(m->b, m->done);
    LLVMPositionBuilderAtEnd(m->b, other);
}

/* Component n of `lanes` rows of four, which lie side by side. */
static LLVMValueRef
column(struct message *m, LLVMValueRef rows, unsigned n)
{
    LLVMValueRef mask[LANE_MAX];
    for (unsigned i = 0; i < m->lanes; i++)
        mask[i] = jit_i32(m->f, i * JIT_WALK_TURNS + n);
    return LLVMBuildShuffleVector(m->b, rows, LLVMGetPoison(LLVMTypeOf(rows)),
                                  LLVMConstVector(mask, m->lanes), "");
}

static LLVMValueRef
load_rows(struct message *m, LLVMValueRef offset)
{
    struct jit_fn *f = m->f;
    const LLVMTypeRef row = LLVMVectorType(f->i32, JIT_WALK_TURNS);
    LLVMValueRef rows[LANE_MAX];
    if (m->enabled)
        offset = LLVMBuildSelect(m->b, m->enabled, offset, LLVMConstNull(LLVMTypeOf(offset)), "");
    for (unsigned i = 0; i < m->lanes; i++) {
        const LLVMValueRef lane = LLVMBuildExtractElement(m->b, offset, jit_i32(f, i), "");
        LLVMValueRef index[1] = {LLVMBuildZExt(m->b, lane, f->i64, "")};
        rows[i] = jit_load(f, row, LLVMBuildGEP2(m->b, f->i8, m->base, index, 1, ""), 1);
    }
    return jit_joined(f, rows, m->lanes);
}

void
msg_begin_walk(struct message *m, LLVMValueRef offset)
{
    struct jit_fn *f = m->f;
    const struct jit_walk *w = walk_of(f);
    const LLVMBasicBlockRef on = jit_new_block(f, "reads ahead"), other = jit_new_block(f, "reads one");
    struct message whole = *m;
    assert(w && m->elem == 4 && m->components == 1);
    whole.span = JIT_WALK_TURNS * m->elem;
    whole.address_bits = 32; /* of the offset */
    LLVMBuildCondBr(m->b, msg_lanes_are_beyond(&whole, offset), other, on);
    LLVMPositionBuilderAtEnd(m->b, on);
    const LLVMValueRef rows = load_rows(m, offset);
    for (unsigned n = 1; n < JIT_WALK_TURNS; n++)
        LLVMBuildStore(m->b, column(m, rows, n), data_at(m, w, jit_i32(f, n)));
    msg_put(m, 0, column(m, rows, 0), false);
    LLVMBuildStore(m->b, msg_places(m), w->start);
    set_turn(m, w, jit_i32(f, 1));
    LLVMBuildStore(m->b, m->enabled ? m->enabled : LLVMConstAllOnes(filled_type(f, m->op)), w->filled);
    LLVMBuildBr(m->b, m->done);
    LLVMPositionBuilderAtEnd(m->b, other);
}
