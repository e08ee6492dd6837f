/* SPDX-License-Identifier: MIT */
/* Out-of-order queues: what may run before what, and that it does. */
#include <unistd.h>

#include "api.h"

static cl_command_queue
new_queue(struct world *w)
{
    cl_int err;
    cl_command_queue queue = clCreateCommandQueue(
        w->context, w->device, CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE | CL_QUEUE_PROFILING_ENABLE, &err);
    OK(err);
    return queue;
}

static cl_event
new_gate(struct world *w)
{
    cl_int err;
    cl_event gate = clCreateUserEvent(w->context, &err);
    OK(err);
    return gate;
}

/* A command that writes n into the buffer's element `at`, after `wait` if there is one. */
static cl_event
write_number(cl_command_queue queue, cl_mem buffer, size_t at, int n, cl_event wait)
{
    cl_event event = NULL;
    OK(clEnqueueFillBuffer(queue, buffer, &n, sizeof n, at * sizeof n, sizeof n, wait ? 1 : 0,
                           wait ? &wait : NULL, &event));
    return event;
}

static cl_int
status_of(cl_event event)
{
    cl_int status = 99;
    OK(clGetEventInfo(event, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof status, &status, NULL));
    return status;
}

static void
end(cl_event event)
{
    OK(clReleaseEvent(event));
}

static void
flags_are_told(void **state)
{
    WORLD(state);
    cl_command_queue queue = new_queue(w);
    cl_command_queue_properties flags = 0;
    OK(clGetDeviceInfo(w->device, CL_DEVICE_QUEUE_ON_HOST_PROPERTIES, sizeof flags, &flags, NULL));
    assert_true(flags & CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE);
    OK(clGetCommandQueueInfo(queue, CL_QUEUE_PROPERTIES, sizeof flags, &flags, NULL));
    assert_int_equal(flags, CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE | CL_QUEUE_PROFILING_ENABLE);
    OK(clReleaseCommandQueue(queue));
}

static void
later_commands_pass_one_that_waits(void **state)
{
    WORLD(state);
    const int zeros[2] = {0, 0};
    int numbers[2];
    cl_command_queue queue = new_queue(w);
    cl_mem buffer = new_buffer(w, sizeof zeros, zeros);
    cl_event gate = new_gate(w), first = write_number(queue, buffer, 0, 1, gate);
    cl_event second = write_number(queue, buffer, 1, 2, NULL);
    OK(clWaitForEvents(1, &second));
    assert_int_not_equal(status_of(first), CL_COMPLETE);
    OK(clEnqueueReadBuffer(queue, buffer, CL_TRUE, 0, sizeof numbers, numbers, 0, NULL, NULL));
    assert_int_equal(numbers[0], 0);
    assert_int_equal(numbers[1], 2);
    OK(clSetUserEventStatus(gate, CL_COMPLETE));
    OK(clFinish(queue));
    assert_int_equal(status_of(first), CL_COMPLETE);
    read_buffer(w, buffer, numbers, sizeof numbers);
    assert_int_equal(numbers[0], 1);
    end(gate), end(first), end(second);
    OK(clReleaseMemObject(buffer));
    OK(clReleaseCommandQueue(queue));
}

/* Many commands wait for each other in the order opposite to that of their being enqueued: no thread may be
 * lost to waiting. */
static void
long_chains_backwards(void **state)
{
    enum { LENGTH = 100 };
    WORLD(state);
    int numbers[LENGTH] = {0};
    cl_event gates[LENGTH], events[LENGTH];
    cl_command_queue queue = new_queue(w);
    cl_mem buffer = new_buffer(w, sizeof numbers, numbers);
    for (int i = 0; i < LENGTH; i++) {
        gates[i] = new_gate(w);
        events[i] = write_number(queue, buffer, (size_t)i, i + 1, gates[i]);
    }
    for (int i = LENGTH - 1; i >= 0; i--) {
        OK(clSetUserEventStatus(gates[i], CL_COMPLETE));
        OK(clWaitForEvents(1, &events[i]));
        assert_true(i == 0 || status_of(events[i - 1]) != CL_COMPLETE);
        end(gates[i]), end(events[i]);
    }
    read_buffer(w, buffer, numbers, sizeof numbers);
    for (int i = 0; i < LENGTH; i++)
        assert_int_equal(numbers[i], i + 1);
    OK(clReleaseMemObject(buffer));
    OK(clReleaseCommandQueue(queue));
}

