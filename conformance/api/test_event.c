/* SPDX-License-Identifier: MIT */
#include "api.h"

#include <stdatomic.h>

static cl_int
status_of(cl_event event)
{
    cl_int status = 99;
    OK(clGetEventInfo(event, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof status, &status, NULL));
    return status;
}

static cl_event
user_event(struct world *w)
{
    cl_int err;
    cl_event event = clCreateUserEvent(w->context, &err);
    OK(err);
    return event;
}

static void
info(void **state)
{
    WORLD(state);
    cl_int word = 0;
    cl_event event;
    cl_command_queue queue = NULL;
    cl_context context = NULL;
    cl_command_type type = 0;
    cl_uint refs = 0;
    cl_mem mem = new_buffer(w, 64, NULL);
    OK(clEnqueueReadBuffer(w->queue, mem, CL_TRUE, 0, 4, &word, 0, NULL, &event));
    assert_int_equal(status_of(event), CL_COMPLETE);
    OK(clGetEventInfo(event, CL_EVENT_COMMAND_QUEUE, sizeof queue, &queue, NULL));
    assert_ptr_equal(queue, w->queue);
    OK(clGetEventInfo(event, CL_EVENT_CONTEXT, sizeof context, &context, NULL));
    assert_ptr_equal(context, w->context);
    OK(clGetEventInfo(event, CL_EVENT_COMMAND_TYPE, sizeof type, &type, NULL));
    assert_int_equal(type, CL_COMMAND_READ_BUFFER);
    OK(clRetainEvent(event));
    OK(clGetEventInfo(event, CL_EVENT_REFERENCE_COUNT, sizeof refs, &refs, NULL));
    assert_int_equal(refs, 2);
    OK(clReleaseEvent(event));
    FAILS(CL_INVALID_VALUE, clGetEventInfo(event, CL_DEVICE_NAME, sizeof refs, &refs, NULL));
    FAILS(CL_INVALID_VALUE, clGetEventInfo(event, CL_EVENT_CONTEXT, 4, &refs, NULL));
    FAILS(CL_INVALID_EVENT, clGetEventInfo((cl_event)w->queue, CL_EVENT_CONTEXT, 8, &context, NULL));
    FAILS(CL_INVALID_EVENT, clRetainEvent((cl_event)w->queue));
    FAILS(CL_INVALID_EVENT, clReleaseEvent((cl_event)w->queue));
    OK(clReleaseEvent(event));
    OK(clReleaseMemObject(mem));
}

static cl_ulong
time_of(cl_event event, cl_profiling_info what)
{
    cl_ulong time = 0;
    OK(clGetEventProfilingInfo(event, what, sizeof time, &time, NULL));
    return time;
}

static void
profiling(void **state)
{
    WORLD(state);
    cl_int err;
    cl_ulong time = 0;
    cl_event event, gate = user_event(w), waiting;
    const size_t n = 64;
    cl_mem mem = new_buffer(w, 256, NULL);
    cl_kernel kernel = new_kernel(w, "increment");
    set_mem(kernel, 0, mem);
    OK(clEnqueueNDRangeKernel(w->queue, kernel, 1, NULL, &n, NULL, 0, NULL, &event));
    OK(clWaitForEvents(1, &event));
    const cl_ulong queued = time_of(event, CL_PROFILING_COMMAND_QUEUED);
    const cl_ulong submit = time_of(event, CL_PROFILING_COMMAND_SUBMIT);
    const cl_ulong start = time_of(event, CL_PROFILING_COMMAND_START);
    const cl_ulong end = time_of(event, CL_PROFILING_COMMAND_END);
    assert_true(queued && queued <= submit && submit <= start && start < end);
    assert_true(time_of(event, CL_PROFILING_COMMAND_COMPLETE) >= end);
    FAILS(CL_INVALID_VALUE, clGetEventProfilingInfo(event, CL_DEVICE_NAME, sizeof time, &time, NULL));
    FAILS(CL_PROFILING_INFO_NOT_AVAILABLE,
          clGetEventProfilingInfo(gate, CL_PROFILING_COMMAND_END, sizeof time, &time, NULL));
    OK(clEnqueueMarkerWithWaitList(w->queue, 1, &gate, &waiting));
    FAILS(CL_PROFILING_INFO_NOT_AVAILABLE,
          clGetEventProfilingInfo(waiting, CL_PROFILING_COMMAND_END, sizeof time, &time, NULL));
    OK(clSetUserEventStatus(gate, CL_COMPLETE));
    cl_command_queue plain = clCreateCommandQueue(w->context, w->device, 0, &err);
    OK(err);
    OK(clReleaseEvent(event));
    OK(clEnqueueMarkerWithWaitList(plain, 0, NULL, &event));
    OK(clWaitForEvents(1, &event));
    FAILS(CL_PROFILING_INFO_NOT_AVAILABLE,
          clGetEventProfilingInfo(event, CL_PROFILING_COMMAND_END, sizeof time, &time, NULL));
    OK(clReleaseCommandQueue(plain));
    OK(clReleaseEvent(waiting));
    OK(clReleaseEvent(gate));
    OK(clReleaseEvent(event));
    OK(clReleaseKernel(kernel));
    OK(clReleaseMemObject(mem));
}

