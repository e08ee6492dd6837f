/* SPDX-License-Identifier: MIT */
/* What commands on images refuse: every error of the specification's lists that a program can bring about. */
#include "api.h"

static const size_t zero[3] = {0}, one[3] = {1, 1, 1};

/* Things to make mistakes with. */
struct things {
    cl_mem image, other, layers, buffer, foreign;
    cl_mem reads, writes, closed; /* images the host may only read, only write, not touch */
    cl_context context;
    char host[4096];
};

static cl_mem
make(cl_context context, cl_mem_flags flags, cl_mem_object_type type)
{
    const cl_image_format format = {CL_RGBA, CL_UNORM_INT8};
    const cl_image_desc desc = {type, 4, 4, 4, 4, 0, 0, 0, 0, {NULL}};
    cl_int err;
    cl_mem image = clCreateImage(context, flags, &format, &desc, NULL, &err);
    OK(err);
    return image;
}

static void
set_up(struct world *w, struct things *t)
{
    const cl_image_format format = {CL_RGBA, CL_UNORM_INT16};
    const cl_image_desc desc = {CL_MEM_OBJECT_IMAGE2D, 4, 4, 4, 4, 0, 0, 0, 0, {NULL}};
    cl_int err;
    t->context = clCreateContext(NULL, 1, &w->device, NULL, NULL, &err);
    OK(err);
    t->image = make(w->context, 0, CL_MEM_OBJECT_IMAGE2D);
    t->layers = make(w->context, 0, CL_MEM_OBJECT_IMAGE2D_ARRAY);
    t->foreign = make(t->context, 0, CL_MEM_OBJECT_IMAGE2D);
    t->reads = make(w->context, CL_MEM_HOST_READ_ONLY, CL_MEM_OBJECT_IMAGE2D);
    t->writes = make(w->context, CL_MEM_HOST_WRITE_ONLY, CL_MEM_OBJECT_IMAGE2D);
    t->closed = make(w->context, CL_MEM_HOST_NO_ACCESS, CL_MEM_OBJECT_IMAGE2D);
    t->other = clCreateImage(w->context, 0, &format, &desc, NULL, &err);
    OK(err);
    t->buffer = new_buffer(w, 64, NULL);
}

static void
tear_down(struct things *t)
{
    const cl_mem all[] = {t->image,   t->other, t->layers, t->buffer,
                          t->foreign, t->reads, t->writes, t->closed};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        OK(clReleaseMemObject(all[i]));
    OK(clReleaseContext(t->context));
}

/* The regions every command refuses for an image of 4 x 4 texels. */
static const struct {
    size_t origin[3], region[3];
} outside[] = {
    {{0, 0, 0}, {5, 1, 1}},        {{4, 0, 0}, {1, 1, 1}},        {{0, 3, 0}, {1, 2, 1}},
    {{0, 0, 1}, {1, 1, 1}},        {{0, 0, 0}, {1, 1, 2}},        {{0, 0, 0}, {0, 1, 1}},
    {{0, 0, 0}, {1, 0, 1}},        {{0, 0, 0}, {1, 1, 0}},        {{1, 0, 0}, {SIZE_MAX, 1, 1}},
    {{SIZE_MAX, 0, 0}, {1, 1, 1}}, {{0, SIZE_MAX, 0}, {1, 2, 1}},
};
#define OUTSIDE_COUNT (sizeof outside / sizeof *outside)

