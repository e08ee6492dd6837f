/* SPDX-License-Identifier: MIT */
/* Reads, writes, copies, fills and maps of images, against a copy of the image that is kept beside it. */
#include "api.h"

/* An image of 4-byte texels and what should be in it. extent: along the axes of origin and region. */
struct pair {
    cl_mem image;
    cl_mem_object_type type;
    size_t extent[3];
    cl_uint *texels;
};

static const struct {
    cl_mem_object_type type;
    size_t extent[3];
} shapes[] = {
    {CL_MEM_OBJECT_IMAGE1D, {13, 1, 1}},      {CL_MEM_OBJECT_IMAGE1D_BUFFER, {13, 1, 1}},
    {CL_MEM_OBJECT_IMAGE1D_ARRAY, {7, 5, 1}}, {CL_MEM_OBJECT_IMAGE2D, {9, 6, 1}},
    {CL_MEM_OBJECT_IMAGE2D_ARRAY, {5, 4, 3}}, {CL_MEM_OBJECT_IMAGE3D, {6, 5, 4}},
};
#define SHAPE_COUNT (sizeof shapes / sizeof *shapes)
#define MOST_TEXELS 128

static uint32_t
next(uint32_t *seed)
{
    *seed = *seed * 1664525u + 1013904223u;
    return *seed >> 8;
}

static cl_uint *
texel_at(const struct pair *p, size_t x, size_t y, size_t z)
{
    return &p->texels[(z * p->extent[1] + y) * p->extent[0] + x];
}

static size_t
count_of(const size_t *size)
{
    return size[0] * size[1] * size[2];
}

static cl_image_desc
describe(struct world *w, cl_mem_object_type type, const size_t *extent)
{
    cl_image_desc desc = {.image_type = type, .image_width = extent[0], .image_height = extent[1]};
    desc.image_depth = desc.image_array_size = extent[2];
    if (type == CL_MEM_OBJECT_IMAGE1D_ARRAY)
        desc.image_array_size = extent[1];
    if (type == CL_MEM_OBJECT_IMAGE1D_BUFFER)
        desc.buffer = new_buffer(w, extent[0] * 4, NULL);
    return desc;
}

static struct pair
make(struct world *w, size_t shape)
{
    static const cl_image_format format = {CL_RGBA, CL_UNSIGNED_INT8};
    struct pair p = {.type = shapes[shape].type};
    const size_t origin[3] = {0};
    uint32_t seed = (uint32_t)shape + 1;
    cl_int err;
    memcpy(p.extent, shapes[shape].extent, sizeof p.extent);
    p.texels = malloc(count_of(p.extent) * 4);
    for (size_t i = 0; i < count_of(p.extent); i++)
        p.texels[i] = next(&seed);
    const cl_image_desc desc = describe(w, p.type, p.extent);
    p.image = clCreateImage(w->context, 0, &format, &desc, NULL, &err);
    OK(err);
    if (desc.buffer)
        OK(clReleaseMemObject(desc.buffer));
    OK(clEnqueueWriteImage(w->queue, p.image, CL_TRUE, origin, p.extent, 0, 0, p.texels, 0, NULL, NULL));
    return p;
}

static void
drop(struct pair *p)
{
    OK(clReleaseMemObject(p->image));
    free(p->texels);
}

static void
compare(struct world *w, const struct pair *p)
{
    const size_t origin[3] = {0};
    cl_uint out[MOST_TEXELS];
    OK(clEnqueueReadImage(w->queue, p->image, CL_TRUE, origin, p->extent, 0, 0, out, 0, NULL, NULL));
    assert_memory_equal(out, p->texels, count_of(p->extent) * 4);
}

static void
choose(uint32_t *seed, const size_t *extent, size_t *origin, size_t *region)
{
    for (int i = 0; i < 3; i++) {
        origin[i] = next(seed) % extent[i];
        region[i] = 1 + next(seed) % (extent[i] - origin[i]);
    }
}

