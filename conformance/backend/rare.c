/* SPDX-License-Identifier: MIT */
/*
 * What backend/jit/llvm/rare.c does to functions: in those named turn... the blocks that are not named
 * rare... compute something before it, and nothing behind it. In those named keep... they still do.
 */
#include "jit/llvm/rare.h"

#include <llvm-c/Core.h>
#include <stdbool.h>
#include <string.h>

#include "try_pass.h"

#define WEIGHTS "!0 = !{!\"branch_weights\", i32 1, i32 4000}\n!1 = !{!\"branch_weights\", i32 4000, i32 1}\n"

static const char source[] =
    "define void @turn_chain(i32 %x, i1 %c, ptr %p) {\n"
    "  %a = mul i32 %x, 12\n"
    "  %b = insertelement <4 x i32> poison, i32 %a, i64 0\n"
    "  %v = shufflevector <4 x i32> %b, <4 x i32> poison, <4 x i32> zeroinitializer\n"
    "  %s = add <4 x i32> %v, <i32 0, i32 4, i32 8, i32 12>\n"
    "  br i1 %c, label %rare, label %usual, !prof !0\n"
    "rare:\n"
    "  store <4 x i32> %s, ptr %p\n"
    "  br label %usual\n"
    "usual:\n"
    "  ret void\n"
    "}\n"
    "define void @turn_two_places(i32 %x, i1 %c, i1 %d, ptr %p) {\n"
    "  %a = shl i32 %x, 2\n"
    "  br i1 %c, label %on, label %rare, !prof !1\n"
    "rare:\n"
    "  store i32 %a, ptr %p\n"
    "  store i32 %a, ptr %p\n"
    "  br label %on\n"
    "on:\n"
    "  br i1 %d, label %usual, label %rare2, !prof !1\n"
    "rare2:\n"
    "  store i32 %a, ptr %p\n"
    "  br label %usual\n"
    "usual:\n"
    "  ret void\n"
    "}\n"
    "define i32 @turn_phi(i32 %x, i1 %c) {\n"
    "  %a = add i32 %x, 5\n"
    "  br i1 %c, label %rare, label %usual, !prof !0\n"
    "rare:\n"
    "  br label %usual\n"
    "usual:\n"
    "  %r = phi i32 [ %a, %rare ], [ %x, %0 ]\n"
    "  ret i32 %r\n"
    "}\n"
    "define void @turn_behind_rare(i32 %x, i1 %c, i1 %d, ptr %p) {\n"
    "  %a = xor i32 %x, 5\n"
    "  br i1 %c, label %rare, label %usual, !prof !0\n"
    "rare:\n"
    "  br i1 %d, label %rare2, label %usual\n"
    "rare2:\n"
    "  store i32 %a, ptr %p\n"
    "  br label %usual\n"
    "usual:\n"
    "  ret void\n"
    "}\n"
    "define i32 @keep_usual_phi(i32 %x, i1 %c) {\n"
    "  %a = add i32 %x, 5\n"
    "  br i1 %c, label %rare, label %usual, !prof !0\n"
    "rare:\n"
    "  br label %usual\n"
    "usual:\n"
    "  %r = phi i32 [ %x, %rare ], [ %a, %0 ]\n"
    "  ret i32 %r\n"
    "}\n"
    "define void @keep_even_odds(i32 %x, i1 %c, ptr %p) {\n"
    "  %a = mul i32 %x, 12\n"
    "  br i1 %c, label %rare, label %usual\n"
    "rare:\n"
    "  store i32 %a, ptr %p\n"
    "  br label %usual\n"
    "usual:\n"
    "  ret void\n"
    "}\n"
    "define void @keep_two_ways(i32 %x, i1 %c, i1 %d, ptr %p) {\n"
    "  %a = mul i32 %x, 12\n"
    "  br i1 %c, label %rare, label %usual, !prof !0\n"
    "usual:\n"
    "  br i1 %d, label %rare, label %end\n"
    "rare:\n"
    "  store i32 %a, ptr %p\n"
    "  br label %end\n"
    "end:\n"
    "  ret void\n"
    "}\n"
    "define void @keep_loops(i32 %x, i1 %c, i1 %d, ptr %p) {\n"
    "  %a = mul i32 %x, 12\n"
    "  br i1 %c, label %rare, label %usual, !prof !0\n"
    "rare:\n"
    "  br label %rare_loop\n"
    "rare_loop:\n"
    "  br label %rare_body\n"
    "rare_body:\n"
    "  store i32 %a, ptr %p\n"
    "  br i1 %d, label %rare_loop, label %usual\n"
    "usual:\n"
    "  ret void\n"
    "}\n"
    "define void @keep_divisions(i32 %x, i32 %y, i1 %c, ptr %p) {\n"
    "  %a = sdiv i32 %x, %y\n"
    "  br i1 %c, label %rare, label %usual, !prof !0\n"
    "rare:\n"
    "  store i32 %a, ptr %p\n"
    "  br label %usual\n"
    "usual:\n"
    "  ret void\n"
    "}\n"
    "define void @keep_loads(ptr %q, i1 %c, ptr %p) {\n"
    "  %a = load i32, ptr %q\n"
    "  store i32 0, ptr %q\n"
    "  br i1 %c, label %rare, label %usual, !prof !0\n"
    "rare:\n"
    "  store i32 %a, ptr %p\n"
    "  br label %usual\n"
    "usual:\n"
    "  ret void\n"
    "}\n" WEIGHTS;

static unsigned
computes_usually(LLVMValueRef i)
{
    const bool rare =
        strncmp(LLVMGetBasicBlockName(LLVMGetInstructionParent(i)), "rare", strlen("rare")) == 0;
    return !rare && !LLVMIsATerminatorInst(i) && !LLVMIsAStoreInst(i) && !LLVMIsAPHINode(i);
}

static bool
is_turned(LLVMValueRef fn)
{
    return try_pass_count(fn, computes_usually) == 0;
}

int
main(void)
{
    return try_pass_turns(source, jit_compute_rarely, is_turned, "10 functions");
}
