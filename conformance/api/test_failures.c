/* SPDX-License-Identifier: MIT */
/* A launch that nobody waits for by name fails: the next call that waits for its queue says so, once. */
#include "api.h"

struct scene {
    struct world *w;
    cl_mem mem, words;
    cl_kernel kernel; /* poke: writes beyond its buffer */
};

static const cl_int content[4] = {1, 2, 3, 4};

static void
begin(struct scene *s, struct world *w)
{
    const cl_long beyond = 1 << 20;
    *s = (struct scene){.w = w, .mem = new_buffer(w, 4096, NULL)};
    s->words = new_buffer(w, sizeof content, content);
    s->kernel = new_kernel(w, "poke");
    set_mem(s->kernel, 0, s->mem);
    OK(clSetKernelArg(s->kernel, 1, sizeof beyond, &beyond));
}

static void
end(struct scene *s)
{
    OK(clFinish(s->w->queue)); /* all was told */
    OK(clReleaseKernel(s->kernel));
    OK(clReleaseMemObject(s->words));
    OK(clReleaseMemObject(s->mem));
}

static void
poke_wild(struct scene *s, cl_command_queue queue, cl_event *event)
{
    const size_t one = 1;
    OK(clEnqueueNDRangeKernel(queue, s->kernel, 1, NULL, &one, NULL, 0, NULL, event));
}

static cl_event
marker(cl_command_queue queue)
{
    cl_event event;
    OK(clEnqueueMarkerWithWaitList(queue, 0, NULL, &event));
    return event;
}

static cl_command_queue
unordered(struct world *w)
{
    cl_int err;
    cl_command_queue queue =
        clCreateCommandQueue(w->context, w->device, CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE, &err);
    OK(err);
    return queue;
}

static void
finish_tells_once(void **state)
{
    WORLD(state);
    NEEDS_POINTERS(w);
    struct scene s;
    begin(&s, w);
    poke_wild(&s, w->queue, NULL);
    poke_wild(&s, w->queue, NULL);
    FAILS(CL_OUT_OF_RESOURCES, clFinish(w->queue));
    OK(clFinish(w->queue));
    poke_wild(&s, w->queue, NULL);
    FAILS(CL_OUT_OF_RESOURCES, clFinish(w->queue));
    end(&s);
}

/* The read is done all the same. */
static void
blocking_read_tells(void **state)
{
    WORLD(state);
    NEEDS_POINTERS(w);
    struct scene s;
    cl_int out[4] = {0};
    begin(&s, w);
    poke_wild(&s, w->queue, NULL);
    FAILS(CL_OUT_OF_RESOURCES,
          clEnqueueReadBuffer(w->queue, s.words, CL_TRUE, 0, sizeof out, out, 0, NULL, NULL));
    assert_memory_equal(out, content, sizeof out);
    OK(clEnqueueReadBuffer(w->queue, s.words, CL_TRUE, 0, sizeof out, out, 0, NULL, NULL));
    end(&s);
}

static void
blocking_map_tells(void **state)
{
    WORLD(state);
    NEEDS_POINTERS(w);
    struct scene s;
    cl_uint maps = 1;
    begin(&s, w);
    poke_wild(&s, w->queue, NULL);
    REFUSED(CL_OUT_OF_RESOURCES,
            clEnqueueMapBuffer(w->queue, s.words, CL_TRUE, CL_MAP_READ, 0, 16, 0, NULL, NULL, &err));
    OK(clGetMemObjectInfo(s.words, CL_MEM_MAP_COUNT, sizeof maps, &maps, NULL));
    assert_int_equal(maps, 0);
    end(&s);
}

/* Only what was enqueued before the event. */
static void
wait_for_later_event_tells(void **state)
{
    WORLD(state);
    NEEDS_POINTERS(w);
    struct scene s;
    begin(&s, w);
    cl_event before = marker(w->queue);
    poke_wild(&s, w->queue, NULL);
    cl_event after = marker(w->queue);
    OK(clWaitForEvents(1, &before));
    FAILS(CL_OUT_OF_RESOURCES, clWaitForEvents(1, &after));
    OK(clWaitForEvents(1, &after));
    OK(clReleaseEvent(before));
    OK(clReleaseEvent(after));
    end(&s);
}

static void
seen_status_is_told(void **state)
{
    WORLD(state);
    NEEDS_POINTERS(w);
    struct scene s;
    cl_int status = 1;
    cl_event event;
    begin(&s, w);
    poke_wild(&s, w->queue, &event);
    while (status > CL_COMPLETE)
        OK(clGetEventInfo(event, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof status, &status, NULL));
    assert_int_equal(status, CL_OUT_OF_RESOURCES);
    OK(clFinish(w->queue));
    OK(clReleaseEvent(event));
    end(&s);
}

