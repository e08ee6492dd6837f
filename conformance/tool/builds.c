/* SPDX-License-Identifier: MIT */
/* Builds two programs from source, whatever comes of it. */
#define CL_TARGET_OPENCL_VERSION 120
#include <CL/cl.h>

#include "workplace.h"

static void
build(const struct workplace *at, const char *source)
{
    cl_int err;
    cl_program program = clCreateProgramWithSource(at->context, 1, &source, NULL, &err);
    if (err)
        return;
    (void)clBuildProgram(program, 1, &at->device, "", NULL, NULL);
    clReleaseProgram(program);
}

int
main(void)
{
    struct workplace at;
    const cl_int err = workplace_open(&at, "Caygen", "");
    if (!err) {
        build(&at, "kernel void one(global int *out) { out[0] = 1; }");
        build(&at, "kernel void two(global int *out) { out[0] = 2; }");
    }
    workplace_close(&at);
    return err != CL_SUCCESS;
}
