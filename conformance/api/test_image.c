/* SPDX-License-Identifier: MIT */
/* Images: making them, asking about them, and every way in which that is refused. */
#include "api.h"

#define RGBA8 ((cl_image_format){CL_RGBA, CL_UNORM_INT8})
#define DESC_2D(w, h)                                                                                        \
    ((cl_image_desc){.image_type = CL_MEM_OBJECT_IMAGE2D, .image_width = w, .image_height = h})

static cl_mem
make(struct world *w, cl_mem_flags flags, cl_image_format format, cl_image_desc desc, void *host)
{
    cl_int err;
    cl_mem image = clCreateImage(w->context, flags, &format, &desc, host, &err);
    OK(err);
    assert_non_null(image);
    return image;
}

static cl_int
refusal(struct world *w, cl_mem_flags flags, cl_image_format format, cl_image_desc desc, void *host)
{
    cl_int err = 12345;
    assert_null(clCreateImage(w->context, flags, &format, &desc, host, &err));
    return err;
}

static size_t
size_info(cl_mem image, cl_image_info name)
{
    size_t value = 12345, size = 0;
    OK(clGetImageInfo(image, name, sizeof value, &value, &size));
    assert_int_equal(size, sizeof value);
    return value;
}

static size_t
device_size(struct world *w, cl_device_info name)
{
    size_t value = 0;
    OK(clGetDeviceInfo(w->device, name, sizeof value, &value, NULL));
    return value;
}

/* The smallest figures a device with images may have (OpenCL 3.0, table 5). */
static void
device_figures(void **state)
{
    WORLD(state);
    static const struct {
        cl_device_info name;
        size_t bytes, least;
    } figures[] = {
        {CL_DEVICE_MAX_READ_IMAGE_ARGS, sizeof(cl_uint), 128},
        {CL_DEVICE_MAX_WRITE_IMAGE_ARGS, sizeof(cl_uint), 64},
        {CL_DEVICE_IMAGE2D_MAX_WIDTH, sizeof(size_t), 16384},
        {CL_DEVICE_IMAGE2D_MAX_HEIGHT, sizeof(size_t), 16384},
        {CL_DEVICE_IMAGE3D_MAX_WIDTH, sizeof(size_t), 2048},
        {CL_DEVICE_IMAGE3D_MAX_HEIGHT, sizeof(size_t), 2048},
        {CL_DEVICE_IMAGE3D_MAX_DEPTH, sizeof(size_t), 2048},
        {CL_DEVICE_IMAGE_MAX_BUFFER_SIZE, sizeof(size_t), 65536},
        {CL_DEVICE_IMAGE_MAX_ARRAY_SIZE, sizeof(size_t), 2048},
        {CL_DEVICE_MAX_SAMPLERS, sizeof(cl_uint), 16},
    };
    const bool images = has_images(w);
    for (size_t i = 0; i < sizeof figures / sizeof *figures; i++) {
        size_t value = 0, size;
        OK(clGetDeviceInfo(w->device, figures[i].name, sizeof value, &value, &size));
        assert_int_equal(size, figures[i].bytes);
        assert_true(images ? value >= figures[i].least : value == 0);
    }
}

/* What a full profile device of OpenCL 3.0 must have for reading and for writing. */
static const cl_image_format required[] = {
    {CL_RGBA, CL_UNORM_INT8},     {CL_RGBA, CL_UNORM_INT16},    {CL_RGBA, CL_SIGNED_INT8},
    {CL_RGBA, CL_SIGNED_INT16},   {CL_RGBA, CL_SIGNED_INT32},   {CL_RGBA, CL_UNSIGNED_INT8},
    {CL_RGBA, CL_UNSIGNED_INT16}, {CL_RGBA, CL_UNSIGNED_INT32}, {CL_RGBA, CL_HALF_FLOAT},
    {CL_RGBA, CL_FLOAT},          {CL_BGRA, CL_UNORM_INT8},
};

static const cl_mem_object_type types[] = {CL_MEM_OBJECT_IMAGE1D,       CL_MEM_OBJECT_IMAGE1D_BUFFER,
                                           CL_MEM_OBJECT_IMAGE1D_ARRAY, CL_MEM_OBJECT_IMAGE2D,
                                           CL_MEM_OBJECT_IMAGE2D_ARRAY, CL_MEM_OBJECT_IMAGE3D};
