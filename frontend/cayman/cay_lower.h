/* SPDX-License-Identifier: MIT */
/* Cayman machine code -> lane program. */
#ifndef CAY_LOWER_H
#define CAY_LOWER_H

#include <stdbool.h>

#include "emu/error.h"

struct fe_budget;
struct fe_kernel;
struct fe_program;

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

/*
 * Decodes and lowers one kernel; kernel->code points into program->code_image. Fills kernel->emu. Errors as
 * gen_lower.
 */
int cay_lower(const struct cay_quirks *quirks, const struct fe_program *program, struct fe_kernel *kernel,
              struct emu_error *error);
/* The same with a budget that several kernels share. */
int cay_lower_within(struct fe_budget *budget, const struct cay_quirks *quirks,
                     const struct fe_program *program, struct fe_kernel *kernel, struct emu_error *error);

#endif
