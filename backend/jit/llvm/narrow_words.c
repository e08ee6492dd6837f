/* SPDX-License-Identifier: MIT */
#include "narrow_words.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "rewrite.h"

/* The bits of a vector's integers; 0: it is no such vector. */
static unsigned
integer_bits(LLVMTypeRef type)
{
    if (LLVMGetTypeKind(type) != LLVMVectorTypeKind ||
        LLVMGetTypeKind(LLVMGetElementType(type)) != LLVMIntegerTypeKind)
        return 0;
    return LLVMGetIntTypeWidth(LLVMGetElementType(type));
}

/* The dwords that v is narrowed from, or NULL. */
static LLVMValueRef
dwords_of(LLVMValueRef v)
{
    if (!LLVMIsATruncInst(v))
        return NULL;
    const LLVMValueRef wide = LLVMGetOperand(v, 0);
    return integer_bits(LLVMTypeOf(wide)) == 32 ? wide : NULL;
}

/* Elements that are all the same number. */
static bool
same_number(LLVMValueRef v, uint64_t *number)
{
    if (!LLVMIsAConstantDataVector(v))
        return false;
    const LLVMValueRef first = LLVMGetAggregateElement(v, 0);
    for (unsigned i = 1; i < LLVMGetVectorSize(LLVMTypeOf(v)); i++)
        if (LLVMGetAggregateElement(v, i) != first)
            return false;
    *number = LLVMConstIntGetZExtValue(first);
    return true;
}

static LLVMValueRef
all_of(LLVMTypeRef type, uint64_t number)
{
    const LLVMValueRef one = LLVMConstInt(LLVMGetElementType(type), number, false);
    LLVMValueRef elements[64];
    const unsigned n = LLVMGetVectorSize(type);
    for (unsigned i = 0; i < n; i++)
        elements[i] = one;
    return LLVMConstVector(elements, n);
}

/* The same value in dwords, from a shift or a mask of narrowed dwords; NULL: v is something else. */
static LLVMValueRef
in_dwords(LLVMBuilderRef b, LLVMValueRef v)
{
    const bool shift = LLVMIsABinaryOperator(v) && LLVMGetInstructionOpcode(v) == LLVMLShr,
               mask = LLVMIsABinaryOperator(v) && LLVMGetInstructionOpcode(v) == LLVMAnd;
    const LLVMValueRef wide = shift || mask ? dwords_of(LLVMGetOperand(v, 0)) : NULL;
    const unsigned bits = integer_bits(LLVMTypeOf(v));
    uint64_t number;
    if (!wide || LLVMGetVectorSize(LLVMTypeOf(v)) > 64 || !same_number(LLVMGetOperand(v, 1), &number) ||
        (shift && number >= bits))
        return NULL;
    const LLVMTypeRef type = LLVMTypeOf(wide);
    if (mask)
        return LLVMBuildAnd(b, wide, all_of(type, number), "");
    const LLVMValueRef shifted = LLVMBuildLShr(b, wide, all_of(type, number), "");
    return LLVMBuildAnd(b, shifted, all_of(type, ((UINT64_C(1) << bits) - 1) >> number), "");
}

/* A number below 2^16 is the same with a sign. */
static void
mend(LLVMBuilderRef b, LLVMValueRef i)
{
    const LLVMOpcode code = LLVMGetInstructionOpcode(i);
    if ((code != LLVMZExt && code != LLVMUIToFP) || integer_bits(LLVMTypeOf(LLVMGetOperand(i, 0))) > 16 ||
        (code == LLVMZExt && integer_bits(LLVMTypeOf(i)) != 32))
        return;
    LLVMPositionBuilderBefore(b, i);
    const LLVMValueRef wide = in_dwords(b, LLVMGetOperand(i, 0));
    if (wide)
        jit_replace(i, code == LLVMZExt ? wide : LLVMBuildSIToFP(b, wide, LLVMTypeOf(i), ""));
}

void
jit_keep_dwords_wide(LLVMModuleRef module)
{
    jit_rewrite(module, mend);
}
