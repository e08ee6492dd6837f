/* SPDX-License-Identifier: MIT */
/* A kernel's listing with what its instructions do to the flow of control, and which messages they send. */
#ifndef FRONTEND_STEP_H
#define FRONTEND_STEP_H

#include <stdbool.h>
#include <stdint.h>

#include "frontend/program.h"

/* One line of the listing. Offsets are those in the kernel's code; FE_NO_OFFSET: there is none. */
struct fe_step {
    uint32_t offset;     /* of the instruction; none: a heading, or literals */
    uint32_t clause_of;  /* Cayman: the control flow instruction in whose clause it is */
    uint32_t next;       /* the instruction behind it, if it can go on there */
    uint32_t jump;       /* Gen: JIP. Cayman: the address of a branch */
    uint32_t rejoin;     /* Gen: UIP, where the channels that leave go on */
    bool anywhere;       /* it can also go to an address in a register: a return, a jump by register */
    const char *text;    /* the line, as fe_kernel_list() has it */
    const char *message; /* the name of the message it sends; NULL: none, or the name is not known here */
};

/* Calls take() for each line of the listing. 0, or -1 if the code cannot be decoded. */
int fe_kernel_steps(const struct fe_program *program, const struct fe_kernel *kernel,
                    void (*take)(const struct fe_step *step, void *user), void *user,
                    struct emu_error *error);

#endif
