/* SPDX-License-Identifier: MIT */
/*
 * What backend/jit/llvm/word_pairs.c does to functions: those named turn... return, behind it, an argument or
 * elements of one that follow one another, or have a phi of whole numbers; those named keep... stay as they
 * are.
 */
#include "jit/llvm/word_pairs.h"

#include <llvm-c/Core.h>
#include <stdbool.h>
#include <stddef.h>

#include "try_pass.h"

#define EVEN "<4 x i32> <i32 0, i32 2, i32 4, i32 6>\n"
#define ODD "<4 x i32> <i32 1, i32 3, i32 5, i32 7>\n"
#define IN_TURN "<8 x i32> <i32 0, i32 4, i32 1, i32 5, i32 2, i32 6, i32 3, i32 7>\n"
#define FIRST_IN_TURN "<4 x i32> <i32 0, i32 4, i32 1, i32 5>\n"

static const char source[] =
    /* apart and together again */
    "define <8 x i32> @turn_whole(<8 x i32> %v) {\n"
    "  %low = shufflevector <8 x i32> %v, <8 x i32> poison, " EVEN
    "  %high = shufflevector <8 x i32> %v, <8 x i32> poison, " ODD
    "  %both = shufflevector <4 x i32> %low, <4 x i32> %high, " IN_TURN "  ret <8 x i32> %both\n"
    "}\n"
    /* half of it, and by way of a phi */
    "define <4 x i32> @turn_half_by_phis(i1 %c, ptr %p, <4 x i32> %a, <4 x i32> %b) {\n"
    "  br i1 %c, label %row, label %on\n"
    "row:\n"
    "  %v = load <8 x i32>, ptr %p\n"
    "  %l = shufflevector <8 x i32> %v, <8 x i32> poison, " EVEN
    "  %h = shufflevector <8 x i32> %v, <8 x i32> poison, " ODD "  br label %on\n"
    "on:\n"
    "  %low = phi <4 x i32> [ %l, %row ], [ %a, %0 ]\n"
    "  %high = phi <4 x i32> [ %h, %row ], [ %b, %0 ]\n"
    "  %x = shufflevector <4 x i32> %low, <4 x i32> %high, " FIRST_IN_TURN "  ret <4 x i32> %x\n"
    "}\n"
    /* two vectors apart and together again, for a store */
    "define <8 x i32> @turn_two(<4 x i32> %v, <4 x i32> %w) {\n"
    "  %low = shufflevector <4 x i32> %v, <4 x i32> %w, " EVEN
    "  %high = shufflevector <4 x i32> %v, <4 x i32> %w, " ODD
    "  %both = shufflevector <4 x i32> %low, <4 x i32> %high, " IN_TURN "  ret <8 x i32> %both\n"
    "}\n"
    /* high words first */
    "define <8 x i32> @keep_order(<8 x i32> %v) {\n"
    "  %low = shufflevector <8 x i32> %v, <8 x i32> poison, " EVEN
    "  %high = shufflevector <8 x i32> %v, <8 x i32> poison, " ODD
    "  %both = shufflevector <4 x i32> %high, <4 x i32> %low, " IN_TURN "  ret <8 x i32> %both\n"
    "}\n"
    /* halves of two numbers */
    "define <8 x i32> @keep_others(<8 x i32> %v, <8 x i32> %w) {\n"
    "  %low = shufflevector <8 x i32> %v, <8 x i32> poison, " EVEN
    "  %high = shufflevector <8 x i32> %w, <8 x i32> poison, " ODD
    "  %both = shufflevector <4 x i32> %low, <4 x i32> %high, " IN_TURN "  ret <8 x i32> %both\n"
    "}\n"
    /* phis that nobody puts together */
    "define <4 x i32> @keep_apart(i1 %c, <8 x i32> %v, <4 x i32> %a, <4 x i32> %b) {\n"
    "  %l = shufflevector <8 x i32> %v, <8 x i32> poison, " EVEN
    "  %h = shufflevector <8 x i32> %v, <8 x i32> poison, " ODD "  br i1 %c, label %row, label %on\n"
    "row:\n"
    "  br label %on\n"
    "on:\n"
    "  %low = phi <4 x i32> [ %l, %row ], [ %a, %0 ]\n"
    "  %high = phi <4 x i32> [ %h, %row ], [ %b, %0 ]\n"
    "  %sum = add <4 x i32> %low, %high\n"
    "  ret <4 x i32> %sum\n"
    "}\n"
    /* phis of two messages */
    "define <4 x i32> @keep_phis_of_others(i1 %c, <8 x i32> %v, <8 x i32> %w, <4 x i32> %a) {\n"
    "  %l = shufflevector <8 x i32> %v, <8 x i32> poison, " EVEN
    "  %h = shufflevector <8 x i32> %w, <8 x i32> poison, " ODD "  br i1 %c, label %row, label %on\n"
    "row:\n"
    "  br label %on\n"
    "on:\n"
    "  %low = phi <4 x i32> [ %l, %row ], [ %a, %0 ]\n"
    "  %high = phi <4 x i32> [ %h, %row ], [ %a, %0 ]\n"
    "  %x = shufflevector <4 x i32> %low, <4 x i32> %high, " FIRST_IN_TURN "  ret <4 x i32> %x\n"
    "}\n";

enum { WHOLE = 8 };

static bool
is_slice(LLVMValueRef v)
{
    if (!LLVMIsAShuffleVectorInst(v))
        return false;
    for (unsigned i = 1; i < LLVMGetNumMaskElements(v); i++)
        if (LLVMGetMaskValue(v, i) != LLVMGetMaskValue(v, 0) + (int)i)
            return false;
    return true;
}

static unsigned
is_whole_phi(LLVMValueRef i)
{
    return LLVMIsAPHINode(i) && LLVMGetVectorSize(LLVMTypeOf(i)) == WHOLE;
}

static unsigned
returns_slice(LLVMValueRef i)
{
    const LLVMValueRef v = LLVMIsAReturnInst(i) ? LLVMGetOperand(i, 0) : NULL;
    return v && (LLVMIsAArgument(v) || is_slice(v));
}

static bool
is_turned(LLVMValueRef fn)
{
    return try_pass_count(fn, returns_slice) || try_pass_count(fn, is_whole_phi);
}

int
main(void)
{
    return try_pass_turns(source, jit_keep_word_pairs, is_turned, "7 functions");
}
