/* SPDX-License-Identifier: MIT */
#ifndef CONFORMANCE_COMMON_DEVICES_H
#define CONFORMANCE_COMMON_DEVICES_H

#include <stdbool.h>

#include <CL/cl.h>

/* The rows of devices.def: DEVICE_ROWS are how many devices our platform has at most. */
enum {
#define FE_DEVICE(id, ...) DEVICE_ROW_##id,
#include "frontend/devices.def"
#undef FE_DEVICE
    DEVICE_ROWS
};

/* How many the platform has when nobody asks for others. */
#define DEVICE_LISTED_GEN(...) +1
#define DEVICE_LISTED_GEN7(...) +0
#define DEVICE_LISTED_CAYMAN +1
enum {
    DEVICES_LISTED = 0
#define FE_DEVICE(id, name, isa, platform, intel, opencl) DEVICE_LISTED_##opencl
#include "frontend/devices.def"
#undef FE_DEVICE
};

/* What devices.def calls the device, as the names of the tests' binaries do; NULL: it is not ours. */
const char *device_row(cl_device_id device);

/* Whether its row says that it has what OpenCL C 2.0 added: sub-groups of the language's own, pipes. */
bool device_has_c20(cl_device_id device);

/* Whether its code reaches memory by buffers' surfaces only, never by a pointer: a wild access hits nothing.
 */
bool device_has_surfaces_only(cl_device_id device);

#endif
