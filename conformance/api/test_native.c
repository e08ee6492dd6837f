/* SPDX-License-Identifier: MIT */
/* Functions of the host program as commands. */
#include "api.h"

struct block {
    int magic;
    int *from, *to;
    int count;
};

static void CL_CALLBACK
copy_and_add(void *args)
{
    struct block *b = args;
    for (int i = 0; i < b->count; i++)
        b->to[i] = b->from[i] + b->magic;
    b->magic = 0; /* the block is a copy */
}

/* Buffers become addresses; the command has its place in the queue. */
static void
buffers(void **state)
{
    WORLD(state);
    int words[64] = {0};
    const size_t n = 64;
    cl_mem from = new_buffer(w, sizeof words, words), to = new_buffer(w, sizeof words, words);
    cl_kernel kernel = new_kernel(w, "increment");
    struct block block = {.magic = 5, .count = 64};
    const cl_mem mems[] = {from, to};
    const void *places[] = {&block.from, &block.to};
    cl_event event;
    cl_command_type type = 0;
    cl_device_exec_capabilities can = 0;
    OK(clGetDeviceInfo(w->device, CL_DEVICE_EXECUTION_CAPABILITIES, sizeof can, &can, NULL));
    assert_int_equal(can, CL_EXEC_KERNEL | CL_EXEC_NATIVE_KERNEL);
    set_mem(kernel, 0, from);
    OK(clEnqueueNDRangeKernel(w->queue, kernel, 1, NULL, &n, NULL, 0, NULL, NULL));
    OK(clEnqueueNativeKernel(w->queue, copy_and_add, &block, sizeof block, 2, mems, places, 0, NULL, &event));
    set_mem(kernel, 0, to);
    OK(clEnqueueNDRangeKernel(w->queue, kernel, 1, NULL, &n, NULL, 0, NULL, NULL));
    memset(&block, 0, sizeof block);
    OK(clReleaseMemObject(from)); /* the command holds it */
    read_buffer(w, to, words, sizeof words);
    for (int i = 0; i < 64; i++)
        assert_int_equal(words[i], 7);
    OK(clGetEventInfo(event, CL_EVENT_COMMAND_TYPE, sizeof type, &type, NULL));
    assert_int_equal(type, CL_COMMAND_NATIVE_KERNEL);
    OK(clReleaseEvent(event));
    OK(clReleaseMemObject(to));
    OK(clReleaseKernel(kernel));
}

static void CL_CALLBACK
note_null(void *args)
{
    assert_null(args);
}

static void
without_arguments(void **state)
{
    WORLD(state);
    OK(clEnqueueNativeKernel(w->queue, note_null, NULL, 0, 0, NULL, NULL, 0, NULL, NULL));
    OK(clFinish(w->queue));
}

struct two {
    void *none, *some;
    bool *good;
};

static void CL_CALLBACK
look_at(void *args)
{
    const struct two *two = args;
    *two->good = !two->none && two->some;
}

/* In the list there may be no buffer: its address is NULL then. */
static void
no_buffer(void **state)
{
    WORLD(state);
    bool good = false;
    struct two two = {&two, NULL, &good};
    const cl_mem mems[] = {NULL, new_buffer(w, 64, NULL)};
    const void *places[] = {&two.none, &two.some};
    OK(clEnqueueNativeKernel(w->queue, look_at, &two, sizeof two, 2, mems, places, 0, NULL, NULL));
    OK(clFinish(w->queue));
    assert_true(good);
    OK(clReleaseMemObject(mems[1]));
}

static void
refused(void **state)
{
    WORLD(state);
    struct block block = {0};
    cl_mem mem = new_buffer(w, 64, NULL), wrong = (cl_mem)w->queue;
    cl_int err;
    cl_context other = clCreateContext(NULL, 1, &w->device, NULL, NULL, &err);
    OK(err);
    cl_mem foreign = clCreateBuffer(other, 0, 64, NULL, &err);
    OK(err);
    const void *place = &block.from, *outside = &block + 1, *end = (char *)(&block + 1) - 4;
    cl_command_queue q = w->queue;
    const size_t size = sizeof block;
#define NATIVE(queue, call, args, bytes, count, mems, places)                                                \
    clEnqueueNativeKernel(queue, call, args, bytes, count, mems, places, 0, NULL, NULL)
    FAILS(CL_INVALID_COMMAND_QUEUE,
          NATIVE((cl_command_queue)w->context, copy_and_add, &block, size, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE, NATIVE(q, NULL, &block, size, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE, NATIVE(q, copy_and_add, NULL, size, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE, NATIVE(q, copy_and_add, NULL, 0, 1, &mem, &place));
    FAILS(CL_INVALID_VALUE, NATIVE(q, copy_and_add, &block, 0, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE, NATIVE(q, copy_and_add, &block, size, 1, NULL, &place));
    FAILS(CL_INVALID_VALUE, NATIVE(q, copy_and_add, &block, size, 1, &mem, NULL));
    FAILS(CL_INVALID_VALUE, NATIVE(q, copy_and_add, &block, size, 0, &mem, NULL));
    FAILS(CL_INVALID_VALUE, NATIVE(q, copy_and_add, &block, size, 0, NULL, &place));
    FAILS(CL_INVALID_VALUE, NATIVE(q, copy_and_add, &block, size, 1, &mem, &outside));
    FAILS(CL_INVALID_VALUE, NATIVE(q, copy_and_add, &block, size, 1, &mem, &end));
    FAILS(CL_INVALID_MEM_OBJECT, NATIVE(q, copy_and_add, &block, size, 1, &wrong, &place));
    FAILS(CL_INVALID_CONTEXT, NATIVE(q, copy_and_add, &block, size, 1, &foreign, &place));
    FAILS(CL_INVALID_EVENT_WAIT_LIST,
          clEnqueueNativeKernel(q, copy_and_add, &block, size, 0, NULL, NULL, 1, NULL, NULL));
#undef NATIVE
    OK(clReleaseMemObject(mem));
    OK(clReleaseMemObject(foreign));
    OK(clReleaseContext(other));
}

static const struct CMUnitTest tests[] = {TEST(buffers), TEST(without_arguments), TEST(no_buffer),
                                          TEST(refused)};
SUITE(native, tests)
