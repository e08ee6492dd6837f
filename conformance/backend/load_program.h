/* SPDX-License-Identifier: MIT */
/* What the tools of this folder are given: a device's name and program binaries. */
#ifndef CONFORMANCE_BACKEND_LOAD_PROGRAM_H
#define CONFORMANCE_BACKEND_LOAD_PROGRAM_H

#include <stdbool.h>

#include "frontend/program.h"

/* False: there is no such device. */
bool find_device(const char *name, enum fe_device *device);
/* parts: fe_program's parts_wavefronts. NULL, and why on standard error. To be freed by fe_program_free. */
struct fe_program *load_program(const char *path, enum fe_device device, bool parts);

#endif