static void
waited_event_is_told(void **state)
{
    WORLD(state);
    NEEDS_POINTERS(w);
    struct scene s;
    cl_event event;
    begin(&s, w);
    poke_wild(&s, w->queue, &event);
    FAILS(CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST, clWaitForEvents(1, &event));
    OK(clReleaseEvent(event));
    end(&s);
}

/* In whatever order the program reads them: out of order, it cannot know which command fails first. */
static void
seen_in_any_order(void **state)
{
    enum { MOST = 64 };
    WORLD(state);
    NEEDS_POINTERS(w);
    struct scene s;
    cl_event events[MOST];
    begin(&s, w);
    for (unsigned step = 1; step < 8; step += 2) {
        for (unsigned i = 0; i < MOST; i++)
            poke_wild(&s, w->queue, &events[i]);
        for (unsigned i = 0; i < MOST; i++)
            FAILS(CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST,
                  clWaitForEvents(1, &events[(i + 1) * step * 13 % MOST]));
        OK(clFinish(w->queue));
        for (unsigned i = 0; i < MOST; i++)
            OK(clReleaseEvent(events[i]));
    }
    end(&s);
}

/* One of three is not seen, and that is told once. */
static void
seen_around_another(void **state)
{
    WORLD(state);
    NEEDS_POINTERS(w);
    struct scene s;
    cl_event events[3];
    begin(&s, w);
    for (unsigned unseen = 0; unseen < 3; unseen++) {
        for (unsigned i = 0; i < 3; i++)
            poke_wild(&s, w->queue, &events[i]);
        for (unsigned i = 3; i--;)
            if (i != unseen)
                FAILS(CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST, clWaitForEvents(1, &events[i]));
        FAILS(CL_OUT_OF_RESOURCES, clFinish(w->queue));
        OK(clFinish(w->queue));
        for (unsigned i = 0; i < 3; i++)
            OK(clReleaseEvent(events[i]));
    }
    end(&s);
}

/* Out of order, an event stands for its own command. */
static void
unordered_event_tells_of_itself(void **state)
{
    WORLD(state);
    NEEDS_POINTERS(w);
    struct scene s;
    cl_int word;
    cl_event failed, other;
    begin(&s, w);
    cl_command_queue queue = unordered(w);
    poke_wild(&s, queue, &failed);
    OK(clEnqueueReadBuffer(queue, s.words, CL_FALSE, 0, sizeof word, &word, 0, NULL, &other));
    OK(clWaitForEvents(1, &other));
    OK(clEnqueueReadBuffer(queue, s.words, CL_TRUE, 0, sizeof word, &word, 0, NULL, NULL));
    FAILS(CL_OUT_OF_RESOURCES, clFinish(queue));
    OK(clFinish(queue));
    OK(clReleaseEvent(other));
    OK(clReleaseEvent(failed));
    OK(clReleaseCommandQueue(queue));
    end(&s);
}

/* Out of order, a marker without a wait list stands for all before it; a command behind a barrier does, too.
 */
static void
markers_and_barriers_tell(void **state)
{
    WORLD(state);
    NEEDS_POINTERS(w);
    struct scene s;
    cl_int word;
    begin(&s, w);
    cl_command_queue queue = unordered(w);
    poke_wild(&s, queue, NULL);
    cl_event after = marker(queue);
    FAILS(CL_OUT_OF_RESOURCES, clWaitForEvents(1, &after));
    OK(clFinish(queue));
    poke_wild(&s, queue, NULL);
    OK(clEnqueueBarrierWithWaitList(queue, 0, NULL, NULL));
    FAILS(CL_OUT_OF_RESOURCES,
          clEnqueueReadBuffer(queue, s.words, CL_TRUE, 0, sizeof word, &word, 0, NULL, NULL));
    OK(clFinish(queue));
    OK(clReleaseEvent(after));
    OK(clReleaseCommandQueue(queue));
    end(&s);
}