#define TYPE_COUNT (sizeof types / sizeof *types)

static bool
lists(const cl_image_format *list, cl_uint count, const cl_image_format *format)
{
    bool found = false;
    for (cl_uint i = 0; i < count; i++)
        found |= list[i].image_channel_order == format->image_channel_order &&
                 list[i].image_channel_data_type == format->image_channel_data_type;
    return found;
}

/* The list for that type and use, each format once, the required ones among them. */
static void
check_formats(struct world *w, cl_mem_flags flags, cl_mem_object_type type)
{
    cl_image_format list[256];
    cl_uint count = 0, again = 0;
    OK(clGetSupportedImageFormats(w->context, flags, type, 256, list, &count));
    assert_in_range(count, 11, 256);
    for (cl_uint i = 0; i < count; i++)
        assert_false(lists(list, i, &list[i]));
    for (size_t i = 0; i < sizeof required / sizeof *required; i++)
        assert_true(lists(list, count, &required[i]));
    OK(clGetSupportedImageFormats(w->context, flags, type, 0, NULL, &again));
    assert_int_equal(again, count);
    memset(list, 0, sizeof list);
    OK(clGetSupportedImageFormats(w->context, flags, type, 2, list, NULL));
    assert_true(list[1].image_channel_order != 0);
    assert_true(list[2].image_channel_order == 0);
}

static void
formats(void **state)
{
    WORLD(state);
    const cl_mem_flags uses[] = {0, CL_MEM_READ_WRITE, CL_MEM_READ_ONLY, CL_MEM_WRITE_ONLY};
    cl_uint count = 9;
    if (!has_images(w)) {
        OK(clGetSupportedImageFormats(w->context, 0, CL_MEM_OBJECT_IMAGE2D, 0, NULL, &count));
        assert_int_equal(count, 0);
        skip();
    }
    for (size_t i = 0; i < TYPE_COUNT; i++) {
        for (size_t use = 0; use < 4; use++)
            check_formats(w, uses[use], types[i]);
        OK(clGetSupportedImageFormats(w->context, CL_MEM_KERNEL_READ_AND_WRITE, types[i], 0, NULL, &count));
    }
}

static void
format_errors(void **state)
{
    WORLD(state);
    cl_image_format list[4];
    const cl_mem_object_type type = CL_MEM_OBJECT_IMAGE2D;
    const cl_mem_flags both = CL_MEM_READ_ONLY | CL_MEM_WRITE_ONLY;
    FAILS(CL_INVALID_CONTEXT, clGetSupportedImageFormats(NULL, 0, type, 4, list, NULL));
    FAILS(CL_INVALID_CONTEXT, clGetSupportedImageFormats((cl_context)w->queue, 0, type, 4, list, NULL));
    FAILS(CL_INVALID_VALUE, clGetSupportedImageFormats(w->context, both, type, 4, list, NULL));
    FAILS(CL_INVALID_VALUE,
          clGetSupportedImageFormats(w->context, (cl_mem_flags)1 << 40, type, 4, list, NULL));
    FAILS(CL_INVALID_VALUE, clGetSupportedImageFormats(w->context, 0, CL_MEM_OBJECT_BUFFER, 4, list, NULL));
    FAILS(CL_INVALID_VALUE, clGetSupportedImageFormats(w->context, 0, 0xFFFF, 4, list, NULL));
    FAILS(CL_INVALID_VALUE, clGetSupportedImageFormats(w->context, 0, type, 0, list, NULL));
    OK(clGetSupportedImageFormats(w->context, 0, type, 0, NULL, NULL));
}

