/* SPDX-License-Identifier: MIT */
/*
 * Images and samplers on Cayman: images.o, which clang made of images.cl. The expected values are worked out
 * here from OpenCL's rules (OpenCL 1.2, 8.2, 8.3).
 */
#include <math.h>
#include <stdio.h>

#include "read_file.h"
#include "suite.h"

enum { WIDTH = 8, HEIGHT = 4, TEXELS = WIDTH * HEIGHT, ITEMS = 64 };

static cl_program
build(const struct world *w)
{
    size_t size;
    unsigned char *bytes = read_file(CAY_OPENCL "bin/images.o", &size);
    assert_non_null(bytes);
    cl_program program = build_bytes(w, bytes, size);
    free(bytes);
    return program;
}

static cl_mem
new_image(const struct world *w, cl_mem_flags flags, cl_channel_order order, cl_channel_type type,
          void *texels)
{
    const cl_image_format format = {order, type};
    const cl_image_desc desc = {
        .image_type = CL_MEM_OBJECT_IMAGE2D, .image_width = WIDTH, .image_height = HEIGHT};
    cl_int err;
    cl_mem image =
        clCreateImage(w->context, flags | (texels ? CL_MEM_COPY_HOST_PTR : 0), &format, &desc, texels, &err);
    OK(err);
    return image;
}

static void
set_sampler(const struct world *w, cl_kernel kernel, cl_uint index, bool normalised, cl_addressing_mode mode,
            cl_filter_mode filter)
{
    cl_int err;
    cl_sampler sampler = clCreateSampler(w->context, normalised, mode, filter, &err);
    OK(err);
    OK(clSetKernelArg(kernel, index, sizeof sampler, &sampler));
    OK(clReleaseSampler(sampler));
}

static void
read_image(const struct world *w, cl_mem image, void *to)
{
    const size_t origin[3] = {0, 0, 0}, region[3] = {WIDTH, HEIGHT, 1};
    OK(clEnqueueReadImage(w->queue, image, CL_TRUE, origin, region, 0, 0, to, 0, NULL, NULL));
}

/* A texel of the test's picture, or the border. */
static float
texel_of(const uint8_t *picture, int x, int y, cl_addressing_mode mode, unsigned c)
{
    if (mode == CL_ADDRESS_REPEAT) {
        x = (x % WIDTH + WIDTH) % WIDTH;
        y = (y % HEIGHT + HEIGHT) % HEIGHT;
    } else if (mode == CL_ADDRESS_CLAMP_TO_EDGE) {
        x = x < 0 ? 0 : x >= WIDTH ? WIDTH - 1 : x;
        y = y < 0 ? 0 : y >= HEIGHT ? HEIGHT - 1 : y;
    }
    return x < 0 || y < 0 || x >= WIDTH || y >= HEIGHT ? 0 : (float)picture[4 * (y * WIDTH + x) + c] / 255.0f;
}

static float
expected_of(const uint8_t *picture, const float at[4], cl_addressing_mode mode, cl_filter_mode filter,
            unsigned c)
{
    const float u = at[0] * WIDTH, v = at[1] * HEIGHT;
    if (filter == CL_FILTER_NEAREST)
        return texel_of(picture, (int)floorf(u), (int)floorf(v), mode, c);
    const float i = floorf(u - 0.5f), j = floorf(v - 0.5f), a = u - 0.5f - i, b = v - 0.5f - j;
    const int x = (int)i, y = (int)j;
    return (1 - a) * (1 - b) * texel_of(picture, x, y, mode, c) +
           a * (1 - b) * texel_of(picture, x + 1, y, mode, c) +
           (1 - a) * b * texel_of(picture, x, y + 1, mode, c) +
           a * b * texel_of(picture, x + 1, y + 1, mode, c);
}

static void
fill_picture(uint8_t picture[4 * TEXELS])
{
    for (unsigned k = 0; k < 4 * TEXELS; k++)
        picture[k] = (uint8_t)(k * 37 + k / 7);
}

