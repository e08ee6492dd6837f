/* SPDX-License-Identifier: MIT */
/*
 * Images through OpenCL's functions: descriptors, formats and copies. The input describes an image and then
 * transfers. Each call must succeed if and only if it is legal, and move exactly its texels. A shadow has the
 * same texels, packed. Host memory has exactly the bytes that a transfer needs.
 */
#define CL_TARGET_OPENCL_VERSION 300
#include <CL/cl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#include "fuzz.h"

enum { MOST_STEPS = 12, MOST_TEXELS = 1 << 14, BUFFER_BYTES = 4096, MOST_HOST = 1 << 20 };

struct session {
    cl_context context;
    cl_command_queue queue;
};

struct picture {
    const struct session *s;
    cl_mem mem, buffer;
    cl_mem_object_type type;
    size_t extent[3], texel;
    uint8_t *shadow, *host;
    uint8_t buffered[BUFFER_BYTES];
};

struct box {
    size_t origin[3], region[3];
};

/* --- OpenCL --- */

static void
must(cl_int err, const char *what)
{
    if (err)
        fuzz_finding("%s: %d", what, err);
}

/* Once: Skylake, which has all images, and nothing that comes from outside. */
static const struct session *
open_session(void)
{
    static struct session s;
    cl_platform_id platform;
    cl_device_id device;
    cl_int err = CL_SUCCESS;
    if (s.context)
        return &s;
    setenv("CAYGEN_DEVICES", "skl", 1);
    setenv("CAYGEN_CACHE", "0", 1);
    setenv("CAYGEN_THREADS", "1", 1);
    must(clGetPlatformIDs(1, &platform, NULL), "clGetPlatformIDs");
    must(clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, 1, &device, NULL), "clGetDeviceIDs");
    s.context = clCreateContext(NULL, 1, &device, NULL, NULL, &err);
    must(err, "clCreateContext");
    s.queue = clCreateCommandQueueWithProperties(s.context, device, NULL, &err);
    must(err, "clCreateCommandQueueWithProperties");
    return &s;
}

/* --- descriptors --- */

static size_t
some_size(struct fuzz_bytes *in)
{
    static const size_t odd[] = {0, 2048, 2049, 16384, 16385, SIZE_MAX, SIZE_MAX / 4 + 2, SIZE_MAX / 16 + 1};
    const uint8_t byte = fuzz_u8(in);
    return byte < 240 ? 1u + byte % 24 : odd[byte % 8];
}

static cl_image_format
some_format(struct fuzz_bytes *in)
{
    static const cl_image_format usual[] = {{CL_RGBA, CL_UNORM_INT8},     {CL_R, CL_FLOAT},
                                            {CL_RGBA, CL_UNSIGNED_INT32}, {CL_RG, CL_SIGNED_INT16},
                                            {CL_BGRA, CL_UNORM_INT8},     {CL_R, CL_UNSIGNED_INT8},
                                            {CL_RGBA, CL_HALF_FLOAT},     {CL_DEPTH, CL_FLOAT}};
    const uint8_t order = fuzz_u8(in), type = fuzz_u8(in);
    if (order < 200)
        return usual[order % 8];
    return (cl_image_format){0x10B0 + order % 0x18, 0x10D0 + type % 0x12};
}

static cl_image_desc
some_descriptor(struct fuzz_bytes *in)
{
    static const cl_mem_object_type types[] = {CL_MEM_OBJECT_IMAGE1D, CL_MEM_OBJECT_IMAGE1D_ARRAY,
                                               CL_MEM_OBJECT_IMAGE2D, CL_MEM_OBJECT_IMAGE2D_ARRAY,
                                               CL_MEM_OBJECT_IMAGE3D};
    cl_image_desc d = {.image_type = types[fuzz_u8(in) % 5]};
    d.image_width = some_size(in);
    d.image_height = some_size(in);
    d.image_depth = some_size(in);
    d.image_array_size = some_size(in);
    return d;
}

