/* SPDX-License-Identifier: MIT */
#include "workplace.h"

#include "find_device.h"

cl_int
workplace_open(struct workplace *at, const char *platform, const char *device)
{
    cl_int code;
    *at = (struct workplace){NULL, NULL, NULL};
    if (!find_device(platform, device, &at->device))
        return CL_DEVICE_NOT_FOUND;
    at->context = clCreateContext(NULL, 1, &at->device, NULL, NULL, &code);
    if (!code)
        at->queue = clCreateCommandQueue(at->context, at->device, 0, &code);
    return code;
}

void
workplace_close(struct workplace *at)
{
    if (at->queue)
        clReleaseCommandQueue(at->queue);
    if (at->context)
        clReleaseContext(at->context);
}
