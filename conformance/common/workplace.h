/* SPDX-License-Identifier: MIT */
#ifndef CONFORMANCE_COMMON_WORKPLACE_H
#define CONFORMANCE_COMMON_WORKPLACE_H

#include <CL/cl.h>

/* A device with a context and a queue of its own. */
struct workplace {
    cl_device_id device;
    cl_context context;
    cl_command_queue queue;
};

/* The device that find_device finds; CL_DEVICE_NOT_FOUND: none. To be closed whatever the answer is. */
cl_int workplace_open(struct workplace *at, const char *platform, const char *device);
void workplace_close(struct workplace *at);

#endif
