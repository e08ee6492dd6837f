/* SPDX-License-Identifier: MIT */
/*
 * Memory messages. Three forms are written out, tried in this order: enabled lanes next to each other (a
 * vector load or store), all lanes at one place (a scalar load, where all are enabled), and dwords anywhere
 * (gather, scatter). Each is checked against one window; what is outside, over two ranges or of another form
 * is the simd engine's, which knows the rules and reports faults (emu/memory.h).
 */
#include "message.h"

/* Goes on if they are inside, else the slow way. */
static void
check_scalar(struct message *m, LLVMValueRef offset, LLVMValueRef bytes)
{
    const LLVMBasicBlockRef on = jit_new_block(m->f, "inside");
    jit_branch_rare(m->f, msg_is_beyond(m, offset, bytes), m->slow, on);
    LLVMPositionBuilderAtEnd(m->b, on);
}

static LLVMValueRef
steps(struct message *m, LLVMValueRef like, unsigned step)
{
    LLVMValueRef all[LANE_MAX];
    const LLVMTypeRef element = LLVMGetElementType(LLVMTypeOf(like));
    for (unsigned i = 0; i < m->lanes; i++)
        all[i] = LLVMConstInt(element, (uint64_t)i * step, 0);
    return LLVMConstVector(all, m->lanes);
}

/* --- moving --- */

static LLVMTypeRef
element_type(struct message *m)
{
    return jit_int(m->f, m->elem * 8);
}

static struct lane_operand
component(const struct message *m, unsigned n)
{
    struct lane_operand o = *m->data;
    o.base += n * m->op->mem.comp_stride;
    return o;
}

/* Component n, as elements, to its register. */
static void
put(struct message *m, unsigned n, LLVMValueRef v, bool scalar)
{
    struct jit_fn *f = m->f;
    const struct lane_operand o = component(m, n);
    const LLVMTypeRef type = jit_shape(jit_int(f, lane_type_bytes(o.type) * 8), v);
    if (LLVMTypeOf(v) != type)
        v = LLVMBuildZExt(m->b, v, type, "");
    jit_write(f, &o, JIT_DATA + n, (struct jit_value){v, scalar}, m->enabled);
}

static LLVMValueRef
get(struct message *m, unsigned n)
{
    struct jit_fn *f = m->f;
    const struct lane_operand o = component(m, n);
    const struct jit_value v = jit_read(f, &o, JIT_DATA + n);
    const LLVMValueRef all = v.scalar ? jit_splat(f, v.v, m->lanes) : v.v;
    const LLVMTypeRef type = jit_shape(element_type(m), all);
    return LLVMTypeOf(all) == type ? all : LLVMBuildTrunc(m->b, all, type, "");
}

/* Component n of all lanes, out of what lies in memory. */
static LLVMValueRef
deinterleave(struct message *m, LLVMValueRef v, unsigned n)
{
    LLVMValueRef mask[LANE_MAX];
    for (unsigned i = 0; i < m->lanes; i++)
        mask[i] = jit_i32(m->f, i * m->wide + m->index[n]);
    return m->wide == 1 ? v
                        : LLVMBuildShuffleVector(m->b, v, LLVMGetPoison(LLVMTypeOf(v)),
                                                 LLVMConstVector(mask, m->lanes), "");
}