static bool
has_slices(const struct pair *p)
{
    return p->type == CL_MEM_OBJECT_IMAGE1D_ARRAY || p->type == CL_MEM_OBJECT_IMAGE2D_ARRAY ||
           p->type == CL_MEM_OBJECT_IMAGE3D;
}

/* Host memory for a region: its pitches as given to the call, and the texel a place in it has. */
struct host {
    size_t row_pitch, slice_pitch;
    size_t row, slice; /* in texels, along the second and the third axis */
    cl_uint memory[2048];
};

static void
lay_out(const struct pair *p, const size_t *region, uint32_t *seed, struct host *h)
{
    const bool layers = p->type == CL_MEM_OBJECT_IMAGE1D_ARRAY;
    h->row_pitch = next(seed) % 2 ? 0 : 4 * (region[0] + next(seed) % 3);
    h->row = h->row_pitch ? h->row_pitch / 4 : region[0];
    h->slice = h->row * (layers ? 1 : region[1]);
    h->slice_pitch = 0;
    if (has_slices(p) && next(seed) % 2) {
        h->slice += next(seed) % (3 * h->row); /* need not be a multiple of the row pitch */
        h->slice_pitch = 4 * h->slice;
    }
    if (layers)
        h->row = h->slice;
    for (size_t i = 0; i < 2048; i++)
        h->memory[i] = next(seed);
}

static void
write_and_read(void **state)
{
    WORLD(state);
    NEEDS_IMAGES(w);
    struct host *h = malloc(sizeof *h);
    for (size_t shape = 0; shape < SHAPE_COUNT; shape++) {
        struct pair p = make(w, shape);
        uint32_t seed = 100 + (uint32_t)shape;
        compare(w, &p);
        for (int round = 0; round < 40; round++) {
            size_t o[3], r[3];
            choose(&seed, p.extent, o, r);
            lay_out(&p, r, &seed, h);
            if (round % 2) {
                OK(clEnqueueWriteImage(w->queue, p.image, CL_TRUE, o, r, h->row_pitch, h->slice_pitch,
                                       h->memory, 0, NULL, NULL));
            } else {
                OK(clEnqueueReadImage(w->queue, p.image, CL_TRUE, o, r, h->row_pitch, h->slice_pitch,
                                      h->memory, 0, NULL, NULL));
            }
            for (size_t i = 0; i < count_of(r); i++) {
                const size_t x = i % r[0], y = i / r[0] % r[1], z = i / r[0] / r[1];
                const cl_uint there = h->memory[z * h->slice + y * h->row + x];
                cl_uint *here = texel_at(&p, o[0] + x, o[1] + y, o[2] + z);
                if (round % 2)
                    *here = there;
                assert_int_equal(*here, there);
            }
            compare(w, &p);
        }
        drop(&p);
    }
    free(h);
}

/* Between all pairs of types: regions that fit both. */
static void
copies(void **state)
{
    WORLD(state);
    NEEDS_IMAGES(w);
    uint32_t seed = 7;
    for (size_t i = 0; i < SHAPE_COUNT * SHAPE_COUNT; i++) {
        struct pair a = make(w, i % SHAPE_COUNT), b = make(w, i / SHAPE_COUNT);
        for (int round = 0; round < 8; round++) {
            size_t from[3], to[3], r[3];
            for (int axis = 0; axis < 3; axis++) {
                const size_t least = a.extent[axis] < b.extent[axis] ? a.extent[axis] : b.extent[axis];
                r[axis] = 1 + next(&seed) % least;
                from[axis] = next(&seed) % (a.extent[axis] - r[axis] + 1);
                to[axis] = next(&seed) % (b.extent[axis] - r[axis] + 1);
            }
            OK(clEnqueueCopyImage(w->queue, a.image, b.image, from, to, r, 0, NULL, NULL));
            for (size_t n = 0; n < count_of(r); n++) {
                const size_t x = n % r[0], y = n / r[0] % r[1], z = n / r[0] / r[1];
                *texel_at(&b, to[0] + x, to[1] + y, to[2] + z) =
                    *texel_at(&a, from[0] + x, from[1] + y, from[2] + z);
            }
            compare(w, &b);
        }
        compare(w, &a);
        drop(&a);
        drop(&b);
    }
}

