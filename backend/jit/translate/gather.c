/* SPDX-License-Identifier: MIT */
/* The host's gathers and scatters: a place for each lane. */
#include "jit.h"

LLVMValueRef
jit_pointers(struct jit_fn *f, LLVMValueRef base, LLVMValueRef offsets)
{
    LLVMValueRef index[1] = {LLVMBuildSExt(f->b, offsets, jit_shape(f->i64, offsets), "")};
    return LLVMBuildGEP2(f->b, f->i8, base, index, 1, "");
}

LLVMValueRef
jit_gather(struct jit_fn *f, LLVMTypeRef type, LLVMValueRef from, LLVMValueRef mask)
{
    const LLVMTypeRef lanes = LLVMVectorType(f->i1, LLVMGetVectorSize(type));
    LLVMTypeRef types[2] = {type, LLVMTypeOf(from)};
    LLVMValueRef args[4] = {from, jit_i32(f, 1), mask ? mask : LLVMConstAllOnes(lanes), LLVMConstNull(type)};
    return jit_call2(f, "llvm.masked.gather", types, 2, args, 4);
}

void
jit_scatter(struct jit_fn *f, LLVMValueRef v, LLVMValueRef to, LLVMValueRef mask)
{
    const LLVMTypeRef lanes = LLVMVectorType(f->i1, LLVMGetVectorSize(LLVMTypeOf(v)));
    LLVMTypeRef types[2] = {LLVMTypeOf(v), LLVMTypeOf(to)};
    LLVMValueRef args[4] = {v, to, jit_i32(f, 1), mask ? mask : LLVMConstAllOnes(lanes)};
    jit_call2(f, "llvm.masked.scatter", types, 2, args, 4);
}