/* Whatever is listed can be made, in every type. */
static void
every_format(void **state)
{
    WORLD(state);
    cl_image_format list[256];
    cl_uint count;
    NEEDS_IMAGES(w);
    cl_mem buffer = new_buffer(w, 4096, NULL);
    for (size_t i = 0; i < TYPE_COUNT; i++) {
        OK(clGetSupportedImageFormats(w->context, CL_MEM_READ_ONLY, types[i], 256, list, &count));
        for (cl_uint n = 0; n < count; n++) {
            cl_image_desc desc = {types[i], 5, 3, 2, 4, 0, 0, 0, 0, {NULL}};
            if (types[i] == CL_MEM_OBJECT_IMAGE1D_BUFFER)
                desc.buffer = buffer;
            cl_mem image = make(w, CL_MEM_READ_ONLY, list[n], desc, NULL);
            const size_t texel = size_info(image, CL_IMAGE_ELEMENT_SIZE);
            assert_true(texel > 0 && texel <= 16 && !(texel & (texel - 1)));
            assert_int_equal(size_info(image, CL_IMAGE_ROW_PITCH), 5 * texel);
            OK(clReleaseMemObject(image));
        }
    }
    OK(clReleaseMemObject(buffer));
}

struct shape {
    cl_mem_object_type type;
    size_t height, depth, layers, slice_rows; /* as told; slice_rows: rows per slice pitch */
};

static void
info(void **state)
{
    WORLD(state);
    static const struct shape shapes[] = {
        {CL_MEM_OBJECT_IMAGE1D, 0, 0, 0, 0}, {CL_MEM_OBJECT_IMAGE1D_ARRAY, 0, 0, 4, 1},
        {CL_MEM_OBJECT_IMAGE2D, 3, 0, 0, 0}, {CL_MEM_OBJECT_IMAGE2D_ARRAY, 3, 0, 4, 3},
        {CL_MEM_OBJECT_IMAGE3D, 3, 2, 0, 3},
    };
    NEEDS_IMAGES(w);
    for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++) {
        const struct shape *s = &shapes[i];
        cl_image_format format;
        cl_mem_object_type type;
        cl_mem_flags flags;
        cl_mem none = (cl_mem)w;
        cl_uint levels = 9, samples = 9;
        cl_mem image = make(w, 0, RGBA8, (cl_image_desc){s->type, 5, 3, 2, 4, 0, 0, 0, 0, {NULL}}, NULL);
        OK(clGetImageInfo(image, CL_IMAGE_FORMAT, sizeof format, &format, NULL));
        assert_int_equal(format.image_channel_order, CL_RGBA);
        assert_int_equal(format.image_channel_data_type, CL_UNORM_INT8);
        assert_int_equal(size_info(image, CL_IMAGE_ELEMENT_SIZE), 4);
        assert_int_equal(size_info(image, CL_IMAGE_WIDTH), 5);
        assert_int_equal(size_info(image, CL_IMAGE_HEIGHT), s->height);
        assert_int_equal(size_info(image, CL_IMAGE_DEPTH), s->depth);
        assert_int_equal(size_info(image, CL_IMAGE_ARRAY_SIZE), s->layers);
        assert_int_equal(size_info(image, CL_IMAGE_ROW_PITCH), 20);
        assert_int_equal(size_info(image, CL_IMAGE_SLICE_PITCH), 20 * s->slice_rows);
        OK(clGetImageInfo(image, CL_IMAGE_BUFFER, sizeof none, &none, NULL));
        assert_null(none);
        OK(clGetImageInfo(image, CL_IMAGE_NUM_MIP_LEVELS, sizeof levels, &levels, NULL));
        OK(clGetImageInfo(image, CL_IMAGE_NUM_SAMPLES, sizeof samples, &samples, NULL));
        assert_int_equal(levels + samples, 0);
        OK(clGetMemObjectInfo(image, CL_MEM_TYPE, sizeof type, &type, NULL));
        assert_int_equal(type, s->type);
        OK(clGetMemObjectInfo(image, CL_MEM_FLAGS, sizeof flags, &flags, NULL));
        assert_int_equal(flags & ~(cl_mem_flags)CL_MEM_READ_WRITE, 0);
        FAILS(CL_INVALID_VALUE, clGetImageInfo(image, CL_IMAGE_WIDTH, 4, &levels, NULL));
        FAILS(CL_INVALID_VALUE, clGetImageInfo(image, CL_MEM_TYPE, 64, &levels, NULL));
        OK(clReleaseMemObject(image));
    }
    cl_mem buffer = new_buffer(w, 64, NULL);
    size_t size;
    FAILS(CL_INVALID_MEM_OBJECT, clGetImageInfo(buffer, CL_IMAGE_WIDTH, 0, NULL, &size));
    FAILS(CL_INVALID_MEM_OBJECT, clGetImageInfo((cl_mem)w->queue, CL_IMAGE_WIDTH, 0, NULL, &size));
    OK(clReleaseMemObject(buffer));
}

