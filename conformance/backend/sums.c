/* SPDX-License-Identifier: MIT */
/*
 * What backend/jit/llvm/sums.c does to functions: those named turn_N... return a sum whose last operand is
 * the constant N behind it, and not before it. Those named keep... do not.
 */
#include "jit/llvm/sums.h"

#include <llvm-c/Core.h>
#include <stdbool.h>
#include <stdio.h>

#include "try_pass.h"

static const char source[] = "define i32 @turn_16_left(i32 %x, i32 %y) {\n"
                             "  %a = add i32 %x, 16\n"
                             "  %b = add i32 %a, %y\n"
                             "  ret i32 %b\n"
                             "}\n"
                             "define i32 @turn_16_right(i32 %x, i32 %y) {\n"
                             "  %a = add i32 %x, 16\n"
                             "  %b = add i32 %y, %a\n"
                             "  ret i32 %b\n"
                             "}\n"
                             "define i32 @turn_20_both(i32 %x, i32 %y) {\n"
                             "  %a = add i32 %x, 16\n"
                             "  %b = add i32 %y, 4\n"
                             "  %c = add i32 %a, %b\n"
                             "  ret i32 %c\n"
                             "}\n"
                             "define i32 @turn_64_address(i16 %x, i32 %y, i32 %z) {\n"
                             "  %a = add nuw i16 %x, 16\n"
                             "  %b = zext i16 %a to i32\n"
                             "  %c = add i32 %b, %y\n"
                             "  %d = add i32 %z, %c\n"
                             "  %e = shl i32 %d, 2\n"
                             "  ret i32 %e\n"
                             "}\n"
                             "define i32 @turn_40000_unsigned(i16 %x) {\n"
                             "  %a = add nuw i16 %x, 40000\n"
                             "  %b = zext i16 %a to i32\n"
                             "  ret i32 %b\n"
                             "}\n"
                             "define i8 @turn_128_cut(i8 %x) {\n"
                             "  %a = add i8 %x, 3\n"
                             "  %b = shl i8 %a, 7\n"
                             "  ret i8 %b\n"
                             "}\n"
                             "define i64 @turn_4294967292_wide(i64 %x, i64 %y) {\n"
                             "  %a = add i64 %x, 4294967292\n"
                             "  %b = add i64 %a, %y\n"
                             "  ret i64 %b\n"
                             "}\n"
                             "define i32 @keep_wrapping(i16 %x) {\n"
                             "  %a = add i16 %x, 16\n"
                             "  %b = zext i16 %a to i32\n"
                             "  ret i32 %b\n"
                             "}\n"
                             "define i32 @keep_signed(i16 %x) {\n"
                             "  %a = add nuw i16 %x, 16\n"
                             "  %b = sext i16 %a to i32\n"
                             "  ret i32 %b\n"
                             "}\n"
                             "define <4 x i32> @keep_vectors(<4 x i32> %x, <4 x i32> %y) {\n"
                             "  %a = add <4 x i32> %x, <i32 1, i32 1, i32 1, i32 1>\n"
                             "  %b = add <4 x i32> %a, %y\n"
                             "  ret <4 x i32> %b\n"
                             "}\n"
                             "define i32 @keep_variable_shift(i32 %x, i32 %y) {\n"
                             "  %a = add i32 %x, 16\n"
                             "  %b = shl i32 %a, %y\n"
                             "  ret i32 %b\n"
                             "}\n"
                             "define i8 @keep_long_shift(i8 %x) {\n"
                             "  %a = add i8 %x, 3\n"
                             "  %b = shl i8 %a, 8\n"
                             "  ret i8 %b\n"
                             "}\n"
                             "define i128 @keep_huge(i128 %x) {\n"
                             "  %a = add i128 %x, 3\n"
                             "  %b = shl i128 %a, 8\n"
                             "  ret i128 %b\n"
                             "}\n";

static bool
is_turned(LLVMValueRef fn)
{
    unsigned long long want = 0;
    const char *name = LLVMGetValueName(fn);
    const LLVMValueRef v = LLVMGetOperand(LLVMGetBasicBlockTerminator(LLVMGetLastBasicBlock(fn)), 0);
    if (LLVMGetInstructionOpcode(v) != LLVMAdd || !LLVMIsAConstantInt(LLVMGetOperand(v, 1)))
        return false;
    return sscanf(name, "turn_%llu", &want) == 1 && LLVMConstIntGetZExtValue(LLVMGetOperand(v, 1)) == want;
}

int
main(void)
{
    return try_pass_turns(source, jit_add_constants_last, is_turned, "13 functions");
}
