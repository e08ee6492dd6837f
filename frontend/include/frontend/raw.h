/* SPDX-License-Identifier: MIT */
/* Machine code of Intel's GPUs without a container, which a described launch gives. */
#ifndef FRONTEND_RAW_H
#define FRONTEND_RAW_H

#include "frontend/program.h"

/* Is the device one of Intel's? Raw code of others is not taken. */
bool fe_takes_raw(enum fe_device device);
/* Makes kernel->emu of the kernel's code, which no compiler's quirks are kept out of. 0, or -1 with a reason.
 * The engines take it when it has passed emu_kernel_check. */
int fe_raw_lower(enum fe_device device, struct fe_kernel *kernel, struct emu_error *error);

#endif