static void
reading(void **state)
{
    WORLD(state);
    struct things t;
    const size_t solid[3] = {4, 4, 2};
    cl_event none = NULL;
    NEEDS_IMAGES(w);
    set_up(w, &t);
#define READ(queue, image, origin, region, row, slice, ptr, count, list)                                     \
    clEnqueueReadImage(queue, image, CL_TRUE, origin, region, row, slice, ptr, count, list, NULL)
    cl_command_queue q = w->queue;
    FAILS(CL_INVALID_COMMAND_QUEUE, READ(NULL, t.image, zero, one, 0, 0, t.host, 0, NULL));
    FAILS(CL_INVALID_COMMAND_QUEUE,
          READ((cl_command_queue)t.image, t.image, zero, one, 0, 0, t.host, 0, NULL));
    FAILS(CL_INVALID_CONTEXT, READ(q, t.foreign, zero, one, 0, 0, t.host, 0, NULL));
    FAILS(CL_INVALID_MEM_OBJECT, READ(q, t.buffer, zero, one, 0, 0, t.host, 0, NULL));
    FAILS(CL_INVALID_MEM_OBJECT, READ(q, NULL, zero, one, 0, 0, t.host, 0, NULL));
    FAILS_WHEN(CL_INVALID_VALUE, "no origin", READ(q, t.image, NULL, one, 0, 0, t.host, 0, NULL));
    FAILS_WHEN(CL_INVALID_VALUE, "no region", READ(q, t.image, zero, NULL, 0, 0, t.host, 0, NULL));
    FAILS_WHEN(CL_INVALID_VALUE, "no host memory", READ(q, t.image, zero, one, 0, 0, NULL, 0, NULL));
    FAILS_WHEN(CL_INVALID_VALUE, "row pitch below a row", READ(q, t.image, zero, one, 3, 0, t.host, 0, NULL));
    FAILS_WHEN(CL_INVALID_VALUE, "a slice pitch for an image without slices",
               READ(q, t.image, zero, one, 0, 64, t.host, 0, NULL));
    FAILS_WHEN(CL_INVALID_VALUE, "slice pitch below a slice",
               READ(q, t.layers, zero, solid, 16, 60, t.host, 0, NULL));
    FAILS(CL_INVALID_EVENT_WAIT_LIST, READ(q, t.image, zero, one, 0, 0, t.host, 1, NULL));
    FAILS(CL_INVALID_EVENT_WAIT_LIST, READ(q, t.image, zero, one, 0, 0, t.host, 0, &none));
    FAILS(CL_INVALID_EVENT_WAIT_LIST, READ(q, t.image, zero, one, 0, 0, t.host, 1, &none));
    FAILS_WHEN(CL_INVALID_OPERATION, "the host may only write",
               READ(q, t.writes, zero, one, 0, 0, t.host, 0, NULL));
    FAILS_WHEN(CL_INVALID_OPERATION, "the host has no access",
               READ(q, t.closed, zero, one, 0, 0, t.host, 0, NULL));
    OK(READ(q, t.reads, zero, one, 0, 0, t.host, 0, NULL));
    for (size_t i = 0; i < OUTSIDE_COUNT; i++)
        FAILS_WHEN(CL_INVALID_VALUE, "the region is out of bounds",
                   READ(q, t.image, outside[i].origin, outside[i].region, 0, 0, t.host, 0, NULL));
    tear_down(&t);
}

static void
writing(void **state)
{
    WORLD(state);
    struct things t;
    const size_t solid[3] = {4, 4, 2};
    NEEDS_IMAGES(w);
    set_up(w, &t);
    memset(t.host, 0, sizeof t.host);
#define WRITE(queue, image, origin, region, row, slice, ptr, count, list)                                    \
    clEnqueueWriteImage(queue, image, CL_TRUE, origin, region, row, slice, ptr, count, list, NULL)
    cl_command_queue q = w->queue;
    FAILS(CL_INVALID_COMMAND_QUEUE, WRITE(NULL, t.image, zero, one, 0, 0, t.host, 0, NULL));
    FAILS(CL_INVALID_CONTEXT, WRITE(q, t.foreign, zero, one, 0, 0, t.host, 0, NULL));
    FAILS(CL_INVALID_MEM_OBJECT, WRITE(q, t.buffer, zero, one, 0, 0, t.host, 0, NULL));
    FAILS_WHEN(CL_INVALID_VALUE, "no origin", WRITE(q, t.image, NULL, one, 0, 0, t.host, 0, NULL));
    FAILS_WHEN(CL_INVALID_VALUE, "no region", WRITE(q, t.image, zero, NULL, 0, 0, t.host, 0, NULL));
    FAILS_WHEN(CL_INVALID_VALUE, "no host memory", WRITE(q, t.image, zero, one, 0, 0, NULL, 0, NULL));
    FAILS_WHEN(CL_INVALID_VALUE, "a slice pitch for an image without slices",
               WRITE(q, t.image, zero, one, 0, 64, t.host, 0, NULL));
    FAILS(CL_INVALID_EVENT_WAIT_LIST, WRITE(q, t.image, zero, one, 0, 0, t.host, 1, NULL));
    FAILS_WHEN(CL_INVALID_VALUE, "row pitch below a row",
               WRITE(q, t.image, zero, one, 3, 0, t.host, 0, NULL));
    FAILS_WHEN(CL_INVALID_VALUE, "slice pitch below a slice",
               WRITE(q, t.layers, zero, solid, 16, 60, t.host, 0, NULL));
    FAILS_WHEN(CL_INVALID_OPERATION, "the host may only read",
               WRITE(q, t.reads, zero, one, 0, 0, t.host, 0, NULL));
    FAILS_WHEN(CL_INVALID_OPERATION, "the host has no access",
               WRITE(q, t.closed, zero, one, 0, 0, t.host, 0, NULL));
    OK(WRITE(q, t.writes, zero, one, 0, 0, t.host, 0, NULL));
    for (size_t i = 0; i < OUTSIDE_COUNT; i++)
        FAILS_WHEN(CL_INVALID_VALUE, "the region is out of bounds",
                   WRITE(q, t.image, outside[i].origin, outside[i].region, 0, 0, t.host, 0, NULL));
    tear_down(&t);
}

