/* SPDX-License-Identifier: MIT */
#include "message.h"

#include <assert.h>
#include <stddef.h>

#include "emu/kernel.h"
#include "jit/llvm/rewrite.h"

/* --- windows --- */

/* So many bytes are there whenever the pointer is: loads of them may leave loops. */
static void
are_there(struct jit_fn *f, LLVMValueRef pointer, uint64_t bytes)
{
    LLVMMetadataRef count = LLVMValueAsMetadata(jit_i64(f, bytes));
    if (bytes)
        jit_set_mark(pointer, "dereferenceable", &count, 1);
}

/* Addresses of 32 bits wrap at 4 GiB, so a surface counts as at most 4 GiB large. */
static struct jit_window
read_surface(struct jit_fn *f, const struct lane_mem *mem)
{
    const size_t at = mem->surface * sizeof(struct emu_surface);
    const LLVMValueRef table =
        jit_field(f, jit_launch(f), offsetof(struct emu_launch, surfaces), f->ptr, true);
    const LLVMValueRef base = jit_field(f, table, at + offsetof(struct emu_surface, base), f->ptr, true);
    LLVMValueRef bounds[2] = {jit_field(f, table, at + offsetof(struct emu_surface, size), f->i64, true),
                              jit_i64(f, UINT64_C(1) << 32)};
    return (struct jit_window){base, jit_call(f, "llvm.umin", f->i64, bounds, 2)};
}

static LLVMValueRef
read_size(struct jit_fn *f, LLVMValueRef record, size_t at)
{
    return LLVMBuildZExt(f->b, jit_field(f, record, at, f->i32, true), f->i64, "");
}

static struct jit_window
read_local(struct jit_fn *f, const struct lane_mem *mem)
{
    (void)mem;
    const LLVMValueRef launch = jit_launch(f),
                       base = jit_field(f, f->thread, offsetof(struct emu_thread, local), f->ptr, true);
    are_there(f, base, f->kernel->local_bytes); /* else the launch is not for this code */
    return (struct jit_window){base, read_size(f, launch, offsetof(struct emu_launch, local_bytes))};
}

/* The kernel's own code image, or the launch's constants: nobody writes them. */
static struct jit_window
read_constants(struct jit_fn *f, const struct lane_mem *mem)
{
    const LLVMValueRef launch = jit_launch(f),
                       kernel = jit_field(f, launch, offsetof(struct emu_launch, kernel), f->ptr, true);
    if (mem->space == LANE_SPACE_CODE)
        return (struct jit_window){jit_field(f, kernel, offsetof(struct emu_kernel, code), f->ptr, true),
                                   read_size(f, kernel, offsetof(struct emu_kernel, code_bytes))};
    return (struct jit_window){jit_field(f, launch, offsetof(struct emu_launch, payload), f->ptr, true),
                               read_size(f, kernel, offsetof(struct emu_kernel, payload_bytes))};
}

/* A window that is the same for the whole launch. It is read first of all. */
static void
invariant_window(struct message *m, struct jit_window *w,
                 struct jit_window (*read)(struct jit_fn *f, const struct lane_mem *mem))
{
    struct jit_fn *f = m->f;
    if (!w->base) {
        const LLVMBasicBlockRef here = jit_begin_invariant(f);
        *w = read(f, &m->op->mem);
        LLVMPositionBuilderAtEnd(f->b, here);
    }
    m->base = w->base;
    m->size = w->size;
}

static uint32_t
next_site(const struct jit_fn *f)
{
    return f->sites_rf + 16 * f->site_count;
}

/* The range that this op found last. The check that follows sends misses to the slow path, which updates it.
 * For FLAT: where the range begins and its size, 64 bits each. For POOL: the same in 32 bits, and the host's
 * address. */
