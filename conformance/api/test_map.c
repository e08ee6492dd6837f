/* SPDX-License-Identifier: MIT */
#include "api.h"

static void *
map(struct world *w, cl_mem mem, cl_map_flags flags, size_t offset, size_t size)
{
    cl_int err;
    void *at = clEnqueueMapBuffer(w->queue, mem, CL_TRUE, flags, offset, size, 0, NULL, NULL, &err);
    OK(err);
    assert_non_null(at);
    return at;
}

static cl_uint
map_count(cl_mem mem)
{
    cl_uint count = 99;
    OK(clGetMemObjectInfo(mem, CL_MEM_MAP_COUNT, sizeof count, &count, NULL));
    return count;
}

static void
write_through(void **state)
{
    WORLD(state);
    cl_int out[16];
    cl_mem mem = new_buffer(w, sizeof out, NULL);
    cl_int *at = map(w, mem, CL_MAP_WRITE_INVALIDATE_REGION, 16, 32);
    for (int i = 0; i < 8; i++)
        at[i] = i + 1;
    assert_int_equal(map_count(mem), 1);
    OK(clEnqueueUnmapMemObject(w->queue, mem, at, 0, NULL, NULL));
    assert_int_equal(map_count(mem), 0);
    read_buffer(w, mem, out, sizeof out);
    for (int i = 0; i < 8; i++)
        assert_int_equal(out[4 + i], i + 1);
    OK(clReleaseMemObject(mem));
}

static void
several(void **state)
{
    WORLD(state);
    cl_mem mem = new_buffer(w, 64, NULL);
    char *a = map(w, mem, CL_MAP_READ, 0, 32), *b = map(w, mem, CL_MAP_READ, 32, 32);
    assert_ptr_equal(a + 32, b);
    assert_int_equal(map_count(mem), 2);
    OK(clEnqueueUnmapMemObject(w->queue, mem, b, 0, NULL, NULL));
    OK(clEnqueueUnmapMemObject(w->queue, mem, a, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE, clEnqueueUnmapMemObject(w->queue, mem, a, 0, NULL, NULL));
    OK(clReleaseMemObject(mem));
}

/* Maps of CL_MEM_USE_HOST_PTR memory lie in that memory; a kernel's results are there after the map. */
static void
use_host_pointer(void **state, size_t misalign)
{
    WORLD(state);
    _Alignas(64) char memory[64 + 4 * 32];
    cl_int *host = (cl_int *)(memory + misalign);
    cl_int err;
    const size_t global = 32;
    for (int i = 0; i < 32; i++)
        host[i] = i;
    cl_mem mem = clCreateBuffer(w->context, CL_MEM_USE_HOST_PTR, sizeof(cl_int[32]), host, &err);
    OK(err);
    cl_kernel kernel = new_kernel(w, "increment");
    set_mem(kernel, 0, mem);
    OK(clEnqueueNDRangeKernel(w->queue, kernel, 1, NULL, &global, NULL, 0, NULL, NULL));
    cl_int *at = map(w, mem, CL_MAP_READ | CL_MAP_WRITE, 16, sizeof(cl_int[28]));
    assert_ptr_equal(at, host + 4);
    for (int i = 0; i < 28; i++)
        assert_int_equal(at[i], i + 5);
    at[0] = 500;
    OK(clEnqueueUnmapMemObject(w->queue, mem, at, 0, NULL, NULL));
    OK(clEnqueueNDRangeKernel(w->queue, kernel, 1, NULL, &global, NULL, 0, NULL, NULL));
    read_buffer(w, mem, &err, 0);
    at = map(w, mem, CL_MAP_READ, 0, sizeof(cl_int[32]));
    assert_ptr_equal(at, host);
    assert_int_equal(at[4], 501);
    assert_int_equal(at[5], 7);
    OK(clEnqueueUnmapMemObject(w->queue, mem, at, 0, NULL, NULL));
    OK(clReleaseKernel(kernel));
    OK(clReleaseMemObject(mem));
    OK(clFinish(w->queue));
}

static void
use_host_pointer_aligned(void **state)
{
    use_host_pointer(state, 0);
}

static void
use_host_pointer_misaligned(void **state)
{
    use_host_pointer(state, 4);
}

static void
map_errors(void **state)
{
    WORLD(state);
    cl_int err0;
    cl_mem mem = new_buffer(w, 64, NULL);
    cl_mem closed = clCreateBuffer(w->context, CL_MEM_HOST_NO_ACCESS, 64, NULL, &err0);
    cl_mem read_only = clCreateBuffer(w->context, CL_MEM_HOST_READ_ONLY, 64, NULL, &err0);
    cl_command_queue q = w->queue;
    const cl_map_flags read = CL_MAP_READ, write = CL_MAP_WRITE, invalidate = CL_MAP_WRITE_INVALIDATE_REGION;
    REFUSED(CL_INVALID_VALUE, clEnqueueMapBuffer(q, mem, 1, read, 60, 8, 0, NULL, NULL, &err));
    REFUSED(CL_INVALID_VALUE, clEnqueueMapBuffer(q, mem, 1, read, 0, 0, 0, NULL, NULL, &err));
    REFUSED(CL_INVALID_VALUE, clEnqueueMapBuffer(q, mem, 1, 1 << 9, 0, 8, 0, NULL, NULL, &err));
    REFUSED(CL_INVALID_VALUE, clEnqueueMapBuffer(q, mem, 1, read | invalidate, 0, 8, 0, NULL, NULL, &err));
    REFUSED(CL_INVALID_OPERATION, clEnqueueMapBuffer(q, closed, 1, read, 0, 8, 0, NULL, NULL, &err));
    REFUSED(CL_INVALID_OPERATION, clEnqueueMapBuffer(q, read_only, 1, write, 0, 8, 0, NULL, NULL, &err));
    REFUSED(CL_INVALID_MEM_OBJECT,
            clEnqueueMapBuffer(q, (cl_mem)w->queue, 1, read, 0, 8, 0, NULL, NULL, &err));
    REFUSED(CL_INVALID_EVENT_WAIT_LIST, clEnqueueMapBuffer(q, mem, 1, read, 0, 8, 1, NULL, NULL, &err));
    FAILS(CL_INVALID_MEM_OBJECT, clEnqueueUnmapMemObject(q, (cl_mem)w->queue, &err0, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE, clEnqueueUnmapMemObject(q, mem, NULL, 0, NULL, NULL));
    OK(clReleaseMemObject(mem));
    OK(clReleaseMemObject(closed));
    OK(clReleaseMemObject(read_only));
}

static const struct CMUnitTest tests[] = {
    TEST(write_through), TEST(several), TEST(use_host_pointer_aligned), TEST(use_host_pointer_misaligned),
    TEST(map_errors),
};
SUITE(map, tests)
