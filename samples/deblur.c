/* SPDX-License-Identifier: MIT */
/*
 * A picture out of focus, and the same made sharp again by Fourier transforms: the left part of the output is
 * what the lens left, in bytes, the right part is computed from just that. Local memory, barriers, strided
 * access.
 */
#include <math.h>
#include <stdlib.h>

#include "common/fail.h"
#include "common/gpu.h"
#include "common/input.h"

enum { MAX_SIDE = 2048, PAIRS = 2, TILE = 16 };

static const double pi = 3.141592653589793;

struct field {
    cl_int across, down, bits_across, bits_down;
    cl_mem values, turned; /* turned: room for the transposed field */
    cl_mem turns_across, turns_down;
};

/* The power of two that is not less, with some room between the edges. */
static cl_int
bits_for(unsigned size)
{
    cl_int bits = 5;
    while ((1u << bits) < size + size / 16)
        bits++;
    if (1 << bits > MAX_SIDE)
        fail("the picture has at most %d pixels a side", MAX_SIDE * 16 / 17);
    return bits;
}

static cl_mem
make_turns(struct gpu *gpu, cl_int length)
{
    cl_float2 turns[MAX_SIDE / 2];
    for (cl_int i = 0; i < length / 2; i++) {
        const double angle = -2.0 * pi * i / length;
        turns[i] = (cl_float2){{(float)cos(angle), (float)sin(angle)}};
    }
    return gpu_buffer(gpu, CL_MEM_READ_ONLY, (size_t)length / 2 * sizeof *turns, turns);
}

static size_t
field_count(const struct field *field)
{
    return (size_t)field->across * (size_t)field->down;
}

static struct field
make_field(struct gpu *gpu, const struct image *image)
{
    struct field field = {.bits_across = bits_for(image->width), .bits_down = bits_for(image->height)};
    field.across = 1 << field.bits_across;
    field.down = 1 << field.bits_down;
    field.values = gpu_buffer(gpu, CL_MEM_READ_WRITE, field_count(&field) * sizeof(cl_float2), NULL);
    field.turned = gpu_buffer(gpu, CL_MEM_READ_WRITE, field_count(&field) * sizeof(cl_float2), NULL);
    field.turns_across = make_turns(gpu, field.across);
    field.turns_down = make_turns(gpu, field.down);
    return field;
}

static void
free_field(const struct field *field)
{
    clReleaseMemObject(field->values);
    clReleaseMemObject(field->turned);
    clReleaseMemObject(field->turns_across);
    clReleaseMemObject(field->turns_down);
}

static void
transform_rows(struct gpu *gpu, cl_mem values, cl_int length, cl_int bits, cl_int rows, cl_mem turns,
               cl_float direction)
{
    const size_t local = length / 2 < 128 ? (size_t)length / 2 : 128, global = local * (size_t)rows;
    cl_kernel kernel = gpu_kernel(gpu, "transform");
    GPU_ARG(kernel, 0, values);
    GPU_ARG(kernel, 1, length);
    GPU_ARG(kernel, 2, bits);
    GPU_ARG(kernel, 3, turns);
    GPU_ARG(kernel, 4, direction);
    gpu_arg(kernel, 5, (size_t)length * sizeof(cl_float2), NULL);
    gpu_run(gpu, kernel, 1, &global, &local);
    clReleaseKernel(kernel);
}

static void
transpose(struct gpu *gpu, cl_mem in, cl_mem out, cl_int width, cl_int height)
{
    const size_t local[2] = {TILE, TILE}, global[2] = {(size_t)width, (size_t)height};
    cl_kernel kernel = gpu_kernel(gpu, "transpose");
    GPU_ARG(kernel, 0, in);
    GPU_ARG(kernel, 1, out);
    GPU_ARG(kernel, 2, width);
    GPU_ARG(kernel, 3, height);
    gpu_run(gpu, kernel, 2, global, local);
    clReleaseKernel(kernel);
}

/* A spectrum stays transposed: its rows are the picture's columns. */
static void
to_spectrum(struct gpu *gpu, const struct field *f)
{
    transform_rows(gpu, f->values, f->across, f->bits_across, f->down, f->turns_across, 1.0f);
    transpose(gpu, f->values, f->turned, f->across, f->down);
    transform_rows(gpu, f->turned, f->down, f->bits_down, f->across, f->turns_down, 1.0f);
}

static void
from_spectrum(struct gpu *gpu, const struct field *f)
{
    transform_rows(gpu, f->turned, f->down, f->bits_down, f->across, f->turns_down, -1.0f);
    transpose(gpu, f->turned, f->values, f->down, f->across);
    transform_rows(gpu, f->values, f->across, f->bits_across, f->down, f->turns_across, -1.0f);
}

