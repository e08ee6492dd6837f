/* SPDX-License-Identifier: MIT */
#include "gather_offsets.h"

#include <stdbool.h>
#include <stddef.h>

#include "rewrite.h"

static bool
is_vector_of(LLVMTypeRef type, unsigned bits)
{
    return LLVMGetTypeKind(type) == LLVMVectorTypeKind &&
           LLVMGetTypeKind(LLVMGetElementType(type)) == LLVMIntegerTypeKind &&
           LLVMGetIntTypeWidth(LLVMGetElementType(type)) == bits;
}

static bool
only_gives_addresses(LLVMValueRef v)
{
    for (LLVMUseRef use = LLVMGetFirstUse(v); use; use = LLVMGetNextUse(use))
        if (!LLVMIsAGetElementPtrInst(LLVMGetUser(use)))
            return false;
    return LLVMGetFirstUse(v) != NULL;
}

static void
mend(LLVMBuilderRef b, LLVMValueRef i)
{
    if (LLVMGetInstructionOpcode(i) != LLVMZExt || !is_vector_of(LLVMTypeOf(i), 64) ||
        !is_vector_of(LLVMTypeOf(LLVMGetOperand(i, 0)), 32) || !LLVMGetNNeg(i) || !only_gives_addresses(i))
        return;
    LLVMPositionBuilderBefore(b, i);
    jit_replace(i, LLVMBuildSExt(b, LLVMGetOperand(i, 0), LLVMTypeOf(i), ""));
}

void
jit_keep_offsets_signed(LLVMModuleRef module)
{
    jit_rewrite(module, mend);
}
