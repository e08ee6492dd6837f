/* SPDX-License-Identifier: MIT */
#ifndef BACKEND_JIT_BIT_SELECT_H
#define BACKEND_JIT_BIT_SELECT_H

#include <llvm-c/Core.h>

/* Changes a module, after the passes, so that LLVM's code generator has no way to a masked vpternlog it gets
 * wrong. */
void jit_guard_bit_selects(LLVMModuleRef module);

#endif
