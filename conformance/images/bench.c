/* SPDX-License-Identifier: MIT */
#include "bench.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "build_file.h"

enum { ITEMS = 48, MAX_PRINTED = 40 };

/* --- the device --- */

static cl_program
load_program(struct bench *b, const char *folder, const char *name, const char *device)
{
    char path[1024];
    cl_int code;
    snprintf(path, sizeof path, "%s/bin/%s.%s", folder, name, device);
    return build_file(&b->at, path, "", &code);
}

static cl_program
compile_program(struct bench *b, const char *folder, const char *name)
{
    char path[1024];
    cl_int code;
    snprintf(path, sizeof path, "%s/%s.cl", folder, name);
    return build_file(&b->at, path, "-cl-std=CL1.2", &code);
}

static bool
open_device(struct bench *b, const char *platform, const char *device)
{
    *b = (struct bench){.random = 1};
    const cl_int code = workplace_open(&b->at, platform, device);
    if (code == CL_DEVICE_NOT_FOUND)
        fprintf(stderr, "no device %s\n", device);
    return !code;
}

bool
bench_open(struct bench *b, const char *device, const char *folder)
{
    if (!open_device(b, "Caygen", device))
        return false;
    b->folder = folder;
    b->device = device;
    b->images = load_program(b, folder, "images", device);
    b->blocks = load_program(b, folder, "blocks", device);
    b->changes = load_program(b, folder, "changes", device);
    return b->images && b->changes && b->blocks;
}

bool
bench_renew(struct bench *b)
{
    clReleaseProgram(b->images);
    b->images = load_program(b, b->folder, "images", b->device);
    return b->images != NULL;
}

bool
bench_open_other(struct bench *b, const char *platform, const char *folder)
{
    if (!open_device(b, platform, ""))
        return false;
    b->is_other = true;
    b->images = compile_program(b, folder, "images");
    return b->images != NULL;
}

void
bench_close(struct bench *b)
{
    const cl_program programs[] = {b->blocks, b->changes, b->images};
    for (size_t i = 0; i < sizeof programs / sizeof programs[0]; i++)
        if (programs[i])
            clReleaseProgram(programs[i]);
    workplace_close(&b->at);
}

unsigned
bench_formats(struct bench *b, cl_mem_flags flags, cl_mem_object_type type, cl_image_format formats[128])
{
    cl_uint count = 0;
    if (clGetSupportedImageFormats(b->at.context, flags, type, 128, formats, &count) || count > 128) {
        bench_fail(b, "formats of type 0x%x: %u", type, count);
        return 0;
    }
    return count;
}

