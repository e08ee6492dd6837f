/* SPDX-License-Identifier: MIT */
/* Intel's programs with 32-bit pointers on devices with 64-bit ones: which addresses memory has there. */
#include "api.h"

#include <stdio.h>

enum { COUNT = 64 };

static cl_program
narrow_program(struct world *w)
{
    char name[64];
    if (getenv("API_PLATFORM") || strcmp(device_word(w->device), "cayman") == 0)
        skip();
    const char *form = getenv("API_NARROW");
    snprintf(name, sizeof name, "%s.%s", form ? form : "narrow", device_word(w->device));
    return build_binary(w->context, w->device, name);
}

static cl_kernel
kernel_of(cl_program program, const char *name)
{
    cl_int err;
    cl_kernel kernel = clCreateKernel(program, name, &err);
    OK(err);
    return kernel;
}

static cl_int
run(struct world *w, cl_kernel kernel, size_t n)
{
    OK(clEnqueueNDRangeKernel(w->queue, kernel, 1, NULL, &n, NULL, 0, NULL, NULL));
    return clFinish(w->queue);
}

/* Launches that fail end their event so. */
static cl_int
status_of(struct world *w, cl_kernel kernel)
{
    const size_t one = 1;
    cl_event event;
    cl_int status = 99;
    OK(clEnqueueNDRangeKernel(w->queue, kernel, 1, NULL, &one, NULL, 0, NULL, &event));
    (void)clWaitForEvents(1, &event);
    OK(clGetEventInfo(event, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof status, &status, NULL));
    OK(clReleaseEvent(event));
    return status;
}

static void
run_put(struct world *w, cl_program program, cl_mem cell, cl_mem target, cl_int at)
{
    cl_kernel put = kernel_of(program, "put");
    set_mem(put, 0, cell);
    set_mem(put, 1, target);
    OK(clSetKernelArg(put, 2, sizeof at, &at));
    OK(run(w, put, 1));
    OK(clReleaseKernel(put));
}

static cl_int
run_get(struct world *w, cl_program program, cl_mem cell)
{
    cl_kernel get = kernel_of(program, "get");
    cl_mem out = new_buffer(w, 4, NULL);
    cl_int got = 0;
    set_mem(get, 0, cell);
    set_mem(get, 1, out);
    OK(run(w, get, 1));
    read_buffer(w, out, &got, sizeof got);
    OK(clReleaseMemObject(out));
    OK(clReleaseKernel(get));
    return got;
}

static void
pointer_sizes(void **state)
{
    WORLD(state);
    NEEDS_OCLOC(w);
    cl_program program = narrow_program(w);
    cl_kernel sizes = kernel_of(program, "sizes");
    cl_mem out = new_buffer(w, 12, NULL);
    cl_uint got[3], bits;
    set_mem(sizes, 0, out);
    for (cl_uint i = 0; i < 2; i++) {
        OK(run(w, sizes, 1));
        read_buffer(w, out, got, sizeof got);
        assert_int_equal(got[0], 4);
        assert_int_equal(got[1], 4);
        assert_int_equal(got[2], 6 + i + 300); /* through pointers in the program's own data */
    }
    OK(clGetDeviceInfo(w->device, CL_DEVICE_ADDRESS_BITS, sizeof bits, &bits, NULL));
    assert_int_equal(bits, 64);
    OK(clReleaseMemObject(out));
    OK(clReleaseKernel(sizes));
    OK(clReleaseProgram(program));
}

/* A pointer that one launch has stored is good in later ones, and in another program's, while its buffer
 * lives; whatever comes and goes beside it. */
static void
pointers_stay(void **state)
{
    WORLD(state);
    NEEDS_OCLOC(w);
    cl_int words[COUNT];
    for (cl_int i = 0; i < COUNT; i++)
        words[i] = 1000 + i;
    cl_mem early =
        new_buffer(w, sizeof words, words); /* made before there was a program that needs addresses */
    cl_program program = narrow_program(w), other = narrow_program(w);
    cl_mem cell = new_buffer(w, 4, NULL), passing = new_buffer(w, 100000, NULL), out = new_buffer(w, 4, NULL);
    run_put(w, program, cell, passing, 3);
    run_put(w, program, cell, early, 17);
    OK(clReleaseMemObject(passing));
    passing = new_buffer(w, 300000, NULL);
    run_put(w, other, out, passing, 0);
    assert_int_equal(run_get(w, other, cell), 1017);
    assert_int_equal(run_get(w, program, cell), -9);
    read_buffer(w, early, words, sizeof words);
    assert_int_equal(words[16], 1016);
    assert_int_equal(words[17], -9);
    cl_kernel get_kept = kernel_of(program, "get_kept");
    set_mem(get_kept, 0, out);
    OK(run(w, get_kept, 1));
    read_buffer(w, out, words, 4);
    assert_int_equal(words[0], -9);
    OK(clReleaseKernel(get_kept));
    OK(clReleaseMemObject(out));
    OK(clReleaseMemObject(passing));
    OK(clReleaseMemObject(cell));
    OK(clReleaseMemObject(early));
    OK(clReleaseProgram(other));
    OK(clReleaseProgram(program));
}

