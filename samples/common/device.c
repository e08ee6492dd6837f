/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE /* strcasestr */
#include "common/device.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "common/fail.h"

enum { MAX_PLATFORMS = 16, MAX_DEVICES = 16, NAME_BYTES = 256 };

static void
device_name(cl_device_id device, char name[NAME_BYTES])
{
    check(clGetDeviceInfo(device, CL_DEVICE_NAME, NAME_BYTES, name, NULL), "CL_DEVICE_NAME");
}

static bool
is_caygen(cl_device_id device)
{
    char name[NAME_BYTES];
    cl_platform_id platform;
    check(clGetDeviceInfo(device, CL_DEVICE_PLATFORM, sizeof platform, &platform, NULL),
          "CL_DEVICE_PLATFORM");
    check(clGetPlatformInfo(platform, CL_PLATFORM_NAME, sizeof name, name, NULL), "CL_PLATFORM_NAME");
    return !strcmp(name, "Caygen");
}

bool
device_short_name(cl_device_id device, char word[DEVICE_WORD_BYTES])
{
    static const char before[] = "(Caygen ";
    char name[NAME_BYTES];
    device_name(device, name);
    const char *start = strstr(name, before);
    start = start ? start + strlen(before) : name;
    const size_t length = strcspn(start, ")");
    if (!is_caygen(device) || length >= DEVICE_WORD_BYTES)
        return false;
    for (size_t i = 0; i < length; i++)
        word[i] = (char)tolower((unsigned char)start[i]);
    word[length] = 0;
    return true;
}

static int
fits(cl_device_id device, const char *wanted)
{
    char name[NAME_BYTES];
    char word[DEVICE_WORD_BYTES];
    if (!wanted || (device_short_name(device, word) && !strcmp(word, wanted)))
        return 1;
    device_name(device, name);
    return strcasestr(name, wanted) != NULL;
}

/* One line each, with what --device takes. */
static void
list_devices(cl_platform_id platform)
{
    char name[NAME_BYTES], word[DEVICE_WORD_BYTES];
    cl_device_id devices[MAX_DEVICES];
    cl_uint count = 0;
    if (clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, MAX_DEVICES, devices, &count))
        return;
    for (cl_uint d = 0; d < count && d < MAX_DEVICES; d++) {
        device_name(devices[d], name);
        fprintf(stderr, "    device '%s'", name);
        fprintf(stderr, device_short_name(devices[d], word) ? ": --device %s\n" : "\n", word);
    }
}

static _Noreturn void
nothing_fits(const char *platform, const char *wanted, const cl_platform_id *platforms, cl_uint count)
{
    int known = 0;
    for (cl_uint p = 0; p < count; p++) {
        char name[NAME_BYTES];
        check(clGetPlatformInfo(platforms[p], CL_PLATFORM_NAME, sizeof name, name, NULL), "CL_PLATFORM_NAME");
        known |= strcasestr(name, platform) != NULL;
        fprintf(stderr, "platform '%s'\n", name);
        list_devices(platforms[p]);
    }
    if (!known)
        fail("no platform like '%s'", platform);
    if (!wanted)
        fail("no device on a platform like '%s'", platform);
    fail("no device like '%s' on a platform like '%s'; those above are there", wanted, platform);
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
