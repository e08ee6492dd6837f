/* SPDX-License-Identifier: MIT */
/*
 * MSKOR, with which Cayman's objects store bytes and words: dword = (dword & ~mask) | data. Where all masks
 * are of one byte, or all of one word, and the data lie inside them, bytes or words are stored: next to each
 * other as vectors, row by row, else one by one. The simd engine does all others.
 */
#include "message.h"

/* What is stored: `bits` wide parts of dwords. */
struct parts {
    struct message *m;
    unsigned bits;
    LLVMValueRef offsets, data; /* per lane: in the window; in the low bits */
    LLVMValueRef places, cells; /* the same in memory */
};

static bool
is_native(struct message *m)
{
    const struct lane_op *op = m->op;
    if (op->mem.linear || op->lanes < 2 || op->dst.kind != LANE_NONE || m->elem != 4 || !msg_is_native(m) ||
        m->address_bits != 32)
        return false;
    for (unsigned n = 1; n <= 2; n++)
        if (lane_type_bytes(op->src[n].type) != 4 || op->src[n].mods ||
            !jit_readable(m->f, &op->src[n], JIT_SRC0 + n))
            return false;
    return true;
}

/* 0: the data, 1: the mask */
static LLVMValueRef
operand(struct message *m, unsigned n)
{
    if (m->shared)
        return msg_shared_get(m, n + 1, 0);
    const struct jit_value v = jit_read(m->f, &m->op->src[n + 1], JIT_SRC1 + n);
    return v.scalar ? jit_splat(m->f, v.v, m->lanes) : v.v;
}

/* How many bits are below the mask, if it is of one byte or one word. */
static LLVMValueRef
shift_of(struct message *m, LLVMValueRef mask)
{
    const LLVMTypeRef type = LLVMTypeOf(mask);
    LLVMValueRef empty = LLVMConstNull(type);
    for (unsigned bytes = 1; bytes < 4; bytes++) {
        const LLVMValueRef low = jit_constant(m->f, type, (UINT64_C(1) << 8 * bytes) - 1);
        const LLVMValueRef none =
            LLVMBuildICmp(m->b, LLVMIntEQ, LLVMBuildAnd(m->b, mask, low, ""), LLVMConstNull(type), "");
        empty = LLVMBuildAdd(m->b, empty, LLVMBuildZExt(m->b, none, type, ""), "");
    }
    return LLVMBuildShl(m->b, empty, jit_constant(m->f, type, 3), "");
}

/* i1: is an enabled lane's mask not `bits` ones? */
static LLVMValueRef
is_another(struct message *m, LLVMValueRef ones, unsigned bits)
{
    const LLVMValueRef width = jit_constant(m->f, LLVMTypeOf(ones), (UINT64_C(1) << bits) - 1);
    return msg_any(m, LLVMBuildICmp(m->b, LLVMIntNE, ones, width, ""));
}

static void
store_lane(void *user, LLVMValueRef lane)
{
    struct parts *p = user;
    struct message *m = p->m;
    const LLVMTypeRef type = jit_int(m->f, p->bits);
    const LLVMValueRef offset = jit_lane_of(m->f, p->places, m->f->i32, lane);
    jit_store(m->f, jit_lane_of(m->f, p->cells, type, lane), msg_pointer(m, offset), 1);
}

static void
store_one_by_one(struct parts *p)
{
    p->places = msg_spill(p->m, p->offsets);
    p->cells = msg_spill(p->m, p->data);
    msg_each_enabled(p->m, store_lane, p);
    LLVMBuildBr(p->m->b, p->m->done);
}

/* The lanes of a row of the work-group, of which a message may have several. */
static unsigned
row_lanes(const struct message *m)
{
    const unsigned row = m->f->flow->row_lanes;
    return row && row < m->lanes ? row : m->lanes;
}

/* Of each row; of one alone as a number. */
static LLVMValueRef
first_places(const struct parts *p, unsigned rows)
{
    struct message *m = p->m;
    LLVMValueRef lanes[LANE_MAX];
    if (rows == 1)
        return LLVMBuildExtractElement(m->b, p->offsets, jit_i32(m->f, 0), "");
    for (unsigned i = 0; i < rows; i++)
        lanes[i] = jit_i32(m->f, i * row_lanes(m));
    return LLVMBuildShuffleVector(m->b, p->offsets, LLVMGetPoison(LLVMTypeOf(p->offsets)),
                                  LLVMConstVector(lanes, rows), "");
}