/* Behind a barrier nothing starts before it; behind a marker it does. Both wait for all that is before. */
static void
barriers_and_markers(void **state)
{
    WORLD(state);
    const int zero = 0;
    cl_command_queue queue = new_queue(w);
    cl_mem buffer = new_buffer(w, sizeof zero, &zero);
    cl_event gate = new_gate(w), first = write_number(queue, buffer, 0, 1, gate);
    cl_event marker, passing, barrier, behind;
    OK(clEnqueueMarkerWithWaitList(queue, 0, NULL, &marker));
    passing = write_number(queue, buffer, 0, 2, NULL);
    OK(clWaitForEvents(1, &passing));
    assert_int_not_equal(status_of(marker), CL_COMPLETE);
    OK(clEnqueueBarrierWithWaitList(queue, 0, NULL, &barrier));
    behind = write_number(queue, buffer, 0, 3, NULL);
    usleep(20000);
    assert_int_equal(status_of(behind), CL_QUEUED);
    OK(clSetUserEventStatus(gate, CL_COMPLETE));
    OK(clWaitForEvents(1, &behind));
    assert_int_equal(status_of(first) | status_of(marker) | status_of(barrier), CL_COMPLETE);
    end(gate), end(first), end(marker), end(passing), end(barrier), end(behind);
    OK(clReleaseMemObject(buffer));
    OK(clReleaseCommandQueue(queue));
}

/* With a wait list a barrier waits for that alone, and still holds up what is behind it. */
static void
barrier_with_list(void **state)
{
    WORLD(state);
    const int zero = 0;
    cl_command_queue queue = new_queue(w);
    cl_mem buffer = new_buffer(w, sizeof zero, &zero);
    cl_event slow = new_gate(w), gate = new_gate(w), first = write_number(queue, buffer, 0, 1, slow);
    cl_event barrier, behind;
    OK(clEnqueueBarrierWithWaitList(queue, 1, &gate, &barrier));
    behind = write_number(queue, buffer, 0, 2, NULL);
    usleep(20000);
    assert_int_equal(status_of(behind), CL_QUEUED);
    OK(clSetUserEventStatus(gate, CL_COMPLETE));
    OK(clWaitForEvents(1, &behind));
    assert_int_not_equal(status_of(first), CL_COMPLETE);
    OK(clSetUserEventStatus(slow, CL_COMPLETE));
    OK(clFinish(queue));
    end(slow), end(gate), end(first), end(barrier), end(behind);
    OK(clReleaseMemObject(buffer));
    OK(clReleaseCommandQueue(queue));
}

static void
failures_go_on(void **state)
{
    WORLD(state);
    const int zero = 0;
    cl_command_queue queue = new_queue(w);
    cl_mem buffer = new_buffer(w, sizeof zero, &zero);
    cl_event gate = new_gate(w), first = write_number(queue, buffer, 0, 1, gate);
    cl_event second = write_number(queue, buffer, 0, 2, first),
             third = write_number(queue, buffer, 0, 3, NULL);
    OK(clSetUserEventStatus(gate, -5));
    OK(clFinish(queue));
    assert_int_equal(status_of(first), CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST);
    assert_int_equal(status_of(second), CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST);
    assert_int_equal(status_of(third), CL_COMPLETE);
    end(gate), end(first), end(second), end(third);
    OK(clReleaseMemObject(buffer));
    OK(clReleaseCommandQueue(queue));
}

/* The queue's last handle goes while commands wait. */
static void
released_early(void **state)
{
    WORLD(state);
    const int zero = 0;
    int number = 0;
    cl_command_queue queue = new_queue(w);
    cl_mem buffer = new_buffer(w, sizeof zero, &zero);
    cl_event gate = new_gate(w), event = write_number(queue, buffer, 0, 7, gate);
    OK(clReleaseCommandQueue(queue));
    OK(clSetUserEventStatus(gate, CL_COMPLETE));
    OK(clWaitForEvents(1, &event));
    read_buffer(w, buffer, &number, sizeof number);
    assert_int_equal(number, 7);
    end(gate), end(event);
    OK(clReleaseMemObject(buffer));
}

