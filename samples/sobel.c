/* SPDX-License-Identifier: MIT */
/* Edge detection: byte loads and stores, integer arithmetic, square roots, global ids in two dimensions. */
#include "common/gpu.h"
#include "common/input.h"

static void
set_args(cl_kernel kernel, cl_mem in, cl_mem out, cl_int width, cl_int height)
{
    GPU_ARG(kernel, 0, in);
    GPU_ARG(kernel, 1, out);
    GPU_ARG(kernel, 2, width);
    GPU_ARG(kernel, 3, height);
}

int
main(int argc, char **argv)
{
    struct sample_options options;
    sample_parse(&options, argc, argv, "sobel", "landscape.png", 0, 0);
    struct image input = sample_input(&options);
    const cl_int width = (cl_int)input.width, height = (cl_int)input.height;

    struct gpu gpu = gpu_open(&options);
    cl_mem in = gpu_image_buffer(&gpu, &input);
    cl_mem grey = gpu_buffer(&gpu, CL_MEM_READ_WRITE, image_bytes(&input) / 4, NULL);
    cl_mem out = gpu_buffer(&gpu, CL_MEM_WRITE_ONLY, image_bytes(&input), NULL);
    cl_kernel to_luma = gpu_kernel(&gpu, "to_luma"), sobel = gpu_kernel(&gpu, "sobel");
    set_args(to_luma, in, grey, width, height);
    set_args(sobel, grey, out, width, height);

    const size_t global[2] = {input.width, input.height}, local[2] = {32, 4};
    gpu_run(&gpu, to_luma, 2, global, local);
    gpu_run(&gpu, sobel, 2, global, local);
    gpu_finish(&gpu, &options, out, input.width, input.height);

    clReleaseKernel(sobel);
    clReleaseKernel(to_luma);
    clReleaseMemObject(out);
    clReleaseMemObject(grey);
    clReleaseMemObject(in);
    gpu_close(&gpu);
    image_free(&input);
    return 0;
}
