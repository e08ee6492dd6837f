/* SPDX-License-Identifier: MIT */
/* Errors condition by condition (test_conditions.c): the making of images, samplers and pipes. */
#include "api.h"

static const cl_image_format rgba8 = {CL_RGBA, CL_UNORM_INT8}, absent = {CL_RGB, CL_UNORM_SHORT_565};
static const cl_image_desc flat = {.image_type = CL_MEM_OBJECT_IMAGE2D, .image_width = 4, .image_height = 4};

#define IMAGE(code, condition, context, flags, format, desc, host)                                           \
    REFUSED_WHEN(code, condition, clCreateImage(context, flags, format, desc, host, refusal));               \
    REFUSED_WHEN(code, condition,                                                                            \
                 clCreateImageWithProperties(context, NULL, flags, format, desc, host, refusal))
#define IMAGE_2D(code, condition, context, flags, format, width, height, row, host)                          \
    REFUSED_WHEN(code, condition, clCreateImage2D(context, flags, format, width, height, row, host, refusal))
#define IMAGE_3D(code, condition, context, flags, format, width, height, depth, row, slice, host)            \
    REFUSED_WHEN(code, condition,                                                                            \
                 clCreateImage3D(context, flags, format, width, height, depth, row, slice, host, refusal))
/* What does not depend on the shape. */
#define EVERY_IMAGE(code, condition, context, flags, format, host)                                           \
    IMAGE(code, condition, context, flags, format, &flat, host);                                             \
    IMAGE_2D(code, condition, context, flags, format, 4, 4, 0, host);                                        \
    IMAGE_3D(code, condition, context, flags, format, 4, 4, 4, 0, 0, host)

#define SIDES(w) .image_width = w, .image_height = 4, .image_depth = 4, .image_array_size = 4
/* A description whose size, pitches and the like follow. */
#define DESC(shape, ...) (&(const cl_image_desc){.image_type = CL_MEM_OBJECT_IMAGE##shape, __VA_ARGS__})

static void
without_images(void **state)
{
    WORLD(state);
    cl_context c = w->context;
    const cl_sampler_properties none[] = {0};
    if (has_images(w))
        skip();
    EVERY_IMAGE(CL_INVALID_OPERATION, "no device has images", c, 0, &rgba8, NULL);
    REFUSED_WHEN(CL_INVALID_OPERATION, "no device has images",
                 clCreateSampler(c, CL_TRUE, CL_ADDRESS_CLAMP, CL_FILTER_NEAREST, refusal));
    REFUSED_WHEN(CL_INVALID_OPERATION, "no device has images",
                 clCreateSamplerWithProperties(c, none, refusal));
}

static void
contexts_and_flags(void **state)
{
    WORLD(state);
    char host[1024] = {0};
    const cl_mem_properties odd[] = {0x1234, 1, 0};
    cl_context c = w->context;
    const cl_mem_flags ro = CL_MEM_READ_ONLY, wo = CL_MEM_WRITE_ONLY, rw = CL_MEM_READ_WRITE;
    const cl_mem_flags use = CL_MEM_USE_HOST_PTR, alloc = CL_MEM_ALLOC_HOST_PTR, copy = CL_MEM_COPY_HOST_PTR;
    EVERY_IMAGE(CL_INVALID_CONTEXT, "no context", NULL, 0, &rgba8, NULL);
    EVERY_IMAGE(CL_INVALID_CONTEXT, "another kind of object", (cl_context)w->queue, 0, &rgba8, NULL);
    NEEDS_IMAGES(w);
    REFUSED_WHEN(CL_INVALID_PROPERTY, "unknown property",
                 clCreateImageWithProperties(c, odd, 0, &rgba8, &flat, NULL, refusal));
    EVERY_IMAGE(CL_INVALID_VALUE, "unknown flag", c, (cl_mem_flags)1 << 40, &rgba8, NULL);
    EVERY_IMAGE(CL_INVALID_VALUE, "two kinds of access by kernels", c, ro | wo, &rgba8, NULL);
    EVERY_IMAGE(CL_INVALID_VALUE, "read-write beside read-only", c, rw | ro, &rgba8, NULL);
    EVERY_IMAGE(CL_INVALID_VALUE, "read-write beside write-only", c, rw | wo, &rgba8, NULL);
    EVERY_IMAGE(CL_INVALID_VALUE, "two kinds of access by the host", c,
                CL_MEM_HOST_READ_ONLY | CL_MEM_HOST_WRITE_ONLY, &rgba8, NULL);
    EVERY_IMAGE(CL_INVALID_VALUE, "host access and none", c, CL_MEM_HOST_READ_ONLY | CL_MEM_HOST_NO_ACCESS,
                &rgba8, NULL);
    EVERY_IMAGE(CL_INVALID_VALUE, "host memory used and allocated", c, use | alloc, &rgba8, host);
    EVERY_IMAGE(CL_INVALID_VALUE, "host memory used and copied", c, use | copy, &rgba8, host);
    EVERY_IMAGE(CL_INVALID_HOST_PTR, "memory to use is missing", c, use, &rgba8, NULL);
    EVERY_IMAGE(CL_INVALID_HOST_PTR, "memory to copy is missing", c, copy, &rgba8, NULL);
    EVERY_IMAGE(CL_INVALID_HOST_PTR, "memory that no flag asks for", c, 0, &rgba8, host);
    EVERY_IMAGE(CL_INVALID_HOST_PTR, "memory beside alloc alone", c, alloc, &rgba8, host);
}

