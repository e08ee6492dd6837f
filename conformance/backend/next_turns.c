/* SPDX-License-Identifier: MIT */
/*
 * What backend/jit/llvm/next_turns.c does to functions: those named turn... fetch ahead behind it; those
 * named keep... do not.
 */
#include "jit/llvm/next_turns.h"

#include <llvm-c/Core.h>
#include <stdbool.h>

#include "try_pass.h"

/* A function: begins at 0 or goes on behind a barrier with the number that is kept at byte 96, `next` of it;
 * then a row's place, the access, and the next barrier, where a number is kept. */
#define FUNCTION(name, next, place, access, kept)                                                            \
    "define void @" name "(ptr %rf, ptr %other, ptr %base, i1 %starts, i32 %n, i32 %item) {\n"               \
    "  br i1 %starts, label %turn, label %resume\n"                                                          \
    "resume:\n"                                                                                              \
    "  %at = getelementptr inbounds i8, ptr %rf, i64 96\n"                                                   \
    "  %before = load i32, ptr %at, align 4\n"                                                               \
    "  %next = " next "\n"                                                                                   \
    "  br label %turn\n"                                                                                     \
    "turn:\n"                                                                                                \
    "  %k = phi i32 [ 0, %0 ], [ %next, %resume ]\n" place "  %wide = zext i32 %offset to i64\n"             \
    "  %p = getelementptr i8, ptr %base, i64 %wide\n" access kept "  ret void\n}\n"
/* The same without a beginning at 0: the code of the first turn is elsewhere. */
#define LATER(name, next, place, access, kept)                                                               \
    "define void @" name "(ptr %rf, ptr %other, ptr %base, i32 %n, i32 %item) {\n"                           \
    "  %at = getelementptr inbounds i8, ptr %rf, i64 96\n"                                                   \
    "  %before = load i32, ptr %at, align 4\n"                                                               \
    "  %k = " next "\n" place "  %wide = zext i32 %offset to i64\n"                                          \
    "  %p = getelementptr i8, ptr %base, i64 %wide\n" access kept "  ret void\n}\n"
#define COUNT "add i32 %before, 16"
#define BY_ARGUMENT "add i32 %before, %n"
#define DOWN_A_COLUMN                                                                                        \
    "  %y = add i32 %k, %item\n"                                                                             \
    "  %row = mul i32 %y, %n\n"                                                                              \
    "  %offset = shl i32 %row, 2\n"
#define ALONG_A_ROW                                                                                          \
    "  %y = mul i32 %item, %n\n"                                                                             \
    "  %x = add i32 %y, %k\n"                                                                                \
    "  %offset = shl i32 %x, 2\n"
#define SQUARE                                                                                               \
    "  %y = mul i32 %k, %k\n"                                                                                \
    "  %offset = mul i32 %y, %n\n"
#define ELSEWHERE "  %offset = mul i32 %item, %n\n"
#define LOAD                                                                                                 \
    "  %v = load <4 x float>, ptr %p, align 4\n"                                                             \
    "  store <4 x float> %v, ptr %other\n"
#define STORE                                                                                                \
    "  %v = load <4 x float>, ptr %other\n"                                                                  \
    "  store <4 x float> %v, ptr %p, align 4\n"
#define NUMBER                                                                                               \
    "  %v = load float, ptr %p, align 4\n"                                                                   \
    "  store float %v, ptr %other\n"
#define KEPT(what, place)                                                                                    \
    "  %to = getelementptr inbounds i8, ptr %rf, i64 " place "\n"                                            \
    "  store i32 " what ", ptr %to, align 4\n"
#define KEEPS KEPT("%k", "96")

/* clang-format off */
static const char source[] =
    FUNCTION("turn_tile", COUNT, DOWN_A_COLUMN, LOAD, KEEPS)
    FUNCTION("turn_by_argument", BY_ARGUMENT, ALONG_A_ROW, LOAD, KEEPS)
    LATER("turn_later_tile", COUNT, DOWN_A_COLUMN, LOAD, KEEPS)
    LATER("turn_later_by_argument", BY_ARGUMENT, ALONG_A_ROW, LOAD, KEEPS)
    LATER("keep_later_line", COUNT, ALONG_A_ROW, LOAD, KEEPS)
    LATER("keep_later_other_place", COUNT, DOWN_A_COLUMN, LOAD, KEPT("%k", "92"))
    FUNCTION("keep_line", COUNT, ALONG_A_ROW, LOAD, KEEPS)
    FUNCTION("keep_square", COUNT, SQUARE, LOAD, KEEPS)
    FUNCTION("keep_same_row", COUNT, ELSEWHERE, LOAD, KEEPS)
    FUNCTION("keep_store", COUNT, DOWN_A_COLUMN, STORE, KEEPS)
    FUNCTION("keep_number", COUNT, DOWN_A_COLUMN, NUMBER, KEEPS)
    FUNCTION("keep_product", "mul i32 %before, 16", DOWN_A_COLUMN, LOAD, KEEPS)
    FUNCTION("keep_other_place", COUNT, DOWN_A_COLUMN, LOAD, KEPT("%k", "92"))
    FUNCTION("keep_other_number", COUNT, DOWN_A_COLUMN, LOAD, KEPT("%n", "96"));
/* clang-format on */

int
main(void)
{
    return try_pass_turns(source, jit_fetch_next_turns, try_pass_fetches, "14 functions");
}
