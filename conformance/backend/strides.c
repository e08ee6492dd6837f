/* SPDX-License-Identifier: MIT */
/*
 * What backend/jit/llvm/strides.c does to loops: those of functions named turn... fetch ahead behind it;
 * those of functions named keep... do not.
 */
#include "jit/llvm/strides.h"

#include <llvm-c/Core.h>
#include <stdbool.h>
#include <string.h>

#include "try_pass.h"

static const char source[] = "define <4 x float> @turn_argument(ptr %base, i32 %n, i32 %step) {\n"
                             "entry:\n"
                             "  br label %turn\n"
                             "turn:\n"
                             "  %i = phi i32 [ 0, %entry ], [ %next, %on ]\n"
                             "  %sum = phi <4 x float> [ zeroinitializer, %entry ], [ %more, %on ]\n"
                             "  %at = zext i32 %i to i64\n"
                             "  %p = getelementptr i8, ptr %base, i64 %at\n"
                             "  %less = icmp ult i32 %i, %n\n"
                             "  br i1 %less, label %on, label %end\n"
                             "on:\n"
                             "  %v = load <4 x float>, ptr %p, align 1\n"
                             "  %more = fadd <4 x float> %sum, %v\n"
                             "  %next = add i32 %i, %step\n"
                             "  br label %turn\n"
                             "end:\n"
                             "  ret <4 x float> %sum\n"
                             "}\n"
                             "define <4 x float> @turn_other_side(ptr %base, i32 %n, i32 %step) {\n"
                             "entry:\n"
                             "  br label %turn\n"
                             "turn:\n"
                             "  %i = phi i32 [ 0, %entry ], [ %next, %on ]\n"
                             "  %sum = phi <4 x float> [ zeroinitializer, %entry ], [ %more, %on ]\n"
                             "  %at = zext i32 %i to i64\n"
                             "  %p = getelementptr i8, ptr %base, i64 %at\n"
                             "  %less = icmp ult i32 %i, %n\n"
                             "  br i1 %less, label %on, label %end\n"
                             "on:\n"
                             "  %v = load <4 x float>, ptr %p, align 1\n"
                             "  %more = fadd <4 x float> %sum, %v\n"
                             "  %next = add i32 %step, %i\n"
                             "  br label %turn\n"
                             "end:\n"
                             "  ret <4 x float> %sum\n"
                             "}\n"
                             "define <4 x float> @turn_computed_before(ptr %base, i32 %n, i32 %step) {\n"
                             "entry:\n"
                             "  %bytes = shl i32 %step, 2\n"
                             "  br label %turn\n"
                             "turn:\n"
                             "  %i = phi i32 [ 0, %entry ], [ %next, %on ]\n"
                             "  %sum = phi <4 x float> [ zeroinitializer, %entry ], [ %more, %on ]\n"
                             "  %at = zext i32 %i to i64\n"
                             "  %p = getelementptr i8, ptr %base, i64 %at\n"
                             "  %less = icmp ult i32 %i, %n\n"
                             "  br i1 %less, label %on, label %end\n"
                             "on:\n"
                             "  %v = load <4 x float>, ptr %p, align 1\n"
                             "  %more = fadd <4 x float> %sum, %v\n"
                             "  %next = add i32 %i, %bytes\n"
                             "  br label %turn\n"
                             "end:\n"
                             "  ret <4 x float> %sum\n"
                             "}\n"
                             "define <4 x float> @keep_known_step(ptr %base, i32 %n, i32 %step) {\n"
                             "entry:\n"
                             "  br label %turn\n"
                             "turn:\n"
                             "  %i = phi i32 [ 0, %entry ], [ %next, %on ]\n"
                             "  %sum = phi <4 x float> [ zeroinitializer, %entry ], [ %more, %on ]\n"
                             "  %at = zext i32 %i to i64\n"
                             "  %p = getelementptr i8, ptr %base, i64 %at\n"
                             "  %less = icmp ult i32 %i, %n\n"
                             "  br i1 %less, label %on, label %end\n"
                             "on:\n"
                             "  %v = load <4 x float>, ptr %p, align 1\n"
                             "  %more = fadd <4 x float> %sum, %v\n"
                             "  %next = add i32 %i, 64\n"
                             "  br label %turn\n"
                             "end:\n"
                             "  ret <4 x float> %sum\n"
                             "}\n"
                             "define <4 x float> @keep_changing_step(ptr %base, i32 %n, i32 %step) {\n"
                             "entry:\n"
                             "  br label %turn\n"
                             "turn:\n"
                             "  %i = phi i32 [ 0, %entry ], [ %next, %on ]\n"
                             "  %sum = phi <4 x float> [ zeroinitializer, %entry ], [ %more, %on ]\n"
                             "  %at = zext i32 %i to i64\n"
                             "  %p = getelementptr i8, ptr %base, i64 %at\n"
                             "  %less = icmp ult i32 %i, %n\n"
                             "  br i1 %less, label %on, label %end\n"
                             "on:\n"
                             "  %bytes = xor i32 %i, %step\n"
                             "  %v = load <4 x float>, ptr %p, align 1\n"
                             "  %more = fadd <4 x float> %sum, %v\n"
                             "  %next = add i32 %i, %bytes\n"
                             "  br label %turn\n"
                             "end:\n"
                             "  ret <4 x float> %sum\n"
                             "}\n"
                             "define <4 x float> @keep_product(ptr %base, i32 %n, i32 %step) {\n"
                             "entry:\n"
                             "  br label %turn\n"
                             "turn:\n"
                             "  %i = phi i32 [ 0, %entry ], [ %next, %on ]\n"
                             "  %sum = phi <4 x float> [ zeroinitializer, %entry ], [ %more, %on ]\n"
                             "  %at = zext i32 %i to i64\n"
                             "  %p = getelementptr i8, ptr %base, i64 %at\n"
                             "  %less = icmp ult i32 %i, %n\n"
                             "  br i1 %less, label %on, label %end\n"
                             "on:\n"
                             "  %v = load <4 x float>, ptr %p, align 1\n"
                             "  %more = fadd <4 x float> %sum, %v\n"
                             "  %next = mul i32 %i, %step\n"
                             "  br label %turn\n"
                             "end:\n"
                             "  ret <4 x float> %sum\n"
                             "}\n"
                             "define float @keep_number(ptr %base, i32 %n, i32 %step) {\n"
                             "entry:\n"
                             "  br label %turn\n"
                             "turn:\n"
                             "  %i = phi i32 [ 0, %entry ], [ %next, %on ]\n"
                             "  %sum = phi float [ zeroinitializer, %entry ], [ %more, %on ]\n"
                             "  %at = zext i32 %i to i64\n"
                             "  %p = getelementptr i8, ptr %base, i64 %at\n"
                             "  %less = icmp ult i32 %i, %n\n"
                             "  br i1 %less, label %on, label %end\n"
                             "on:\n"
                             "  %v = load float, ptr %p, align 1\n"
                             "  %more = fadd float %sum, %v\n"
                             "  %next = add i32 %i, %step\n"
                             "  br label %turn\n"
                             "end:\n"
                             "  ret float %sum\n"
                             "}\n"
                             "define <4 x float> @keep_behind_the_loop(ptr %base, i32 %n, i32 %step) {\n"
                             "entry:\n"
                             "  br label %turn\n"
                             "turn:\n"
                             "  %i = phi i32 [ 0, %entry ], [ %next, %on ]\n"
                             "  %at = zext i32 %i to i64\n"
                             "  %p = getelementptr i8, ptr %base, i64 %at\n"
                             "  %less = icmp ult i32 %i, %n\n"
                             "  br i1 %less, label %on, label %end\n"
                             "on:\n"
                             "  %next = add i32 %i, %step\n"
                             "  br label %turn\n"
                             "end:\n"
                             "  %v = load <4 x float>, ptr %p, align 1\n"
                             "  ret <4 x float> %v\n"
                             "}\n";

static unsigned
fetches(LLVMValueRef i)
{
    size_t length;
    return LLVMIsACallInst(i) &&
           !strncmp(LLVMGetValueName2(LLVMGetCalledValue(i), &length), "llvm.prefetch", 13);
}

static bool
is_turned(LLVMValueRef fn)
{
    return try_pass_count(fn, fetches) > 0;
}

static bool
check(LLVMModuleRef module, bool is_changed)
{
    return try_pass_turns(module, is_changed, is_turned);
}

int
main(void)
{
    return try_pass(source, jit_fetch_ahead, check, "8 functions");
}
