/* SPDX-License-Identifier: MIT */
#ifndef BACKEND_JIT_FETCH_H
#define BACKEND_JIT_FETCH_H

#include <llvm-c/Core.h>
#include <stdbool.h>

/* A row of memory that a load or a store accesses whole, and where to fetch more of its kind. */
struct jit_access_row {
    LLVMValueRef base, offset; /* bytes: a number of 32 or 64 bits, extended with zeros */
    bool is_store;
    LLVMValueRef before; /* an instruction */
};

enum {
    JIT_LEAST_ROW = 16, /* bytes */
    JIT_MOST_ROWS = 2   /* that an instruction accesses, by the way the code came */
};

/* How many rows i accesses. None: it is no load or store, of less, or one that is to leave no trace in the
 * caches. */
unsigned jit_find_rows_of(LLVMValueRef i, struct jit_access_row rows[JIT_MOST_ROWS]);
/* Fetches what lies `further` bytes behind the row into the host's caches. */
void jit_build_fetch(LLVMBuilderRef b, const struct jit_access_row *row, LLVMValueRef further);

#endif
