/* SPDX-License-Identifier: MIT */
/* Tells LLVM what lies apart from a work-group's local memory, so that loads of it may leave loops. */
#ifndef BACKEND_JIT_LLVM_SCOPES_H
#define BACKEND_JIT_LLVM_SCOPES_H

#include <llvm-c/Core.h>

/* What the call does has nothing to do with local memory. */
void jit_mark_apart(LLVMValueRef call);

/*
 * Marks the function's loads and stores: those of local memory, whose first byte is at `local`; those of what
 * lies apart from it: variables, what the function's arguments point to, and what pointers that never change
 * point to. Others, whose pointers come from the kernel, may be local memory or not.
 */
void jit_mark_scopes(LLVMValueRef function, LLVMValueRef local);

#endif
