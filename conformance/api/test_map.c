/* SPDX-License-Identifier: MIT */
#include "api.h"

#include <pthread.h>

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

/* Maps without asking for success; NULL when refused, and then for the reason given. */
static void *
try_map(struct world *w, cl_mem mem, cl_map_flags flags, size_t offset, size_t size)
{
    cl_int err;
    void *at = clEnqueueMapBuffer(w->queue, mem, CL_TRUE, flags, offset, size, 0, NULL, NULL, &err);
    assert_int_equal(err, at ? CL_SUCCESS : CL_INVALID_OPERATION);
    return at;
}

static void
unmap(struct world *w, cl_mem mem, void *at)
{
    OK(clEnqueueUnmapMemObject(w->queue, mem, at, 0, NULL, NULL));
}

/* What is mapped for writing is mapped so once; what is mapped for reading, as often as one likes. */
static void
overlap(void **state)
{
    WORLD(state);
    const cl_map_flags read = CL_MAP_READ, write = CL_MAP_WRITE, discard = CL_MAP_WRITE_INVALIDATE_REGION;
    cl_mem mem = new_buffer(w, 64, NULL), other = new_buffer(w, 64, NULL);
    void *a = map(w, mem, write, 16, 16), *b = map(w, mem, write, 32, 16), *c = map(w, other, write, 0, 64);
    assert_null(try_map(w, mem, write, 16, 16));
    assert_null(try_map(w, mem, write, 0, 17));
    assert_null(try_map(w, mem, discard, 47, 1));
    assert_null(try_map(w, mem, read | write, 0, 64));
    void *d = map(w, mem, discard, 0, 16), *e = map(w, mem, read, 48, 16);
    assert_int_equal(map_count(mem), 4);
    unmap(w, mem, a);
    a = map(w, mem, read, 16, 16);
    void *f = map(w, mem, read, 8, 16);
    assert_ptr_equal((char *)a - 8, f);
    unmap(w, mem, a);
    void *left[] = {b, d, e, f};
    for (int i = 0; i < 4; i++)
        unmap(w, mem, left[i]);
    FAILS(CL_INVALID_VALUE, clEnqueueUnmapMemObject(w->queue, mem, c, 0, NULL, NULL));
    unmap(w, other, c);
    unmap(w, mem, map(w, mem, write, 0, 64));
    OK(clReleaseMemObject(mem));
    OK(clReleaseMemObject(other));
}

/* A buffer, its parts and the images in it are one memory. */
static void
overlap_of_relatives(void **state)
{
    WORLD(state);
    const cl_map_flags read = CL_MAP_READ, write = CL_MAP_WRITE;
    const cl_buffer_region first = {0, 256}, second = {128, 256};
    cl_int err;
    cl_mem mem = new_buffer(w, 512, NULL);
    cl_mem a = clCreateSubBuffer(mem, 0, CL_BUFFER_CREATE_TYPE_REGION, &first, &err);
    OK(err);
    cl_mem b = clCreateSubBuffer(mem, 0, CL_BUFFER_CREATE_TYPE_REGION, &second, &err);
    OK(err);
    void *at = map(w, a, write, 0, 128), *beside = map(w, b, write, 0, 16);
    assert_int_equal(map_count(a), 1);
    assert_int_equal(map_count(mem), 0);
    assert_null(try_map(w, a, write, 120, 16));
    assert_null(try_map(w, a, write, 143, 1));
    assert_null(try_map(w, mem, write, 0, 1));
    assert_null(try_map(w, mem, write, 128, 1));
    unmap(w, mem, map(w, mem, read, 0, 512));
    unmap(w, mem, map(w, mem, write, 144, 368));
    FAILS(CL_INVALID_VALUE, clEnqueueUnmapMemObject(w->queue, mem, at, 0, NULL, NULL));
    unmap(w, a, at);
    unmap(w, b, beside);
    if (has_images(w)) {
        const cl_image_format format = {CL_R, CL_UNSIGNED_INT32};
        const cl_image_desc desc = {
            .image_type = CL_MEM_OBJECT_IMAGE1D_BUFFER, .image_width = 64, .buffer = b};
        const size_t origin[3] = {4, 0, 0}, region[3] = {2, 1, 1};
        size_t pitch;
        cl_mem image = clCreateImage(w->context, 0, &format, &desc, NULL, &err);
        OK(err);
        at = clEnqueueMapImage(w->queue, image, CL_TRUE, write, origin, region, &pitch, NULL, 0, NULL, NULL,
                               &err);
        OK(err);
        assert_null(try_map(w, mem, write, 128 + 16 + 7, 1));
        assert_null(try_map(w, a, write, 128 + 16, 1));
        unmap(w, mem, map(w, mem, write, 128 + 16 + 8, 1));
        unmap(w, image, at);
        OK(clReleaseMemObject(image));
    }
    /* A mapping that nobody took back goes with its object. */
    map(w, a, write, 0, 256);
    OK(clFinish(w->queue));
    OK(clReleaseMemObject(a));
    unmap(w, mem, map(w, mem, write, 0, 512));
    OK(clReleaseMemObject(b));
    OK(clReleaseMemObject(mem));
}

