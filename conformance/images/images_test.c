/* SPDX-License-Identifier: MIT */
/*
 * images_test DEVICE FOLDER [--first N]: every format the device says it has, in every shape, read and
 * filtered with every kind of sampler, read without one, written, read and written by one kernel; blocks of
 * sub-groups; compared with the model. With --first, each launch is its program's first one, for which
 * engines may make code: of the common formats. With --platform, what another implementation of OpenCL 1.2
 * makes of images.cl is compared with the same model: a difference there is the other's mistake or the
 * model's. Kernels are FOLDER/bin/images.DEVICE, changes.DEVICE and blocks.DEVICE.
 */
#define _GNU_SOURCE /* strcasestr */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench.h"

static const struct shape shapes[] = {
    {"1d", CL_MEM_OBJECT_IMAGE1D, 1, false, {13, 1, 1}},
    {"1d_array", CL_MEM_OBJECT_IMAGE1D_ARRAY, 1, true, {11, 4, 1}},
    {"2d", CL_MEM_OBJECT_IMAGE2D, 2, false, {9, 7, 1}},
    {"2d_array", CL_MEM_OBJECT_IMAGE2D_ARRAY, 2, true, {6, 5, 3}},
    {"3d", CL_MEM_OBJECT_IMAGE3D, 3, false, {5, 4, 6}},
};
static const struct shape buffer_shape = {"1d_buffer", CL_MEM_OBJECT_IMAGE1D_BUFFER, 1, false, {37, 1, 1}};

enum { SHAPES = sizeof shapes / sizeof shapes[0] };

static const struct sampling samplings[] = {
    {true, false, CL_ADDRESS_CLAMP},          {true, false, CL_ADDRESS_CLAMP_TO_EDGE},
    {true, false, CL_ADDRESS_REPEAT},         {true, false, CL_ADDRESS_MIRRORED_REPEAT},
    {false, false, CL_ADDRESS_CLAMP},         {false, false, CL_ADDRESS_CLAMP_TO_EDGE},
    {false, false, CL_ADDRESS_NONE},          {true, true, CL_ADDRESS_CLAMP},
    {true, true, CL_ADDRESS_CLAMP_TO_EDGE},   {true, true, CL_ADDRESS_REPEAT},
    {true, true, CL_ADDRESS_MIRRORED_REPEAT}, {false, true, CL_ADDRESS_CLAMP},
    {false, true, CL_ADDRESS_CLAMP_TO_EDGE},
};

enum { SAMPLINGS = sizeof samplings / sizeof samplings[0] };

static bool
is_depth(const cl_image_format *format)
{
    return format->image_channel_order == CL_DEPTH;
}

static void
kernel_name(char name[64], const char *what, const struct shape *shape, const cl_image_format *format)
{
    static const char *const kinds[] = {[KIND_FLOAT] = "f", [KIND_INT] = "i", [KIND_UINT] = "u"};
    snprintf(name, 64, "%s_%s_%s", what, is_depth(format) ? "depth" : kinds[model_kind(format)], shape->name);
}

/* PoCL 3.1 makes nothing sensible of halves, and takes layers for coordinates that are normalised. */
static bool
is_left_out(const struct bench *b, const struct shape *shape, const cl_image_format *format,
            const struct sampling *sampling)
{
    return b->is_other && (format->image_channel_data_type == CL_HALF_FLOAT ||
                           (shape->is_array && sampling && sampling->normalised));
}

/* --- reading --- */

static void
test_samplers(struct bench *b, const struct shape *shape, const cl_image_format *format)
{
    char name[64];
    struct picture picture;
    bench_picture(b, shape, format, &picture);
    for (size_t i = 0; i < SAMPLINGS; i++) {
        if ((samplings[i].linear && model_kind(format) != KIND_FLOAT) ||
            is_left_out(b, shape, format, &samplings[i]))
            continue;
        kernel_name(name, "sample", shape, format);
        bench_sample(b, name, &picture, &samplings[i], COORDINATES_FLOAT);
        if (!samplings[i].normalised && !samplings[i].linear && !is_depth(format)) {
            kernel_name(name, "sample_int", shape, format);
            bench_sample(b, name, &picture, &samplings[i], COORDINATES_INT);
        }
    }
    bench_free_picture(&picture);
}