uint64_t
bench_random(struct bench *b)
{
    uint64_t z = b->random += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

void
bench_fail(struct bench *b, const char *format, ...)
{
    va_list args;
    if (b->failures++ >= MAX_PRINTED)
        return;
    va_start(args, format);
    printf("FAIL ");
    vprintf(format, args);
    printf("\n");
    va_end(args);
}

/* --- images --- */

static void
random_texels(struct bench *b, const cl_image_format *format, uint8_t *texels, size_t bytes)
{
    for (size_t i = 0; i + 4 <= bytes; i += 4) {
        uint64_t bits = bench_random(b);
        const float f = (float)((double)(bits >> 40) / (1 << 24) * 2 - 1);
        if (format->image_channel_data_type == CL_FLOAT)
            memcpy(&bits, &f, sizeof f);
        if (format->image_channel_data_type == CL_HALF_FLOAT)
            bits &= 0xbbffbbffu; /* below 2 */
        memcpy(texels + i, &bits, 4);
    }
    for (size_t i = bytes / 4 * 4; i < bytes; i++)
        texels[i] = (uint8_t)bench_random(b) & 0x3b;
}

static void
empty_picture(const struct shape *shape, const cl_image_format *format, struct picture *p)
{
    *p = (struct picture){.format = *format,
                          .type = shape->type,
                          .axes = shape->axes,
                          .is_array = shape->is_array,
                          .size = {shape->size[0], shape->size[1], shape->size[2]},
                          .texel_bytes = model_texel_bytes(format)};
    p->texels = calloc(p->size[0] * p->size[1] * p->size[2], p->texel_bytes);
    if (!p->texels)
        abort();
}

static size_t
bytes_of(const struct picture *p)
{
    return p->size[0] * p->size[1] * p->size[2] * p->texel_bytes;
}

void
bench_picture(struct bench *b, const struct shape *shape, const cl_image_format *format, struct picture *p)
{
    empty_picture(shape, format, p);
    random_texels(b, format, p->texels, bytes_of(p));
}

void
bench_free_picture(struct picture *picture)
{
    free(picture->texels);
}

cl_mem
bench_buffer(struct bench *b, size_t bytes, const void *data)
{
    cl_int code;
    return clCreateBuffer(b->at.context, CL_MEM_READ_WRITE | (data ? CL_MEM_COPY_HOST_PTR : 0), bytes,
                          (void *)data, &code);
}

cl_mem
bench_image(struct bench *b, cl_mem_flags flags, const struct picture *p)
{
    cl_int code;
    cl_image_desc desc = {.image_type = p->type,
                          .image_width = p->size[0],
                          .image_height = p->axes > 1 ? p->size[1] : 1,
                          .image_depth = p->axes > 2 ? p->size[2] : 1,
                          .image_array_size = p->is_array ? p->size[p->axes] : 1};
    if (p->type != CL_MEM_OBJECT_IMAGE1D_BUFFER)
        return clCreateImage(b->at.context, flags | CL_MEM_COPY_HOST_PTR, &p->format, &desc, p->texels,
                             &code);
    desc.buffer = bench_buffer(b, bytes_of(p), p->texels);
    cl_mem image = clCreateImage(b->at.context, flags, &p->format, &desc, NULL, &code);
    clReleaseMemObject(desc.buffer);
    return image;
}

static void
read_image(struct bench *b, cl_mem image, const struct picture *p, uint8_t *texels)
{
    const size_t origin[3] = {0};
    if (clEnqueueReadImage(b->at.queue, image, CL_TRUE, origin, p->size, 0, 0, texels, 0, NULL, NULL))
        bench_fail(b, "clEnqueueReadImage");
}

/* --- launches --- */

bool
bench_run(struct bench *b, cl_program program, const char *name, size_t items, size_t group, cl_uint count,
          const size_t *sizes, const void *const *values)
{
    cl_int code;
    b->tests++;
    cl_kernel kernel = clCreateKernel(program, name, &code);
    for (cl_uint i = 0; !code && i < count; i++)
        code = clSetKernelArg(kernel, i, sizes[i], values[i]);
    if (!code)
        code = clEnqueueNDRangeKernel(b->at.queue, kernel, 1, NULL, &items, group ? &group : NULL, 0, NULL,
                                      NULL);
    if (!code)
        code = clFinish(b->at.queue);
    if (kernel)
        clReleaseKernel(kernel);
    if (code)
        bench_fail(b, "kernel %s: %d", name, (int)code);
    return !code;
}

/* Not where the direction of rounding decides which texel is meant. */
static double
some_coordinate(struct bench *b, double size, bool normalised, bool layer)
{
    const double texels = (double)(int)(bench_random(b) % 256) / 256 * (size + 8) - 4;
    const double clear = floor(texels * 8) / 8 + 1.0 / 16 + 1.0 / 256;
    if (layer || !normalised)
        return layer ? floor(texels) + 0.375 : clear;
    return (floor(texels * 4) / 4 + 0.16) / size * (bench_random(b) % 4 ? 1 : 3.0);
}

static void
make_coordinates(struct bench *b, const struct picture *p, const struct sampling *s, enum coordinates kind,
                 float at[ITEMS][4], int32_t whole[ITEMS][4])
{
    for (unsigned i = 0; i < ITEMS; i++)
        for (unsigned k = 0; k < 4; k++) {
            const bool used = k < p->axes + p->is_array;
            const double size = used ? (double)p->size[k] : 1;
            at[i][k] = (float)some_coordinate(b, size, s && s->normalised, k == p->axes);
            whole[i][k] = (int32_t)(bench_random(b) % (uint64_t)(size + 6)) - 3;
            /* CLK_ADDRESS_NONE and reads without a sampler: inside */
            if (!s || s->address == CL_ADDRESS_NONE) {
                whole[i][k] = (int32_t)(bench_random(b) % (uint64_t)size);
                at[i][k] = (float)whole[i][k] + 0.3f;
            }
            if (kind == COORDINATES_INT)
                at[i][k] = (float)whole[i][k];
        }
}

static double
half_as_double(uint16_t bits)
{
    double rgba[4];
    const cl_image_format format = {CL_R, CL_HALF_FLOAT};
    model_decode(&format, (const uint8_t *)&bits, rgba);
    return rgba[0];
}

/* Component c of work-item i as the kernel's type has it. */
static double
result_at(enum kind kind, bool halves, const uint8_t *results, unsigned i, unsigned c)
{
    int32_t d;
    uint32_t ud;
    float f;
    uint16_t h;
    const uint8_t *at = results + (i * 4 + c) * (halves ? 2 : 4);
    memcpy(&h, at, 2);
    if (halves)
        return half_as_double(h);
    memcpy(&d, at, 4);
    memcpy(&ud, at, 4);
    memcpy(&f, at, 4);
    return kind == KIND_INT ? (double)d : kind == KIND_UINT ? (double)ud : (double)f;
}

/* OpenCL C 3.0, 8.3.1.1: 1.5 units in the last place of a normalised channel; sRGB half a step of 8 bits. */
static double
tolerance_of(const struct picture *p, const struct sampling *s, bool halves, double expected)
{
    const bool exact = p->format.image_channel_data_type == CL_FLOAT ||
                       p->format.image_channel_data_type == CL_HALF_FLOAT ||
                       model_kind(&p->format) != KIND_FLOAT;
    double tolerance = exact ? 0 : fabs(expected) * 1.5 * 0x1p-23;
    if (s && s->linear)
        tolerance += 4e-6;
    return halves ? tolerance + fmax(fabs(expected), 0x1p-14) * 0x1p-11 : tolerance;
}

/* PoCL 3.1 takes the absent alpha of CL_R for 0, which OpenCL C 3.0, 6.15.15.7, has as 1. */
static unsigned
compared(const struct bench *b, const struct picture *p)
{
    return b->is_other && p->format.image_channel_order == CL_R ? 3 : 4;
}

static void
compare_results(struct bench *b, const char *name, const struct picture *p, const struct sampling *s,
                bool halves, float at[ITEMS][4], const uint8_t *results)
{
    static const struct sampling plain = {false, false, CL_ADDRESS_CLAMP};
    const bool one = p->format.image_channel_order == CL_DEPTH;
    for (unsigned i = 0; i < ITEMS; i++) {
        const double coordinate[4] = {(double)at[i][0], (double)at[i][1], (double)at[i][2], (double)at[i][3]};
        double expected[4];
        model_sample(p, s ? s : &plain, coordinate, expected);
        for (unsigned c = 0; c < (one ? 1 : compared(b, p)); c++) {
            const double got = result_at(model_kind(&p->format), halves, results, i, c);
            if (fabs(got - expected[c]) <= tolerance_of(p, s, halves, expected[c]))
                continue;
            bench_fail(
                b, "%s, order 0x%x, type 0x%x, %s %s 0x%x: (%g %g %g), component %u: expected %.9g, got %.9g",
                name, p->format.image_channel_order, p->format.image_channel_data_type,
                s && s->normalised ? "normalised" : "texels", s && s->linear ? "linear" : "nearest",
                s ? s->address : 0, coordinate[0], coordinate[1], coordinate[2], c, expected[c], got);
            return;
        }
    }
}

void
bench_sample(struct bench *b, const char *name, const struct picture *p, const struct sampling *s,
             enum coordinates kind)
{
    float at[ITEMS][4];
    int32_t whole[ITEMS][4];
    uint8_t results[ITEMS * 16] = {0};
    cl_int code;
    const bool halves = strstr(name, "_h_") || strstr(name, "_h8_");
    make_coordinates(b, p, s, kind, at, whole);
    cl_mem image = bench_image(b, CL_MEM_READ_ONLY, p);
    cl_mem from = bench_buffer(b, sizeof at, kind == COORDINATES_INT ? (const void *)whole : at);
    cl_mem to = bench_buffer(b, sizeof results, results);
    cl_sampler sampler = s ? clCreateSampler(b->at.context, s->normalised, s->address,
                                             s->linear ? CL_FILTER_LINEAR : CL_FILTER_NEAREST, &code)
                           : NULL;
    const size_t sizes[4] = {sizeof image, sizeof(void *), sizeof(void *), sizeof(void *)};
    const void *const with[4] = {&image, &sampler, &from, &to}, *const without[3] = {&image, &from, &to};
    if (bench_run(b, b->images, name, ITEMS, 0, s ? 4 : 3, sizes, s ? with : without) &&
        !clEnqueueReadBuffer(b->at.queue, to, CL_TRUE, 0, sizeof results, results, 0, NULL, NULL))
        compare_results(b, name, p, s, halves, at, results);
    if (sampler)
        clReleaseSampler(sampler);
    clReleaseMemObject(to);
    clReleaseMemObject(from);
    clReleaseMemObject(image);
}

/* --- writing --- */

/* Coordinates of all texels, each once, in an order that is not theirs. */
static unsigned
all_texels(const struct picture *p, int32_t (*at)[4])
{
    const size_t count = p->size[0] * p->size[1] * p->size[2];
    for (size_t n = 0; n < count; n++) {
        const size_t i = n * 7 % count == n * 7 - count * (n * 7 / count) && count % 7 ? n * 7 % count : n;
        at[n][0] = (int32_t)(i % p->size[0]);
        at[n][1] = (int32_t)(i / p->size[0] % p->size[1]);
        at[n][2] = (int32_t)(i / p->size[0] / p->size[1]);
        at[n][3] = 0;
    }
    return (unsigned)count;
}

static const uint8_t *
texel_of(const struct picture *p, const int32_t at[4], const uint8_t *texels)
{
    const size_t number = ((size_t)at[2] * p->size[1] + (size_t)at[1]) * p->size[0] + (size_t)at[0];
    return texels + number * p->texel_bytes;
}

/* Values to write, and what they are: within the channel's range and a little beyond. */
static void
some_values(struct bench *b, enum kind kind, bool halves, unsigned count, uint8_t *data, double (*values)[4])
{
    for (unsigned i = 0; i < count * 4; i++) {
        const uint64_t bits = bench_random(b);
        const float f = (float)((double)(bits >> 40) / (1 << 24) * 2.5 - 1.25);
        const uint32_t number = (uint32_t)(bits >> 20) >> (bits % 32);
        const uint32_t word = kind == KIND_INT && bits & 64 ? 0u - number : number;
        const uint16_t half = (uint16_t)(bits & 0xbfff) % 0x3d00;
        values[i / 4][i % 4] = halves               ? half_as_double(half)
                               : kind == KIND_FLOAT ? (double)f
                               : kind == KIND_INT   ? (double)(int32_t)word
                                                    : (double)word;
        if (halves)
            memcpy(data + 2 * i, &half, 2);
        else
            memcpy(data + 4 * i, kind == KIND_FLOAT ? (const void *)&f : &word, 4);
    }
}

static void
compare_written(struct bench *b, const char *name, const struct picture *p, unsigned count, int32_t (*at)[4],
                double (*values)[4], const uint8_t *texels)
{
    for (unsigned i = 0; i < count; i++) {
        const uint8_t *texel = texel_of(p, at[i], texels);
        if (model_may_be_written(&p->format, values[i], texel))
            continue;
        bench_fail(b, "%s, order 0x%x, type 0x%x: (%d %d %d): (%.9g %.9g %.9g %.9g) became %02x %02x", name,
                   p->format.image_channel_order, p->format.image_channel_data_type, at[i][0], at[i][1],
                   at[i][2], values[i][0], values[i][1], values[i][2], values[i][3], texel[0],
                   p->texel_bytes > 1 ? texel[1] : 0);
        return;
    }
}

enum { MAX_TEXELS = 256 };

void
bench_store(struct bench *b, const char *name, const struct shape *shape, const cl_image_format *format)
{
    struct picture p;
    static int32_t at[MAX_TEXELS][4];
    static double values[MAX_TEXELS][4];
    static uint8_t data[MAX_TEXELS * 16];
    empty_picture(shape, format, &p);
    const unsigned count = all_texels(&p, at);
    some_values(b, model_kind(format), strstr(name, "_h_") != NULL, count, data, values);
    cl_mem image = bench_image(b, CL_MEM_WRITE_ONLY, &p), places = bench_buffer(b, sizeof at, at);
    cl_mem from = bench_buffer(b, sizeof data, data);
    const size_t sizes[3] = {sizeof image, sizeof places, sizeof from};
    const void *const args[3] = {&image, &places, &from};
    if (bench_run(b, b->images, name, count, 0, 3, sizes, args)) {
        read_image(b, image, &p, p.texels);
        compare_written(b, name, &p, count, at, values, p.texels);
    }
    clReleaseMemObject(from);
    clReleaseMemObject(places);
    clReleaseMemObject(image);
    bench_free_picture(&p);
}

/* What each texel was, and what the kernel is to write there. */
static void
predict_change(const struct picture *p, enum change change, unsigned count, int32_t (*at)[4],
               double (*before)[4], double (*after)[4])
{
    for (unsigned i = 0; i < count; i++)
        model_decode(&p->format, texel_of(p, at[i], p->texels), before[i]);
    for (unsigned i = 0; i < count; i++) {
        const double *from = before[change == CHANGE_TURN ? (i + count - 1) % count : i];
        const double swapped[4] = {from[2], from[1], from[0], from[3]};
        memcpy(after[i], change == CHANGE_SWAP ? swapped : from, sizeof after[i]);
    }
}

/* SWAP's kernels tell what was there before, TURN's what came. */
static void
compare_told(struct bench *b, const char *name, const struct picture *p, unsigned count, double (*told)[4],
             const uint8_t *results)
{
    const unsigned channels = p->format.image_channel_order == CL_DEPTH ? 1 : 4;
    for (unsigned i = 0; i < count * channels; i++) {
        const double expected = told[i / channels][i % channels];
        const double got = result_at(model_kind(&p->format), false, results, i / channels, i % channels);
        if (fabs(got - expected) <= tolerance_of(p, NULL, false, expected))
            continue;
        bench_fail(b, "%s, order 0x%x, type 0x%x: work-item %u, component %u: expected %.9g, got %.9g", name,
                   p->format.image_channel_order, p->format.image_channel_data_type, i / channels,
                   i % channels, expected, got);
        return;
    }
}

void
bench_change(struct bench *b, const char *name, const struct shape *shape, const cl_image_format *format,
             enum change change)
{
    struct picture p;
    static int32_t at[MAX_TEXELS][4];
    static double before[MAX_TEXELS][4], after[MAX_TEXELS][4];
    static uint8_t results[MAX_TEXELS * 16];
    bench_picture(b, shape, format, &p);
    const unsigned count = all_texels(&p, at);
    predict_change(&p, change, count, at, before, after);
    cl_mem image = bench_image(b, CL_MEM_READ_WRITE, &p), places = bench_buffer(b, sizeof at, at);
    cl_mem out = bench_buffer(b, sizeof results, NULL);
    const size_t sizes[3] = {sizeof image, sizeof places, sizeof out};
    const void *const args[3] = {&image, &places, &out};
    if (bench_run(b, b->changes, name, count, change == CHANGE_TURN ? count : 0, 3, sizes, args) &&
        !clEnqueueReadBuffer(b->at.queue, out, CL_TRUE, 0, sizeof results, results, 0, NULL, NULL)) {
        read_image(b, image, &p, p.texels);
        compare_written(b, name, &p, count, at, after, p.texels);
        compare_told(b, name, &p, count, change == CHANGE_TURN ? after : before, results);
    }
    clReleaseMemObject(out);
    clReleaseMemObject(places);
    clReleaseMemObject(image);
    bench_free_picture(&p);
}

/* --- questions --- */

void
bench_ask(struct bench *b)
{
    static const struct {
        struct shape shape;
        cl_image_format format;
    } images[6] = {
        {{"", CL_MEM_OBJECT_IMAGE1D, 1, false, {17, 1, 1}}, {CL_RGBA, CL_UNORM_INT8}},
        {{"", CL_MEM_OBJECT_IMAGE1D_ARRAY, 1, true, {13, 3, 1}}, {CL_R, CL_FLOAT}},
        {{"", CL_MEM_OBJECT_IMAGE1D_BUFFER, 1, false, {99, 1, 1}}, {CL_RG, CL_SIGNED_INT16}},
        {{"", CL_MEM_OBJECT_IMAGE2D, 2, false, {21, 11, 1}}, {CL_BGRA, CL_UNORM_INT8}},
        {{"", CL_MEM_OBJECT_IMAGE2D_ARRAY, 2, true, {5, 6, 7}}, {CL_INTENSITY, CL_HALF_FLOAT}},
        {{"", CL_MEM_OBJECT_IMAGE3D, 3, false, {8, 4, 2}}, {CL_RGBA, CL_UNSIGNED_INT32}},
    };
    static const int32_t expected[18] = {17,
                                         13,
                                         3,
                                         99,
                                         21,
                                         11,
                                         5,
                                         6,
                                         7,
                                         8,
                                         4,
                                         2,
                                         CL_RGBA,
                                         CL_FLOAT,
                                         CL_RG,
                                         CL_UNORM_INT8,
                                         CL_INTENSITY,
                                         CL_UNSIGNED_INT32};
    struct picture pictures[6];
    cl_mem mems[7];
    size_t sizes[7];
    const void *args[7];
    int32_t got[18] = {0};
    for (unsigned i = 0; i < 7; i++) {
        if (i < 6)
            bench_picture(b, &images[i].shape, &images[i].format, &pictures[i]);
        mems[i] = i < 6 ? bench_image(b, CL_MEM_READ_ONLY, &pictures[i]) : bench_buffer(b, sizeof got, got);
        sizes[i] = sizeof mems[i];
        args[i] = &mems[i];
    }
    if (bench_run(b, b->images, "ask", 1, 1, 7, sizes, args))
        clEnqueueReadBuffer(b->at.queue, mems[6], CL_TRUE, 0, sizeof got, got, 0, NULL, NULL);
    for (unsigned i = 0; i < 18; i++)
        if (got[i] != expected[i])
            bench_fail(b, "ask: answer %u is %d, expected %d", i, got[i], expected[i]);
    for (unsigned i = 0; i < 7; i++) {
        clReleaseMemObject(mems[i]);
        if (i < 6)
            bench_free_picture(&pictures[i]);
    }
}
