/* SPDX-License-Identifier: MIT */
/*
 * Atomics: all lanes are checked at once, then each is done by itself, in ascending order. Only one
 * work-group uses its local memory, on one host thread, so no lock is needed there.
 */
#include <stddef.h>

#include "message.h"

struct atomic {
    struct message *m;
    LLVMTypeRef type;
    LLVMAtomicRMWBinOp update;
    bool shared, wants_old, scalar[2];
    LLVMValueRef operands[2];           /* per lane, or scalar */
    LLVMValueRef offsets;               /* dwords inside the window */
    LLVMValueRef places, cells[2], old; /* in memory: the same, if lanes can be off; operands; results */
};

static bool
find_update(unsigned atomic, LLVMAtomicRMWBinOp *update)
{
    switch (atomic) {
    case LANE_ATOMIC_ADD:
    case LANE_ATOMIC_INC:
        *update = LLVMAtomicRMWBinOpAdd;
        return true;
    case LANE_ATOMIC_SUB:
    case LANE_ATOMIC_DEC:
    case LANE_ATOMIC_PREDEC:
        *update = LLVMAtomicRMWBinOpSub;
        return true;
    case LANE_ATOMIC_AND:
        *update = LLVMAtomicRMWBinOpAnd;
        return true;
    case LANE_ATOMIC_OR:
        *update = LLVMAtomicRMWBinOpOr;
        return true;
    case LANE_ATOMIC_XOR:
        *update = LLVMAtomicRMWBinOpXor;
        return true;
    case LANE_ATOMIC_XCHG:
        *update = LLVMAtomicRMWBinOpXchg;
        return true;
    case LANE_ATOMIC_IMAX:
        *update = LLVMAtomicRMWBinOpMax;
        return true;
    case LANE_ATOMIC_IMIN:
        *update = LLVMAtomicRMWBinOpMin;
        return true;
    case LANE_ATOMIC_UMAX:
        *update = LLVMAtomicRMWBinOpUMax;
        return true;
    case LANE_ATOMIC_UMIN:
        *update = LLVMAtomicRMWBinOpUMin;
        return true;
    default: /* cmpxchg is no update; the rest is rare */
        return atomic == LANE_ATOMIC_CMPXCHG;
    }
}

/* --- one lane --- */

static LLVMValueRef
select_by(LLVMBuilderRef b, LLVMIntPredicate keeps, LLVMValueRef old, LLVMValueRef data)
{
    return LLVMBuildSelect(b, LLVMBuildICmp(b, keeps, old, data, ""), old, data, "");
}

static LLVMValueRef
updated(const struct atomic *a, LLVMValueRef old, LLVMValueRef data)
{
    const LLVMBuilderRef b = a->m->b;
    switch (a->update) {
    case LLVMAtomicRMWBinOpAdd:
        return LLVMBuildAdd(b, old, data, "");
    case LLVMAtomicRMWBinOpSub:
        return LLVMBuildSub(b, old, data, "");
    case LLVMAtomicRMWBinOpAnd:
        return LLVMBuildAnd(b, old, data, "");
    case LLVMAtomicRMWBinOpOr:
        return LLVMBuildOr(b, old, data, "");
    case LLVMAtomicRMWBinOpXor:
        return LLVMBuildXor(b, old, data, "");
    case LLVMAtomicRMWBinOpMax:
        return select_by(b, LLVMIntSGT, old, data);
    case LLVMAtomicRMWBinOpMin:
        return select_by(b, LLVMIntSLT, old, data);
    case LLVMAtomicRMWBinOpUMax:
        return select_by(b, LLVMIntUGT, old, data);
    case LLVMAtomicRMWBinOpUMin:
        return select_by(b, LLVMIntULT, old, data);
    default:
        return data;
    }
}

static LLVMValueRef
update_local(const struct atomic *a, LLVMValueRef at, LLVMValueRef data, LLVMValueRef data2)
{
    const struct message *m = a->m;
    const LLVMValueRef old = jit_load(m->f, a->type, at, 1);
    LLVMValueRef next;
    if (m->op->mem.atomic == LANE_ATOMIC_CMPXCHG)
        next = LLVMBuildSelect(m->b, LLVMBuildICmp(m->b, LLVMIntEQ, old, data, ""), data2, old, "");
    else
        next = updated(a, old, data);
    jit_store(m->f, next, at, 1);
    return old;
}