static void
test_loads(struct bench *b, const struct shape *shape, const cl_image_format *format)
{
    char name[64];
    struct picture picture;
    if (is_left_out(b, shape, format, NULL))
        return;
    bench_picture(b, shape, format, &picture);
    kernel_name(name, "load", shape, format);
    bench_sample(b, name, &picture, NULL, COORDINATES_INT);
    bench_free_picture(&picture);
}

static void
test_reading(struct bench *b, const struct shape *shape)
{
    cl_image_format formats[128];
    const unsigned count = bench_formats(b, CL_MEM_READ_ONLY, shape->type, formats);
    for (unsigned i = 0; i < count; i++) {
        if (shape != &buffer_shape)
            test_samplers(b, shape, &formats[i]);
        test_loads(b, shape, &formats[i]);
    }
}

/* --- writing --- */

static void
test_writing(struct bench *b, const struct shape *shape)
{
    char name[64];
    cl_image_format formats[128];
    const unsigned count = bench_formats(b, CL_MEM_WRITE_ONLY, shape->type, formats);
    for (unsigned i = 0; i < count; i++) {
        if (is_left_out(b, shape, &formats[i], NULL))
            continue;
        kernel_name(name, "store", shape, &formats[i]);
        bench_store(b, name, shape, &formats[i]);
    }
}

/* r and b can only change places where both are. */
static void
test_changing(struct bench *b, const struct shape *shape)
{
    char name[64];
    cl_image_format formats[128];
    const unsigned count = bench_formats(b, CL_MEM_KERNEL_READ_AND_WRITE, shape->type, formats);
    if (!count)
        bench_fail(b, "no format of %s can be read and written by one kernel", shape->name);
    for (unsigned i = 0; i < count; i++) {
        if (formats[i].image_channel_order == CL_RGBA) {
            kernel_name(name, "change", shape, &formats[i]);
            bench_change(b, name, shape, &formats[i], CHANGE_SWAP);
        }
        kernel_name(name, "turn", shape, &formats[i]);
        bench_change(b, name, shape, &formats[i], CHANGE_TURN);
    }
}

/* --- the rest --- */

/* Half results, SIMD8, levels and gradients. */
static void
test_forms(struct bench *b)
{
    static const cl_image_format formats[] = {
        {CL_RGBA, CL_UNORM_INT8}, {CL_RGBA, CL_HALF_FLOAT}, {CL_R, CL_FLOAT}};
    static const char *const names[] = {"sample_h_2d", "sample_h8_2d", "sample_f8_2d", "sample_level_2d",
                                        "sample_gradient_2d"};
    for (size_t f = 0; f < sizeof formats / sizeof formats[0]; f++) {
        struct picture picture;
        bench_picture(b, &shapes[2], &formats[f], &picture);
        for (size_t n = 0; n < sizeof names / sizeof names[0]; n++)
            for (size_t i = 0; i < SAMPLINGS; i++)
                bench_sample(b, names[n], &picture, &samplings[i], COORDINATES_FLOAT);
        bench_sample(b, "load_h_2d", &picture, NULL, COORDINATES_INT);
        bench_free_picture(&picture);
        bench_store(b, "store_h_2d", &shapes[2], &formats[f]);
    }
}

static bool
close_to(const char *name, unsigned failures, unsigned tests)
{
    printf("%s: %u tests, %u failed\n", name, tests, failures);
    return tests && !failures;
}

static void
test_everything(struct bench *b)
{
    for (size_t i = 0; i < SHAPES; i++) {
        test_reading(b, &shapes[i]);
        test_writing(b, &shapes[i]);
        test_changing(b, &shapes[i]);
    }
    test_reading(b, &buffer_shape);
    test_writing(b, &buffer_shape);
    test_changing(b, &buffer_shape);
    test_forms(b);
    bench_ask(b);
    bench_blocks(b);
}

/* --- programs that are launched once --- */

/* Texels are written row by row, and in an order that is not theirs. */
static const struct shape rows = {"2d", CL_MEM_OBJECT_IMAGE2D, 2, false, {56, 2, 1}},
                          disorder = {"2d", CL_MEM_OBJECT_IMAGE2D, 2, false, {32, 4, 1}};

