/* SPDX-License-Identifier: MIT */
#ifndef CONFORMANCE_COMMON_FIND_DEVICE_H
#define CONFORMANCE_COMMON_FIND_DEVICE_H

#include <stdbool.h>

#include <CL/cl.h>

/* The first device of which platform and device are in the names of its platform and its own, in capitals or
 * not; "" is in every name. */
bool find_device(const char *platform, const char *device, cl_device_id *found);

#endif