static void
check_samples(const struct world *w, cl_kernel kernel, const uint8_t *picture, cl_addressing_mode mode,
              cl_filter_mode filter)
{
    float at[ITEMS][4] = {{0}}, got[ITEMS][4];
    for (int i = 0; i < ITEMS; i++) { /* also outside; no coordinate is between two texels */
        at[i][0] = -0.5f + (float)i / 32 + 1.0f / 256;
        at[i][1] = 1.25f - (float)i * 7 / 256 + 1.0f / 512;
    }
    cl_mem coordinates = new_buffer(w, at, sizeof at), out = new_buffer(w, NULL, sizeof got);
    set_sampler(w, kernel, 1, true, mode, filter);
    set_mem(kernel, 2, coordinates);
    set_mem(kernel, 3, out);
    run(w, kernel, ITEMS, ITEMS);
    read_back(w, out, got, sizeof got);
    for (int i = 0; i < ITEMS; i++)
        for (unsigned c = 0; c < 4; c++) {
            const float expected = expected_of(picture, at[i], mode, filter, c);
            if (fabsf(got[i][c] - expected) > 1.0f / 256)
                fail_msg("mode 0x%x, filter 0x%x, item %d, channel %u: %g, not %g", (unsigned)mode,
                         (unsigned)filter, i, c, (double)got[i][c], (double)expected);
        }
    OK(clReleaseMemObject(coordinates));
    OK(clReleaseMemObject(out));
}

static void
test_samplers(void **state)
{
    const struct world *w = *state;
    static const cl_addressing_mode modes[] = {CL_ADDRESS_CLAMP, CL_ADDRESS_CLAMP_TO_EDGE, CL_ADDRESS_REPEAT};
    uint8_t picture[4 * TEXELS];
    fill_picture(picture);
    cl_program program = build(w);
    cl_kernel kernel = new_kernel(program, "sample_normalised");
    cl_mem image = new_image(w, CL_MEM_READ_ONLY, CL_RGBA, CL_UNORM_INT8, picture);
    set_mem(kernel, 0, image);
    for (size_t m = 0; m < sizeof modes / sizeof *modes; m++) {
        check_samples(w, kernel, picture, modes[m], CL_FILTER_NEAREST);
        check_samples(w, kernel, picture, modes[m], CL_FILTER_LINEAR);
    }
    OK(clReleaseMemObject(image));
    OK(clReleaseKernel(kernel));
    OK(clReleaseProgram(program));
}

/* Two images with different formats, each with its own number; channels that are not there. */
static void
test_two_images(void **state)
{
    const struct world *w = *state;
    float numbers[TEXELS], got[TEXELS][4];
    uint8_t picture[4 * TEXELS];
    fill_picture(picture);
    for (int i = 0; i < TEXELS; i++)
        numbers[i] = (float)i * 1.5f - 7;
    cl_program program = build(w);
    cl_kernel kernel = new_kernel(program, "sample_texels");
    cl_mem first = new_image(w, CL_MEM_READ_ONLY, CL_BGRA, CL_UNORM_INT8, picture);
    cl_mem second = new_image(w, CL_MEM_READ_ONLY, CL_R, CL_FLOAT, numbers);
    cl_mem out = new_buffer(w, NULL, sizeof got);
    set_mem(kernel, 0, first);
    set_mem(kernel, 1, second);
    set_sampler(w, kernel, 2, false, CL_ADDRESS_CLAMP_TO_EDGE, CL_FILTER_NEAREST);
    set_sampler(w, kernel, 3, false, CL_ADDRESS_CLAMP_TO_EDGE, CL_FILTER_NEAREST);
    set_mem(kernel, 4, out);
    run(w, kernel, TEXELS, TEXELS);
    read_back(w, out, got, sizeof got);
    for (int i = 0; i < TEXELS; i++) {
        const float rgba[4] = {numbers[i], 0, 0, 1};
        static const unsigned from[4] = {2, 1, 0, 3};
        for (unsigned c = 0; c < 4; c++)
            assert_true(fabsf(got[i][c] - (rgba[c] - (float)picture[4 * i + from[c]] / 255.0f)) < 1e-5f);
    }
    OK(clReleaseMemObject(first));
    OK(clReleaseMemObject(second));
    OK(clReleaseMemObject(out));
    OK(clReleaseKernel(kernel));
    OK(clReleaseProgram(program));
}

