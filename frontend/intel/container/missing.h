/* SPDX-License-Identifier: MIT */
/* Translates names of missing features in Intel's binaries to words that the kernel's author understands. */
#ifndef INTEL_MISSING_H
#define INTEL_MISSING_H

#include "intel.h"

/* Refuses the program, because its kernel needs what the binary calls `name`. */
void intel_refuse_missing(struct fe_load *load, const char *kernel, const char *name);

#endif
