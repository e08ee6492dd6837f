/* SPDX-License-Identifier: MIT */
/* Errors condition by condition (test_conditions.c): events, markers, native kernels. */
#include "api.h"

static cl_event
user_event(cl_context context)
{
    cl_int err;
    cl_event event = clCreateUserEvent(context, &err);
    OK(err);
    return event;
}

static void CL_CALLBACK
ignore(cl_event event, cl_int status, void *user)
{
    (void)event, (void)status, (void)user;
}

static void
user_events(void **state)
{
    WORLD(state);
    cl_event event = user_event(w->context), marker;
    OK(clEnqueueMarkerWithWaitList(w->queue, 0, NULL, &marker));
    REFUSED_WHEN(CL_INVALID_CONTEXT, "no context", clCreateUserEvent(NULL, refusal));
    REFUSED_WHEN(CL_INVALID_CONTEXT, "another kind of object",
                 clCreateUserEvent((cl_context)w->queue, refusal));
    FAILS_WHEN(CL_INVALID_EVENT, "no event", clSetUserEventStatus(NULL, CL_COMPLETE));
    FAILS_WHEN(CL_INVALID_EVENT, "another kind of object",
               clSetUserEventStatus((cl_event)w->queue, CL_COMPLETE));
    FAILS_WHEN(CL_INVALID_EVENT, "a command's event", clSetUserEventStatus(marker, CL_COMPLETE));
    FAILS_WHEN(CL_INVALID_VALUE, "neither complete nor an error", clSetUserEventStatus(event, CL_RUNNING));
    FAILS_WHEN(CL_INVALID_VALUE, "neither complete nor an error", clSetUserEventStatus(event, CL_QUEUED));
    OK(clSetUserEventStatus(event, CL_COMPLETE));
    FAILS_WHEN(CL_INVALID_OPERATION, "its status is set", clSetUserEventStatus(event, CL_COMPLETE));
    OK(clReleaseEvent(event));
    OK(clReleaseEvent(marker));
}

static void
waits(void **state)
{
    WORLD(state);
    cl_int err;
    cl_context context = clCreateContext(NULL, 1, &w->device, NULL, NULL, &err);
    OK(err);
    cl_event event = user_event(w->context), foreign = user_event(context);
    const cl_event both[] = {event, foreign}, wrong[] = {event, (cl_event)w->queue},
                   missing[] = {event, NULL};
    OK(clSetUserEventStatus(event, -5));
    FAILS_WHEN(CL_INVALID_VALUE, "no list", clWaitForEvents(1, NULL));
    FAILS_WHEN(CL_INVALID_VALUE, "count 0", clWaitForEvents(0, &event));
    FAILS_WHEN(CL_INVALID_CONTEXT, "events of two contexts", clWaitForEvents(2, both));
    FAILS_WHEN(CL_INVALID_EVENT, "another kind of object", clWaitForEvents(2, wrong));
    FAILS_WHEN(CL_INVALID_EVENT, "the last is none", clWaitForEvents(2, missing));
    FAILS_WHEN(CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST, "an event failed", clWaitForEvents(1, &event));
    FAILS_WHEN(CL_INVALID_COMMAND_QUEUE, "no queue", clEnqueueWaitForEvents(NULL, 1, &event));
    FAILS_WHEN(CL_INVALID_COMMAND_QUEUE, "another kind of object",
               clEnqueueWaitForEvents((cl_command_queue)w->context, 1, &event));
    FAILS_WHEN(CL_INVALID_CONTEXT, "an event of another context",
               clEnqueueWaitForEvents(w->queue, 1, &foreign));
    FAILS_WHEN(CL_INVALID_EVENT, "another kind of object", clEnqueueWaitForEvents(w->queue, 2, wrong));
    FAILS_WHEN(CL_INVALID_EVENT, "the last is none", clEnqueueWaitForEvents(w->queue, 2, missing));
    FAILS_WHEN(CL_INVALID_VALUE, "no list", clEnqueueWaitForEvents(w->queue, 1, NULL));
    FAILS_WHEN(CL_INVALID_VALUE, "count 0", clEnqueueWaitForEvents(w->queue, 0, &event));
    OK(clReleaseEvent(event));
    OK(clReleaseEvent(foreign));
    OK(clReleaseContext(context));
}

