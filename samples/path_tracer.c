/* SPDX-License-Identifier: MIT */
/* Spheres of glass, metal and chalk by path tracing: loops that end at different times, structures, random
 * numbers. */
#include "common/gpu.h"
#include "path_tracer_scene.h"

int
main(int argc, char **argv)
{
    struct sample_options options;
    sample_parse(&options, argc, argv, "path_tracer", NULL, 1280, 960);
    const cl_int width = (cl_int)options.width, height = (cl_int)options.height, first_row = 0, paths = PATHS,
                 count = SPHERES;

    struct gpu gpu = gpu_open(&options);
    cl_mem out = gpu_buffer(&gpu, CL_MEM_WRITE_ONLY, (size_t)width * (size_t)height * 4, NULL);
    cl_mem spheres = gpu_buffer(&gpu, CL_MEM_READ_ONLY, sizeof path_tracer_scene, path_tracer_scene);
    cl_kernel kernel = gpu_kernel(&gpu, "path_tracer");
    GPU_ARG(kernel, 0, out);
    GPU_ARG(kernel, 1, width);
    GPU_ARG(kernel, 2, height);
    GPU_ARG(kernel, 3, first_row);
    GPU_ARG(kernel, 4, height);
    GPU_ARG(kernel, 5, paths);
    GPU_ARG(kernel, 6, spheres);
    GPU_ARG(kernel, 7, count);

    const size_t global[2] = {(size_t)width, (size_t)height}, local[2] = {16, 8};
    gpu_run(&gpu, kernel, 2, global, local);
    gpu_finish(&gpu, &options, out, options.width, options.height);

    clReleaseKernel(kernel);
    clReleaseMemObject(spheres);
    clReleaseMemObject(out);
    gpu_close(&gpu);
    return 0;
}