static void
store_rows(const struct parts *p, LLVMValueRef firsts, unsigned rows)
{
    struct message *m = p->m;
    const unsigned lanes = row_lanes(m);
    for (unsigned i = 0; i < rows; i++) {
        const LLVMValueRef at =
            rows == 1 ? firsts : LLVMBuildExtractElement(m->b, firsts, jit_i32(m->f, i), "");
        const LLVMValueRef data =
            jit_part(m->f, p->data, LLVMGetPoison(LLVMTypeOf(p->data)), i * lanes, lanes);
        jit_store(m->f, data, msg_pointer(m, at), 1);
    }
}

/* Goes on where the lanes of some row are not next to each other. */
static void
try_rows(struct parts *p)
{
    struct message *m = p->m;
    const unsigned rows = m->lanes / row_lanes(m);
    const LLVMBasicBlockRef row = jit_new_block(m->f, "row"), other = jit_new_block(m->f, "spread");
    const LLVMValueRef firsts = first_places(p, rows);
    const LLVMValueRef expected = jit_all_lanes(m->f, firsts, p->bits / 8, rows, m->lanes);
    const LLVMValueRef differs = msg_any(m, LLVMBuildICmp(m->b, LLVMIntNE, p->offsets, expected, ""));
    LLVMBuildCondBr(m->b, differs, other, row);
    LLVMPositionBuilderAtEnd(m->b, row);
    store_rows(p, firsts, rows);
    LLVMBuildBr(m->b, m->done);
    LLVMPositionBuilderAtEnd(m->b, other);
}

static void
store_parts(struct parts p, unsigned bits)
{
    struct message *m = p.m;
    p.bits = bits;
    p.data = LLVMBuildTrunc(m->b, p.data, LLVMVectorType(jit_int(m->f, bits), m->lanes), "");
    if (!m->enabled)
        try_rows(&p);
    store_one_by_one(&p);
}

/* Goes on where nothing is written outside the masks, and all dwords are inside the window. */
static void
check(struct message *m, LLVMValueRef relative, LLVMValueRef data, LLVMValueRef mask)
{
    const LLVMBasicBlockRef inside = jit_new_block(m->f, "inside");
    const LLVMValueRef outside = LLVMBuildAnd(m->b, data, LLVMBuildNot(m->b, mask, ""), "");
    const LLVMValueRef more =
        msg_any(m, LLVMBuildICmp(m->b, LLVMIntNE, outside, LLVMConstNull(LLVMTypeOf(data)), ""));
    jit_branch_rare(m->f, LLVMBuildOr(m->b, more, msg_lanes_are_beyond(m, relative), ""), m->slow, inside);
    LLVMPositionBuilderAtEnd(m->b, inside);
}

static void
emit_parts(struct message *m)
{
    struct jit_fn *f = m->f;
    const LLVMValueRef relative = msg_offsets(m, msg_places(m)), data = operand(m, 0), mask = operand(m, 1);
    check(m, relative, data, mask);
    const LLVMValueRef shift = shift_of(m, mask), ones = LLVMBuildLShr(m->b, mask, shift, "");
    const LLVMValueRef skip = LLVMBuildLShr(m->b, shift, jit_constant(f, LLVMTypeOf(shift), 3), "");
    const struct parts p = {.m = m,
                            .offsets = LLVMBuildAdd(m->b, relative, skip, ""),
                            .data = LLVMBuildLShr(m->b, data, shift, "")};
    const LLVMBasicBlockRef bytes = jit_new_block(f, "bytes"), no_bytes = jit_new_block(f, "no bytes"),
                            words = jit_new_block(f, "words");
    LLVMBuildCondBr(m->b, is_another(m, ones, 8), no_bytes, bytes);
    LLVMPositionBuilderAtEnd(m->b, bytes);
    store_parts(p, 8);
    LLVMPositionBuilderAtEnd(m->b, no_bytes);
    LLVMBuildCondBr(m->b, is_another(m, ones, 16), m->slow, words);
    LLVMPositionBuilderAtEnd(m->b, words);
    store_parts(p, 16);
}

bool
jit_emit_mskor(struct message *m)
{
    if (!is_native(m))
        return false;
    msg_begin(m);
    if (!msg_call_routine(m, emit_parts))
        emit_parts(m);
    msg_end(m);
    return true;
}
