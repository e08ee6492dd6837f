/* SPDX-License-Identifier: MIT */
/*
 * Memory messages. Three forms are written out, tried in this order: enabled lanes next to each other (a
 * vector load or store), all lanes at one place (a scalar load, where all are enabled), and lanes anywhere
 * (emit_scattered.c). Each is checked against one window. The simd engine executes all others: messages that
 * are outside, lie in two ranges, or have another form. It knows the rules and reports faults (emu/memory.h).
 */
#include "jit/llvm/rewrite.h"
#include "message.h"

#include <assert.h>

/* Goes on if they are inside, else the slow way. */
static void
check_scalar(struct message *m, LLVMValueRef offset, LLVMValueRef bytes)
{
    const LLVMBasicBlockRef on = jit_new_block(m->f, "inside");
    jit_branch_rare(m->f, msg_is_beyond(m, offset, bytes), m->slow, on);
    LLVMPositionBuilderAtEnd(m->b, on);
}

/* Masked lanes of bytes, words and pairs have no cheap form below AVX-512. */
bool
msg_masked_is_native(const struct message *m)
{
    return m->wide == 1 && (m->f->cpu >= BACKEND_AVX512 || (m->f->cpu == BACKEND_AVX2 && m->elem >= 4));
}

static LLVMValueRef
masked_load(struct message *m, LLVMTypeRef type, LLVMValueRef at)
{
    LLVMTypeRef types[2] = {type, m->f->ptr};
    LLVMValueRef args[4] = {at, jit_i32(m->f, 1), m->enabled, LLVMConstNull(type)};
    return jit_call2(m->f, "llvm.masked.load", types, 2, args, 4);
}

static void
masked_store(struct message *m, LLVMValueRef v, LLVMValueRef at)
{
    LLVMTypeRef types[2] = {LLVMTypeOf(v), m->f->ptr};
    LLVMValueRef args[4] = {v, at, jit_i32(m->f, 1), m->enabled};
    jit_call2(m->f, "llvm.masked.store", types, 2, args, 4);
}

LLVMValueRef
msg_load_vector(struct message *m, LLVMTypeRef type, LLVMValueRef at)
{
    return m->enabled ? masked_load(m, type, at) : jit_load(m->f, type, at, 1);
}

void
msg_store_vector(struct message *m, LLVMValueRef v, LLVMValueRef at)
{
    if (m->enabled)
        masked_store(m, v, at);
    else
        jit_store(m->f, v, at, 1);
}

/* Enabled lanes next to each other. */
static void
move_consecutive(struct message *m, LLVMValueRef at)
{
    const LLVMTypeRef type = LLVMVectorType(msg_element(m), m->lanes * m->wide);
    if (m->op->code == LANE_OP_store) {
        msg_store_vector(m, m->enabled ? msg_get(m, 0) : msg_interleave(m), at);
        return;
    }
    const LLVMValueRef v = msg_load_vector(m, type, at);
    for (unsigned n = 0; n < m->components; n++)
        msg_put(m, n, msg_deinterleave(m, v, n), false);
}

/* --- streams --- */

enum { LINE_BYTES = 64 };
/* More than last-level caches hold, so a later reader of all of it would not find it there anyway. */
static const uint64_t stream_bytes = UINT64_C(32) << 20;

/* Does the program also read the surface? Then the lines are in the caches, and a stream would only drive
 * them out. */
static bool
is_read_too(const struct message *m)
{
    const struct lane_program *p = m->f->program;
    for (uint32_t i = 0; m->op->mem.space == LANE_SPACE_SURFACE && i < p->op_count; i++) {
        const struct lane_op *op = &p->ops[i];
        if (op->code == LANE_OP_load && op->mem.space == LANE_SPACE_SURFACE &&
            op->mem.surface == m->op->mem.surface)
            return true;
    }
    return false;
}

/* If a buffer is larger than the caches, whole lines need not be read before they are written. */
static bool
may_stream(const struct message *m)
{
    return m->op->code == LANE_OP_store && !m->enabled && m->components == m->wide &&
           m->lanes * m->span % LINE_BYTES == 0 && m->op->mem.space != LANE_SPACE_LOCAL &&
           m->op->mem.space != LANE_SPACE_SCRATCH && !jit_may_run_again(m->f->program, m->f->index) &&
           !is_read_too(m);
}

