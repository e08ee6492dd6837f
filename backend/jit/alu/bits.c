/* SPDX-License-Identifier: MIT */
/* Bits, shifts and fields of integers: jit_int_<op>, see native.h. */
#include "native.h"

LLVMValueRef
jit_int_not(struct alu *a)
{
    return LLVMBuildNot(a->b, a->src[0], "");
}

LLVMValueRef
jit_int_and(struct alu *a)
{
    return LLVMBuildAnd(a->b, a->src[0], a->src[1], "");
}

LLVMValueRef
jit_int_or(struct alu *a)
{
    return LLVMBuildOr(a->b, a->src[0], a->src[1], "");
}

LLVMValueRef
jit_int_xor(struct alu *a)
{
    return LLVMBuildXor(a->b, a->src[0], a->src[1], "");
}

static LLVMValueRef
amount(struct alu *a, LLVMValueRef v, unsigned width)
{
    return LLVMBuildAnd(a->b, v, jit_constant(a->f, a->type, width - 1), "");
}

LLVMValueRef
jit_int_shl(struct alu *a)
{
    return LLVMBuildShl(a->b, a->src[0], amount(a, a->src[1], a->bits), "");
}

LLVMValueRef
jit_int_shr(struct alu *a)
{
    return LLVMBuildLShr(a->b, a->src[0], amount(a, a->src[1], a->bits), "");
}

/* The value's type decides: an unsigned value has no sign to shift in. */
LLVMValueRef
jit_int_asr(struct alu *a)
{
    return a->is_signed ? LLVMBuildAShr(a->b, a->src[0], amount(a, a->src[1], a->bits), "") : jit_int_shr(a);
}

LLVMValueRef
jit_int_rol(struct alu *a)
{
    LLVMValueRef args[3] = {a->src[0], a->src[0], amount(a, a->src[1], a->bits)};
    return jit_call(a->f, "llvm.fshl", a->type, args, 3);
}

LLVMValueRef
jit_int_lzd(struct alu *a)
{
    LLVMValueRef args[2] = {a->src[0], LLVMConstNull(a->f->i1)};
    return jit_call(a->f, "llvm.ctlz", a->type, args, 2);
}

/* Counts from either end; ~0 where there is none. */
static LLVMValueRef
first_bit(struct alu *a, const char *count, LLVMValueRef v)
{
    LLVMValueRef args[2] = {v, LLVMConstNull(a->f->i1)};
    const LLVMValueRef n = jit_call(a->f, count, a->type, args, 2);
    const LLVMValueRef none = LLVMBuildICmp(a->b, LLVMIntEQ, v, LLVMConstNull(a->type), "");
    return LLVMBuildSelect(a->b, none, LLVMConstAllOnes(a->type), n, "");
}

LLVMValueRef
jit_int_fbl(struct alu *a)
{
    return first_bit(a, "llvm.cttz", a->src[0]);
}

LLVMValueRef
jit_int_fbh(struct alu *a)
{
    if (!a->is_signed)
        return first_bit(a, "llvm.ctlz", a->src[0]);
    const LLVMValueRef sign = LLVMBuildAShr(a->b, a->src[0], jit_constant(a->f, a->type, a->bits - 1), "");
    return first_bit(a, "llvm.ctlz", LLVMBuildXor(a->b, a->src[0], sign, ""));
}

LLVMValueRef
jit_int_cbit(struct alu *a)
{
    return alu_unary_intrinsic(a, "llvm.ctpop");
}

LLVMValueRef
jit_int_bfrev(struct alu *a)
{
    return alu_unary_intrinsic(a, "llvm.bitreverse");
}

/* As many ones as the width says, from bit 0 on. */
static LLVMValueRef
low_ones(struct alu *a, LLVMValueRef width)
{
    const LLVMValueRef one = jit_constant(a->f, a->type, 1);
    return LLVMBuildSub(a->b, LLVMBuildShl(a->b, one, amount(a, width, 32), ""), one, "");
}

LLVMValueRef
jit_int_bfe(struct alu *a)
{
    const LLVMValueRef mask = low_ones(a, a->src[0]), at = amount(a, a->src[1], 32);
    if (!a->is_signed)
        return LLVMBuildAnd(a->b, LLVMBuildLShr(a->b, a->src[2], at, ""), mask, "");
    const LLVMValueRef one = jit_constant(a->f, a->type, 1);
    const LLVMValueRef low = LLVMBuildAnd(a->b, LLVMBuildAShr(a->b, a->src[2], at, ""), mask, "");
    const LLVMValueRef sign = LLVMBuildSub(a->b, mask, LLVMBuildLShr(a->b, mask, one, ""), ""); /* top bit */
    return LLVMBuildSub(a->b, LLVMBuildXor(a->b, low, sign, ""), sign, "");
}

LLVMValueRef
jit_int_bfi1(struct alu *a)
{
    return LLVMBuildShl(a->b, low_ones(a, a->src[0]), amount(a, a->src[1], 32), "");
}

LLVMValueRef
jit_int_bfi2(struct alu *a)
{
    const LLVMValueRef rest = LLVMBuildAnd(a->b, LLVMBuildNot(a->b, a->src[0], ""), a->src[2], "");
    return LLVMBuildOr(a->b, LLVMBuildAnd(a->b, a->src[0], a->src[1], ""), rest, "");
}

LLVMValueRef
jit_int_bitalign(struct alu *a)
{
    LLVMValueRef args[3] = {a->src[0], a->src[1], amount(a, a->src[2], 32)};
    return jit_call(a->f, "llvm.fshr", a->type, args, 3);
}
