/* SPDX-License-Identifier: MIT */
/*
 * Rows of memory that a loop reads far apart. Where each turn's row begins a fixed number of bytes behind the
 * last one's, the rows of later turns are fetched ahead: the host's own prefetchers do not follow steps of
 * more than a page. Steps that are known when the code is made are small ones; the host follows those by
 * itself.
 */
#ifndef BACKEND_JIT_STRIDES_H
#define BACKEND_JIT_STRIDES_H

#include <llvm-c/Core.h>

void jit_fetch_ahead(LLVMModuleRef module);

#endif
