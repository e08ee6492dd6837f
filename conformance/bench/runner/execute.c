/* SPDX-License-Identifier: MIT */
#include "execute.h"

#include <assert.h>
#include <stdlib.h>
#include <time.h>

#include "common/device.h"
#include "common/fail.h"
#include "processor_seconds.h"
#include "program.h"

double
elapsed_seconds(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static void
open_buffers(struct execution *execution)
{
    const struct job *job = execution->job;
    for (unsigned i = 0; i < job->buffer_count; i++) {
        const struct buffer *buffer = &job->buffers[i];
        cl_mem_flags flags = buffer->written ? CL_MEM_READ_WRITE : CL_MEM_READ_ONLY;
        cl_int code;
        execution->buffers[i] = clCreateBuffer(execution->context, flags | CL_MEM_COPY_HOST_PTR,
                                               buffer->bytes, buffer->host, &code);
        check(code, "clCreateBuffer");
    }
}

static cl_mem *
buffer_of(struct execution *execution, const void *host)
{
    const struct job *job = execution->job;
    for (unsigned i = 0; i < job->buffer_count; i++)
        if (job->buffers[i].host == host)
            return &execution->buffers[i];
    fail("an argument of %s is no buffer", job->row->name);
}

static void
set_args(struct execution *execution, cl_kernel kernel, const struct launch *launch)
{
    for (unsigned i = 0; i < launch->arg_count; i++) {
        const struct arg *arg = &launch->args[i];
        const void *value = arg->kind == ARG_BUFFER  ? buffer_of(execution, arg->value.buffer)
                            : arg->kind == ARG_VALUE ? (const void *)&arg->value
                                                     : NULL;
        check(clSetKernelArg(kernel, i, arg->size, value), "clSetKernelArg");
    }
}

static void
open_kernels(struct execution *execution)
{
    const struct job *job = execution->job;
    execution->kernels = calloc(job->launch_count, sizeof *execution->kernels);
    if (!execution->kernels && job->launch_count)
        fail("no memory for kernels");
    for (unsigned i = 0; i < job->launch_count; i++) {
        cl_int code;
        execution->kernels[i] = clCreateKernel(execution->program, job->launches[i].kernel, &code);
        check(code, job->launches[i].kernel);
        set_args(execution, execution->kernels[i], &job->launches[i]);
    }
}

void
execute_open(struct execution *execution, const struct config *config, struct job *job)
{
    cl_int code;
    cl_device_id device = device_find(config->platform, config->device);
    *execution = (struct execution){.job = job};
    execution->context = clCreateContext(NULL, 1, &device, NULL, NULL, &code);
    check(code, "clCreateContext");
    execution->queue = clCreateCommandQueue(execution->context, device, 0, &code);
    check(code, "clCreateCommandQueue");
    execution->program = program_load(execution->context, device, job->row, config->device);
    open_buffers(execution);
    open_kernels(execution);
}

void
execute_close(struct execution *execution)
{
    for (unsigned i = 0; i < execution->job->launch_count; i++)
        clReleaseKernel(execution->kernels[i]);
    free(execution->kernels);
    for (unsigned i = 0; i < execution->job->buffer_count; i++)
        clReleaseMemObject(execution->buffers[i]);
    clReleaseProgram(execution->program);
    clReleaseCommandQueue(execution->queue);
    clReleaseContext(execution->context);
}

static void
put_back(struct execution *execution)
{
    const struct job *job = execution->job;
    for (unsigned i = 0; i < job->buffer_count; i++)
        if (job->buffers[i].written)
            check(clEnqueueWriteBuffer(execution->queue, execution->buffers[i], CL_TRUE, 0,
                                       job->buffers[i].bytes, job->buffers[i].host, 0, NULL, NULL),
                  "clEnqueueWriteBuffer");
}

static cl_uint
dimensions(const struct range *range)
{
    return range->z ? 3 : range->y ? 2 : 1;
}

struct times
execute_run(struct execution *execution)
{
    put_back(execution);
    const double start = elapsed_seconds(), processor = processor_seconds();
    for (unsigned i = 0; i < execution->job->launch_count; i++) {
        const struct launch *launch = &execution->job->launches[i];
        check(clEnqueueNDRangeKernel(execution->queue, execution->kernels[i], dimensions(&launch->global),
                                     NULL, &launch->global.x, &launch->local.x, 0, NULL, NULL),
              launch->kernel);
    }
    check(clFinish(execution->queue), "clFinish");
    return (struct times){elapsed_seconds() - start, processor_seconds() - processor};
}

void
execute_read(struct execution *execution)
{
    const struct job *job = execution->job;
    for (unsigned i = 0; i < job->buffer_count; i++)
        if (job->buffers[i].written)
            check(clEnqueueReadBuffer(execution->queue, execution->buffers[i], CL_TRUE, 0,
                                      job->buffers[i].bytes, job->buffers[i].result, 0, NULL, NULL),
                  "clEnqueueReadBuffer");
}