static void
copying(void **state)
{
    WORLD(state);
    struct things t;
    const size_t there[3] = {1, 1, 0}, two[3] = {2, 2, 1}, beside[3] = {2, 0, 0};
    NEEDS_IMAGES(w);
    set_up(w, &t);
#define COPY(queue, a, b, from, to, region, count)                                                           \
    clEnqueueCopyImage(queue, a, b, from, to, region, count, NULL, NULL)
    cl_command_queue q = w->queue;
    FAILS(CL_INVALID_COMMAND_QUEUE, COPY(NULL, t.image, t.layers, zero, zero, one, 0));
    FAILS(CL_INVALID_CONTEXT, COPY(q, t.foreign, t.image, zero, zero, one, 0));
    FAILS(CL_INVALID_CONTEXT, COPY(q, t.image, t.foreign, zero, zero, one, 0));
    FAILS(CL_INVALID_MEM_OBJECT, COPY(q, t.buffer, t.image, zero, zero, one, 0));
    FAILS(CL_INVALID_MEM_OBJECT, COPY(q, t.image, t.buffer, zero, zero, one, 0));
    FAILS(CL_INVALID_MEM_OBJECT, COPY(q, NULL, t.image, zero, zero, one, 0));
    FAILS(CL_INVALID_MEM_OBJECT, COPY(q, t.image, NULL, zero, zero, one, 0));
    FAILS_WHEN(CL_IMAGE_FORMAT_MISMATCH, "two formats", COPY(q, t.image, t.other, zero, zero, one, 0));
    FAILS_WHEN(CL_INVALID_VALUE, "no first origin", COPY(q, t.image, t.layers, NULL, zero, one, 0));
    FAILS_WHEN(CL_INVALID_VALUE, "no second origin", COPY(q, t.image, t.layers, zero, NULL, one, 0));
    FAILS_WHEN(CL_INVALID_VALUE, "no region", COPY(q, t.image, t.layers, zero, zero, NULL, 0));
    FAILS(CL_INVALID_EVENT_WAIT_LIST, COPY(q, t.image, t.layers, zero, zero, one, 1));
    FAILS_WHEN(CL_MEM_COPY_OVERLAP, "the same image", COPY(q, t.image, t.image, zero, there, two, 0));
    FAILS_WHEN(CL_MEM_COPY_OVERLAP, "the same texel", COPY(q, t.image, t.image, there, there, one, 0));
    OK(COPY(q, t.image, t.image, zero, beside, two, 0));
    OK(COPY(q, t.closed, t.reads, zero, zero, two, 0)); /* the host's rights are not asked */
    for (size_t i = 0; i < OUTSIDE_COUNT; i++) {
        FAILS_WHEN(CL_INVALID_VALUE, "the source is out of bounds",
                   COPY(q, t.image, t.layers, outside[i].origin, zero, outside[i].region, 0));
        FAILS_WHEN(CL_INVALID_VALUE, "the destination is out of bounds",
                   COPY(q, t.layers, t.image, zero, outside[i].origin, outside[i].region, 0));
    }
    tear_down(&t);
}

