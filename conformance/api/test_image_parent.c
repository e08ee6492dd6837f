/* SPDX-License-Identifier: MIT */
/* Images made from buffers and from other images. */
#include "api.h"

static const cl_image_format rgba8 = {CL_RGBA, CL_UNORM_INT8};

static cl_mem
make(struct world *w, cl_mem_flags flags, cl_image_format format, cl_image_desc desc)
{
    cl_int err;
    cl_mem image = clCreateImage(w->context, flags, &format, &desc, NULL, &err);
    OK(err);
    return image;
}

static cl_int
refusal(struct world *w, cl_mem_flags flags, cl_image_format format, cl_image_desc desc)
{
    cl_int err = 12345;
    assert_null(clCreateImage(w->context, flags, &format, &desc, NULL, &err));
    return err;
}

static cl_image_desc
in_buffer_1d(cl_mem buffer, size_t width)
{
    return (cl_image_desc){
        .image_type = CL_MEM_OBJECT_IMAGE1D_BUFFER, .image_width = width, .buffer = buffer};
}

static cl_image_desc
in_2d(cl_mem parent, size_t width, size_t height, size_t row_pitch)
{
    return (cl_image_desc){.image_type = CL_MEM_OBJECT_IMAGE2D,
                           .image_width = width,
                           .image_height = height,
                           .image_row_pitch = row_pitch,
                           .mem_object = parent};
}

static cl_mem
mem_info(cl_mem mem, cl_mem_info name)
{
    cl_mem value = NULL;
    OK(clGetMemObjectInfo(mem, name, sizeof value, &value, NULL));
    return value;
}

static cl_mem
buffer_of(cl_mem image)
{
    cl_mem value = NULL;
    OK(clGetImageInfo(image, CL_IMAGE_BUFFER, sizeof value, &value, NULL));
    return value;
}

/* What is written to the one is read from the other, and the buffer outlives its handle. */
static void
buffer_1d(void **state)
{
    WORLD(state);
    NEEDS_IMAGES(w);
    const size_t origin[3] = {3, 0, 0}, region[3] = {2, 1, 1};
    cl_uint content[16], texels[2] = {7, 8}, out[16];
    for (cl_uint i = 0; i < 16; i++)
        content[i] = 100 + i;
    cl_mem buffer = new_buffer(w, sizeof content, content);
    cl_mem image = make(w, 0, rgba8, in_buffer_1d(buffer, 16));
    assert_ptr_equal(mem_info(image, CL_MEM_ASSOCIATED_MEMOBJECT), buffer);
    assert_ptr_equal(buffer_of(image), buffer);
    OK(clEnqueueWriteImage(w->queue, image, CL_TRUE, origin, region, 0, 0, texels, 0, NULL, NULL));
    read_buffer(w, buffer, out, sizeof out);
    assert_int_equal(out[2], 102);
    assert_int_equal(out[3], 7);
    assert_int_equal(out[4], 8);
    assert_int_equal(out[5], 105);
    OK(clReleaseMemObject(buffer));
    OK(clEnqueueReadImage(w->queue, image, CL_TRUE, origin, region, 0, 0, out, 0, NULL, NULL));
    assert_memory_equal(out, texels, sizeof texels);
    OK(clReleaseMemObject(image));
}

static void
sub_buffer_1d(void **state)
{
    WORLD(state);
    NEEDS_IMAGES(w);
    const size_t origin[3] = {0}, region[3] = {1, 1, 1};
    const cl_buffer_region part = {128, 64};
    cl_uint content[64] = {0}, texel = 0, err0 = 0;
    content[32] = 1234;
    cl_mem buffer = new_buffer(w, sizeof content, content);
    cl_mem sub = clCreateSubBuffer(buffer, 0, CL_BUFFER_CREATE_TYPE_REGION, &part, (cl_int *)&err0);
    OK(err0);
    cl_mem image = make(w, 0, rgba8, in_buffer_1d(sub, 16));
    OK(clEnqueueReadImage(w->queue, image, CL_TRUE, origin, region, 0, 0, &texel, 0, NULL, NULL));
    assert_int_equal(texel, 1234);
    FAILS(CL_INVALID_IMAGE_SIZE, refusal(w, 0, rgba8, in_buffer_1d(sub, 17)));
    OK(clReleaseMemObject(image));
    OK(clReleaseMemObject(sub));
    OK(clReleaseMemObject(buffer));
}

