/* SPDX-License-Identifier: MIT */
/*
 * Messages whose places are a row (flow/rows.c): the form is known when the code is made, and one comparison
 * tells whether all lanes are inside the window.
 */
#include <assert.h>

#include "message.h"

enum form {
    OTHER,
    SAME,        /* all lanes at one place */
    CONSECUTIVE, /* each lane behind the one before */
    SLIDING,     /* each component is consecutive: lanes overlap */
    SPACED       /* one component, with gaps of up to three elements from lane to lane */
};

enum { MOST_GAPS = 3 };

static enum form
form_of(const struct message *m)
{
    const bool load = m->op->code == LANE_OP_load;
    const unsigned gaps = m->step / m->elem - 1;
    if (load && m->step == 0)
        return SAME;
    if (m->step == m->span && (m->enabled ? msg_masked_is_native(m) : load || m->wide == m->components))
        return CONSECUTIVE;
    if (!load || m->step % m->elem || m->step == 0)
        return OTHER;
    if (m->step == m->elem && (!m->enabled || m->elem >= 4))
        return !m->enabled || m->f->cpu != BACKEND_BASELINE ? SLIDING : OTHER;
    return !m->enabled && m->components == 1 && gaps <= MOST_GAPS ? SPACED : OTHER;
}

/* Are the row's `bytes` bytes not all inside? Its places do not wrap then. */
static LLVMValueRef
is_beyond(struct message *m, LLVMValueRef offset, uint64_t bytes)
{
    const struct message row = {.f = m->f, .b = m->b, .address_bits = m->address_bits, .size = m->bound};
    return msg_is_beyond((struct message *)&row, offset, jit_i64(m->f, bytes));
}

static uint64_t
bytes_of_row(const struct message *m)
{
    return (uint64_t)(m->lanes - 1) * m->step + m->span;
}

/* Where the row begins, if all of it is inside; else the code goes to `other`. */
static LLVMValueRef
expect_inside(struct message *m, uint64_t bytes, LLVMBasicBlockRef other)
{
    const LLVMValueRef offset = msg_offsets(m, m->first);
    const LLVMBasicBlockRef on = jit_new_block(m->f, "row");
    jit_branch_rare(m->f, is_beyond(m, offset, bytes), other, on);
    LLVMPositionBuilderAtEnd(m->b, on);
    return msg_pointer(m, offset);
}

/*
 * Where the row begins, if its enabled lanes are inside; else the slow way. If lane 0 is off, the row may
 * begin before the window. Offsets of enabled lanes are below 2^31 then, so that the beginning is a signed
 * number of 32 bits.
 */
static LLVMValueRef
expect_enabled_inside(struct message *m)
{
    struct jit_fn *f = m->f;
    const LLVMValueRef offset = msg_offsets(m, m->first);
    const LLVMBasicBlockRef part = jit_new_block(f, "part"), on = jit_new_block(f, "row");
    const LLVMBasicBlockRef here = LLVMGetInsertBlock(m->b);
    const bool wide = m->address_bits == 64;
    const LLVMValueRef from = wide ? offset : LLVMBuildZExt(m->b, offset, f->i64, "");
    jit_branch_rare(f, is_beyond(m, offset, bytes_of_row(m)), part, on);
    LLVMPositionBuilderAtEnd(m->b, part);
    const LLVMValueRef low = wide ? LLVMBuildTrunc(m->b, offset, f->i32, "") : offset;
    const LLVMValueRef from_part = LLVMBuildSExt(m->b, low, f->i64, "");
    const LLVMValueRef beyond = msg_lanes_are_beyond(m, msg_offsets(m, msg_places(m)));
    const LLVMBasicBlockRef part_end = LLVMGetInsertBlock(m->b);
    jit_branch_rare(f, beyond, m->slow, on);
    LLVMPositionBuilderAtEnd(m->b, on);
    const LLVMValueRef start = LLVMBuildPhi(m->b, f->i64, "");
    LLVMValueRef values[2] = {from, from_part};
    LLVMBasicBlockRef blocks[2] = {here, part_end};
    LLVMAddIncoming(start, values, blocks, 2);
    LLVMValueRef index[1] = {start};
    return LLVMBuildGEP2(m->b, f->i8, m->base, index, 1, "");
}

static void
emit_consecutive(struct message *m)
{
    const LLVMValueRef at =
        m->enabled ? expect_enabled_inside(m) : expect_inside(m, bytes_of_row(m), m->slow);
    msg_try_stream(m, at);
    msg_move_consecutive(m, at);
    LLVMBuildBr(m->b, m->done);
}

static void
emit_sliding(struct message *m)
{
    const LLVMValueRef at =
        m->enabled ? expect_enabled_inside(m) : expect_inside(m, bytes_of_row(m), m->slow);
    const LLVMTypeRef type = LLVMVectorType(msg_element(m), m->lanes);
    for (unsigned n = 0; n < m->components; n++)
        msg_put(m, n, msg_load_vector(m, type, jit_at(m->f, at, m->index[n] * m->elem)), false);
    LLVMBuildBr(m->b, m->done);
}

/* Loads the gaps as well. If the last one is outside, the lanes are loaded one by one. */
static void
emit_spaced(struct message *m)
{
    struct jit_fn *f = m->f;
    const unsigned stride = m->step / m->elem;
    const LLVMBasicBlockRef last = jit_new_block(f, "last");
    const LLVMValueRef at = expect_inside(m, (uint64_t)m->lanes * m->step + m->index[0] * m->elem, last);
    const LLVMTypeRef type = LLVMVectorType(msg_element(m), m->lanes * stride);
    const LLVMValueRef all = jit_load(f, type, jit_at(f, at, m->index[0] * m->elem), 1);
    LLVMValueRef mask[LANE_MAX];
    for (unsigned i = 0; i < m->lanes; i++)
        mask[i] = jit_i32(f, i * stride);
    msg_put(m, 0, LLVMBuildShuffleVector(m->b, all, LLVMGetPoison(type), LLVMConstVector(mask, m->lanes), ""),
            false);
    LLVMBuildBr(m->b, m->done);
    LLVMPositionBuilderAtEnd(m->b, last);
    if (!msg_scatters(m)) {
        LLVMBuildBr(m->b, m->slow);
        return;
    }
    const LLVMValueRef relative = msg_offsets(m, msg_places(m));
    msg_move_scattered(m, msg_lanes_are_beyond(m, relative), msg_dwords(m, relative));
}

static void
emit_same(struct message *m)
{
    msg_load_uniform(m, expect_inside(m, m->span, m->slow));
    LLVMBuildBr(m->b, m->done);
}

bool
msg_emit_row(struct message *m)
{
    assert(m->first && m->lanes > 1);
    switch (form_of(m)) {
    case SAME:
        emit_same(m);
        return true;
    case CONSECUTIVE:
        emit_consecutive(m);
        return true;
    case SLIDING:
        emit_sliding(m);
        return true;
    case SPACED:
        emit_spaced(m);
        return true;
    default:
        return false;
    }
}
