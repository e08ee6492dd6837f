/* SPDX-License-Identifier: MIT */
#ifndef BACKEND_JIT_MASK_MOVES_H
#define BACKEND_JIT_MASK_MOVES_H

#include <llvm-c/Core.h>

/* Changes a module, after the passes: masks that phis choose from are numbers. */
void jit_choose_masks_as_numbers(LLVMModuleRef module);
/* Changes a module, when its masks are as they will be: a mask of more lanes than LLVM hands on in a register
 * goes to other blocks as a number. */
void jit_hand_masks_as_numbers(LLVMModuleRef module);

#endif