static void
store_stream(struct message *m, LLVMValueRef at)
{
    struct jit_fn *f = m->f;
    LLVMMetadataRef one[1] = {LLVMValueAsMetadata(jit_i32(f, 1))};
    const LLVMValueRef store = LLVMBuildStore(m->b, msg_interleave(m), at);
    LLVMSetAlignment(store, LINE_BYTES);
    jit_set_mark(store, "nontemporal", one, 1);
}

/* Goes on where the store is no stream. */
void
msg_try_stream(struct message *m, LLVMValueRef at)
{
    struct jit_fn *f = m->f;
    if (!m->streams)
        return;
    const LLVMBasicBlockRef stream = jit_new_block(f, "stream"), other = jit_new_block(f, "cached");
    const LLVMValueRef large = LLVMBuildICmp(m->b, LLVMIntUGE, m->size, jit_i64(f, stream_bytes), "");
    const LLVMValueRef place = LLVMBuildPtrToInt(m->b, at, f->i64, "");
    const LLVMValueRef inside_line = LLVMBuildAnd(m->b, place, jit_i64(f, LINE_BYTES - 1), "");
    const LLVMValueRef aligned = LLVMBuildICmp(m->b, LLVMIntEQ, inside_line, jit_i64(f, 0), "");
    LLVMBuildCondBr(m->b, LLVMBuildAnd(m->b, large, aligned, ""), stream, other);
    LLVMPositionBuilderAtEnd(m->b, stream);
    store_stream(m, at);
    LLVMBuildBr(m->b, m->done);
    LLVMPositionBuilderAtEnd(m->b, other);
}

void
msg_load_uniform(struct message *m, LLVMValueRef at)
{
    for (unsigned n = 0; n < m->components; n++)
        msg_put(m, n, jit_load(m->f, msg_element(m), jit_at(m->f, at, m->index[n] * m->elem), 1), true);
}

/* --- the forms --- */

/* Branches to `other` if lanes are not `step` bytes apart or not inside. Returns the place of lane 0. */
static LLVMValueRef
expect_steps(struct message *m, LLVMValueRef place, unsigned step, LLVMBasicBlockRef other)
{
    struct jit_fn *f = m->f;
    const LLVMValueRef first = LLVMBuildExtractElement(m->b, place, jit_i32(f, 0), "");
    const LLVMValueRef offset = msg_offsets(m, first);
    LLVMValueRef expected = jit_splat(f, first, m->lanes);
    if (step)
        expected = LLVMBuildAdd(m->b, expected, msg_steps(m, place, step), "");
    const LLVMValueRef differs = msg_any(m, LLVMBuildICmp(m->b, LLVMIntNE, place, expected, ""));
    const LLVMValueRef beyond =
        msg_is_beyond(m, offset, jit_i64(f, (uint64_t)(m->lanes - 1) * step + m->span));
    const LLVMBasicBlockRef on = jit_new_block(f, step ? "consecutive" : "uniform");
    LLVMBuildCondBr(m->b, LLVMBuildOr(m->b, differs, beyond, ""), other, on);
    LLVMPositionBuilderAtEnd(m->b, on);
    return msg_pointer(m, offset);
}

/* All lanes are enabled. */
static void
try_consecutive(struct message *m, LLVMValueRef place, LLVMBasicBlockRef other)
{
    const LLVMValueRef at = expect_steps(m, place, m->span, other);
    msg_try_stream(m, at);
    move_consecutive(m, at);
    LLVMBuildBr(m->b, m->done);
}

static void
try_uniform(struct message *m, LLVMValueRef place, LLVMBasicBlockRef other)
{
    msg_load_uniform(m, expect_steps(m, place, 0, other));
    LLVMBuildBr(m->b, m->done);
}

/* The element of the first enabled lane; any, if there is none. */
static LLVMValueRef
first_enabled(struct message *m, LLVMValueRef v)
{
    struct jit_fn *f = m->f;
    const unsigned bytes = m->lanes * 4;
    assert((m->lanes & (m->lanes - 1)) == 0); /* a whole register, see LANE_RULE(lanes_power) */
    if (f->cpu >= BACKEND_AVX512 && bytes >= 16 && bytes <= 64) {
        LLVMValueRef args[3] = {v, LLVMConstNull(LLVMTypeOf(v)), m->enabled};
        v = jit_call(f, "llvm.x86.avx512.mask.compress", LLVMTypeOf(v), args, 3);
        return LLVMBuildExtractElement(m->b, v, jit_i32(f, 0), "");
    }
    LLVMValueRef bits = jit_to_bits(f, m->enabled);
    const LLVMTypeRef type = LLVMTypeOf(bits);
    bits = LLVMBuildOr(m->b, bits, LLVMConstInt(type, UINT64_C(1) << (m->lanes - 1), 0), "");
    LLVMValueRef args[2] = {bits, LLVMConstInt(f->i1, 1, 0)};
    const LLVMValueRef lane = jit_call(f, "llvm.cttz", type, args, 2);
    return LLVMBuildExtractElement(m->b, v, LLVMBuildZExtOrBitCast(m->b, lane, f->i64, ""), "");
}

