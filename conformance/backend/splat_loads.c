/* SPDX-License-Identifier: MIT */
/*
 * What backend/jit/llvm/splat_loads.c does to functions: those named turn... copy elements of vectors to all
 * lanes before it, and load each of them behind it; those named keep... stay as they are.
 */
#include "jit/llvm/splat_loads.h"

#include <llvm-c/Core.h>
#include <stdbool.h>

#include "try_pass.h"

#define SPLAT(to, from, type, n)                                                                             \
    "  %" to " = shufflevector <4 x " type "> %" from ", <4 x " type "> poison, <4 x i32> <i32 " n           \
    ", i32 " n ", i32 " n ", i32 " n ">\n"

/* A loop that reads a record in each turn; at the buffer's end with a mask. in_turn: what the block `inside`
 * does behind the load; behind: what comes behind the loop's branch. */
#define LOOP(name, in_turn, behind)                                                                          \
    "define <4 x float> @" name "(ptr %p, ptr %q, i1 %c, <4 x i1> %mask) {\n"                                \
    "entry:\n"                                                                                               \
    "  br label %turn\n"                                                                                     \
    "turn:\n"                                                                                                \
    "  %i = phi i64 [ 0, %entry ], [ %next, %rest ]\n"                                                       \
    "  %sum = phi <4 x float> [ zeroinitializer, %entry ], [ %more, %rest ]\n"                               \
    "  %at = getelementptr <4 x i32>, ptr %p, i64 %i\n"                                                      \
    "  br i1 %c, label %inside, label %tail\n"                                                               \
    "inside:\n"                                                                                              \
    "  %whole = load <4 x i32>, ptr %at, align 1\n" in_turn "  br label %done\n"                             \
    "tail:\n"                                                                                                \
    "  %part = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %at, i32 1, <4 x i1> %mask,"                    \
    " <4 x i32> zeroinitializer)\n"                                                                          \
    "  br label %done\n"                                                                                     \
    "done:\n"                                                                                                \
    "  %v = phi <4 x i32> [ %whole, %inside ], [ %part, %tail ]\n"                                           \
    "  %f = bitcast <4 x i32> %v to <4 x float>\n" SPLAT("x", "f", "float", "0")                             \
        SPLAT("y", "f", "float", "1") SPLAT("x2", "f", "float", "0") "  %xy = fmul <4 x float> %x, %y\n"     \
                                                                     "  %xyx = fmul <4 x float> %xy, %x2\n"  \
                                                                     "  br label %rest\n"                    \
                                                                     "rest:\n" SPLAT("z", "f", "float", "2") \
                                                                         behind                              \
        "  %xyz = fadd <4 x float> %xyx, %z\n"                                                               \
        "  %more = fadd <4 x float> %sum, %xyz\n"                                                            \
        "  %next = add i64 %i, 1\n"                                                                          \
        "  %on = icmp ult i64 %next, 9\n"                                                                    \
        "  br i1 %on, label %turn, label %end\n"                                                             \
        "end:\n"                                                                                             \
        "  ret <4 x float> %more\n"                                                                          \
        "}\n"

/* clang-format off */
static const char source[] =
    "declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, i32, <4 x i1>, <4 x i32>)\n"
    "declare void @anything(ptr)\n"
    "define <4 x i32> @turn_load(ptr %p, ptr %q) {\n"
    "  %v = load <4 x i32>, ptr %p, align 1\n"
    "  store i32 0, ptr %q\n"
    SPLAT("a", "v", "i32", "3") SPLAT("b", "v", "i32", "0")
    "  %sum = add <4 x i32> %a, %b\n"
    "  ret <4 x i32> %sum\n"
    "}\n"
    LOOP("turn_loop", "", "")
    LOOP("keep_two_elsewhere", "", SPLAT("w", "f", "float", "3"))
    LOOP("keep_behind_a_store", "  store i32 0, ptr %q\n", "")
    LOOP("keep_behind_a_call", "  call void @anything(ptr %q)\n", "")
    LOOP("keep_other_use", "", "  store <4 x i32> %v, ptr %q\n")
    "define <4 x i32> @keep_volatile(ptr %p) {\n"
    "  %v = load volatile <4 x i32>, ptr %p, align 1\n"
    SPLAT("a", "v", "i32", "3")
    "  ret <4 x i32> %a\n"
    "}\n"
    "define <4 x i32> @keep_argument(<4 x i32> %v) {\n"
    SPLAT("a", "v", "i32", "3")
    "  ret <4 x i32> %a\n"
    "}\n"
    "define <4 x i32> @keep_reversed(ptr %p) {\n"
    "  %v = load <4 x i32>, ptr %p, align 1\n"
    "  %a = shufflevector <4 x i32> %v, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>\n"
    "  ret <4 x i32> %a\n"
    "}\n";
/* clang-format on */

static unsigned
count_of_vectors(LLVMValueRef i)
{
    return LLVMIsAShuffleVectorInst(i) && !LLVMIsAInsertElementInst(LLVMGetOperand(i, 0));
}

static bool
is_turned(LLVMValueRef fn)
{
    return try_pass_count(fn, count_of_vectors) == 0;
}

int
main(void)
{
    return try_pass_turns(source, jit_load_splats, is_turned, "9 functions");
}
