/* SPDX-License-Identifier: MIT */
/*
 * ALU and MATH ops. The rules are those of emu/lane_ops.def. An op without host code here, or without the
 * requested form, is left to the simd engine.
 */
#include <assert.h>

#include "native.h"

/* Integers: the width in which the op must be computed; 0: there is no host code. */
static unsigned
integer_width(const struct alu *a)
{
    const struct lane_op *op = a->op;
    const enum lane_type type = op->dst.kind == LANE_NONE ? op->type : op->dst.type;
    if (!lane_code_is(op->code, LANE_EXACT) || lane_code_is(op->code, LANE_COMPARES))
        return a->width;
    if ((op->flags & LANE_SAT) && !lane_type_is_float(type)) {
        unsigned widest = 0;
        bool all_signed = true;
        for (unsigned s = 0; s < lane_code_sources(op->code); s++) {
            const struct lane_operand *o = &op->src[s];
            const unsigned bits = lane_type_is_float(o->type) ? a->width : alu_type_bits(o->type);
            widest = bits > widest ? bits : widest;
            all_signed &= lane_type_is_signed(o->type) && !o->mods;
        }
        if (widest <= 16 || (widest == 32 && (op->code == LANE_OP_add || op->code == LANE_OP_mov)))
            return 64;
        return widest == 32 && op->code == LANE_OP_mul && all_signed ? 64 : 0;
    }
    return lane_type_is_float(type) ? a->width : alu_type_bits(type);
}

static bool
flag_is_native(const struct alu *a)
{
    const struct lane_op *op = a->op;
    const enum lane_type type = op->dst.kind == LANE_NONE ? op->type : op->dst.type;
    if (!op->write_flag)
        return true;
    const bool of_float = lane_code_is(op->code, LANE_COMPARES) ? a->is_float : lane_type_is_float(type);
    return alu_condition_is_native(op->cond, of_float) && jit_can_write_flag(a->f);
}

/* What LLVM may do for nearest rounding only, where others are possible (backend/jit/translate/mode.c). */
static bool
mode_is_native(const struct alu *a)
{
    const struct lane_op *op = a->op;
    const bool to_float = op->dst.kind != LANE_NONE && lane_type_is_float(op->dst.type);
    if (!jit_pins_floats(a->f))
        return true;
    if (op->type == LANE_HF && op->code == LANE_OP_mad)
        return false; /* backend/jit/translate/half.c finds the sum's last bit by other roundings */
    if (!a->is_float)
        return !to_float || alu_has_int_to_float(a, a->width, a->is_signed);
    for (unsigned s = 0; s < lane_code_sources(op->code); s++) {
        const struct lane_operand *o = &op->src[s];
        const bool exact = o->mods & (LANE_MOD_ABS | LANE_MOD_NEG); /* in a quadword */
        if (!lane_type_is_float(o->type) &&
            !alu_has_int_to_float(a, exact ? 64 : alu_type_bits(o->type), lane_type_is_signed(o->type)))
            return false;
    }
    return true;
}

static bool
is_copy(const struct lane_op *op)
{
    return op->code == LANE_OP_mov && op->src[0].type == op->dst.type && op->type == op->dst.type &&
           !op->src[0].mods && !(op->flags & ~(LANE_NOMASK | LANE_PRED_INV)) && !op->write_flag;
}

/* A double would be rounded twice when it is converted to a half. So would a half with an output multiplier.
 */
static bool
half_is_native(const struct alu *a)
{
    const unsigned multipliers = LANE_OMOD_MUL2 | LANE_OMOD_MUL4 | LANE_OMOD_DIV2;
    return jit_has_halves(a->f) && a->op->type != LANE_DF &&
           (a->op->type != LANE_HF || !(a->op->flags & multipliers));
}

/* sel: src0 where the predicate holds, src1 elsewhere. */
static LLVMValueRef
compute_select(struct alu *a)
{
    const LLVMValueRef bits = jit_predicate(a->f);
    const LLVMValueRef *const s = a->op->type == LANE_HF ? a->half : a->src;
    return bits ? alu_pick(a, jit_to_lanes(a->f, bits, a->op->lanes), s[0], s[1]) : s[0];
}

/* Which function computes the op; NULL: none. */
static alu_fn *
function_of(const struct lane_op *op)
{
    return op->code == LANE_OP_sel        ? compute_select
           : op->type == LANE_HF          ? alu_compute_half
           : lane_type_is_float(op->type) ? alu_float_function(op->code)
                                          : alu_int_function(op->code);
}

