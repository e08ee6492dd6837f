/* SPDX-License-Identifier: MIT */
/*
 * tables_test BINARY tables|null: functions called by addresses that come from memory, results against the
 * same functions on the host. tables: from the program's constants and variables as well; null: the container
 * cannot say them, and a call through them ends the launch and nothing else.
 */
#define CL_TARGET_OPENCL_VERSION 120
#include <CL/cl.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "find_device.h"
#include "read_file.h"

enum { ITEMS = 500, GROUP = 20 };

struct gpu {
    cl_device_id device;
    cl_context context;
    cl_command_queue queue;
    cl_program program;
    cl_mem out, at;
    char told[1024];
};

typedef int function(int);

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
mixed(int a)
{
    return (a & 1 ? line(a) : series(a)) ^ 0x55;
}

static function *const table[3] = {line, series, mixed};
static const struct operation {
    int weight;
    function *apply;
    int rest;
} operations[2] = {{5, mixed, 3}, {7, line, 1}};

static void CL_CALLBACK
note(const char *text, const void *info, size_t size, void *user)
{
    struct gpu *const g = user;
    (void)info, (void)size;
    snprintf(g->told, sizeof g->told, "%s", text);
}

static int
fail(const char *what, cl_int err)
{
    fprintf(stderr, "%s: %d\n", what, err);
    return -1;
}

static int
open_gpu(struct gpu *g, const unsigned char *binary, size_t size)
{
    cl_int err;
    if (!find_device("Caygen", "", &g->device))
        return fail("no device", 0);
    g->context = clCreateContext(NULL, 1, &g->device, note, g, &err);
    g->queue = err ? NULL : clCreateCommandQueue(g->context, g->device, 0, &err);
    g->out = err ? NULL : clCreateBuffer(g->context, 0, ITEMS * sizeof(int), NULL, &err);
    g->at = err ? NULL : clCreateBuffer(g->context, 0, 2 * sizeof(cl_ulong), NULL, &err);
    g->program =
        err ? NULL : clCreateProgramWithBinary(g->context, 1, &g->device, &size, &binary, NULL, &err);
    if (!err)
        err = clBuildProgram(g->program, 0, NULL, NULL, NULL, NULL);
    return err ? fail("context, queue, buffers or program", err) : 0;
}

/* The launch's status. second: the last argument, where it is a buffer; else n. */
static cl_int
launch(struct gpu *g, const char *name, cl_mem first, cl_mem second, int n)
{
    const size_t items = ITEMS, group = GROUP;
    cl_int err, status = 1;
    cl_event done = NULL;
    cl_kernel kernel = clCreateKernel(g->program, name, &err);
    if (!err)
        err = clSetKernelArg(kernel, 0, sizeof first, &first);
    if (!err && second)
        err = clSetKernelArg(kernel, 1, sizeof second, &second);
    else if (!err && first == g->out)
        err = clSetKernelArg(kernel, 1, sizeof n, &n);
    if (!err)
        err = clEnqueueNDRangeKernel(g->queue, kernel, 1, NULL, &items, &group, 0, NULL, &done);
    if (err)
        return fail(name, err) ? CL_SUCCESS + 1 : 0;
    clWaitForEvents(1, &done);
    clGetEventInfo(done, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof status, &status, NULL);
    clReleaseEvent(done);
    clReleaseKernel(kernel);
    return status;
}

typedef int expected_fn(int i, int n, function *const *variables);

static int
expected_choice(int i, int n, function *const *variables)
{
    (void)variables;
    return table[i * n % 3](i);
}

static int
expected_combination(int i, int n, function *const *variables)
{
    const struct operation *o = &operations[(i + n) & 1];
    return o->weight * o->apply(i) + o->rest + variables[i >> 1 & 1](i + n);
}

static int
expected_by_address(int i, int n, function *const *variables)
{
    (void)n, (void)variables;
    return i & 1 ? mixed(i) : line(i);
}

static int
agrees(struct gpu *g, const char *name, cl_mem second, int n, expected_fn *expected,
       function *const *variables)
{
    static int out[ITEMS];
    const cl_int status = launch(g, name, g->out, second, n);
    if (status != CL_COMPLETE)
        return fail(g->told, status);
    if (clEnqueueReadBuffer(g->queue, g->out, CL_TRUE, 0, sizeof out, out, 0, NULL, NULL))
        return fail("read", 0);
    for (int i = 0; i < ITEMS; i++)
        if (out[i] != expected(i, n, variables)) {
            fprintf(stderr, "%s, item %d, n %d: %d, expected %d\n", name, i, n, out[i],
                    expected(i, n, variables));
            return -1;
        }
    return 0;
}

static int
tables_are_there(struct gpu *g)
{
    function *variables[2] = {series, line};
    for (int n = 0; n < 4; n++) {
        if (agrees(g, "choose", NULL, n, expected_choice, variables) ||
            agrees(g, "combine", NULL, n, expected_combination, variables))
            return -1;
        if (launch(g, "exchange", g->out, NULL, n) != CL_COMPLETE)
            return fail("exchange", 0);
        variables[0] = table[n % 3];
        variables[1] = operations[n & 1].apply;
    }
    return 0;
}

static int
tables_are_null(struct gpu *g)
{
    const cl_int status = launch(g, "choose", g->out, NULL, 1);
    if (status < 0 && strstr(g->told, "kernel choose"))
        return 0;
    return fail(g->told, status);
}

static int
addresses_in_memory_work(struct gpu *g)
{
    if (launch(g, "publish", g->at, NULL, 0) != CL_COMPLETE)
        return fail("publish", 0);
    return agrees(g, "follow", g->at, 0, expected_by_address, NULL);
}

int
main(int argc, char **argv)
{
    static struct gpu g;
    size_t size;
    unsigned char *const binary = argc == 3 ? read_file(argv[1], &size) : NULL;
    if (!binary) {
        fprintf(stderr, "no binary\n");
        return 1;
    }
    if (open_gpu(&g, binary, size) || addresses_in_memory_work(&g) ||
        (strcmp(argv[2], "null") ? tables_are_there(&g) : tables_are_null(&g)) ||
        addresses_in_memory_work(&g))
        return 1;
    free(binary);
    clReleaseMemObject(g.out);
    clReleaseMemObject(g.at);
    clReleaseProgram(g.program);
    clReleaseCommandQueue(g.queue);
    clReleaseContext(g.context);
    return 0;
}
