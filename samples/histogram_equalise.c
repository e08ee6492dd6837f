/* SPDX-License-Identifier: MIT */
/* Contrast by histogram equalisation: local and global atomics, a scan with barriers, integer division. */
#include "common/gpu.h"
#include "common/input.h"

enum { BINS = 256 };

int
main(int argc, char **argv)
{
    struct sample_options options;
    sample_parse(&options, argc, argv, "histogram_equalise", "fog.png", 0, 0);
    struct image input = sample_input(&options);
    const cl_uint pixels = input.width * input.height;
    const cl_uint zeros[BINS] = {0};

    struct gpu gpu = gpu_open(&options);
    cl_mem in = gpu_image_buffer(&gpu, &input);
    cl_mem out = gpu_buffer(&gpu, CL_MEM_WRITE_ONLY, image_bytes(&input), NULL);
    cl_mem bins = gpu_buffer(&gpu, CL_MEM_READ_WRITE, sizeof zeros, zeros);
    cl_mem curve = gpu_buffer(&gpu, CL_MEM_READ_WRITE, BINS, NULL);
    cl_kernel histogram = gpu_kernel(&gpu, "histogram"), make_curve = gpu_kernel(&gpu, "make_curve"),
              apply_curve = gpu_kernel(&gpu, "apply_curve");
    GPU_ARG(histogram, 0, in);
    GPU_ARG(histogram, 1, pixels);
    GPU_ARG(histogram, 2, bins);
    GPU_ARG(make_curve, 0, bins);
    GPU_ARG(make_curve, 1, pixels);
    GPU_ARG(make_curve, 2, curve);
    GPU_ARG(apply_curve, 0, in);
    GPU_ARG(apply_curve, 1, out);
    GPU_ARG(apply_curve, 2, pixels);
    GPU_ARG(apply_curve, 3, curve);

    const size_t counters = 32 * BINS, one_group = BINS, all = pixels, local = BINS;
    gpu_run(&gpu, histogram, 1, &counters, &local);
    gpu_run(&gpu, make_curve, 1, &one_group, &local);
    gpu_run(&gpu, apply_curve, 1, &all, &local);
    gpu_finish(&gpu, &options, out, input.width, input.height);

    clReleaseKernel(apply_curve);
    clReleaseKernel(make_curve);
    clReleaseKernel(histogram);
    clReleaseMemObject(curve);
    clReleaseMemObject(bins);
    clReleaseMemObject(out);
    clReleaseMemObject(in);
    gpu_close(&gpu);
    image_free(&input);
    return 0;
}
