/* SPDX-License-Identifier: MIT */
/* What one more command, event or queue costs when there are many: the same as with few. */
#define _GNU_SOURCE /* gettid */
#include <unistd.h>

#include "api.h"
#include "processor_seconds.h"

#define NOISE 0.05 /* seconds that the rest of the process may take meanwhile */
enum { TIMES = 8 };

static cl_command_queue
new_out_of_order_queue(struct world *w)
{
    cl_int err;
    cl_command_queue queue =
        clCreateCommandQueue(w->context, w->device, CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE, &err);
    OK(err);
    return queue;
}

/* Processor time of commands that run at once, one after the other. */
static double
time_passing(cl_command_queue queue, cl_mem mem)
{
    enum { COMMANDS = 2000 };
    const cl_uint zero = 0;
    const double start = processor_seconds();
    for (unsigned i = 0; i < COMMANDS; i++) {
        cl_event event;
        OK(clEnqueueFillBuffer(queue, mem, &zero, sizeof zero, 0, sizeof zero, 0, NULL, &event));
        OK(clWaitForEvents(1, &event));
        OK(clReleaseEvent(event));
    }
    return processor_seconds() - start;
}

/* Out of order, commands pass those that wait for an event. */
static void
commands_that_wait(void **state)
{
    WORLD(state);
    enum { WAITING = 16000 };
    cl_int err;
    cl_command_queue queue = new_out_of_order_queue(w);
    cl_mem mem = new_buffer(w, 64, NULL);
    cl_event gate = clCreateUserEvent(w->context, &err);
    OK(err);
    const double few = time_passing(queue, mem);
    for (unsigned i = 0; i < WAITING; i++)
        OK(clEnqueueMarkerWithWaitList(queue, 1, &gate, NULL));
    const double many = time_passing(queue, mem);
    OK(clSetUserEventStatus(gate, CL_COMPLETE));
    OK(clFinish(queue));
    assert_true(many < TIMES * few + NOISE);
    OK(clReleaseEvent(gate));
    OK(clReleaseMemObject(mem));
    OK(clReleaseCommandQueue(queue));
}

static void CL_CALLBACK
count(cl_event event, cl_int status, void *user)
{
    (void)event, (void)status;
    ++*(unsigned *)user;
}

static double
time_callbacks(cl_event event, unsigned callbacks, unsigned *calls)
{
    const double start = processor_seconds();
    for (unsigned i = 0; i < callbacks; i++)
        OK(clSetEventCallback(event, CL_COMPLETE, count, calls));
    return processor_seconds() - start;
}

static void
callbacks_of_one_event(void **state)
{
    WORLD(state);
    enum { FEW = 2000, MANY = 60000 };
    unsigned calls = 0;
    cl_int err;
    cl_event gate = clCreateUserEvent(w->context, &err);
    OK(err);
    const double first = time_callbacks(gate, FEW, &calls);
    time_callbacks(gate, MANY - 2 * FEW, &calls);
    const double last = time_callbacks(gate, FEW, &calls);
    assert_int_equal(calls, 0);
    OK(clSetUserEventStatus(gate, CL_COMPLETE));
    assert_int_equal(calls, MANY);
    assert_true(last < TIMES * first + NOISE);
    OK(clReleaseEvent(gate));
}

static void CL_CALLBACK
note_thread(cl_event event, cl_int status, void *user)
{
    (void)event, (void)status;
    *(pid_t *)user = gettid();
}

static int
by_number(const void *a, const void *b)
{
    const pid_t x = *(const pid_t *)a, y = *(const pid_t *)b;
    return (x > y) - (x < y);
}

static unsigned
count_different(pid_t *numbers, size_t size)
{
    unsigned different = 0;
    qsort(numbers, size, sizeof *numbers, by_number);
    for (size_t i = 0; i < size; i++)
        different += i == 0 || numbers[i] != numbers[i - 1];
    return different;
}

/* Queues that are used in turn have few threads between them, and start few. */
static void
queues_in_turn(void **state)
{
    WORLD(state);
    enum { QUEUES = 400, MOST_THREADS = QUEUES / 2 };
    cl_command_queue queues[QUEUES];
    pid_t threads[QUEUES];
    cl_int err;
    for (unsigned i = 0; i < QUEUES; i++) {
        cl_event event, gate = clCreateUserEvent(w->context, &err);
        OK(err);
        queues[i] = clCreateCommandQueue(w->context, w->device, 0, &err);
        OK(err);
        OK(clEnqueueMarkerWithWaitList(queues[i], 1, &gate, &event));
        OK(clSetEventCallback(event, CL_COMPLETE, note_thread, &threads[i]));
        OK(clSetUserEventStatus(gate, CL_COMPLETE));
        OK(clFinish(queues[i]));
        OK(clReleaseEvent(gate));
        OK(clReleaseEvent(event));
    }
    assert_in_range(count_different(threads, QUEUES), 1, MOST_THREADS);
    for (unsigned i = 0; i < QUEUES; i++)
        OK(clReleaseCommandQueue(queues[i]));
}

static const struct CMUnitTest tests[] = {
    TEST(commands_that_wait),
    TEST(callbacks_of_one_event),
    TEST(queues_in_turn),
};
SUITE(scale, tests)
