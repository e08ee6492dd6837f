/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE /* strcasestr */
#include "find_device.h"

#include <string.h>

enum { MOST = 16, NAME_BYTES = 256 };

static cl_uint
at_most(cl_uint count)
{
    return count < MOST ? count : MOST;
}

static bool
find_in_platform(cl_platform_id platform, const char *device, cl_device_id *found)
{
    cl_device_id ids[MOST];
    cl_uint count = 0;
    char name[NAME_BYTES];
    if (clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, MOST, ids, &count))
        return false;
    for (cl_uint i = 0; i < at_most(count); i++)
        if (!clGetDeviceInfo(ids[i], CL_DEVICE_NAME, sizeof name, name, NULL) && strcasestr(name, device)) {
            *found = ids[i];
            return true;
        }
    return false;
}

bool
find_device(const char *platform, const char *device, cl_device_id *found)
{
    cl_platform_id platforms[MOST];
    cl_uint count = 0;
    char name[NAME_BYTES];
    if (clGetPlatformIDs(MOST, platforms, &count))
        return false;
    for (cl_uint i = 0; i < at_most(count); i++)
        if (!clGetPlatformInfo(platforms[i], CL_PLATFORM_NAME, sizeof name, name, NULL) &&
            strcasestr(name, platform) && find_in_platform(platforms[i], device, found))
            return true;
    return false;
}