static LLVMValueRef
update_shared(const struct atomic *a, LLVMValueRef at, LLVMValueRef data, LLVMValueRef data2)
{
    const struct message *m = a->m;
    const LLVMAtomicOrdering order = LLVMAtomicOrderingAcquireRelease;
    if (m->op->mem.atomic != LANE_ATOMIC_CMPXCHG)
        return LLVMBuildAtomicRMW(m->b, a->update, at, data, order, 0);
    const LLVMValueRef pair =
        LLVMBuildAtomicCmpXchg(m->b, at, data, data2, order, LLVMAtomicOrderingAcquire, 0);
    return LLVMBuildExtractValue(m->b, pair, 0, "");
}

/* What the lane gets back. */
static LLVMValueRef
update_lane(const struct atomic *a, LLVMValueRef offset, LLVMValueRef data, LLVMValueRef data2)
{
    struct message *m = a->m;
    LLVMValueRef index[1] = {offset};
    const LLVMValueRef at = LLVMBuildGEP2(m->b, m->f->i8, m->base, index, 1, "");
    const LLVMValueRef old = a->shared ? update_shared(a, at, data, data2) : update_local(a, at, data, data2);
    return m->op->mem.atomic == LANE_ATOMIC_PREDEC ? LLVMBuildSub(m->b, old, LLVMConstInt(a->type, 1, 0), "")
                                                   : old;
}

/* --- lanes --- */

static LLVMValueRef
operand_of(const struct atomic *a, unsigned n, LLVMValueRef lane)
{
    if (!a->operands[n] || a->scalar[n])
        return a->operands[n];
    return jit_lane_of(a->m->f, a->cells[n], a->type, lane);
}

static void
do_lane_at(const struct atomic *a, LLVMValueRef lane, LLVMValueRef offset)
{
    struct jit_fn *f = a->m->f;
    const LLVMValueRef old = update_lane(a, offset, operand_of(a, 0, lane), operand_of(a, 1, lane));
    LLVMValueRef index[1] = {lane};
    if (a->wants_old)
        LLVMSetVolatile(LLVMBuildStore(f->b, old, LLVMBuildGEP2(f->b, a->type, a->old, index, 1, "")), 1);
}

static void
do_lane(void *user, LLVMValueRef lane)
{
    const struct atomic *a = user;
    struct jit_fn *f = a->m->f;
    const LLVMValueRef place = jit_lane_of(f, a->places, f->i32, lane);
    do_lane_at(a, lane, LLVMBuildZExt(f->b, place, f->i64, ""));
}

/* Offsets are taken from the vector's register. By way of memory each update would wait for the vector's
 * store: histo of the benchmark would take 1.8 times as long. */
static void
do_all_lanes(const struct atomic *a)
{
    for (unsigned i = 0; i < a->m->lanes; i++)
        do_lane_at(a, jit_i64(a->m->f, i), msg_lane_of_offsets(a->m, a->offsets, i));
}

static void
do_enabled_lanes(struct atomic *a)
{
    a->places = msg_spill(a->m, a->offsets);
    msg_each_enabled(a->m, do_lane, a);
}

static void
write_old(const struct atomic *a, LLVMTypeRef vector)
{
    const struct message *m = a->m;
    const LLVMValueRef old = LLVMBuildLoad2(m->b, vector, a->old, "");
    LLVMSetVolatile(old, 1);
    jit_write(m->f, &m->op->dst, JIT_DST, (struct jit_value){.v = old}, m->enabled);
}

static void
do_lanes(struct atomic *a)
{
    struct message *m = a->m;
    struct jit_fn *f = m->f;
    const LLVMTypeRef vector = LLVMVectorType(a->type, m->lanes);
    for (unsigned n = 0; n < 2; n++)
        if (a->operands[n] && !a->scalar[n])
            a->cells[n] = msg_spill(m, a->operands[n]);
    if (a->wants_old)
        a->old = jit_variable(f, vector, "old");
    if (m->enabled)
        do_enabled_lanes(a);
    else
        do_all_lanes(a);
    if (a->wants_old)
        write_old(a, vector);
}

