/* SPDX-License-Identifier: MIT */
/* Faults in GPU code: the event fails, the context is told, everything else goes on. */
#include "api.h"

#include <stdio.h>

static cl_int
run(struct world *w, cl_kernel kernel, size_t n)
{
    cl_event event;
    cl_int status = 99;
    OK(clEnqueueNDRangeKernel(w->queue, kernel, 1, NULL, &n, NULL, 0, NULL, &event));
    (void)clWaitForEvents(1, &event);
    OK(clGetEventInfo(event, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof status, &status, NULL));
    OK(clReleaseEvent(event));
    return status;
}

static void
check_works(struct world *w)
{
    cl_int words[4] = {0};
    cl_mem mem = new_buffer(w, sizeof words, words);
    cl_kernel kernel = new_kernel(w, "increment");
    set_mem(kernel, 0, mem);
    assert_int_equal(run(w, kernel, 4), CL_COMPLETE);
    read_buffer(w, mem, words, sizeof words);
    assert_int_equal(words[3], 1);
    OK(clReleaseKernel(kernel));
    OK(clReleaseMemObject(mem));
}

/* The source line, or why there is none: ocloc has compiled the program without -g, clang with it. */
static void
expect_place(const struct world *w)
{
    const char *binary = getenv("API_BINARY");
    const bool lines = strcmp(device_word(w->device), "cayman") == 0 && !(binary && strstr(binary, "bare"));
    const char *missing = strstr(w->notified, ", no source line (built without -g), work-item");
    if (lines ? missing || !strstr(w->notified, "api.cl:") : !missing)
        fail_msg("%s", w->notified);
}

static void
wild_write(void **state)
{
    WORLD(state);
    NEEDS_POINTERS(w);
    cl_mem mem = new_buffer(w, 4096, NULL);
    cl_kernel kernel = new_kernel(w, "poke");
    const cl_long inside = 4092, beyond = 4096 + 12;
    set_mem(kernel, 0, mem);
    OK(clSetKernelArg(kernel, 1, sizeof inside, &inside));
    assert_int_equal(run(w, kernel, 1), CL_COMPLETE);
    assert_string_equal(w->notified, "");
    OK(clSetKernelArg(kernel, 1, sizeof beyond, &beyond));
    assert_int_equal(run(w, kernel, 1), CL_OUT_OF_RESOURCES);
    assert_non_null(strstr(w->notified, "kernel poke on "));
    assert_non_null(strstr(w->notified, "write of 4 bytes"));
    assert_non_null(strstr(w->notified, "work-item (0, 0, 0)"));
    assert_non_null(strstr(w->notified, "; nearest: 12 bytes past the end of a 4096-byte buffer"));
    assert_non_null(strstr(w->notified, "CL_MEM_READ_WRITE"));
    expect_place(w);
    check_works(w);
    OK(clReleaseKernel(kernel));
    OK(clReleaseMemObject(mem));
}

enum { NEIGHBOURS = 8 };

/* Writes at `offset` bytes from the beginning of one of several buffers of that size, made one after another.
 */
static void
miss(struct world *w, cl_kernel kernel, size_t size, cl_long offset)
{
    cl_mem mems[NEIGHBOURS];
    cl_uint word = 0;
    for (unsigned i = 0; i < NEIGHBOURS; i++)
        mems[i] = new_buffer(w, size, NULL);
    OK(clSetKernelArg(kernel, 1, sizeof offset, &offset));
    for (unsigned i = 0; i < NEIGHBOURS; i++) {
        set_mem(kernel, 0, mems[i]);
        assert_int_equal(run(w, kernel, 1), CL_OUT_OF_RESOURCES);
        if (offset >= 0)
            assert_non_null(strstr(w->notified, "bytes past the end of"));
    }
    for (unsigned i = 0; i < NEIGHBOURS; i++) {
        OK(clEnqueueReadBuffer(w->queue, mems[i], CL_TRUE, 0, 4, &word, 0, NULL, NULL));
        assert_int_equal(word, 0);
        OK(clEnqueueReadBuffer(w->queue, mems[i], CL_TRUE, size - 4, 4, &word, 0, NULL, NULL));
        assert_int_equal(word, 0);
        OK(clReleaseMemObject(mems[i]));
    }
}

