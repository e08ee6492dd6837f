/* SPDX-License-Identifier: MIT */
/* Results: multiplied, converted to the type of dst, saturated; and their flag. */
#include <assert.h>

#include "alu.h"

/* Where the mode is the same for all of the program, LLVM may make the host's minimum and maximum of it. */
static LLVMValueRef
compare(struct alu *a, enum lane_cond cond, LLVMValueRef x, LLVMValueRef y)
{
    if (jit_pins_floats(a->f))
        return alu_compare(a, x, y, cond, true, false);
    return LLVMBuildFCmp(a->b, cond == LANE_COND_GT ? LLVMRealOGT : LLVMRealOLT, x, y, "");
}

static LLVMValueRef
saturate_float(struct alu *a, LLVMValueRef v, enum lane_type type)
{
    struct jit_fn *f = a->f;
    const LLVMTypeRef element = type == LANE_DF ? f->f64 : f->f32;
    const LLVMValueRef zero = LLVMConstNull(LLVMTypeOf(v));
    const LLVMValueRef low = LLVMBuildSelect(a->b, compare(a, LANE_COND_GT, v, zero), v, zero, "");
    LLVMValueRef one = LLVMConstReal(element, 1.0);
    if (LLVMGetTypeKind(LLVMTypeOf(v)) == LLVMVectorTypeKind)
        one = jit_splat(f, one, a->op->lanes);
    return LLVMBuildSelect(a->b, compare(a, LANE_COND_LT, low, one), low, one, "");
}

static LLVMValueRef
multiply_output(struct alu *a, LLVMValueRef v)
{
    struct jit_fn *f = a->f;
    const unsigned flags = a->op->flags;
    const bool single = a->op->type == LANE_F;
    const uint64_t bits = flags & LANE_OMOD_MUL2   ? (single ? 0x40000000u : UINT64_C(0x4000000000000000))
                          : flags & LANE_OMOD_MUL4 ? (single ? 0x40800000u : UINT64_C(0x4010000000000000))
                                                   : (single ? 0x3f000000u : UINT64_C(0x3fe0000000000000));
    if (!(flags & (LANE_OMOD_MUL2 | LANE_OMOD_MUL4 | LANE_OMOD_DIV2)))
        return v;
    const LLVMValueRef factor = jit_opaque(f, jit_lane_type(f, a->op->type), bits);
    return jit_pin(f, LLVMBuildFMul(a->b, v, a->scalar ? factor : jit_splat(f, factor, a->op->lanes), ""));
}

/* A number as a half, and the flag and saturation of that. */
static LLVMValueRef
half_result(struct alu *a, LLVMValueRef bits, LLVMValueRef *flag)
{
    assert(jit_has_halves(a->f));
    struct jit_fn *f = a->f;
    const bool saturates = a->op->flags & LANE_SAT;
    const LLVMValueRef v = flag || saturates ? jit_widen_half(f, bits) : NULL;
    if (flag)
        *flag = alu_compare(a, v, LLVMConstNull(LLVMTypeOf(v)), a->op->cond, true, false);
    return saturates ? jit_narrow_half(f, saturate_float(a, v, LANE_F)) : bits;
}

/* The result in dst's type, before saturation to [0, 1]; and the flag's condition when one is wanted. */
LLVMValueRef
alu_convert_result(struct alu *a, LLVMValueRef v, enum lane_type type, LLVMValueRef *flag)
{
    struct jit_fn *f = a->f;
    const struct lane_op *op = a->op;
    const bool to_float = lane_type_is_float(type);
    LLVMValueRef out = v;
    if (op->type == LANE_HF && type == LANE_HF)
        return half_result(a, v, flag);
    if (op->type == LANE_HF)
        out = v = jit_widen_half(f, v);
    if (a->is_float) {
        out = v = multiply_output(a, v);
        if (!to_float)
            out = alu_float_to_int(a, v, type);
        else if (type == LANE_HF)
            return half_result(a, jit_narrow_half(f, v), flag);
        else if (type != a->computes)
            out = jit_pin(f, type == LANE_DF ? LLVMBuildFPExt(a->b, v, jit_shape(f->f64, v), "")
                                             : LLVMBuildFPTrunc(a->b, v, jit_shape(f->f32, v), ""));
    } else if (to_float) {
        const LLVMValueRef wrapped = alu_resize(a, v, a->bits, a->is_signed, a->width);
        out = alu_int_to_float(a, wrapped, a->is_signed, type == LANE_DF ? f->f64 : f->f32);
        if (type == LANE_HF) /* beyond what a float holds exactly, no half is left */
            return half_result(a, jit_narrow_half(f, out), flag);
    } else {
        const bool exact = lane_code_is(op->code, LANE_EXACT);
        out = alu_resize(a, v, a->bits, a->is_signed || exact, alu_type_bits(type));
    }
    if (flag) {
        *flag = alu_compare(a, out, LLVMConstNull(LLVMTypeOf(out)), op->cond, to_float,
                            lane_type_is_signed(type));
    }
    if ((op->flags & LANE_SAT) && to_float)
        return saturate_float(a, out, type);
    if ((op->flags & LANE_SAT) && !a->is_float) {
        const bool value_signed = lane_code_is(op->code, LANE_EXACT) || a->is_signed;
        return alu_resize(a, alu_clamp(a, v, a->bits, value_signed, type), a->bits, value_signed,
                          alu_type_bits(type));
    }
    return out;
}

LLVMValueRef
alu_as_integer(struct alu *a, LLVMValueRef v, enum lane_type type)
{
    return LLVMBuildBitCast(a->b, v, jit_shape(jit_int(a->f, alu_type_bits(type)), v), "");
}

LLVMValueRef
alu_compared(struct alu *a, LLVMValueRef condition)
{
    assert(lane_code_is(a->op->code, LANE_COMPARES) && a->op->dst.kind != LANE_NONE);
    struct jit_fn *f = a->f;
    const struct lane_operand *o = &a->op->dst;
    const LLVMTypeRef type = jit_shape(jit_int(f, alu_type_bits(o->type)), condition);
    if (!lane_type_is_float(o->type))
        return a->op->code == LANE_OP_cmp ? LLVMBuildSExt(a->b, condition, type, "")
                                          : LLVMBuildZExt(a->b, condition, type, "");
    const bool negative = a->op->code == LANE_OP_cmp;
    const uint64_t one = o->type == LANE_DF   ? UINT64_C(0x3ff0000000000000) | (uint64_t)negative << 63
                         : o->type == LANE_HF ? 0x3c00u | (uint32_t)negative << 15
                                              : 0x3f800000u | (uint32_t)negative << 31;
    return LLVMBuildAnd(a->b, LLVMBuildSExt(a->b, condition, type, ""), jit_constant(f, type, one), "");
}
