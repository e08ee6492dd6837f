/* SPDX-License-Identifier: MIT */
#ifndef BACKEND_JIT_LLVM_DEFECTS_H
#define BACKEND_JIT_LLVM_DEFECTS_H

#include <llvm-c/Core.h>

#include "backend/backend.h"

/* Changes a module, after the passes, where LLVM's code generator would get it wrong on a host of the level.
 */
void jit_avoid_llvm_defects(LLVMModuleRef module, enum backend_cpu cpu);

#endif
