/* SPDX-License-Identifier: MIT */
/*
 * Short vectors from memory of which each element is copied to all lanes. Kernels read a record for all
 * work-items in one message: `float4 q = p[j]`. As a vector its elements go through the host's shuffles, of
 * which it does one at a time. A load that copies one element to all lanes needs none. So the vector becomes
 * such loads.
 */
#ifndef BACKEND_JIT_SPLAT_LOADS_H
#define BACKEND_JIT_SPLAT_LOADS_H

#include <llvm-c/Core.h>

void jit_load_splats(LLVMModuleRef module);

#endif
