/* SPDX-License-Identifier: MIT */
/*
 * What backend/jit/llvm/mask_logic.c does to functions: those named turn... compute masks from numbers before
 * it, and the numbers themselves behind it; those named keep... stay as they are.
 */
#include "jit/llvm/mask_logic.h"

#include <llvm-c/Core.h>

#include "jit/llvm/mask_numbers.h"
#include "try_pass.h"

#define FIRST_EIGHT "<i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>"
#define NEXT_EIGHT "<i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>"

static const char source[] =
    "define i8 @turn_logic(i8 %x, i8 %y) {\n"
    "  %a = bitcast i8 %x to <8 x i1>\n"
    "  %b = bitcast i8 %y to <8 x i1>\n"
    "  %c = xor <8 x i1> %a, %b\n"
    "  %n = bitcast <8 x i1> %c to i8\n"
    "  ret i8 %n\n"
    "}\n"
    "define i8 @turn_selected(i8 %x, i8 %y, i8 %z) {\n"
    "  %a = bitcast i8 %x to <8 x i1>\n"
    "  %b = bitcast i8 %y to <8 x i1>\n"
    "  %c = bitcast i8 %z to <8 x i1>\n"
    "  %d = select <8 x i1> %a, <8 x i1> %b, <8 x i1> %c\n"
    "  %n = bitcast <8 x i1> %d to i8\n"
    "  ret i8 %n\n"
    "}\n"
    "define i8 @turn_and_that_is_a_select(<8 x i32> %x, i8 %y) {\n"
    "  %a = icmp slt <8 x i32> %x, zeroinitializer\n"
    "  %b = bitcast i8 %y to <8 x i1>\n"
    "  %c = select <8 x i1> %a, <8 x i1> %b, <8 x i1> zeroinitializer\n"
    "  %n = bitcast <8 x i1> %c to i8\n"
    "  ret i8 %n\n"
    "}\n"
    "define i8 @turn_in_a_block_that_stands_before(i8 %x, i8 %y) {\n"
    "  %a = bitcast i8 %x to <8 x i1>\n"
    "  %b = bitcast i8 %y to <8 x i1>\n"
    "  br label %later\n"
    "last:\n"
    "  %d = or <8 x i1> %c, %a\n"
    "  %n = bitcast <8 x i1> %d to i8\n"
    "  ret i8 %n\n"
    "later:\n"
    "  %c = and <8 x i1> %a, %b\n"
    "  br label %last\n"
    "}\n"
    "define <8 x i32> @turn_all_as_the_first(i32 %x, i1 %y, <8 x i32> %z) {\n"
    "  %a = insertelement <8 x i32> poison, i32 %x, i64 0\n"
    "  %b = icmp eq <8 x i32> %a, zeroinitializer\n"
    "  %c = insertelement <8 x i1> poison, i1 %y, i64 0\n"
    "  %d = or <8 x i1> %b, %c\n"
    "  %e = shufflevector <8 x i1> %d, <8 x i1> poison, <8 x i32> zeroinitializer\n"
    "  %f = select <8 x i1> %e, <8 x i32> %z, <8 x i32> zeroinitializer\n"
    "  ret <8 x i32> %f\n"
    "}\n"
    "define <8 x i32> @turn_part(i16 %x, <8 x i32> %z) {\n"
    "  %a = bitcast i16 %x to <16 x i1>\n"
    "  %b = shufflevector <16 x i1> %a, <16 x i1> poison, <8 x i32> " NEXT_EIGHT "\n"
    "  %c = select <8 x i1> %b, <8 x i32> %z, <8 x i32> zeroinitializer\n"
    "  ret <8 x i32> %c\n"
    "}\n"
    "define <8 x i32> @keep_part_of_comparison(<16 x i32> %x, <8 x i32> %z) {\n"
    "  %a = icmp eq <16 x i32> %x, zeroinitializer\n"
    "  %b = shufflevector <16 x i1> %a, <16 x i1> poison, <8 x i32> " FIRST_EIGHT "\n"
    "  %c = select <8 x i1> %b, <8 x i32> %z, <8 x i32> zeroinitializer\n"
    "  ret <8 x i32> %c\n"
    "}\n"
    "define <2 x i32> @keep_lanes_that_do_not_follow(i16 %x, <2 x i32> %z) {\n"
    "  %a = bitcast i16 %x to <16 x i1>\n"
    "  %b = shufflevector <16 x i1> %a, <16 x i1> poison, <2 x i32> <i32 3, i32 5>\n"
    "  %c = select <2 x i1> %b, <2 x i32> %z, <2 x i32> zeroinitializer\n"
    "  ret <2 x i32> %c\n"
    "}\n"
    "define <2 x i32> @keep_lanes_beyond_the_number(i16 %x, <2 x i32> %z) {\n"
    "  %a = bitcast i16 %x to <16 x i1>\n"
    "  %b = shufflevector <16 x i1> %a, <16 x i1> zeroinitializer, <2 x i32> <i32 15, i32 16>\n"
    "  %c = select <2 x i1> %b, <2 x i32> %z, <2 x i32> zeroinitializer\n"
    "  ret <2 x i32> %c\n"
    "}\n"
    "define i8 @keep_comparisons(<8 x i32> %x, <8 x i32> %y) {\n"
    "  %a = icmp slt <8 x i32> %x, zeroinitializer\n"
    "  %b = icmp slt <8 x i32> %y, zeroinitializer\n"
    "  %c = and <8 x i1> %a, %b\n"
    "  %n = bitcast <8 x i1> %c to i8\n"
    "  ret i8 %n\n"
    "}\n";

/* A mask that is made of masks and used. */
static unsigned
is_logic(LLVMValueRef i)
{
    return jit_is_mask(LLVMTypeOf(i)) && LLVMGetFirstUse(i) &&
           (LLVMIsABinaryOperator(i) || LLVMIsASelectInst(i) || LLVMIsAShuffleVectorInst(i));
}

static bool
is_turned(LLVMValueRef fn)
{
    return !try_pass_count(fn, is_logic);
}

int
main(void)
{
    return try_pass_turns(source, jit_keep_masks_as_numbers, is_turned, "10 functions");
}
