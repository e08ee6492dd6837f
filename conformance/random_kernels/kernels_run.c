/* SPDX-License-Identifier: MIT */
/*
 * Runs a program of make_kernels.py:
 * kernels_run PLATFORM DEVICE FILE [OPTIONS]
 * and prints for each kernel what each work-item wrote, a line each, then what the atomic operations came to.
 * FILE is source (.cl) or a binary. 77: there is no such device.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "build_file.h"

enum { ITEMS = 256, OUTS = 16, SHARED = 16, MAX_KERNELS = 64, NAME_CHARS = 64 };
enum { SIDE = 16, IMAGES = 6, WRITTEN = 3, BUFFER_ARGS = 5, TEXEL_BYTES = 16 };

/* The first are read, the others written (make_kernels.py, IMAGES). Four channels: PoCL has CL_R's fourth
 * wrong. */
static const cl_image_format image_formats[IMAGES] = {
    {CL_RGBA, CL_UNSIGNED_INT32}, {CL_RGBA, CL_SIGNED_INT16}, {CL_RGBA, CL_HALF_FLOAT},
    {CL_RGBA, CL_UNSIGNED_INT32}, {CL_RGBA, CL_SIGNED_INT16}, {CL_RGBA, CL_FLOAT}};

/* Sebastiano Vigna's splitmix64. */
static uint64_t
next_random(uint64_t *state)
{
    uint64_t z = *state += UINT64_C(0x9E3779B97F4A7C15);
    z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
    return z ^ z >> 31;
}

static void
print_results(const char *name, const uint64_t *out, const uint32_t *shared)
{
    for (unsigned item = 0; item < ITEMS; item++) {
        printf("%s %u:", name, item);
        for (unsigned i = 0; i < OUTS; i++)
            printf(" %" PRIx64, out[item * OUTS + i]);
        printf("\n");
    }
    printf("%s shared:", name);
    for (unsigned i = 0; i < SHARED; i++)
        printf(" %" PRIx32, shared[i]);
    printf("\n");
}

/* Halves that are neither infinite nor NaN nor denormal. */
static uint64_t
usual_halves(uint64_t bits)
{
    return (bits & UINT64_C(0xbfffbfffbfffbfff)) | UINT64_C(0x2000200020002000);
}

static cl_mem
make_image(const struct workplace *at, unsigned n, cl_int *err)
{
    static uint64_t texels[SIDE * SIDE * TEXEL_BYTES / sizeof(uint64_t)];
    const cl_image_desc desc = {
        .image_type = CL_MEM_OBJECT_IMAGE2D, .image_width = SIDE, .image_height = SIDE};
    uint64_t state = n + 2;
    for (unsigned i = 0; i < sizeof texels / sizeof *texels; i++) {
        texels[i] = n < IMAGES - WRITTEN ? next_random(&state) : 0;
        if (image_formats[n].image_channel_data_type == CL_HALF_FLOAT)
            texels[i] = usual_halves(texels[i]);
    }
    return clCreateImage(at->context, CL_MEM_COPY_HOST_PTR, &image_formats[n], &desc, texels, err);
}

static cl_int
set_images(const struct workplace *at, cl_kernel kernel, cl_mem images[IMAGES])
{
    cl_int err = CL_SUCCESS;
    for (unsigned n = 0; !err && n < IMAGES; n++) {
        images[n] = make_image(at, n, &err);
        err = err ? err : clSetKernelArg(kernel, BUFFER_ARGS + n, sizeof images[n], &images[n]);
    }
    return err;
}

/* A number for each image that the kernel wrote. */
static cl_int
print_images(const struct workplace *at, const char *name, cl_mem images[IMAGES])
{
    static uint8_t texels[SIDE * SIDE * TEXEL_BYTES];
    const size_t origin[3] = {0}, region[3] = {SIDE, SIDE, 1};
    cl_int err = CL_SUCCESS;
    for (unsigned n = IMAGES - WRITTEN; !err && n < IMAGES; n++) {
        memset(texels, 0, sizeof texels);
        err = clEnqueueReadImage(at->queue, images[n], CL_TRUE, origin, region, 0, 0, texels, 0, NULL, NULL);
        uint64_t sum = 0;
        for (unsigned i = 0; i < sizeof texels; i++)
            sum = sum * 31 + texels[i];
        printf("%s image %u: %" PRIx64 "\n", name, n, sum);
    }
    return err;
}