static void
copying_buffers(void **state)
{
    WORLD(state);
    struct things t;
    const size_t all[3] = {4, 4, 1};
    NEEDS_IMAGES(w);
    set_up(w, &t);
#define OUT(queue, image, buffer, origin, region, offset, count)                                             \
    clEnqueueCopyImageToBuffer(queue, image, buffer, origin, region, offset, count, NULL, NULL)
#define IN(queue, image, buffer, origin, region, offset, count)                                              \
    clEnqueueCopyBufferToImage(queue, buffer, image, offset, origin, region, count, NULL, NULL)
#define BOTH(code, ...)                                                                                      \
    do {                                                                                                     \
        FAILS(code, OUT(__VA_ARGS__));                                                                       \
        FAILS(code, IN(__VA_ARGS__));                                                                        \
    } while (0)
#define EITHER(code, condition, ...) BOTH(code, __VA_ARGS__)
    cl_command_queue q = w->queue;
    BOTH(CL_INVALID_COMMAND_QUEUE, NULL, t.image, t.buffer, zero, one, 0, 0);
    BOTH(CL_INVALID_CONTEXT, q, t.foreign, t.buffer, zero, one, 0, 0);
    const cl_image_format format = {CL_RGBA, CL_UNORM_INT8};
    const cl_image_desc of_buffer = {
        .image_type = CL_MEM_OBJECT_IMAGE1D_BUFFER, .image_width = 4, .buffer = t.buffer};
    cl_int err;
    cl_mem line = clCreateImage(w->context, 0, &format, &of_buffer, NULL, &err);
    OK(err);
    cl_mem strange = clCreateBuffer(t.context, 0, 64, NULL, &err);
    OK(err);
    EITHER(CL_INVALID_MEM_OBJECT, "a buffer for the image", q, t.buffer, t.buffer, zero, one, 0, 0);
    EITHER(CL_INVALID_MEM_OBJECT, "an image for the buffer", q, t.image, t.image, zero, one, 0, 0);
    BOTH(CL_INVALID_MEM_OBJECT, q, NULL, t.buffer, zero, one, 0, 0);
    EITHER(CL_INVALID_MEM_OBJECT, "an image of that buffer", q, line, t.buffer, zero, one, 0, 0);
    EITHER(CL_INVALID_CONTEXT, "a buffer of another context", q, t.image, strange, zero, one, 0, 0);
    EITHER(CL_INVALID_MEM_OBJECT, "no buffer", q, t.image, NULL, zero, one, 0, 0);
    EITHER(CL_INVALID_VALUE, "no origin", q, t.image, t.buffer, NULL, one, 0, 0);
    EITHER(CL_INVALID_VALUE, "no region", q, t.image, t.buffer, zero, NULL, 0, 0);
    EITHER(CL_INVALID_VALUE, "the buffer ends too early", q, t.image, t.buffer, zero, all, 1, 0);
    EITHER(CL_INVALID_VALUE, "the buffer's offset beyond all addresses", q, t.image, t.buffer, zero, one,
           SIZE_MAX, 0);
    BOTH(CL_INVALID_EVENT_WAIT_LIST, q, t.image, t.buffer, zero, one, 0, 1);
    BOTH(CL_SUCCESS, q, t.image, t.buffer, zero, all, 0, 0);
    BOTH(CL_SUCCESS, q, t.closed, t.buffer, zero, one, 60, 0);
    for (size_t i = 0; i < OUTSIDE_COUNT; i++)
        EITHER(CL_INVALID_VALUE, "the region is out of bounds", q, t.image, t.buffer, outside[i].origin,
               outside[i].region, 0, 0);
    OK(clReleaseMemObject(line));
    OK(clReleaseMemObject(strange));
    tear_down(&t);
}

static void
filling(void **state)
{
    WORLD(state);
    struct things t;
    const float color[4] = {0};
    NEEDS_IMAGES(w);
    set_up(w, &t);
#define FILL(queue, image, color, origin, region, count)                                                     \
    clEnqueueFillImage(queue, image, color, origin, region, count, NULL, NULL)
    cl_command_queue q = w->queue;
    FAILS(CL_INVALID_COMMAND_QUEUE, FILL(NULL, t.image, color, zero, one, 0));
    FAILS(CL_INVALID_CONTEXT, FILL(q, t.foreign, color, zero, one, 0));
    FAILS(CL_INVALID_MEM_OBJECT, FILL(q, t.buffer, color, zero, one, 0));
    FAILS_WHEN(CL_INVALID_VALUE, "no color", FILL(q, t.image, NULL, zero, one, 0));
    FAILS_WHEN(CL_INVALID_VALUE, "no origin", FILL(q, t.image, color, NULL, one, 0));
    FAILS_WHEN(CL_INVALID_VALUE, "no region", FILL(q, t.image, color, zero, NULL, 0));
    FAILS(CL_INVALID_EVENT_WAIT_LIST, FILL(q, t.image, color, zero, one, 1));
    OK(FILL(q, t.closed, color, zero, one, 0));
    for (size_t i = 0; i < OUTSIDE_COUNT; i++)
        FAILS_WHEN(CL_INVALID_VALUE, "the region is out of bounds",
                   FILL(q, t.image, color, outside[i].origin, outside[i].region, 0));
    tear_down(&t);
}

