/* SPDX-License-Identifier: MIT */
/*
 * Memory messages. Three forms are written out, tried in this order: enabled lanes next to each other (a
 * vector load or store), all lanes at one place (a scalar load), and dwords anywhere (gather, scatter).
 * Everything is checked against one window first; what is outside, over two ranges or of another form is the
 * simd engine's, which knows the rules and reports faults (emu/memory.h).
 */
#include <stddef.h>
#include <string.h>

#include "emu/kernel.h"
#include "jit.h"

struct message {
    struct jit_fn *f;
    const struct lane_op *op;
    LLVMBuilderRef b;
    const struct lane_operand *data;
    unsigned lanes, elem, components;
    unsigned span; /* bytes of a lane */
    unsigned address_bits;
    LLVMValueRef enabled;    /* NULL: all */
    LLVMValueRef addresses;  /* per lane, or scalar */
    LLVMValueRef base, size; /* the window: host pointer and bytes (i64) */
    LLVMValueRef origin;     /* what to take from an address to get an offset in the window */
    LLVMBasicBlockRef slow, done;
};

/* --- windows --- */

static LLVMValueRef
launch_of(struct jit_fn *f)
{
    return jit_field(f, f->thread, offsetof(struct emu_thread, launch), f->ptr, true);
}

static void
surface_window(struct message *m)
{
    struct jit_fn *f = m->f;
    const LLVMValueRef launch = launch_of(f), number = jit_i32(f, m->op->mem.surface);
    const LLVMValueRef count = jit_field(f, launch, offsetof(struct emu_launch, surface_count), f->i32, true);
    const LLVMValueRef bound = LLVMBuildICmp(m->b, LLVMIntULT, number, count, "");
    const LLVMBasicBlockRef on = jit_new_block(f, "bound");
    jit_branch_rare(f, LLVMBuildNot(m->b, bound, ""), m->slow, on);
    LLVMPositionBuilderAtEnd(m->b, on);
    const LLVMValueRef table = jit_field(f, launch, offsetof(struct emu_launch, surfaces), f->ptr, true);
    const size_t at = m->op->mem.surface * sizeof(struct emu_surface);
    m->base = jit_field(f, table, at + offsetof(struct emu_surface, base), f->ptr, true);
    m->size = jit_field(f, table, at + offsetof(struct emu_surface, size), f->i64, true);
}

/* The range this op last found; the check that follows sends misses to the slow way, which renews it. */
static void
range_window(struct message *m)
{
    struct jit_fn *f = m->f;
    const LLVMValueRef site = jit_at(f, f->rf, f->sites_rf + 16 * f->site_count);
    const LLVMValueRef begin = jit_field(f, site, 0, f->i64, false);
    m->size = jit_field(f, site, 8, f->i64, false);
    if (m->op->mem.space == LANE_SPACE_POOL) {
        const LLVMValueRef pool = jit_field(f, launch_of(f), offsetof(struct emu_launch, pool), f->ptr, true);
        const LLVMValueRef index = begin;
        LLVMValueRef indexes[1] = {index};
        m->base = LLVMBuildGEP2(m->b, f->i8, pool, indexes, 1, "");
    } else {
        m->base = LLVMBuildIntToPtr(m->b, begin, f->ptr, "");
    }
    m->origin = m->address_bits == 32 ? LLVMBuildTrunc(m->b, begin, f->i32, "") : begin;
}

static bool
uses_ranges(const struct lane_mem *mem)
{
    return mem->space == LANE_SPACE_FLAT || mem->space == LANE_SPACE_POOL;
}

static void
find_window(struct message *m)
{
    struct jit_fn *f = m->f;
    m->origin = NULL;
    switch (m->op->mem.space) {
    case LANE_SPACE_SURFACE:
        surface_window(m);
        return;
    case LANE_SPACE_LOCAL: {
        const LLVMValueRef bytes =
            jit_field(f, launch_of(f), offsetof(struct emu_launch, local_bytes), f->i32, true);
        m->base = jit_field(f, f->thread, offsetof(struct emu_thread, local), f->ptr, true);
        m->size = LLVMBuildZExt(m->b, bytes, f->i64, "");
        return;
    }
    case LANE_SPACE_SCRATCH:
        m->base = jit_field(f, f->thread, offsetof(struct emu_thread, scratch), f->ptr, true);
        m->size = jit_i64(f, f->kernel->scratch_bytes);
        return;
    default:
        range_window(m);
    }
}