static cl_uint
device_uint(struct world *w, cl_device_info name)
{
    cl_uint value = 0;
    OK(clGetDeviceInfo(w->device, name, sizeof value, &value, NULL));
    return value;
}

static void
buffer_2d(void **state)
{
    WORLD(state);
    NEEDS_IMAGES(w);
    const size_t pitch = 4 * (size_t)device_uint(w, CL_DEVICE_IMAGE_PITCH_ALIGNMENT);
    if (!pitch)
        skip();
    const size_t row = 2 * pitch, height = 3, origin[3] = {1, 2, 0}, region[3] = {1, 1, 1};
    unsigned char *content = calloc(height, row);
    cl_uint texel = 0, out = 77;
    memcpy(content + 2 * row + 4, &(cl_uint){4321}, 4);
    cl_mem buffer = new_buffer(w, height * row, content);
    cl_mem image = make(w, 0, rgba8, in_2d(buffer, 3, height, row));
    OK(clEnqueueReadImage(w->queue, image, CL_TRUE, origin, region, 0, 0, &texel, 0, NULL, NULL));
    assert_int_equal(texel, 4321);
    texel = 99;
    OK(clEnqueueWriteImage(w->queue, image, CL_TRUE, origin, region, 0, 0, &texel, 0, NULL, NULL));
    OK(clEnqueueReadBuffer(w->queue, buffer, CL_TRUE, 2 * row + 4, 4, &out, 0, NULL, NULL));
    assert_int_equal(out, 99);
    FAILS(CL_INVALID_IMAGE_FORMAT_DESCRIPTOR, refusal(w, 0, rgba8, in_2d(buffer, 1, 1, row + 4)));
    FAILS(CL_INVALID_IMAGE_FORMAT_DESCRIPTOR, refusal(w, 0, rgba8, in_2d(buffer, pitch / 4 + 1, 1, 0)));
    FAILS(CL_INVALID_IMAGE_DESCRIPTOR, refusal(w, 0, rgba8, in_2d(buffer, row, 1, row)));
    FAILS(CL_INVALID_IMAGE_SIZE, refusal(w, 0, rgba8, in_2d(buffer, 3, height + 1, row)));
    OK(clReleaseMemObject(image));
    OK(clReleaseMemObject(buffer));
    free(content);
}

/* The base address alignment is of importance for host memory only. */
static void
buffer_2d_alignment(void **state)
{
    WORLD(state);
    NEEDS_IMAGES(w);
    const size_t base = 16 * (size_t)device_uint(w, CL_DEVICE_IMAGE_BASE_ADDRESS_ALIGNMENT);
    const cl_image_format wide = {CL_RGBA, CL_FLOAT};
    _Alignas(256) static char memory[2048];
    cl_int err0;
    if (!base)
        skip();
    cl_mem good = clCreateBuffer(w->context, CL_MEM_USE_HOST_PTR, 1024, memory, &err0);
    OK(err0);
    cl_mem bad = clCreateBuffer(w->context, CL_MEM_USE_HOST_PTR, 1024, memory + base / 2, &err0);
    OK(err0);
    OK(clReleaseMemObject(make(w, 0, wide, in_2d(good, 8, 2, 512))));
    FAILS(CL_INVALID_IMAGE_FORMAT_DESCRIPTOR, refusal(w, 0, wide, in_2d(bad, 8, 2, 512)));
    OK(clReleaseMemObject(good));
    OK(clReleaseMemObject(bad));
}

static cl_mem_flags
flags_of(cl_mem mem)
{
    cl_mem_flags flags = 0;
    OK(clGetMemObjectInfo(mem, CL_MEM_FLAGS, sizeof flags, &flags, NULL));
    return flags;
}

