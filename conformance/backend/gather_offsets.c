/* SPDX-License-Identifier: MIT */
/*
 * What backend/jit/llvm/gather_offsets.c does to functions: those named turn... extend offsets with zeros
 * before it, and with signs behind it; those named keep... stay as they are.
 */
#include "jit/llvm/gather_offsets.h"

#include <llvm-c/Core.h>
#include <stdbool.h>

#include "try_pass.h"

static const char source[] =
    "declare <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr>, i32, <4 x i1>, <4 x i32>)\n"
    "define <4 x i32> @turn_gather(ptr %base, <4 x i32> %at, <4 x i1> %on) {\n"
    "  %low = lshr <4 x i32> %at, <i32 1, i32 1, i32 1, i32 1>\n"
    "  %wide = zext nneg <4 x i32> %low to <4 x i64>\n"
    "  %p = getelementptr i8, ptr %base, <4 x i64> %wide\n"
    "  %v = call <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr> %p, i32 1, <4 x i1> %on,"
    " <4 x i32> zeroinitializer)\n"
    "  ret <4 x i32> %v\n"
    "}\n"
    "define <4 x ptr> @keep_large(ptr %base, <4 x i32> %at) {\n"
    "  %wide = zext <4 x i32> %at to <4 x i64>\n"
    "  %p = getelementptr i8, ptr %base, <4 x i64> %wide\n"
    "  ret <4 x ptr> %p\n"
    "}\n"
    "define <4 x ptr> @keep_number(ptr %base, <4 x i32> %at, ptr %to) {\n"
    "  %wide = zext nneg <4 x i32> %at to <4 x i64>\n"
    "  store <4 x i64> %wide, ptr %to\n"
    "  %p = getelementptr i8, ptr %base, <4 x i64> %wide\n"
    "  ret <4 x ptr> %p\n"
    "}\n"
    "define ptr @keep_scalar(ptr %base, i32 %at) {\n"
    "  %wide = zext nneg i32 %at to i64\n"
    "  %p = getelementptr i8, ptr %base, i64 %wide\n"
    "  ret ptr %p\n"
    "}\n"
    "define <4 x ptr> @keep_words(ptr %base, <4 x i16> %at) {\n"
    "  %wide = zext nneg <4 x i16> %at to <4 x i64>\n"
    "  %p = getelementptr i8, ptr %base, <4 x i64> %wide\n"
    "  ret <4 x ptr> %p\n"
    "}\n";

static unsigned
by_zeros(LLVMValueRef i)
{
    return LLVMGetInstructionOpcode(i) == LLVMZExt;
}

static unsigned
by_signs(LLVMValueRef i)
{
    return LLVMGetInstructionOpcode(i) == LLVMSExt;
}

static bool
is_turned(LLVMValueRef fn)
{
    return try_pass_count(fn, by_zeros) == 0 && try_pass_count(fn, by_signs) == 1;
}

int
main(void)
{
    return try_pass_turns(source, jit_keep_offsets_signed, is_turned, "5 functions");
}
