/* SPDX-License-Identifier: MIT */
/* Execution mask, predicates and flags. */
#include <assert.h>

#include "jit.h"

static uint64_t
ones(unsigned n)
{
    return n >= 64 ? UINT64_MAX : (UINT64_C(1) << n) - 1;
}

LLVMValueRef
jit_exec(struct jit_fn *f)
{
    if (f->mode == JIT_FULL)
        return jit_i64(f, f->full);
    if (f->solo) /* a lone lane is on or off */
        return jit_i64(f, 0);
    return jit_load(f, f->i64, f->exec_slot, 8);
}

/* An 8-byte cell inside a range of 8 or 12 bytes. */
static LLVMValueRef
cell_of(struct jit_fn *f, LLVMValueRef range, unsigned number)
{
    if (LLVMGetTypeKind(LLVMTypeOf(range)) != LLVMVectorTypeKind)
        return range;
    const LLVMValueRef low = LLVMBuildExtractElement(f->b, range, jit_i32(f, number), "");
    const LLVMValueRef high = LLVMBuildExtractElement(f->b, range, jit_i32(f, number + 1), "");
    const LLVMValueRef shifted =
        LLVMBuildShl(f->b, LLVMBuildZExt(f->b, high, f->i64, ""), jit_i64(f, 32), "");
    return LLVMBuildOr(f->b, LLVMBuildZExt(f->b, low, f->i64, ""), shifted, "");
}

/* Any bit of the aligned groups of n, for all their bits. */
static LLVMValueRef
any_of(struct jit_fn *f, LLVMValueRef bits, unsigned n)
{
    const uint64_t base = UINT64_MAX / ones(n);
    for (unsigned step = 1; step < n; step *= 2)
        bits = LLVMBuildOr(f->b, bits, LLVMBuildLShr(f->b, bits, jit_i64(f, step), ""), "");
    return LLVMBuildMul(f->b, LLVMBuildAnd(f->b, bits, jit_i64(f, base), ""), jit_i64(f, ones(n)), "");
}

static LLVMValueRef
any_or_all(struct jit_fn *f, LLVMValueRef range)
{
    const struct lane_op *op = f->op;
    const LLVMValueRef shift = jit_i64(f, op->pred_shift);
    LLVMValueRef bits = LLVMBuildLShr(f->b, cell_of(f, range, 0), shift, "");
    if (op->pred == LANE_PRED_ANYV || op->pred == LANE_PRED_ALLV) {
        const LLVMValueRef other = LLVMBuildLShr(f->b, cell_of(f, range, 1), shift, "");
        bits = op->pred == LANE_PRED_ANYV ? LLVMBuildOr(f->b, bits, other, "")
                                          : LLVMBuildAnd(f->b, bits, other, "");
    } else {
        const unsigned which = op->pred - LANE_PRED_ANY2, n = 2u << which / 2;
        bits = which % 2 ? LLVMBuildNot(f->b, any_of(f, LLVMBuildNot(f->b, bits, ""), n), "")
                         : any_of(f, bits, n);
    }
    return LLVMBuildLShr(f->b, bits, jit_i64(f, op->chan), "");
}

/* The execution mask and the dword behind it, which is in memory like everything that is accessed with the
 * mask. */
static LLVMValueRef
exec_and_next(struct jit_fn *f)
{
    const LLVMValueRef exec = jit_exec(f);
    const LLVMValueRef high = LLVMBuildLShr(f->b, exec, jit_i64(f, 32), "");
    LLVMValueRef v = LLVMGetUndef(LLVMVectorType(f->i32, 3));
    v = LLVMBuildInsertElement(f->b, v, LLVMBuildTrunc(f->b, exec, f->i32, ""), jit_i32(f, 0), "");
    v = LLVMBuildInsertElement(f->b, v, LLVMBuildTrunc(f->b, high, f->i32, ""), jit_i32(f, 1), "");
    return LLVMBuildInsertElement(f->b, v, jit_load(f, f->i32, jit_at(f, jit_rf(f), 8), 4), jit_i32(f, 2),
                                  "");
}

LLVMValueRef
jit_predicate(struct jit_fn *f)
{
    const struct lane_op *op = f->op;
    if (op->pred == LANE_PRED_NONE)
        return NULL;
    const struct jit_access *a = jit_find_access(f, JIT_PRED);
    /* a predicate in the execution mask's own cell, at any width */
    const bool in_exec = a->lo < 8;
    LLVMValueRef bits = in_exec ? jit_exec(f) : jit_read_range(f, a);
    if (in_exec && (op->pred == LANE_PRED_ANYV || op->pred == LANE_PRED_ALLV))
        bits = exec_and_next(f);
    if (op->pred == LANE_PRED_NORMAL) {
        if (LLVMGetTypeKind(LLVMTypeOf(bits)) == LLVMVectorTypeKind)
            bits = LLVMBuildBitCast(f->b, bits, jit_int(f, (a->hi - a->lo) * 8), "");
        const unsigned at = (op->pred_cell - (in_exec ? 0 : a->lo)) * 8 + op->pred_shift + op->chan;
        bits = LLVMBuildLShr(f->b, bits, LLVMConstInt(LLVMTypeOf(bits), at, 0), "");
    } else {
        bits = any_or_all(f, bits);
    }
    const LLVMTypeRef type = jit_int(f, op->lanes);
    if (LLVMGetIntTypeWidth(LLVMTypeOf(bits)) > op->lanes)
        bits = LLVMBuildTrunc(f->b, bits, type, "");
    return op->flags & LANE_PRED_INV ? LLVMBuildNot(f->b, bits, "") : bits;
}

