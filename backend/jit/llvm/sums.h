/* SPDX-License-Identifier: MIT */
#ifndef BACKEND_JIT_SUMS_H
#define BACKEND_JIT_SUMS_H

#include <llvm-c/Core.h>

/* Constants are added last in sums of numbers, and behind shifts: (x + 16) + y becomes (x + y) + 16. So sums
 * that differ by a constant alone share the rest. */
void jit_add_constants_last(LLVMModuleRef module);

#endif
