/* SPDX-License-Identifier: MIT */
#ifndef BACKEND_JIT_REWRITE_H
#define BACKEND_JIT_REWRITE_H

#include <llvm-c/Core.h>
#include <stdbool.h>

/* Calls `mend` for each instruction of a module, in the order of the blocks. It may take this instruction
 * away, and put others before the next one, which are not visited. */
void jit_rewrite(LLVMModuleRef module, void (*mend)(LLVMBuilderRef b, LLVMValueRef i));
/* Metadata of an instruction, by their kind's name: the node, or NULL; are there any; a node of so many
 * parts. */
LLVMValueRef jit_mark(LLVMValueRef i, const char *kind);
bool jit_has_mark(LLVMValueRef i, const char *kind);
void jit_set_mark(LLVMValueRef i, const char *kind, LLVMMetadataRef *parts, unsigned count);
LLVMValueRef jit_first_behind_phis(LLVMBasicBlockRef block);
/* All uses of an instruction use `by`; the instruction goes. */
void jit_replace(LLVMValueRef i, LLVMValueRef by);
/* One of its users uses `by`. */
void jit_use_instead(LLVMValueRef user, LLVMValueRef i, LLVMValueRef by);
/* A vector of this type, all of whose elements are `element`. */
LLVMValueRef jit_make_splat(LLVMBuilderRef b, LLVMTypeRef type, LLVMValueRef element);
/* Does a shufflevector copy its first operand's first element to all? */
bool jit_copies_first(LLVMValueRef shuffle);

#endif