/* All components' lanes as they lie in memory. */
static LLVMValueRef
interleave(struct message *m)
{
    LLVMValueRef v = get(m, 0), mask[LANE_MAX * 4];
    if (m->components == 1)
        return v;
    LLVMValueRef halves[2] = {v, get(m, 1)};
    /* pairs of components end to end, then one shuffle */
    LLVMValueRef wide_mask[LANE_MAX * 4];
    for (unsigned i = 0; i < 2 * m->lanes; i++)
        wide_mask[i] = jit_i32(m->f, i);
    v = LLVMBuildShuffleVector(m->b, halves[0], halves[1], LLVMConstVector(wide_mask, 2 * m->lanes), "");
    if (m->components > 2) {
        const LLVMValueRef third = get(m, 2), fourth = m->components > 3 ? get(m, 3) : third;
        const LLVMValueRef upper =
            LLVMBuildShuffleVector(m->b, third, fourth, LLVMConstVector(wide_mask, 2 * m->lanes), "");
        for (unsigned i = 0; i < 4 * m->lanes; i++)
            wide_mask[i] = jit_i32(m->f, i);
        v = LLVMBuildShuffleVector(m->b, v, upper, LLVMConstVector(wide_mask, 4 * m->lanes), "");
    }
    for (unsigned i = 0; i < m->lanes; i++)
        for (unsigned n = 0; n < m->components; n++)
            mask[i * m->components + n] = jit_i32(m->f, n * m->lanes + i);
    return LLVMBuildShuffleVector(m->b, v, LLVMGetPoison(LLVMTypeOf(v)),
                                  LLVMConstVector(mask, m->lanes * m->components), "");
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

static void
move_consecutive(struct message *m, LLVMValueRef at)
{
    const LLVMTypeRef type = LLVMVectorType(element_type(m), m->lanes * m->wide);
    if (m->op->code == LANE_OP_store) {
        if (m->enabled)
            masked_store(m, get(m, 0), at);
        else
            jit_store(m->f, interleave(m), at, 1);
        return;
    }
    const LLVMValueRef v = m->enabled ? masked_load(m, type, at) : jit_load(m->f, type, at, 1);
    for (unsigned n = 0; n < m->components; n++)
        put(m, n, deinterleave(m, v, n), false);
}

/* --- streams --- */

enum { LINE_BYTES = 64 };
/* More than last-level caches hold: who reads all of it later does not find it there in any case. */
static const uint64_t stream_bytes = UINT64_C(32) << 20;

/* Whole lines of buffers that no cache holds need not be read before they are written. */
static bool
may_stream(const struct message *m)
{
    return m->op->code == LANE_OP_store && !m->enabled && m->components == m->wide &&
           m->lanes * m->span % LINE_BYTES == 0 && m->op->mem.space != LANE_SPACE_LOCAL &&
           m->op->mem.space != LANE_SPACE_SCRATCH && !jit_may_run_again(m->f->program, m->f->index);
}

static void
store_stream(struct message *m, LLVMValueRef at)
{
    struct jit_fn *f = m->f;
    static const char kind[] = "nontemporal";
    LLVMMetadataRef one[1] = {LLVMValueAsMetadata(jit_i32(f, 1))};
    const LLVMValueRef store = LLVMBuildStore(m->b, interleave(m), at);
    LLVMSetAlignment(store, LINE_BYTES);
    LLVMSetMetadata(store, LLVMGetMDKindIDInContext(f->context, kind, sizeof kind - 1),
                    LLVMMetadataAsValue(f->context, LLVMMDNodeInContext2(f->context, one, 1)));
}

/* Goes on where the store is no stream. */
static void
try_stream(struct message *m, LLVMValueRef at)
{
    struct jit_fn *f = m->f;
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

static void
load_uniform(struct message *m, LLVMValueRef at)
{
    for (unsigned n = 0; n < m->components; n++)
        put(m, n, jit_load(m->f, element_type(m), jit_at(m->f, at, m->index[n] * m->elem), 1), true);
}

/* --- the forms --- */

/* Goes to `other` where lanes are not `step` bytes apart or not inside; gives where lane 0 is. */
static LLVMValueRef
expect_steps(struct message *m, LLVMValueRef place, unsigned step, LLVMBasicBlockRef other)
{
    struct jit_fn *f = m->f;
    const LLVMValueRef first = LLVMBuildExtractElement(m->b, place, jit_i32(f, 0), "");
    const LLVMValueRef offset = msg_offsets(m, first);
    LLVMValueRef expected = jit_splat(f, first, m->lanes);
    if (step)
        expected = LLVMBuildAdd(m->b, expected, steps(m, place, step), "");
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
    if (may_stream(m))
        try_stream(m, at);
    move_consecutive(m, at);
    LLVMBuildBr(m->b, m->done);
}

static void
try_uniform(struct message *m, LLVMValueRef place, LLVMBasicBlockRef other)
{
    load_uniform(m, expect_steps(m, place, 0, other));
    LLVMBuildBr(m->b, m->done);
}

/* Masked lanes of bytes, words and pairs have no cheap form below AVX-512. */
static bool
masked_is_native(const struct message *m)
{
    return m->wide == 1 && (m->f->cpu == BACKEND_AVX512 || (m->f->cpu == BACKEND_AVX2 && m->elem >= 4));
}

/* Stores of bytes and words have no scatter. */
static bool
scattered_is_native(const struct message *m)
{
    const bool load = m->op->code == LANE_OP_load;
    if (m->f->cpu == BACKEND_AVX512)
        return load || m->elem >= 4;
    return m->f->cpu == BACKEND_AVX2 && load && !m->enabled && m->elem <= 4;
}

static LLVMValueRef
mask_of(struct message *m)
{
    return m->enabled ? m->enabled : LLVMConstAllOnes(LLVMVectorType(m->f->i1, m->lanes));
}

/* A host pointer per lane. */
static LLVMValueRef
pointers(struct message *m, LLVMValueRef offset)
{
    struct jit_fn *f = m->f;
    LLVMValueRef index[1] = {LLVMBuildSExt(m->b, offset, LLVMVectorType(f->i64, m->lanes), "")};
    return LLVMBuildGEP2(m->b, f->i8, m->base, index, 1, "");
}

static LLVMValueRef
gather(struct message *m, LLVMTypeRef type, LLVMValueRef offset)
{
    struct jit_fn *f = m->f;
    LLVMTypeRef types[2] = {type, LLVMVectorType(f->ptr, m->lanes)};
    LLVMValueRef args[4] = {pointers(m, offset), jit_i32(f, 1), mask_of(m), LLVMConstNull(type)};
    return jit_call2(f, "llvm.masked.gather", types, 2, args, 4);
}

static void
scatter(struct message *m, LLVMValueRef v, LLVMValueRef offset)
{
    struct jit_fn *f = m->f;
    LLVMTypeRef types[2] = {LLVMTypeOf(v), LLVMVectorType(f->ptr, m->lanes)};
    LLVMValueRef args[4] = {v, pointers(m, offset), jit_i32(f, 1), mask_of(m)};
    jit_call2(f, "llvm.masked.scatter", types, 2, args, 4);
}

/* Bytes and words: the dword around each, at the window's end the last one. */
static LLVMValueRef
gather_parts(struct message *m, LLVMValueRef offset)
{
    struct jit_fn *f = m->f;
    const LLVMTypeRef dwords = LLVMTypeOf(offset);
    LLVMValueRef last[2] = {LLVMBuildSub(m->b, m->size, jit_i64(f, 4), ""), jit_i64(f, INT32_MAX)};
    const LLVMValueRef most = LLVMBuildTrunc(m->b, jit_call(f, "llvm.umin", f->i64, last, 2), f->i32, "");
    LLVMValueRef args[2] = {offset, jit_splat(f, most, m->lanes)};
    const LLVMValueRef at = jit_call(f, "llvm.umin", dwords, args, 2);
    const LLVMValueRef bytes = LLVMBuildSub(m->b, offset, at, "");
    const LLVMValueRef shift = LLVMBuildShl(m->b, bytes, jit_constant(f, dwords, 3), "");
    const LLVMValueRef v = LLVMBuildLShr(m->b, gather(m, dwords, at), shift, "");
    return LLVMBuildTrunc(m->b, v, LLVMVectorType(element_type(m), m->lanes), "");
}

/* Gathers or scatters component by component. */
static void
move_scattered(struct message *m, LLVMValueRef beyond, LLVMValueRef offset)
{
    struct jit_fn *f = m->f;
    const LLVMBasicBlockRef on = jit_new_block(f, "scattered");
    if (m->elem < 4)
        beyond = LLVMBuildOr(m->b, beyond, LLVMBuildICmp(m->b, LLVMIntULT, m->size, jit_i64(f, 4), ""), "");
    jit_branch_rare(f, beyond, m->slow, on);
    LLVMPositionBuilderAtEnd(m->b, on);
    for (unsigned n = 0; n < m->components; n++) {
        const LLVMValueRef skip = jit_constant(f, LLVMTypeOf(offset), (uint64_t)m->index[n] * m->elem);
        const LLVMValueRef at = m->index[n] ? LLVMBuildAdd(m->b, offset, skip, "") : offset;
        if (m->op->code == LANE_OP_store)
            scatter(m, get(m, n), at);
        else if (m->elem < 4)
            put(m, n, gather_parts(m, at), false);
        else
            put(m, n, gather(m, LLVMVectorType(element_type(m), m->lanes), at), false);
    }
    LLVMBuildBr(m->b, m->done);
}

/* The element of the first enabled lane; any, if there is none. */
static LLVMValueRef
first_enabled(struct message *m, LLVMValueRef v)
{
    struct jit_fn *f = m->f;
    const unsigned bytes = m->lanes * 4;
    if (f->cpu == BACKEND_AVX512 && bytes >= 16 && bytes <= 64) {
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

/* Some lanes are off. Lane 0 may be one of them, and its place outside the window. */
static void
try_masked(struct message *m, LLVMValueRef beyond, LLVMValueRef offset, LLVMBasicBlockRef other)
{
    struct jit_fn *f = m->f;
    const LLVMValueRef starts = LLVMBuildSub(m->b, offset, steps(m, offset, m->span), "");
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
    const bool scattered = scattered_is_native(m);
    if (!scattered && !masked_is_native(m)) {
        LLVMBuildBr(m->b, m->slow);
        return;
    }
    const LLVMBasicBlockRef other = scattered ? jit_new_block(m->f, "other") : m->slow;
    const LLVMValueRef relative = msg_offsets(m, msg_places(m)), offset = msg_dwords(m, relative);
    const LLVMValueRef beyond = msg_lanes_are_beyond(m, relative);
    if (masked_is_native(m))
        try_masked(m, beyond, offset, other);
    else
        LLVMBuildBr(m->b, other);
    if (scattered) {
        LLVMPositionBuilderAtEnd(m->b, other);
        move_scattered(m, beyond, offset);
    }
}

static void
emit_full(struct message *m)
{
    struct jit_fn *f = m->f;
    const LLVMBasicBlockRef scattered = scattered_is_native(m) ? jit_new_block(f, "other") : m->slow;
    const LLVMValueRef place = msg_places(m);
    if (m->op->code == LANE_OP_load) {
        const LLVMBasicBlockRef spread = jit_new_block(f, "spread");
        try_consecutive(m, place, spread);
        LLVMPositionBuilderAtEnd(m->b, spread);
        try_uniform(m, place, scattered);
    } else if (m->wide == m->components) {
        try_consecutive(m, place, scattered);
    } else {
        LLVMBuildBr(m->b, scattered);
    }
    if (scattered != m->slow) {
        LLVMPositionBuilderAtEnd(m->b, scattered);
        const LLVMValueRef relative = msg_offsets(m, place);
        move_scattered(m, msg_lanes_are_beyond(m, relative), msg_dwords(m, relative));
    }
}

/* One lane. */
static void
emit_one(struct message *m)
{
    struct jit_fn *f = m->f;
    const LLVMValueRef relative = msg_offsets(m, msg_places(m));
    check_scalar(m, relative, jit_i64(f, m->span));
    const LLVMValueRef at = msg_pointer(m, relative);
    for (unsigned n = 0; n < m->components; n++) {
        const LLVMValueRef place = jit_at(f, at, m->index[n] * m->elem);
        if (m->op->code == LANE_OP_load)
            put(m, n, jit_load(f, element_type(m), place, 1), true);
        else
            jit_store(f, get(m, n), place, 1);
    }
    LLVMBuildBr(m->b, m->done);
}

/* Of a block that ends beyond the window, what is inside; the rest reads as 0. */
static void
load_inside(struct message *m, LLVMValueRef relative)
{
    struct jit_fn *f = m->f;
    const LLVMTypeRef type = LLVMVectorType(element_type(m), m->lanes);
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
    put(m, 0, jit_call2(f, "llvm.masked.load", types, 2, load, 4), false);
    LLVMBuildBr(m->b, m->done);
}

/* Constants are read in blocks that may end beyond them: such a block has a short way, too. */
static void
check_block(struct message *m, LLVMValueRef relative, unsigned bytes)
{
    struct jit_fn *f = m->f;
    const unsigned space = m->op->mem.space;
    const bool ends_early = m->op->code == LANE_OP_load && m->components == 1 && m->lanes > 1 &&
                            f->cpu == BACKEND_AVX512 && m->address_bits == 32 &&
                            (space == LANE_SPACE_SURFACE || space == LANE_SPACE_LOCAL);
    if (!ends_early) {
        check_scalar(m, relative, jit_i64(f, bytes));
        return;
    }
    const LLVMBasicBlockRef over = jit_new_block(f, "over"), tail = jit_new_block(f, "tail"),
                            on = jit_new_block(f, "inside");
    LLVMBuildCondBr(m->b, msg_is_beyond(m, relative, jit_i64(f, bytes)), over, on);
    LLVMPositionBuilderAtEnd(m->b, over);
    /* addresses wrap at 32 bits: those near the end are for the slow way */
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
            put(m, n, jit_load(f, jit_vector(element_type(m), m->lanes), place, 1), m->lanes == 1);
        else
            jit_store(f, get(m, n), place, 1);
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
        const struct lane_operand o = component(m, n);
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

bool
jit_emit_memory(struct jit_fn *f)
{
    const struct lane_op *op = f->op;
    struct message m = {.f = f, .op = op, .b = f->b, .lanes = op->lanes, .elem = op->mem.elem};
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
    if (op->mem.linear)
        emit_linear(&m);
    else if (op->lanes == 1)
        emit_one(&m);
    else if (m.enabled)
        emit_partial(&m);
    else
        emit_full(&m);
    msg_end(&m);
    return true;
}