static void
callbacks_and_markers(void **state)
{
    WORLD(state);
    cl_event event = user_event(w->context), marker;
    cl_command_queue wrong = (cl_command_queue)w->context;
    FAILS_WHEN(CL_INVALID_EVENT, "no event", clSetEventCallback(NULL, CL_COMPLETE, ignore, NULL));
    FAILS_WHEN(CL_INVALID_EVENT, "another kind of object",
               clSetEventCallback((cl_event)w->queue, CL_COMPLETE, ignore, NULL));
    FAILS_WHEN(CL_INVALID_VALUE, "no callback", clSetEventCallback(event, CL_COMPLETE, NULL, NULL));
    FAILS_WHEN(CL_INVALID_VALUE, "a status that has no callbacks",
               clSetEventCallback(event, CL_QUEUED, ignore, NULL));
    FAILS_WHEN(CL_INVALID_VALUE, "a status that has no callbacks",
               clSetEventCallback(event, -1, ignore, NULL));
    FAILS_WHEN(CL_INVALID_COMMAND_QUEUE, "no queue", clEnqueueMarker(NULL, &marker));
    FAILS_WHEN(CL_INVALID_COMMAND_QUEUE, "another kind of object", clEnqueueMarker(wrong, &marker));
    FAILS_WHEN(CL_INVALID_VALUE, "no place for the event", clEnqueueMarker(w->queue, NULL));
    FAILS_WHEN(CL_INVALID_COMMAND_QUEUE, "no queue", clEnqueueBarrier(NULL));
    FAILS_WHEN(CL_INVALID_COMMAND_QUEUE, "another kind of object", clEnqueueBarrier(wrong));
    OK(clReleaseEvent(event));
}

static void
profiles(void **state)
{
    WORLD(state);
    cl_ulong time;
    cl_int err;
    cl_event event = user_event(w->context), plain, late;
    cl_command_queue without = clCreateCommandQueue(w->context, w->device, 0, &err);
    OK(err);
    OK(clEnqueueMarkerWithWaitList(without, 0, NULL, &plain));
    OK(clFinish(without));
    OK(clEnqueueMarkerWithWaitList(w->queue, 1, &event, &late));
#define PROFILE(code, condition, event)                                                                      \
    FAILS_WHEN(code, condition,                                                                              \
               clGetEventProfilingInfo(event, CL_PROFILING_COMMAND_END, sizeof time, &time, NULL))
    PROFILE(CL_PROFILING_INFO_NOT_AVAILABLE, "a user event", event);
    PROFILE(CL_PROFILING_INFO_NOT_AVAILABLE, "the queue has no profiling", plain);
    PROFILE(CL_PROFILING_INFO_NOT_AVAILABLE, "the command is not complete", late);
    OK(clSetUserEventStatus(event, -5));
    OK(clFinish(w->queue));
    PROFILE(CL_PROFILING_INFO_NOT_AVAILABLE, "the command failed", late);
    OK(clReleaseEvent(event));
    OK(clReleaseEvent(plain));
    OK(clReleaseEvent(late));
    OK(clReleaseCommandQueue(without));
}

/* --- native kernels --- */

static void CL_CALLBACK
nothing(void *args)
{
    (void)args;
}

#define NATIVE(code, condition, function, args, size, count, mems, places)                                   \
    FAILS_WHEN(code, condition,                                                                              \
               clEnqueueNativeKernel(w->queue, function, args, size, count, mems, places, 0, NULL, NULL))

static void
native_kernels(void **state)
{
    WORLD(state);
    void *block[2] = {NULL, NULL};
    const void *place[] = {&block[0]}, *beyond[] = {&block[2]};
    cl_mem mem = new_buffer(w, 64, NULL);
    NATIVE(CL_INVALID_VALUE, "no function", NULL, NULL, 0, 0, NULL, NULL);
    NATIVE(CL_INVALID_VALUE, "a size without a block", nothing, NULL, sizeof block, 0, NULL, NULL);
    NATIVE(CL_INVALID_VALUE, "memory objects without a block", nothing, NULL, 0, 1, &mem, place);
    NATIVE(CL_INVALID_VALUE, "a block of size 0", nothing, block, 0, 0, NULL, NULL);
    NATIVE(CL_INVALID_VALUE, "no list of memory objects", nothing, block, sizeof block, 1, NULL, place);
    NATIVE(CL_INVALID_VALUE, "no list of places", nothing, block, sizeof block, 1, &mem, NULL);
    NATIVE(CL_INVALID_VALUE, "memory objects without a count", nothing, block, sizeof block, 0, &mem, NULL);
    NATIVE(CL_INVALID_VALUE, "places without a count", nothing, block, sizeof block, 0, NULL, place);
    NATIVE(CL_INVALID_VALUE, "a place outside of the block", nothing, block, sizeof block, 1, &mem, beyond);
    OK(clReleaseMemObject(mem));
    if (!has_images(w))
        return;
    const cl_image_format format = {CL_RGBA, CL_UNORM_INT8};
    const cl_image_desc desc = {.image_type = CL_MEM_OBJECT_IMAGE1D, .image_width = 4};
    cl_int err;
    cl_mem image = clCreateImage(w->context, 0, &format, &desc, NULL, &err);
    OK(err);
    NATIVE(CL_INVALID_MEM_OBJECT, "an image", nothing, block, sizeof block, 1, &image, place);
    OK(clReleaseMemObject(image));
}

static const struct CMUnitTest tests[] = {
    TEST(user_events), TEST(waits), TEST(callbacks_and_markers), TEST(profiles), TEST(native_kernels),
};
SUITE(conditions_events, tests)