static void
mapping(void **state)
{
    WORLD(state);
    struct things t;
    size_t row, slice;
    cl_event none = NULL;
    const cl_map_flags read = CL_MAP_READ, write = CL_MAP_WRITE, discard = CL_MAP_WRITE_INVALIDATE_REGION;
    NEEDS_IMAGES(w);
    set_up(w, &t);
#define MAP(queue, image, flags, origin, region, row, slice, count, list)                                    \
    clEnqueueMapImage(queue, image, CL_TRUE, flags, origin, region, row, slice, count, list, NULL, &err)
#define FAILS_MAP(code, condition, ...) REFUSED(code, MAP(__VA_ARGS__))
    cl_command_queue q = w->queue;
    REFUSED(CL_INVALID_COMMAND_QUEUE, MAP(NULL, t.image, read, zero, one, &row, &slice, 0, NULL));
    REFUSED(CL_INVALID_CONTEXT, MAP(q, t.foreign, read, zero, one, &row, &slice, 0, NULL));
    REFUSED(CL_INVALID_MEM_OBJECT, MAP(q, t.buffer, read, zero, one, &row, &slice, 0, NULL));
    FAILS_MAP(CL_INVALID_VALUE, "no origin", q, t.image, read, NULL, one, &row, &slice, 0, NULL);
    FAILS_MAP(CL_INVALID_VALUE, "no region", q, t.image, read, zero, NULL, &row, &slice, 0, NULL);
    FAILS_MAP(CL_INVALID_VALUE, "no place for the row pitch", q, t.image, read, zero, one, NULL, &slice, 0,
              NULL);
    FAILS_MAP(CL_INVALID_VALUE, "no place for the slice pitch", q, t.layers, read, zero, one, &row, NULL, 0,
              NULL);
    FAILS_MAP(CL_INVALID_VALUE, "unknown flag", q, t.image, 1 << 9, zero, one, &row, &slice, 0, NULL);
    FAILS_MAP(CL_INVALID_VALUE, "invalidating beside reading", q, t.image, read | discard, zero, one, &row,
              &slice, 0, NULL);
    FAILS_MAP(CL_INVALID_VALUE, "invalidating beside writing", q, t.image, write | discard, zero, one, &row,
              &slice, 0, NULL);
    FAILS_MAP(CL_INVALID_OPERATION, "invalidating where the host has no access", q, t.closed, discard, zero,
              one, &row, &slice, 0, NULL);
    REFUSED(CL_INVALID_EVENT_WAIT_LIST, MAP(q, t.image, read, zero, one, &row, &slice, 1, NULL));
    REFUSED(CL_INVALID_EVENT_WAIT_LIST, MAP(q, t.image, read, zero, one, &row, &slice, 0, &none));
    FAILS_MAP(CL_INVALID_OPERATION, "reading where the host may only write", q, t.writes, read, zero, one,
              &row, &slice, 0, NULL);
    FAILS_MAP(CL_INVALID_OPERATION, "reading where the host has no access", q, t.closed, read, zero, one,
              &row, &slice, 0, NULL);
    FAILS_MAP(CL_INVALID_OPERATION, "writing where the host has no access", q, t.closed, write, zero, one,
              &row, &slice, 0, NULL);
    FAILS_MAP(CL_INVALID_OPERATION, "writing where the host may only read", q, t.reads, write, zero, one,
              &row, &slice, 0, NULL);
    FAILS_MAP(CL_INVALID_OPERATION, "invalidating where the host may only read", q, t.reads, discard, zero,
              one, &row, &slice, 0, NULL);
    for (size_t i = 0; i < OUTSIDE_COUNT; i++)
        FAILS_MAP(CL_INVALID_VALUE, "the region is out of bounds", q, t.image, read, outside[i].origin,
                  outside[i].region, &row, &slice, 0, NULL);
    tear_down(&t);
}