/* A point out of focus is a disc with a soft rim, around the field's corner. */
static cl_mem
make_lens(struct gpu *gpu, struct field *field, double radius)
{
    const size_t count = field_count(field);
    cl_float2 *disc = calloc(count, sizeof *disc);
    double sum = 0.0;
    if (!disc)
        fail("no memory for the lens");
    for (int pass = 0; pass < 2; pass++)
        for (int y = -(int)radius - 1; y <= (int)radius + 1; y++)
            for (int x = -(int)radius - 1; x <= (int)radius + 1; x++) {
                const double light = fmin(fmax(radius + 0.5 - hypot(x, y), 0.0), 1.0);
                const int row = y & (field->down - 1), column = x & (field->across - 1);
                sum += pass ? 0.0 : light;
                disc[row * field->across + column].s[0] = (float)(light / sum);
            }
    check(clEnqueueWriteBuffer(gpu->queue, field->values, CL_TRUE, 0, count * sizeof *disc, disc, 0, NULL,
                               NULL),
          "clEnqueueWriteBuffer");
    free(disc);
    to_spectrum(gpu, field);
    cl_mem lens = field->turned;
    field->turned = gpu_buffer(gpu, CL_MEM_READ_WRITE, count * sizeof(cl_float2), NULL);
    return lens;
}

static void
spread(struct gpu *gpu, const struct field *field, cl_mem picture, const struct image *image, cl_int pair)
{
    const size_t global[2] = {(size_t)field->across, (size_t)field->down}, local[2] = {16, 8};
    const cl_int width = (cl_int)image->width, height = (cl_int)image->height;
    cl_kernel kernel = gpu_kernel(gpu, "spread");
    GPU_ARG(kernel, 0, picture);
    GPU_ARG(kernel, 1, width);
    GPU_ARG(kernel, 2, height);
    GPU_ARG(kernel, 3, pair);
    GPU_ARG(kernel, 4, field->values);
    GPU_ARG(kernel, 5, field->across);
    GPU_ARG(kernel, 6, field->down);
    gpu_run(gpu, kernel, 2, global, local);
    clReleaseKernel(kernel);
}

static void
collect(struct gpu *gpu, const struct field *field, cl_mem picture, const struct image *image, cl_int pair,
        cl_int first_x)
{
    const size_t global[2] = {image->width, image->height}, local[2] = {16, 8};
    const cl_int width = (cl_int)image->width, height = (cl_int)image->height;
    cl_kernel kernel = gpu_kernel(gpu, "collect");
    GPU_ARG(kernel, 0, field->values);
    GPU_ARG(kernel, 1, field->across);
    GPU_ARG(kernel, 2, field->down);
    GPU_ARG(kernel, 3, pair);
    GPU_ARG(kernel, 4, picture);
    GPU_ARG(kernel, 5, width);
    GPU_ARG(kernel, 6, height);
    GPU_ARG(kernel, 7, first_x);
    gpu_run(gpu, kernel, 2, global, local);
    clReleaseKernel(kernel);
}

/* One picture through "blur" or "restore" into another, from first_x on. */
static void
filter(struct gpu *gpu, const char *name, const struct field *field, cl_mem lens, cl_mem from, cl_mem to,
       const struct image *image, cl_int first_x)
{
    const cl_int count = (cl_int)field_count(field);
    const cl_float noise = 0.001f;
    const size_t global = (size_t)count, local = 128;
    for (cl_int pair = 0; pair < PAIRS; pair++) {
        spread(gpu, field, from, image, pair);
        to_spectrum(gpu, field);
        cl_kernel kernel = gpu_kernel(gpu, name);
        GPU_ARG(kernel, 0, field->turned);
        GPU_ARG(kernel, 1, lens);
        GPU_ARG(kernel, 2, count);
        if (name[0] == 'r')
            GPU_ARG(kernel, 3, noise);
        gpu_run(gpu, kernel, 1, &global, &local);
        clReleaseKernel(kernel);
        from_spectrum(gpu, field);
        collect(gpu, field, to, image, pair, first_x);
    }
}

int
main(int argc, char **argv)
{
    struct sample_options options;
    sample_parse(&options, argc, argv, "deblur", "landscape.png", 0, 0);
    struct image input = sample_input(&options);
    struct gpu gpu = gpu_open(&options);
    gpu.quiet = true;
    struct field field = make_field(&gpu, &input);
    cl_mem lens = make_lens(&gpu, &field, 0.006 * input.width);
    cl_mem sharp = gpu_image_buffer(&gpu, &input),
           blurred = gpu_buffer(&gpu, CL_MEM_READ_WRITE, image_bytes(&input), input.pixels),
           out = gpu_buffer(&gpu, CL_MEM_READ_WRITE, image_bytes(&input), NULL);

    filter(&gpu, "blur", &field, lens, sharp, blurred, &input, 0);
    check(clEnqueueCopyBuffer(gpu.queue, blurred, out, 0, 0, image_bytes(&input), 0, NULL, NULL),
          "clEnqueueCopyBuffer");
    filter(&gpu, "restore", &field, lens, blurred, out, &input, (cl_int)input.width / 2);
    gpu_finish(&gpu, &options, out, input.width, input.height);

    clReleaseMemObject(out);
    clReleaseMemObject(blurred);
    clReleaseMemObject(sharp);
    clReleaseMemObject(lens);
    free_field(&field);
    gpu_close(&gpu);
    image_free(&input);
    return 0;
}