static void
properties(void **state)
{
    WORLD(state);
    const cl_mem_properties none[] = {0}, unknown[] = {0x1234, 1, 0};
    const cl_image_format format = RGBA8;
    const cl_image_desc desc = DESC_2D(4, 4);
    cl_mem_properties told[4];
    size_t size = 99;
    cl_int err0;
    NEEDS_IMAGES(w);
    cl_mem image = clCreateImageWithProperties(w->context, none, 0, &format, &desc, NULL, &err0);
    OK(err0);
    OK(clGetMemObjectInfo(image, CL_MEM_PROPERTIES, sizeof told, told, &size));
    assert_int_equal(size, sizeof *none);
    assert_int_equal(told[0], 0);
    OK(clReleaseMemObject(image));
    image = make(w, 0, format, desc, NULL);
    OK(clGetMemObjectInfo(image, CL_MEM_PROPERTIES, sizeof told, told, &size));
    assert_int_equal(size, 0);
    OK(clReleaseMemObject(image));
    REFUSED(CL_INVALID_PROPERTY,
            clCreateImageWithProperties(w->context, unknown, 0, &format, &desc, NULL, &err));
}

static void
create_errors(void **state)
{
    WORLD(state);
    const cl_image_format format = RGBA8, bad = {0x1234, CL_UNORM_INT8}, wrong = {CL_RGB, CL_FLOAT};
    const cl_image_desc desc = DESC_2D(4, 4);
    cl_image_desc d;
    char host[1024];
    const cl_mem_flags use = CL_MEM_USE_HOST_PTR, copy = CL_MEM_COPY_HOST_PTR;
    REFUSED(CL_INVALID_CONTEXT, clCreateImage(NULL, 0, &format, &desc, NULL, &err));
    REFUSED(CL_INVALID_CONTEXT, clCreateImage((cl_context)w->queue, 0, &format, &desc, NULL, &err));
    if (!has_images(w)) {
        FAILS(CL_INVALID_OPERATION, refusal(w, 0, format, desc, NULL));
        REFUSED(CL_INVALID_OPERATION, clCreateImage2D(w->context, 0, &format, 4, 4, 0, NULL, &err));
        REFUSED(CL_INVALID_OPERATION, clCreateImage3D(w->context, 0, &format, 4, 4, 4, 0, 0, NULL, &err));
        skip();
    }
    assert_null(clCreateImage(w->context, 0, NULL, &desc, NULL, NULL)); /* nowhere to put the error */
    REFUSED(CL_INVALID_IMAGE_FORMAT_DESCRIPTOR, clCreateImage(w->context, 0, NULL, &desc, NULL, &err));
    REFUSED(CL_INVALID_IMAGE_DESCRIPTOR, clCreateImage(w->context, 0, &format, NULL, NULL, &err));
    FAILS(CL_INVALID_IMAGE_FORMAT_DESCRIPTOR, refusal(w, 0, bad, desc, NULL));
    FAILS(CL_INVALID_IMAGE_FORMAT_DESCRIPTOR, refusal(w, 0, wrong, desc, NULL));
    FAILS(CL_INVALID_VALUE, refusal(w, CL_MEM_READ_ONLY | CL_MEM_WRITE_ONLY, format, desc, NULL));
    FAILS(CL_INVALID_VALUE, refusal(w, use | CL_MEM_ALLOC_HOST_PTR, format, desc, host));
    FAILS(CL_INVALID_VALUE, refusal(w, CL_MEM_HOST_READ_ONLY | CL_MEM_HOST_NO_ACCESS, format, desc, NULL));
    FAILS(CL_INVALID_VALUE, refusal(w, (cl_mem_flags)1 << 40, format, desc, NULL));
    FAILS(CL_INVALID_HOST_PTR, refusal(w, 0, format, desc, host));
    FAILS(CL_INVALID_HOST_PTR, refusal(w, use, format, desc, NULL));
    FAILS(CL_INVALID_HOST_PTR, refusal(w, copy, format, desc, NULL));
    FAILS(CL_IMAGE_FORMAT_NOT_SUPPORTED,
          refusal(w, 0, (cl_image_format){CL_RGB, CL_UNORM_SHORT_565}, desc, NULL));
    d = desc, d.image_type = CL_MEM_OBJECT_BUFFER;
    FAILS(CL_INVALID_IMAGE_DESCRIPTOR, refusal(w, 0, format, d, NULL));
    d = desc, d.image_type = CL_MEM_OBJECT_IMAGE1D_BUFFER;
    FAILS(CL_INVALID_IMAGE_DESCRIPTOR, refusal(w, 0, format, d, NULL));
    d = desc, d.num_mip_levels = 1;
    FAILS(CL_INVALID_IMAGE_DESCRIPTOR, refusal(w, 0, format, d, NULL));
    d = desc, d.num_samples = 1;
    FAILS(CL_INVALID_IMAGE_DESCRIPTOR, refusal(w, 0, format, d, NULL));
    d = desc, d.image_row_pitch = 16; /* without host memory */
    FAILS(CL_INVALID_IMAGE_DESCRIPTOR, refusal(w, 0, format, d, NULL));
    d.image_row_pitch = 12;
    FAILS(CL_INVALID_IMAGE_DESCRIPTOR, refusal(w, copy, format, d, host));
    d.image_row_pitch = 18;
    FAILS(CL_INVALID_IMAGE_DESCRIPTOR, refusal(w, copy, format, d, host));
    d = (cl_image_desc){CL_MEM_OBJECT_IMAGE3D, 4, 4, 2, 0, 16, 60, 0, 0, {NULL}};
    FAILS(CL_INVALID_IMAGE_DESCRIPTOR, refusal(w, copy, format, d, host));
    d.image_slice_pitch = 72;
    FAILS(CL_INVALID_IMAGE_DESCRIPTOR, refusal(w, copy, format, d, host));
    d.mem_object = (cl_mem)w->queue;
    FAILS(CL_INVALID_IMAGE_DESCRIPTOR, refusal(w, 0, format, d, NULL));
}

