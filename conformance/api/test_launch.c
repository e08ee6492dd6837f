/* SPDX-License-Identifier: MIT */
/* What kernels are handed, and what clEnqueueNDRangeKernel refuses. */
#include "api.h"

static void
vadd(void **state)
{
    WORLD(state);
    enum { N = 1000 };
    static float a[N], b[N], c[N];
    const size_t global = N;
    for (int i = 0; i < N; i++) {
        a[i] = (float)i;
        b[i] = (float)(2 * i);
    }
    cl_mem ma = new_buffer(w, sizeof a, a), mb = new_buffer(w, sizeof b, b),
           mc = new_buffer(w, sizeof c, NULL);
    cl_kernel kernel = new_kernel(w, "vadd");
    set_mem(kernel, 0, ma);
    set_mem(kernel, 1, mb);
    set_mem(kernel, 2, mc);
    OK(clEnqueueNDRangeKernel(w->queue, kernel, 1, NULL, &global, NULL, 0, NULL, NULL));
    read_buffer(w, mc, c, sizeof c);
    for (int i = 0; i < N; i++)
        assert_true(c[i] == (float)(3 * i));
    OK(clReleaseKernel(kernel));
    OK(clReleaseMemObject(ma));
    OK(clReleaseMemObject(mb));
    OK(clReleaseMemObject(mc));
}

struct shape {
    cl_uint dims;
    size_t offset[3], global[3], local[3];
};

/* Runs kernel ids and compares with what the built-in functions mean. */
static void
check_ids(struct world *w, const struct shape *s, cl_uint which, cl_uint d)
{
    const size_t count = s->global[0] * s->global[1] * s->global[2];
    cl_uint *out = calloc(count, sizeof *out);
    cl_mem mem = new_buffer(w, count * sizeof *out, NULL);
    cl_kernel kernel = new_kernel(w, "ids");
    set_mem(kernel, 0, mem);
    OK(clSetKernelArg(kernel, 1, sizeof which, &which));
    OK(clSetKernelArg(kernel, 2, sizeof d, &d));
    OK(clEnqueueNDRangeKernel(w->queue, kernel, s->dims, s->offset, s->global, s->local, 0, NULL, NULL));
    read_buffer(w, mem, out, count * sizeof *out);
    for (size_t i = 0; i < count; i++) {
        const size_t at[3] = {i % s->global[0], i / s->global[0] % s->global[1],
                              i / s->global[0] / s->global[1]};
        const size_t expect[] = {
            at[d] + s->offset[d],       at[d] % s->local[d], at[d] / s->local[d], s->local[d],
            s->global[d] / s->local[d], s->global[d],        s->offset[d],        s->dims};
        if (out[i] != expect[which])
            fail_msg("work-item %zu, answer %u in dimension %u: %u instead of %zu", i, which, d, out[i],
                     expect[which]);
    }
    OK(clReleaseKernel(kernel));
    OK(clReleaseMemObject(mem));
    free(out);
}

static void
ids(void **state)
{
    WORLD(state);
    const struct shape shapes[] = {
        {1, {0, 0, 0}, {96, 1, 1}, {32, 1, 1}},
        {1, {7, 0, 0}, {30, 1, 1}, {10, 1, 1}},
        {2, {3, 100, 0}, {24, 6, 1}, {12, 3, 1}},
        {3, {1, 2, 3}, {10, 6, 4}, {5, 3, 2}},
    };
    for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++) {
        for (cl_uint which = 0; which < 8; which++) {
            for (cl_uint d = 0; d < shapes[i].dims; d++)
                check_ids(w, &shapes[i], which, d);
        }
    }
}

static void
values(void **state)
{
    WORLD(state);
    cl_int out[10];
    cl_mem mem = new_buffer(w, sizeof out, NULL);
    cl_kernel kernel = new_kernel(w, "values");
    const cl_char c = -5;
    const cl_short s = -1234;
    const cl_int i = 0x12345678;
    const cl_long l = 0x1122334455667788;
    const cl_float f = 1.0f;
    const cl_int4 v = {{-1, 2, -3, 4}};
    const size_t one = 1;
    set_mem(kernel, 0, mem);
    OK(clSetKernelArg(kernel, 1, sizeof c, &c));
    OK(clSetKernelArg(kernel, 2, sizeof s, &s));
    OK(clSetKernelArg(kernel, 3, sizeof i, &i));
    OK(clSetKernelArg(kernel, 4, sizeof l, &l));
    OK(clSetKernelArg(kernel, 5, sizeof f, &f));
    OK(clSetKernelArg(kernel, 6, sizeof v, &v));
    OK(clEnqueueNDRangeKernel(w->queue, kernel, 1, NULL, &one, NULL, 0, NULL, NULL));
    read_buffer(w, mem, out, sizeof out);
    const cl_int expect[10] = {-5, -1234, 0x12345678, 0x55667788, 0x11223344, 0x3f800000, -1, 2, -3, 4};
    assert_memory_equal(out, expect, sizeof out);
    OK(clReleaseKernel(kernel));
    OK(clReleaseMemObject(mem));
}