static void
formats(void **state)
{
    WORLD(state);
    cl_context c = w->context;
    const cl_image_format order = {0x1234, CL_UNORM_INT8}, type = {CL_RGBA, 0x1234},
                          pair = {CL_RGB, CL_UNORM_INT8};
    NEEDS_IMAGES(w);
    EVERY_IMAGE(CL_INVALID_IMAGE_FORMAT_DESCRIPTOR, "no format", c, 0, NULL, NULL);
    EVERY_IMAGE(CL_INVALID_IMAGE_FORMAT_DESCRIPTOR, "unknown order", c, 0, &order, NULL);
    EVERY_IMAGE(CL_INVALID_IMAGE_FORMAT_DESCRIPTOR, "unknown type", c, 0, &type, NULL);
    EVERY_IMAGE(CL_INVALID_IMAGE_FORMAT_DESCRIPTOR, "a type that the order does not go with", c, 0, &pair,
                NULL);
    EVERY_IMAGE(CL_IMAGE_FORMAT_NOT_SUPPORTED, "a format that no device has", c, 0, &absent, NULL);
}

static size_t
limit(struct world *w, cl_device_info name)
{
    size_t value = 0;
    OK(clGetDeviceInfo(w->device, name, sizeof value, &value, NULL));
    return value;
}

#define SIZE_OF(code, condition, desc) IMAGE(code, condition, w->context, 0, &rgba8, desc, NULL)

