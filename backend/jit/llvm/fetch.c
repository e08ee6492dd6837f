/* SPDX-License-Identifier: MIT */
#include "fetch.h"

#include <stddef.h>
#include <string.h>

#include "rewrite.h"

enum { LEAST_ROW = 16, LINE = 64, MOST_LINES = 4 }; /* bytes; of a row */

static unsigned
bytes_of(LLVMTypeRef type)
{
    unsigned bits = 0;
    if (LLVMGetTypeKind(type) != LLVMVectorTypeKind)
        return 0;
    const LLVMTypeRef element = LLVMGetElementType(type);
    switch (LLVMGetTypeKind(element)) {
    case LLVMIntegerTypeKind:
        bits = LLVMGetIntTypeWidth(element);
        break;
    case LLVMFloatTypeKind:
        bits = 32;
        break;
    case LLVMDoubleTypeKind:
        bits = 64;
        break;
    default:
        break;
    }
    return LLVMGetVectorSize(type) * bits / 8;
}

static bool
is_call_of(LLVMValueRef i, const char *name)
{
    size_t length;
    const LLVMValueRef function = LLVMIsACallInst(i) ? LLVMGetCalledValue(i) : NULL;
    return function && LLVMIsAFunction(function) &&
           !strncmp(LLVMGetValueName2(function, &length), name, strlen(name));
}

/* The memory operand of a load or a store, and what is moved; NULL: it is neither. */
static LLVMValueRef
find_address(LLVMValueRef i, LLVMTypeRef *type, bool *is_store)
{
    const bool masked_load = is_call_of(i, "llvm.masked.load."),
               masked_store = is_call_of(i, "llvm.masked.store.");
    *is_store = LLVMIsAStoreInst(i) || masked_store;
    if (*is_store) {
        *type = LLVMTypeOf(LLVMGetOperand(i, 0));
        return LLVMGetOperand(i, 1);
    }
    *type = LLVMTypeOf(i);
    return LLVMIsALoadInst(i) || masked_load ? LLVMGetOperand(i, 0) : NULL;
}

static bool
find_row(LLVMValueRef address, unsigned bytes, LLVMValueRef before, bool is_store, struct jit_access_row *row)
{
    if (!LLVMIsAGetElementPtrInst(address) || LLVMGetNumOperands(address) != 2)
        return false;
    const LLVMValueRef index = LLVMGetOperand(address, 1);
    *row = (struct jit_access_row){LLVMGetOperand(address, 0),
                                   LLVMIsAZExtInst(index) ? LLVMGetOperand(index, 0) : index, bytes, is_store,
                                   before};
    return LLVMIsAInstruction(row->offset) != NULL;
}

/* LLVM makes one load of two where the slow way and the fast one meet. */
void
jit_visit_rows(LLVMBuilderRef b, LLVMValueRef i,
               void (*visit)(LLVMBuilderRef b, const struct jit_access_row *row))
{
    LLVMTypeRef type;
    bool is_store;
    struct jit_access_row row;
    const LLVMValueRef address = find_address(i, &type, &is_store);
    if (!address || bytes_of(type) < LEAST_ROW || jit_has_mark(i, "nontemporal"))
        return;
    if (find_row(address, bytes_of(type), i, is_store, &row))
        visit(b, &row);
    for (unsigned k = 0; LLVMIsAPHINode(address) && k < LLVMCountIncoming(address); k++) {
        const LLVMValueRef from = LLVMGetIncomingValue(address, k);
        if (LLVMIsAInstruction(from) &&
            find_row(from, bytes_of(type), LLVMGetBasicBlockTerminator(LLVMGetInstructionParent(from)),
                     is_store, &row))
            visit(b, &row);
    }
}

static void
build_prefetch(LLVMBuilderRef b, LLVMModuleRef module, LLVMValueRef at, bool for_store)
{
    const LLVMContextRef context = LLVMGetModuleContext(module);
    const LLVMTypeRef i32 = LLVMInt32TypeInContext(context);
    LLVMTypeRef pointer = LLVMTypeOf(at);
    LLVMValueRef args[4] = {at, LLVMConstInt(i32, for_store, false), LLVMConstInt(i32, 3, false),
                            LLVMConstInt(i32, 1, false)}; /* into all caches; data */
    const unsigned id = LLVMLookupIntrinsicID("llvm.prefetch", strlen("llvm.prefetch"));
    const LLVMValueRef function = LLVMGetIntrinsicDeclaration(module, id, &pointer, 1);
    LLVMBuildCall2(b, LLVMIntrinsicGetType(context, id, &pointer, 1), function, args, 4, "");
}

void
jit_build_fetch(LLVMBuilderRef b, const struct jit_access_row *row, LLVMValueRef step, unsigned count)
{
    const LLVMModuleRef module =
        LLVMGetGlobalParent(LLVMGetBasicBlockParent(LLVMGetInstructionParent(row->before)));
    const LLVMContextRef context = LLVMGetModuleContext(module);
    const LLVMTypeRef i8 = LLVMInt8TypeInContext(context), i64 = LLVMInt64TypeInContext(context);
    LLVMPositionBuilderBefore(b, row->before);
    const LLVMValueRef further = LLVMBuildMul(b, step, LLVMConstInt(LLVMTypeOf(step), count, false), "");
    LLVMValueRef offset = LLVMBuildAdd(b, row->offset, further, "");
    if (LLVMTypeOf(offset) != i64)
        offset = LLVMBuildZExt(b, offset, i64, "");
    const LLVMValueRef first = LLVMBuildGEP2(b, i8, row->base, &offset, 1, "");
    for (unsigned line = 0; line < MOST_LINES && line * LINE < row->bytes; line++) {
        LLVMValueRef behind = LLVMConstInt(i64, line * LINE, false);
        build_prefetch(b, module, LLVMBuildGEP2(b, i8, first, &behind, 1, ""), row->is_store);
    }
}