static void
read_range(struct message *m, LLVMValueRef site)
{
    struct jit_fn *f = m->f;
    if (m->op->mem.space == LANE_SPACE_POOL) {
        m->origin = jit_field(f, site, 0, f->i32, false);
        m->size = LLVMBuildZExt(m->b, jit_field(f, site, 4, f->i32, false), f->i64, "");
        m->base = jit_field(f, site, 8, f->ptr, false);
    } else {
        m->origin = jit_field(f, site, 0, f->i64, false);
        m->size = jit_field(f, site, 8, f->i64, false);
        m->base = LLVMBuildIntToPtr(m->b, m->origin, f->ptr, "");
    }
}

/* In a solo loop the range is in variables: each turn needs it, and only the slow way changes it. */
static void
keep_range(struct message *m)
{
    struct jit_fn *f = m->f;
    read_range(m, jit_at(f, jit_rf(f), m->kept->site));
    LLVMBuildStore(m->b, m->origin, m->kept->origin);
    LLVMBuildStore(m->b, msg_first_beyond(m, m->size, m->span), m->kept->limit);
    LLVMBuildStore(m->b, m->base, m->kept->base);
}

static void
make_kept_range(struct message *m)
{
    struct jit_fn *f = m->f;
    const LLVMBasicBlockRef here = LLVMGetInsertBlock(f->b);
    *m->kept = (struct jit_kept_range){.site = next_site(f),
                                       .origin = jit_variable(f, jit_int(f, m->address_bits), "origin"),
                                       .limit = jit_variable(f, f->i64, "limit"),
                                       .base = jit_variable(f, f->ptr, "base")};
    f->site_count++;
    LLVMPositionBuilderBefore(f->b, jit_solo_begin(f));
    keep_range(m);
    LLVMPositionBuilderAtEnd(f->b, here);
}

static void
use_kept_range(struct message *m)
{
    struct jit_fn *f = m->f;
    m->kept = jit_solo_range(f);
    if (!m->kept->origin)
        make_kept_range(m);
    m->origin = LLVMBuildLoad2(m->b, jit_int(f, m->address_bits), m->kept->origin, "");
    m->base = LLVMBuildLoad2(m->b, f->ptr, m->kept->base, "");
    m->size = NULL; /* see msg_check_start */
}

void
msg_range_window(struct message *m, LLVMValueRef site)
{
    if (m->f->solo)
        use_kept_range(m);
    else
        read_range(m, site);
}

bool
msg_uses_ranges(const struct lane_mem *mem)
{
    return mem->space == LANE_SPACE_FLAT || mem->space == LANE_SPACE_POOL;
}

uint32_t
msg_site(const struct message *m)
{
    if (m->kept)
        return m->kept->site;
    return msg_uses_ranges(&m->op->mem) ? next_site(m->f) : 0;
}

static void
find_window(struct message *m)
{
    struct jit_fn *f = m->f;
    m->origin = NULL;
    switch (m->op->mem.space) {
    case LANE_SPACE_SURFACE:
        invariant_window(m, &f->surfaces[m->op->mem.surface], read_surface);
        return;
    case LANE_SPACE_LOCAL:
        invariant_window(m, &f->local, read_local);
        return;
    case LANE_SPACE_SCRATCH:
        m->base = jit_field(f, jit_thread(f), offsetof(struct emu_thread, scratch), f->ptr, true);
        m->size = jit_i64(f, f->kernel->scratch_bytes);
        return;
    case LANE_SPACE_CODE:
        invariant_window(m, &f->code, read_constants);
        return;
    case LANE_SPACE_UNIFORM:
        invariant_window(m, &f->uniforms, read_constants);
        return;
    default:
        msg_range_window(m, jit_at(m->f, jit_rf(m->f), msg_site(m)));
    }
}

/* --- addresses --- */

static LLVMValueRef
constant_like(struct message *m, LLVMValueRef like, uint64_t value)
{
    return jit_constant(m->f, LLVMTypeOf(like), value);
}

