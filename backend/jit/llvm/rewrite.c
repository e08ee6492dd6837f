/* SPDX-License-Identifier: MIT */
#include "rewrite.h"

#include <stddef.h>

static void
rewrite_block(LLVMBuilderRef b, LLVMBasicBlockRef block, void (*mend)(LLVMBuilderRef b, LLVMValueRef i))
{
    for (LLVMValueRef i = LLVMGetFirstInstruction(block), next; i; i = next) {
        next = LLVMGetNextInstruction(i);
        mend(b, i);
    }
}

void
jit_rewrite(LLVMModuleRef module, void (*mend)(LLVMBuilderRef b, LLVMValueRef i))
{
    const LLVMBuilderRef b = LLVMCreateBuilderInContext(LLVMGetModuleContext(module));
    for (LLVMValueRef fn = LLVMGetFirstFunction(module); fn; fn = LLVMGetNextFunction(fn))
        for (LLVMBasicBlockRef block = LLVMGetFirstBasicBlock(fn); block;
             block = LLVMGetNextBasicBlock(block))
            rewrite_block(b, block, mend);
    LLVMDisposeBuilder(b);
}

void
jit_replace(LLVMValueRef i, LLVMValueRef by)
{
    LLVMReplaceAllUsesWith(i, by);
    LLVMInstructionEraseFromParent(i);
}
