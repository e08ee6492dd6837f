/* SPDX-License-Identifier: MIT */
/*
 * LLVM computes with a number that all lanes share before it copies the number to all lanes
 * (InstCombineVectorOps.cpp, foldVectorBinop). The instruction is still one of vectors, and all its elements
 * but the first are whatever a register happens to hold: the bits of integers, often, which are denormals to
 * the float unit. The host takes a hundred cycles more for an instruction that meets those. So the
 * instruction becomes one of numbers.
 */
#include "splats.h"

#include <stdbool.h>
#include <string.h>

#include "rewrite.h"

enum { MAX_OPERANDS = 3 };

static bool
is_float_vector(LLVMValueRef v)
{
    const LLVMTypeRef type = LLVMTypeOf(v);
    if (LLVMGetTypeKind(type) != LLVMVectorTypeKind)
        return false;
    const LLVMTypeKind element = LLVMGetTypeKind(LLVMGetElementType(type));
    return element == LLVMFloatTypeKind || element == LLVMDoubleTypeKind;
}

static bool
has_one_use(LLVMValueRef v)
{
    const LLVMUseRef use = LLVMGetFirstUse(v);
    return use && !LLVMGetNextUse(use);
}

/* An intrinsic that computes each element from the same elements of vectors of its result's type. */
static bool
is_lanewise_call(LLVMValueRef call)
{
    const LLVMValueRef callee = LLVMGetCalledValue(call);
    const unsigned count = LLVMGetNumArgOperands(call);
    if (!LLVMIsAFunction(callee) || !LLVMGetIntrinsicID(callee) || count > MAX_OPERANDS)
        return false;
    static const char *const names[] = {"llvm.fma",   "llvm.floor", "llvm.ceil",
                                        "llvm.trunc", "llvm.rint",  "llvm.sqrt"};
    for (unsigned i = 0; i < sizeof names / sizeof *names; i++)
        if (LLVMGetIntrinsicID(callee) == LLVMLookupIntrinsicID(names[i], strlen(names[i])))
            return true;
    return false;
}

static unsigned
lanewise_operands(LLVMValueRef v)
{
    if (!LLVMIsAInstruction(v) || !is_float_vector(v) || !has_one_use(v))
        return 0;
    switch (LLVMGetInstructionOpcode(v)) {
    case LLVMFAdd:
    case LLVMFSub:
    case LLVMFMul:
    case LLVMFDiv:
        return 2;
    case LLVMCall:
        return is_lanewise_call(v) ? LLVMGetNumArgOperands(v) : 0;
    default:
        return 0;
    }
}

/* An instruction's twin of numbers. */
static LLVMValueRef
build_scalar(LLVMBuilderRef b, LLVMValueRef v, LLVMValueRef *operands, unsigned count)
{
    if (LLVMGetInstructionOpcode(v) != LLVMCall)
        return LLVMBuildBinOp(b, LLVMGetInstructionOpcode(v), operands[0], operands[1], "");
    LLVMTypeRef element = LLVMGetElementType(LLVMTypeOf(v));
    LLVMTypeRef types[MAX_OPERANDS] = {element, element, element};
    const LLVMModuleRef module = LLVMGetGlobalParent(LLVMGetBasicBlockParent(LLVMGetInstructionParent(v)));
    const LLVMValueRef callee =
        LLVMGetIntrinsicDeclaration(module, LLVMGetIntrinsicID(LLVMGetCalledValue(v)), &element, 1);
    return LLVMBuildCall2(b, LLVMFunctionType(element, types, count, 0), callee, operands, count, "");
}

static LLVMValueRef
first_element(LLVMBuilderRef b, LLVMValueRef v)
{
    const LLVMTypeRef i32 = LLVMInt32TypeInContext(LLVMGetTypeContext(LLVMTypeOf(v)));
    if (LLVMIsAInsertElementInst(v) && LLVMIsNull(LLVMGetOperand(v, 2)))
        return LLVMGetOperand(v, 1);
    return LLVMBuildExtractElement(b, v, LLVMConstInt(i32, 0, 0), "");
}

/* The first element of what the instruction computes. Its operands come before it in the same block or in
 * one that leads here. */
static LLVMValueRef
compute_first(LLVMBuilderRef b, LLVMValueRef v, unsigned count)
{
    LLVMValueRef operands[MAX_OPERANDS];
    LLVMPositionBuilderBefore(b, v);
    for (unsigned i = 0; i < count; i++)
        operands[i] = first_element(b, LLVMGetOperand(v, i));
    return build_scalar(b, v, operands, count);
}

/* Operands of a shuffle's operand are looked at when their own turn comes: those that are computed for one
 * element alone have one use, an extraction of it. */
static void
mend(LLVMBuilderRef b, LLVMValueRef user)
{
    const LLVMValueRef v = LLVMGetOperand(user, 0);
    const unsigned count = lanewise_operands(v);
    if (!count)
        return;
    const LLVMTypeRef type = LLVMTypeOf(v);
    const LLVMTypeRef i32 = LLVMInt32TypeInContext(LLVMGetTypeContext(type));
    const LLVMValueRef number = compute_first(b, v, count);
    LLVMSetOperand(user, 0,
                   LLVMBuildInsertElement(b, LLVMGetPoison(type), number, LLVMConstInt(i32, 0, 0), ""));
    LLVMInstructionEraseFromParent(v);
}

static bool
takes_first_only(LLVMValueRef i)
{
    if (LLVMIsAShuffleVectorInst(i))
        return jit_copies_first(i);
    return LLVMIsAExtractElementInst(i) && LLVMIsNull(LLVMGetOperand(i, 1));
}

/* From the end to the start, so that an instruction's operands follow it. */
static void
mend_block(LLVMBuilderRef b, LLVMBasicBlockRef block)
{
    for (LLVMValueRef i = LLVMGetLastInstruction(block); i; i = LLVMGetPreviousInstruction(i))
        if (takes_first_only(i))
            mend(b, i);
}

void
jit_compute_splats_once(LLVMModuleRef module)
{
    const LLVMBuilderRef b = LLVMCreateBuilderInContext(LLVMGetModuleContext(module));
    for (LLVMValueRef fn = LLVMGetFirstFunction(module); fn; fn = LLVMGetNextFunction(fn))
        for (LLVMBasicBlockRef block = LLVMGetLastBasicBlock(fn); block;
             block = LLVMGetPreviousBasicBlock(block))
            mend_block(b, block);
    LLVMDisposeBuilder(b);
}
