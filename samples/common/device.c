/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE /* strcasestr */
#include "common/device.h"

#include <stdio.h>
#include <string.h>

#include "common/fail.h"

enum { MAX_PLATFORMS = 16, MAX_DEVICES = 16, NAME_BYTES = 256 };

/* What each GPU's CL_DEVICE_NAME contains. */
static const struct {
    const char *short_name, *part;
} gpus[] = {
    {"skl", "Caygen skl"},
    {"bxt", "Caygen bxt"},
    {"bdw", "Caygen bdw"},
    {"cayman", "Cayman"},
};

static void
device_name(cl_device_id device, char name[NAME_BYTES])
{
    check(clGetDeviceInfo(device, CL_DEVICE_NAME, NAME_BYTES, name, NULL), "CL_DEVICE_NAME");
}

const char *
device_short_name(cl_device_id device)
{
    char name[NAME_BYTES];
    device_name(device, name);
    for (size_t i = 0; i < sizeof gpus / sizeof gpus[0]; i++)
        if (strcasestr(name, gpus[i].part))
            return gpus[i].short_name;
    return NULL;
}

static int
fits(cl_device_id device, const char *wanted)
{
    char name[NAME_BYTES];
    const char *short_name = device_short_name(device);
    if (!wanted || (short_name && !strcmp(short_name, wanted)))
        return 1;
    device_name(device, name);
    return strcasestr(name, wanted) != NULL;
}

static _Noreturn void
nothing_fits(const char *platform, const char *wanted, const cl_platform_id *platforms, cl_uint count)
{
    int known = 0;
    for (cl_uint p = 0; p < count; p++) {
        char name[NAME_BYTES];
        cl_device_id devices[MAX_DEVICES];
        cl_uint device_count = 0;
        check(clGetPlatformInfo(platforms[p], CL_PLATFORM_NAME, sizeof name, name, NULL), "CL_PLATFORM_NAME");
        known |= strcasestr(name, platform) != NULL;
        fprintf(stderr, "platform '%s'\n", name);
        if (clGetDeviceIDs(platforms[p], CL_DEVICE_TYPE_ALL, MAX_DEVICES, devices, &device_count))
            continue;
        for (cl_uint d = 0; d < device_count && d < MAX_DEVICES; d++) {
            device_name(devices[d], name);
            fprintf(stderr, "    device '%s'\n", name);
        }
    }
    if (!known)
        fail("no platform like '%s'", platform);
    if (!wanted)
        fail("no device on a platform like '%s'", platform);
    fail("no device like '%s' on a platform like '%s'", wanted, platform);
}

cl_device_id
device_find(const char *platform, const char *wanted)
{
    cl_platform_id platforms[MAX_PLATFORMS];
    cl_uint count = 0;
    check(clGetPlatformIDs(MAX_PLATFORMS, platforms, &count), "clGetPlatformIDs");
    if (count > MAX_PLATFORMS)
        count = MAX_PLATFORMS;
    for (cl_uint p = 0; p < count; p++) {
        char name[NAME_BYTES];
        cl_device_id devices[MAX_DEVICES];
        cl_uint device_count = 0;
        check(clGetPlatformInfo(platforms[p], CL_PLATFORM_NAME, sizeof name, name, NULL), "CL_PLATFORM_NAME");
        if (!strcasestr(name, platform) ||
            clGetDeviceIDs(platforms[p], CL_DEVICE_TYPE_ALL, MAX_DEVICES, devices, &device_count))
            continue;
        for (cl_uint d = 0; d < device_count && d < MAX_DEVICES; d++)
            if (fits(devices[d], wanted))
                return devices[d];
    }
    nothing_fits(platform, wanted, platforms, count);
}