static void
size_errors(void **state)
{
    WORLD(state);
    NEEDS_IMAGES(w);
    static const cl_image_desc none[] = {
        {CL_MEM_OBJECT_IMAGE1D, 0, 1, 1, 1, 0, 0, 0, 0, {NULL}},
        {CL_MEM_OBJECT_IMAGE2D, 4, 0, 1, 1, 0, 0, 0, 0, {NULL}},
        {CL_MEM_OBJECT_IMAGE3D, 4, 4, 0, 1, 0, 0, 0, 0, {NULL}},
        {CL_MEM_OBJECT_IMAGE1D_ARRAY, 4, 1, 1, 0, 0, 0, 0, 0, {NULL}},
        {CL_MEM_OBJECT_IMAGE2D_ARRAY, 4, 4, 1, 0, 0, 0, 0, 0, {NULL}},
    };
    for (size_t i = 0; i < sizeof none / sizeof *none; i++)
        FAILS(CL_INVALID_IMAGE_SIZE, refusal(w, 0, RGBA8, none[i], NULL));
    const size_t width = device_size(w, CL_DEVICE_IMAGE2D_MAX_WIDTH);
    const size_t height = device_size(w, CL_DEVICE_IMAGE2D_MAX_HEIGHT);
    const size_t depth = device_size(w, CL_DEVICE_IMAGE3D_MAX_DEPTH);
    const size_t layers = device_size(w, CL_DEVICE_IMAGE_MAX_ARRAY_SIZE);
    const cl_image_desc many[] = {
        {CL_MEM_OBJECT_IMAGE1D, width + 1, 1, 1, 1, 0, 0, 0, 0, {NULL}},
        {CL_MEM_OBJECT_IMAGE2D, width + 1, 1, 1, 1, 0, 0, 0, 0, {NULL}},
        {CL_MEM_OBJECT_IMAGE2D, 1, height + 1, 1, 1, 0, 0, 0, 0, {NULL}},
        {CL_MEM_OBJECT_IMAGE2D, SIZE_MAX, SIZE_MAX, 1, 1, 0, 0, 0, 0, {NULL}},
        {CL_MEM_OBJECT_IMAGE3D, 1, 1, depth + 1, 1, 0, 0, 0, 0, {NULL}},
        {CL_MEM_OBJECT_IMAGE3D, device_size(w, CL_DEVICE_IMAGE3D_MAX_WIDTH) + 1, 1, 2, 1, 0, 0, 0, 0, {NULL}},
        {CL_MEM_OBJECT_IMAGE1D_ARRAY, 1, 1, 1, layers + 1, 0, 0, 0, 0, {NULL}},
        {CL_MEM_OBJECT_IMAGE2D_ARRAY, 1, 1, 1, layers + 1, 0, 0, 0, 0, {NULL}},
    };
    for (size_t i = 0; i < sizeof many / sizeof *many; i++)
        FAILS(CL_INVALID_IMAGE_SIZE, refusal(w, 0, RGBA8, many[i], NULL));
    const cl_image_desc largest = DESC_2D(width, height);
    OK(clReleaseMemObject(make(w, 0, (cl_image_format){CL_R, CL_UNORM_INT8}, largest, NULL)));
}