struct racer {
    struct world *w;
    cl_mem mem;
    int won;
};

static void *
race(void *user)
{
    struct racer *r = user;
    for (int i = 0; i < 200; i++) {
        cl_int err;
        cl_int *at = clEnqueueMapBuffer(r->w->queue, r->mem, CL_TRUE, CL_MAP_READ | CL_MAP_WRITE, 0, 4, 0,
                                        NULL, NULL, &err);
        if (!at)
            continue;
        ++*at;
        r->won++;
        clEnqueueUnmapMemObject(r->w->queue, r->mem, at, 0, NULL, NULL);
    }
    return NULL;
}

/* Of threads that map the same memory for writing one has it at a time. */
static void
racing_threads(void **state)
{
    WORLD(state);
    enum { THREADS = 4 };
    const cl_int zero = 0;
    cl_int sum = 0, out;
    cl_mem mem = new_buffer(w, sizeof zero, &zero);
    struct racer racers[THREADS];
    pthread_t threads[THREADS];
    for (int i = 0; i < THREADS; i++) {
        racers[i] = (struct racer){w, mem, 0};
        assert_int_equal(pthread_create(&threads[i], NULL, race, &racers[i]), 0);
    }
    for (int i = 0; i < THREADS; i++) {
        pthread_join(threads[i], NULL);
        sum += racers[i].won;
    }
    read_buffer(w, mem, &out, sizeof out);
    assert_int_equal(out, sum);
    assert_true(sum > 0);
    OK(clReleaseMemObject(mem));
}

static void
alloc_host_pointer(void **state)
{
    WORLD(state);
    const cl_mem_flags both = CL_MEM_ALLOC_HOST_PTR | CL_MEM_COPY_HOST_PTR;
    cl_int content[4] = {1, 2, 3, 4}, err;
    void *told = content;
    cl_mem mem = clCreateBuffer(w->context, both, sizeof content, content, &err);
    OK(err);
    OK(clGetMemObjectInfo(mem, CL_MEM_HOST_PTR, sizeof told, &told, NULL));
    assert_null(told);
    memset(content, 0, sizeof content);
    cl_int *at = map(w, mem, CL_MAP_READ, 4, 8);
    assert_int_equal(at[0], 2);
    assert_int_equal(at[1], 3);
    unmap(w, mem, at);
    OK(clReleaseMemObject(mem));
}

static const struct CMUnitTest tests[] = {
    TEST(write_through),
    TEST(several),
    TEST(use_host_pointer_aligned),
    TEST(use_host_pointer_misaligned),
    TEST(map_errors),
    TEST(overlap),
    TEST(overlap_of_relatives),
    TEST(racing_threads),
    TEST(alloc_host_pointer),
};
SUITE(map, tests)
