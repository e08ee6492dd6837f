/* SPDX-License-Identifier: MIT */
#ifndef BACKEND_JIT_RARE_H
#define BACKEND_JIT_RARE_H

#include <llvm-c/Core.h>

/* What only rare blocks use is computed there: blocks that all branches to them call rare (jit_branch_rare).
 */
void jit_compute_rarely(LLVMModuleRef module);

#endif