/* Some lanes are off. If lane 0 is off, its place may be outside the window, and `start` may be negative, by
 * less than the message's size. Offsets of enabled lanes are below 2^31. So two starts that are equal modulo
 * 2^32 are equal. */
static void
try_masked(struct message *m, LLVMValueRef beyond, LLVMValueRef offset, LLVMBasicBlockRef other)
{
    struct jit_fn *f = m->f;
    const LLVMValueRef starts = LLVMBuildSub(m->b, offset, msg_steps(m, offset, m->span), "");
    const LLVMValueRef start = first_enabled(m, starts);
    const LLVMValueRef differs =
        msg_any(m, LLVMBuildICmp(m->b, LLVMIntNE, starts, jit_splat(f, start, m->lanes), ""));
    const LLVMBasicBlockRef on = jit_new_block(f, "consecutive");
    LLVMBuildCondBr(m->b, LLVMBuildOr(m->b, differs, beyond, ""), other, on);
    LLVMPositionBuilderAtEnd(m->b, on);
    LLVMValueRef index[1] = {LLVMBuildSExt(m->b, start, f->i64, "")};
    move_consecutive(m, LLVMBuildGEP2(m->b, f->i8, m->base, index, 1, ""));
    LLVMBuildBr(m->b, m->done);
}

/* Some lanes are off. */
static void
emit_partial(struct message *m)
{
    msg_expect_some_lane(m);
    const LLVMValueRef relative = msg_offsets(m, msg_places(m)), offset = msg_dwords(m, relative);
    const LLVMValueRef beyond = msg_lanes_are_beyond(m, relative);
    if (msg_masked_is_native(m)) {
        const LLVMBasicBlockRef other = jit_new_block(m->f, "other");
        try_masked(m, beyond, offset, other);
        LLVMPositionBuilderAtEnd(m->b, other);
    }
    msg_move_scattered(m, beyond, offset);
}

/* Goes to `other` if the first two lanes lie neither at one place nor next to each other. Below AVX-512,
 * where comparisons of all lanes are dear, this is tried before them. */
static void
expect_form(struct message *m, LLVMValueRef place, LLVMBasicBlockRef other)
{
    struct jit_fn *f = m->f;
    const LLVMTypeRef type = LLVMTypeOf(place);
    if (f->cpu >= BACKEND_AVX512 || LLVMGetElementType(type) != f->i32 || m->lanes % 2)
        return;
    const LLVMTypeRef longs = LLVMVectorType(f->i64, m->lanes / 2);
    const LLVMValueRef two =
        LLVMBuildExtractElement(m->b, LLVMBuildBitCast(m->b, place, longs, ""), jit_i32(f, 0), "");
    const LLVMValueRef second =
        LLVMBuildTrunc(m->b, LLVMBuildLShr(m->b, two, jit_i64(f, 32), ""), f->i32, "");
    const LLVMValueRef step = LLVMBuildSub(m->b, second, LLVMBuildTrunc(m->b, two, f->i32, ""), "");
    const LLVMValueRef apart = LLVMBuildICmp(m->b, LLVMIntNE, step, jit_i32(f, m->span), "");
    const LLVMValueRef differ = LLVMBuildICmp(m->b, LLVMIntNE, step, jit_i32(f, 0), "");
    const LLVMBasicBlockRef on = jit_new_block(f, "some form");
    LLVMBuildCondBr(m->b, LLVMBuildAnd(m->b, apart, differ, ""), other, on);
    LLVMPositionBuilderAtEnd(m->b, on);
}

static void
emit_scattered(struct message *m)
{
    const LLVMValueRef relative = msg_offsets(m, msg_places(m));
    msg_move_scattered(m, msg_lanes_are_beyond(m, relative), msg_dwords(m, relative));
}

