/* SPDX-License-Identifier: MIT */
/* A Gaussian blur in two passes: local memory and barriers, constant weights, float4 arithmetic. */
#include <math.h>

#include "common/gpu.h"
#include "common/input.h"

enum { MAX_RADIUS = 32 };

/* The half kernel weights[0..radius], normalised so that the whole sums to one. */
static void
make_weights(float weights[MAX_RADIUS + 1], int radius, double sigma)
{
    double sum = 0.0;
    for (int i = 0; i <= radius; i++) {
        double value = exp(-0.5 * i * i / (sigma * sigma));
        weights[i] = (float)value;
        sum += i ? 2.0 * value : value;
    }
    for (int i = 0; i <= radius; i++)
        weights[i] = (float)(weights[i] / sum);
}

static void
set_args(cl_kernel kernel, cl_mem in, cl_mem out, const cl_int size[2], cl_mem weights, cl_int radius)
{
    GPU_ARG(kernel, 0, in);
    GPU_ARG(kernel, 1, out);
    GPU_ARG(kernel, 2, size[0]);
    GPU_ARG(kernel, 3, size[1]);
    GPU_ARG(kernel, 4, weights);
    GPU_ARG(kernel, 5, radius);
}

int
main(int argc, char **argv)
{
    struct sample_options options;
    sample_parse(&options, argc, argv, "gaussian_blur", "landscape.png", 0, 0);
    struct image input = sample_input(&options);
    const cl_int size[2] = {(cl_int)input.width, (cl_int)input.height}, radius = 12;
    float weights[MAX_RADIUS + 1];
    make_weights(weights, radius, 5.0);

    struct gpu gpu = gpu_open(&options);
    cl_mem in = gpu_image_buffer(&gpu, &input);
    cl_mem rows = gpu_buffer(&gpu, CL_MEM_READ_WRITE, image_bytes(&input) * sizeof(float), NULL);
    cl_mem out = gpu_buffer(&gpu, CL_MEM_WRITE_ONLY, image_bytes(&input), NULL);
    cl_mem half_kernel = gpu_buffer(&gpu, CL_MEM_READ_ONLY, sizeof weights, weights);
    cl_kernel blur_rows = gpu_kernel(&gpu, "blur_rows"), blur_columns = gpu_kernel(&gpu, "blur_columns");
    set_args(blur_rows, in, rows, size, half_kernel, radius);
    set_args(blur_columns, rows, out, size, half_kernel, radius);

    const size_t global[2] = {input.width, input.height}, local[2] = {64, 1};
    gpu_run(&gpu, blur_rows, 2, global, local);
    gpu_run(&gpu, blur_columns, 2, global, local);
    gpu_finish(&gpu, &options, out, input.width, input.height);

    clReleaseKernel(blur_columns);
    clReleaseKernel(blur_rows);
    clReleaseMemObject(half_kernel);
    clReleaseMemObject(out);
    clReleaseMemObject(rows);
    clReleaseMemObject(in);
    gpu_close(&gpu);
    image_free(&input);
    return 0;
}