static bool
is_native(struct alu *a)
{
    const struct lane_op *op = a->op;
    const bool to_half = op->dst.kind != LANE_NONE && op->dst.type == LANE_HF;
    if ((op->type == LANE_HF || to_half) && !half_is_native(a))
        return false;
    for (unsigned s = 0; s < lane_code_sources(op->code); s++)
        if (!alu_source_is_native(a, s))
            return false;
    if (!lane_code_is(op->code, LANE_COMPARES) && !function_of(op))
        return false;
    if (!jit_writable(a->f, &op->dst, JIT_DST) || !flag_is_native(a) || !mode_is_native(a))
        return false;
    if (lane_code_is(op->code, LANE_COMPARES))
        return alu_condition_is_native(op->cond, a->is_float);
    return true;
}

/* A shifted row is kept as it was before (flow/flow.h). */
static bool
makes_shifted_row(const struct jit_fn *f)
{
    const struct jit_access *a = jit_find_access(f, JIT_DST);
    return f->op->code == LANE_OP_shr && a && a->web != JIT_IN_MEMORY && f->flow->webs[a->web].row.shift;
}

/* If an indirect operand lies outside its window, simd does the op. Returns the block where both paths meet;
 * NULL: it cannot be. */
static LLVMBasicBlockRef
leave_outside(struct jit_fn *f)
{
    const struct lane_op *op = f->op;
    const LLVMValueRef none = LLVMConstNull(f->i1);
    LLVMValueRef outside = none;
    for (unsigned s = 0; s <= lane_code_sources(op->code); s++) {
        const LLVMValueRef other = jit_indirect_outside(f, s ? &op->src[s - 1] : &op->dst);
        if (other)
            outside = LLVMBuildOr(f->b, outside, other, "");
    }
    if (outside == none)
        return NULL;
    assert(!jit_has_answer(f, JIT_EXPECTS)); /* of rows only */
    const LLVMBasicBlockRef rare = jit_new_block(f, "outside"), on = jit_new_block(f, "inside"),
                            done = jit_new_block(f, "done");
    jit_branch_rare(f, outside, rare, on);
    LLVMPositionBuilderAtEnd(f->b, rare);
    jit_emit_fallback(f, true, 0);
    LLVMBuildBr(f->b, done);
    LLVMPositionBuilderAtEnd(f->b, on);
    return done;
}

static void
meet(struct jit_fn *f, LLVMBasicBlockRef done)
{
    if (!done)
        return;
    LLVMBuildBr(f->b, done);
    LLVMPositionBuilderAtEnd(f->b, done);
}

/* Copies of bits, whatever the type. */
static bool
emit_copy(struct jit_fn *f)
{
    const struct lane_op *op = f->op;
    if (!jit_readable(f, &op->src[0], JIT_SRC0) || !jit_writable(f, &op->dst, JIT_DST))
        return false;
    const LLVMBasicBlockRef done = leave_outside(f);
    const LLVMValueRef enabled = jit_enabled(f, true);
    f->row_parts = jit_computes_rows(f);
    const struct jit_value v = jit_read(f, &op->src[0], JIT_SRC0);
    f->row_parts = 0;
    jit_write(f, &op->dst, JIT_DST, v, enabled);
    meet(f, done);
    return true;
}

/* If a lane is in doubt that is enabled, the simd engine does the op. Returns the block where both paths
 * meet. */
static LLVMBasicBlockRef
leave_doubtful(struct alu *a, LLVMValueRef enabled)
{
    struct jit_fn *f = a->f;
    const LLVMBasicBlockRef perhaps = jit_new_block(f, "perhaps"), exact = jit_new_block(f, "exact"),
                            on = jit_new_block(f, "sure"), done = jit_new_block(f, "done");
    jit_branch_rare(f, jit_may_doubt(f, &a->doubt), perhaps, on);
    LLVMPositionBuilderAtEnd(a->b, perhaps);
    LLVMValueRef lanes = jit_doubted(f, &a->doubt);
    if (enabled)
        lanes = LLVMBuildAnd(a->b, lanes, enabled, "");
    const LLVMValueRef bits = jit_to_bits(f, lanes);
    LLVMBuildCondBr(a->b, LLVMBuildICmp(a->b, LLVMIntNE, bits, LLVMConstNull(LLVMTypeOf(bits)), ""), exact,
                    on);
    LLVMPositionBuilderAtEnd(a->b, exact);
    jit_emit_fallback(f, true, 0);
    LLVMBuildBr(a->b, done);
    LLVMPositionBuilderAtEnd(a->b, on);
    return done;
}