static cl_int
launch(const struct workplace *at, cl_kernel kernel, const char *name)
{
    const bool square = strstr(name, "_2d") != NULL;
    const size_t global[2] = {square ? 16 : ITEMS, 16}, local[2] = {square ? 8 : 64, 8};
    return clEnqueueNDRangeKernel(at->queue, kernel, square ? 2 : 1, NULL, global, local, 0, NULL, NULL);
}

static cl_int
run_kernel(const struct workplace *at, cl_kernel kernel)
{
    static uint64_t in[ITEMS], out[ITEMS * OUTS];
    uint32_t shared[SHARED];
    uint64_t state = 1;
    char name[NAME_CHARS];
    const cl_uint u = 0x12345678;
    const cl_int i = -77;
    for (unsigned k = 0; k < ITEMS; k++)
        in[k] = next_random(&state);
    for (unsigned k = 0; k < SHARED; k++)
        shared[k] = (uint32_t)next_random(&state);
    memset(out, 0x55, sizeof out);
    cl_int err = clGetKernelInfo(kernel, CL_KERNEL_FUNCTION_NAME, sizeof name, name, NULL), e[3];
    cl_uint args = 0;
    cl_mem images[IMAGES] = {NULL};
    cl_mem mems[3] = {clCreateBuffer(at->context, CL_MEM_COPY_HOST_PTR, sizeof in, in, &e[0]),
                      clCreateBuffer(at->context, CL_MEM_COPY_HOST_PTR, sizeof out, out, &e[1]),
                      clCreateBuffer(at->context, CL_MEM_COPY_HOST_PTR, sizeof shared, shared, &e[2])};
    for (cl_uint k = 0; k < 3; k++)
        err = err ? err : e[k] ? e[k] : clSetKernelArg(kernel, k, sizeof mems[k], &mems[k]);
    err = err ? err : clSetKernelArg(kernel, 3, sizeof u, &u);
    err = err ? err : clSetKernelArg(kernel, 4, sizeof i, &i);
    err = err ? err : clGetKernelInfo(kernel, CL_KERNEL_NUM_ARGS, sizeof args, &args, NULL);
    err = err || args == BUFFER_ARGS ? err : set_images(at, kernel, images);
    err = err ? err : launch(at, kernel, name);
    err = err ? err : clEnqueueReadBuffer(at->queue, mems[1], CL_TRUE, 0, sizeof out, out, 0, NULL, NULL);
    err =
        err ? err : clEnqueueReadBuffer(at->queue, mems[2], CL_TRUE, 0, sizeof shared, shared, 0, NULL, NULL);
    if (err)
        printf("%s: error %d\n", name, err);
    else
        print_results(name, out, shared);
    err = err || args == BUFFER_ARGS ? err : print_images(at, name, images);
    for (unsigned k = 0; k < IMAGES; k++)
        if (images[k])
            clReleaseMemObject(images[k]);
    for (unsigned k = 0; k < 3; k++)
        if (mems[k])
            clReleaseMemObject(mems[k]);
    return err;
}

static cl_int
run_program(const struct workplace *at, const char *path, const char *options)
{
    cl_kernel kernels[MAX_KERNELS];
    cl_uint count = 0;
    cl_int err;
    cl_program program = build_file(at, path, options, &err);
    if (!program)
        return err;
    err = clCreateKernelsInProgram(program, MAX_KERNELS, kernels, &count);
    for (cl_uint i = 0; !err && i < count; i++) {
        err = run_kernel(at, kernels[i]);
        clReleaseKernel(kernels[i]);
    }
    clReleaseProgram(program);
    return err;
}

int
main(int argc, char **argv)
{
    struct workplace at;
    if (argc < 4)
        return 2;
    cl_int err = workplace_open(&at, argv[1], argv[2]);
    if (err == CL_DEVICE_NOT_FOUND)
        return 77;
    if (!err)
        err = run_program(&at, argv[3], argc > 4 ? argv[4] : "");
    workplace_close(&at);
    return err != CL_SUCCESS;
}
