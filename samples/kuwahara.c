/* SPDX-License-Identifier: MIT */
/* A painting from a picture by a Kuwahara filter: wide vectors, many registers, a loop with a table in
 * memory. */
#include <math.h>

#include "common/gpu.h"
#include "common/input.h"

enum { RADIUS = 7, SIDE = 2 * RADIUS + 1, SECTORS = 8 };

/* How much the offset belongs to the sector: its part in the sector's direction, less what it is off to the
 * side. */
static double
share(int dx, int dy, int sector)
{
    const double angle = 6.283185307179586 * sector / SECTORS, x = (double)dx / RADIUS,
                 y = (double)dy / RADIUS;
    const double along = x * cos(angle) + y * sin(angle), off = y * cos(angle) - x * sin(angle);
    const double z = along + 0.33 - 3.0 * off * off;
    return z > 0.0 ? z * z * exp(-3.0 * (x * x + y * y)) : 0.0;
}

static void
make_weights(float weights[SIDE * SIDE][SECTORS])
{
    for (int sector = 0; sector < SECTORS; sector++) {
        double sum = 0.0;
        for (int pass = 0; pass < 2; pass++)
            for (int i = 0; i < SIDE * SIDE; i++) {
                const int dx = i % SIDE - RADIUS, dy = i / SIDE - RADIUS;
                const double value = dx * dx + dy * dy <= RADIUS * RADIUS ? share(dx, dy, sector) : 0.0;
                if (pass)
                    weights[i][sector] = (float)(value / sum);
                else
                    sum += value;
            }
    }
}

int
main(int argc, char **argv)
{
    struct sample_options options;
    sample_parse(&options, argc, argv, "kuwahara", "landscape.png", 0, 0);
    struct image input = sample_input(&options);
    const cl_int width = (cl_int)input.width, height = (cl_int)input.height, radius = RADIUS;
    static float weights[SIDE * SIDE][SECTORS];
    make_weights(weights);

    struct gpu gpu = gpu_open(&options);
    cl_mem in = gpu_image_buffer(&gpu, &input);
    cl_mem out = gpu_buffer(&gpu, CL_MEM_WRITE_ONLY, image_bytes(&input), NULL);
    cl_mem table = gpu_buffer(&gpu, CL_MEM_READ_ONLY, sizeof weights, weights);
    cl_kernel kernel = gpu_kernel(&gpu, "kuwahara");
    GPU_ARG(kernel, 0, in);
    GPU_ARG(kernel, 1, out);
    GPU_ARG(kernel, 2, width);
    GPU_ARG(kernel, 3, height);
    GPU_ARG(kernel, 4, table);
    GPU_ARG(kernel, 5, radius);

    const size_t global[2] = {input.width, input.height}, local[2] = {16, 8};
    gpu_run(&gpu, kernel, 2, global, local);
    gpu_finish(&gpu, &options, out, input.width, input.height);

    clReleaseKernel(kernel);
    clReleaseMemObject(table);
    clReleaseMemObject(out);
    clReleaseMemObject(in);
    gpu_close(&gpu);
    image_free(&input);
    return 0;
}