/* The result's bits and the flag's condition; false: there is no host code. */
static bool
compute(struct alu *a, LLVMValueRef *result, LLVMValueRef *flag)
{
    const struct lane_op *op = a->op;
    alu_load_sources(a);
    if (lane_code_is(op->code, LANE_COMPARES)) {
        *flag = alu_compare(a, a->src[0], a->src[1], op->cond, a->is_float, a->is_signed);
        if (op->dst.kind != LANE_NONE)
            *result = alu_compared(a, *flag);
        return true;
    }
    LLVMValueRef v = function_of(op)(a);
    if (!v)
        return false;
    if (a->is_float && op->type != LANE_HF && !lane_code_is(op->code, LANE_COPIES))
        v = jit_pin(a->f, v);
    const enum lane_type type = op->dst.kind == LANE_NONE ? op->type : op->dst.type;
    *result = alu_as_integer(a, alu_convert_result(a, v, type, op->write_flag ? flag : NULL), type);
    return true;
}

/* The result is the first lane of a row, or of several; a flag is of all lanes. */
static bool
compute_rows(struct alu *a, LLVMValueRef *result, LLVMValueRef *flag)
{
    struct alu first = *a;
    LLVMValueRef unused = NULL;
    if (a->op->write_flag && !compute(a, &unused, flag))
        return false;
    first.lanes = a->f->row_parts = jit_computes_rows(a->f);
    const bool done = compute(&first, result, &unused);
    a->f->row_parts = 0;
    assert(!first.doubt.parts && !first.doubt.bits); /* rows.c knows no such op */
    return done;
}

/* The comparison's answer is the same for all lanes. */
static void
expect_answer(struct alu *a, LLVMValueRef *result, LLVMValueRef *flag)
{
    *flag = jit_expect(a->f, *result);
    if (a->op->code == LANE_OP_cmp && a->op->dst.kind != LANE_NONE) {
        *result = alu_compared(a, *flag);
        a->scalar = true;
    }
}

static bool
emit(struct jit_fn *f)
{
    const struct lane_op *op = f->op;
    struct alu a = {.f = f,
                    .op = op,
                    .b = f->b,
                    .is_float = lane_type_is_float(op->type),
                    .is_signed = lane_type_is_signed(op->type),
                    .width = alu_type_bits(op->type),
                    .lanes = op->lanes,
                    .computes = op->type == LANE_HF ? LANE_F : op->type};
    if ((is_copy(op) && !jit_has_answer(f, JIT_TAKES)) || makes_shifted_row(f))
        return emit_copy(f);
    if (jit_is_clamp(f->flow, f->index)) {
        jit_emit_clamp(f);
        return true;
    }
    if (jit_has_answer(f, JIT_TAKE_EITHER)) {
        jit_emit_either(f);
        return true;
    }
    if (jit_has_answer(f, JIT_TAKES)) {
        if (jit_has_answer(f, JIT_EXPECTS))
            jit_expect(f, NULL);
        jit_emit_taken(f);
        return true;
    }
    if (!is_native(&a))
        return false;
    a.bits = a.is_float ? 0 : integer_width(&a);
    if (!a.is_float && !a.bits)
        return false;
    LLVMValueRef flag = NULL, result = NULL;
    const LLVMBasicBlockRef inside = leave_outside(f);
    if (!(jit_computes_rows(f) ? compute_rows : compute)(&a, &result, &flag)) {
        if (inside)
            jit_emit_fallback(f, false, 0);
        meet(f, inside);
        return inside != NULL;
    }
    if (jit_has_answer(f, JIT_EXPECTS))
        expect_answer(&a, &result, &flag);
    const LLVMValueRef enabled = jit_enabled(f, op->code != LANE_OP_sel);
    const LLVMBasicBlockRef done = a.doubt.parts || a.doubt.bits ? leave_doubtful(&a, enabled) : NULL;
    if (op->dst.kind != LANE_NONE)
        jit_write(f, &op->dst, JIT_DST, (struct jit_value){.v = result, .scalar = a.scalar && op->lanes > 1},
                  enabled);
    if (op->write_flag)
        jit_write_flag(f, flag, enabled);
    meet(f, done);
    meet(f, inside);
    return true;
}

/* If simd does a comparison, nobody checks what is expected of it. */
bool
jit_emit_elementwise(struct jit_fn *f)
{
    const bool done = emit(f);
    f->row_lost |= !done && jit_has_answer(f, JIT_EXPECTS);
    return done;
}