static void
buffer_copies(void **state)
{
    WORLD(state);
    NEEDS_IMAGES(w);
    enum { BUFFER = 256 };
    cl_uint content[BUFFER], out[BUFFER];
    uint32_t seed = 9;
    for (size_t shape = 0; shape < SHAPE_COUNT; shape++) {
        struct pair p = make(w, shape);
        for (int i = 0; i < BUFFER; i++)
            content[i] = next(&seed);
        cl_mem buffer = new_buffer(w, sizeof content, content);
        for (int round = 0; round < 20; round++) {
            size_t o[3], r[3];
            choose(&seed, p.extent, o, r);
            const size_t at = next(&seed) % (BUFFER - count_of(r) + 1);
            if (round % 2)
                OK(clEnqueueCopyImageToBuffer(w->queue, p.image, buffer, o, r, at * 4, 0, NULL, NULL));
            else
                OK(clEnqueueCopyBufferToImage(w->queue, buffer, p.image, at * 4, o, r, 0, NULL, NULL));
            for (size_t n = 0; n < count_of(r); n++) {
                const size_t x = n % r[0], y = n / r[0] % r[1], z = n / r[0] / r[1];
                cl_uint *texel = texel_at(&p, o[0] + x, o[1] + y, o[2] + z);
                if (round % 2)
                    content[at + n] = *texel;
                else
                    *texel = content[at + n];
            }
            compare(w, &p);
            read_buffer(w, buffer, out, sizeof out);
            assert_memory_equal(out, content, sizeof out);
        }
        OK(clReleaseMemObject(buffer));
        drop(&p);
    }
}

static void
fills(void **state)
{
    WORLD(state);
    NEEDS_IMAGES(w);
    uint32_t seed = 11;
    for (size_t shape = 0; shape < SHAPE_COUNT; shape++) {
        struct pair p = make(w, shape);
        for (int round = 0; round < 20; round++) {
            const cl_uint color[4] = {next(&seed) & 255, next(&seed) & 255, next(&seed) & 255,
                                      next(&seed) & 255};
            size_t o[3], r[3];
            choose(&seed, p.extent, o, r);
            OK(clEnqueueFillImage(w->queue, p.image, color, o, r, 0, NULL, NULL));
            for (size_t n = 0; n < count_of(r); n++)
                *texel_at(&p, o[0] + n % r[0], o[1] + n / r[0] % r[1], o[2] + n / r[0] / r[1]) =
                    color[0] | color[1] << 8 | color[2] << 16 | color[3] << 24;
            compare(w, &p);
        }
        drop(&p);
    }
}

