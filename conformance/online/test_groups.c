/* SPDX-License-Identifier: MIT */
/* Which programs take work-groups of several sizes: API, clEnqueueNDRangeKernel. What they then do is
 * conformance/non_uniform's. */
#include "online.h"

static const char source[] =
    "kernel void k(global int *out) { if (get_global_id(0) == 32) out[0] = (int)get_local_size(0); }";

/* What launching k over 33 work-items in groups of 32 gives; the last group's size is checked. */
static cl_int
launched(struct world *w, cl_program program)
{
    const size_t global = 33, local = 32;
    cl_int code, size = 0;
    cl_kernel kernel = clCreateKernel(program, "k", &code);
    OK(code);
    cl_mem out = clCreateBuffer(w->context, 0, sizeof size, NULL, &code);
    OK(code);
    OK(clSetKernelArg(kernel, 0, sizeof out, &out));
    code = clEnqueueNDRangeKernel(w->queue, kernel, 1, NULL, &global, &local, 0, NULL, NULL);
    if (!code) {
        OK(clEnqueueReadBuffer(w->queue, out, CL_TRUE, 0, sizeof size, &size, 0, NULL, NULL));
        assert_int_equal(size, 1);
    }
    OK(clReleaseMemObject(out));
    OK(clReleaseKernel(kernel));
    return code;
}

static cl_int
launched_again(struct world *w, cl_program program)
{
    size_t size;
    cl_int err;
    unsigned char *bytes = binary_of(program, &size);
    cl_program loaded = from_binary(w, bytes, size, &err);
    OK(err);
    OK(clBuildProgram(loaded, 0, NULL, NULL, NULL, NULL));
    const cl_int code = launched(w, loaded);
    OK(clReleaseProgram(loaded));
    free(bytes);
    return code;
}

/* The program, and one loaded from its binary; releases it. */
static void
expect(struct world *w, cl_int code, cl_program program)
{
    FAILS(code, launched(w, program));
    FAILS(code, launched_again(w, program));
    OK(clReleaseProgram(program));
}

static void
sources(void **state)
{
    WORLD(state);
    expect(w, CL_INVALID_WORK_GROUP_SIZE, built(w, source, NULL));
    expect(w, CL_INVALID_WORK_GROUP_SIZE, built(w, source, "-cl-std=CL1.2"));
    if (!w->intel)
        return;
    expect(w, CL_SUCCESS, built(w, source, "-cl-std=CL2.0"));
    expect(w, CL_INVALID_WORK_GROUP_SIZE, built(w, source, "-cl-std=CL2.0 -cl-uniform-work-group-size"));
}

static cl_program
linked(struct world *w, const char *options, const char *others)
{
    cl_int err;
    cl_program parts[] = {compiled(w, source, options),
                          compiled(w, "int unused(void) { return 1; }", others)};
    cl_program program = clLinkProgram(w->context, 0, NULL, NULL, 2, parts, NULL, NULL, &err);
    OK(err);
    OK(clReleaseProgram(parts[0]));
    OK(clReleaseProgram(parts[1]));
    return program;
}

/* All inputs have a say. */
static void
linking(void **state)
{
    WORLD(state);
    expect(w, CL_INVALID_WORK_GROUP_SIZE, linked(w, NULL, NULL));
    if (!w->intel)
        return;
    expect(w, CL_SUCCESS, linked(w, "-cl-std=CL2.0", "-cl-std=CL2.0"));
    expect(w, CL_INVALID_WORK_GROUP_SIZE, linked(w, "-cl-std=CL2.0", NULL));
    expect(w, CL_INVALID_WORK_GROUP_SIZE,
           linked(w, "-cl-std=CL2.0", "-cl-std=CL2.0 -cl-uniform-work-group-size"));
}

static const struct CMUnitTest tests[] = {TEST(sources), TEST(linking)};
SUITE(groups, tests)
