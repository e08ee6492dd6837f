/* SPDX-License-Identifier: MIT */
/*
 * What backend/jit/llvm/narrow_words.c does to functions: those named turn... widen words or bytes before it,
 * and none behind it; those named keep... stay as they are.
 */
#include "jit/llvm/narrow_words.h"

#include <llvm-c/Core.h>
#include <stdbool.h>

#include "try_pass.h"

#define SPLAT(type, n) "<" type " " n ", " type " " n ", " type " " n ", " type " " n ">"

static const char source[] =
    "define <4 x float> @turn_second_byte(<4 x i32> %v) {\n"
    "  %low = trunc <4 x i32> %v to <4 x i16>\n"
    "  %byte = lshr <4 x i16> %low, " SPLAT(
        "i16",
        "8") "\n"
             "  %x = uitofp <4 x i16> %byte to <4 x float>\n"
             "  ret <4 x float> %x\n"
             "}\n"
             "define <4 x i32> @turn_first_byte(<4 x i32> %v) {\n"
             "  %low = trunc <4 x i32> %v to <4 x i16>\n"
             "  %byte = and <4 x i16> %low, " SPLAT(
                 "i16",
                 "255") "\n"
                        "  %x = zext <4 x i16> %byte to <4 x i32>\n"
                        "  ret <4 x i32> %x\n"
                        "}\n"
                        "define <4 x i32> @turn_half_byte(<4 x i32> %v) {\n"
                        "  %low = trunc <4 x i32> %v to <4 x i8>\n"
                        "  %half = lshr <4 x i8> %low, " SPLAT(
                            "i8",
                            "4") "\n"
                                 "  %x = zext <4 x i8> %half to <4 x i32>\n"
                                 "  ret <4 x i32> %x\n"
                                 "}\n"
                                 "define <4 x i32> @keep_signed_shift(<4 x i32> %v) {\n"
                                 "  %low = trunc <4 x i32> %v to <4 x i16>\n"
                                 "  %byte = ashr <4 x i16> %low, " SPLAT(
                                     "i16",
                                     "8") "\n"
                                          "  %x = zext <4 x i16> %byte to <4 x i32>\n"
                                          "  ret <4 x i32> %x\n"
                                          "}\n"
                                          "define <4 x i32> @keep_too_far(<4 x i32> %v) {\n"
                                          "  %low = trunc <4 x i32> %v to <4 x i16>\n"
                                          "  %none = lshr <4 x i16> %low, " SPLAT(
                                              "i16",
                                              "16") "\n"
                                                    "  %x = zext <4 x i16> %none to <4 x i32>\n"
                                                    "  ret <4 x i32> %x\n"
                                                    "}\n"
                                                    "define <4 x i32> @keep_other_shifts(<4 x i32> %v) {\n"
                                                    "  %low = trunc <4 x i32> %v to <4 x i16>\n"
                                                    "  %byte = lshr <4 x i16> %low, <i16 8, i16 8, i16 7, "
                                                    "i16 8>\n"
                                                    "  %x = zext <4 x i16> %byte to <4 x i32>\n"
                                                    "  ret <4 x i32> %x\n"
                                                    "}\n"
                                                    "define <4 x i64> @keep_quads(<4 x i32> %v) {\n"
                                                    "  %low = trunc <4 x i32> %v to <4 x i16>\n"
                                                    "  %byte = lshr <4 x i16> %low, " SPLAT(
                                                        "i16",
                                                        "8") "\n"
                                                             "  %x = zext <4 x i16> %byte to <4 x i64>\n"
                                                             "  ret <4 x i64> %x\n"
                                                             "}\n"
                                                             "define <4 x i32> @keep_words(<4 x i16> %v) {\n"
                                                             "  %byte = lshr <4 x i16> %v, " SPLAT(
                                                                 "i16",
                                                                 "8") "\n"
                                                                      "  %x = zext <4 x i16> %byte to <4 x "
                                                                      "i32>\n"
                                                                      "  ret <4 x i32> %x\n"
                                                                      "}\n"
                                                                      "define i32 @keep_number(i32 %v) {\n"
                                                                      "  %low = trunc i32 %v to i16\n"
                                                                      "  %byte = lshr i16 %low, 8\n"
                                                                      "  %x = zext i16 %byte to i32\n"
                                                                      "  ret i32 %x\n"
                                                                      "}\n";

static unsigned
widens(LLVMValueRef i)
{
    const LLVMOpcode code = LLVMGetInstructionOpcode(i);
    return code == LLVMZExt || code == LLVMUIToFP;
}

static bool
is_turned(LLVMValueRef fn)
{
    return try_pass_count(fn, widens) == 0;
}

int
main(void)
{
    return try_pass_turns(source, jit_keep_dwords_wide, is_turned, "9 functions");
}
