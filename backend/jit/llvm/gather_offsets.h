/* SPDX-License-Identifier: MIT */
/*
 * Offsets of gathers and scatters. The host extends offsets of 32 bits with their sign. LLVM's passes extend
 * numbers that are not negative with zeros, and its code generator then no longer sees that 32 bits will do:
 * it makes offsets of 64 bits, and two gathers of one.
 */
#ifndef BACKEND_JIT_GATHER_OFFSETS_H
#define BACKEND_JIT_GATHER_OFFSETS_H

#include <llvm-c/Core.h>

void jit_keep_offsets_signed(LLVMModuleRef module);

#endif
