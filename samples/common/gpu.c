/* SPDX-License-Identifier: MIT */
#include "common/gpu.h"

#include <stdio.h>

#include "common/device.h"
#include "common/fail.h"
#include "common/program.h"

struct gpu
gpu_open(const struct sample_options *options)
{
    struct gpu gpu = {.device = device_find(options->platform, options->device)};
    char name[256];
    cl_int code;
    check(clGetDeviceInfo(gpu.device, CL_DEVICE_NAME, sizeof name, name, NULL), "CL_DEVICE_NAME");
    printf("%s on %s\n", options->name, name);
    gpu.context = clCreateContext(NULL, 1, &gpu.device, NULL, NULL, &code);
    check(code, "clCreateContext");
    gpu.queue = clCreateCommandQueue(gpu.context, gpu.device, CL_QUEUE_PROFILING_ENABLE, &code);
    check(code, "clCreateCommandQueue");
    gpu.program = program_open(gpu.context, gpu.device, options);
    return gpu;
}

void
gpu_close(struct gpu *gpu)
{
    clReleaseProgram(gpu->program);
    clReleaseCommandQueue(gpu->queue);
    clReleaseContext(gpu->context);
}

cl_mem
gpu_buffer(struct gpu *gpu, cl_mem_flags flags, size_t bytes, const void *content)
{
    cl_int code;
    if (content)
        flags |= CL_MEM_COPY_HOST_PTR;
    cl_mem buffer = clCreateBuffer(gpu->context, flags, bytes, (void *)content, &code);
    check(code, "clCreateBuffer");
    return buffer;
}

cl_mem
gpu_image_buffer(struct gpu *gpu, const struct image *image)
{
    return gpu_buffer(gpu, CL_MEM_READ_ONLY, image_bytes(image), image->pixels);
}

void
gpu_read(struct gpu *gpu, cl_mem buffer, size_t bytes, void *target)
{
    check(clEnqueueReadBuffer(gpu->queue, buffer, CL_TRUE, 0, bytes, target, 0, NULL, NULL),
          "clEnqueueReadBuffer");
}

cl_kernel
gpu_kernel(struct gpu *gpu, const char *name)
{
    cl_int code;
    cl_kernel kernel = clCreateKernel(gpu->program, name, &code);
    check(code, name);
    return kernel;
}

void
gpu_arg(cl_kernel kernel, cl_uint index, size_t size, const void *value)
{
    check(clSetKernelArg(kernel, index, size, value), "clSetKernelArg");
}

static double
event_milliseconds(cl_event event)
{
    cl_ulong start = 0, end = 0;
    check(clGetEventProfilingInfo(event, CL_PROFILING_COMMAND_START, sizeof start, &start, NULL),
          "CL_PROFILING_COMMAND_START");
    check(clGetEventProfilingInfo(event, CL_PROFILING_COMMAND_END, sizeof end, &end, NULL),
          "CL_PROFILING_COMMAND_END");
    return 1e-6 * (double)(end - start);
}

static void
report_run(cl_kernel kernel, cl_uint dimensions, const size_t *global, double milliseconds)
{
    char name[64] = "", size[48];
    check(clGetKernelInfo(kernel, CL_KERNEL_FUNCTION_NAME, sizeof name, name, NULL), "kernel name");
    if (dimensions == 2)
        snprintf(size, sizeof size, "%zu x %zu", global[0], global[1]);
    else
        snprintf(size, sizeof size, "%zu", global[0]);
    printf("  %-20s %12s work-items %10.3f ms\n", name, size, milliseconds);
}

void
gpu_run(struct gpu *gpu, cl_kernel kernel, cl_uint dimensions, const size_t *global, const size_t *local)
{
    size_t rounded[2] = {0, 0};
    cl_event event;
    cl_int status = CL_COMPLETE;
    for (cl_uint d = 0; d < dimensions && d < 2; d++)
        rounded[d] = (global[d] + local[d] - 1) / local[d] * local[d];
    check(clEnqueueNDRangeKernel(gpu->queue, kernel, dimensions, NULL, rounded, local, 0, NULL, &event),
          "clEnqueueNDRangeKernel");
    check(clFinish(gpu->queue), "clFinish");
    check(clGetEventInfo(event, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof status, &status, NULL),
          "clGetEventInfo");
    if (status < 0)
        check(status, "the kernel faulted");
    double milliseconds = event_milliseconds(event);
    clReleaseEvent(event);
    if (!gpu->quiet)
        report_run(kernel, dimensions, rounded, milliseconds);
    gpu->milliseconds += milliseconds;
    gpu->launches++;
}

void
gpu_finish(struct gpu *gpu, const struct sample_options *options, cl_mem pixels, unsigned width,
           unsigned height)
{
    struct image image = image_new(width, height);
    gpu_read(gpu, pixels, image_bytes(&image), image.pixels);
    image_save(&image, options->output);
    if (gpu->quiet)
        printf("  %u kernel launches\n", gpu->launches);
    printf("  %.3f ms in kernels; %u x %u pixels in %s\n", gpu->milliseconds, width, height, options->output);
    image_free(&image);
}