static void
user_events(void **state)
{
    WORLD(state);
    cl_event gate = user_event(w), marker;
    cl_command_type type = 0;
    cl_command_queue queue = w->queue;
    OK(clGetEventInfo(gate, CL_EVENT_COMMAND_TYPE, sizeof type, &type, NULL));
    assert_int_equal(type, CL_COMMAND_USER);
    OK(clGetEventInfo(gate, CL_EVENT_COMMAND_QUEUE, sizeof queue, &queue, NULL));
    assert_null(queue);
    assert_int_equal(status_of(gate), CL_SUBMITTED);
    OK(clEnqueueMarkerWithWaitList(w->queue, 1, &gate, &marker));
    assert_true(status_of(marker) >= CL_SUBMITTED);
    FAILS(CL_INVALID_VALUE, clSetUserEventStatus(gate, CL_RUNNING));
    FAILS(CL_INVALID_EVENT, clSetUserEventStatus(marker, CL_COMPLETE));
    OK(clSetUserEventStatus(gate, CL_COMPLETE));
    FAILS(CL_INVALID_OPERATION, clSetUserEventStatus(gate, CL_COMPLETE));
    OK(clWaitForEvents(1, &marker));
    REFUSED(CL_INVALID_CONTEXT, clCreateUserEvent((cl_context)w->queue, &err));
    OK(clReleaseEvent(marker));
    OK(clReleaseEvent(gate));
}

/* A failed event ends what waits for it, and nothing else. */
static void
failure_spreads_through_wait_lists(void **state)
{
    WORLD(state);
    cl_event gate = user_event(w), marker, after;
    OK(clEnqueueMarkerWithWaitList(w->queue, 1, &gate, &marker));
    OK(clEnqueueMarkerWithWaitList(w->queue, 0, NULL, &after));
    OK(clSetUserEventStatus(gate, -77));
    FAILS(CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST, clWaitForEvents(1, &marker));
    assert_true(status_of(marker) < 0);
    assert_int_equal(status_of(gate), -77);
    OK(clWaitForEvents(1, &after));
    OK(clReleaseEvent(after));
    OK(clReleaseEvent(marker));
    OK(clReleaseEvent(gate));
}

static void
across_queues(void **state)
{
    WORLD(state);
    cl_int err, word = 5, got = 0;
    cl_event gate = user_event(w), written;
    cl_mem mem = new_buffer(w, 4, NULL);
    cl_command_queue other = clCreateCommandQueue(w->context, w->device, 0, &err);
    OK(err);
    OK(clEnqueueWriteBuffer(w->queue, mem, CL_FALSE, 0, 4, &word, 1, &gate, &written));
    OK(clEnqueueReadBuffer(other, mem, CL_FALSE, 0, 4, &got, 1, &written, NULL));
    assert_int_equal(got, 0);
    OK(clSetUserEventStatus(gate, CL_COMPLETE));
    OK(clFinish(other));
    assert_int_equal(got, 5);
    OK(clReleaseCommandQueue(other));
    OK(clReleaseEvent(written));
    OK(clReleaseEvent(gate));
    OK(clReleaseMemObject(mem));
}

struct calls {
    atomic_int submitted, running, complete, last;
};

static void CL_CALLBACK
on_state(cl_event event, cl_int status, void *user)
{
    struct calls *calls = user;
    assert_non_null(event);
    if (status == CL_SUBMITTED)
        calls->submitted++;
    else if (status == CL_RUNNING)
        calls->running++;
    else
        calls->complete++;
    calls->last = status;
}