static void
sizes(void **state)
{
    WORLD(state);
    NEEDS_IMAGES(w);
    const size_t wide = limit(w, CL_DEVICE_IMAGE2D_MAX_WIDTH) + 1,
                 wide3 = limit(w, CL_DEVICE_IMAGE3D_MAX_WIDTH) + 1,
                 high = limit(w, CL_DEVICE_IMAGE2D_MAX_HEIGHT) + 1,
                 high3 = limit(w, CL_DEVICE_IMAGE3D_MAX_HEIGHT) + 1,
                 deep = limit(w, CL_DEVICE_IMAGE3D_MAX_DEPTH) + 1,
                 long_ = limit(w, CL_DEVICE_IMAGE_MAX_BUFFER_SIZE) + 1,
                 many = limit(w, CL_DEVICE_IMAGE_MAX_ARRAY_SIZE) + 1;
    cl_context c = w->context;
    cl_mem buffer = new_buffer(w, 256, NULL);
    SIZE_OF(CL_INVALID_IMAGE_SIZE, "width 0", DESC(1D, SIDES(0)));
    SIZE_OF(CL_INVALID_IMAGE_SIZE, "width 0", DESC(2D, SIDES(0)));
    SIZE_OF(CL_INVALID_IMAGE_SIZE, "width 0", DESC(3D, SIDES(0)));
    SIZE_OF(CL_INVALID_IMAGE_SIZE, "width 0", DESC(1D_ARRAY, SIDES(0)));
    SIZE_OF(CL_INVALID_IMAGE_SIZE, "width 0", DESC(1D_BUFFER, SIDES(0), .buffer = buffer));
    SIZE_OF(CL_INVALID_IMAGE_SIZE, "height 0", DESC(2D, .image_width = 4));
    SIZE_OF(CL_INVALID_IMAGE_SIZE, "height 0", DESC(2D_ARRAY, .image_width = 4, .image_array_size = 4));
    SIZE_OF(CL_INVALID_IMAGE_SIZE, "height 0", DESC(3D, .image_width = 4, .image_depth = 4));
    SIZE_OF(CL_INVALID_IMAGE_SIZE, "depth 0", DESC(3D, .image_width = 4, .image_height = 4));
    SIZE_OF(CL_INVALID_IMAGE_SIZE, "no layers", DESC(1D_ARRAY, .image_width = 4));
    SIZE_OF(CL_INVALID_IMAGE_SIZE, "no layers", DESC(2D_ARRAY, .image_width = 4, .image_height = 4));
    SIZE_OF(CL_INVALID_IMAGE_SIZE, "too wide", DESC(1D, SIDES(wide)));
    SIZE_OF(CL_INVALID_IMAGE_SIZE, "too wide", DESC(2D, SIDES(wide)));
    SIZE_OF(CL_INVALID_IMAGE_SIZE, "too wide", DESC(1D_ARRAY, SIDES(wide)));
    SIZE_OF(CL_INVALID_IMAGE_SIZE, "too wide", DESC(3D, SIDES(wide3)));
    SIZE_OF(CL_INVALID_IMAGE_SIZE, "too wide", DESC(1D_BUFFER, SIDES(long_), .buffer = buffer));
    SIZE_OF(CL_INVALID_IMAGE_SIZE, "too high", DESC(2D, .image_width = 4, .image_height = high));
    SIZE_OF(CL_INVALID_IMAGE_SIZE, "too high",
            DESC(3D, .image_width = 4, .image_height = high3, .image_depth = 4));
    SIZE_OF(CL_INVALID_IMAGE_SIZE, "too deep",
            DESC(3D, .image_width = 4, .image_height = 4, .image_depth = deep));
    SIZE_OF(CL_INVALID_IMAGE_SIZE, "too many layers",
            DESC(1D_ARRAY, .image_width = 4, .image_array_size = many));
    SIZE_OF(CL_INVALID_IMAGE_SIZE, "too many layers",
            DESC(2D_ARRAY, .image_width = 4, .image_height = 4, .image_array_size = many));
    SIZE_OF(CL_INVALID_IMAGE_SIZE, "larger than its buffer",
            DESC(1D_BUFFER, .image_width = 65, .buffer = buffer));
    IMAGE_2D(CL_INVALID_IMAGE_SIZE, "width 0", c, 0, &rgba8, 0, 4, 0, NULL);
    IMAGE_2D(CL_INVALID_IMAGE_SIZE, "height 0", c, 0, &rgba8, 4, 0, 0, NULL);
    IMAGE_2D(CL_INVALID_IMAGE_SIZE, "too wide", c, 0, &rgba8, wide, 4, 0, NULL);
    IMAGE_2D(CL_INVALID_IMAGE_SIZE, "too high", c, 0, &rgba8, 4, high, 0, NULL);
    IMAGE_3D(CL_INVALID_IMAGE_SIZE, "width 0", c, 0, &rgba8, 0, 4, 4, 0, 0, NULL);
    IMAGE_3D(CL_INVALID_IMAGE_SIZE, "height 0", c, 0, &rgba8, 4, 0, 4, 0, 0, NULL);
    IMAGE_3D(CL_INVALID_IMAGE_SIZE, "depth 0", c, 0, &rgba8, 4, 4, 0, 0, 0, NULL);
    IMAGE_3D(CL_INVALID_IMAGE_SIZE, "depth 1", c, 0, &rgba8, 4, 4, 1, 0, 0, NULL);
    IMAGE_3D(CL_INVALID_IMAGE_SIZE, "too wide", c, 0, &rgba8, wide3, 4, 4, 0, 0, NULL);
    IMAGE_3D(CL_INVALID_IMAGE_SIZE, "too high", c, 0, &rgba8, 4, high3, 4, 0, 0, NULL);
    IMAGE_3D(CL_INVALID_IMAGE_SIZE, "too deep", c, 0, &rgba8, 4, 4, deep, 0, 0, NULL);
    OK(clReleaseMemObject(buffer));
}