/* One colour in formats of every kind; the texel's bytes follow from the format's definition. */
static void
fill_formats(void **state)
{
    WORLD(state);
    NEEDS_IMAGES(w);
    static const cl_float real[4] = {1.0f, 0.0f, -1.0f, 0.5f};
    static const cl_int integer[4] = {-3, 300, 70000, 5};
    static const cl_uint natural[4] = {3, 300, 70000, 5};
    static const struct {
        cl_image_format format;
        const void *color;
        size_t bytes;
        unsigned char texel[16];
    } cases[] = {
        {{CL_RGBA, CL_UNORM_INT8}, real, 4, {255, 0, 0, 128}},
        {{CL_BGRA, CL_UNORM_INT8}, real, 4, {0, 0, 255, 128}},
        {{CL_R, CL_UNORM_INT8}, real, 1, {255}},
        {{CL_A, CL_UNORM_INT8}, real, 1, {128}},
        {{CL_RG, CL_SNORM_INT8}, real, 2, {127, 0}},
        {{CL_RGBA, CL_SNORM_INT16}, real, 8, {255, 127, 0, 0, 1, 128, 0, 64}},
        {{CL_RGBA, CL_HALF_FLOAT}, real, 8, {0, 0x3C, 0, 0, 0, 0xBC, 0, 0x38}},
        {{CL_RGBA, CL_FLOAT}, real, 16, {0, 0, 0x80, 0x3F, 0, 0, 0, 0, 0, 0, 0x80, 0xBF, 0, 0, 0, 0x3F}},
        {{CL_RGBA, CL_SIGNED_INT8}, integer, 4, {253, 127, 127, 5}},
        {{CL_RGBA, CL_SIGNED_INT16}, integer, 8, {253, 255, 44, 1, 255, 127, 5, 0}},
        {{CL_RG, CL_SIGNED_INT32}, integer, 8, {253, 255, 255, 255, 44, 1, 0, 0}},
        {{CL_RGBA, CL_UNSIGNED_INT8}, natural, 4, {3, 255, 255, 5}},
        {{CL_RGBA, CL_UNSIGNED_INT16}, natural, 8, {3, 0, 44, 1, 255, 255, 5, 0}},
        {{CL_R, CL_UNSIGNED_INT32}, natural, 4, {3, 0, 0, 0}},
        {{CL_DEPTH, CL_FLOAT}, real, 4, {0, 0, 0x80, 0x3F}},
        {{CL_LUMINANCE, CL_UNORM_INT8}, real, 1, {255}},
        {{CL_INTENSITY, CL_UNORM_INT8}, real, 1, {255}},
        {{CL_sRGBA, CL_UNORM_INT8}, real, 4, {255, 0, 0, 128}},
    };
    const cl_image_desc desc = {.image_type = CL_MEM_OBJECT_IMAGE2D, .image_width = 3, .image_height = 2};
    const size_t origin[3] = {0}, region[3] = {3, 2, 1};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        unsigned char out[6 * 16];
        cl_int err;
        cl_mem image = clCreateImage(w->context, CL_MEM_READ_ONLY, &cases[i].format, &desc, NULL, &err);
        if (err == CL_IMAGE_FORMAT_NOT_SUPPORTED)
            continue; /* of another platform's device: a test of ours asks for the list */
        OK(err);
        OK(clEnqueueFillImage(w->queue, image, cases[i].color, origin, region, 0, NULL, NULL));
        OK(clEnqueueReadImage(w->queue, image, CL_TRUE, origin, region, 0, 0, out, 0, NULL, NULL));
        for (size_t n = 0; n < 6; n++)
            assert_memory_equal(out + n * cases[i].bytes, cases[i].texel, cases[i].bytes);
        OK(clReleaseMemObject(image));
    }
}

static void
maps(void **state)
{
    WORLD(state);
    NEEDS_IMAGES(w);
    uint32_t seed = 13;
    for (size_t shape = 0; shape < SHAPE_COUNT; shape++) {
        struct pair p = make(w, shape);
        for (int round = 0; round < 20; round++) {
            size_t o[3], r[3], row = 0, slice = 99;
            cl_int err;
            const cl_map_flags how = round % 3 == 0   ? CL_MAP_READ
                                     : round % 3 == 1 ? CL_MAP_WRITE
                                                      : CL_MAP_WRITE_INVALIDATE_REGION;
            choose(&seed, p.extent, o, r);
            unsigned char *at =
                clEnqueueMapImage(w->queue, p.image, CL_TRUE, how, o, r, &row,
                                  has_slices(&p) || round % 2 ? &slice : NULL, 0, NULL, NULL, &err);
            OK(err);
            if (!has_slices(&p) && round % 2)
                assert_int_equal(slice, 0);
            const size_t step = p.type == CL_MEM_OBJECT_IMAGE1D_ARRAY ? slice : row;
            for (size_t n = 0; n < count_of(r); n++) {
                const size_t x = n % r[0], y = n / r[0] % r[1], z = n / r[0] / r[1];
                cl_uint *here = texel_at(&p, o[0] + x, o[1] + y, o[2] + z);
                unsigned char *there = at + (r[2] > 1 ? z * slice : 0) + y * step + x * 4;
                if (how == CL_MAP_READ) {
                    assert_memory_equal(there, here, 4);
                } else {
                    *here = next(&seed);
                    memcpy(there, here, 4);
                }
            }
            OK(clEnqueueUnmapMemObject(w->queue, p.image, at, 0, NULL, NULL));
            compare(w, &p);
        }
        drop(&p);
    }
}