static void
legacy(void **state)
{
    WORLD(state);
    const cl_image_format format = RGBA8;
    const cl_mem_flags copy = CL_MEM_COPY_HOST_PTR;
    char host[1024] = {0};
    cl_int err0;
    NEEDS_IMAGES(w);
    cl_mem image = clCreateImage2D(w->context, copy, &format, 4, 4, 32, host, &err0);
    OK(err0);
    assert_int_equal(size_info(image, CL_IMAGE_ROW_PITCH), 32);
    OK(clReleaseMemObject(image));
    image = clCreateImage3D(w->context, copy, &format, 4, 4, 2, 32, 256, host, &err0);
    OK(err0);
    assert_int_equal(size_info(image, CL_IMAGE_SLICE_PITCH), 256);
    assert_int_equal(size_info(image, CL_IMAGE_DEPTH), 2);
    OK(clReleaseMemObject(image));
    REFUSED(CL_INVALID_CONTEXT, clCreateImage2D(NULL, 0, &format, 4, 4, 0, NULL, &err));
    REFUSED(CL_INVALID_VALUE,
            clCreateImage2D(w->context, CL_MEM_READ_WRITE | CL_MEM_READ_ONLY, &format, 4, 4, 0, NULL, &err));
    REFUSED(CL_INVALID_IMAGE_FORMAT_DESCRIPTOR, clCreateImage2D(w->context, 0, NULL, 4, 4, 0, NULL, &err));
    REFUSED(CL_INVALID_IMAGE_SIZE, clCreateImage2D(w->context, 0, &format, 0, 4, 0, NULL, &err));
    REFUSED(CL_INVALID_IMAGE_SIZE, clCreateImage2D(w->context, 0, &format, 4, 4, 16, NULL, &err));
    REFUSED(CL_INVALID_IMAGE_SIZE, clCreateImage2D(w->context, copy, &format, 4, 4, 12, host, &err));
    REFUSED(CL_INVALID_HOST_PTR, clCreateImage2D(w->context, copy, &format, 4, 4, 0, NULL, &err));
    REFUSED(CL_INVALID_IMAGE_SIZE, clCreateImage3D(w->context, 0, &format, 4, 4, 1, 0, 0, NULL, &err));
    REFUSED(CL_INVALID_IMAGE_SIZE, clCreateImage3D(w->context, 0, &format, 4, 4, 0, 0, 0, NULL, &err));
    REFUSED(CL_INVALID_IMAGE_SIZE, clCreateImage3D(w->context, copy, &format, 4, 4, 2, 16, 60, host, &err));
    REFUSED(CL_INVALID_CONTEXT, clCreateImage3D(NULL, 0, &format, 4, 4, 2, 0, 0, NULL, &err));
}

static const struct CMUnitTest tests[] = {
    TEST(device_figures), TEST(formats),       TEST(format_errors), TEST(every_format), TEST(info),
    TEST(properties),     TEST(create_errors), TEST(size_errors),   TEST(legacy),
};
SUITE(image, tests)
