/* SPDX-License-Identifier: MIT */
#ifndef FIDELITY_FORM_H
#define FIDELITY_FORM_H

#include <stdint.h>

struct fe_step;
struct lane_program;

enum { FORM_BYTES = 128 };

/* The form of a listed instruction of a program: "add :f :f :f", "send untyped surface read", "MULADD_IEEE";
 * of an image's message also what it does. */
void form_of_step(const struct lane_program *program, const struct fe_step *step, char form[FORM_BYTES]);
/* "exact", "within" or "undocumented", and in *note the bound or the reason; by the lane ops of the
 * instruction (emu/lane_ops.def) and the bounds of Gen's math (frontend/math_bounds.def). */
const char *form_fidelity(const struct lane_program *program, uint32_t inst, const char *form,
                          const char **note);

#endif
