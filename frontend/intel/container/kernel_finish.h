/* SPDX-License-Identifier: MIT */
/* Steps that both forms of Intel's device binaries share for a kernel. */
#ifndef INTEL_KERNEL_FINISH_H
#define INTEL_KERNEL_FINISH_H

#include "load.h"

/* The texts about an argument, in the order of KERNEL_ARGUMENT_INFO. */
enum { ARG_ADDRESS, ARG_ACCESS, ARG_NAME, ARG_TYPE, ARG_QUALIFIER, INTEL_ARG_TEXTS };

/* Copies the texts' contents into the argument. *size: the size that its type's name gives, 0 if none. */
int intel_arg_info(struct fe_load *load, struct fe_arg *arg, const char *const texts[INTEL_ARG_TEXTS],
                   uint32_t *size);

/* The last step, which needs all parts of a kernel; type_sizes per argument. at: where the description is. */
int intel_finish_kernel(struct fe_load *load, size_t at, struct fe_kernel *kernel,
                        const uint32_t *type_sizes);

#endif
