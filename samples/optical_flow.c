/* SPDX-License-Identifier: MIT */
/*
 * Optical flow between two frames: how far each pixel moves. The second frame is the picture stirred by three
 * whirls, so the true answer is known. Hundreds of short launches on buffers that take turns.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "common/fail.h"
#include "common/gpu.h"
#include "common/input.h"

enum { LEVELS = 5, MOVES = 2, STEPS = 25 };

struct point {
    double x, y;
};

struct level {
    cl_int width, height;
    cl_mem frames[2], moved, slopes, flow[2];
};

static const size_t group[2] = {16, 8};

/* What the second frame at (x, y) was moved by. */
static struct point
stir(double x, double y, double width, double height)
{
    static const struct {
        double x, y, reach, turn;
    } whirls[] = {{0.30, 0.50, 0.20, 0.090}, {0.68, 0.42, 0.16, -0.110}, {0.55, 0.80, 0.13, 0.120}};
    struct point sum = {0.0, 0.0};
    for (size_t i = 0; i < sizeof whirls / sizeof whirls[0]; i++) {
        const double dx = x - whirls[i].x * width, dy = y - whirls[i].y * height,
                     reach = whirls[i].reach * width;
        const double turn = whirls[i].turn * exp(-(dx * dx + dy * dy) / (reach * reach));
        sum.x -= turn * dy;
        sum.y += turn * dx;
    }
    return sum;
}

static double
between(const struct image *image, double x, double y, int channel)
{
    const double limit_x = image->width - 1.001, limit_y = image->height - 1.001;
    x = fmin(fmax(x, 0.0), limit_x);
    y = fmin(fmax(y, 0.0), limit_y);
    const size_t left = (size_t)x, top = (size_t)y, stride = (size_t)image->width * 4;
    const double fx = x - (double)left, fy = y - (double)top;
    const uint8_t *p = image->pixels + top * stride + left * 4 + channel;
    return (p[0] * (1.0 - fx) + p[4] * fx) * (1.0 - fy) + (p[stride] * (1.0 - fx) + p[stride + 4] * fx) * fy;
}

static struct image
second_frame(const struct image *first)
{
    struct image second = image_new(first->width, first->height);
    for (unsigned y = 0; y < first->height; y++)
        for (unsigned x = 0; x < first->width; x++) {
            const struct point by = stir(x, y, first->width, first->height);
            for (int c = 0; c < 3; c++)
                second.pixels[((size_t)y * first->width + x) * 4 + (size_t)c] =
                    (uint8_t)(between(first, x - by.x, y - by.y, c) + 0.5);
        }
    return second;
}

static struct level
make_level(struct gpu *gpu, cl_int width, cl_int height)
{
    const size_t pixels = (size_t)width * (size_t)height;
    struct level level = {.width = width, .height = height};
    for (int i = 0; i < 2; i++) {
        level.frames[i] = gpu_buffer(gpu, CL_MEM_READ_WRITE, pixels * sizeof(cl_float), NULL);
        level.flow[i] = gpu_buffer(gpu, CL_MEM_READ_WRITE, pixels * sizeof(cl_float2), NULL);
    }
    level.moved = gpu_buffer(gpu, CL_MEM_READ_WRITE, pixels * sizeof(cl_float), NULL);
    level.slopes = gpu_buffer(gpu, CL_MEM_READ_WRITE, pixels * sizeof(cl_float4), NULL);
    return level;
}

static void
free_level(const struct level *level)
{
    for (int i = 0; i < 2; i++) {
        clReleaseMemObject(level->frames[i]);
        clReleaseMemObject(level->flow[i]);
    }
    clReleaseMemObject(level->moved);
    clReleaseMemObject(level->slopes);
}

static void
run(struct gpu *gpu, cl_kernel kernel, const struct level *level)
{
    const size_t global[2] = {(size_t)level->width, (size_t)level->height};
    gpu_run(gpu, kernel, 2, global, group);
    clReleaseKernel(kernel);
}

/* From one level to the next: halve a frame, or enlarge the flow. */
static void
resample(struct gpu *gpu, const char *name, const struct level *from, cl_mem in, const struct level *to,
         cl_mem out)
{
    cl_kernel kernel = gpu_kernel(gpu, name);
    GPU_ARG(kernel, 0, in);
    GPU_ARG(kernel, 1, from->width);
    GPU_ARG(kernel, 2, from->height);
    GPU_ARG(kernel, 3, out);
    GPU_ARG(kernel, 4, to->width);
    GPU_ARG(kernel, 5, to->height);
    run(gpu, kernel, to);
}

/* A kernel with two or three buffers, then width and height. */
static void
filter(struct gpu *gpu, const char *name, const struct level *level, cl_mem a, cl_mem b, cl_mem c)
{
    cl_kernel kernel = gpu_kernel(gpu, name);
    cl_uint index = 0;
    gpu_arg(kernel, index++, sizeof a, &a);
    gpu_arg(kernel, index++, sizeof b, &b);
    if (c)
        gpu_arg(kernel, index++, sizeof c, &c);
    gpu_arg(kernel, index++, sizeof level->width, &level->width);
    gpu_arg(kernel, index++, sizeof level->height, &level->height);
    run(gpu, kernel, level);
}

