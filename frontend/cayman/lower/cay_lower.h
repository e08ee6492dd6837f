/* SPDX-License-Identifier: MIT */
/* Cayman machine code -> lane program. */
#ifndef CAY_LOWER_H
#define CAY_LOWER_H

#include "emu/error.h"

struct cay_bindings;
struct cay_quirks;
struct fe_budget;
struct fe_kernel;
struct fe_program;

/*
 * Decodes and lowers one kernel; kernel->code points into program->code_image. Fills kernel->emu. Errors as
 * gen_lower.
 */
int cay_lower(const struct cay_quirks *quirks, const struct fe_program *program, struct fe_kernel *kernel,
              struct emu_error *error);
/* The same with a budget that several kernels share. bindings: NULL: those of LLVM's objects. */
int cay_lower_within(struct fe_budget *budget, const struct cay_bindings *bindings,
                     const struct cay_quirks *quirks, const struct fe_program *program,
                     struct fe_kernel *kernel, struct emu_error *error);
/* The same for a launch that binds more than memory and parameters (cay_bindings.h). */
int cay_lower_bound(const struct cay_bindings *bindings, const struct cay_quirks *quirks,
                    const struct fe_program *program, struct fe_kernel *kernel, struct emu_error *error);

#endif