#define COPIED(code, condition, desc) IMAGE(code, condition, c, CL_MEM_COPY_HOST_PTR, &rgba8, desc, host)
#define PITCHES(rows, slices) SIDES(4), .image_row_pitch = rows, .image_slice_pitch = slices

static void
pitches(void **state)
{
    WORLD(state);
    char host[4096] = {0};
    const cl_mem_flags copy = CL_MEM_COPY_HOST_PTR;
    cl_context c = w->context;
    NEEDS_IMAGES(w);
    IMAGE(CL_INVALID_IMAGE_DESCRIPTOR, "a row pitch without host memory", c, 0, &rgba8,
          DESC(2D, PITCHES(16, 0)), NULL);
    IMAGE(CL_INVALID_IMAGE_DESCRIPTOR, "a slice pitch without host memory", c, 0, &rgba8,
          DESC(3D, PITCHES(0, 64)), NULL);
    COPIED(CL_INVALID_IMAGE_DESCRIPTOR, "row pitch below a row", DESC(1D, PITCHES(12, 0)));
    COPIED(CL_INVALID_IMAGE_DESCRIPTOR, "row pitch below a row", DESC(2D, PITCHES(12, 0)));
    COPIED(CL_INVALID_IMAGE_DESCRIPTOR, "row pitch no multiple of a texel", DESC(2D, PITCHES(18, 0)));
    COPIED(CL_INVALID_IMAGE_DESCRIPTOR, "slice pitch below a slice", DESC(3D, PITCHES(16, 48)));
    COPIED(CL_INVALID_IMAGE_DESCRIPTOR, "slice pitch below a slice", DESC(2D_ARRAY, PITCHES(16, 48)));
    COPIED(CL_INVALID_IMAGE_DESCRIPTOR, "slice pitch below a slice", DESC(1D_ARRAY, PITCHES(32, 16)));
    COPIED(CL_INVALID_IMAGE_DESCRIPTOR, "slice pitch no multiple of rows", DESC(3D, PITCHES(16, 72)));
    COPIED(CL_INVALID_IMAGE_DESCRIPTOR, "slice pitch no multiple of rows", DESC(1D_ARRAY, PITCHES(16, 24)));
    IMAGE_2D(CL_INVALID_IMAGE_SIZE, "a row pitch without host memory", c, 0, &rgba8, 4, 4, 16, NULL);
    IMAGE_2D(CL_INVALID_IMAGE_SIZE, "row pitch below a row", c, copy, &rgba8, 4, 4, 12, host);
    IMAGE_2D(CL_INVALID_IMAGE_SIZE, "row pitch no multiple of a texel", c, copy, &rgba8, 4, 4, 18, host);
    IMAGE_3D(CL_INVALID_IMAGE_SIZE, "a row pitch without host memory", c, 0, &rgba8, 4, 4, 4, 16, 0, NULL);
    IMAGE_3D(CL_INVALID_IMAGE_SIZE, "row pitch below a row", c, copy, &rgba8, 4, 4, 4, 12, 0, host);
    IMAGE_3D(CL_INVALID_IMAGE_SIZE, "row pitch no multiple of a texel", c, copy, &rgba8, 4, 4, 4, 18, 0,
             host);
    IMAGE_3D(CL_INVALID_IMAGE_SIZE, "a slice pitch without host memory", c, 0, &rgba8, 4, 4, 4, 0, 64, NULL);
    IMAGE_3D(CL_INVALID_IMAGE_SIZE, "slice pitch below a slice", c, copy, &rgba8, 4, 4, 4, 16, 48, host);
    IMAGE_3D(CL_INVALID_IMAGE_SIZE, "slice pitch no multiple of rows", c, copy, &rgba8, 4, 4, 4, 16, 72,
             host);
}

