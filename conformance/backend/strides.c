/* SPDX-License-Identifier: MIT */
/*
 * What backend/jit/llvm/strides.c does to loops: those of functions named turn... fetch ahead behind it;
 * those of functions named keep... do not.
 */
#include "jit/llvm/strides.h"

#include <llvm-c/Core.h>
#include <stdbool.h>

#include "try_pass.h"

/* A loop: what comes before it, what a turn does first, and the number that the next turn begins with. */
#define LOOP(name, type, before, first, next)                                                                \
    "define " type " @" name "(ptr %base, i32 %n, i32 %step) {\n"                                            \
    "entry:\n" before "  br label %turn\n"                                                                   \
    "turn:\n"                                                                                                \
    "  %i = phi i32 [ 0, %entry ], [ %next, %on ]\n"                                                         \
    "  %sum = phi " type " [ zeroinitializer, %entry ], [ %more, %on ]\n"                                    \
    "  %at = zext i32 %i to i64\n"                                                                           \
    "  %p = getelementptr i8, ptr %base, i64 %at\n"                                                          \
    "  %less = icmp ult i32 %i, %n\n"                                                                        \
    "  br i1 %less, label %on, label %end\n"                                                                 \
    "on:\n" first "  %v = load " type ", ptr %p, align 1\n"                                                  \
    "  %more = fadd " type " %sum, %v\n"                                                                     \
    "  %next = " next "\n"                                                                                   \
    "  br label %turn\n"                                                                                     \
    "end:\n"                                                                                                 \
    "  ret " type " %sum\n"                                                                                  \
    "}\n"
#define ROW "<4 x float>"

/* clang-format off */
static const char source[] =
    LOOP("turn_argument", ROW, "", "", "add i32 %i, %step")
    LOOP("turn_other_side", ROW, "", "", "add i32 %step, %i")
    LOOP("turn_computed_before", ROW, "  %bytes = shl i32 %step, 2\n", "", "add i32 %i, %bytes")
    /* in a loop with code for some lanes as well, from which the number comes back through another phi */
    "define <4 x float> @turn_through_a_phi(ptr %base, i32 %n, i32 %step, ptr %place) {\n"
    "entry:\n"
    "  br label %turn\n"
    "turn:\n"
    "  %i = phi i32 [ 0, %entry ], [ %back, %latch ]\n"
    "  %by = phi i32 [ %step, %entry ], [ %same, %latch ]\n"
    "  %sum = phi <4 x float> [ zeroinitializer, %entry ], [ %more, %latch ]\n"
    "  %begin = load i32, ptr %place\n"
    "  %bytes = shl i32 %i, 2\n"
    "  %offset = sub i32 %bytes, %begin\n"
    "  %at = zext i32 %offset to i64\n"
    "  %p = getelementptr i8, ptr %base, i64 %at\n"
    "  %v = load <4 x float>, ptr %p, align 1\n"
    "  %more = fadd <4 x float> %sum, %v\n"
    "  %next = add i32 %i, %by\n"
    "  %less = icmp ult i32 %i, %n\n"
    "  br i1 %less, label %some, label %latch\n"
    "some:\n"
    "  %k = phi i32 [ %next, %turn ], [ %next.k, %some ]\n"
    "  %by.k = phi i32 [ %by, %turn ], [ %by.k, %some ]\n"
    "  %next.k = add i32 %k, %by.k\n"
    "  %less.k = icmp ult i32 %k, %n\n"
    "  br i1 %less.k, label %some, label %latch\n"
    "latch:\n"
    "  %back = phi i32 [ %next, %turn ], [ %next.k, %some ]\n"
    "  %same = phi i32 [ %by, %turn ], [ %by.k, %some ]\n"
    "  %on = icmp ult i32 %back, %n\n"
    "  br i1 %on, label %turn, label %end\n"
    "end:\n"
    "  ret <4 x float> %more\n"
    "}\n"
    /* two loops: the inner one's step is known, the outer one's is not */
    "define <4 x float> @keep_outer_step(ptr %base, i32 %n, i32 %step) {\n"
    "entry:\n"
    "  br label %outer\n"
    "outer:\n"
    "  %o = phi i32 [ 0, %entry ], [ %next.o, %latch ]\n"
    "  br label %inner\n"
    "inner:\n"
    "  %i = phi i32 [ %o, %outer ], [ %next, %inner ]\n"
    "  %at = zext i32 %i to i64\n"
    "  %p = getelementptr i8, ptr %base, i64 %at\n"
    "  %v = load <4 x float>, ptr %p, align 1\n"
    "  %next = add i32 %i, 16\n"
    "  %less = icmp ult i32 %i, %n\n"
    "  br i1 %less, label %inner, label %latch\n"
    "latch:\n"
    "  %next.o = add i32 %i, %step\n"
    "  %on = icmp ult i32 %next.o, %n\n"
    "  br i1 %on, label %outer, label %end\n"
    "end:\n"
    "  ret <4 x float> %v\n"
    "}\n"
    LOOP("keep_known_step", ROW, "", "", "add i32 %i, 64")
    LOOP("keep_changing_step", ROW, "", "  %bytes = xor i32 %i, %step\n", "add i32 %i, %bytes")
    LOOP("keep_product", ROW, "", "", "mul i32 %i, %step")
    LOOP("keep_number", "float", "", "", "add i32 %i, %step")
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
/* clang-format on */

int
main(void)
{
    return try_pass_turns(source, jit_fetch_ahead, try_pass_fetches, "10 functions");
}
