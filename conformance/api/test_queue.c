/* SPDX-License-Identifier: MIT */
#include <malloc.h>
#include <stdio.h>
#include <time.h>

#include "api.h"

static void
create(void **state)
{
    WORLD(state);
    const cl_queue_properties list[] = {CL_QUEUE_PROPERTIES, CL_QUEUE_PROFILING_ENABLE, 0};
    cl_queue_properties back[3];
    cl_command_queue_properties flags = 0;
    size_t size = 0;
    cl_int err;
    cl_command_queue queue = clCreateCommandQueueWithProperties(w->context, w->device, list, &err);
    OK(err);
    OK(clGetCommandQueueInfo(queue, CL_QUEUE_PROPERTIES, sizeof flags, &flags, NULL));
    assert_int_equal(flags, CL_QUEUE_PROFILING_ENABLE);
    OK(clGetCommandQueueInfo(queue, CL_QUEUE_PROPERTIES_ARRAY, sizeof back, back, &size));
    assert_int_equal(size, sizeof list);
    assert_memory_equal(back, list, sizeof list);
    OK(clReleaseCommandQueue(queue));
}

static void
info(void **state)
{
    WORLD(state);
    cl_context context = NULL;
    cl_device_id device = NULL;
    cl_uint refs = 0;
    cl_command_queue on_device = w->queue;
    size_t size = 99;
    OK(clGetCommandQueueInfo(w->queue, CL_QUEUE_CONTEXT, sizeof context, &context, NULL));
    assert_ptr_equal(context, w->context);
    OK(clGetCommandQueueInfo(w->queue, CL_QUEUE_DEVICE, sizeof device, &device, NULL));
    assert_ptr_equal(device, w->device);
    OK(clRetainCommandQueue(w->queue));
    OK(clGetCommandQueueInfo(w->queue, CL_QUEUE_REFERENCE_COUNT, sizeof refs, &refs, NULL));
    assert_int_equal(refs, 2);
    OK(clReleaseCommandQueue(w->queue));
    OK(clGetCommandQueueInfo(w->queue, CL_QUEUE_DEVICE_DEFAULT, sizeof on_device, &on_device, NULL));
    assert_null(on_device);
    OK(clGetCommandQueueInfo(w->queue, CL_QUEUE_PROPERTIES_ARRAY, 0, NULL, &size));
    assert_int_equal(size, 0); /* made by clCreateCommandQueue */
    FAILS(CL_INVALID_COMMAND_QUEUE, clGetCommandQueueInfo(w->queue, CL_QUEUE_SIZE, 4, &refs, NULL));
    FAILS(CL_INVALID_VALUE, clGetCommandQueueInfo(w->queue, CL_DEVICE_NAME, 4, &refs, NULL));
    FAILS(CL_INVALID_VALUE, clGetCommandQueueInfo(w->queue, CL_QUEUE_CONTEXT, 4, &context, NULL));
    FAILS(CL_INVALID_COMMAND_QUEUE,
          clGetCommandQueueInfo((cl_command_queue)w->context, CL_QUEUE_CONTEXT, 8, &context, NULL));
}

static void
refused(void **state)
{
    WORLD(state);
    const cl_queue_properties on_device[] = {CL_QUEUE_PROPERTIES,
                                             CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE | CL_QUEUE_ON_DEVICE, 0};
    const cl_queue_properties sized[] = {CL_QUEUE_PROPERTIES,
                                         CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE | CL_QUEUE_ON_DEVICE,
                                         CL_QUEUE_SIZE, 1024, 0};
    const cl_queue_properties in_order[] = {CL_QUEUE_PROPERTIES, CL_QUEUE_ON_DEVICE, 0};
    const cl_queue_properties host_size[] = {CL_QUEUE_SIZE, 1024, 0};
    const cl_queue_properties host_default[] = {
        CL_QUEUE_PROPERTIES, CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE | CL_QUEUE_ON_DEVICE_DEFAULT, 0};
    const cl_queue_properties unknown[] = {0x7777, 1, 0};
    REFUSED(CL_INVALID_VALUE, clCreateCommandQueue(w->context, w->device, 1 << 20, &err));
    REFUSED(CL_INVALID_CONTEXT, clCreateCommandQueue((cl_context)w->queue, w->device, 0, &err));
    REFUSED(CL_INVALID_DEVICE, clCreateCommandQueue(w->context, (cl_device_id)w->queue, 0, &err));
    REFUSED(CL_INVALID_QUEUE_PROPERTIES,
            clCreateCommandQueueWithProperties(w->context, w->device, on_device, &err));
    REFUSED(CL_INVALID_QUEUE_PROPERTIES,
            clCreateCommandQueueWithProperties(w->context, w->device, sized, &err));
    REFUSED(CL_INVALID_VALUE, clCreateCommandQueueWithProperties(w->context, w->device, unknown, &err));
    REFUSED(CL_INVALID_VALUE, clCreateCommandQueueWithProperties(w->context, w->device, in_order, &err));
    REFUSED(CL_INVALID_VALUE, clCreateCommandQueueWithProperties(w->context, w->device, host_size, &err));
    REFUSED(CL_INVALID_VALUE, clCreateCommandQueueWithProperties(w->context, w->device, host_default, &err));
}