/* --- addresses --- */

static LLVMValueRef
constant_like(struct message *m, LLVMValueRef like, uint64_t value)
{
    return jit_constant(m->f, LLVMTypeOf(like), value);
}

/* Offsets in the window. */
static LLVMValueRef
offsets(struct message *m)
{
    const struct lane_mem *mem = &m->op->mem;
    LLVMValueRef v = m->addresses;
    if (mem->addr_shift)
        v = LLVMBuildShl(m->b, v, constant_like(m, v, mem->addr_shift), "");
    if (mem->offset)
        v = LLVMBuildAdd(m->b, v, constant_like(m, v, mem->offset), "");
    if (mem->space != LANE_SPACE_FLAT && mem->addr_mask != UINT32_MAX)
        v = LLVMBuildAnd(m->b, v, constant_like(m, v, mem->addr_mask), "");
    if (!m->origin)
        return v;
    const bool vector = LLVMGetTypeKind(LLVMTypeOf(v)) == LLVMVectorTypeKind;
    return LLVMBuildSub(m->b, v, vector ? jit_splat(m->f, m->origin, m->lanes) : m->origin, "");
}

static LLVMValueRef
wide(struct message *m, LLVMValueRef offset)
{
    return m->address_bits == 64 ? offset : LLVMBuildZExt(m->b, offset, m->f->i64, "");
}

static LLVMValueRef
pointer(struct message *m, LLVMValueRef offset)
{
    LLVMValueRef index[1] = {wide(m, offset)};
    return LLVMBuildGEP2(m->b, m->f->i8, m->base, index, 1, "");
}

