/* SPDX-License-Identifier: MIT */
/* LLVM's passes over a module, before the code generator's. */
#ifndef BACKEND_JIT_OPTIMISE_H
#define BACKEND_JIT_OPTIMISE_H

#include <llvm-c/TargetMachine.h>
#include <stdbool.h>

#include "emu/error.h"

/* 0 or -1 with LLVM's complaint. May put another module into *module and dispose of the old one.
 * quick: the few passes without which the code generator takes longer. */
int jit_optimise(LLVMModuleRef *module, LLVMTargetMachineRef machine, bool quick, struct emu_error *error);

#endif