/* The host's own memory, a part of a buffer, and shared memory: used where they are. */
static void
other_memory(void **state)
{
    WORLD(state);
    NEEDS_OCLOC(w);
    cl_program program = narrow_program(w);
    cl_int err, *host = aligned_alloc(64, COUNT * 4), at = 2, zero = 0;
    assert_non_null(host);
    for (cl_int i = 0; i < COUNT; i++)
        host[i] = i * 3;
    cl_mem in_place = clCreateBuffer(w->context, CL_MEM_USE_HOST_PTR, COUNT * 4, host, &err);
    OK(err);
    cl_mem cell = new_buffer(w, 4, NULL), whole = new_buffer(w, 65536, NULL);
    run_put(w, program, cell, in_place, 5);
    assert_int_equal(run_get(w, program, cell), 15);
    void *map =
        clEnqueueMapBuffer(w->queue, in_place, CL_TRUE, CL_MAP_READ, 0, COUNT * 4, 0, NULL, NULL, &err);
    OK(err);
    assert_ptr_equal(map, host);
    assert_int_equal(host[5], -9);
    OK(clEnqueueUnmapMemObject(w->queue, in_place, map, 0, NULL, NULL));

    const cl_buffer_region region = {8192, 4096};
    cl_mem part = clCreateSubBuffer(whole, 0, CL_BUFFER_CREATE_TYPE_REGION, &region, &err);
    OK(err);
    OK(clEnqueueFillBuffer(w->queue, whole, &zero, 4, 0, 65536, 0, NULL, NULL));
    OK(clEnqueueFillBuffer(w->queue, part, &at, 4, 8, 4, 0, NULL, NULL));
    run_put(w, program, cell, whole, 8192 / 4 + 2);
    assert_int_equal(run_get(w, program, cell), 2);
    run_put(w, program, cell, part, 2);
    assert_int_equal(run_get(w, program, cell), -9);

    cl_int *shared = clSVMAlloc(w->context, CL_MEM_READ_WRITE | CL_MEM_SVM_FINE_GRAIN_BUFFER, COUNT * 4, 0);
    assert_non_null(shared);
    shared[9] = 909;
    cl_kernel put = kernel_of(program, "put");
    set_mem(put, 0, cell);
    OK(clSetKernelArgSVMPointer(put, 1, shared + 7));
    OK(clSetKernelArg(put, 2, sizeof at, &at));
    OK(run(w, put, 1));
    assert_int_equal(run_get(w, program, cell), 909);
    assert_int_equal(shared[9], -9);
    OK(clReleaseKernel(put));
    clSVMFree(w->context, shared);
    OK(clReleaseMemObject(part));
    OK(clReleaseMemObject(whole));
    OK(clReleaseMemObject(cell));
    OK(clReleaseMemObject(in_place));
    OK(clReleaseProgram(program));
    free(host);
}