#define MADE_OF(code, condition, desc) IMAGE(code, condition, c, 0, &rgba8, desc, NULL)

static void
descriptions(void **state)
{
    WORLD(state);
    cl_int err;
    cl_context c = w->context;
    NEEDS_IMAGES(w);
    cl_context elsewhere = clCreateContext(NULL, 1, &w->device, NULL, NULL, &err);
    OK(err);
    cl_mem buffer = new_buffer(w, 4096, NULL), foreign = clCreateBuffer(elsewhere, 0, 4096, NULL, &err);
    OK(err);
    cl_mem solid = clCreateImage(c, 0, &rgba8, DESC(3D, SIDES(4)), NULL, &err);
    OK(err);
    cl_mem plane = clCreateImage(c, 0, &rgba8, &flat, NULL, &err);
    OK(err);
    MADE_OF(CL_INVALID_IMAGE_DESCRIPTOR, "no description", NULL);
    MADE_OF(CL_INVALID_IMAGE_DESCRIPTOR, "unknown shape",
            (&(const cl_image_desc){.image_type = CL_MEM_OBJECT_BUFFER, SIDES(4)}));
    MADE_OF(CL_INVALID_IMAGE_DESCRIPTOR, "unknown shape",
            (&(const cl_image_desc){.image_type = 0, SIDES(4)}));
    MADE_OF(CL_INVALID_IMAGE_DESCRIPTOR, "mipmaps", DESC(2D, SIDES(4), .num_mip_levels = 1));
    MADE_OF(CL_INVALID_IMAGE_DESCRIPTOR, "samples", DESC(2D, SIDES(4), .num_samples = 1));
    MADE_OF(CL_INVALID_IMAGE_DESCRIPTOR, "an image of a buffer without one", DESC(1D_BUFFER, SIDES(4)));
    MADE_OF(CL_INVALID_IMAGE_DESCRIPTOR, "made of another kind of object",
            DESC(2D, SIDES(4), .mem_object = (cl_mem)w->queue));
    MADE_OF(CL_INVALID_IMAGE_DESCRIPTOR, "made of a memory object of another context",
            DESC(1D_BUFFER, SIDES(4), .buffer = foreign));
    MADE_OF(CL_INVALID_IMAGE_DESCRIPTOR, "a shape that is not made of buffers",
            DESC(3D, SIDES(4), .buffer = buffer));
    MADE_OF(CL_INVALID_IMAGE_DESCRIPTOR, "a shape that is not made of buffers",
            DESC(1D, SIDES(4), .buffer = buffer));
    MADE_OF(CL_INVALID_IMAGE_DESCRIPTOR, "a shape that is not made of buffers",
            DESC(2D_ARRAY, SIDES(4), .buffer = buffer));
    MADE_OF(CL_INVALID_IMAGE_DESCRIPTOR, "a shape that is not made of images",
            DESC(1D_BUFFER, SIDES(4), .mem_object = plane));
    MADE_OF(CL_INVALID_IMAGE_DESCRIPTOR, "made of an image that is not flat",
            DESC(2D, SIDES(4), .mem_object = solid));
    OK(clReleaseMemObject(buffer));
    OK(clReleaseMemObject(foreign));
    OK(clReleaseMemObject(solid));
    OK(clReleaseMemObject(plane));
    OK(clReleaseContext(elsewhere));
}

static cl_uint
alignment(struct world *w, cl_device_info name)
{
    cl_uint value = 0;
    OK(clGetDeviceInfo(w->device, name, sizeof value, &value, NULL));
    return value;
}