/* Memory of the host program with pitches of its choice: copied, or used where it is. */
static void
host_memory(void **state)
{
    WORLD(state);
    NEEDS_IMAGES(w);
    static const cl_image_format format = {CL_RGBA, CL_UNSIGNED_INT8};
    enum { ROW = 32, SLICE = 128, BYTES = 2 * SLICE };
    const size_t origin[3] = {1, 2, 1}, region[3] = {2, 1, 1}, all[3] = {5, 3, 2}, zero[3] = {0};
    const cl_image_desc desc = {CL_MEM_OBJECT_IMAGE3D, 5, 3, 2, 0, ROW, SLICE, 0, 0, {NULL}};
    _Alignas(64) unsigned char memory[BYTES + 64], before[BYTES];
    for (int odd = 0; odd < 2; odd++) {
        for (int use = 0; use < 2; use++) {
            unsigned char *host = memory + (odd ? 4 : 0);
            cl_uint out[30], texels[2] = {123, 456};
            size_t row, slice;
            void *told = NULL;
            cl_int err;
            for (int i = 0; i < BYTES; i++)
                host[i] = (unsigned char)(i * 7);
            memcpy(before, host, BYTES);
            cl_mem image = clCreateImage(w->context, use ? CL_MEM_USE_HOST_PTR : CL_MEM_COPY_HOST_PTR,
                                         &format, &desc, host, &err);
            OK(err);
            OK(clGetMemObjectInfo(image, CL_MEM_HOST_PTR, sizeof told, &told, NULL));
            assert_ptr_equal(told, use ? host : NULL);
            if (!use)
                memset(host, 0, BYTES);
            OK(clEnqueueReadImage(w->queue, image, CL_TRUE, zero, all, 0, 0, out, 0, NULL, NULL));
            for (size_t n = 0; n < 30; n++)
                assert_memory_equal(&out[n], before + n / 15 * SLICE + n / 5 % 3 * ROW + n % 5 * 4, 4);
            OK(clEnqueueWriteImage(w->queue, image, CL_TRUE, origin, region, 0, 0, texels, 0, NULL, NULL));
            unsigned char *at = clEnqueueMapImage(w->queue, image, CL_TRUE, CL_MAP_READ | CL_MAP_WRITE,
                                                  origin, region, &row, &slice, 0, NULL, NULL, &err);
            OK(err);
            if (use) {
                assert_ptr_equal(at, host + SLICE + 2 * ROW + 4);
                assert_int_equal(row, ROW);
                assert_int_equal(slice, SLICE);
            }
            assert_memory_equal(at, texels, sizeof texels);
            memcpy(at, &(cl_uint){789}, 4);
            OK(clEnqueueUnmapMemObject(w->queue, image, at, 0, NULL, NULL));
            OK(clEnqueueReadImage(w->queue, image, CL_TRUE, origin, region, 0, 0, out, 0, NULL, NULL));
            assert_int_equal(out[0], 789);
            assert_int_equal(out[1], 456);
            OK(clReleaseMemObject(image));
        }
    }
}

static const struct CMUnitTest tests[] = {
    TEST(write_and_read), TEST(copies), TEST(buffer_copies), TEST(fills),
    TEST(fill_formats),   TEST(maps),   TEST(host_memory),
};
SUITE(image_transfer, tests)