static void
derive(struct gpu *gpu, const struct level *level)
{
    const cl_float smoothness = 60.0f;
    cl_kernel kernel = gpu_kernel(gpu, "derive");
    GPU_ARG(kernel, 0, level->frames[0]);
    GPU_ARG(kernel, 1, level->moved);
    GPU_ARG(kernel, 2, level->flow[0]);
    GPU_ARG(kernel, 3, level->slopes);
    GPU_ARG(kernel, 4, level->width);
    GPU_ARG(kernel, 5, level->height);
    GPU_ARG(kernel, 6, smoothness);
    run(gpu, kernel, level);
}

static void
refine(struct gpu *gpu, struct level *level)
{
    for (int move = 0; move < MOVES; move++) {
        filter(gpu, "move", level, level->frames[1], level->flow[0], level->moved);
        derive(gpu, level);
        for (int step = 0; step < STEPS; step++) {
            filter(gpu, "relax", level, level->slopes, level->flow[0], level->flow[1]);
            const cl_mem newest = level->flow[1];
            level->flow[1] = level->flow[0];
            level->flow[0] = newest;
        }
    }
}

static void
clear_flow(struct gpu *gpu, const struct level *level)
{
    const size_t bytes = (size_t)level->width * (size_t)level->height * sizeof(cl_float2);
    const cl_float zero = 0.0f;
    check(clEnqueueFillBuffer(gpu->queue, level->flow[0], &zero, sizeof zero, 0, bytes, 0, NULL, NULL),
          "clEnqueueFillBuffer");
}

static void
paint(struct gpu *gpu, const struct level *level, cl_mem out)
{
    const cl_float full_speed = 0.006f * (float)level->width;
    cl_kernel kernel = gpu_kernel(gpu, "paint");
    GPU_ARG(kernel, 0, level->flow[0]);
    GPU_ARG(kernel, 1, level->frames[0]);
    GPU_ARG(kernel, 2, out);
    GPU_ARG(kernel, 3, level->width);
    GPU_ARG(kernel, 4, level->height);
    GPU_ARG(kernel, 5, full_speed);
    run(gpu, kernel, level);
}

/* The flow that was found against the true one, which solves flow = stir(here + flow). */
static void
report_error(struct gpu *gpu, const struct level *level)
{
    const size_t pixels = (size_t)level->width * (size_t)level->height;
    cl_float2 *found = malloc(pixels * sizeof *found);
    double error = 0.0, length = 0.0;
    if (!found)
        fail("no memory for the flow");
    gpu_read(gpu, level->flow[0], pixels * sizeof *found, found);
    for (size_t i = 0; i < pixels; i++) {
        const double x = (double)(i % (size_t)level->width), y = (double)(i / (size_t)level->width);
        struct point truth = {0.0, 0.0};
        for (int turn = 0; turn < 8; turn++)
            truth = stir(x + truth.x, y + truth.y, level->width, level->height);
        error += hypot(found[i].s[0] - truth.x, found[i].s[1] - truth.y);
        length += hypot(truth.x, truth.y);
    }
    printf("  the flow is off by %.2f pixels on average, its length is %.2f\n", error / (double)pixels,
           length / (double)pixels);
    free(found);
}

int
main(int argc, char **argv)
{
    struct sample_options options;
    sample_parse(&options, argc, argv, "optical_flow", "landscape.png", 0, 0);
    struct image frames[2] = {sample_input(&options)};
    frames[1] = second_frame(&frames[0]);
    struct gpu gpu = gpu_open(&options);
    struct level levels[LEVELS];
    gpu.quiet = true;

    for (int l = 0; l < LEVELS; l++)
        levels[l] = make_level(&gpu, ((cl_int)frames[0].width + (1 << l) - 1) >> l,
                               ((cl_int)frames[0].height + (1 << l) - 1) >> l);
    for (int f = 0; f < 2; f++) {
        cl_mem picture = gpu_image_buffer(&gpu, &frames[f]);
        filter(&gpu, "brightness", &levels[0], picture, levels[0].frames[f], NULL);
        clReleaseMemObject(picture);
        for (int l = 1; l < LEVELS; l++)
            resample(&gpu, "halve", &levels[l - 1], levels[l - 1].frames[f], &levels[l], levels[l].frames[f]);
    }
    clear_flow(&gpu, &levels[LEVELS - 1]);
    for (int l = LEVELS - 1; l >= 0; l--) {
        if (l < LEVELS - 1)
            resample(&gpu, "enlarge", &levels[l + 1], levels[l + 1].flow[0], &levels[l], levels[l].flow[0]);
        refine(&gpu, &levels[l]);
    }
    cl_mem out = gpu_buffer(&gpu, CL_MEM_WRITE_ONLY, image_bytes(&frames[0]), NULL);
    paint(&gpu, &levels[0], out);
    report_error(&gpu, &levels[0]);
    gpu_finish(&gpu, &options, out, frames[0].width, frames[0].height);

    clReleaseMemObject(out);
    for (int l = 0; l < LEVELS; l++)
        free_level(&levels[l]);
    gpu_close(&gpu);
    image_free(&frames[1]);
    image_free(&frames[0]);
    return 0;
}