/* The binary says that its work-groups have 99,999 work-items. */
static void
required_beyond_device(void **state)
{
    WORLD(state);
    static const char from[] = "required_work_group_size: [ 16, 4, 1 ]",
                      to[] = "required_work_group_size: [99999,1,1 ]";
    size_t size = 0;
    const size_t global[3] = {99999, 1, 1}, local[3] = {64, 1, 1};
    cl_int status, err = CL_SUCCESS;
    if (strcmp(device_word(w->device), "skl") != 0)
        skip();
    unsigned char *bytes = read_binary("../../../container/bin/args.skl.zebin", &size);
    size_t at = 0;
    while (at + sizeof from <= size && memcmp(bytes + at, from, sizeof from - 1) != 0)
        at++;
    assert_true(at + sizeof from <= size);
    memcpy(bytes + at, to, sizeof to - 1);
    cl_program program = clCreateProgramWithBinary(w->context, 1, &w->device, &size,
                                                   (const unsigned char **)&bytes, &status, &err);
    OK(err);
    OK(clBuildProgram(program, 1, &w->device, "", NULL, NULL));
    cl_kernel kernels[64];
    cl_uint count = 0;
    OK(clCreateKernelsInProgram(program, 64, kernels, &count));
    cl_uint refused = 0;
    for (cl_uint i = 0; i < count; i++) {
        size_t required[3];
        OK(clGetKernelWorkGroupInfo(kernels[i], w->device, CL_KERNEL_COMPILE_WORK_GROUP_SIZE, sizeof required,
                                    required, NULL));
        if (required[0] == 99999) {
            FAILS(CL_INVALID_WORK_GROUP_SIZE,
                  clEnqueueNDRangeKernel(w->queue, kernels[i], 3, NULL, global, NULL, 0, NULL, NULL));
            assert_non_null(strstr(w->notified, "requires work-groups of 99999 x 1 x 1"));
            FAILS(CL_INVALID_WORK_GROUP_SIZE,
                  clEnqueueNDRangeKernel(w->queue, kernels[i], 3, NULL, global, local, 0, NULL, NULL));
            refused++;
        }
        OK(clReleaseKernel(kernels[i]));
    }
    assert_int_equal(refused, 1);
    OK(clReleaseProgram(program));
    free(bytes);
}

static void
local_arguments(void **state)
{
    WORLD(state);
    cl_int out[128];
    cl_mem mem = new_buffer(w, sizeof out, NULL);
    cl_kernel kernel = new_kernel(w, "locals");
    const size_t global = 128, local = 64;
    set_mem(kernel, 0, mem);
    OK(clSetKernelArg(kernel, 1, local * 4, NULL));
    OK(clSetKernelArg(kernel, 2, local * 4, NULL));
    OK(clEnqueueNDRangeKernel(w->queue, kernel, 1, NULL, &global, &local, 0, NULL, NULL));
    read_buffer(w, mem, out, sizeof out);
    for (int i = 0; i < 128; i++)
        assert_int_equal(out[i], 1000 + 2 * (63 - i % 64));
    OK(clSetKernelArg(kernel, 2, 1 << 20, NULL));
    FAILS(CL_OUT_OF_RESOURCES,
          clEnqueueNDRangeKernel(w->queue, kernel, 1, NULL, &global, &local, 0, NULL, NULL));
    OK(clReleaseKernel(kernel));
    OK(clReleaseMemObject(mem));
}

static void
constant_and_sub_buffer(void **state)
{
    WORLD(state);
    cl_int table[64], out[8], err;
    const cl_buffer_region region = {128, 64};
    const size_t global = 8;
    for (int i = 0; i < 64; i++)
        table[i] = 10 * i;
    cl_mem whole = new_buffer(w, sizeof table, table), mem = new_buffer(w, sizeof out, NULL);
    cl_mem part = clCreateSubBuffer(whole, CL_MEM_READ_ONLY, CL_BUFFER_CREATE_TYPE_REGION, &region, &err);
    OK(err);
    cl_kernel kernel = new_kernel(w, "constants");
    set_mem(kernel, 0, part);
    set_mem(kernel, 1, mem);
    OK(clEnqueueNDRangeKernel(w->queue, kernel, 1, NULL, &global, NULL, 0, NULL, NULL));
    read_buffer(w, mem, out, sizeof out);
    for (int i = 0; i < 8; i++)
        assert_int_equal(out[i], 320 + 10 * (i & 3));
    OK(clReleaseKernel(kernel));
    OK(clReleaseMemObject(part));
    OK(clReleaseMemObject(whole));
    OK(clReleaseMemObject(mem));
}