static bool
has_one_worker(void)
{
    const char *threads = getenv("CAYGEN_THREADS");
    return (threads && atoi(threads) == 1) || sysconf(_SC_NPROCESSORS_ONLN) < 2;
}

/* The thread sanitizer knows the flag below by its name. A Cayman context has all buffers in one block. */
static bool
may_race(const struct world *w)
{
#ifdef __SANITIZE_THREAD__
    return strcmp(device_word(w->device), "cayman") != 0;
#else
    (void)w;
    return true;
#endif
}

/* What the two kernels below race for. The thread sanitizer is told by this name (conformance/tsan.supp). */
static _Alignas(64) int racing_kernels_flag[16];

/* The first kernel ends when the second one has written. */
static void
meet(struct world *w, cl_command_queue a, cl_command_queue b)
{
    cl_int err;
    const size_t one = 1;
    memset(racing_kernels_flag, 0, sizeof racing_kernels_flag);
    cl_mem flag = clCreateBuffer(w->context, CL_MEM_USE_HOST_PTR, sizeof racing_kernels_flag,
                                 racing_kernels_flag, &err);
    OK(err);
    cl_kernel spin = new_kernel(w, "spin"), increment = new_kernel(w, "increment");
    cl_event first;
    set_mem(spin, 0, flag);
    set_mem(increment, 0, flag);
    OK(clEnqueueNDRangeKernel(a, spin, 1, NULL, &one, &one, 0, NULL, &first));
    OK(clFlush(a));
    OK(clEnqueueNDRangeKernel(b, increment, 1, NULL, &one, &one, 0, NULL, NULL));
    OK(clFinish(a));
    OK(clFinish(b));
    assert_int_equal(status_of(first), CL_COMPLETE);
    end(first);
    OK(clReleaseKernel(spin));
    OK(clReleaseKernel(increment));
    OK(clReleaseMemObject(flag));
}

static void
kernels_run_side_by_side(void **state)
{
    WORLD(state);
    cl_command_queue queue = new_queue(w);
    if (!has_one_worker() && may_race(w)) {
        meet(w, queue, queue);
        meet(w, w->queue, queue);
    }
    OK(clReleaseCommandQueue(queue));
}

/* More launches than workers, of many groups each: all get their turns, and each its own result. */
static void
many_launches(void **state)
{
    enum { LAUNCHES = 40, ITEMS = 4096 };
    WORLD(state);
    static int numbers[ITEMS];
    const size_t global = ITEMS, local = 16;
    cl_command_queue queue = new_queue(w);
    cl_mem buffers[4];
    cl_event last[4] = {NULL};
    cl_kernel kernel = new_kernel(w, "increment");
    memset(numbers, 0, sizeof numbers);
    for (unsigned i = 0; i < 4; i++)
        buffers[i] = new_buffer(w, sizeof numbers, numbers);
    for (unsigned i = 0; i < LAUNCHES; i++) {
        cl_event before = last[i % 4];
        set_mem(kernel, 0, buffers[i % 4]);
        OK(clEnqueueNDRangeKernel(queue, kernel, 1, NULL, &global, &local, before ? 1 : 0,
                                  before ? &before : NULL, &last[i % 4]));
        if (before)
            end(before);
    }
    OK(clFinish(queue));
    for (unsigned i = 0; i < 4; i++) {
        read_buffer(w, buffers[i], numbers, sizeof numbers);
        for (unsigned k = 0; k < ITEMS; k++)
            assert_int_equal(numbers[k], LAUNCHES / 4);
        end(last[i]);
        OK(clReleaseMemObject(buffers[i]));
    }
    OK(clReleaseKernel(kernel));
    OK(clReleaseCommandQueue(queue));
}

static const struct CMUnitTest tests[] = {
    TEST(flags_are_told),        TEST(later_commands_pass_one_that_waits),
    TEST(long_chains_backwards), TEST(barriers_and_markers),
    TEST(barrier_with_list),     TEST(failures_go_on),
    TEST(released_early),        TEST(kernels_run_side_by_side),
    TEST(many_launches)};
SUITE(out_of_order, tests)
