/* SPDX-License-Identifier: MIT */
#include "mask_numbers.h"

#include <stddef.h>

bool
jit_is_mask(LLVMTypeRef type)
{
    return LLVMGetTypeKind(type) == LLVMVectorTypeKind &&
           LLVMGetTypeKind(LLVMGetElementType(type)) == LLVMIntegerTypeKind &&
           LLVMGetIntTypeWidth(LLVMGetElementType(type)) == 1;
}

LLVMTypeRef
jit_number_type(LLVMTypeRef mask)
{
    return LLVMIntTypeInContext(LLVMGetTypeContext(mask), LLVMGetVectorSize(mask));
}

LLVMValueRef
jit_number_of(LLVMValueRef mask)
{
    const LLVMTypeRef type = LLVMTypeOf(mask), number = jit_number_type(type);
    if (LLVMIsConstant(mask) && LLVMIsNull(mask))
        return LLVMConstNull(number);
    if (LLVMIsConstant(mask) && mask == LLVMConstAllOnes(type))
        return LLVMConstAllOnes(number);
    const bool taken_apart = LLVMIsABitCastInst(mask) && LLVMTypeOf(LLVMGetOperand(mask, 0)) == number;
    return taken_apart ? LLVMGetOperand(mask, 0) : NULL;
}

LLVMValueRef
jit_make_number(LLVMBuilderRef b, LLVMValueRef mask)
{
    const LLVMValueRef known = jit_number_of(mask);
    return known ? known : LLVMBuildBitCast(b, mask, jit_number_type(LLVMTypeOf(mask)), "");
}
