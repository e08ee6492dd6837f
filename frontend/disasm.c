/* SPDX-License-Identifier: MIT */
/* Listings, from the same decoders that lowering uses. */
#include "isa.h"

int
fe_kernel_disasm(const struct fe_program *program, const struct fe_kernel *kernel,
                 void (*write)(const char *line, void *user), void *user, struct emu_error *error)
{
    assert(program && kernel && write);
    return fe_device_isa(program->device)
        ->list((const struct fe_image *)program, fe_device_platform(program->device), kernel, write, user,
               error);
}