static void
test_stores(void **state)
{
    const struct world *w = *state;
    static const struct {
        cl_channel_order order;
        cl_channel_type type;
        bool is_float;
    } formats[] = {
        {CL_RGBA, CL_UNSIGNED_INT32, false}, {CL_RGBA, CL_UNORM_INT8, true}, {CL_R, CL_FLOAT, true}};
    cl_program program = build(w);
    cl_kernel kernel = new_kernel(program, "store_texels");
    for (size_t f = 0; f < sizeof formats / sizeof *formats; f++) {
        union {
            cl_uint u[TEXELS][4];
            cl_float x[TEXELS][4];
        } in, got;
        for (unsigned k = 0; k < 4 * TEXELS; k++)
            if (formats[f].is_float)
                in.x[k / 4][k % 4] = (float)k / 64 - 0.25f;
            else
                in.u[k / 4][k % 4] = k * 0x01234567u;
        cl_mem texels = new_buffer(w, &in, sizeof in);
        cl_mem image = new_image(w, CL_MEM_WRITE_ONLY, formats[f].order, formats[f].type, NULL);
        set_mem(kernel, 0, texels);
        set_mem(kernel, 1, image);
        run(w, kernel, TEXELS, TEXELS);
        read_image(w, image, &got);
        if (formats[f].type == CL_UNSIGNED_INT32)
            assert_memory_equal(&got, &in, sizeof in);
        for (unsigned k = 0; formats[f].type == CL_UNORM_INT8 && k < 4 * TEXELS; k++) {
            const float x = in.x[k / 4][k % 4];
            assert_int_equal(((uint8_t *)&got)[k], x <= 0 ? 0 : x >= 1 ? 255 : lrintf(x * 255));
        }
        for (unsigned i = 0; formats[f].type == CL_FLOAT && i < TEXELS; i++)
            assert_true(((float *)&got)[i] == in.x[i][0]);
        OK(clReleaseMemObject(texels));
        OK(clReleaseMemObject(image));
    }
    OK(clReleaseKernel(kernel));
    OK(clReleaseProgram(program));
}

/* The second image that is written has RAT 2; the first is left alone. */
static void
test_copy(void **state)
{
    const struct world *w = *state;
    cl_uint from[TEXELS][4], got[TEXELS][4], zero[TEXELS][4] = {{0}};
    for (unsigned k = 0; k < 4 * TEXELS; k++)
        from[k / 4][k % 4] = k * 0x89abcdefu;
    cl_program program = build(w);
    cl_kernel kernel = new_kernel(program, "copy_texels");
    cl_mem images[] = {new_image(w, CL_MEM_READ_ONLY, CL_RGBA, CL_UNSIGNED_INT32, from),
                       new_image(w, CL_MEM_WRITE_ONLY, CL_RGBA, CL_UNSIGNED_INT32, zero),
                       new_image(w, CL_MEM_WRITE_ONLY, CL_RGBA, CL_UNSIGNED_INT32, zero)};
    set_mem(kernel, 0, images[0]);
    set_sampler(w, kernel, 1, false, CL_ADDRESS_CLAMP, CL_FILTER_NEAREST);
    set_mem(kernel, 2, images[1]);
    set_mem(kernel, 3, images[2]);
    run(w, kernel, TEXELS, TEXELS);
    read_image(w, images[1], got);
    assert_memory_equal(got, zero, sizeof got);
    read_image(w, images[2], got);
    assert_memory_equal(got, from, sizeof got);
    for (unsigned k = 0; k < 3; k++)
        OK(clReleaseMemObject(images[k]));
    OK(clReleaseKernel(kernel));
    OK(clReleaseProgram(program));
}

static void
test_info(void **state)
{
    const struct world *w = *state;
    cl_bool has;
    OK(clGetDeviceInfo(w->device, CL_DEVICE_IMAGE_SUPPORT, sizeof has, &has, NULL));
    assert_int_equal(has, CL_TRUE);
}

const struct CMUnitTest image_tests[] = {
    cmocka_unit_test(test_info),   cmocka_unit_test(test_samplers), cmocka_unit_test(test_two_images),
    cmocka_unit_test(test_stores), cmocka_unit_test(test_copy),
};
const size_t image_test_count = sizeof image_tests / sizeof image_tests[0];
