/* SPDX-License-Identifier: MIT */
/*
 * What backend/jit/llvm/mask_moves.c does to functions: those named turn... hand masks on lane by lane before
 * it, and numbers behind it; those named keep... stay as they are.
 */
#include "jit/llvm/mask_moves.h"

#include <llvm-c/Core.h>

#include "jit/llvm/mask_numbers.h"
#include "try_pass.h"

static const char source[] = "declare void @use(<64 x i32>, <64 x i1>)\n"
                             "define void @turn_phi(<64 x i32> %x, i32 %c) {\n"
                             "  %a = icmp eq <64 x i32> %x, zeroinitializer\n"
                             "  switch i32 %c, label %other [ i32 1, label %end i32 2, label %end ]\n"
                             "other:\n"
                             "  %b = icmp ne <64 x i32> %x, zeroinitializer\n"
                             "  br label %end\n"
                             "end:\n"
                             "  %m = phi <64 x i1> [ %a, %0 ], [ %a, %0 ], [ %b, %other ]\n"
                             "  call void @use(<64 x i32> %x, <64 x i1> %m)\n"
                             "  ret void\n"
                             "}\n"
                             "define i16 @turn_loop(i16 %x, i16 %y) {\n"
                             "  %a = bitcast i16 %x to <16 x i1>\n"
                             "  br label %turn\n"
                             "turn:\n"
                             "  %m = phi <16 x i1> [ %a, %0 ], [ %d, %turn ]\n"
                             "  %b = bitcast i16 %y to <16 x i1>\n"
                             "  %d = xor <16 x i1> %m, %b\n"
                             "  %n = bitcast <16 x i1> %d to i16\n"
                             "  %c = icmp eq i16 %n, 0\n"
                             "  br i1 %c, label %end, label %turn\n"
                             "end:\n"
                             "  ret i16 %n\n"
                             "}\n"
                             "define i64 @turn_uses(<64 x i32> %x) {\n"
                             "  %m = icmp eq <64 x i32> %x, zeroinitializer\n"
                             "  br label %next\n"
                             "next:\n"
                             "  call void @use(<64 x i32> %x, <64 x i1> %m)\n"
                             "  %both = and <64 x i1> %m, %m\n"
                             "  call void @use(<64 x i32> %x, <64 x i1> %both)\n"
                             "  %n = bitcast <64 x i1> %m to i64\n"
                             "  ret i64 %n\n"
                             "}\n"
                             "define void @turn_number(<64 x i32> %x, i64 %n) {\n"
                             "  %m = bitcast i64 %n to <64 x i1>\n"
                             "  br label %next\n"
                             "next:\n"
                             "  call void @use(<64 x i32> %x, <64 x i1> %m)\n"
                             "  ret void\n"
                             "}\n"
                             "define <16 x i32> @keep_phi_of_few(<16 x i32> %x, <16 x i32> %y, i1 %c) {\n"
                             "  %a = icmp eq <16 x i32> %x, zeroinitializer\n"
                             "  br i1 %c, label %other, label %end\n"
                             "other:\n"
                             "  %b = icmp ne <16 x i32> %x, zeroinitializer\n"
                             "  br label %end\n"
                             "end:\n"
                             "  %m = phi <16 x i1> [ %a, %0 ], [ %b, %other ]\n"
                             "  %v = select <16 x i1> %m, <16 x i32> %x, <16 x i32> %y\n"
                             "  ret <16 x i32> %v\n"
                             "}\n"
                             "define <16 x i32> @keep_use_of_few(<16 x i32> %x, <16 x i32> %y) {\n"
                             "  %m = icmp eq <16 x i32> %x, zeroinitializer\n"
                             "  br label %next\n"
                             "next:\n"
                             "  %v = select <16 x i1> %m, <16 x i32> %x, <16 x i32> %y\n"
                             "  ret <16 x i32> %v\n"
                             "}\n";

/* Of a mask: its uses in other blocks, and 1 if it is a phi. */
static unsigned
moves(LLVMValueRef i)
{
    if (!jit_is_mask(LLVMTypeOf(i)))
        return 0;
    unsigned n = LLVMIsAPHINode(i) ? 1 : 0;
    for (LLVMUseRef use = LLVMGetFirstUse(i); use; use = LLVMGetNextUse(use))
        n += LLVMGetInstructionParent(LLVMGetUser(use)) != LLVMGetInstructionParent(i);
    return n;
}

static bool
is_turned(LLVMValueRef fn)
{
    return !try_pass_count(fn, moves);
}

static void
both(LLVMModuleRef module)
{
    jit_choose_masks_as_numbers(module);
    jit_hand_masks_as_numbers(module);
}

int
main(void)
{
    return try_pass_turns(source, both, is_turned, "6 functions");
}