/* Nothing is at address 0, between buffers, and where one was. */
static void
wild_pointers(void **state)
{
    WORLD(state);
    NEEDS_OCLOC(w);
    cl_program program = narrow_program(w);
    cl_kernel write_at = kernel_of(program, "write_at");
    cl_mem cell = new_buffer(w, 4, NULL), target = new_buffer(w, 4096, NULL);
    cl_uint address, wild;
    char text[64];
    run_put(w, program, cell, target, 0);
    read_buffer(w, cell, &address, sizeof address);
    OK(clSetKernelArg(write_at, 0, sizeof address, &address));
    assert_int_equal(status_of(w, write_at), CL_COMPLETE);
    assert_string_equal(w->notified, "");
    const cl_uint wilds[] = {0, 4, address - 4, address + 4094, address + 4096 + 40, 0xfffffffe};
    for (size_t i = 0; i < sizeof wilds / sizeof *wilds; i++) {
        wild = wilds[i];
        OK(clSetKernelArg(write_at, 0, sizeof wild, &wild));
        assert_int_equal(status_of(w, write_at), CL_OUT_OF_RESOURCES);
        snprintf(text, sizeof text, "write of 4 bytes at address 0x%x ", wild);
        assert_non_null(strstr(w->notified, text));
    }
    wild = address + 4096 + 40;
    OK(clSetKernelArg(write_at, 0, sizeof wild, &wild));
    assert_int_equal(status_of(w, write_at), CL_OUT_OF_RESOURCES);
    assert_non_null(strstr(w->notified, "40 bytes past the end of a 4096-byte buffer"));
    OK(clReleaseMemObject(target));
    OK(clSetKernelArg(write_at, 0, sizeof address, &address));
    assert_int_equal(status_of(w, write_at), CL_OUT_OF_RESOURCES);
    cl_int word = 0;
    run_put(w, program, cell, cell, 0); /* all else goes on */
    read_buffer(w, cell, &word, sizeof word);
    assert_int_not_equal(word, 0);
    OK(clReleaseMemObject(cell));
    OK(clReleaseKernel(write_at));
    OK(clReleaseProgram(program));
}

/* What has no 32-bit address: the call says so, and nothing is run. */
static void
too_much(void **state)
{
    WORLD(state);
    NEEDS_OCLOC(w);
    cl_program program = narrow_program(w);
    const size_t huge = (size_t)4 << 30, one = 1;
    cl_ulong most;
    cl_int err, at = 0;
    OK(clGetDeviceInfo(w->device, CL_DEVICE_MAX_MEM_ALLOC_SIZE, sizeof most, &most, NULL));
    cl_mem cell = new_buffer(w, 4, NULL);
    cl_kernel put = kernel_of(program, "put");
    set_mem(put, 0, cell);
    OK(clSetKernelArg(put, 2, sizeof at, &at));
    if (most >= huge) {
        cl_mem target = clCreateBuffer(w->context, 0, huge, NULL, &err);
        OK(err);
        set_mem(put, 1, target);
        FAILS(CL_MEM_OBJECT_ALLOCATION_FAILURE,
              clEnqueueNDRangeKernel(w->queue, put, 1, NULL, &one, NULL, 0, NULL, NULL));
        OK(clReleaseMemObject(target));
    }
    cl_mem target = new_buffer(w, 16, NULL);
    set_mem(put, 1, target);
    OK(run(w, put, 1));
    OK(clReleaseKernel(put));
    OK(clReleaseMemObject(target));
    OK(clReleaseMemObject(cell));
    OK(clReleaseProgram(program));
}

/* A context where another device has one 32-bit space for all buffers. */
static void
beside_cayman(void **state)
{
    WORLD(state);
    cl_device_id devices[DEVICE_ROWS], pair[2] = {w->device, NULL};
    cl_uint count;
    cl_int err, words[4] = {1, 2, 3, 4}, got = 0;
    OK(clGetDeviceIDs(w->platform, CL_DEVICE_TYPE_ALL, DEVICE_ROWS, devices, &count));
    for (cl_uint i = 0; i < count; i++)
        if (!getenv("API_PLATFORM") && strcmp(device_word(devices[i]), "cayman") == 0)
            pair[1] = devices[i];
    if (!pair[1] || pair[1] == pair[0])
        skip();
    struct world both = *w;
    both.context = clCreateContext(NULL, 2, pair, NULL, NULL, &err);
    OK(err);
    both.queue = clCreateCommandQueue(both.context, w->device, 0, &err);
    OK(err);
    cl_program program = narrow_program(&both);
    cl_mem cell = new_buffer(&both, 4, NULL), target = new_buffer(&both, sizeof words, words);
    run_put(&both, program, cell, target, 2);
    got = run_get(&both, program, cell);
    assert_int_equal(got, 3);
    OK(clReleaseMemObject(cell));
    OK(clReleaseMemObject(target));
    OK(clReleaseProgram(program));
    OK(clReleaseCommandQueue(both.queue));
    OK(clReleaseContext(both.context));
}

static const struct CMUnitTest tests[] = {
    TEST(pointer_sizes), TEST(pointers_stay), TEST(other_memory),
    TEST(wild_pointers), TEST(too_much),      TEST(beside_cayman),
};
SUITE(narrow, tests)