/* Argument values are taken when the kernel is enqueued. */
static void
arguments_are_a_snapshot(void **state)
{
    WORLD(state);
    cl_int err, words[4] = {0};
    const size_t global = 4;
    cl_mem first = new_buffer(w, sizeof words, words), second = new_buffer(w, sizeof words, words);
    cl_event gate = clCreateUserEvent(w->context, &err);
    OK(err);
    cl_kernel kernel = new_kernel(w, "increment");
    set_mem(kernel, 0, first);
    OK(clEnqueueNDRangeKernel(w->queue, kernel, 1, NULL, &global, NULL, 1, &gate, NULL));
    set_mem(kernel, 0, second);
    OK(clReleaseKernel(kernel));
    OK(clSetUserEventStatus(gate, CL_COMPLETE));
    read_buffer(w, first, words, sizeof words);
    assert_int_equal(words[3], 1);
    read_buffer(w, second, words, sizeof words);
    assert_int_equal(words[3], 0);
    OK(clReleaseEvent(gate));
    OK(clReleaseMemObject(first));
    OK(clReleaseMemObject(second));
}

static void
null_buffer(void **state)
{
    WORLD(state);
    cl_int out[1] = {77};
    cl_mem mem = new_buffer(w, sizeof out, out), none = NULL;
    cl_kernel kernel = new_kernel(w, "null_argument");
    const size_t one = 1;
    set_mem(kernel, 0, mem); /* tells a kernel without argument data that this is a buffer */
    OK(clSetKernelArg(kernel, 0, sizeof none, &none));
    set_mem(kernel, 1, mem);
    OK(clEnqueueNDRangeKernel(w->queue, kernel, 1, NULL, &one, NULL, 0, NULL, NULL));
    read_buffer(w, mem, out, sizeof out);
    assert_int_equal(out[0], 1);
    OK(clReleaseKernel(kernel));
    OK(clReleaseMemObject(mem));
}

static void
required_size(void **state)
{
    WORLD(state);
    const size_t global[2] = {16, 4}, right[2] = {8, 2}, wrong[2] = {16, 1};
    cl_int out[64];
    cl_mem mem = new_buffer(w, sizeof out, NULL);
    cl_kernel kernel = new_kernel(w, "required");
    set_mem(kernel, 0, mem);
    OK(clEnqueueNDRangeKernel(w->queue, kernel, 2, NULL, global, right, 0, NULL, NULL));
    read_buffer(w, mem, out, sizeof out);
    assert_int_equal(out[63], 8);
    if (strcmp(device_word(w->device), "cayman")) { /* clang's objects do not say */
        OK(clEnqueueNDRangeKernel(w->queue, kernel, 2, NULL, global, NULL, 0, NULL, NULL));
        FAILS(CL_INVALID_WORK_GROUP_SIZE,
              clEnqueueNDRangeKernel(w->queue, kernel, 2, NULL, global, wrong, 0, NULL, NULL));
    }
    OK(clReleaseKernel(kernel));
    OK(clReleaseMemObject(mem));
}

