/* SPDX-License-Identifier: MIT */
/*
 * What backend/jit/llvm/next_groups.c does to functions: those named turn... fetch ahead behind it; those
 * named keep... do not.
 */
#include "jit/llvm/next_groups.h"

#include <llvm-c/Core.h>
#include <stdbool.h>

#include "try_pass.h"

/* A function: the group's ids, the place of a row, what is done there. */
#define FUNCTION(name, place, access)                                                                        \
    "define void @" name "(ptr %base, ptr %ids, ptr %more, i32 %n, i32 %item) {\n"                           \
    "  %group.x = load i32, ptr %ids, align 4, !invariant.load !0\n"                                         \
    "  %at.y = getelementptr i8, ptr %ids, i64 4\n"                                                          \
    "  %group.y = load i32, ptr %at.y, align 4, !invariant.load !0\n" place access "  ret void\n}\n"
#define PLACE(row, sum)                                                                                      \
    "  %gy = shl i32 %group.y, 4\n"                                                                          \
    "  %y = add i32 %gy, %item\n"                                                                            \
    "  %gx = shl i32 %group.x, 4\n"                                                                          \
    "  %x = add i32 %gx, %item\n"                                                                            \
    "  %row = " row "\n"                                                                                     \
    "  %sum = " sum "\n"                                                                                     \
    "  %offset = shl i32 %sum, 2\n"                                                                          \
    "  %wide = zext i32 %offset to i64\n"                                                                    \
    "  %p = getelementptr i8, ptr %base, i64 %wide\n"
#define MATRIX PLACE("mul i32 %y, %n", "add i32 %row, %x")
#define CHANGED_ELSEWHERE                                                                                    \
    "  %k = load i32, ptr %more, align 4\n"                                                                  \
    "  %row = mul i32 %k, %n\n"                                                                              \
    "  %sum = add i32 %row, %group.x\n"                                                                      \
    "  %wide = zext i32 %sum to i64\n"                                                                       \
    "  %p = getelementptr i8, ptr %base, i64 %wide\n"
#define LOAD                                                                                                 \
    "  %v = load <4 x float>, ptr %p, align 4\n"                                                             \
    "  store <4 x float> %v, ptr %more\n"
#define STORE                                                                                                \
    "  %v = load <4 x float>, ptr %more\n"                                                                   \
    "  store <4 x float> %v, ptr %p, align 4\n"
#define MASKED                                                                                               \
    "  %v = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %p, i32 4, <4 x i1>"                             \
    " <i1 true, i1 true, i1 true, i1 false>, <4 x float> zeroinitializer)\n"                                 \
    "  store <4 x float> %v, ptr %more\n"
#define JOINED                                                                                               \
    "  %c = icmp eq i32 %item, 3\n"                                                                          \
    "  br i1 %c, label %other, label %here\n"                                                                \
    "here:\n"                                                                                                \
    "  br label %end\n"                                                                                      \
    "other:\n"                                                                                               \
    "  br label %end\n"                                                                                      \
    "end:\n"                                                                                                 \
    "  %q = phi ptr [ %p, %here ], [ %more, %other ]\n"                                                      \
    "  %v = load <4 x float>, ptr %q, align 4\n"                                                             \
    "  store <4 x float> %v, ptr %more\n"
#define NUMBER                                                                                               \
    "  %v = load float, ptr %p, align 4\n"                                                                   \
    "  store float %v, ptr %more\n"
#define STREAM                                                                                               \
    "  %v = load <4 x float>, ptr %more\n"                                                                   \
    "  store <4 x float> %v, ptr %p, align 16, !nontemporal !1\n"

/* clang-format off */
static const char source[] =
    "declare <4 x float> @llvm.masked.load.v4f32.p0(ptr, i32, <4 x i1>, <4 x float>)\n"
    FUNCTION("turn_row_of_matrix", MATRIX, LOAD)
    FUNCTION("turn_store", MATRIX, STORE)
    FUNCTION("turn_turned_store", PLACE("mul i32 %x, %n", "add i32 %row, %y"), STORE)
    FUNCTION("turn_masked", MATRIX, MASKED)
    FUNCTION("turn_joined", MATRIX, JOINED)
    FUNCTION("keep_line", PLACE("mul i32 %y, 512", "add i32 %row, %x"), LOAD)
    FUNCTION("keep_size_of_groups", PLACE("mul i32 %group.x, %n", "add i32 %row, %item"), LOAD)
    FUNCTION("keep_same_for_all_x", PLACE("mul i32 %y, %n", "add i32 %row, %item"), LOAD)
    FUNCTION("keep_square", PLACE("mul i32 %x, %x", "add i32 %row, %n"), LOAD)
    FUNCTION("keep_rest", PLACE("mul i32 %y, %n", "urem i32 %x, %row"), LOAD)
    FUNCTION("keep_what_changes", CHANGED_ELSEWHERE, LOAD)
    FUNCTION("keep_number", MATRIX, NUMBER)
    FUNCTION("keep_streams", MATRIX, STREAM)
    "!0 = !{}\n"
    "!1 = !{i32 1}\n";
/* clang-format on */

int
main(void)
{
    return try_pass_turns(source, jit_fetch_next_groups, try_pass_fetches, "13 functions");
}
