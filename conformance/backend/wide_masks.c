/* SPDX-License-Identifier: MIT */
/*
 * What backend/jit/llvm/wide_masks.c does to functions: those named turn... hand masks to other blocks or
 * make numbers of them before it, and neither behind it; those named keep... stay as they are.
 */
#include "jit/llvm/wide_masks.h"

#include <llvm-c/Core.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "jit/llvm/mask_numbers.h"
#include "try_pass.h"

static const char source[] =
    "declare <16 x i32> @llvm.masked.load.v16i32.p0(ptr, i32, <16 x i1>, <16 x i32>)\n"
    "define i16 @turn_number(<16 x float> %x, <16 x float> %y) {\n"
    "  %mask = fcmp olt <16 x float> %x, %y\n"
    "  %n = bitcast <16 x i1> %mask to i16\n"
    "  ret i16 %n\n"
    "}\n"
    "define i8 @turn_logic(<8 x i32> %x, <8 x i32> %y, <8 x float> %z) {\n"
    "  %a = icmp ult <8 x i32> %x, %y\n"
    "  %b = fcmp une <8 x float> %z, zeroinitializer\n"
    "  %both = and <8 x i1> %a, %b\n"
    "  %n = bitcast <8 x i1> %both to i8\n"
    "  ret i8 %n\n"
    "}\n"
    "define <16 x float> @turn_bits(i16 %bits, <16 x float> %x, <16 x float> %y) {\n"
    "  %mask = bitcast i16 %bits to <16 x i1>\n"
    "  br label %next\n"
    "next:\n"
    "  %v = select <16 x i1> %mask, <16 x float> %x, <16 x float> %y\n"
    "  ret <16 x float> %v\n"
    "}\n"
    "define <16 x i32> @turn_load(<16 x i32> %x, ptr %p, i1 %c) {\n"
    "  %mask = icmp slt <16 x i32> %x, <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 "
    "3, i32 3,"
    " i32 3, i32 3, i32 3, i32 3, i32 3>\n"
    "  br i1 %c, label %next, label %end\n"
    "next:\n"
    "  %v = call <16 x i32> @llvm.masked.load.v16i32.p0(ptr %p, i32 1, <16 x i1> %mask, <16 x i32> "
    "zeroinitializer)\n"
    "  ret <16 x i32> %v\n"
    "end:\n"
    "  ret <16 x i32> %x\n"
    "}\n"
    "define <16 x float> @turn_bits_at_once(i16 %bits, <16 x float> %x, <16 x float> %y) {\n"
    "  %mask = bitcast i16 %bits to <16 x i1>\n"
    "  %v = select <16 x i1> %mask, <16 x float> %x, <16 x float> %y\n"
    "  ret <16 x float> %v\n"
    "}\n"
    "define <8 x i32> @turn_part(<16 x i32> %x, <8 x i32> %y) {\n"
    "  %mask = icmp eq <16 x i32> %x, zeroinitializer\n"
    "  br label %next\n"
    "next:\n"
    "  %part = shufflevector <16 x i1> %mask, <16 x i1> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11,"
    " i32 12, i32 13, i32 14, i32 15>\n"
    "  %v = select <8 x i1> %part, <8 x i32> %y, <8 x i32> zeroinitializer\n"
    "  ret <8 x i32> %v\n"
    "}\n"
    "define <16 x i32> @turn_extended(<16 x i32> %x) {\n"
    "  %mask = icmp eq <16 x i32> %x, zeroinitializer\n"
    "  br label %next\n"
    "next:\n"
    "  %v = zext <16 x i1> %mask to <16 x i32>\n"
    "  ret <16 x i32> %v\n"
    "}\n"
    "define i8 @turn_number_elsewhere(<8 x i32> %x) {\n"
    "  %mask = icmp eq <8 x i32> %x, zeroinitializer\n"
    "  br label %next\n"
    "next:\n"
    "  %n = bitcast <8 x i1> %mask to i8\n"
    "  ret i8 %n\n"
    "}\n"
    "define i16 @keep_bytes(<16 x i8> %x, <16 x i8> %y) {\n"
    "  %mask = icmp ult <16 x i8> %x, %y\n"
    "  %n = bitcast <16 x i1> %mask to i16\n"
    "  ret i16 %n\n"
    "}\n"
    "define <16 x i8> @keep_select_of_bytes(i16 %bits, <16 x i8> %x, <16 x i8> %y) {\n"
    "  %mask = bitcast i16 %bits to <16 x i1>\n"
    "  br label %next\n"
    "next:\n"
    "  %v = select <16 x i1> %mask, <16 x i8> %x, <16 x i8> %y\n"
    "  ret <16 x i8> %v\n"
    "}\n"
    "define i32 @keep_other_widths(<32 x i32> %x) {\n"
    "  %mask = icmp eq <32 x i32> %x, zeroinitializer\n"
    "  %n = bitcast <32 x i1> %mask to i32\n"
    "  ret i32 %n\n"
    "}\n";
enum { FUNCTIONS = 11 };

/* Of a mask: its uses in other blocks, those that make a number of it, and selects if it is a number. */
static unsigned
costly_uses(LLVMValueRef i)
{
    unsigned n = 0;
    for (LLVMUseRef use = LLVMGetFirstUse(i); jit_is_mask(LLVMTypeOf(i)) && use; use = LLVMGetNextUse(use)) {
        const LLVMValueRef user = LLVMGetUser(use);
        const bool is_elsewhere = LLVMGetInstructionParent(user) != LLVMGetInstructionParent(i);
        n += (is_elsewhere && LLVMGetFirstUse(user)) || LLVMIsABitCastInst(user) ||
             (LLVMIsABitCastInst(i) && LLVMIsASelectInst(user));
    }
    return n;
}

static bool
check(LLVMModuleRef module, bool is_changed)
{
    unsigned functions = 0;
    bool good = true;
    for (LLVMValueRef fn = LLVMGetFirstFunction(module); fn; fn = LLVMGetNextFunction(fn)) {
        size_t length;
        const char *name = LLVMGetValueName2(fn, &length);
        if (LLVMIsDeclaration(fn))
            continue;
        functions++;
        const unsigned wanted = is_changed && !strncmp(name, "turn", 4) ? 0 : 1;
        if (try_pass_count(fn, costly_uses) == wanted)
            continue;
        printf("%s: %u costly masks, not %u\n", name, try_pass_count(fn, costly_uses), wanted);
        good = false;
    }
    return good && functions == FUNCTIONS;
}

int
main(void)
{
    return try_pass(source, jit_keep_masks_wide, check, "11 functions");
}
