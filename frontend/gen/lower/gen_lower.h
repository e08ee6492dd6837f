/* SPDX-License-Identifier: MIT */
/* Gen machine code -> lane program. */
#ifndef GEN_LOWER_H
#define GEN_LOWER_H

#include "gen/isa/gen_inst.h"

struct emu_kernel;
struct fe_budget;
struct fe_kernel;

/*
 * Decodes and lowers kernel->code (kernel->code_bytes) and fills kernel->emu: the lane program, how a thread
 * starts. EMU_INVALID for undecodable or ill-formed code, EMU_UNSUPPORTED (with the instruction's name and
 * offset) for what cannot be executed yet. Code after the last reachable instruction is not decoded.
 * quirks may be NULL: none.
 */
int gen_lower(const struct gen_quirks *quirks, enum gen_platform platform, struct fe_kernel *kernel,
              struct emu_error *error);
/* The same with a budget that several kernels share. */
int gen_lower_within(struct fe_budget *budget, const struct gen_quirks *quirks, enum gen_platform platform,
                     struct fe_kernel *kernel, struct emu_error *error);

#endif
