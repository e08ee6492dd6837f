/* SPDX-License-Identifier: MIT */
/*
 * A thread's lanes are two halves or more, each with an address of its own, and neighbours of an item are at
 * x - 1 and x + 1. What is computed from these differs by a constant alone, but LLVM sees that only where the
 * constants are the last that is added.
 */
#include "sums.h"

#include <stdbool.h>
#include <stddef.h>

#include "rewrite.h"

/* A number, as x + by. */
struct sum {
    LLVMValueRef x, by;
};

static bool
is_number(LLVMValueRef v)
{
    return LLVMGetTypeKind(LLVMTypeOf(v)) == LLVMIntegerTypeKind;
}

static bool
is_sum(LLVMValueRef v, struct sum *sum)
{
    if (!LLVMIsAInstruction(v) || LLVMGetInstructionOpcode(v) != LLVMAdd || !is_number(v))
        return false;
    *sum = (struct sum){LLVMGetOperand(v, 0), LLVMGetOperand(v, 1)};
    return LLVMIsAConstantInt(sum->by) != NULL;
}

/* A sum of two that are no constants. */
static void
mend_add(LLVMBuilderRef b, LLVMValueRef i)
{
    const LLVMValueRef operands[2] = {LLVMGetOperand(i, 0), LLVMGetOperand(i, 1)};
    struct sum sums[2];
    const bool first = is_sum(operands[0], &sums[0]), second = is_sum(operands[1], &sums[1]);
    if ((!first && !second) || LLVMIsAConstant(operands[0]) || LLVMIsAConstant(operands[1]))
        return;
    const LLVMValueRef rest =
        LLVMBuildAdd(b, first ? sums[0].x : operands[0], second ? sums[1].x : operands[1], "");
    LLVMValueRef by = first ? sums[0].by : sums[1].by;
    if (first && second)
        by = LLVMConstAdd(sums[0].by, sums[1].by);
    jit_replace(i, LLVMBuildAdd(b, rest, by, ""));
}

static void
mend_shift(LLVMBuilderRef b, LLVMValueRef i)
{
    const LLVMValueRef count = LLVMGetOperand(i, 1);
    struct sum sum;
    if (!LLVMIsAConstantInt(count) || !is_sum(LLVMGetOperand(i, 0), &sum))
        return;
    const unsigned bits = LLVMGetIntTypeWidth(LLVMTypeOf(i));
    const unsigned long long n = LLVMConstIntGetZExtValue(count);
    if (bits > 64 || n >= bits)
        return;
    const unsigned long long shifted = LLVMConstIntGetZExtValue(sum.by) << n,
                             mask = bits < 64 ? (1ull << bits) - 1 : ~0ull;
    const LLVMValueRef by = LLVMConstInt(LLVMTypeOf(i), shifted & mask, 0);
    jit_replace(i, LLVMBuildAdd(b, LLVMBuildShl(b, sum.x, count, ""), by, ""));
}

/* Of a sum that does not wrap. */
static void
mend_widening(LLVMBuilderRef b, LLVMValueRef i)
{
    const LLVMValueRef v = LLVMGetOperand(i, 0);
    struct sum sum;
    if (!is_number(i) || LLVMGetIntTypeWidth(LLVMTypeOf(i)) > 64 || !is_sum(v, &sum) || !LLVMGetNUW(v))
        return;
    const LLVMValueRef x = LLVMBuildZExt(b, sum.x, LLVMTypeOf(i), "");
    const LLVMValueRef by = LLVMConstInt(LLVMTypeOf(i), LLVMConstIntGetZExtValue(sum.by), 0);
    jit_replace(i, LLVMBuildNUWAdd(b, x, by, ""));
}

static void
mend(LLVMBuilderRef b, LLVMValueRef i)
{
    LLVMPositionBuilderBefore(b, i);
    switch (LLVMGetInstructionOpcode(i)) {
    case LLVMAdd:
        if (is_number(i))
            mend_add(b, i);
        break;
    case LLVMShl:
        mend_shift(b, i);
        break;
    case LLVMZExt:
        mend_widening(b, i);
        break;
    default:
        break;
    }
}

void
jit_add_constants_last(LLVMModuleRef module)
{
    jit_rewrite(module, mend);
}