/* Sizes of whole pages, which could lie back to back. Released memory is used again, hence twice. */
static void
neighbours(void **state)
{
    WORLD(state);
    NEEDS_POINTERS(w);
    static const size_t sizes[] = {4096, 65536, 1 << 20, 4 << 20, 5 << 20};
    cl_kernel kernel = new_kernel(w, "poke");
    for (unsigned i = 0; i < 2 * sizeof sizes / sizeof *sizes; i++) {
        const size_t size = sizes[i / 2];
        miss(w, kernel, size, (cl_long)size);
        miss(w, kernel, size, (cl_long)size + 4096);
        miss(w, kernel, size, -4);
    }
    OK(clReleaseKernel(kernel));
}

/* Of programs that do not name their arguments, the host does not know which are pointers. */
static void
null_pointer(void **state)
{
    WORLD(state);
    NEEDS_POINTERS(w);
    cl_mem mem = new_buffer(w, 4096, NULL);
    cl_kernel kernel = new_kernel(w, "poke");
    const cl_long offsets[3] = {0, 16, -8};
    OK(clSetKernelArg(kernel, 0, sizeof(cl_mem), NULL));
    for (int i = 0; i < 3; i++) {
        OK(clSetKernelArg(kernel, 1, sizeof offsets[i], &offsets[i]));
        assert_int_equal(run(w, kernel, 1), CL_OUT_OF_RESOURCES);
        assert_non_null(strstr(w->notified, i ? "; nearly a null pointer" : "; a null pointer"));
        assert_null(strstr(w->notified, "byte buffer"));
        if (!getenv("API_BINARY") && !strstr(w->notified, " null pointer, argument 0 `buffer` is NULL"))
            fail_msg("%s", w->notified);
    }
    OK(clReleaseKernel(kernel));
    OK(clReleaseMemObject(mem));
}

/* Far before the buffer: addresses of 32 bits wrap around, and are told as what the program computed. */
static void
before_the_start(void **state)
{
    WORLD(state);
    NEEDS_POINTERS(w);
    cl_mem mem = new_buffer(w, 4096, NULL);
    cl_kernel kernel = new_kernel(w, "poke");
    const cl_long before = -(1 << 30);
    set_mem(kernel, 0, mem);
    OK(clSetKernelArg(kernel, 1, sizeof before, &before));
    assert_int_equal(run(w, kernel, 1), CL_OUT_OF_RESOURCES);
    if (!strstr(w->notified, "; nearest: 1073741824 bytes before a 4096-byte buffer"))
        fail_msg("%s", w->notified);
    const cl_long far = INT64_C(1) << 45;
    OK(clSetKernelArg(kernel, 1, sizeof far, &far));
    const bool wraps = run(w, kernel, 1) == CL_COMPLETE; /* pointers of 32 bits: that is byte 0 */
    if (!wraps && !strstr(w->notified, "; no buffer is near"))
        fail_msg("%s", w->notified);
    OK(clReleaseKernel(kernel));
    OK(clReleaseMemObject(mem));
}

/* The text names the first work-item in the host program's own numbers. */
static void
work_items_are_global(void **state)
{
    WORLD(state);
    NEEDS_POINTERS(w);
    cl_mem mem = new_buffer(w, 4096, NULL);
    cl_kernel kernel = new_kernel(w, "poke");
    const cl_long beyond = -64;
    const size_t offset[2] = {5, 7}, global[2] = {1, 1};
    cl_event event;
    set_mem(kernel, 0, mem);
    OK(clSetKernelArg(kernel, 1, sizeof beyond, &beyond));
    OK(clEnqueueNDRangeKernel(w->queue, kernel, 2, offset, global, NULL, 0, NULL, &event));
    FAILS(CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST, clWaitForEvents(1, &event));
    assert_non_null(strstr(w->notified, "work-item (5, 7, 0)"));
    assert_non_null(strstr(w->notified, "64 bytes before a 4096-byte buffer"));
    OK(clReleaseEvent(event));
    OK(clReleaseKernel(kernel));
    OK(clReleaseMemObject(mem));
}

