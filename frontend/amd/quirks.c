/* SPDX-License-Identifier: MIT */
#include "quirks.h"

/* LLVM's R600 back end, versions 14 to 22: atomics get the byte address, CMPXCHG's compare operand in
 * Evergreen's place, the returning opcodes without a return buffer, MSKOR for byte and short stores, ALU
 * clauses of more than 128 slots with a COUNT that lost its bit 7, register copies packed with a store
 * through AR that they should follow. */
#define QUIRKS_LLVM                                                                                          \
    {                                                                                                        \
        .atomic_byte_address = true, .cmpxchg_compare_in_w = true, .rtn_without_buffer = true,               \
        .mskor = true, .relative_write_first = true, .clause_overflow = true                                 \
    }

const struct cay_quirks cay_quirks_object = QUIRKS_LLVM;
/* Clover runs the same back end inside the application. */
const struct cay_quirks cay_quirks_clover = QUIRKS_LLVM;