static void
refused(void **state)
{
    WORLD(state);
    cl_command_queue q = w->queue;
    cl_int words[64] = {0};
    cl_mem mem = new_buffer(w, sizeof words, words);
    cl_kernel k = new_kernel(w, "increment");
    const size_t n = 64, odd = 60, eight = 8, zero = 0, many = 1024, huge = (size_t)1 << 40, far = UINT32_MAX;
    const size_t square[2] = {512, 512}, thick[2] = {32, 32};
    set_mem(k, 0, mem);
    OK(clEnqueueNDRangeKernel(q, k, 1, NULL, &n, &eight, 0, NULL, NULL));
    OK(clEnqueueNDRangeKernel(q, k, 1, NULL, &zero, NULL, 0, NULL, NULL));
    FAILS(CL_INVALID_WORK_DIMENSION, clEnqueueNDRangeKernel(q, k, 0, NULL, &n, NULL, 0, NULL, NULL));
    FAILS(CL_INVALID_WORK_DIMENSION, clEnqueueNDRangeKernel(q, k, 4, NULL, &n, NULL, 0, NULL, NULL));
    OK(clEnqueueNDRangeKernel(q, k, 1, NULL, NULL, NULL, 0, NULL, NULL));
    OK(clEnqueueNDRangeKernel(q, k, 1, NULL, NULL, &eight, 0, NULL, NULL));
    FAILS_WHEN(CL_INVALID_GLOBAL_WORK_SIZE, "more than the device counts to",
               clEnqueueNDRangeKernel(q, k, 1, NULL, &huge, NULL, 0, NULL, NULL));
    FAILS_WHEN(CL_INVALID_GLOBAL_OFFSET, "offset and size beyond what the device counts to",
               clEnqueueNDRangeKernel(q, k, 1, &far, &n, NULL, 0, NULL, NULL));
    FAILS(CL_INVALID_WORK_GROUP_SIZE, clEnqueueNDRangeKernel(q, k, 1, NULL, &odd, &eight, 0, NULL, NULL));
    FAILS(CL_INVALID_WORK_GROUP_SIZE, clEnqueueNDRangeKernel(q, k, 1, NULL, &n, &zero, 0, NULL, NULL));
    FAILS(CL_INVALID_WORK_ITEM_SIZE, clEnqueueNDRangeKernel(q, k, 1, NULL, &many, &many, 0, NULL, NULL));
    FAILS(CL_INVALID_WORK_GROUP_SIZE, clEnqueueNDRangeKernel(q, k, 2, NULL, square, thick, 0, NULL, NULL));
    FAILS(CL_INVALID_EVENT_WAIT_LIST, clEnqueueNDRangeKernel(q, k, 1, NULL, &n, NULL, 1, NULL, NULL));
    FAILS(CL_INVALID_KERNEL, clEnqueueNDRangeKernel(q, (cl_kernel)q, 1, NULL, &n, NULL, 0, NULL, NULL));
    FAILS(CL_INVALID_COMMAND_QUEUE,
          clEnqueueNDRangeKernel((cl_command_queue)k, k, 1, NULL, &n, NULL, 0, NULL, NULL));
    OK(clFinish(q));
    OK(clReleaseMemObject(mem));
    FAILS(CL_INVALID_KERNEL_ARGS, clEnqueueNDRangeKernel(q, k, 1, NULL, &n, NULL, 0, NULL, NULL));
    OK(clReleaseKernel(k));
}

/* An argument left out, or none set at all. */
static void
missing_arguments(void **state)
{
    WORLD(state);
    const size_t n = 4;
    cl_mem mem = new_buffer(w, 64, NULL);
    cl_kernel kernel = new_kernel(w, "vadd");
    set_mem(kernel, 0, mem);
    set_mem(kernel, 2, mem);
    FAILS(CL_INVALID_KERNEL_ARGS, clEnqueueNDRangeKernel(w->queue, kernel, 1, NULL, &n, NULL, 0, NULL, NULL));
    OK(clReleaseKernel(kernel));
    OK(clReleaseMemObject(mem));
}

static void
other_context(void **state)
{
    WORLD(state);
    cl_int err;
    const size_t one = 1;
    cl_context context = clCreateContext(NULL, 1, &w->device, NULL, NULL, &err);
    OK(err);
    cl_command_queue queue = clCreateCommandQueue(context, w->device, 0, &err);
    OK(err);
    cl_kernel kernel = new_kernel(w, "increment");
    FAILS(CL_INVALID_CONTEXT, clEnqueueNDRangeKernel(queue, kernel, 1, NULL, &one, NULL, 0, NULL, NULL));
    OK(clReleaseKernel(kernel));
    OK(clReleaseCommandQueue(queue));
    OK(clReleaseContext(context));
}

static void
task(void **state)
{
    WORLD(state);
    cl_int words[2] = {0};
    cl_mem mem = new_buffer(w, sizeof words, words);
    cl_kernel kernel = new_kernel(w, "increment");
    set_mem(kernel, 0, mem);
    OK(clEnqueueTask(w->queue, kernel, 0, NULL, NULL));
    read_buffer(w, mem, words, sizeof words);
    assert_int_equal(words[0], 1);
    assert_int_equal(words[1], 0);
    FAILS(CL_INVALID_KERNEL, clEnqueueTask(w->queue, (cl_kernel)w->queue, 0, NULL, NULL));
    OK(clReleaseKernel(kernel));
    OK(clReleaseMemObject(mem));
}

static const struct CMUnitTest tests[] = {
    TEST(vadd),
    TEST(ids),
    TEST(values),
    TEST(required_beyond_device),
    TEST(local_arguments),
    TEST(constant_and_sub_buffer),
    TEST(arguments_are_a_snapshot),
    TEST(null_buffer),
    TEST(required_size),
    TEST(refused),
    TEST(missing_arguments),
    TEST(other_context),
    TEST(task),
};
SUITE(launch, tests)
