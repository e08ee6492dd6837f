/* SPDX-License-Identifier: MIT */
/* Integers: jit_int_<op>, see native.h. Fields and bits are in bits.c. */
#include "native.h"

LLVMValueRef
alu_unary_intrinsic(struct alu *a, const char *name)
{
    return jit_call(a->f, name, a->type, a->src, 1);
}

LLVMValueRef
jit_int_mov(struct alu *a)
{
    return a->src[0];
}

LLVMValueRef
jit_int_add(struct alu *a)
{
    return LLVMBuildAdd(a->b, a->src[0], a->src[1], "");
}

LLVMValueRef
jit_int_mul(struct alu *a)
{
    return LLVMBuildMul(a->b, a->src[0], a->src[1], "");
}

LLVMValueRef
jit_int_mad(struct alu *a)
{
    return LLVMBuildAdd(a->b, jit_int_mul(a), a->src[2], "");
}

/* The first two sources with twice their bits. */
static void
widen(struct alu *a, LLVMValueRef v[2])
{
    for (unsigned s = 0; s < 2; s++)
        v[s] = alu_resize(a, a->src[s], a->bits, a->is_signed, 2 * a->bits);
}

LLVMValueRef
jit_int_mulhi(struct alu *a)
{
    LLVMValueRef v[2];
    if (a->bits > 32)
        return NULL;
    widen(a, v);
    const LLVMValueRef product = LLVMBuildMul(a->b, v[0], v[1], "");
    const LLVMValueRef shift = jit_constant(a->f, LLVMTypeOf(product), a->bits);
    return LLVMBuildTrunc(a->b, LLVMBuildLShr(a->b, product, shift, ""), a->type, "");
}

LLVMValueRef
jit_int_avg(struct alu *a)
{
    LLVMValueRef v[2];
    if (a->bits > 32)
        return NULL;
    widen(a, v);
    const LLVMValueRef one = jit_constant(a->f, LLVMTypeOf(v[0]), 1);
    const LLVMValueRef sum = LLVMBuildAdd(a->b, LLVMBuildAdd(a->b, v[0], v[1], ""), one, "");
    return LLVMBuildTrunc(a->b, LLVMBuildLShr(a->b, sum, one, ""), a->type, "");
}

static LLVMValueRef
minmax(struct alu *a, const char *of_signed, const char *of_unsigned)
{
    return jit_call(a->f, a->is_signed ? of_signed : of_unsigned, a->type, a->src, 2);
}

LLVMValueRef
jit_int_min(struct alu *a)
{
    return minmax(a, "llvm.smin", "llvm.umin");
}

LLVMValueRef
jit_int_max(struct alu *a)
{
    return minmax(a, "llvm.smax", "llvm.umax");
}

LLVMValueRef
jit_int_csel(struct alu *a)
{
    if (!alu_condition_is_native(a->op->cond, false))
        return NULL;
    const LLVMValueRef zero = LLVMConstNull(a->type);
    return alu_pick(a, alu_compare(a, a->src[2], zero, a->op->cond, false, a->is_signed), a->src[0],
                    a->src[1]);
}

LLVMValueRef
jit_int_carry(struct alu *a)
{
    const LLVMValueRef sum = jit_int_add(a);
    return LLVMBuildZExt(a->b, LLVMBuildICmp(a->b, LLVMIntULT, sum, a->src[0], ""), a->type, "");
}

LLVMValueRef
jit_int_borrow(struct alu *a)
{
    return LLVMBuildZExt(a->b, LLVMBuildICmp(a->b, LLVMIntULT, a->src[0], a->src[1], ""), a->type, "");
}

/* --- division --- */

/*
 * By way of doubles. They hold all integers of 32 bits, and a quotient that is no integer is at least 1 / d
 * below the next one, which is 2^20 times a rounding error. So none is rounded up to an integer, whatever the
 * rounding mode. The quotient by `safe` fits the type.
 */
static LLVMValueRef
divide(struct alu *a, LLVMValueRef safe)
{
    const LLVMTypeRef doubles = jit_shape(LLVMDoubleTypeInContext(a->f->context), safe);
    if (a->is_signed) {
        const LLVMValueRef n = LLVMBuildSIToFP(a->b, a->src[0], doubles, ""),
                           d = LLVMBuildSIToFP(a->b, safe, doubles, "");
        return LLVMBuildFPToSI(a->b, LLVMBuildFDiv(a->b, n, d, ""), a->type, "");
    }
    const LLVMValueRef n = LLVMBuildUIToFP(a->b, a->src[0], doubles, ""),
                       d = LLVMBuildUIToFP(a->b, safe, doubles, "");
    return LLVMBuildFPToUI(a->b, LLVMBuildFDiv(a->b, n, d, ""), a->type, "");
}

static LLVMValueRef
divisor_is(struct alu *a, LLVMValueRef value)
{
    return LLVMBuildICmp(a->b, LLVMIntEQ, a->src[1], value, "");
}

/* Of any divisor but 0. */
static LLVMValueRef
quotient(struct alu *a)
{
    const LLVMValueRef one = jit_constant(a->f, a->type, 1), ones = LLVMConstAllOnes(a->type);
    const LLVMValueRef safe = alu_pick(a, divisor_is(a, LLVMConstNull(a->type)), one, a->src[1]);
    if (!a->is_signed)
        return divide(a, safe);
    const LLVMValueRef minus = divisor_is(a, ones);
    return alu_pick(a, minus, LLVMBuildNeg(a->b, a->src[0], ""), divide(a, alu_pick(a, minus, one, safe)));
}

/* What a division by zero makes of quotient and remainder. */
static LLVMValueRef
unless_zero(struct alu *a, LLVMValueRef result)
{
    LLVMValueRef limit = LLVMConstAllOnes(a->type);
    if (a->is_signed) {
        const LLVMValueRef sign = LLVMBuildAShr(a->b, a->src[0], jit_constant(a->f, a->type, 31), "");
        limit = LLVMBuildXor(a->b, sign, jit_constant(a->f, a->type, INT32_MAX), "");
    }
    return alu_pick(a, divisor_is(a, LLVMConstNull(a->type)), limit, result);
}

LLVMValueRef
jit_int_divq(struct alu *a)
{
    return a->bits == 32 ? unless_zero(a, quotient(a)) : NULL;
}

LLVMValueRef
jit_int_divr(struct alu *a)
{
    if (a->bits != 32)
        return NULL;
    const LLVMValueRef product = LLVMBuildMul(a->b, quotient(a), a->src[1], "");
    return unless_zero(a, LLVMBuildSub(a->b, a->src[0], product, ""));
}