static LLVMValueRef
misplaced(const struct atomic *a, LLVMValueRef offsets)
{
    struct message *m = a->m;
    const LLVMTypeRef type = LLVMTypeOf(offsets);
    const bool vector = LLVMGetTypeKind(type) == LLVMVectorTypeKind;
    LLVMValueRef base = LLVMBuildPtrToInt(m->b, m->base, m->f->i64, "");
    base = LLVMBuildTruncOrBitCast(m->b, base, vector ? LLVMGetElementType(type) : type, "");
    const LLVMValueRef at = LLVMBuildAdd(m->b, offsets, vector ? jit_splat(m->f, base, m->lanes) : base, "");
    const LLVMValueRef low = LLVMBuildAnd(m->b, at, jit_constant(m->f, type, m->elem - 1u), "");
    return msg_any(m, LLVMBuildICmp(m->b, LLVMIntNE, low, LLVMConstNull(type), ""));
}

/* Goes on where all is well, else the slow way. */
static void
check(struct atomic *a, LLVMValueRef relative)
{
    struct message *m = a->m;
    const bool one = m->lanes == 1;
    LLVMValueRef bad =
        one ? msg_is_beyond(m, relative, jit_i64(m->f, m->elem)) : msg_lanes_are_beyond(m, relative);
    if (a->shared)
        bad = LLVMBuildOr(m->b, bad, misplaced(a, relative), "");
    const LLVMBasicBlockRef on = jit_new_block(m->f, "inside");
    jit_branch_rare(m->f, bad, m->slow, on);
    LLVMPositionBuilderAtEnd(m->b, on);
}

static void
read_operands(struct atomic *a)
{
    const struct lane_op *op = a->m->op;
    const unsigned sources = lane_atomic_sources(op->mem.atomic);
    for (unsigned n = 0; n < sources; n++) {
        const struct jit_value v = jit_read(a->m->f, &op->src[n + 1], JIT_SRC1 + n);
        a->operands[n] = v.v;
        a->scalar[n] = v.scalar;
    }
    if (!sources) { /* inc, dec */
        a->operands[0] = LLVMConstInt(a->type, 1, 0);
        a->scalar[0] = true;
    }
}

static bool
is_native(struct atomic *a)
{
    struct message *m = a->m;
    const struct lane_op *op = m->op;
    if (op->mem.linear || !msg_is_native(m) || !find_update(op->mem.atomic, &a->update))
        return false;
    if (op->dst.kind != LANE_NONE &&
        (lane_type_bytes(op->dst.type) != m->elem || !jit_writable(m->f, &op->dst, JIT_DST)))
        return false;
    for (unsigned n = 1; n <= lane_atomic_sources(op->mem.atomic); n++)
        if (lane_type_bytes(op->src[n].type) != m->elem || op->src[n].mods ||
            !jit_readable(m->f, &op->src[n], JIT_SRC0 + n))
            return false;
    return true;
}

bool
jit_emit_atomic(struct message *m)
{
    const struct lane_op *op = m->op;
    struct atomic a = {.m = m,
                       .type = jit_int(m->f, m->elem * 8),
                       .shared = op->mem.space != LANE_SPACE_LOCAL,
                       .wants_old = op->dst.kind != LANE_NONE};
    m->components = m->wide = 1;
    m->span = m->elem;
    if (op->mem.atomic == LANE_ATOMIC_MSKOR)
        return jit_emit_mskor(m);
    if (!is_native(&a))
        return false;
    msg_begin(m);
    read_operands(&a);
    const LLVMValueRef relative = msg_offsets(m, msg_places(m));
    check(&a, relative);
    if (m->lanes == 1) {
        const LLVMValueRef at =
            m->address_bits == 64 ? relative : LLVMBuildZExt(m->b, relative, m->f->i64, "");
        const LLVMValueRef old = update_lane(&a, at, a.operands[0], a.operands[1]);
        jit_write(m->f, &op->dst, JIT_DST, (struct jit_value){.v = old, .scalar = true}, NULL);
    } else {
        a.offsets = msg_dwords(m, relative);
        do_lanes(&a);
    }
    LLVMBuildBr(m->b, m->done);
    msg_end(m);
    return true;
}