/* Such a command does not stand for those before a barrier that waits for a list only. */
static void
barrier_with_list_tells_of_itself(void **state)
{
    WORLD(state);
    NEEDS_POINTERS(w);
    struct scene s;
    cl_int word;
    begin(&s, w);
    cl_command_queue queue = unordered(w);
    cl_event first = marker(queue);
    poke_wild(&s, queue, NULL);
    OK(clEnqueueBarrierWithWaitList(queue, 1, &first, NULL));
    OK(clEnqueueReadBuffer(queue, s.words, CL_TRUE, 0, sizeof word, &word, 0, NULL, NULL));
    FAILS(CL_OUT_OF_RESOURCES, clFinish(queue));
    OK(clReleaseEvent(first));
    OK(clReleaseCommandQueue(queue));
    end(&s);
}

/* An error that the program expects does not hide another one; nor does a question for a size. */
static void
other_failures_stay(void **state)
{
    WORLD(state);
    NEEDS_POINTERS(w);
    struct scene s;
    cl_int err, status = 1;
    size_t size;
    cl_event gate = clCreateUserEvent(w->context, &err), failed;
    OK(err);
    begin(&s, w);
    poke_wild(&s, w->queue, NULL);
    cl_event both[2] = {marker(w->queue), gate};
    OK(clSetUserEventStatus(gate, -3));
    FAILS(CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST, clWaitForEvents(2, both));
    FAILS(CL_OUT_OF_RESOURCES, clFinish(w->queue));
    poke_wild(&s, w->queue, NULL);
    poke_wild(&s, w->queue, &failed);
    while (status > CL_COMPLETE)
        OK(clGetEventInfo(failed, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof status, &status, NULL));
    OK(clGetEventInfo(failed, CL_EVENT_COMMAND_EXECUTION_STATUS, 0, NULL, &size));
    FAILS(CL_OUT_OF_RESOURCES, clFinish(w->queue));
    OK(clReleaseEvent(failed));
    OK(clReleaseEvent(both[0]));
    OK(clReleaseEvent(gate));
    end(&s);
}

/* A command that is left out because of a failure elsewhere is a failure of its own queue. */
static void
left_out_in_another_queue(void **state)
{
    WORLD(state);
    NEEDS_POINTERS(w);
    struct scene s;
    cl_int word = 0, err;
    cl_event failed;
    begin(&s, w);
    cl_command_queue queue = clCreateCommandQueue(w->context, w->device, 0, &err);
    OK(err);
    poke_wild(&s, w->queue, &failed);
    OK(clEnqueueWriteBuffer(queue, s.words, CL_FALSE, 0, sizeof word, &word, 1, &failed, NULL));
    FAILS(CL_OUT_OF_RESOURCES, clFinish(queue));
    FAILS(CL_OUT_OF_RESOURCES, clFinish(w->queue));
    OK(clReleaseEvent(failed));
    OK(clReleaseCommandQueue(queue));
    end(&s);
}

/* What the program did itself is no news. */
static void
user_event_is_known(void **state)
{
    WORLD(state);
    struct scene s;
    cl_int word = 0, err;
    cl_event gate = clCreateUserEvent(w->context, &err);
    OK(err);
    begin(&s, w);
    OK(clEnqueueWriteBuffer(w->queue, s.words, CL_FALSE, 0, sizeof word, &word, 1, &gate, NULL));
    OK(clSetUserEventStatus(gate, -7));
    OK(clFinish(w->queue));
    OK(clReleaseEvent(gate));
    end(&s);
}

/* What it says would depend on how far the queue is. */
static void
calls_that_do_not_wait_say_nothing(void **state)
{
    WORLD(state);
    NEEDS_POINTERS(w);
    struct scene s;
    const cl_int word = 5;
    cl_event event;
    begin(&s, w);
    poke_wild(&s, w->queue, NULL);
    OK(clEnqueueWriteBuffer(w->queue, s.words, CL_FALSE, 0, sizeof word, &word, 0, NULL, &event));
    OK(clFlush(w->queue));
    FAILS(CL_OUT_OF_RESOURCES, clWaitForEvents(1, &event));
    OK(clReleaseEvent(event));
    end(&s);
}

static const struct CMUnitTest tests[] = {
    TEST(finish_tells_once),
    TEST(blocking_read_tells),
    TEST(blocking_map_tells),
    TEST(wait_for_later_event_tells),
    TEST(seen_status_is_told),
    TEST(waited_event_is_told),
    TEST(seen_in_any_order),
    TEST(seen_around_another),
    TEST(unordered_event_tells_of_itself),
    TEST(markers_and_barriers_tell),
    TEST(barrier_with_list_tells_of_itself),
    TEST(other_failures_stay),
    TEST(left_out_in_another_queue),
    TEST(user_event_is_known),
    TEST(calls_that_do_not_wait_say_nothing),
};
SUITE(failures, tests)