/* What is mapped for writing is mapped so once. */
static void
map_overlap(void **state)
{
    WORLD(state);
    struct things t;
    size_t row, slice;
    cl_uint count;
    cl_int err;
    const size_t right[3] = {2, 0, 0}, two[3] = {2, 4, 1}, middle[3] = {1, 1, 0}, below[3] = {0, 2, 0};
    const size_t flat[3] = {4, 2, 1};
    const cl_map_flags read = CL_MAP_READ, write = CL_MAP_WRITE;
    NEEDS_IMAGES(w);
    set_up(w, &t);
    cl_command_queue q = w->queue;
    void *a = MAP(q, t.image, write, zero, two, &row, &slice, 0, NULL);
    OK(err);
    void *b = MAP(q, t.image, write, right, two, &row, &slice, 0, NULL);
    OK(err);
    OK(clGetMemObjectInfo(t.image, CL_MEM_MAP_COUNT, sizeof count, &count, NULL));
    assert_int_equal(count, 2);
    FAILS_MAP(CL_INVALID_OPERATION, "overlaps what is mapped for writing", q, t.image, write, middle, one,
              &row, &slice, 0, NULL);
    REFUSED(CL_INVALID_OPERATION, MAP(q, t.image, write, below, flat, &row, &slice, 0, NULL));
    OK(clEnqueueUnmapMemObject(q, t.image, a, 0, NULL, NULL));
    a = MAP(q, t.image, read, middle, one, &row, &slice, 0, NULL);
    OK(err);
    void *c = MAP(q, t.image, read, zero, two, &row, &slice, 0, NULL);
    OK(err);
    OK(clEnqueueUnmapMemObject(q, t.image, a, 0, NULL, NULL));
    OK(clEnqueueUnmapMemObject(q, t.image, b, 0, NULL, NULL));
    OK(clEnqueueUnmapMemObject(q, t.image, c, 0, NULL, NULL));
    FAILS(CL_INVALID_VALUE, clEnqueueUnmapMemObject(q, t.image, c, 0, NULL, NULL));
    tear_down(&t);
}

/* Buffers' commands do not take images. */
static void
not_buffers(void **state)
{
    WORLD(state);
    struct things t;
    const cl_buffer_region part = {0, 16};
    cl_command_queue q = w->queue;
    NEEDS_IMAGES(w);
    set_up(w, &t);
    FAILS(CL_INVALID_MEM_OBJECT, clEnqueueReadBuffer(q, t.image, CL_TRUE, 0, 4, t.host, 0, NULL, NULL));
    FAILS(CL_INVALID_MEM_OBJECT, clEnqueueWriteBuffer(q, t.image, CL_TRUE, 0, 4, t.host, 0, NULL, NULL));
    FAILS(CL_INVALID_MEM_OBJECT, clEnqueueCopyBuffer(q, t.image, t.buffer, 0, 0, 4, 0, NULL, NULL));
    FAILS(CL_INVALID_MEM_OBJECT, clEnqueueCopyBuffer(q, t.buffer, t.image, 0, 0, 4, 0, NULL, NULL));
    FAILS(CL_INVALID_MEM_OBJECT, clEnqueueFillBuffer(q, t.image, t.host, 4, 0, 4, 0, NULL, NULL));
    FAILS(CL_INVALID_MEM_OBJECT,
          clEnqueueReadBufferRect(q, t.image, CL_TRUE, zero, zero, one, 0, 0, 0, 0, t.host, 0, NULL, NULL));
    REFUSED(CL_INVALID_MEM_OBJECT, clEnqueueMapBuffer(q, t.image, 1, CL_MAP_READ, 0, 4, 0, NULL, NULL, &err));
    REFUSED(CL_INVALID_MEM_OBJECT, clCreateSubBuffer(t.image, 0, CL_BUFFER_CREATE_TYPE_REGION, &part, &err));
    OK(clEnqueueMigrateMemObjects(q, 1, &t.image, 0, 0, NULL, NULL));
    tear_down(&t);
}

static const struct CMUnitTest tests[] = {
    TEST(reading), TEST(writing), TEST(copying),     TEST(copying_buffers),
    TEST(filling), TEST(mapping), TEST(map_overlap), TEST(not_buffers),
};
SUITE(image_errors, tests)