static void
emit_full(struct message *m)
{
    const LLVMBasicBlockRef other = jit_new_block(m->f, "other");
    const LLVMValueRef place = msg_places(m);
    if (!m->first)
        expect_form(m, place, other);
    if (m->first) {
        LLVMBuildBr(m->b, other);
    } else if (m->op->code == LANE_OP_load) {
        const LLVMBasicBlockRef spread = jit_new_block(m->f, "spread");
        try_consecutive(m, place, spread);
        LLVMPositionBuilderAtEnd(m->b, spread);
        try_uniform(m, place, other);
    } else if (m->wide == m->components) {
        try_consecutive(m, place, other);
    } else {
        LLVMBuildBr(m->b, other);
    }
    LLVMPositionBuilderAtEnd(m->b, other);
    emit_scattered(m);
}

static void
emit_walk(struct message *m)
{
    msg_try_walk(m);
    if (m->enabled)
        emit_partial(m);
    else
        emit_full(m);
}

/* Of one lane, which is inside of the window. */
static LLVMValueRef
find_one(struct message *m)
{
    struct jit_fn *f = m->f;
    unsigned shift;
    const LLVMValueRef index = m->origin ? NULL : jit_solo_index(f, &shift);
    if (index)
        return msg_check_index(m, index, shift);
    const LLVMValueRef known = jit_solo_offset(f);
    if (known)
        return msg_at(m, known);
    const LLVMValueRef relative = msg_offsets(m, msg_places(m));
    if (!jit_solo_skips_check(f))
        msg_check_start(m, relative);
    return msg_pointer(m, relative);
}

/* One lane. */
static void
emit_one(struct message *m)
{
    struct jit_fn *f = m->f;
    const LLVMValueRef at = find_one(m);
    for (unsigned n = 0; n < m->components; n++) {
        const LLVMValueRef place = jit_at(f, at, m->index[n] * m->elem);
        if (m->op->code == LANE_OP_load)
            msg_put(m, n, jit_load(f, msg_element(m), place, 1), true);
        else
            jit_store(f, msg_get(m, n), place, 1);
    }
    LLVMBuildBr(m->b, m->done);
}

/* Loads the part of a block that is inside the window; the rest reads as 0. */
static void
load_inside(struct message *m, LLVMValueRef relative)
{
    struct jit_fn *f = m->f;
    const LLVMTypeRef type = LLVMVectorType(msg_element(m), m->lanes);
    LLVMValueRef ends[LANE_MAX];
    for (unsigned i = 0; i < m->lanes; i++)
        ends[i] = jit_i32(f, (i + 1) * m->elem);
    LLVMValueRef args[2] = {m->size, LLVMBuildZExt(m->b, relative, f->i64, "")};
    LLVMValueRef room[2] = {jit_call(f, "llvm.usub.sat", f->i64, args, 2), jit_i64(f, m->lanes * m->elem)};
    const LLVMValueRef bytes = LLVMBuildTrunc(m->b, jit_call(f, "llvm.umin", f->i64, room, 2), f->i32, "");
    const LLVMValueRef inside =
        LLVMBuildICmp(m->b, LLVMIntULE, LLVMConstVector(ends, m->lanes), jit_splat(f, bytes, m->lanes), "");
    LLVMTypeRef types[2] = {type, f->ptr};
    LLVMValueRef load[4] = {msg_pointer(m, relative), jit_i32(f, 1), inside, LLVMConstNull(type)};
    msg_put(m, 0, jit_call2(f, "llvm.masked.load", types, 2, load, 4), false);
    LLVMBuildBr(m->b, m->done);
}

/* Constants are read in blocks that may end beyond them, so such blocks have a fast path too. */
static void
check_block(struct message *m, LLVMValueRef relative, unsigned bytes)
{
    struct jit_fn *f = m->f;
    const unsigned space = m->op->mem.space;
    const bool ends_early = m->op->code == LANE_OP_load && m->components == 1 && m->lanes > 1 &&
                            (f->cpu >= BACKEND_AVX512 || (f->cpu == BACKEND_AVX2 && m->elem >= 4)) &&
                            m->address_bits == 32 &&
                            (space == LANE_SPACE_SURFACE || space == LANE_SPACE_LOCAL);
    if (!ends_early) {
        check_scalar(m, relative, jit_i64(f, bytes));
        return;
    }
    const LLVMBasicBlockRef over = jit_new_block(f, "over"), tail = jit_new_block(f, "tail"),
                            on = jit_new_block(f, "inside");
    LLVMBuildCondBr(m->b, msg_is_beyond(m, relative, jit_i64(f, bytes)), over, on);
    LLVMPositionBuilderAtEnd(m->b, over);
    /* addresses wrap at 32 bits; those near the end take the slow path */
    jit_branch_rare(f, LLVMBuildICmp(m->b, LLVMIntSLT, relative, jit_i32(f, 0), ""), m->slow, tail);
    LLVMPositionBuilderAtEnd(m->b, tail);
    load_inside(m, relative);
    LLVMPositionBuilderAtEnd(m->b, on);
}

