/* SPDX-License-Identifier: MIT */
#ifndef BACKEND_JIT_WORD_PAIRS_H
#define BACKEND_JIT_WORD_PAIRS_H

#include <llvm-c/Core.h>

/*
 * Numbers of 64 bits lie in memory as pairs of words. A message reads them as two components, all low words
 * and all high ones, and the program puts them together again, and apart for a store. This takes away
 * shuffles whose result another value has already.
 */
void jit_keep_word_pairs(LLVMModuleRef module);

#endif
