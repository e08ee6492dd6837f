/* SPDX-License-Identifier: MIT */
#ifndef BACKEND_JIT_RARE_H
#define BACKEND_JIT_RARE_H

#include <llvm-c/Core.h>

/* What only rare blocks use is computed there. Rare are blocks to which only rare ways lead
 * (jit_branch_rare), and the next ones behind them. */
void jit_compute_rarely(LLVMModuleRef module);

#endif