/* Goes on if `bytes` bytes at a scalar offset are inside the window, else to `out`. */
static void
check_scalar(struct message *m, LLVMValueRef offset, LLVMValueRef bytes, LLVMBasicBlockRef out)
{
    struct jit_fn *f = m->f;
    const LLVMValueRef at = wide(m, offset);
    const LLVMValueRef room = LLVMBuildSub(m->b, m->size, bytes, "");
    LLVMValueRef bad = LLVMBuildICmp(m->b, LLVMIntULT, m->size, bytes, "");
    bad = LLVMBuildOr(m->b, bad, LLVMBuildICmp(m->b, LLVMIntUGT, at, room, ""), "");
    const LLVMBasicBlockRef on = jit_new_block(f, "inside");
    jit_branch_rare(f, bad, out, on);
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

/* Is there an enabled lane for which `differs` holds? i1 */
static LLVMValueRef
any(struct message *m, LLVMValueRef differs)
{
    const LLVMValueRef lanes = m->enabled ? LLVMBuildAnd(m->b, differs, m->enabled, "") : differs;
    const LLVMValueRef bits = jit_to_bits(m->f, lanes);
    return LLVMBuildICmp(m->b, LLVMIntNE, bits, LLVMConstNull(LLVMTypeOf(bits)), "");
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

/* Every components-th element of a wide vector, from the n-th on. */
static LLVMValueRef
deinterleave(struct message *m, LLVMValueRef v, unsigned n)
{
    LLVMValueRef mask[LANE_MAX];
    for (unsigned i = 0; i < m->lanes; i++)
        mask[i] = jit_i32(m->f, i * m->components + n);
    return m->components == 1 ? v
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
    const LLVMTypeRef type = LLVMVectorType(element_type(m), m->lanes * m->components);
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

static void
load_uniform(struct message *m, LLVMValueRef at)
{
    for (unsigned n = 0; n < m->components; n++)
        put(m, n, jit_load(m->f, element_type(m), jit_at(m->f, at, n * m->elem), 1), true);
}

/* --- the forms --- */

/* Masked lanes of bytes, words and pairs have no cheap form below AVX-512. */
static bool
consecutive_is_native(const struct message *m)
{
    if (!m->enabled)
        return true;
    return m->components == 1 && (m->f->cpu == BACKEND_AVX512 || (m->f->cpu == BACKEND_AVX2 && m->elem >= 4));
}

/* The number of an enabled lane, and that lane's element of v. */
static LLVMValueRef
first_lane(struct message *m)
{
    LLVMValueRef bits = jit_to_bits(m->f, m->enabled);
    LLVMValueRef args[2] = {bits, LLVMConstInt(m->f->i1, 1, 0)};
    const LLVMTypeRef type = LLVMTypeOf(bits);
    bits = jit_call(m->f, "llvm.cttz", type, args, 2);
    return LLVMGetIntTypeWidth(type) < 32 ? LLVMBuildZExt(m->b, bits, m->f->i32, "")
           : type == m->f->i32            ? bits
                                          : LLVMBuildTrunc(m->b, bits, m->f->i32, "");
}

/* Offset of lane 0 if lanes are consecutive, wherever that is; *first: offset of the first enabled lane. */
static LLVMValueRef
lane_zero(struct message *m, LLVMValueRef relative, unsigned step, LLVMValueRef *first)
{
    const LLVMTypeRef element = LLVMGetElementType(LLVMTypeOf(relative));
    if (!m->enabled) {
        *first = LLVMBuildExtractElement(m->b, relative, jit_i32(m->f, 0), "");
        return *first;
    }
    const LLVMValueRef lane = first_lane(m);
    *first = LLVMBuildExtractElement(m->b, relative, lane, "");
    const LLVMValueRef number = element == m->f->i32 ? lane : LLVMBuildZExt(m->b, lane, element, "");
    return LLVMBuildSub(m->b, *first, LLVMBuildMul(m->b, number, LLVMConstInt(element, step, 0), ""), "");
}

/* Bytes from the first enabled lane to the end of the last one. */
static LLVMValueRef
reach(struct message *m, unsigned step)
{
    struct jit_fn *f = m->f;
    if (!m->enabled)
        return jit_i64(f, (uint64_t)(m->lanes - 1) * step + m->span);
    LLVMValueRef bits = jit_to_bits(f, m->enabled);
    if (m->lanes < 64)
        bits = LLVMBuildZExt(m->b, bits, f->i64, "");
    LLVMValueRef args[2] = {bits, LLVMConstInt(f->i1, 1, 0)};
    const LLVMValueRef above = jit_call(f, "llvm.ctlz", f->i64, args, 2);
    const LLVMValueRef below = jit_call(f, "llvm.cttz", f->i64, args, 2);
    const LLVMValueRef lanes = LLVMBuildSub(m->b, LLVMBuildSub(m->b, jit_i64(f, 63), above, ""), below, "");
    return LLVMBuildAdd(m->b, LLVMBuildMul(m->b, lanes, jit_i64(f, step), ""), jit_i64(f, m->span), "");
}

static void
try_consecutive(struct message *m, LLVMValueRef relative, LLVMBasicBlockRef other)
{
    struct jit_fn *f = m->f;
    const unsigned step = m->span;
    LLVMValueRef first;
    const LLVMValueRef zero = lane_zero(m, relative, step, &first);
    const LLVMValueRef expected =
        LLVMBuildAdd(m->b, jit_splat(f, zero, m->lanes), steps(m, relative, step), "");
    const LLVMValueRef differs = any(m, LLVMBuildICmp(m->b, LLVMIntNE, relative, expected, ""));
    const LLVMBasicBlockRef on = jit_new_block(f, "consecutive");
    LLVMBuildCondBr(m->b, differs, other, on);
    LLVMPositionBuilderAtEnd(m->b, on);
    check_scalar(m, first, reach(m, step), m->slow);
    /* lane 0 may lie before the window when it is not enabled: signed */
    LLVMValueRef index[1] = {m->address_bits == 64 ? zero : LLVMBuildSExt(m->b, zero, f->i64, "")};
    if (!m->enabled)
        index[0] = wide(m, zero);
    else if (m->address_bits == 32) {
        /* first - zero is small and positive */
        const LLVMValueRef back = LLVMBuildZExt(m->b, LLVMBuildSub(m->b, first, zero, ""), f->i64, "");
        index[0] = LLVMBuildSub(m->b, wide(m, first), back, "");
    }
    move_consecutive(m, LLVMBuildGEP2(m->b, f->i8, m->base, index, 1, ""));
    LLVMBuildBr(m->b, m->done);
}

static void
try_uniform(struct message *m, LLVMValueRef relative, LLVMBasicBlockRef other)
{
    struct jit_fn *f = m->f;
    LLVMValueRef first;
    lane_zero(m, relative, 0, &first);
    const LLVMValueRef differs =
        any(m, LLVMBuildICmp(m->b, LLVMIntNE, relative, jit_splat(f, first, m->lanes), ""));
    const LLVMBasicBlockRef on = jit_new_block(f, "uniform");
    LLVMBuildCondBr(m->b, differs, other, on);
    LLVMPositionBuilderAtEnd(m->b, on);
    check_scalar(m, first, jit_i64(f, m->span), m->slow);
    load_uniform(m, pointer(m, first));
    LLVMBuildBr(m->b, m->done);
}

/* With lanes off the interpreter is good enough: what is written out twice for every message has its price.
 */
static bool
scattered_is_native(const struct message *m)
{
    if (m->enabled || m->elem != 4 || m->f->cpu == BACKEND_BASELINE)
        return false;
    return m->op->code == LANE_OP_load || m->f->cpu == BACKEND_AVX512;
}

/* Checks every lane, then gathers or scatters component by component. Indexes are signed dwords. */
static void
emit_scattered(struct message *m, LLVMValueRef relative)
{
    struct jit_fn *f = m->f;
    const LLVMValueRef room = LLVMBuildSub(m->b, m->size, jit_i64(f, m->span), "");
    const LLVMValueRef too_big =
        LLVMBuildICmp(m->b, LLVMIntUGT, room, jit_i64(f, INT32_MAX), ""); /* or no room at all */
    LLVMBasicBlockRef on = jit_new_block(f, "sized");
    jit_branch_rare(f, too_big, m->slow, on);
    LLVMPositionBuilderAtEnd(m->b, on);
    const LLVMValueRef limit = m->address_bits == 64 ? room : LLVMBuildTrunc(m->b, room, f->i32, "");
    const LLVMValueRef beyond =
        any(m, LLVMBuildICmp(m->b, LLVMIntUGT, relative, jit_splat(f, limit, m->lanes), ""));
    on = jit_new_block(f, "scattered");
    jit_branch_rare(f, beyond, m->slow, on);
    LLVMPositionBuilderAtEnd(m->b, on);
    const LLVMTypeRef dwords = LLVMVectorType(f->i32, m->lanes);
    const LLVMValueRef index =
        LLVMBuildSExt(m->b, m->address_bits == 64 ? LLVMBuildTrunc(m->b, relative, dwords, "") : relative,
                      LLVMVectorType(f->i64, m->lanes), "");
    const LLVMValueRef mask = m->enabled ? m->enabled : LLVMConstAllOnes(LLVMVectorType(f->i1, m->lanes));
    for (unsigned n = 0; n < m->components; n++) {
        LLVMValueRef indexes[1] = {index};
        const LLVMValueRef at = LLVMBuildGEP2(m->b, f->i8, jit_at(f, m->base, n * m->elem), indexes, 1, "");
        LLVMTypeRef types[2] = {dwords, LLVMVectorType(f->ptr, m->lanes)};
        if (m->op->code == LANE_OP_load) {
            LLVMValueRef args[4] = {at, jit_i32(f, 1), mask, LLVMConstNull(dwords)};
            put(m, n, jit_call2(f, "llvm.masked.gather", types, 2, args, 4), false);
        } else {
            LLVMValueRef args[4] = {get(m, n), at, jit_i32(f, 1), mask};
            jit_call2(f, "llvm.masked.scatter", types, 2, args, 4);
        }
    }
    LLVMBuildBr(m->b, m->done);
}

/* The range at the first enabled lane into the op's site, for the next time; then the simd engine. */
static void
emit_slow(struct message *m)
{
    struct jit_fn *f = m->f;
    LLVMPositionBuilderAtEnd(m->b, m->slow);
    jit_emit_fallback(f);
    f->fallbacks--;
    if (uses_ranges(&m->op->mem)) {
        const LLVMValueRef site = jit_at(f, f->rf, f->sites_rf + 16 * f->site_count);
        LLVMValueRef args[4] = {f->x, jit_i32(f, f->index), jit_i64(f, 0), site};
        LLVMTypeRef types[4] = {f->ptr, f->i32, f->i64, f->ptr};
        const LLVMValueRef helper = jit_field(f, f->x, offsetof(struct jit_ctx, find_range), f->ptr, true);
        LLVMBuildCall2(m->b, LLVMFunctionType(f->i32, types, 4, 0), helper, args, 4, "");
    }
    LLVMBuildBr(m->b, m->done);
}

static void
emit_lanes(struct message *m)
{
    struct jit_fn *f = m->f;
    const LLVMValueRef relative = offsets(m);
    LLVMBasicBlockRef other = scattered_is_native(m) ? jit_new_block(f, "other") : m->slow;
    if (m->op->code == LANE_OP_load && !m->enabled) {
        const LLVMBasicBlockRef spread = jit_new_block(f, "spread");
        if (consecutive_is_native(m))
            try_consecutive(m, relative, spread);
        else
            LLVMBuildBr(m->b, spread);
        LLVMPositionBuilderAtEnd(m->b, spread);
        try_uniform(m, relative, other);
    } else if (consecutive_is_native(m)) {
        try_consecutive(m, relative, other);
    } else {
        LLVMBuildBr(m->b, other);
    }
    if (other != m->slow) {
        LLVMPositionBuilderAtEnd(m->b, other);
        emit_scattered(m, relative);
    }
}

/* One lane. */
static void
emit_one(struct message *m)
{
    struct jit_fn *f = m->f;
    const LLVMValueRef relative = offsets(m);
    check_scalar(m, relative, jit_i64(f, m->span), m->slow);
    const LLVMValueRef at = pointer(m, relative);
    for (unsigned n = 0; n < m->components; n++) {
        const LLVMValueRef place = jit_at(f, at, n * m->elem);
        if (m->op->code == LANE_OP_load)
            put(m, n, jit_load(f, element_type(m), place, 1), true);
        else
            jit_store(f, get(m, n), place, 1);
    }
    LLVMBuildBr(m->b, m->done);
}

/* A block: component n is lanes elements at n * lanes * elem. */
static void
emit_linear(struct message *m)
{
    struct jit_fn *f = m->f;
    const unsigned bytes = m->lanes * m->elem;
    const LLVMValueRef relative = offsets(m);
    check_scalar(m, relative, jit_i64(f, (uint64_t)bytes * m->components), m->slow);
    const LLVMValueRef at = pointer(m, relative);
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
space_is_native(unsigned space)
{
    return space == LANE_SPACE_SURFACE || space == LANE_SPACE_LOCAL || space == LANE_SPACE_SCRATCH ||
           space == LANE_SPACE_FLAT || space == LANE_SPACE_POOL;
}

static bool
data_is_native(struct message *m)
{
    const unsigned mask = m->op->mem.comp_mask, limit = m->op->mem.linear ? 8 : 4;
    m->components = (unsigned)__builtin_popcount(mask);
    if (mask & (mask + 1) || m->components > limit || lane_type_bytes(m->data->type) < m->elem)
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
    if ((op->code != LANE_OP_load && op->code != LANE_OP_store) || !space_is_native(op->mem.space))
        return false;
    m->data = op->code == LANE_OP_load ? &op->dst : &op->src[1];
    if (!data_is_native(m) || !jit_readable(m->f, &op->src[0], JIT_SRC0) || op->src[0].mods)
        return false;
    if (op->mem.linear && (!(op->flags & LANE_NOMASK) || op->pred != LANE_PRED_NONE))
        return false;
    m->address_bits = lane_type_bytes(op->src[0].type) * 8;
    return m->address_bits == 64 ? op->mem.space == LANE_SPACE_FLAT
                                 : m->address_bits == 32 && op->mem.space != LANE_SPACE_FLAT;
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
    if (!is_native(&m))
        return false;
    m.span = m.components * m.elem;
    m.slow = jit_new_block(f, "slow");
    m.done = jit_new_block(f, "done");
    m.enabled = jit_enabled(f, true);
    if (m.enabled) { /* nothing to do without lanes */
        const LLVMValueRef bits = jit_to_bits(f, m.enabled);
        const LLVMBasicBlockRef some = jit_new_block(f, "some");
        LLVMBuildCondBr(f->b, LLVMBuildICmp(f->b, LLVMIntEQ, bits, LLVMConstNull(LLVMTypeOf(bits)), ""),
                        m.done, some);
        LLVMPositionBuilderAtEnd(f->b, some);
    }
    if (op->lanes == 1)
        m.enabled = NULL; /* the one lane is */
    const struct jit_value address = jit_read(f, &op->src[0], JIT_SRC0);
    const bool lanes = !op->mem.linear && op->lanes > 1;
    m.addresses = lanes && address.scalar ? jit_splat(f, address.v, op->lanes) : address.v;
    find_window(&m);
    if (op->mem.linear)
        emit_linear(&m);
    else if (op->lanes == 1)
        emit_one(&m);
    else
        emit_lanes(&m);
    emit_slow(&m);
    f->site_count += uses_ranges(&op->mem);
    LLVMPositionBuilderAtEnd(f->b, m.done);
    return true;
}
