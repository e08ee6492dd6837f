/* SPDX-License-Identifier: MIT */
#ifndef CAY_QUIRKS_H
#define CAY_QUIRKS_H

#include <stdbool.h>

/* What a container's compiler gets wrong; kept out of the instruction semantics (docs/architecture.md,
 * Quirks). */
struct cay_quirks {
    bool atomic_byte_address;  /* MEM_RAT atomics index by byte, not by dword */
    bool cmpxchg_compare_in_w; /* compare operand in W (Evergreen's place) instead of Z */
    bool rtn_without_buffer;   /* *_RTN atomics without a bound return buffer act as plain ones */
    bool mskor;                /* RAT opcode 17 (MSKOR) exists */
    bool relative_write_first; /* a write through AR precedes the other slots' reads of the registers it may
                                  hit */
    bool clause_overflow;      /* ALU clauses of more than 128 slots lose COUNT's bit 7; the gap tells */
};

#endif