static void
in_buffers(void **state)
{
    WORLD(state);
    cl_int err;
    cl_context c = w->context;
    NEEDS_IMAGES(w);
    const size_t pitch = 4 * alignment(w, CL_DEVICE_IMAGE_PITCH_ALIGNMENT);
    const size_t base = 4 * alignment(w, CL_DEVICE_IMAGE_BASE_ADDRESS_ALIGNMENT);
    char *host = aligned_alloc(4096, 3 * 4096);
    cl_mem buffer = new_buffer(w, 8 * pitch, NULL);
    cl_mem odd = clCreateBuffer(c, CL_MEM_USE_HOST_PTR, 8 * pitch, host + base / 2, &err);
    OK(err);
    assert_true(pitch > 4 && base > 4 && 8 * pitch <= 2 * 4096);
    IMAGE(CL_INVALID_IMAGE_FORMAT_DESCRIPTOR, "rows of a buffer that are not aligned", c, 0, &rgba8,
          DESC(2D, .image_width = 4, .image_height = 4, .image_row_pitch = pitch + 4, .buffer = buffer),
          NULL);
    IMAGE(CL_INVALID_IMAGE_FORMAT_DESCRIPTOR, "a buffer of host memory that is not aligned", c, 0, &rgba8,
          DESC(2D, .image_width = 4, .image_height = 4, .image_row_pitch = pitch, .buffer = odd), NULL);
    SIZE_OF(CL_INVALID_IMAGE_SIZE, "larger than its buffer",
            DESC(2D, .image_width = 4, .image_height = 9, .image_row_pitch = pitch, .buffer = buffer));
    OK(clReleaseMemObject(buffer));
    OK(clReleaseMemObject(odd));
    free(host);
}

static void
in_images(void **state)
{
    WORLD(state);
    cl_int err;
    cl_context c = w->context;
    const cl_image_format other_type = {CL_RGBA, CL_UNORM_INT16};
    const cl_image_format order = {CL_BGRA, CL_UNORM_INT8}, srgb = {CL_sRGBA, CL_UNORM_INT8};
    NEEDS_IMAGES(w);
    cl_mem parent = clCreateImage(c, 0, &rgba8, &flat, NULL, &err);
    OK(err);
    const cl_image_desc *like = DESC(2D, SIDES(4), .mem_object = parent);
    IMAGE(CL_INVALID_IMAGE_FORMAT_DESCRIPTOR, "another type than the image it is made of", c, 0, &other_type,
          like, NULL);
    IMAGE(CL_INVALID_IMAGE_FORMAT_DESCRIPTOR, "an order that is no view of the other", c, 0, &order, like,
          NULL);
    IMAGE(CL_INVALID_IMAGE_FORMAT_DESCRIPTOR, "an order that is no view of the other", c, 0, &rgba8, like,
          NULL);
    IMAGE(CL_INVALID_IMAGE_DESCRIPTOR, "another size than the image it is made of", c, 0, &srgb,
          DESC(2D, SIDES(3), .mem_object = parent), NULL);
    IMAGE(CL_INVALID_IMAGE_DESCRIPTOR, "another size than the image it is made of", c, 0, &srgb,
          DESC(2D, .image_width = 4, .image_height = 3, .mem_object = parent), NULL);
    IMAGE(CL_INVALID_IMAGE_DESCRIPTOR, "another row pitch than the image it is made of", c, 0, &srgb,
          DESC(2D, SIDES(4), .image_row_pitch = 32, .mem_object = parent), NULL);
    OK(clReleaseMemObject(parent));
}

static cl_mem
parent_of(struct world *w, cl_mem_flags flags, bool image)
{
    cl_int err;
    cl_mem mem = image ? clCreateImage(w->context, flags, &rgba8, &flat, NULL, &err)
                       : clCreateBuffer(w->context, flags, 4096, NULL, &err);
    OK(err);
    return mem;
}

static void
release_both(cl_mem a, cl_mem b)
{
    OK(clReleaseMemObject(a));
    OK(clReleaseMemObject(b));
}

/* Of a buffer, and of an image. */
#define PART(code, condition, whole, part)                                                                   \
    do {                                                                                                     \
        cl_mem buffer = parent_of(w, whole, false), image = parent_of(w, whole, true);                       \
        IMAGE(code, condition, w->context, part, &rgba8,                                                     \
              DESC(1D_BUFFER, .image_width = 4, .buffer = buffer), NULL);                                    \
        IMAGE(code, condition, w->context, part, &srgb,                                                      \
              DESC(2D, .image_width = 4, .image_height = 4, .mem_object = image), NULL);                     \
        release_both(buffer, image);                                                                         \
    } while (0)

