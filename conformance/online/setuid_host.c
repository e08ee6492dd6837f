/* SPDX-License-Identifier: MIT */
/*
 * A host program that runs with more rights than the user who starts it. It loads Caygen without the ICD
 * loader, which has variables of its own, and runs a prebuilt binary. usage: setuid_host LIBCAYGEN BINARY;
 * exit status: 0: right for a privileged process; 3: the process is not privileged, and the binary ran; 77:
 * the process should be privileged, but is not; 1: wrong
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <unistd.h>

#define CL_TARGET_OPENCL_VERSION 300
#include <CL/cl_icd.h>

#include "devices.h"
#include "read_file.h"

/* Enough work that the kernel gets hot, and is translated in the background, where LLVM's modules were
 * dumped. */
enum { COUNT = 1 << 20, LAUNCHES = 16 };

static cl_float in[COUNT], zero[COUNT], out[COUNT];

/* Every object begins with it. */
struct any {
    const cl_icd_dispatch *dispatch;
};

#define CHECK(condition)                                                                                     \
    do {                                                                                                     \
        if (!(condition)) {                                                                                  \
            printf("%d: not so: %s\n", __LINE__, #condition);                                                \
            exit(1);                                                                                         \
        }                                                                                                    \
    } while (0)

typedef cl_int(CL_API_CALL *platforms_function)(cl_uint, cl_platform_id *, cl_uint *);

static cl_platform_id
load(const char *path)
{
    cl_platform_id platform = NULL;
    platforms_function get;
    void *library = dlopen(path, RTLD_NOW);
    if (!library)
        puts(dlerror());
    CHECK(library);
    void *symbol = dlsym(library, "clIcdGetPlatformIDsKHR");
    CHECK(symbol);
    memcpy(&get, &symbol, sizeof get);
    CHECK(get(1, &platform, NULL) == CL_SUCCESS && platform);
    return platform;
}

static void
run_binary(const cl_icd_dispatch *cl, cl_context context, cl_device_id device, const char *path)
{
    cl_int err;
    size_t size;
    const size_t global = COUNT;
    const unsigned char *bytes = read_file(path, &size);
    CHECK(bytes);
    for (int i = 0; i < COUNT; i++)
        in[i] = (cl_float)i;
    cl_program program = cl->clCreateProgramWithBinary(context, 1, &device, &size, &bytes, NULL, &err);
    CHECK(!err && !cl->clBuildProgram(program, 1, &device, NULL, NULL, NULL));
    cl_kernel kernel = cl->clCreateKernel(program, "vadd", &err);
    CHECK(!err);
    cl_mem a = cl->clCreateBuffer(context, CL_MEM_COPY_HOST_PTR, sizeof in, in, &err);
    cl_mem b = cl->clCreateBuffer(context, CL_MEM_COPY_HOST_PTR, sizeof zero, zero, &err);
    cl_mem c = cl->clCreateBuffer(context, CL_MEM_COPY_HOST_PTR, sizeof out, out, &err);
    CHECK(a && b && c);
    CHECK(!cl->clSetKernelArg(kernel, 0, sizeof a, &a) && !cl->clSetKernelArg(kernel, 1, sizeof b, &b) &&
          !cl->clSetKernelArg(kernel, 2, sizeof c, &c));
    cl_command_queue queue = cl->clCreateCommandQueue(context, device, 0, &err);
    CHECK(!err);
    for (int i = 0; i < LAUNCHES; i++)
        CHECK(!cl->clEnqueueNDRangeKernel(queue, kernel, 1, NULL, &global, NULL, 0, NULL, NULL));
    CHECK(!cl->clEnqueueReadBuffer(queue, c, CL_TRUE, 0, sizeof out, out, 0, NULL, NULL));
    CHECK(memcmp(in, out, sizeof out) == 0);
    usleep(300000);
    cl->clReleaseCommandQueue(queue);
}

/* There is no compiler, and the log has the reason. */
static void
refuses_source(const cl_icd_dispatch *cl, cl_context context, cl_device_id device)
{
    const char *source = "kernel void k(global int *p) { p[0] = 1; }";
    char log[4096] = "";
    cl_bool available = CL_TRUE;
    cl_int err;
    CHECK(!cl->clGetDeviceInfo(device, CL_DEVICE_COMPILER_AVAILABLE, sizeof available, &available, NULL));
    CHECK(!available);
    cl_program program = cl->clCreateProgramWithSource(context, 1, &source, NULL, &err);
    CHECK(!err);
    CHECK(cl->clBuildProgram(program, 1, &device, NULL, NULL, NULL) == CL_COMPILER_NOT_AVAILABLE);
    CHECK(!cl->clGetProgramBuildInfo(program, device, CL_PROGRAM_BUILD_LOG, sizeof log, log, NULL));
    CHECK(strstr(log, "set-user-ID"));
}

int
main(int argc, char **argv)
{
    cl_device_id devices[DEVICE_ROWS];
    cl_uint count = 0;
    cl_int err;
    const bool privileged = getauxval(AT_SECURE) != 0;
    if (argc != 3)
        return 1;
    if (!privileged && geteuid() != getuid())
        return 77;
    cl_platform_id platform = load(argv[1]);
    const cl_icd_dispatch *cl = ((struct any *)platform)->dispatch;
    CHECK(!cl->clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, DEVICE_ROWS, devices, &count));
    CHECK(!privileged || count == DEVICES_LISTED); /* whatever CAYGEN_DEVICES says */
    cl_context context = cl->clCreateContext(NULL, count, devices, NULL, NULL, &err);
    CHECK(!err);
    run_binary(cl, context, devices[0], argv[2]);
    for (cl_uint i = 0; privileged && i < count; i++)
        refuses_source(cl, context, devices[i]);
    return privileged ? 0 : 3;
}