static void
callbacks(void **state)
{
    WORLD(state);
    struct calls calls = {0};
    cl_event gate = user_event(w), marker;
    OK(clEnqueueMarkerWithWaitList(w->queue, 1, &gate, &marker));
    OK(clSetEventCallback(marker, CL_SUBMITTED, on_state, &calls));
    OK(clSetEventCallback(marker, CL_RUNNING, on_state, &calls));
    OK(clSetEventCallback(marker, CL_COMPLETE, on_state, &calls));
    FAILS(CL_INVALID_VALUE, clSetEventCallback(marker, CL_QUEUED, on_state, &calls));
    FAILS(CL_INVALID_VALUE, clSetEventCallback(marker, CL_COMPLETE, NULL, &calls));
    FAILS(CL_INVALID_EVENT, clSetEventCallback((cl_event)w->queue, CL_COMPLETE, on_state, &calls));
    assert_int_equal(calls.complete, 0);
    OK(clSetUserEventStatus(gate, CL_COMPLETE));
    OK(clFinish(w->queue)); /* the queue's thread calls before it takes the next command */
    assert_int_equal(calls.submitted, 1);
    assert_int_equal(calls.running, 1);
    assert_int_equal(calls.complete, 1);
    OK(clSetEventCallback(marker, CL_COMPLETE, on_state, &calls)); /* too late to wait: called at once */
    assert_int_equal(calls.complete, 2);
    OK(clReleaseEvent(marker));
    OK(clReleaseEvent(gate));
}

static void
callbacks_of_failures(void **state)
{
    WORLD(state);
    struct calls calls = {0};
    cl_event gate = user_event(w);
    OK(clSetEventCallback(gate, CL_COMPLETE, on_state, &calls));
    OK(clSetUserEventStatus(gate, -5));
    assert_int_equal(calls.last, -5);
    OK(clReleaseEvent(gate));
}

static void CL_CALLBACK
release_it(cl_event event, cl_int status, void *user)
{
    (void)status, (void)user;
    OK(clReleaseEvent(event));
}

static void CL_CALLBACK
ask_it(cl_event event, cl_int status, void *user)
{
    cl_command_type *type = user;
    (void)status;
    OK(clGetEventInfo(event, CL_EVENT_COMMAND_TYPE, sizeof *type, type, NULL));
}

/* An event is there until the last of its calls has been made, whatever the others do. */
static void
released_by_callback(void **state)
{
    WORLD(state);
    cl_command_type before = 0, after = 0;
    cl_event gate = user_event(w);
    OK(clSetEventCallback(gate, CL_COMPLETE, ask_it, &before));
    OK(clSetEventCallback(gate, CL_COMPLETE, release_it, NULL));
    OK(clSetEventCallback(gate, CL_COMPLETE, ask_it, &after));
    OK(clSetUserEventStatus(gate, CL_COMPLETE));
    assert_int_equal(before, CL_COMMAND_USER);
    assert_int_equal(after, CL_COMMAND_USER);
}

static void
wait_errors(void **state)
{
    WORLD(state);
    cl_int err;
    cl_event gate = user_event(w), pair[2] = {gate, NULL};
    cl_context context = clCreateContext(NULL, 1, &w->device, NULL, NULL, &err);
    OK(err);
    FAILS(CL_INVALID_VALUE, clWaitForEvents(0, &gate));
    FAILS(CL_INVALID_VALUE, clWaitForEvents(1, NULL));
    pair[1] = (cl_event)w->queue;
    FAILS(CL_INVALID_EVENT, clWaitForEvents(2, pair));
    pair[1] = clCreateUserEvent(context, &err);
    FAILS(CL_INVALID_CONTEXT, clWaitForEvents(2, pair));
    OK(clReleaseEvent(pair[1]));
    OK(clReleaseContext(context));
    OK(clSetUserEventStatus(gate, CL_COMPLETE));
    OK(clReleaseEvent(gate));
}

static const struct CMUnitTest tests[] = {
    TEST(info),
    TEST(profiling),
    TEST(user_events),
    TEST(failure_spreads_through_wait_lists),
    TEST(across_queues),
    TEST(callbacks),
    TEST(callbacks_of_failures),
    TEST(released_by_callback),
    TEST(wait_errors),
};
SUITE(event, tests)
