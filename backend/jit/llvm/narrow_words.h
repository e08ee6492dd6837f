/* SPDX-License-Identifier: MIT */
/*
 * Parts of dwords: a byte of a dword that becomes a float or a dword. LLVM's passes narrow the dwords to
 * words first where a shift and a mask of words give the byte. Narrowing a vector and widening it again moves
 * its elements twice: three slow operations of the host instead of a shift and a mask of dwords.
 */
#ifndef BACKEND_JIT_NARROW_WORDS_H
#define BACKEND_JIT_NARROW_WORDS_H

#include <llvm-c/Core.h>

void jit_keep_dwords_wide(LLVMModuleRef module);

#endif
