/* SPDX-License-Identifier: MIT */
#ifndef BACKEND_JIT_WIDE_MASKS_H
#define BACKEND_JIT_WIDE_MASKS_H

#include <llvm-c/Core.h>

/* Changes a module for AVX2, after the passes: masks go from block to block as words, and become numbers by
 * the words' signs. */
void jit_keep_masks_wide(LLVMModuleRef module);

#endif