static LLVMValueRef
places_of(struct message *m, LLVMValueRef v)
{
    const struct lane_mem *mem = &m->op->mem;
    if (mem->addr_shift)
        v = LLVMBuildShl(m->b, v, constant_like(m, v, mem->addr_shift), "");
    if (mem->offset)
        v = LLVMBuildAdd(m->b, v, constant_like(m, v, mem->offset), "");
    if (mem->space != LANE_SPACE_FLAT && mem->addr_mask != UINT32_MAX)
        v = LLVMBuildAnd(m->b, v, constant_like(m, v, mem->addr_mask), "");
    return v;
}

/* The value of the message's address operand, without the window's origin. */
LLVMValueRef
msg_places(struct message *m)
{
    return places_of(m, m->addresses);
}

uint64_t
msg_top(const struct lane_mem *mem)
{
    const uint64_t mask = mem->space == LANE_SPACE_FLAT ? UINT32_MAX : mem->addr_mask;
    return (mask + (mask & -mask)) & ~mask;
}

/*
 * Sets what is known of places that are a row. A mask that cuts off the high bits lets addresses begin again
 * at 0: the row must end before that. One that cuts off low bits leaves a row if these are the same in all
 * lanes. A shifted row, shifted left again, is a row in which the first lane has lost its low bits.
 */
static void
find_row(struct message *m, const struct jit_value *address)
{
    enum { MOST_STEP = 1 << 16 };
    const struct lane_mem *mem = &m->op->mem;
    const uint64_t mask = mem->space == LANE_SPACE_FLAT ? UINT32_MAX : mem->addr_mask;
    const uint64_t low = mask & -mask, top = msg_top(mem),
                   step = address->step >> address->shift << mem->addr_shift;
    LLVMValueRef first = address->first;
    if (!first || address->shift > mem->addr_shift || !mask || (m->origin && mask != UINT32_MAX) ||
        step > MOST_STEP || step % low)
        return;
    if (address->shift)
        first = LLVMBuildLShr(m->b, first, constant_like(m, first, address->shift), "");
    m->first = places_of(m, first);
    m->step = (unsigned)step;
    m->parts = address->parts;
    m->bound = m->size;
    m->top = top <= UINT32_MAX ? (uint32_t)top : 0;
    if (m->top) {
        LLVMValueRef args[2] = {m->size, jit_i64(m->f, top)};
        m->bound = jit_call(m->f, "llvm.umin", m->f->i64, args, 2);
    }
}

/* Local memory is at least as large as the kernel says, or the code does not run (translate.c). */
static void
find_least(struct message *m, const struct jit_value *address)
{
    const struct lane_mem *mem = &m->op->mem;
    const uint64_t most = ((uint64_t)address->most << mem->addr_shift) + mem->offset,
                   local = m->f->kernel->local_bytes;
    const bool known =
        mem->space == LANE_SPACE_LOCAL && address->most && most <= local && local <= msg_top(mem);
    m->least = known ? local - most : 0;
}

/* Offsets in the window. */
LLVMValueRef
msg_offsets(struct message *m, LLVMValueRef place)
{
    if (!m->origin)
        return place;
    const bool vector = LLVMGetTypeKind(LLVMTypeOf(place)) == LLVMVectorTypeKind;
    return LLVMBuildSub(m->b, place,
                        vector ? jit_splat(m->f, m->origin, LLVMGetVectorSize(LLVMTypeOf(place))) : m->origin,
                        "");
}

static LLVMValueRef
wide(struct message *m, LLVMValueRef offset)
{
    return m->address_bits == 64 ? offset : LLVMBuildZExt(m->b, offset, m->f->i64, "");
}

LLVMValueRef
msg_at(struct message *m, LLVMValueRef offset)
{
    return LLVMBuildGEP2(m->b, m->f->i8, m->base, &offset, 1, "");
}

LLVMValueRef
msg_pointer(struct message *m, LLVMValueRef offset)
{
    return msg_at(m, wide(m, offset));
}

