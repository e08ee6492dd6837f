/* SPDX-License-Identifier: MIT */
#include "rewrite.h"

#include <string.h>

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

LLVMValueRef
jit_first_behind_phis(LLVMBasicBlockRef block)
{
    LLVMValueRef i = LLVMGetFirstInstruction(block);
    while (LLVMIsAPHINode(i))
        i = LLVMGetNextInstruction(i);
    return i;
}

void
jit_replace(LLVMValueRef i, LLVMValueRef by)
{
    LLVMReplaceAllUsesWith(i, by);
    LLVMInstructionEraseFromParent(i);
}

void
jit_use_instead(LLVMValueRef user, LLVMValueRef i, LLVMValueRef by)
{
    for (unsigned n = 0; n < (unsigned)LLVMGetNumOperands(user); n++)
        if (LLVMGetOperand(user, n) == i)
            LLVMSetOperand(user, n, by);
}

LLVMValueRef
jit_make_splat(LLVMBuilderRef b, LLVMTypeRef type, LLVMValueRef element)
{
    const LLVMTypeRef i32 = LLVMInt32TypeInContext(LLVMGetTypeContext(type));
    const LLVMTypeRef picks = LLVMVectorType(i32, LLVMGetVectorSize(type));
    const LLVMValueRef none = LLVMGetPoison(type);
    const LLVMValueRef one = LLVMBuildInsertElement(b, none, element, LLVMConstNull(i32), "");
    return LLVMBuildShuffleVector(b, one, none, LLVMConstNull(picks), "");
}

bool
jit_copies_first(LLVMValueRef shuffle)
{
    for (unsigned i = 0; i < LLVMGetNumMaskElements(shuffle); i++)
        if (LLVMGetMaskValue(shuffle, i) != 0)
            return false;
    return true;
}

static unsigned
number_of(LLVMValueRef i, const char *kind)
{
    return LLVMGetMDKindIDInContext(LLVMGetTypeContext(LLVMTypeOf(i)), kind, (unsigned)strlen(kind));
}

LLVMValueRef
jit_mark(LLVMValueRef i, const char *kind)
{
    return LLVMGetMetadata(i, number_of(i, kind));
}

bool
jit_has_mark(LLVMValueRef i, const char *kind)
{
    return jit_mark(i, kind) != NULL;
}

void
jit_set_mark(LLVMValueRef i, const char *kind, LLVMMetadataRef *parts, unsigned count)
{
    const LLVMContextRef context = LLVMGetTypeContext(LLVMTypeOf(i));
    const LLVMMetadataRef node = LLVMMDNodeInContext2(context, parts, count);
    LLVMSetMetadata(i, number_of(i, kind), LLVMMetadataAsValue(context, node));
}