/* The op's lanes of the execution mask; NULL: all. */
static LLVMValueRef
exec_lanes(struct jit_fn *f)
{
    const struct lane_op *op = f->op;
    if (op->flags & LANE_NOMASK)
        return NULL;
    if (f->mode == JIT_FULL) {
        const uint64_t lanes = f->full >> op->chan & ones(op->lanes);
        return lanes == ones(op->lanes) ? NULL : LLVMConstInt(jit_int(f, op->lanes), lanes, 0);
    }
    const LLVMValueRef bits = LLVMBuildLShr(f->b, jit_exec(f), jit_i64(f, op->chan), "");
    return op->lanes == 64 ? bits : LLVMBuildTrunc(f->b, bits, jit_int(f, op->lanes), "");
}

LLVMValueRef
jit_enabled(struct jit_fn *f, bool with_predicate)
{
    LLVMValueRef exec = exec_lanes(f);
    LLVMValueRef pred = with_predicate ? jit_predicate(f) : NULL;
    if (!exec && !pred)
        return NULL;
    /* anded as lanes, so that masks which are compares stay compares */
    if (exec)
        exec = jit_to_lanes(f, exec, f->op->lanes);
    if (pred)
        pred = jit_to_lanes(f, pred, f->op->lanes);
    return !pred ? exec : !exec ? pred : LLVMBuildAnd(f->b, exec, pred, "");
}

bool
jit_can_write_flag(const struct jit_fn *f)
{
    const struct jit_access *a = jit_find_access(f, JIT_COND);
    const uint32_t bytes = a->hi - a->lo;
    return bytes == 2 || bytes == 4 || bytes == 8;
}

void
jit_write_flag(struct jit_fn *f, LLVMValueRef condition, LLVMValueRef enabled)
{
    assert(f->op->write_flag && condition);
    const struct lane_op *op = f->op;
    const struct jit_access *a = jit_find_access(f, JIT_COND);
    const bool to_exec = a->lo < 8;
    if (a->use == JIT_WRITE)
        enabled = NULL; /* the other lanes' bits are not used */
    const LLVMTypeRef lanes_type = jit_int(f, op->lanes);
    LLVMValueRef bits;
    if (op->lanes > 1 && LLVMGetTypeKind(LLVMTypeOf(condition)) != LLVMVectorTypeKind) {
        bits = LLVMBuildSExt(f->b, condition, lanes_type, "");
        if (enabled)
            bits = LLVMBuildAnd(f->b, bits, jit_to_bits(f, enabled), "");
    } else {
        bits = jit_to_bits(f, enabled ? LLVMBuildAnd(f->b, condition, enabled, "") : condition);
    }
    const LLVMTypeRef type = to_exec ? f->i64 : jit_int(f, (a->hi - a->lo) * 8);
    const unsigned at = (op->cond_cell - (to_exec ? 0 : a->lo)) * 8 + op->cond_shift + op->chan;
    const LLVMValueRef shift = LLVMConstInt(type, at, 0);
    const LLVMValueRef written = enabled ? jit_to_bits(f, enabled) : LLVMConstAllOnes(lanes_type);
    LLVMValueRef next = bits;
    const bool is_part = op->lanes != LLVMGetIntTypeWidth(type);
    if (is_part)
        next = LLVMBuildShl(f->b, LLVMBuildZExt(f->b, bits, type, ""), shift, "");
    if (is_part && (to_exec || a->use != JIT_WRITE)) {
        const LLVMValueRef hole = LLVMBuildShl(f->b, LLVMBuildZExt(f->b, written, type, ""), shift, "");
        const LLVMValueRef old = to_exec ? jit_exec(f) : jit_read_range(f, a);
        next = LLVMBuildOr(f->b, LLVMBuildAnd(f->b, old, LLVMBuildNot(f->b, hole, ""), ""), next, "");
    } else if (enabled) {
        const LLVMValueRef old = to_exec ? jit_exec(f) : jit_read_range(f, a);
        next = LLVMBuildOr(f->b, LLVMBuildAnd(f->b, old, LLVMBuildNot(f->b, written, ""), ""), bits, "");
    }
    if (to_exec)
        jit_store(f, next, f->exec_slot, 8);
    else
        jit_write_range(f, a, next);
}
