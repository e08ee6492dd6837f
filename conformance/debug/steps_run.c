/* SPDX-License-Identifier: MIT */
/*
 * steps_run DEVICE BINARY KERNEL ITEMS GROUP [LAUNCHES [OPTIONS]]: runs a kernel of steps.cl or lines.cl and
 * prints its first results. BINARY may be a source file, which is built with OPTIONS. The input is 1, 2, 3
 * ..., floats for smooth. Exit: 0, 1 an error of OpenCL's, 2 no such device.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CL_TARGET_OPENCL_VERSION 120
#include <CL/cl.h>

#include "build_file.h"

enum { RESULTS = 8 };

struct run {
    struct workplace at;
    cl_program program;
    cl_kernel kernel;
    cl_mem in, out;
    size_t items, group;
    bool floats;
};

static cl_int
make_buffers(struct run *r)
{
    union {
        cl_uint u;
        cl_float f;
    } *data = calloc(r->items, sizeof *data);
    cl_int err, err2;
    if (!data)
        return CL_OUT_OF_HOST_MEMORY;
    for (size_t i = 0; i < r->items; i++)
        if (r->floats)
            data[i].f = (float)(i + 1);
        else
            data[i].u = (cl_uint)(i + 1);
    r->in = clCreateBuffer(r->at.context, CL_MEM_COPY_HOST_PTR, r->items * sizeof *data, data, &err);
    memset(data, 0, r->items * sizeof *data);
    r->out = clCreateBuffer(r->at.context, CL_MEM_COPY_HOST_PTR, r->items * sizeof *data, data, &err2);
    free(data);
    return err ? err : err2;
}

static cl_int
prepare(struct run *r, char **argv, const char *options)
{
    cl_int err = workplace_open(&r->at, "Caygen", argv[1]);
    if (!err)
        r->program = build_file(&r->at, argv[2], options, &err);
    if (!err)
        r->kernel = clCreateKernel(r->program, argv[3], &err);
    if (!err)
        err = make_buffers(r);
    if (!err)
        err = clSetKernelArg(r->kernel, 0, sizeof r->in, &r->in);
    return err ? err : clSetKernelArg(r->kernel, 1, sizeof r->out, &r->out);
}

static void
print_value(const struct run *r, cl_uint bits)
{
    float f;
    memcpy(&f, &bits, sizeof f);
    if (r->floats)
        printf("%g ", (double)f);
    else
        printf("%u ", bits);
}

static cl_int
print_results(const struct run *r)
{
    cl_uint *result = calloc(r->items, sizeof *result);
    if (!result)
        return CL_OUT_OF_HOST_MEMORY;
    const cl_int err = clEnqueueReadBuffer(r->at.queue, r->out, CL_TRUE, 0, r->items * sizeof *result, result,
                                           0, NULL, NULL);
    for (size_t i = 0; !err && i < r->items && i < RESULTS; i++)
        print_value(r, result[i]);
    if (!err) {
        printf("\nthe last one: ");
        print_value(r, result[r->items - 1]);
        printf("\n");
    }
    free(result);
    return err;
}

int
main(int argc, char **argv)
{
    struct run r = {0};
    if (argc < 6)
        return 1;
    r.items = strtoul(argv[4], NULL, 10);
    r.group = strtoul(argv[5], NULL, 10);
    r.floats = strcmp(argv[3], "smooth") == 0;
    cl_int err = prepare(&r, argv, argc > 7 ? argv[7] : "");
    for (long n = argc > 6 ? strtol(argv[6], NULL, 10) : 1; !err && n > 0; n--)
        err = clEnqueueNDRangeKernel(r.at.queue, r.kernel, 1, NULL, &r.items, &r.group, 0, NULL, NULL);
    if (!err)
        err = print_results(&r);
    if (err)
        fprintf(stderr, "steps_run: error %d\n", err);
    clReleaseMemObject(r.in);
    clReleaseMemObject(r.out);
    clReleaseKernel(r.kernel);
    clReleaseProgram(r.program);
    workplace_close(&r.at);
    return err == CL_DEVICE_NOT_FOUND ? 2 : err != CL_SUCCESS;
}
