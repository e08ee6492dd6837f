/* SPDX-License-Identifier: MIT */
/* What Intel's binaries ask for by names that mean nothing to who wrote the kernel. */
#ifndef INTEL_MISSING_H
#define INTEL_MISSING_H

#include "intel.h"

/* Refuses the program, because its kernel needs what the binary calls `name`. */
void intel_refuse_missing(struct fe_load *load, const char *kernel, const char *name);

#endif