static bool
first_samples(struct bench *b, const cl_image_format *format, const struct sampling *sampling)
{
    char name[64];
    struct picture picture;
    bool renewed = bench_renew(b);
    bench_picture(b, &shapes[2], format, &picture);
    kernel_name(name, "sample", &shapes[2], format);
    if (renewed)
        bench_sample(b, name, &picture, sampling, COORDINATES_FLOAT);
    kernel_name(name, "sample_int", &shapes[2], format);
    if (renewed && !sampling->normalised && !sampling->linear)
        bench_sample(b, name, &picture, sampling, COORDINATES_INT);
    if (model_kind(format) == KIND_FLOAT && renewed)
        bench_sample(b, "sample_f8_2d", &picture, sampling, COORDINATES_FLOAT);
    bench_free_picture(&picture);
    return renewed;
}

static bool
first_store(struct bench *b, const cl_image_format *format, const struct shape *shape)
{
    char name[64];
    kernel_name(name, "store", shape, format);
    if (!bench_renew(b))
        return false;
    bench_store(b, name, shape, format);
    return true;
}

/* Engines may have code for coordinates that are clamped. */
static bool
is_clamped(const struct sampling *s)
{
    return s->address != CL_ADDRESS_REPEAT && s->address != CL_ADDRESS_MIRRORED_REPEAT;
}

/* number: of the next case; each step-th one runs. */
static bool
first_launches(struct bench *b, const cl_image_format *format, size_t step, size_t *number)
{
    bool renewed = bench_renew(b);
    for (size_t i = 0; renewed && i < SAMPLINGS; i++)
        if (is_clamped(&samplings[i]) && (!samplings[i].linear || model_kind(format) == KIND_FLOAT) &&
            (*number)++ % step == 0)
            renewed = first_samples(b, format, &samplings[i]);
    if (renewed)
        test_loads(b, &shapes[2], format);
    return renewed && first_store(b, format, &rows) && first_store(b, format, &disorder);
}

static void
test_first(struct bench *b, size_t step)
{
    static const cl_image_format formats[] = {
        {CL_RGBA, CL_UNORM_INT8},    {CL_BGRA, CL_UNORM_INT8},  {CL_R, CL_UNORM_INT8},
        {CL_RGBA, CL_UNORM_INT16},   {CL_R, CL_UNORM_INT16},    {CL_RGBA, CL_HALF_FLOAT},
        {CL_R, CL_HALF_FLOAT},       {CL_RGBA, CL_FLOAT},       {CL_R, CL_FLOAT},
        {CL_RGBA, CL_UNSIGNED_INT8}, {CL_R, CL_UNSIGNED_INT8},  {CL_RGBA, CL_UNSIGNED_INT32},
        {CL_R, CL_UNSIGNED_INT32},   {CL_RGBA, CL_SIGNED_INT16}};
    size_t number = 0;
    for (size_t i = 0; i < sizeof formats / sizeof formats[0]; i++)
        if (!first_launches(b, &formats[i], step, &number))
            bench_fail(b, "the program cannot be loaded again");
}

/* What OpenCL 1.2 has. */
static void
test_basics(struct bench *b)
{
    for (size_t i = 0; i < SHAPES; i++) {
        test_reading(b, &shapes[i]);
        test_writing(b, &shapes[i]);
    }
}

enum { SKIPPED = 77 };

int
main(int argc, char **argv)
{
    struct bench bench;
    const bool other = argc == 4 && !strcmp(argv[1], "--platform");
    const size_t first = argc == 5 && !strcmp(argv[3], "--first") ? strtoul(argv[4], NULL, 10) : 0;
    if (argc != 3 && !other && !first) {
        fprintf(stderr, "usage: images_test DEVICE FOLDER [--first N]\n"
                        "       images_test --platform NAME FOLDER\n");
        return 2;
    }
    if (!(other ? bench_open_other(&bench, argv[2], argv[3]) : bench_open(&bench, argv[1], argv[2])))
        return other && !bench.at.device ? SKIPPED : 1;
    if (other)
        test_basics(&bench);
    else if (first)
        test_first(&bench, first);
    else
        test_everything(&bench);
    const bool good = close_to(argv[other ? 2 : 1], bench.failures, bench.tests);
    bench_close(&bench);
    return good ? 0 : 1;
}
