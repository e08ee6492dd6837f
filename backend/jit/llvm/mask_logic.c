/* SPDX-License-Identifier: MIT */
/*
 * Masks below AVX-512, where the host has no registers for them. If code computes with lanes that come out of
 * a number's bits, LLVM takes the number apart bit by bit. So logic of such masks becomes logic of the
 * numbers, and lanes come out of the result, in each block that uses them.
 */
#include "mask_logic.h"

#include <stdbool.h>
#include <stddef.h>

#include "rewrite.h"

static bool
is_mask(LLVMTypeRef type)
{
    return LLVMGetTypeKind(type) == LLVMVectorTypeKind &&
           LLVMGetTypeKind(LLVMGetElementType(type)) == LLVMIntegerTypeKind &&
           LLVMGetIntTypeWidth(LLVMGetElementType(type)) == 1;
}

static LLVMTypeRef
number_type(LLVMTypeRef mask)
{
    return LLVMIntTypeInContext(LLVMGetTypeContext(mask), LLVMGetVectorSize(mask));
}

/* A mask's number, if it is one already; else NULL. */
static LLVMValueRef
number_of(LLVMValueRef v)
{
    const LLVMTypeRef type = LLVMTypeOf(v), number = number_type(type);
    if (LLVMIsConstant(v) && LLVMIsNull(v))
        return LLVMConstNull(number);
    if (LLVMIsConstant(v) && v == LLVMConstAllOnes(type))
        return LLVMConstAllOnes(number);
    const bool taken_apart = LLVMIsABitCastInst(v) && LLVMTypeOf(LLVMGetOperand(v, 0)) == number;
    return taken_apart ? LLVMGetOperand(v, 0) : NULL;
}

static bool
is_logic(LLVMValueRef i)
{
    const LLVMOpcode code = LLVMGetInstructionOpcode(i);
    return code == LLVMAnd || code == LLVMOr || code == LLVMXor;
}

static LLVMValueRef
logic_of_numbers(LLVMBuilderRef b, LLVMValueRef i)
{
    const LLVMValueRef x = number_of(LLVMGetOperand(i, 0)), y = number_of(LLVMGetOperand(i, 1));
    return x && y ? LLVMBuildBinOp(b, LLVMGetInstructionOpcode(i), x, y, "") : NULL;
}

static LLVMValueRef
select_of_numbers(LLVMBuilderRef b, LLVMValueRef i)
{
    const LLVMValueRef c = LLVMGetOperand(i, 0);
    const LLVMValueRef which = is_mask(LLVMTypeOf(c)) ? number_of(c) : NULL;
    const LLVMValueRef x = number_of(LLVMGetOperand(i, 1)), y = number_of(LLVMGetOperand(i, 2));
    if (!which || !x || !y)
        return NULL;
    const LLVMValueRef no = LLVMBuildAnd(b, LLVMBuildNot(b, which, ""), y, "");
    return LLVMBuildOr(b, LLVMBuildAnd(b, which, x, ""), no, "");
}

/* A mask that is computed from masks. */
static void
mend_mask(LLVMBuilderRef b, LLVMValueRef i)
{
    LLVMValueRef number = NULL;
    LLVMPositionBuilderBefore(b, i);
    if (is_logic(i))
        number = logic_of_numbers(b, i);
    else if (LLVMGetInstructionOpcode(i) == LLVMSelect)
        number = select_of_numbers(b, i);
    if (number)
        jit_replace(i, LLVMBuildBitCast(b, number, LLVMTypeOf(i), ""));
}

/* A number of a mask: of one that is a number, or of logic in which one is. */
static void
mend_number(LLVMBuilderRef b, LLVMValueRef i)
{
    const LLVMValueRef mask = LLVMGetOperand(i, 0), known = number_of(mask);
    if (LLVMTypeOf(i) != number_type(LLVMTypeOf(mask)))
        return;
    if (known) {
        jit_replace(i, known);
        return;
    }
    if (!LLVMIsAInstruction(mask) || !is_logic(mask))
        return;
    LLVMValueRef x = number_of(LLVMGetOperand(mask, 0)), y = number_of(LLVMGetOperand(mask, 1));
    if (!x && !y)
        return;
    LLVMPositionBuilderBefore(b, i);
    x = x ? x : LLVMBuildBitCast(b, LLVMGetOperand(mask, 0), LLVMTypeOf(i), "");
    y = y ? y : LLVMBuildBitCast(b, LLVMGetOperand(mask, 1), LLVMTypeOf(i), "");
    jit_replace(i, LLVMBuildBinOp(b, LLVMGetInstructionOpcode(mask), x, y, ""));
    if (!LLVMGetFirstUse(mask))
        LLVMInstructionEraseFromParent(mask);
}

static void
mend(LLVMBuilderRef b, LLVMValueRef i)
{
    if (is_mask(LLVMTypeOf(i)))
        mend_mask(b, i);
    else if (LLVMIsABitCastInst(i) && is_mask(LLVMTypeOf(LLVMGetOperand(i, 0))))
        mend_number(b, i);
}

void
jit_keep_masks_as_numbers(LLVMModuleRef module)
{
    jit_rewrite(module, mend);
}