static void
access_to_parents(void **state)
{
    WORLD(state);
    const cl_image_format srgb = {CL_sRGBA, CL_UNORM_INT8};
    const cl_mem_flags ro = CL_MEM_READ_ONLY, wo = CL_MEM_WRITE_ONLY, rw = CL_MEM_READ_WRITE;
    const cl_mem_flags hro = CL_MEM_HOST_READ_ONLY, hwo = CL_MEM_HOST_WRITE_ONLY, hno = CL_MEM_HOST_NO_ACCESS;
    NEEDS_IMAGES(w);
    PART(CL_INVALID_VALUE, "reads of a write-only memory object", wo, ro);
    PART(CL_INVALID_VALUE, "read-write of a write-only memory object", wo, rw);
    PART(CL_INVALID_VALUE, "writes of a read-only memory object", ro, wo);
    PART(CL_INVALID_VALUE, "read-write of a read-only memory object", ro, rw);
    PART(CL_INVALID_VALUE, "use of host memory", 0, CL_MEM_USE_HOST_PTR);
    PART(CL_INVALID_VALUE, "allocation of host memory", 0, CL_MEM_ALLOC_HOST_PTR);
    PART(CL_INVALID_VALUE, "copy of host memory", 0, CL_MEM_COPY_HOST_PTR);
    PART(CL_INVALID_VALUE, "host reads where it may only write", hwo, hro);
    PART(CL_INVALID_VALUE, "host writes where it may only read", hro, hwo);
    PART(CL_INVALID_VALUE, "host reads where it has no access", hno, hro);
    PART(CL_INVALID_VALUE, "host writes where it has no access", hno, hwo);
}

#define FORMATS(code, condition, context, flags, type, room, list)                                           \
    FAILS_WHEN(code, condition, clGetSupportedImageFormats(context, flags, type, room, list, &count))

static void
lists_of_formats(void **state)
{
    WORLD(state);
    cl_image_format format;
    cl_uint count;
    cl_context c = w->context;
    const cl_mem_object_type image = CL_MEM_OBJECT_IMAGE2D;
    const cl_mem_flags rw = CL_MEM_READ_WRITE;
    FORMATS(CL_INVALID_CONTEXT, "no context", NULL, rw, image, 1, &format);
    FORMATS(CL_INVALID_CONTEXT, "another kind of object", (cl_context)w->queue, rw, image, 1, &format);
    FORMATS(CL_INVALID_VALUE, "unknown flag", c, (cl_mem_flags)1 << 40, image, 1, &format);
    FORMATS(CL_INVALID_VALUE, "two kinds of access", c, CL_MEM_READ_ONLY | CL_MEM_WRITE_ONLY, image, 1,
            &format);
    FORMATS(CL_INVALID_VALUE, "two kinds of access", c, CL_MEM_READ_ONLY | CL_MEM_KERNEL_READ_AND_WRITE,
            image, 1, &format);
    FORMATS(CL_INVALID_VALUE, "no type of image", c, rw, CL_MEM_OBJECT_BUFFER, 1, &format);
    FORMATS(CL_INVALID_VALUE, "room for none", c, rw, image, 0, &format);
}

/* --- samplers and pipes --- */

#define LISTED(code, condition, ...)                                                                         \
    REFUSED_WHEN(                                                                                            \
        code, condition,                                                                                     \
        clCreateSamplerWithProperties(w->context, (const cl_sampler_properties[]){__VA_ARGS__}, refusal))
#define SAMPLER(code, condition, context, normalized, address, filter)                                       \
    REFUSED_WHEN(code, condition, clCreateSampler(context, normalized, address, filter, refusal))