/* i1: are `bytes` bytes at a scalar offset not all inside the window? */
LLVMValueRef
msg_is_beyond(struct message *m, LLVMValueRef offset, LLVMValueRef bytes)
{
    if (m->address_bits == 32) { /* no overflow in 64 */
        const LLVMValueRef end = LLVMBuildAdd(m->b, wide(m, offset), bytes, "");
        return LLVMBuildICmp(m->b, LLVMIntUGT, end, m->size, "");
    }
    const LLVMValueRef room = LLVMBuildSub(m->b, m->size, bytes, "");
    const LLVMValueRef small = LLVMBuildICmp(m->b, LLVMIntULT, m->size, bytes, "");
    return LLVMBuildOr(m->b, small, LLVMBuildICmp(m->b, LLVMIntUGT, offset, room, ""), "");
}

/* --- checks and the slow way --- */

LLVMValueRef
msg_first_beyond(struct message *m, LLVMValueRef size, uint64_t bytes)
{
    assert(bytes > 0);
    LLVMValueRef args[2] = {size, jit_i64(m->f, bytes - 1)};
    return jit_call(m->f, "llvm.usub.sat", m->f->i64, args, 2);
}

static LLVMValueRef
first_beyond(struct message *m)
{
    return m->kept ? LLVMBuildLoad2(m->b, m->f->i64, m->kept->limit, "")
                   : msg_first_beyond(m, m->size, m->span);
}

void
msg_check_start(struct message *m, LLVMValueRef offset)
{
    struct jit_fn *f = m->f;
    const LLVMValueRef limit = first_beyond(m);
    const LLVMBasicBlockRef on = jit_new_block(f, "inside");
    jit_solo_forget(f);
    jit_branch_rare(f, LLVMBuildICmp(m->b, LLVMIntUGE, wide(m, offset), limit, ""), m->slow, on);
    LLVMPositionBuilderAtEnd(m->b, on);
    jit_solo_note(f, wide(m, offset), limit);
}

/* An index that is small enough loses no bit when it is shifted. Others go the slow way, and a few might not.
 */
LLVMValueRef
msg_check_index(struct message *m, LLVMValueRef index, unsigned shift)
{
    struct jit_fn *f = m->f;
    LLVMValueRef most[2] = {first_beyond(m), jit_i64(f, UINT64_C(1) << 32)};
    const LLVMValueRef limit =
        LLVMBuildLShr(m->b, jit_call(f, "llvm.umin", f->i64, most, 2), jit_i64(f, shift), "");
    const LLVMValueRef at = LLVMBuildZExt(m->b, index, f->i64, "");
    const LLVMBasicBlockRef on = jit_new_block(f, "inside");
    jit_branch_rare(f, LLVMBuildICmp(m->b, LLVMIntUGE, at, limit, ""), m->slow, on);
    LLVMPositionBuilderAtEnd(m->b, on);
    return msg_at(m, LLVMBuildShl(m->b, at, jit_i64(f, shift), ""));
}

LLVMValueRef
msg_look(struct message *m, LLVMValueRef *limit)
{
    struct jit_fn *f = m->f;
    const struct jit_value address = jit_read(f, &m->op->src[0], JIT_SRC0);
    m->addresses = address.scalar ? jit_splat(f, address.v, m->lanes) : address.v;
    find_window(m);
    LLVMValueRef most[2] = {msg_first_beyond(m, m->size, m->span), jit_i64(f, UINT32_MAX)};
    *limit = LLVMBuildTrunc(m->b, jit_call(f, "llvm.umin", f->i64, most, 2), f->i32, "");
    return msg_places(m);
}

/* Is there an enabled lane for which `differs` holds? i1 */
LLVMValueRef
msg_any(struct message *m, LLVMValueRef differs)
{
    const LLVMValueRef lanes = m->enabled ? LLVMBuildAnd(m->b, differs, m->enabled, "") : differs;
    const LLVMValueRef bits = jit_to_bits(m->f, lanes);
    return LLVMBuildICmp(m->b, LLVMIntNE, bits, LLVMConstNull(LLVMTypeOf(bits)), "");
}

