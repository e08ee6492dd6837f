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