/* Texels along the axes of regions. */
static void
find_extent(const cl_image_desc *d, size_t extent[3])
{
    const cl_mem_object_type t = d->image_type;
    const bool flat = t == CL_MEM_OBJECT_IMAGE1D || t == CL_MEM_OBJECT_IMAGE1D_ARRAY;
    extent[0] = d->image_width;
    extent[1] = !flat ? d->image_height : t == CL_MEM_OBJECT_IMAGE1D_ARRAY ? d->image_array_size : 1;
    extent[2] = t == CL_MEM_OBJECT_IMAGE3D         ? d->image_depth
                : t == CL_MEM_OBJECT_IMAGE2D_ARRAY ? d->image_array_size
                                                   : 1;
}

/* Illegal sizes are tested. Large legal ones are not, because they take long. */
static bool
is_large(const size_t extent[3])
{
    size_t texels;
    const bool legal = extent[0] <= 16384 && extent[1] <= 16384 && extent[2] <= 2048;
    return legal &&
           (__builtin_mul_overflow(extent[0] * extent[1], extent[2], &texels) || texels > MOST_TEXELS);
}

static size_t
shadow_bytes(const struct picture *p)
{
    return p->extent[0] * p->extent[1] * p->extent[2] * p->texel;
}

/* Memory of the host program's that the image is made of or copies: rows may be wider than the image. */
static void
add_host(struct picture *p, cl_image_desc *d, cl_mem_flags *flags, struct fuzz_bytes *in, size_t texel)
{
    const uint8_t how = fuzz_u8(in);
    if (how % 3 == 0 || p->extent[0] > MOST_TEXELS || p->extent[1] > MOST_TEXELS ||
        p->extent[2] > MOST_TEXELS)
        return;
    const size_t row = (p->extent[0] + how % 4) * texel, bytes = row * p->extent[1] * p->extent[2];
    if (!bytes || bytes > MOST_HOST)
        return;
    *flags |= how % 3 == 1 ? CL_MEM_USE_HOST_PTR : CL_MEM_COPY_HOST_PTR;
    d->image_row_pitch = p->type == CL_MEM_OBJECT_IMAGE1D ? 0 : row;
    if (p->type == CL_MEM_OBJECT_IMAGE1D_ARRAY)
        d->image_row_pitch = d->image_slice_pitch = row;
    p->host = malloc(bytes);
    if (!p->host)
        abort();
    for (size_t i = 0; i < bytes; i++)
        p->host[i] = (uint8_t)(i * 7 + how);
}

static size_t
texel_of(cl_context context, const cl_image_format *format)
{
    cl_int err;
    size_t bytes = 0;
    cl_mem probe = clCreateImage(
        context, 0, format,
        &(cl_image_desc){.image_type = CL_MEM_OBJECT_IMAGE2D, .image_width = 1, .image_height = 1}, NULL,
        &err);
    if (probe) {
        must(clGetImageInfo(probe, CL_IMAGE_ELEMENT_SIZE, sizeof bytes, &bytes, NULL),
             "CL_IMAGE_ELEMENT_SIZE");
        must(clReleaseMemObject(probe), "clReleaseMemObject");
    }
    return bytes;
}

/* --- transfers --- */

static struct box
some_box(const struct picture *p, struct fuzz_bytes *in)
{
    struct box b;
    for (unsigned axis = 0; axis < 3; axis++) {
        const uint8_t o = fuzz_u8(in), r = fuzz_u8(in);
        b.origin[axis] = o < 250 ? o % p->extent[axis] : SIZE_MAX - o % 2;
        b.region[axis] = r < 240   ? 1 + r % (p->extent[axis] - (o < 250 ? b.origin[axis] : 0))
                         : r < 248 ? p->extent[axis] + r % 2
                                   : (size_t)(r % 2) - 1;
    }
    return b;
}

static bool
is_inside(const struct picture *p, const struct box *b)
{
    for (unsigned axis = 0; axis < 3; axis++)
        if (b->region[axis] == 0 || b->origin[axis] > p->extent[axis] ||
            b->region[axis] > p->extent[axis] - b->origin[axis])
            return false;
    return true;
}

