/* SPDX-License-Identifier: MIT */
/* Which work-groups programs take: of several sizes (what they then do is conformance/non_uniform's), of a
 * required one: API, clEnqueueNDRangeKernel. */
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

/* Kernels that require sizes, however their sources say it. */
static const char required_source[] =
    "#define LOCAL 4\n"
    "#define SIZES LOCAL*2, (LOCAL + 4)>>1, 1\n"
    "#define SIZE (int)(get_local_size(0) + 100 * get_local_size(1))\n"
    "#define BODY (global int *out) { if (get_global_id(0) + get_global_id(1) == 0) out[0] = SIZE; }\n"
    "kernel __attribute__((reqd_work_group_size(16, 2, 1))) void plain BODY\n"
    "__attribute__((vec_type_hint(float4), __reqd_work_group_size__(0x10u, 2, 1))) kernel void hinted BODY\n"
    "kernel __attribute__((reqd_work_group_size(SIZES))) void computed BODY\n"
    "__attribute__((reqd_work_group_size(3, 1, 1))) kernel void declared(global int *out);\n"
    "__attribute__((reqd_work_group_size(3, 1, 1))) kernel void declared BODY\n"
    "kernel void none BODY\n";

static const struct required {
    const char *name;
    size_t sizes[3];
    const char *attribute, *other; /* what the attributes' text has */
} required[] = {
    {"plain", {16, 2, 1}, "reqd_work_group_size(16,2,1)", ""},
    {"hinted", {16, 2, 1}, "reqd_work_group_size(16,2,1)", "vec_type_hint(float4)"},
    {"computed", {8, 4, 1}, "reqd_work_group_size(8,4,1)", ""},
    {"declared", {3, 1, 1}, "reqd_work_group_size(3,1,1)", ""},
    {"none", {0, 0, 0}, "", ""},
};

/* Attributes are a source's alone (API, CL_KERNEL_ATTRIBUTES). */
static void
check_answers(struct world *w, cl_kernel kernel, const struct required *r, bool is_source)
{
    size_t sizes[3];
    char text[256];
    OK(clGetKernelWorkGroupInfo(kernel, w->devices[0], CL_KERNEL_COMPILE_WORK_GROUP_SIZE, sizeof sizes, sizes,
                                NULL));
    assert_memory_equal(sizes, r->sizes, sizeof sizes);
    OK(clGetKernelInfo(kernel, CL_KERNEL_ATTRIBUTES, sizeof text, text, NULL));
    if (!is_source || !*r->attribute)
        assert_string_equal(text, "");
    if (!is_source)
        return;
    assert_non_null(strstr(text, r->attribute));
    assert_non_null(strstr(text, r->other));
}

/* A launch without a local size has the required one; one with another size, or that it does not divide, is
 * refused. */
static void
check_launches(struct world *w, cl_kernel kernel, const struct required *r)
{
    const size_t global[] = {r->sizes[0] ? 2 * r->sizes[0] : 48, r->sizes[1] ? 2 * r->sizes[1] : 2};
    const size_t other[] = {1, 2};
    cl_int code, size = 0;
    cl_mem out = clCreateBuffer(w->context, 0, sizeof size, NULL, &code);
    OK(code);
    OK(clSetKernelArg(kernel, 0, sizeof out, &out));
    OK(clEnqueueNDRangeKernel(w->queue, kernel, 2, NULL, global, NULL, 0, NULL, NULL));
    OK(clEnqueueReadBuffer(w->queue, out, CL_TRUE, 0, sizeof size, &size, 0, NULL, NULL));
    if (r->sizes[0])
        assert_int_equal(size, r->sizes[0] + 100 * r->sizes[1]);
    FAILS(r->sizes[0] ? CL_INVALID_WORK_GROUP_SIZE : CL_SUCCESS,
          clEnqueueNDRangeKernel(w->queue, kernel, 2, NULL, global, other, 0, NULL, NULL));
    const size_t odd[] = {global[0] + 1, global[1]};
    FAILS(r->sizes[0] ? CL_INVALID_WORK_GROUP_SIZE : CL_SUCCESS,
          clEnqueueNDRangeKernel(w->queue, kernel, 2, NULL, odd, NULL, 0, NULL, NULL));
    OK(clFinish(w->queue));
    OK(clReleaseMemObject(out));
}

static void
check_required(struct world *w, cl_program program, bool is_source)
{
    cl_int code;
    for (size_t i = 0; i < sizeof required / sizeof *required; i++) {
        cl_kernel kernel = clCreateKernel(program, required[i].name, &code);
        OK(code);
        check_answers(w, kernel, &required[i], is_source);
        check_launches(w, kernel, &required[i]);
        OK(clReleaseKernel(kernel));
    }
}

