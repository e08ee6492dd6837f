/* SPDX-License-Identifier: MIT */
/*
 * What backend/jit/llvm/splats.c and mask_logic.c do to functions: those named turn... compute with vectors
 * before it, and with numbers alone behind it; those named keep... stay as they are.
 */
#include "jit/llvm/splats.h"
#include "jit/llvm/mask_logic.h"

#include <llvm-c/Core.h>
#include <stdbool.h>

#include "try_pass.h"

static const char source[] =
    "declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)\n"
    "declare <8 x float> @llvm.copysign.v8f32(<8 x float>, <8 x float>)\n"
    "define <8 x float> @turn_product(float %x, <8 x float> %v) {\n"
    "  %one = insertelement <8 x float> poison, float %x, i64 0\n"
    "  %product = fmul <8 x float> %one, %v\n"
    "  %all = shufflevector <8 x float> %product, <8 x float> poison, <8 x i32> zeroinitializer\n"
    "  ret <8 x float> %all\n"
    "}\n"
    "define <8 x float> @turn_chain(float %x, <8 x float> %v) {\n"
    "  %one = insertelement <8 x float> poison, float %x, i64 0\n"
    "  %product = fdiv <8 x float> %one, <float 3.0, float poison, float poison, float poison, float poison,"
    " float poison, float poison, float poison>\n"
    "  %sum = call <8 x float> @llvm.fma.v8f32(<8 x float> %product, <8 x float> %one, <8 x float> %v)\n"
    "  %less = fsub <8 x float> %sum, %one\n"
    "  %all = shufflevector <8 x float> %less, <8 x float> poison, <8 x i32> zeroinitializer\n"
    "  ret <8 x float> %all\n"
    "}\n"
    "define <4 x double> @turn_doubles(double %x, ptr %p) {\n"
    "  %one = insertelement <4 x double> poison, double %x, i64 0\n"
    "  %sum = fadd <4 x double> %one, %one\n"
    "  br label %next\n"
    "next:\n"
    "  %all = shufflevector <4 x double> %sum, <4 x double> poison, <4 x i32> zeroinitializer\n"
    "  ret <4 x double> %all\n"
    "}\n"
    "define <8 x float> @keep_two_uses(<8 x float> %v, ptr %p) {\n"
    "  %sum = fadd <8 x float> %v, %v\n"
    "  store <8 x float> %sum, ptr %p\n"
    "  %all = shufflevector <8 x float> %sum, <8 x float> poison, <8 x i32> zeroinitializer\n"
    "  ret <8 x float> %all\n"
    "}\n"
    "define <2 x float> @keep_other_elements(<8 x float> %v) {\n"
    "  %sum = fadd <8 x float> %v, %v\n"
    "  %two = shufflevector <8 x float> %sum, <8 x float> poison, <2 x i32> <i32 0, i32 1>\n"
    "  ret <2 x float> %two\n"
    "}\n"
    "define <8 x i32> @keep_integers(i32 %x) {\n"
    "  %one = insertelement <8 x i32> poison, i32 %x, i64 0\n"
    "  %sum = mul <8 x i32> %one, %one\n"
    "  %all = shufflevector <8 x i32> %sum, <8 x i32> poison, <8 x i32> zeroinitializer\n"
    "  ret <8 x i32> %all\n"
    "}\n"
    "define <8 x float> @keep_other_calls(<8 x float> %v) {\n"
    "  %sign = call <8 x float> @llvm.copysign.v8f32(<8 x float> %v, <8 x float> %v)\n"
    "  %all = shufflevector <8 x float> %sign, <8 x float> poison, <8 x i32> zeroinitializer\n"
    "  ret <8 x float> %all\n"
    "}\n"
    "define i4 @turn_logic(i4 %x, i4 %y) {\n"
    "  %a = bitcast i4 %x to <4 x i1>\n"
    "  %b = bitcast i4 %y to <4 x i1>\n"
    "  %not = xor <4 x i1> %a, <i1 true, i1 true, i1 true, i1 true>\n"
    "  %both = select <4 x i1> %not, <4 x i1> %b, <4 x i1> zeroinitializer\n"
    "  %n = bitcast <4 x i1> %both to i4\n"
    "  ret i4 %n\n"
    "}\n"
    "define <2 x i2> @turn_pieces(i4 %x, i4 %y) {\n"
    "  %a = bitcast i4 %x to <4 x i1>\n"
    "  %b = bitcast i4 %y to <4 x i1>\n"
    "  %both = or <4 x i1> %a, %b\n"
    "  %n = bitcast <4 x i1> %both to <2 x i2>\n"
    "  ret <2 x i2> %n\n"
    "}\n"
    "define i4 @turn_compared(i4 %x, <4 x i32> %v) {\n"
    "  %a = bitcast i4 %x to <4 x i1>\n"
    "  %c = icmp eq <4 x i32> %v, zeroinitializer\n"
    "  %both = and <4 x i1> %c, %a\n"
    "  %n = bitcast <4 x i1> %both to i4\n"
    "  ret i4 %n\n"
    "}\n"
    "define <2 x i2> @keep_compared(i4 %x, <4 x i32> %v) {\n"
    "  %a = bitcast i4 %x to <4 x i1>\n"
    "  %c = icmp eq <4 x i32> %v, zeroinitializer\n"
    "  %both = and <4 x i1> %c, %a\n"
    "  %n = bitcast <4 x i1> %both to <2 x i2>\n"
    "  ret <2 x i2> %n\n"
    "}\n";

static unsigned
computes_vectors(LLVMValueRef i)
{
    const LLVMOpcode code = LLVMGetInstructionOpcode(i);
    const bool computes = code == LLVMFAdd || code == LLVMFSub || code == LLVMFMul || code == LLVMFDiv ||
                          code == LLVMMul || code == LLVMCall || code == LLVMAnd || code == LLVMOr ||
                          code == LLVMXor || code == LLVMSelect;
    return computes && LLVMGetTypeKind(LLVMTypeOf(i)) == LLVMVectorTypeKind;
}

static bool
is_turned(LLVMValueRef fn)
{
    return try_pass_count(fn, computes_vectors) == 0;
}

static void
change(LLVMModuleRef module)
{
    jit_compute_splats_once(module);
    jit_keep_masks_as_numbers(module);
}

int
main(void)
{
    return try_pass_turns(source, change, is_turned, "11 functions");
}
