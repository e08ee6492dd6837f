/* SPDX-License-Identifier: MIT */
#ifndef BACKEND_JIT_SPLATS_H
#define BACKEND_JIT_SPLATS_H

#include <llvm-c/Core.h>

/* Changes a module, after the passes: what is computed for one element, and then copied to all of them, is
 * computed as a number. */
void jit_compute_splats_once(LLVMModuleRef module);

#endif
