/* SPDX-License-Identifier: MIT */
/* One OpenCL device with a context, a profiling queue and the sample's program. */
#ifndef SAMPLES_GPU_H
#define SAMPLES_GPU_H

#include <stdbool.h>

#include <CL/cl.h>

#include "common/image.h"
#include "common/options.h"

struct gpu {
    cl_device_id device;
    cl_context context;
    cl_command_queue queue;
    cl_program program;
    double milliseconds; /* spent in kernels so far, by the device's own clock */
    unsigned launches;
    bool quiet; /* gpu_run prints nothing: for samples with hundreds of launches */
};

struct gpu gpu_open(const struct sample_options *options);
void gpu_close(struct gpu *gpu);

cl_mem gpu_buffer(struct gpu *gpu, cl_mem_flags flags, size_t bytes, const void *content);
cl_mem gpu_image_buffer(struct gpu *gpu, const struct image *image);
void gpu_read(struct gpu *gpu, cl_mem buffer, size_t bytes, void *target);

cl_kernel gpu_kernel(struct gpu *gpu, const char *name);
void gpu_arg(cl_kernel kernel, cl_uint index, size_t size, const void *value);
#define GPU_ARG(kernel, index, value) gpu_arg(kernel, index, sizeof(value), &(value))

/*
 * Runs the kernel, waits, and, if not quiet, prints its name, size and time. global is rounded up to a
 * multiple of local: kernels check their bounds. dimensions is 1 or 2.
 */
void gpu_run(struct gpu *gpu, cl_kernel kernel, cl_uint dimensions, const size_t *global,
             const size_t *local);

/* Reads the buffer into a PNG at options->output and prints the last line of the report. */
void gpu_finish(struct gpu *gpu, const struct sample_options *options, cl_mem pixels, unsigned width,
                unsigned height);

#endif
