/* SPDX-License-Identifier: MIT */
/* Tells LLVM what lies apart from a work-group's local memory, so that loads of it may leave loops. */
#ifndef BACKEND_JIT_LLVM_SCOPES_H
#define BACKEND_JIT_LLVM_SCOPES_H

#include <llvm-c/Core.h>

/*
 * What the call does has nothing to do with local memory, except that it may read it. LLVM has no word for
 * that, and a mark denies reading as well. It is right as long as no store of local memory is moved over such
 * a call: the calls are inline assembly that LLVM does not know to return, so stores are not put behind them.
 * A pass that drops or moves stores (dse, gvn) must not be added to compile.c without thought of this.
 */
void jit_mark_apart(LLVMValueRef call);

/*
 * Marks the function's loads and stores: those of local memory, whose first byte is at `local`; those of what
 * lies apart from it: what the function's arguments point to, or variables with such pointers, or pointers
 * that never change. LLVM itself knows variables to be apart. Others, whose pointers come from the kernel,
 * may be local memory or not.
 */
void jit_mark_scopes(LLVMValueRef function, LLVMValueRef local);

#endif