static void
inherited_flags(void **state)
{
    WORLD(state);
    NEEDS_IMAGES(w);
    const cl_mem_flags read = CL_MEM_READ_ONLY, write = CL_MEM_WRITE_ONLY, none = CL_MEM_HOST_NO_ACCESS;
    const cl_mem_flags host_read = CL_MEM_HOST_READ_ONLY, host_write = CL_MEM_HOST_WRITE_ONLY;
    cl_int err0;
    cl_mem plain = new_buffer(w, 256, NULL);
    cl_mem reads = clCreateBuffer(w->context, read | host_read | CL_MEM_ALLOC_HOST_PTR, 256, NULL, &err0);
    cl_mem writes = clCreateBuffer(w->context, write | host_write, 256, NULL, &err0);
    cl_mem closed = clCreateBuffer(w->context, none, 256, NULL, &err0);
    cl_mem image = make(w, 0, rgba8, in_buffer_1d(reads, 16));
    assert_int_equal(flags_of(image), read | host_read | CL_MEM_ALLOC_HOST_PTR);
    OK(clReleaseMemObject(image));
    image = make(w, read | none, rgba8, in_buffer_1d(plain, 16));
    assert_int_equal(flags_of(image), read | none);
    OK(clReleaseMemObject(image));
    FAILS(CL_INVALID_VALUE, refusal(w, write, rgba8, in_buffer_1d(reads, 16)));
    FAILS(CL_INVALID_VALUE, refusal(w, CL_MEM_READ_WRITE, rgba8, in_buffer_1d(reads, 16)));
    FAILS(CL_INVALID_VALUE, refusal(w, read, rgba8, in_buffer_1d(writes, 16)));
    FAILS(CL_INVALID_VALUE, refusal(w, CL_MEM_READ_WRITE, rgba8, in_buffer_1d(writes, 16)));
    FAILS(CL_INVALID_VALUE, refusal(w, host_write, rgba8, in_buffer_1d(reads, 16)));
    FAILS(CL_INVALID_VALUE, refusal(w, host_read, rgba8, in_buffer_1d(writes, 16)));
    FAILS(CL_INVALID_VALUE, refusal(w, host_read, rgba8, in_buffer_1d(closed, 16)));
    FAILS(CL_INVALID_VALUE, refusal(w, host_write, rgba8, in_buffer_1d(closed, 16)));
    FAILS(CL_INVALID_VALUE, refusal(w, CL_MEM_ALLOC_HOST_PTR, rgba8, in_buffer_1d(plain, 16)));
    FAILS(CL_INVALID_VALUE, refusal(w, CL_MEM_COPY_HOST_PTR, rgba8, in_buffer_1d(plain, 16)));
    const cl_mem all[] = {plain, reads, writes, closed};
    for (int i = 0; i < 4; i++)
        OK(clReleaseMemObject(all[i]));
}

static void
wrong_parents(void **state)
{
    WORLD(state);
    NEEDS_IMAGES(w);
    cl_int err0;
    cl_mem buffer = new_buffer(w, 256, NULL);
    cl_image_desc desc = {.image_type = CL_MEM_OBJECT_IMAGE3D,
                          .image_width = 2,
                          .image_height = 2,
                          .image_depth = 2,
                          .buffer = buffer};
    FAILS(CL_INVALID_IMAGE_DESCRIPTOR, refusal(w, 0, rgba8, desc));
    FAILS(CL_INVALID_IMAGE_DESCRIPTOR, refusal(w, 0, rgba8, in_buffer_1d((cl_mem)w->queue, 4)));
    desc = in_buffer_1d(buffer, 4);
    desc.image_row_pitch = 4 * 4; /* only images of two dimensions have one without host memory */
    FAILS(CL_INVALID_IMAGE_DESCRIPTOR, refusal(w, 0, rgba8, desc));
    FAILS(CL_INVALID_IMAGE_SIZE, refusal(w, 0, rgba8, in_buffer_1d(buffer, 65)));
    FAILS(CL_INVALID_IMAGE_SIZE, refusal(w, 0, rgba8, in_buffer_1d(buffer, 0)));
    cl_mem image = make(w, 0, rgba8, in_2d(NULL, 4, 4, 0));
    FAILS(CL_INVALID_IMAGE_DESCRIPTOR, refusal(w, 0, rgba8, in_buffer_1d(image, 4)));
    cl_context other = clCreateContext(NULL, 1, &w->device, NULL, NULL, &err0);
    const cl_image_desc in_other = in_buffer_1d(buffer, 4);
    assert_null(clCreateImage(other, 0, &rgba8, &in_other, NULL, &err0));
    assert_int_not_equal(err0, CL_SUCCESS);
    OK(clReleaseContext(other));
    OK(clReleaseMemObject(image));
    OK(clReleaseMemObject(buffer));
}