static uint8_t *
shadow_row(struct picture *p, const struct box *b, size_t y, size_t z)
{
    const size_t row = (b->origin[2] + z) * p->extent[1] + b->origin[1] + y;
    return p->shadow + (row * p->extent[0] + b->origin[0]) * p->texel;
}

static void
check_row(const uint8_t *got, const uint8_t *expected, size_t bytes, const char *what)
{
    if (memcmp(got, expected, bytes) != 0)
        fuzz_finding("%s: other texels than expected", what);
}

/* Strides of the host's end; false: the pitches are illegal. */
static bool
lay_out(const struct picture *p, const struct box *b, size_t row_pitch, size_t slice_pitch, size_t stride[2])
{
    const bool has_slices = p->type != CL_MEM_OBJECT_IMAGE1D && p->type != CL_MEM_OBJECT_IMAGE2D;
    const bool layers = p->type == CL_MEM_OBJECT_IMAGE1D_ARRAY;
    const size_t row = b->region[0] * p->texel;
    stride[0] = row_pitch ? row_pitch : row;
    if (__builtin_mul_overflow(stride[0], layers ? 1 : b->region[1], &stride[1]) ||
        (row_pitch && row_pitch < row) || (slice_pitch && (!has_slices || slice_pitch < stride[1])))
        return false;
    if (slice_pitch)
        stride[1] = slice_pitch;
    if (layers)
        stride[0] = stride[1];
    return true;
}

static void
follow(struct picture *p, const struct box *b, uint8_t *host, const size_t stride[2], bool writes)
{
    for (size_t z = 0; z < b->region[2]; z++)
        for (size_t y = 0; y < b->region[1]; y++) {
            uint8_t *row = host + z * stride[1] + y * stride[0];
            if (writes)
                memcpy(shadow_row(p, b, y, z), row, b->region[0] * p->texel);
            else
                check_row(row, shadow_row(p, b, y, z), b->region[0] * p->texel, "clEnqueueReadImage");
        }
}

static void
transfer(struct picture *p, struct fuzz_bytes *in, bool writes)
{
    const struct box b = some_box(p, in);
    const uint8_t wide = fuzz_u8(in), deep = fuzz_u8(in);
    const size_t row = b.region[0] * p->texel;
    const size_t row_pitch = wide % 3 == 0 ? 0 : wide % 3 == 1 ? row + wide % 8 : row - wide % 8;
    const size_t slice_pitch = deep % 3 == 0 ? 0 : row * b.region[1] + deep % 16 - (deep % 5 == 0 ? 8 : 0);
    size_t stride[2] = {0, 0}, bytes = 1;
    const bool legal = is_inside(p, &b) && lay_out(p, &b, row_pitch, slice_pitch, stride);
    if (legal && (stride[0] > MOST_HOST || stride[1] > MOST_HOST))
        return;
    if (legal)
        bytes = (b.region[2] - 1) * stride[1] + (b.region[1] - 1) * stride[0] + row;
    if (bytes > MOST_HOST)
        return;
    uint8_t *host = malloc(bytes);
    if (!host)
        abort();
    memset(host, deep ^ wide, bytes);
    const cl_int err = writes ? clEnqueueWriteImage(p->s->queue, p->mem, CL_TRUE, b.origin, b.region,
                                                    row_pitch, slice_pitch, host, 0, NULL, NULL)
                              : clEnqueueReadImage(p->s->queue, p->mem, CL_TRUE, b.origin, b.region,
                                                   row_pitch, slice_pitch, host, 0, NULL, NULL);
    if (!err != legal)
        fuzz_finding("a %s transfer with pitches %zu and %zu: %d, %zux%zux%zu at %zu %zu %zu of type 0x%x",
                     legal ? "legal" : "illegal", row_pitch, slice_pitch, err, b.region[0], b.region[1],
                     b.region[2], b.origin[0], b.origin[1], b.origin[2], p->type);
    if (legal)
        follow(p, &b, host, stride, writes);
    free(host);
}

