/* SPDX-License-Identifier: MIT */
/*
 * CAYGEN_FIDELITY: which forms of instructions a process executes, and how exact each is. A form is an opcode
 * with its types, or a message. Launches run one after another, observed.
 */
#ifndef FIDELITY_H
#define FIDELITY_H

#include <stdbool.h>

struct backend_code;
struct emu_launch;
struct fe_kernel;
struct fe_program;
struct rt_fidelity;

bool rt_fidelity_is_on(void);
/* A launch begins, and another one waits until it has ended. NULL: out of memory; end it all the same. */
struct rt_fidelity *rt_fidelity_begin(const struct fe_program *program, const struct fe_kernel *kernel);
/* What runs a part of the launch in place of `code`. Valid until the end. */
const struct backend_code *rt_fidelity_part(struct rt_fidelity *fidelity, const struct backend_code *code,
                                            const struct emu_launch *emu);
/* Writes the forms that were executed. */
void rt_fidelity_end(struct rt_fidelity *fidelity);
/* A program that is refused because of what is not supported, by name. */
void rt_fidelity_refused(const char *device, const char *why);
/* In the child, whose launches are its own. */
void rt_fidelity_after_fork(void);

#endif
