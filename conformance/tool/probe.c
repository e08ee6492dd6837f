/* SPDX-License-Identifier: MIT */
/* A program that loads OpenCL when it runs, as many do, and prints the platforms and devices it finds. */
#include <dlfcn.h>
#include <stdio.h>

#define CL_TARGET_OPENCL_VERSION 300
#include <CL/cl.h>

enum { MOST = 16, NAME = 256 };

/* The calls that are used, from the loader. */
struct opencl {
    __typeof__(clGetPlatformIDs) *platforms;
    __typeof__(clGetPlatformInfo) *platform_info;
    __typeof__(clGetDeviceIDs) *devices;
    __typeof__(clGetDeviceInfo) *device_info;
};

static int
load(struct opencl *cl)
{
    void *library = dlopen("libOpenCL.so.1", RTLD_NOW);
    if (!library)
        return 1;
    *(void **)&cl->platforms = dlsym(library, "clGetPlatformIDs");
    *(void **)&cl->platform_info = dlsym(library, "clGetPlatformInfo");
    *(void **)&cl->devices = dlsym(library, "clGetDeviceIDs");
    *(void **)&cl->device_info = dlsym(library, "clGetDeviceInfo");
    return !cl->platforms || !cl->platform_info || !cl->devices || !cl->device_info;
}

static int
print_devices(const struct opencl *cl, cl_platform_id platform)
{
    cl_device_id devices[MOST];
    cl_uint count = 0;
    char name[NAME];
    if (cl->devices(platform, CL_DEVICE_TYPE_ALL, MOST, devices, &count) != CL_SUCCESS)
        return 1;
    for (cl_uint i = 0; i < count; i++) {
        cl_uint units = 0;
        if (cl->device_info(devices[i], CL_DEVICE_NAME, sizeof name, name, NULL) != CL_SUCCESS ||
            cl->device_info(devices[i], CL_DEVICE_MAX_COMPUTE_UNITS, sizeof units, &units, NULL) !=
                CL_SUCCESS)
            return 1;
        printf("device: %s, %u units\n", name, units);
    }
    return 0;
}

int
main(int argc, char **argv)
{
    struct opencl cl;
    cl_platform_id platforms[MOST];
    cl_uint count = 0;
    char name[NAME];
    for (int i = 1; i < argc; i++)
        printf("argument: %s\n", argv[i]);
    if (load(&cl) || cl.platforms(MOST, platforms, &count) != CL_SUCCESS)
        return 1;
    for (cl_uint i = 0; i < count; i++) {
        if (cl.platform_info(platforms[i], CL_PLATFORM_NAME, sizeof name, name, NULL) != CL_SUCCESS)
            return 1;
        printf("platform: %s\n", name);
        if (print_devices(&cl, platforms[i]))
            return 1;
    }
    return 0;
}