static void
map(struct picture *p, struct fuzz_bytes *in)
{
    const struct box b = some_box(p, in);
    const uint8_t value = fuzz_u8(in);
    size_t stride[2] = {0, 0};
    cl_int err;
    uint8_t *at = clEnqueueMapImage(p->s->queue, p->mem, CL_TRUE, CL_MAP_READ | CL_MAP_WRITE, b.origin,
                                    b.region, &stride[0], &stride[1], 0, NULL, NULL, &err);
    if (!err != is_inside(p, &b) || !err != (at != NULL))
        fuzz_finding("clEnqueueMapImage: %d", err);
    if (err)
        return;
    if (p->type == CL_MEM_OBJECT_IMAGE1D_ARRAY)
        stride[0] = stride[1];
    follow(p, &b, at, stride, false);
    at[0] = value;
    follow(p, &b, at, stride, true);
    must(clEnqueueUnmapMemObject(p->s->queue, p->mem, at, 0, NULL, NULL), "clEnqueueUnmapMemObject");
    must(clFinish(p->s->queue), "clFinish");
}

static bool
boxes_meet(const struct box *a, const struct box *b)
{
    bool meet = true;
    for (unsigned axis = 0; axis < 3; axis++)
        meet = meet && a->origin[axis] < b->origin[axis] + a->region[axis] &&
               b->origin[axis] < a->origin[axis] + a->region[axis];
    return meet;
}

static void
copy(struct picture *p, struct fuzz_bytes *in)
{
    const struct box from = some_box(p, in);
    struct box to = some_box(p, in);
    memcpy(to.region, from.region, sizeof to.region);
    const bool inside = is_inside(p, &from) && is_inside(p, &to), legal = inside && !boxes_meet(&from, &to);
    const cl_int err =
        clEnqueueCopyImage(p->s->queue, p->mem, p->mem, from.origin, to.origin, from.region, 0, NULL, NULL);
    if (!err != legal || (inside && !legal && err != CL_MEM_COPY_OVERLAP))
        fuzz_finding("clEnqueueCopyImage: %d", err);
    must(clFinish(p->s->queue), "clFinish");
    for (size_t z = 0; legal && z < from.region[2]; z++)
        for (size_t y = 0; y < from.region[1]; y++)
            memcpy(shadow_row(p, &to, y, z), shadow_row(p, &from, y, z), from.region[0] * p->texel);
}

static void
copy_buffer(struct picture *p, struct fuzz_bytes *in, bool to_image)
{
    const struct box b = some_box(p, in);
    const uint8_t place = fuzz_u8(in);
    const size_t offset = place < 250 ? place * 4u : SIZE_MAX - place % 4;
    const bool inside = is_inside(p, &b);
    const size_t bytes = inside ? b.region[0] * b.region[1] * b.region[2] * p->texel : 0;
    const bool legal = inside && offset <= BUFFER_BYTES && bytes <= BUFFER_BYTES - offset;
    const cl_int err = to_image ? clEnqueueCopyBufferToImage(p->s->queue, p->buffer, p->mem, offset, b.origin,
                                                             b.region, 0, NULL, NULL)
                                : clEnqueueCopyImageToBuffer(p->s->queue, p->mem, p->buffer, b.origin,
                                                             b.region, offset, 0, NULL, NULL);
    if (!err != legal)
        fuzz_finding("a %s copy of a buffer: %d", legal ? "legal" : "illegal", err);
    must(clFinish(p->s->queue), "clFinish");
    uint8_t *at = p->buffered + (legal ? offset : 0);
    for (size_t z = 0; legal && z < b.region[2]; z++)
        for (size_t y = 0; y < b.region[1]; y++, at += b.region[0] * p->texel) {
            uint8_t *row = shadow_row(p, &b, y, z);
            memcpy(to_image ? row : at, to_image ? at : row, b.region[0] * p->texel);
        }
}

/* Of the whole image, into memory that the caller frees. */
static uint8_t *
read_all(const struct picture *p)
{
    const size_t origin[3] = {0, 0, 0};
    uint8_t *all = malloc(shadow_bytes(p));
    if (!all)
        abort();
    must(clEnqueueReadImage(p->s->queue, p->mem, CL_TRUE, origin, p->extent, 0, 0, all, 0, NULL, NULL),
         "clEnqueueReadImage");
    return all;
}