static void
required_sizes(void **state)
{
    WORLD(state);
    cl_int err;
    size_t size;
    cl_program program = built(w, required_source, NULL), part = compiled(w, required_source, NULL);
    check_required(w, program, true);
    unsigned char *bytes = binary_of(program, &size);
    cl_program loaded = from_binary(w, bytes, size, &err);
    OK(err);
    OK(clBuildProgram(loaded, 0, NULL, NULL, NULL, NULL));
    check_required(w, loaded, false);
    cl_program whole = clLinkProgram(w->context, 0, NULL, NULL, 1, &part, NULL, NULL, &err);
    OK(err);
    check_required(w, whole, true);
    OK(clReleaseProgram(whole));
    OK(clReleaseProgram(part));
    OK(clReleaseProgram(loaded));
    OK(clReleaseProgram(program));
    free(bytes);
}

/* Ranges that nothing divides, without a local size. */
enum { ODD = 1009, ODD_ROWS = 3 };

/* What the kernel wrote for each work-item of ODD times ODD_ROWS. */
static void
run_odd(struct world *w, cl_program program, const char *name, cl_int out[ODD * ODD_ROWS])
{
    const size_t global[] = {ODD, ODD_ROWS}, bytes = ODD * ODD_ROWS * sizeof *out;
    cl_int code;
    memset(out, 0xee, bytes);
    cl_kernel kernel = clCreateKernel(program, name, &code);
    OK(code);
    cl_mem mem = clCreateBuffer(w->context, CL_MEM_COPY_HOST_PTR, bytes, out, &code);
    OK(code);
    OK(clSetKernelArg(kernel, 0, sizeof mem, &mem));
    OK(clEnqueueNDRangeKernel(w->queue, kernel, 2, NULL, global, NULL, 0, NULL, NULL));
    OK(clEnqueueReadBuffer(w->queue, mem, CL_TRUE, 0, bytes, out, 0, NULL, NULL));
    OK(clReleaseMemObject(mem));
    OK(clReleaseKernel(kernel));
}

/* It never asks, but the required size is in its code. */
static void
check_fixed(struct world *w, cl_program program)
{
    const size_t global = ODD;
    cl_int code;
    cl_kernel kernel = clCreateKernel(program, "fixed", &code);
    OK(code);
    cl_mem out = clCreateBuffer(w->context, 0, ODD * sizeof(cl_int), NULL, &code);
    OK(code);
    OK(clSetKernelArg(kernel, 0, sizeof out, &out));
    FAILS(CL_INVALID_WORK_GROUP_SIZE,
          clEnqueueNDRangeKernel(w->queue, kernel, 1, NULL, &global, NULL, 0, NULL, NULL));
    OK(clReleaseMemObject(out));
    OK(clReleaseKernel(kernel));
}

/* A kernel that asks for the size of its group gets one that divides the range, unless its language is 2.0;
 * one that does not may be in groups of several sizes, for the lanes' sake. */
static void
odd_ranges(void **state)
{
    static const char text[] =
        "#define AT (get_global_id(1) * get_global_size(0) + get_global_id(0))\n"
        "kernel void place(global int *out) { out[AT] = (int)AT; }\n"
        "kernel void again(global int *out)\n"
        "{ out[AT] = (int)(get_group_id(0) * 100000 + get_local_id(0)); }\n"
        "kernel void size(global int *out)\n"
        "{ out[AT] = (int)(get_local_size(0) * get_local_size(1) * 10000 + get_local_size(0)); }\n"
        "kernel __attribute__((reqd_work_group_size(16, 1, 1))) void fixed(global int *out) { out[AT] = 1; "
        "}\n";
    static cl_int out[ODD * ODD_ROWS];
    WORLD(state);
    cl_program program = built(w, text, NULL);
    run_odd(w, program, "place", out);
    for (int i = 0; i < ODD * ODD_ROWS; i++)
        assert_int_equal(out[i], i);
    run_odd(w, program, "again", out);
    for (int i = 0; i < ODD * ODD_ROWS; i++) /* groups follow each other, items in them count up */
        assert_true(out[i] == (i % ODD ? out[i - 1] + 1 : 0) || out[i] == (out[i - 1] / 100000 + 1) * 100000);
    assert_true(!w->intel || out[1] == 1);
    run_odd(w, program, "size", out);
    for (int i = 0; i < ODD * ODD_ROWS; i++) {
        assert_int_equal(out[i], out[0]);
        assert_int_equal(ODD % (out[0] % 10000), 0);
    }
    check_fixed(w, program);
    OK(clReleaseProgram(program));
    if (!w->intel)
        return;
    program = built(
        w,
        "kernel void enqueued(global int *out)\n"
        "{ out[get_global_id(1) * get_global_size(0) + get_global_id(0)] = get_enqueued_local_size(0); }",
        "-cl-std=CL2.0 -cl-uniform-work-group-size");
    run_odd(w, program, "enqueued", out);
    assert_int_equal(ODD % out[0], 0);
    OK(clReleaseProgram(program));
}

static const struct CMUnitTest tests[] = {TEST(sources), TEST(linking), TEST(required_sizes),
                                          TEST(odd_ranges)};
SUITE(groups, tests)
