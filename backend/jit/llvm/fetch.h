/* SPDX-License-Identifier: MIT */
#ifndef BACKEND_JIT_FETCH_H
#define BACKEND_JIT_FETCH_H

#include <llvm-c/Core.h>
#include <stdbool.h>

/* A row of memory that a load or a store accesses whole, and where to fetch more of its kind. */
struct jit_access_row {
    LLVMValueRef base, offset; /* bytes: a number of 32 or 64 bits, extended with zeros */
    unsigned bytes;
    bool is_store;
    LLVMValueRef before; /* an instruction */
};

/* Calls `visit` for each row that i accesses: by the way the code came, there may be several. None: it is no
 * load or store, of less than 16 bytes, or one that is to leave no trace in the caches. */
void jit_visit_rows(LLVMBuilderRef b, LLVMValueRef i,
                    void (*visit)(LLVMBuilderRef b, const struct jit_access_row *row));
/* Fetches what lies so many steps behind the row into the host's caches. */
void jit_build_fetch(LLVMBuilderRef b, const struct jit_access_row *row, LLVMValueRef step, unsigned count);

#endif
