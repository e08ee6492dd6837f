/* SPDX-License-Identifier: MIT */
/*
 * pointers_test BINARY: function pointers through OpenCL, results against the same functions on the host;
 * then the same binary with an illegal instruction in a function, which must end the launch and nothing else.
 */
#define CL_TARGET_OPENCL_VERSION 120
#include <CL/cl.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "find_device.h"
#include "read_file.h"

enum { ITEMS = 1000, GROUP = 20 };

struct gpu {
    cl_device_id device;
    cl_context context;
    cl_command_queue queue;
    cl_mem out;
    char told[1024];
};

static void CL_CALLBACK
note(const char *text, const void *info, size_t size, void *user)
{
    struct gpu *const g = user;
    (void)info, (void)size;
    snprintf(g->told, sizeof g->told, "%s", text);
}

static int
line(int a)
{
    return a * 3 + 1;
}

static int
series(int a)
{
    int sum = a;
    for (int i = 0; i < (a & 7); i++)
        sum += i;
    return sum;
}

static int
expected(int i, int n)
{
    const int which = i * n % 3;
    return which == 0 ? line(i) : which == 1 ? series(i) : (i & 1 ? line(i) : series(i)) ^ 0x55;
}

static int
fail(const char *what, cl_int err)
{
    fprintf(stderr, "%s: %d\n", what, err);
    return -1;
}

static int
open_gpu(struct gpu *g)
{
    cl_int err;
    if (!find_device("Caygen", "", &g->device))
        return fail("no device", 0);
    g->context = clCreateContext(NULL, 1, &g->device, note, g, &err);
    g->queue = err ? NULL : clCreateCommandQueue(g->context, g->device, 0, &err);
    g->out = err ? NULL : clCreateBuffer(g->context, 0, ITEMS * sizeof(int), NULL, &err);
    return err ? fail("context, queue or buffer", err) : 0;
}

/* The launch's status. */
static cl_int
launch(struct gpu *g, const unsigned char *binary, size_t size, int n)
{
    const size_t items = ITEMS, group = GROUP;
    cl_int err, status = 1;
    cl_event done = NULL;
    cl_program program = clCreateProgramWithBinary(g->context, 1, &g->device, &size, &binary, NULL, &err);
    if (!err)
        err = clBuildProgram(program, 0, NULL, NULL, NULL, NULL);
    cl_kernel kernel = err ? NULL : clCreateKernel(program, "choose", &err);
    if (!err)
        err = clSetKernelArg(kernel, 0, sizeof g->out, &g->out) | clSetKernelArg(kernel, 1, sizeof n, &n);
    if (!err)
        err = clEnqueueNDRangeKernel(g->queue, kernel, 1, NULL, &items, &group, 0, NULL, &done);
    if (err) {
        fail("launch", err);
    } else {
        clWaitForEvents(1, &done);
        clGetEventInfo(done, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof status, &status, NULL);
        clReleaseEvent(done);
    }
    if (kernel)
        clReleaseKernel(kernel);
    if (program)
        clReleaseProgram(program);
    return status;
}

static int
results_agree(struct gpu *g, const unsigned char *binary, size_t size)
{
    static int out[ITEMS];
    for (int n = 0; n < 4; n++) {
        const cl_int status = launch(g, binary, size, n);
        if (status != CL_COMPLETE)
            return fail("status", status);
        if (clEnqueueReadBuffer(g->queue, g->out, CL_TRUE, 0, sizeof out, out, 0, NULL, NULL))
            return fail("read", 0);
        for (int i = 0; i < ITEMS; i++)
            if (out[i] != expected(i, n)) {
                fprintf(stderr, "item %d, n %d: %d, expected %d\n", i, n, out[i], expected(i, n));
                return -1;
            }
    }
    return 0;
}

/* Only a launch that comes to the function ends; those before and after it are well. */
static int
exceptions_are_told(struct gpu *g, const char *path)
{
    char name[512];
    size_t size;
    snprintf(name, sizeof name, "%s.illegal", path);
    unsigned char *const binary = read_file(name, &size);
    if (!binary)
        return fail(name, 0);
    const cl_int status = launch(g, binary, size, 1);
    free(binary);
    if (status >= 0)
        return fail("an illegal instruction did not end the launch", status);
    if (!strstr(g->told, "kernel choose") || !strstr(g->told, "illegal instruction at instruction 0x")) {
        fprintf(stderr, "told: %s\n", g->told);
        return -1;
    }
    return 0;
}

int
main(int argc, char **argv)
{
    static struct gpu g;
    size_t size;
    unsigned char *const binary = argc == 2 ? read_file(argv[1], &size) : NULL;
    if (!binary) {
        fprintf(stderr, "no binary\n");
        return 1;
    }
    if (open_gpu(&g) || results_agree(&g, binary, size) || exceptions_are_told(&g, argv[1]) ||
        results_agree(&g, binary, size))
        return 1;
    free(binary);
    clReleaseMemObject(g.out);
    clReleaseCommandQueue(g.queue);
    clReleaseContext(g.context);
    return 0;
}
