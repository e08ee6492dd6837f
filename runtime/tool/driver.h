/* SPDX-License-Identifier: MIT */
/* Caygen's driver, loaded as any program has it: by its entry points. */
#ifndef TOOL_DRIVER_H
#define TOOL_DRIVER_H

#include "runtime/cl.h"

#include <CL/cl_icd.h>

struct tool_driver {
    const cl_icd_dispatch *api;
    cl_platform_id platform;
};

/* TOOL_OK, or what tool_fail returned. The environment is read now. The library stays loaded. */
int tool_driver_open(struct tool_driver *driver);
/* "CL_INVALID_VALUE" */
const char *tool_driver_error(cl_int code);

#endif
