/* SPDX-License-Identifier: MIT */
/* What keeps what alive beside handles: destructor callbacks tell when something is gone. */
#include "api.h"

#include <stdatomic.h>
#include <time.h>

static void CL_CALLBACK
mem_gone(cl_mem mem, void *user)
{
    (void)mem;
    atomic_store((atomic_bool *)user, true);
}

static void CL_CALLBACK
context_gone(cl_context context, void *user)
{
    (void)context;
    atomic_store((atomic_bool *)user, true);
}

/* Threads of queues let go of things a moment later. */
static bool
becomes_true(atomic_bool *flag)
{
    for (int i = 0; i < HANG_SECONDS * 1000 && !atomic_load(flag); i++)
        nanosleep(&(struct timespec){0, 1000000}, NULL);
    return atomic_load(flag);
}

static cl_mem
watched_buffer(cl_context context, atomic_bool *gone)
{
    cl_int err;
    cl_mem mem = clCreateBuffer(context, 0, 1024, NULL, &err);
    OK(err);
    atomic_store(gone, false);
    OK(clSetMemObjectDestructorCallback(mem, mem_gone, gone));
    return mem;
}

static cl_context
watched_context(struct world *w, atomic_bool *gone)
{
    cl_int err;
    cl_context context = clCreateContext(NULL, 1, &w->device, NULL, NULL, &err);
    OK(err);
    atomic_store(gone, false);
    OK(clSetContextDestructorCallback(context, context_gone, gone));
    return context;
}

static cl_uint
references(cl_context context)
{
    cl_uint count = 0;
    OK(clGetContextInfo(context, CL_CONTEXT_REFERENCE_COUNT, sizeof count, &count, NULL));
    return count;
}

static void
arguments_keep_nothing(void **state)
{
    WORLD(state);
    atomic_bool gone;
    const size_t n = 4;
    cl_mem mem = watched_buffer(w->context, &gone);
    cl_kernel kernel = new_kernel(w, "increment");
    set_mem(kernel, 0, mem);
    OK(clReleaseMemObject(mem));
    assert_true(atomic_load(&gone));
    FAILS(CL_INVALID_KERNEL_ARGS, clEnqueueNDRangeKernel(w->queue, kernel, 1, NULL, &n, NULL, 0, NULL, NULL));
    OK(clReleaseKernel(kernel));
}

static void
commands_keep_buffers(void **state)
{
    WORLD(state);
    atomic_bool gone;
    int word = 7;
    cl_int err;
    cl_event gate = clCreateUserEvent(w->context, &err), done;
    OK(err);
    cl_mem mem = watched_buffer(w->context, &gone);
    OK(clEnqueueFillBuffer(w->queue, mem, &word, 4, 0, 4, 1, &gate, &done));
    OK(clReleaseMemObject(mem));
    assert_false(atomic_load(&gone));
    OK(clSetUserEventStatus(gate, CL_COMPLETE));
    OK(clWaitForEvents(1, &done));
    OK(clFinish(w->queue));
    assert_true(becomes_true(&gone));
    OK(clReleaseEvent(gate));
    OK(clReleaseEvent(done));
}

static void
parts_keep_the_whole(void **state)
{
    WORLD(state);
    atomic_bool gone;
    cl_int err;
    const cl_buffer_region region = {128, 64};
    cl_uint count = 0;
    cl_mem mem = watched_buffer(w->context, &gone);
    cl_mem part = clCreateSubBuffer(mem, 0, CL_BUFFER_CREATE_TYPE_REGION, &region, &err);
    OK(err);
    OK(clGetMemObjectInfo(mem, CL_MEM_REFERENCE_COUNT, sizeof count, &count, NULL));
    assert_int_equal(count, 1); /* only handles are counted */
    OK(clReleaseMemObject(mem));
    assert_false(atomic_load(&gone));
    OK(clReleaseMemObject(part));
    assert_true(atomic_load(&gone));
}

/* Each kind of object alone keeps the context. */
static void
objects_keep_the_context(void **state)
{
    WORLD(state);
    atomic_bool gone;
    cl_int err;
    const char *text = "kernel void nothing(void) {}\n";
    cl_context context = watched_context(w, &gone);
    cl_mem mem = clCreateBuffer(context, 0, 64, NULL, &err);
    assert_int_equal(references(context), 1);
    OK(clReleaseContext(context));
    assert_false(atomic_load(&gone));
    OK(clReleaseMemObject(mem));
    assert_true(atomic_load(&gone));

    context = watched_context(w, &gone);
    cl_command_queue queue = clCreateCommandQueue(context, w->device, 0, &err);
    OK(err);
    OK(clReleaseContext(context));
    OK(clEnqueueMarkerWithWaitList(queue, 0, NULL, NULL));
    OK(clFinish(queue));
    assert_false(atomic_load(&gone));
    OK(clReleaseCommandQueue(queue));
    assert_true(becomes_true(&gone));

    context = watched_context(w, &gone);
    cl_program program = clCreateProgramWithSource(context, 1, &text, NULL, &err);
    OK(err);
    OK(clReleaseContext(context));
    assert_false(atomic_load(&gone));
    OK(clReleaseProgram(program));
    assert_true(atomic_load(&gone));

    context = watched_context(w, &gone);
    cl_event event = clCreateUserEvent(context, &err);
    OK(err);
    OK(clReleaseContext(context));
    assert_false(atomic_load(&gone));
    OK(clReleaseEvent(event));
    assert_true(atomic_load(&gone));
}

/* A kernel keeps its program, an event its queue; both keep the context with them. */
static void
chains(void **state)
{
    WORLD(state);
    atomic_bool gone;
    cl_int err;
    cl_program of = NULL;
    cl_command_queue queue_of = NULL;
    char name[32] = "api.";
    cl_context context = watched_context(w, &gone);
    cl_program program = build_binary(context, w->device, strcat(name, device_word(w->device)));
    cl_kernel kernel = clCreateKernel(program, "increment", &err);
    OK(err);
    OK(clReleaseProgram(program));
    OK(clReleaseContext(context));
    OK(clGetKernelInfo(kernel, CL_KERNEL_PROGRAM, sizeof of, &of, NULL));
    assert_ptr_equal(of, program);
    assert_false(atomic_load(&gone));
    OK(clReleaseKernel(kernel));
    assert_true(atomic_load(&gone));

    context = watched_context(w, &gone);
    cl_command_queue queue = clCreateCommandQueue(context, w->device, 0, &err);
    OK(err);
    cl_event event;
    OK(clEnqueueMarkerWithWaitList(queue, 0, NULL, &event));
    OK(clWaitForEvents(1, &event));
    OK(clReleaseCommandQueue(queue));
    OK(clReleaseContext(context));
    OK(clGetEventInfo(event, CL_EVENT_COMMAND_QUEUE, sizeof queue_of, &queue_of, NULL));
    assert_ptr_equal(queue_of, queue);
    assert_false(atomic_load(&gone));
    OK(clReleaseEvent(event));
    assert_true(becomes_true(&gone));
}

static const struct CMUnitTest tests[] = {
    TEST(arguments_keep_nothing),
    TEST(commands_keep_buffers),
    TEST(parts_keep_the_whole),
    TEST(objects_keep_the_context),
    TEST(chains),
};
SUITE(references, tests)