static void
foreign_device(void **state)
{
    WORLD(state);
    cl_device_id devices[DEVICE_ROWS];
    cl_uint count = 0;
    OK(clGetDeviceIDs(w->platform, CL_DEVICE_TYPE_ALL, DEVICE_ROWS, devices, &count));
    if (count < 2)
        skip();
    REFUSED(CL_INVALID_DEVICE, clCreateCommandQueue(w->context, devices[1], 0, &err));
}

static void
synchronise(void **state)
{
    WORLD(state);
    cl_command_queue wrong = (cl_command_queue)w->context;
    cl_event event = NULL;
    OK(clFlush(w->queue));
    OK(clFinish(w->queue));
    FAILS(CL_INVALID_COMMAND_QUEUE, clFlush(wrong));
    FAILS(CL_INVALID_COMMAND_QUEUE, clFinish(wrong));
    FAILS(CL_INVALID_COMMAND_QUEUE, clRetainCommandQueue(wrong));
    FAILS(CL_INVALID_COMMAND_QUEUE, clReleaseCommandQueue(wrong));
    OK(clEnqueueMarker(w->queue, &event));
    OK(clEnqueueWaitForEvents(w->queue, 1, &event));
    OK(clEnqueueBarrier(w->queue));
    OK(clWaitForEvents(1, &event));
    FAILS(CL_INVALID_VALUE, clEnqueueMarker(w->queue, NULL));
    FAILS(CL_INVALID_VALUE, clEnqueueWaitForEvents(w->queue, 0, NULL));
    FAILS(CL_INVALID_EVENT, clEnqueueWaitForEvents(w->queue, 1, (cl_event *)&w->queue));
    FAILS(CL_INVALID_EVENT_WAIT_LIST, clEnqueueMarkerWithWaitList(w->queue, 1, NULL, NULL));
    FAILS(CL_INVALID_EVENT_WAIT_LIST, clEnqueueMarkerWithWaitList(w->queue, 0, &event, NULL));
    FAILS(CL_INVALID_EVENT_WAIT_LIST, clEnqueueBarrierWithWaitList(w->queue, 1, (cl_event *)&w->queue, NULL));
    FAILS(CL_INVALID_COMMAND_QUEUE, clEnqueueBarrierWithWaitList(wrong, 0, NULL, NULL));
    OK(clReleaseEvent(event));
}

static void
unchangeable(void **state)
{
    WORLD(state);
    FAILS(CL_INVALID_OPERATION, clSetDefaultDeviceCommandQueue(w->context, w->device, w->queue));
    FAILS(CL_INVALID_CONTEXT, clSetDefaultDeviceCommandQueue((cl_context)w->queue, w->device, w->queue));
}

/* Reads a number from /proc/self/status. */
static unsigned long
own_status(const char *key)
{
    char line[256];
    unsigned long value = 0;
    FILE *file = fopen("/proc/self/status", "r");
    assert_non_null(file);
    while (fgets(line, sizeof line, file))
        if (strncmp(line, key, strlen(key)) == 0)
            value = strtoul(line + strlen(key) + 1, NULL, 10);
    fclose(file);
    return value;
}