/* A block: component n is lanes elements at n * lanes * elem. */
static void
emit_linear(struct message *m)
{
    struct jit_fn *f = m->f;
    const unsigned bytes = m->lanes * m->elem;
    const LLVMValueRef relative = msg_offsets(m, msg_places(m));
    check_block(m, relative, bytes * m->components);
    const LLVMValueRef at = msg_pointer(m, relative);
    for (unsigned n = 0; n < m->components; n++) {
        const LLVMValueRef place = jit_at(f, at, n * bytes);
        if (m->op->code == LANE_OP_load)
            msg_put(m, n, jit_load(f, jit_vector(msg_element(m), m->lanes), place, 1), m->lanes == 1);
        else
            jit_store(f, msg_get(m, n), place, 1);
    }
    LLVMBuildBr(m->b, m->done);
}

/* --- what has a native form --- */

static bool
data_is_native(struct message *m)
{
    const unsigned mask = m->op->mem.comp_mask, limit = m->op->mem.linear ? 8 : 4;
    m->components = 0;
    for (unsigned c = 0; c < 8; c++)
        if (mask >> c & 1)
            m->index[m->components++] = (uint8_t)c;
    m->wide = m->index[m->components - 1] + 1u;
    if (m->wide > limit || lane_type_bytes(m->data->type) < m->elem)
        return false;
    if (m->op->mem.linear && m->wide != m->components)
        return false;
    for (unsigned n = 0; n < m->components; n++) {
        const struct lane_operand o = msg_component(m, n);
        if (!(m->op->code == LANE_OP_load ? jit_writable(m->f, &o, JIT_DATA + n)
                                          : jit_readable(m->f, &o, JIT_DATA + n)))
            return false;
    }
    return true;
}

static bool
is_native(struct message *m)
{
    const struct lane_op *op = m->op;
    m->data = op->code == LANE_OP_load ? &op->dst : &op->src[1];
    if (!msg_is_native(m) || !data_is_native(m))
        return false;
    return !op->mem.linear || ((op->flags & LANE_NOMASK) && op->pred == LANE_PRED_NONE);
}

static struct message
message_of(struct jit_fn *f)
{
    return (struct message){.f = f, .op = f->op, .b = f->b, .lanes = f->op->lanes, .elem = f->op->mem.elem};
}

bool
jit_look_at_load(struct jit_fn *f, LLVMValueRef *offsets, LLVMValueRef *limit)
{
    struct message m = message_of(f);
    assert(f->op->code == LANE_OP_load);
    if (!is_native(&m) || f->op->mem.linear || msg_uses_ranges(&f->op->mem))
        return false;
    m.span = m.wide * m.elem;
    *offsets = msg_look(&m, limit);
    return true;
}

bool
jit_emit_memory(struct jit_fn *f)
{
    const struct lane_op *op = f->op;
    struct message m = message_of(f);
    if (op->code == LANE_OP_fence) {
        LLVMBuildFence(f->b, LLVMAtomicOrderingSequentiallyConsistent, 0, "");
        return true;
    }
    if (op->code == LANE_OP_clock)
        return false;
    if (op->code == LANE_OP_atomic)
        return jit_emit_atomic(&m);
    if (!is_native(&m))
        return false;
    m.span = m.wide * m.elem;
    msg_begin(&m);
    m.streams = may_stream(&m);
    if (op->mem.linear)
        emit_linear(&m);
    else if (op->lanes == 1)
        emit_one(&m);
    else if (m.first && msg_emit_row(&m))
        ;
    else if (!m.enabled && msg_emit_pattern(&m))
        emit_scattered(&m);
    else if (msg_is_walk(&m))
        emit_walk(&m);
    else if (msg_call_routine(&m, m.enabled ? emit_partial : emit_full))
        ;
    else if (m.enabled)
        emit_partial(&m);
    else
        emit_full(&m);
    msg_end(&m);
    return true;
}
