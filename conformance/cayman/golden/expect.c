/* SPDX-License-Identifier: MIT */
/* Runs every kernel of the corpus on PoCL and prints its results: "<kernel> <hash>", or, for float kernels,
 * "<kernel> <first values>". */
#define CL_TARGET_OPENCL_VERSION 120
#include <CL/cl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../corpus.h"

static void
need(cl_int error, const char *what)
{
    if (error == CL_SUCCESS)
        return;
    fprintf(stderr, "%s: %d\n", what, error);
    exit(1);
}

static cl_device_id
find_pocl(void)
{
    cl_platform_id platforms[8];
    cl_uint count;
    need(clGetPlatformIDs(8, platforms, &count), "platforms");
    for (cl_uint i = 0; i < count; i++) {
        char name[128];
        cl_device_id device;
        clGetPlatformInfo(platforms[i], CL_PLATFORM_NAME, sizeof name, name, NULL);
        if (strstr(name, "Portable") && !clGetDeviceIDs(platforms[i], CL_DEVICE_TYPE_ALL, 1, &device, NULL))
            return device;
    }
    need(CL_DEVICE_NOT_FOUND, "PoCL");
    return NULL;
}

static void
run(cl_context context, cl_command_queue queue, cl_kernel kernel)
{
    static uint32_t in[CORPUS_IN], out[CORPUS_OUT];
    char name[128];
    cl_uint args, n = CORPUS_ITEMS;
    cl_int error;
    const size_t items = CORPUS_ITEMS, group = CORPUS_GROUP;
    corpus_fill(in);
    memset(out, 0, sizeof out);
    clGetKernelInfo(kernel, CL_KERNEL_FUNCTION_NAME, sizeof name, name, NULL);
    clGetKernelInfo(kernel, CL_KERNEL_NUM_ARGS, sizeof args, &args, NULL);
    cl_mem in_buffer = clCreateBuffer(context, CL_MEM_COPY_HOST_PTR, sizeof in, in, &error);
    cl_mem out_buffer = clCreateBuffer(context, CL_MEM_COPY_HOST_PTR, sizeof out, out, &error);
    clSetKernelArg(kernel, 0, sizeof out_buffer, &out_buffer);
    clSetKernelArg(kernel, 1, sizeof in_buffer, &in_buffer);
    clSetKernelArg(kernel, 2, sizeof n, &n);
    if (args > 3)
        clSetKernelArg(kernel, 3, CORPUS_LOCAL, NULL);
    need(clEnqueueNDRangeKernel(queue, kernel, 1, NULL, &items, &group, 0, NULL, NULL), name);
    need(clEnqueueReadBuffer(queue, out_buffer, CL_TRUE, 0, sizeof out, out, 0, NULL, NULL), name);
    printf("%s", name);
    if (!corpus_is_float(name))
        printf(" %016llx", (unsigned long long)corpus_hash(out));
    for (unsigned i = 0; corpus_is_float(name) && i < CORPUS_FLOATS; i++)
        printf(" %08x", out[corpus_float_index(i)]);
    printf("\n");
    clReleaseMemObject(in_buffer);
    clReleaseMemObject(out_buffer);
}

int
main(int argc, char **argv)
{
    cl_device_id device = find_pocl();
    cl_int error;
    cl_context context = clCreateContext(NULL, 1, &device, NULL, NULL, &error);
    cl_command_queue queue = clCreateCommandQueue(context, device, 0, &error);
    for (int a = 1; a < argc; a++) {
        static char source[1 << 20];
        const char *text = source;
        cl_kernel kernels[128];
        cl_uint count;
        FILE *f = fopen(argv[a], "rb");
        source[fread(source, 1, sizeof source - 1, f)] = 0;
        fclose(f);
        cl_program program = clCreateProgramWithSource(context, 1, &text, NULL, &error);
        need(clBuildProgram(program, 1, &device, "-cl-std=CL1.2", NULL, NULL), argv[a]);
        need(clCreateKernelsInProgram(program, 128, kernels, &count), argv[a]);
        for (cl_uint k = 0; k < count; k++)
            run(context, queue, kernels[k]);
    }
    return 0;
}
