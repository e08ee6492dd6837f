/* SPDX-License-Identifier: MIT */
/*
 * Lanes anywhere in memory, by one scalar access for each: where the host has no gathers and scatters, or
 * where these are slower. There is no branch for a lane that is off, because the host could not predict it:
 * such a lane reads at the window's beginning, and writes to a place that nobody reads.
 */
#include <assert.h>
#include <stddef.h>

#include "message.h"

/* Messages of more lanes have a loop over those that are on, since LLVM's time grows with the code. */
enum { MOST_UNROLLED = 16 };

/* --- given the lanes' pointers --- */

static LLVMValueRef
load_component(struct message *m, LLVMValueRef *at, unsigned n)
{
    LLVMValueRef v = LLVMGetPoison(LLVMVectorType(msg_element(m), m->lanes));
    for (unsigned i = 0; i < m->lanes; i++) {
        const LLVMValueRef place = jit_at(m->f, at[i], m->index[n] * m->elem);
        v = LLVMBuildInsertElement(m->b, v, jit_load(m->f, msg_element(m), place, 1), jit_i32(m->f, i), "");
    }
    return v;
}

/* Stores go component by component, since lanes may overlap (emu/memory.h). */
static void
store_component(struct message *m, LLVMValueRef *at, unsigned n)
{
    const LLVMValueRef v = msg_get(m, n);
    for (unsigned i = 0; i < m->lanes; i++)
        jit_store(m->f, LLVMBuildExtractElement(m->b, v, jit_i32(m->f, i), ""),
                  jit_at(m->f, at[i], m->index[n] * m->elem), 1);
}

void
msg_move_places(struct message *m, LLVMValueRef *at)
{
    for (unsigned n = 0; n < m->components; n++) {
        if (m->op->code == LANE_OP_load)
            msg_put(m, n, load_component(m, at, n), false);
        else
            store_component(m, at, n);
    }
}

/* --- unrolled --- */

/* Goes on if some lane is on, so that the window's beginning may be read. */
void
msg_expect_some_lane(struct message *m)
{
    const LLVMBasicBlockRef on = jit_new_block(m->f, "some lane");
    const LLVMValueRef bits = jit_to_bits(m->f, m->enabled);
    LLVMBuildCondBr(m->b, LLVMBuildICmp(m->b, LLVMIntEQ, bits, LLVMConstNull(LLVMTypeOf(bits)), ""), m->done,
                    on);
    LLVMPositionBuilderAtEnd(m->b, on);
}

LLVMValueRef
msg_lane_of_offsets(struct message *m, LLVMValueRef offset, unsigned i)
{
    assert(m->lanes % 2 == 0);
    const LLVMTypeRef longs = LLVMVectorType(m->f->i64, m->lanes / 2);
    const LLVMValueRef pairs = LLVMBuildBitCast(m->b, offset, longs, "");
    const LLVMValueRef pair = LLVMBuildExtractElement(m->b, pairs, jit_i32(m->f, i / 2), "");
    if (i % 2)
        return LLVMBuildLShr(m->b, pair, LLVMConstInt(m->f->i64, 32, 0), "");
    return LLVMBuildAnd(m->b, pair, LLVMConstInt(m->f->i64, UINT32_MAX, 0), "");
}

/* Each lane's host pointer, in `at`. No offset is negative, see msg_lanes_are_beyond. */
static void
find_places(struct message *m, LLVMValueRef offset, LLVMValueRef *at)
{
    for (unsigned i = 0; i < m->lanes; i++) {
        LLVMValueRef index[1] = {msg_lane_of_offsets(m, offset, i)};
        at[i] = LLVMBuildGEP2(m->b, m->f->i8, m->base, index, 1, "");
    }
}

/* Places for the lanes that are off. */
static void
turn_away(struct message *m, LLVMValueRef *at)
{
    struct jit_fn *f = m->f;
    const LLVMValueRef nowhere = jit_at(f, f->x, offsetof(struct jit_ctx, nowhere));
    const LLVMValueRef bits = jit_to_bits(f, m->enabled), zero = LLVMConstNull(LLVMTypeOf(bits));
    for (unsigned i = 0; i < m->lanes; i++) {
        const LLVMValueRef bit = LLVMConstInt(LLVMTypeOf(bits), UINT64_C(1) << i, 0);
        const LLVMValueRef off = LLVMBuildICmp(m->b, LLVMIntEQ, LLVMBuildAnd(m->b, bits, bit, ""), zero, "");
        at[i] = LLVMBuildSelect(m->b, off, nowhere, at[i], "");
    }
}

static void
move_unrolled(struct message *m, LLVMValueRef offset)
{
    LLVMValueRef at[LANE_MAX];
    const bool load = m->op->code == LANE_OP_load;
    if (m->enabled)
        msg_expect_some_lane(m);
    if (m->enabled && load)
        offset = LLVMBuildSelect(m->b, m->enabled, offset, LLVMConstNull(LLVMTypeOf(offset)), "");
    find_places(m, offset, at);
    if (m->enabled && !load)
        turn_away(m, at);
    msg_move_places(m, at);
}

/* --- a loop --- */

/* What the loop's body needs: where offsets and a component's lanes are in memory. */
struct loop {
    struct message *m;
    LLVMValueRef offsets, data;
    unsigned component;
};

static LLVMValueRef
lane_of_data(const struct loop *l, LLVMValueRef lane)
{
    LLVMValueRef index[1] = {lane};
    return LLVMBuildGEP2(l->m->b, msg_element(l->m), l->data, index, 1, "");
}

static void
move_lane(void *user, LLVMValueRef lane)
{
    const struct loop *l = user;
    struct message *m = l->m;
    const LLVMTypeRef element = msg_element(m);
    const LLVMValueRef offset = jit_lane_of(m->f, l->offsets, m->f->i32, lane);
    LLVMValueRef index[1] = {LLVMBuildZExt(m->b, offset, m->f->i64, "")};
    const LLVMValueRef start = LLVMBuildGEP2(m->b, m->f->i8, m->base, index, 1, "");
    const LLVMValueRef at = jit_at(m->f, start, m->index[l->component] * m->elem);
    if (m->op->code == LANE_OP_load)
        LLVMBuildStore(m->b, jit_load(m->f, element, at, 1), lane_of_data(l, lane));
    else
        jit_store(m->f, jit_lane_of(m->f, l->data, element, lane), at, 1);
}

static void
move_in_loop(struct message *m, LLVMValueRef offset)
{
    const LLVMTypeRef lanes = LLVMVectorType(msg_element(m), m->lanes);
    const bool load = m->op->code == LANE_OP_load;
    struct loop l = {.m = m, .offsets = msg_spill(m, offset)};
    for (l.component = 0; l.component < m->components; l.component++) {
        l.data = load ? jit_variable(m->f, lanes, "lanes") : msg_spill(m, msg_get(m, l.component));
        msg_each_enabled(m, move_lane, &l);
        if (load)
            msg_put(m, l.component, LLVMBuildLoad2(m->b, lanes, l.data, ""), false);
    }
}

void
msg_move_lanes(struct message *m, LLVMValueRef offset)
{
    if (m->lanes > MOST_UNROLLED && (m->enabled || m->op->code == LANE_OP_store))
        move_in_loop(m, offset);
    else
        move_unrolled(m, offset);
}
