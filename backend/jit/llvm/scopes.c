/* SPDX-License-Identifier: MIT */
#include "scopes.h"

#include <stdbool.h>
#include <string.h>

/* The list of the one scope there is. */
static LLVMValueRef
list_of(LLVMContextRef context)
{
    static const char name[] = "local memory";
    LLVMMetadataRef domain = LLVMMDStringInContext2(context, name, sizeof name - 1);
    domain = LLVMMDNodeInContext2(context, &domain, 1);
    LLVMMetadataRef scope[2] = {LLVMMDStringInContext2(context, name, sizeof name - 1), domain};
    LLVMMetadataRef node = LLVMMDNodeInContext2(context, scope, 2);
    return LLVMMetadataAsValue(context, LLVMMDNodeInContext2(context, &node, 1));
}

static LLVMContextRef
context_of(LLVMValueRef i)
{
    return LLVMGetModuleContext(LLVMGetGlobalParent(LLVMGetBasicBlockParent(LLVMGetInstructionParent(i))));
}

static void
mark(LLVMValueRef i, const char *kind)
{
    const LLVMContextRef context = context_of(i);
    LLVMSetMetadata(i, LLVMGetMDKindIDInContext(context, kind, (unsigned)strlen(kind)), list_of(context));
}

void
jit_mark_apart(LLVMValueRef call)
{
    mark(call, "noalias");
}

static bool
never_changes(LLVMValueRef load)
{
    static const char kind[] = "invariant.load";
    return LLVMGetMetadata(load, LLVMGetMDKindIDInContext(context_of(load), kind, sizeof kind - 1)) != NULL;
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
        return never_changes(base) || LLVMIsAAllocaInst(LLVMGetOperand(base, 0));
    return LLVMIsAArgument(base) != NULL;
}

static void
mark_access(LLVMValueRef i, LLVMValueRef local)
{
    const bool is_store = LLVMIsAStoreInst(i) != NULL;
    if (!is_store && !LLVMIsALoadInst(i))
        return;
    const LLVMValueRef base = base_of(LLVMGetOperand(i, is_store ? 1 : 0));
    if (base == local)
        mark(i, "alias.scope");
    else if (is_apart(base))
        mark(i, "noalias");
}

void
jit_mark_scopes(LLVMValueRef function, LLVMValueRef local)
{
    for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(function); b; b = LLVMGetNextBasicBlock(b))
        for (LLVMValueRef i = LLVMGetFirstInstruction(b); i; i = LLVMGetNextInstruction(i))
            mark_access(i, local);
}
