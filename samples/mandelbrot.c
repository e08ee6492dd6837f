/* SPDX-License-Identifier: MIT */
/* A detail of the Mandelbrot set: one work-item per pixel, divergent loops, a palette in global memory. */
#include <math.h>

#include "common/gpu.h"

enum { PALETTE = 1024, LIMIT = 1500 };

static uint8_t
wave(double position, double phase)
{
    return (uint8_t)(127.5 + 127.5 * cos(6.283185307179586 * (position + phase)));
}

/* Deep blue over white and gold to dark red and back. */
static void
make_palette(uint8_t palette[PALETTE][4])
{
    for (int i = 0; i < PALETTE; i++) {
        double p = (double)i / PALETTE;
        palette[i][0] = wave(p, 0.58);
        palette[i][1] = wave(p, 0.65);
        palette[i][2] = wave(p, 0.75);
        palette[i][3] = 255;
    }
}

int
main(int argc, char **argv)
{
    struct sample_options options;
    sample_parse(&options, argc, argv, "mandelbrot", NULL, 1280, 960);
    const cl_int width = (cl_int)options.width, height = (cl_int)options.height;
    const cl_int limit = LIMIT, palette_size = PALETTE;
    const float view = 0.0034f, centre_x = -0.74362f, centre_y = 0.13172f;
    const float step = view / (float)width;
    const float left = centre_x - step * (float)width * 0.5f, top = centre_y - step * (float)height * 0.5f;
    uint8_t palette[PALETTE][4];
    make_palette(palette);

    struct gpu gpu = gpu_open(&options);
    cl_mem out = gpu_buffer(&gpu, CL_MEM_WRITE_ONLY, (size_t)width * (size_t)height * 4, NULL);
    cl_mem colours = gpu_buffer(&gpu, CL_MEM_READ_ONLY, sizeof palette, palette);
    cl_kernel kernel = gpu_kernel(&gpu, "mandelbrot");
    GPU_ARG(kernel, 0, out);
    GPU_ARG(kernel, 1, width);
    GPU_ARG(kernel, 2, height);
    GPU_ARG(kernel, 3, left);
    GPU_ARG(kernel, 4, top);
    GPU_ARG(kernel, 5, step);
    GPU_ARG(kernel, 6, limit);
    GPU_ARG(kernel, 7, colours);
    GPU_ARG(kernel, 8, palette_size);

    const size_t global[2] = {(size_t)width, (size_t)height}, local[2] = {16, 8};
    gpu_run(&gpu, kernel, 2, global, local);
    gpu_finish(&gpu, &options, out, options.width, options.height);

    clReleaseKernel(kernel);
    clReleaseMemObject(colours);
    clReleaseMemObject(out);
    gpu_close(&gpu);
    return 0;
}