/* What a colour becomes is the formats' tests' business; here it is the same in the box, and nothing outside.
 */
static void
fill(struct picture *p, struct fuzz_bytes *in)
{
    const struct box b = some_box(p, in);
    uint32_t colour[4];
    for (unsigned i = 0; i < 4; i++)
        colour[i] = fuzz_u32(in);
    const bool legal = is_inside(p, &b);
    const cl_int err = clEnqueueFillImage(p->s->queue, p->mem, colour, b.origin, b.region, 0, NULL, NULL);
    if (!err != legal)
        fuzz_finding("clEnqueueFillImage: %d", err);
    if (err)
        return;
    must(clFinish(p->s->queue), "clFinish");
    uint8_t *all = read_all(p);
    const uint8_t *first = all + (shadow_row(p, &b, 0, 0) - p->shadow);
    for (size_t z = 0; z < b.region[2]; z++)
        for (size_t y = 0; y < b.region[1]; y++)
            for (size_t x = 0; x < b.region[0]; x++)
                memcpy(shadow_row(p, &b, y, z) + x * p->texel, first, p->texel);
    check_row(all, p->shadow, shadow_bytes(p), "clEnqueueFillImage");
    free(all);
}

static void
step(struct picture *p, struct fuzz_bytes *in)
{
    switch (fuzz_u8(in) % 7) {
    case 0:
        transfer(p, in, false);
        break;
    case 1:
        transfer(p, in, true);
        break;
    case 2:
        map(p, in);
        break;
    case 3:
        copy(p, in);
        break;
    case 4:
        copy_buffer(p, in, false);
        break;
    case 5:
        copy_buffer(p, in, true);
        break;
    default:
        fill(p, in);
    }
}

static void
use(struct picture *p, struct fuzz_bytes *in)
{
    cl_int err;
    must(clGetImageInfo(p->mem, CL_IMAGE_ELEMENT_SIZE, sizeof p->texel, &p->texel, NULL), "clGetImageInfo");
    p->buffer = clCreateBuffer(p->s->context, CL_MEM_COPY_HOST_PTR, BUFFER_BYTES, p->buffered, &err);
    must(err, "clCreateBuffer");
    p->shadow = read_all(p);
    for (unsigned i = 0; i < MOST_STEPS && in->left; i++)
        step(p, in);
    uint8_t *all = read_all(p);
    check_row(all, p->shadow, shadow_bytes(p), "the whole image at the end");
    uint8_t buffered[BUFFER_BYTES];
    must(clEnqueueReadBuffer(p->s->queue, p->buffer, CL_TRUE, 0, BUFFER_BYTES, buffered, 0, NULL, NULL),
         "clEnqueueReadBuffer");
    check_row(buffered, p->buffered, BUFFER_BYTES, "the buffer at the end");
    free(all);
    free(p->shadow);
    must(clReleaseMemObject(p->buffer), "clReleaseMemObject");
}

int
LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    struct fuzz_bytes in = {bytes, size};
    struct picture p = {.s = open_session()};
    const cl_image_format format = some_format(&in);
    cl_image_desc desc = some_descriptor(&in);
    cl_mem_flags flags = 0;
    cl_int err = CL_SUCCESS;
    p.type = desc.image_type;
    find_extent(&desc, p.extent);
    if (is_large(p.extent))
        return 0;
    const size_t texel = texel_of(p.s->context, &format);
    if (texel)
        add_host(&p, &desc, &flags, &in, texel);
    p.mem = clCreateImage(p.s->context, flags, &format, &desc, p.host, &err);
    if (!err != (p.mem != NULL))
        fuzz_finding("clCreateImage: %d with %p", err, (void *)p.mem);
    if (p.mem) {
        use(&p, &in);
        must(clReleaseMemObject(p.mem), "clReleaseMemObject");
        must(clFinish(p.s->queue), "clFinish");
    }
    free(p.host);
    return 0;
}
