/* SPDX-License-Identifier: MIT */
#include "scopes.h"

#include <stdbool.h>
#include <stddef.h>

#include "rewrite.h"

/* The one scope there is. */
static LLVMMetadataRef
local_memory(LLVMValueRef i)
{
    static const char name[] = "local memory";
    const LLVMContextRef context = LLVMGetTypeContext(LLVMTypeOf(i));
    const LLVMMetadataRef text = LLVMMDStringInContext2(context, name, sizeof name - 1);
    LLVMMetadataRef scope[2] = {text, text};
    scope[1] = LLVMMDNodeInContext2(context, scope, 1); /* its domain */
    return LLVMMDNodeInContext2(context, scope, 2);
}

void
jit_mark_apart(LLVMValueRef call)
{
    LLVMMetadataRef scope = local_memory(call);
    jit_set_mark(call, "noalias", &scope, 1);
}

/* The pointer behind which `at` lies. */
static LLVMValueRef
base_of(LLVMValueRef at)
{
    while (LLVMIsAGetElementPtrInst(at))
        at = LLVMGetOperand(at, 0);
    return at;
}

static bool
is_apart(LLVMValueRef base)
{
    if (LLVMIsALoadInst(base))
        return jit_has_mark(base, "invariant.load") || LLVMIsAAllocaInst(LLVMGetOperand(base, 0));
    return LLVMIsAArgument(base) != NULL;
}

static void
mark_access(LLVMValueRef i, LLVMValueRef local, LLVMMetadataRef scope)
{
    const bool is_store = LLVMIsAStoreInst(i) != NULL;
    if (!is_store && !LLVMIsALoadInst(i))
        return;
    const LLVMValueRef base = base_of(LLVMGetOperand(i, is_store ? 1 : 0));
    if (base == local)
        jit_set_mark(i, "alias.scope", &scope, 1);
    else if (is_apart(base))
        jit_set_mark(i, "noalias", &scope, 1);
}

void
jit_mark_scopes(LLVMValueRef function, LLVMValueRef local)
{
    const LLVMMetadataRef scope = local_memory(local);
    for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(function); b; b = LLVMGetNextBasicBlock(b))
        for (LLVMValueRef i = LLVMGetFirstInstruction(b); i; i = LLVMGetNextInstruction(i))
            mark_access(i, local, scope);
}
