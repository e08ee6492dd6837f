/* SPDX-License-Identifier: MIT */
/* A program that ends without waiting for its commands. Nothing fails here: on_fault.sh looks at the exit
 * code. */
#include "api.h"

enum { FILLS = 200, BYTES = 8 << 20 };

static void
poke_wild(struct world *w, cl_command_queue queue, cl_mem mem, cl_uint wait_count, const cl_event *waits)
{
    const cl_long beyond = 64 << 20;
    const size_t one = 1;
    cl_kernel kernel = new_kernel(w, "poke");
    set_mem(kernel, 0, mem);
    OK(clSetKernelArg(kernel, 1, sizeof beyond, &beyond));
    OK(clEnqueueNDRangeKernel(queue, kernel, 1, NULL, &one, NULL, wait_count, waits, NULL));
    OK(clReleaseKernel(kernel));
}

static cl_command_queue
another(struct world *w)
{
    cl_int err;
    cl_command_queue queue = clCreateCommandQueue(w->context, w->device, 0, &err);
    OK(err);
    return queue;
}

/* Much work, then the fault. */
static void
leave_running(struct world *w, cl_command_queue queue)
{
    const cl_int pattern = 1;
    cl_mem mem = new_buffer(w, BYTES, NULL);
    for (unsigned i = 0; i < FILLS; i++)
        OK(clEnqueueFillBuffer(queue, mem, &pattern, sizeof pattern, 0, BYTES, 0, NULL, NULL));
    poke_wild(w, queue, mem, 0, NULL);
    OK(clReleaseMemObject(mem));
}

/* A launch that waits for the program for ever, and one behind it. */
static void
leave_waiting(struct world *w, cl_command_queue queue)
{
    cl_int err;
    cl_mem mem = new_buffer(w, 4096, NULL);
    cl_event never = clCreateUserEvent(w->context, &err);
    OK(err);
    poke_wild(w, queue, mem, 1, &never);
    poke_wild(w, queue, mem, 0, NULL);
    OK(clReleaseMemObject(mem));
}

static void
commands_are_left(void **state)
{
    static struct world *kept; /* reachable: no leak */
    WORLD(state);
    kept = w;
    kept->outlives = true;
    leave_waiting(w, another(w));
    leave_running(w, another(w));
}

static const struct CMUnitTest tests[] = {TEST(commands_are_left)};

SUITE(left, tests)
