/* SPDX-License-Identifier: MIT */
#ifndef BACKEND_JIT_MASK_NUMBERS_H
#define BACKEND_JIT_MASK_NUMBERS_H

#include <llvm-c/Core.h>
#include <stdbool.h>

/* Masks, vectors of i1, and integers of as many bits, their numbers. */
bool jit_is_mask(LLVMTypeRef type);
LLVMTypeRef jit_number_type(LLVMTypeRef mask);
/* A mask's number, if it is one already; else NULL. */
LLVMValueRef jit_number_of(LLVMValueRef mask);
/* The same; else one that is made at b. */
LLVMValueRef jit_make_number(LLVMBuilderRef b, LLVMValueRef mask);

#endif