/* The number of idle threads does not grow with the number of queues. */
static void
many_queues(void **state)
{
    WORLD(state);
    enum { QUEUES = 1000, BYTES = 64, MOST_THREADS = 200, LOOKS = 100 * HANG_SECONDS };
    static cl_command_queue queues[QUEUES];
    cl_mem mem = new_buffer(w, QUEUES * BYTES, NULL); /* each queue fills a part of its own */
    const cl_uint zero = 0;
    unsigned looks = 0;
    cl_int err;
    for (unsigned i = 0; i < QUEUES; i++) {
        queues[i] = clCreateCommandQueueWithProperties(w->context, w->device, NULL, &err);
        OK(err);
        OK(clEnqueueFillBuffer(queues[i], mem, &zero, sizeof zero, i * BYTES, BYTES, 0, NULL, NULL));
    }
    for (unsigned round = 0; round < 3; round++) /* threads that ended start again */
        for (unsigned i = 0; i < QUEUES; i++) {
            OK(clFinish(queues[i]));
            OK(clEnqueueFillBuffer(queues[i], mem, &zero, sizeof zero, i * BYTES, BYTES, 0, NULL, NULL));
        }
    for (unsigned i = 0; i < QUEUES; i++)
        OK(clFinish(queues[i]));
    while (own_status("Threads:") > MOST_THREADS && looks++ < LOOKS)
        nanosleep(&(struct timespec){.tv_nsec = 10000000}, NULL);
    assert_true(own_status("Threads:") <= MOST_THREADS);
    for (unsigned i = 0; i < QUEUES; i++)
        OK(clReleaseCommandQueue(queues[i]));
    OK(clReleaseMemObject(mem));
}

/* Kilobytes that a process grows by when it enqueues faster than commands run. */
static unsigned long
growth_by_commands(struct world *w, cl_mem mem, unsigned commands, size_t bytes)
{
    const cl_uint zero = 0;
    malloc_trim(0); /* or what an attempt before has freed would be used again */
    const unsigned long before = own_status("VmRSS:");
    for (unsigned i = 0; i < commands; i++)
        OK(clEnqueueFillBuffer(w->queue, mem, &zero, sizeof zero, 0, bytes, 0, NULL, NULL));
    const unsigned long after = own_status("VmRSS:");
    OK(clFinish(w->queue));
    return after > before ? after - before : 0;
}

/* The host waits for a queue that is full, as long as the queue gets on. On a busy host it may not, for a
 * while; so one of several attempts is enough. */
static void
many_commands(void **state)
{
    WORLD(state);
    enum { COMMANDS = 50000, BYTES = 1 << 19, MOST_KILOBYTES = 22 << 10, ATTEMPTS = 10 };
    if (getenv("API_NO_FORK"))
        skip(); /* sanitizers keep what was freed */
    cl_mem mem = new_buffer(w, BYTES, NULL);
    growth_by_commands(w, mem, 1, BYTES); /* the buffer itself */
    unsigned long least = growth_by_commands(w, mem, COMMANDS, BYTES);
    for (unsigned i = 1; i < ATTEMPTS && least >= MOST_KILOBYTES; i++) {
        const unsigned long next = growth_by_commands(w, mem, COMMANDS, BYTES);
        least = next < least ? next : least;
    }
    assert_true(least < MOST_KILOBYTES);
    OK(clReleaseMemObject(mem));
}

/* Commands that wait for the caller do not make it wait, in its own thread or in a callback. */
static void
held_commands(void **state)
{
    WORLD(state);
    enum { COMMANDS = 40000 };
    cl_int err;
    cl_event gate = clCreateUserEvent(w->context, &err);
    OK(err);
    OK(clEnqueueMarkerWithWaitList(w->queue, 1, &gate, NULL));
    for (unsigned i = 0; i < COMMANDS; i++)
        OK(clEnqueueMarkerWithWaitList(w->queue, 0, NULL, NULL));
    OK(clSetUserEventStatus(gate, CL_COMPLETE));
    OK(clFinish(w->queue));
    OK(clReleaseEvent(gate));
}

static const struct CMUnitTest tests[] = {
    TEST(create),       TEST(info),        TEST(refused),       TEST(foreign_device), TEST(synchronise),
    TEST(unchangeable), TEST(many_queues), TEST(many_commands), TEST(held_commands),
};
SUITE(queue, tests)