/*
 * i1: is an enabled lane outside the window, or beyond 2 GiB? If not, each lane's last byte is inside the
 * window, and its offset is at most INT32_MAX. So the offset of any of the lane's bytes has the same value as
 * a signed and as an unsigned number of 32 bits, and later code may extend it either way.
 */
LLVMValueRef
msg_lanes_are_beyond(struct message *m, LLVMValueRef relative)
{
    struct jit_fn *f = m->f;
    if (m->least >= m->span)
        return LLVMConstNull(f->i1);
    LLVMValueRef bounds[2] = {msg_first_beyond(m, m->size, m->span),
                              jit_i64(f, (UINT64_C(1) << 31) - (m->span - 1u))};
    LLVMValueRef limit = jit_call(f, "llvm.umin", f->i64, bounds, 2);
    if (m->address_bits == 32)
        limit = LLVMBuildTrunc(m->b, limit, f->i32, "");
    return msg_any(m, LLVMBuildICmp(m->b, LLVMIntUGE, relative, jit_splat(f, limit, m->lanes), ""));
}

/* Offsets that are inside the window, as dwords that are not negative. */
LLVMValueRef
msg_dwords(struct message *m, LLVMValueRef relative)
{
    return m->address_bits == 64 ? LLVMBuildTrunc(m->b, relative, LLVMVectorType(m->f->i32, m->lanes), "")
                                 : relative;
}

/* Stores the range at the first enabled lane in the op's site, for the next time. Then calls the simd engine.
 */
static void
emit_slow(struct message *m)
{
    struct jit_fn *f = m->f;
    LLVMPositionBuilderAtEnd(m->b, m->slow);
    if (jit_solo_begin_again(f))
        return;
    jit_emit_fallback(f, true, msg_site(m));
    if (m->kept)
        keep_range(m);
    LLVMBuildBr(m->b, m->done);
}

void
msg_begin(struct message *m)
{
    struct jit_fn *f = m->f;
    const struct lane_op *op = m->op;
    m->slow = jit_new_block(f, "slow");
    m->done = jit_new_block(f, "done");
    m->enabled = jit_enabled(f, true);
    if (m->enabled && op->lanes == 1) { /* nothing, or the one lane */
        const LLVMBasicBlockRef on = jit_new_block(f, "enabled");
        LLVMBuildCondBr(m->b, m->enabled, on, m->done);
        LLVMPositionBuilderAtEnd(m->b, on);
        m->enabled = NULL;
    }
    const struct jit_value address = jit_read(f, &op->src[0], JIT_SRC0);
    const bool lanes = !op->mem.linear && op->lanes > 1;
    m->addresses = lanes && address.scalar ? jit_splat(f, address.v, op->lanes) : address.v;
    find_window(m);
    m->first = NULL;
    if (lanes)
        find_row(m, &address);
    find_least(m, &address);
}

void
msg_end(struct message *m)
{
    emit_slow(m);
    m->f->site_count += !m->kept && msg_uses_ranges(&m->op->mem);
    LLVMPositionBuilderAtEnd(m->b, m->done);
}

/* --- what has a native form --- */

bool
msg_is_native(struct message *m)
{
    const struct lane_op *op = m->op;
    if (!jit_readable(m->f, &op->src[0], JIT_SRC0) || op->src[0].mods)
        return false;
    if (op->mem.space == LANE_SPACE_SURFACE && op->mem.surface >= JIT_SURFACES)
        return false;
    m->address_bits = lane_type_bytes(op->src[0].type) * 8;
    return m->address_bits == 64 ? op->mem.space == LANE_SPACE_FLAT
                                 : m->address_bits == 32 && op->mem.space != LANE_SPACE_FLAT;
}
