/* SPDX-License-Identifier: MIT */
#ifndef BACKEND_JIT_MASK_LOGIC_H
#define BACKEND_JIT_MASK_LOGIC_H

#include <llvm-c/Core.h>

/* Changes a module, after the passes: logic of masks that are numbers' bits is computed with the numbers. */
void jit_keep_masks_as_numbers(LLVMModuleRef module);

#endif