/* Launches `mark` with a buffer that has room for the first `room` work-items only. */
static void
fault_in(struct world *w, cl_kernel kernel, const size_t *offset, const size_t *global, const size_t *local,
         size_t room)
{
    const cl_long start = 0;
    cl_event event;
    cl_mem mem = new_buffer(w, room * sizeof(cl_uint), NULL);
    set_mem(kernel, 0, mem);
    OK(clSetKernelArg(kernel, 1, sizeof start, &start));
    OK(clEnqueueNDRangeKernel(w->queue, kernel, 3, offset, global, local, 0, NULL, &event));
    FAILS(CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST, clWaitForEvents(1, &event));
    OK(clReleaseEvent(event));
    OK(clReleaseMemObject(mem));
}

static void
expect_item(struct world *w, size_t x, size_t y, size_t z)
{
    char text[96];
    snprintf(text, sizeof text, "work-item (%zu, %zu, %zu)", x, y, z);
    if (!strstr(w->notified, text) || !strstr(w->notified, ": write of 4 bytes"))
        fail_msg("%s, not %s", w->notified, text);
}

/* "and N more of its hardware thread", 0 if there are none. */
static size_t
others(const struct world *w)
{
    const char *text = strstr(w->notified, ") and ");
    return text ? (size_t)atoi(text + strlen(") and ")) : 0;
}

/* One group, whose hardware threads run one after another: the first work-item without room is named. Those
 * that follow it are the rest of one message's work-items: 8, 16, or a whole thread. */
static void
local_ids(void **state)
{
    WORLD(state);
    NEEDS_POINTERS(w);
    const size_t size[3] = {5, 3, 4}, items = 60;
    cl_kernel kernel = open_kernel(w, "beyond", "mark");
    for (size_t room = 1; room < items; room += 3) {
        fault_in(w, kernel, NULL, size, size, room);
        expect_item(w, room % 5, room / 5 % 3, room / 15);
        const size_t end = room + 1 + others(w);
        if ((end % 8 && end != items) || !strstr(w->notified, "; nearest: 0 bytes past the end"))
            fail_msg("room for %zu: %s", room, w->notified);
    }
    OK(clReleaseKernel(kernel));
}

/* Only the last work-item of the last group has no room. */
static void
group_ids(void **state)
{
    WORLD(state);
    NEEDS_POINTERS(w);
    const size_t local[3] = {3, 2, 2}, groups[3][3] = {{4, 1, 1}, {1, 5, 1}, {2, 3, 4}},
                 offset[3] = {100, 20, 7};
    cl_kernel kernel = open_kernel(w, "beyond", "mark");
    for (unsigned i = 0; i < 3; i++) {
        const size_t global[3] = {3 * groups[i][0], 2 * groups[i][1], 2 * groups[i][2]};
        fault_in(w, kernel, offset, global, local, global[0] * global[1] * global[2] - 1);
        expect_item(w, global[0] + 99, global[1] + 19, global[2] + 6);
    }
    OK(clReleaseKernel(kernel));
}