/* sRGB and linear views of the same texels. */
static void
image_2d(void **state)
{
    WORLD(state);
    NEEDS_IMAGES(w);
    const cl_image_format srgba = {CL_sRGBA, CL_UNORM_INT8}, bgra = {CL_BGRA, CL_UNORM_INT8};
    const cl_image_format rgba16 = {CL_RGBA, CL_UNORM_INT16};
    const size_t origin[3] = {1, 1, 0}, region[3] = {1, 1, 1};
    cl_uint texel = 0x11223344, out = 0;
    cl_mem linear = make(w, CL_MEM_READ_ONLY, rgba8, in_2d(NULL, 4, 3, 0));
    cl_mem view = make(w, 0, srgba, in_2d(linear, 4, 3, 0));
    assert_ptr_equal(mem_info(view, CL_MEM_ASSOCIATED_MEMOBJECT), linear);
    OK(clEnqueueWriteImage(w->queue, linear, CL_TRUE, origin, region, 0, 0, &texel, 0, NULL, NULL));
    OK(clEnqueueReadImage(w->queue, view, CL_TRUE, origin, region, 0, 0, &out, 0, NULL, NULL));
    assert_int_equal(out, texel);
    FAILS(CL_INVALID_IMAGE_FORMAT_DESCRIPTOR, refusal(w, 0, bgra, in_2d(linear, 4, 3, 0)));
    FAILS(CL_INVALID_IMAGE_FORMAT_DESCRIPTOR, refusal(w, 0, rgba16, in_2d(linear, 4, 3, 0)));
    FAILS(CL_INVALID_IMAGE_DESCRIPTOR, refusal(w, 0, srgba, in_2d(linear, 3, 3, 0)));
    FAILS(CL_INVALID_IMAGE_DESCRIPTOR, refusal(w, 0, srgba, in_2d(linear, 4, 4, 0)));
    FAILS(CL_INVALID_IMAGE_DESCRIPTOR, refusal(w, 0, srgba, in_2d(linear, 4, 3, 32)));
    OK(clReleaseMemObject(linear));
    OK(clReleaseMemObject(view));
}

/* Copies between an image and the buffer it lies in. */
static void
copy_within(void **state)
{
    WORLD(state);
    NEEDS_IMAGES(w);
    const size_t origin[3] = {0}, region[3] = {2, 1, 1};
    cl_mem buffer = new_buffer(w, 256, NULL);
    cl_mem image = make(w, 0, rgba8, in_buffer_1d(buffer, 16));
    FAILS(CL_INVALID_MEM_OBJECT,
          clEnqueueCopyImageToBuffer(w->queue, image, buffer, origin, region, 128, 0, NULL, NULL));
    FAILS(CL_INVALID_MEM_OBJECT,
          clEnqueueCopyBufferToImage(w->queue, buffer, image, 128, origin, region, 0, NULL, NULL));
    OK(clReleaseMemObject(image));
    OK(clReleaseMemObject(buffer));
}

struct order {
    char calls[8];
    int count;
};

struct caller {
    struct order *order;
    char name;
};

static void CL_CALLBACK
note(cl_mem mem, void *user)
{
    struct caller *c = user;
    (void)mem;
    c->order->calls[c->order->count++] = c->name;
}

/* A buffer lives as long as its images do; each object's callbacks are made in the reverse order. */
static void
destructor_callbacks(void **state)
{
    WORLD(state);
    NEEDS_IMAGES(w);
    struct order order = {{0}, 0};
    struct caller callers[4] = {{&order, 'a'}, {&order, 'b'}, {&order, 'c'}, {&order, 'd'}};
    cl_mem buffer = new_buffer(w, 256, NULL);
    cl_mem image = make(w, 0, rgba8, in_buffer_1d(buffer, 16));
    OK(clSetMemObjectDestructorCallback(buffer, note, &callers[0]));
    OK(clSetMemObjectDestructorCallback(buffer, note, &callers[1]));
    OK(clSetMemObjectDestructorCallback(image, note, &callers[2]));
    OK(clSetMemObjectDestructorCallback(image, note, &callers[3]));
    FAILS(CL_INVALID_VALUE, clSetMemObjectDestructorCallback(image, NULL, NULL));
    OK(clReleaseMemObject(buffer));
    assert_int_equal(order.count, 0);
    OK(clReleaseMemObject(image));
    assert_string_equal(order.calls, "dcba");
}

static const struct CMUnitTest tests[] = {
    TEST(buffer_1d),
    TEST(sub_buffer_1d),
    TEST(buffer_2d),
    TEST(buffer_2d_alignment),
    TEST(inherited_flags),
    TEST(wrong_parents),
    TEST(image_2d),
    TEST(copy_within),
    TEST(destructor_callbacks),
};
SUITE(image_parent, tests)