static void
samplers(void **state)
{
    WORLD(state);
    cl_context c = w->context, wrong = (cl_context)w->queue;
    const cl_filter_mode near = CL_FILTER_NEAREST;
    SAMPLER(CL_INVALID_CONTEXT, "no context", NULL, CL_TRUE, CL_ADDRESS_CLAMP, near);
    SAMPLER(CL_INVALID_CONTEXT, "another kind of object", wrong, CL_TRUE, CL_ADDRESS_CLAMP, near);
    REFUSED_WHEN(CL_INVALID_CONTEXT, "no context", clCreateSamplerWithProperties(NULL, NULL, refusal));
    REFUSED_WHEN(CL_INVALID_CONTEXT, "another kind of object",
                 clCreateSamplerWithProperties(wrong, NULL, refusal));
    NEEDS_IMAGES(w);
    SAMPLER(CL_INVALID_VALUE, "neither true nor false", c, 2, CL_ADDRESS_CLAMP, near);
    SAMPLER(CL_INVALID_VALUE, "unknown addressing", c, CL_TRUE, CL_FILTER_LINEAR, near);
    SAMPLER(CL_INVALID_VALUE, "unknown filter", c, CL_TRUE, CL_ADDRESS_CLAMP, CL_ADDRESS_CLAMP);
    SAMPLER(CL_INVALID_VALUE, "repeats without normalized coordinates", c, CL_FALSE, CL_ADDRESS_REPEAT, near);
    SAMPLER(CL_INVALID_VALUE, "repeats without normalized coordinates", c, CL_FALSE,
            CL_ADDRESS_MIRRORED_REPEAT, near);
    LISTED(CL_INVALID_VALUE, "unknown property", 0x7777, 1, 0);
    LISTED(CL_INVALID_VALUE, "neither true nor false", CL_SAMPLER_NORMALIZED_COORDS, 2, 0);
    LISTED(CL_INVALID_VALUE, "unknown addressing", CL_SAMPLER_ADDRESSING_MODE, CL_FILTER_LINEAR, 0);
    LISTED(CL_INVALID_VALUE, "unknown filter", CL_SAMPLER_FILTER_MODE, CL_ADDRESS_CLAMP, 0);
    LISTED(CL_INVALID_VALUE, "the same property twice", CL_SAMPLER_FILTER_MODE, CL_FILTER_LINEAR,
           CL_SAMPLER_FILTER_MODE, CL_FILTER_LINEAR, 0);
}

#define PIPE(code, condition, context, flags, packet, count, properties)                                     \
    REFUSED_WHEN(code, condition, clCreatePipe(context, flags, packet, count, properties, refusal))

static void
pipes(void **state)
{
    WORLD(state);
    cl_context c = w->context;
    const cl_pipe_properties none[] = {0};
    cl_uint most = 0;
    OK(clGetDeviceInfo(w->device, CL_DEVICE_PIPE_MAX_PACKET_SIZE, sizeof most, &most, NULL));
    PIPE(CL_INVALID_CONTEXT, "no context", NULL, 0, 4, 4, NULL);
    PIPE(CL_INVALID_CONTEXT, "another kind of object", (cl_context)w->queue, 0, 4, 4, NULL);
    if (!most) {
        PIPE(CL_INVALID_OPERATION, "no device has pipes", c, 0, 4, 4, NULL);
        return;
    }
    PIPE(CL_INVALID_VALUE, "unknown flag", c, (cl_mem_flags)1 << 40, 4, 4, NULL);
    PIPE(CL_INVALID_VALUE, "access that pipes do not have", c, CL_MEM_READ_ONLY, 4, 4, NULL);
    PIPE(CL_INVALID_VALUE, "access that pipes do not have", c, CL_MEM_HOST_READ_ONLY, 4, 4, NULL);
    PIPE(CL_INVALID_VALUE, "host memory", c, CL_MEM_ALLOC_HOST_PTR, 4, 4, NULL);
    PIPE(CL_INVALID_VALUE, "a list of properties", c, 0, 4, 4, none);
    PIPE(CL_INVALID_PIPE_SIZE, "packets of size 0", c, 0, 0, 4, NULL);
    PIPE(CL_INVALID_PIPE_SIZE, "packets larger than the device allows", c, 0, most + 1, 4, NULL);
    PIPE(CL_INVALID_PIPE_SIZE, "no packets", c, 0, 4, 0, NULL);
}

static const struct CMUnitTest tests[] = {
    TEST(without_images),    TEST(contexts_and_flags), TEST(formats),    TEST(sizes),
    TEST(pitches),           TEST(descriptions),       TEST(in_buffers), TEST(in_images),
    TEST(access_to_parents), TEST(lists_of_formats),   TEST(samplers),   TEST(pipes),
};
SUITE(conditions_images, tests)