/* Memory of another context is none of this kernel's. */
static void
other_context(void **state)
{
    WORLD(state);
    NEEDS_POINTERS(w);
    cl_int err;
    cl_context context = clCreateContext(NULL, 1, &w->device, NULL, NULL, &err);
    OK(err);
    cl_mem mine = new_buffer(w, 4096, NULL), theirs = clCreateBuffer(context, 0, 4096, NULL, &err);
    OK(err);
    cl_command_queue queue = clCreateCommandQueue(context, w->device, 0, &err);
    char *a = clEnqueueMapBuffer(w->queue, mine, CL_TRUE, CL_MAP_READ, 0, 4096, 0, NULL, NULL, &err);
    char *b = clEnqueueMapBuffer(queue, theirs, CL_TRUE, CL_MAP_READ, 0, 4096, 0, NULL, NULL, &err);
    const cl_long far = (cl_long)((intptr_t)b - (intptr_t)a);
    cl_kernel kernel = new_kernel(w, "poke");
    set_mem(kernel, 0, mine);
    OK(clSetKernelArg(kernel, 1, sizeof far, &far));
    if (strcmp(device_word(w->device),
               "cayman")) /* there, an address is an offset into the context's own pool */
        assert_int_equal(run(w, kernel, 1), CL_OUT_OF_RESOURCES);
    OK(clReleaseKernel(kernel));
    OK(clEnqueueUnmapMemObject(w->queue, mine, a, 0, NULL, NULL));
    OK(clEnqueueUnmapMemObject(queue, theirs, b, 0, NULL, NULL));
    OK(clFinish(queue));
    OK(clReleaseCommandQueue(queue));
    OK(clReleaseMemObject(mine));
    OK(clReleaseMemObject(theirs));
    OK(clReleaseContext(context));
}

/* The buffer that lies nearest need not be one that the kernel was given. Of programs with 32-bit pointers
 * the host does not know where they see a buffer. */
static void
nearest_is_no_argument(void **state)
{
    WORLD(state);
    NEEDS_POINTERS(w);
    if (getenv("API_BINARY"))
        skip();
    cl_int err;
    cl_mem given = new_buffer(w, 4096, NULL), other = new_buffer(w, 4096, NULL);
    char *a = clEnqueueMapBuffer(w->queue, given, CL_TRUE, CL_MAP_READ, 0, 4096, 0, NULL, NULL, &err);
    char *b = clEnqueueMapBuffer(w->queue, other, CL_TRUE, CL_MAP_READ, 0, 4096, 0, NULL, NULL, &err);
    const cl_long far = (cl_long)((intptr_t)b - (intptr_t)a) + 4096 + 16;
    cl_kernel kernel = new_kernel(w, "poke");
    set_mem(kernel, 0, given);
    OK(clSetKernelArg(kernel, 1, sizeof far, &far));
    assert_int_equal(run(w, kernel, 1), CL_OUT_OF_RESOURCES);
    if (!strstr(w->notified, "; nearest: 16 bytes past the end of a 4096-byte buffer") ||
        !strstr(w->notified, ", no argument of the kernel"))
        fail_msg("%s", w->notified);
    OK(clReleaseKernel(kernel));
    OK(clEnqueueUnmapMemObject(w->queue, given, a, 0, NULL, NULL));
    OK(clEnqueueUnmapMemObject(w->queue, other, b, 0, NULL, NULL));
    OK(clFinish(w->queue));
    OK(clReleaseMemObject(given));
    OK(clReleaseMemObject(other));
}

/* The suite sets CAYGEN_HANG_SECONDS. */
static void
hang(void **state)
{
    WORLD(state);
    const char *const limit = getenv("CAYGEN_HANG_SECONDS");
    char expected[96];
    const cl_int words[2] = {0, 0};
    cl_mem mem = new_buffer(w, sizeof words, words);
    cl_kernel kernel = new_kernel(w, "spin");
    if (!limit)
        skip();
    set_mem(kernel, 0, mem);
    assert_int_equal(run(w, kernel, 1), CL_OUT_OF_RESOURCES);
    assert_non_null(strstr(w->notified, "kernel spin on "));
    snprintf(expected, sizeof expected, ": a work-group took more than %s seconds of processor time", limit);
    assert_non_null(strstr(w->notified, expected));
    check_works(w);
    OK(clReleaseKernel(kernel));
    OK(clReleaseMemObject(mem));
}

/* Commands after a fault are executed; those that wait for the launch's event are not. */
static void
queue_goes_on(void **state)
{
    WORLD(state);
    NEEDS_POINTERS(w);
    cl_int words[4] = {1, 2, 3, 4}, out[4] = {0};
    const cl_long beyond = 1 << 20;
    const size_t one = 1;
    cl_event failed, after;
    cl_mem mem = new_buffer(w, sizeof words, words);
    cl_kernel kernel = new_kernel(w, "poke");
    set_mem(kernel, 0, mem);
    OK(clSetKernelArg(kernel, 1, sizeof beyond, &beyond));
    OK(clEnqueueNDRangeKernel(w->queue, kernel, 1, NULL, &one, NULL, 0, NULL, &failed));
    FAILS(CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST, clWaitForEvents(1, &failed));
    OK(clEnqueueReadBuffer(w->queue, mem, CL_TRUE, 0, sizeof out, out, 0, NULL, NULL));
    assert_memory_equal(out, words, sizeof out);
    FAILS(CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST,
          clEnqueueReadBuffer(w->queue, mem, CL_TRUE, 0, sizeof out, out, 1, &failed, &after));
    OK(clReleaseEvent(failed));
    OK(clReleaseKernel(kernel));
    OK(clReleaseMemObject(mem));
}

static cl_int
run_heap(struct world *w, cl_kernel kernel)
{
    const size_t items = 256;
    cl_int status = 99;
    cl_event event;
    OK(clEnqueueNDRangeKernel(w->queue, kernel, 1, NULL, &items, &items, 0, NULL, &event));
    (void)clFinish(w->queue);
    OK(clGetEventInfo(event, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof status, &status, NULL));
    OK(clReleaseEvent(event));
    return status;
}

/* Buffers have nearly all of the device's memory; the kernel wants 256 KiB more for each work-item. */
static void
too_much_private_memory(void **state)
{
    WORLD(state);
    const cl_int step = 64;
    const cl_mem_flags unrestricted = (cl_mem_flags)1 << 23; /* CL_MEM_ALLOW_UNRESTRICTED_SIZE_INTEL */
    cl_ulong all = 0;
    cl_mem mems[2];
    cl_int err;
    if (!strcmp(device_word(w->device), "cayman") || getenv("API_BINARY"))
        skip();
    cl_kernel kernel = open_kernel(w, "private", "heap");
    cl_mem out = new_buffer(w, 4096, NULL);
    set_mem(kernel, 0, out);
    OK(clSetKernelArg(kernel, 1, sizeof step, &step));
    assert_int_equal(run_heap(w, kernel), CL_COMPLETE);
    OK(clGetDeviceInfo(w->device, CL_DEVICE_GLOBAL_MEM_SIZE, sizeof all, &all, NULL));
    const size_t half = (size_t)(all / 2) & ~(size_t)4095;
    mems[0] = clCreateBuffer(w->context, unrestricted, half, NULL, &err);
    mems[1] = clCreateBuffer(w->context, unrestricted, half - 65536, NULL, &err);
    if (mems[0] && mems[1]) {
        assert_int_equal(run_heap(w, kernel), CL_OUT_OF_RESOURCES);
        assert_non_null(strstr(w->notified, "kernel heap needs "));
        assert_non_null(strstr(w->notified, " bytes of private memory for the "));
    }
    for (unsigned i = 0; i < 2; i++)
        if (mems[i])
            OK(clReleaseMemObject(mems[i]));
    assert_int_equal(run_heap(w, kernel), CL_COMPLETE); /* the refused launch left nothing counted */
    OK(clReleaseMemObject(out));
    OK(clReleaseKernel(kernel));
}

static const struct CMUnitTest tests[] = {
    TEST(wild_write),   TEST(before_the_start),      TEST(neighbours),
    TEST(null_pointer), TEST(work_items_are_global), TEST(local_ids),
    TEST(group_ids),    TEST(other_context),         TEST(nearest_is_no_argument),
    TEST(hang),         TEST(queue_goes_on),         TEST(too_much_private_memory),
};
SUITE(fault, tests)
