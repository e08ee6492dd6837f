/* SPDX-License-Identifier: MIT */
/*
 * What calls cost beside the work itself, on the first device of the only platform the loader is given.
 * Prints "name value unit" lines; latency.sh puts those of several platforms side by side.
 */
#define _GNU_SOURCE
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define CL_TARGET_OPENCL_VERSION 300
#include <CL/cl.h>

enum { ROUNDS = 10000, FEW = 200, BUILDS = 21, COPIES = 15 };

#define MUST(call)                                                                                           \
    do {                                                                                                     \
        const cl_int result = (call);                                                                        \
        if (result != CL_SUCCESS) {                                                                          \
            fprintf(stderr, "%s: error %d\n", #call, result);                                                \
            exit(1);                                                                                         \
        }                                                                                                    \
    } while (0)

struct bed {
    cl_platform_id platform;
    cl_device_id device;
    cl_context context;
    cl_command_queue queue;
    cl_program program;
    cl_kernel kernel;
};

static const char source[] = "kernel void nothing(void) {}\n"
                             "kernel void scale(global float *p, float f) { p[get_global_id(0)] *= f; }\n";

static double
now_us(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec * 1e6 + (double)now.tv_nsec * 1e-3;
}

static int
by_value(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double
median(double *values, size_t count)
{
    qsort(values, count, sizeof *values, by_value);
    return values[count / 2];
}

static void
tell(const char *name, double *values, size_t count)
{
    printf("%s %.3f us\n", name, median(values, count));
    fflush(stdout);
}

static void
query(struct bed *bed)
{
    MUST(clGetPlatformIDs(1, &bed->platform, NULL));
    MUST(clGetDeviceIDs(bed->platform, CL_DEVICE_TYPE_ALL, 1, &bed->device, NULL));
}

static void
time_queries(struct bed *bed)
{
    static double us[ROUNDS];
    const double start = now_us();
    query(bed);
    printf("first_query %.3f us\n", now_us() - start);
    for (int i = 0; i < ROUNDS; i++) {
        const double begin = now_us();
        query(bed);
        us[i] = now_us() - begin;
    }
    tell("query", us, ROUNDS);
}

static void
time_contexts(struct bed *bed)
{
    static double us[FEW];
    cl_int err;
    for (int i = 0; i < FEW; i++) {
        const double begin = now_us();
        cl_context context = clCreateContext(NULL, 1, &bed->device, NULL, NULL, &err);
        us[i] = now_us() - begin;
        MUST(err);
        MUST(clReleaseContext(context));
    }
    tell("context", us, FEW);
}

static cl_program
build(const struct bed *bed)
{
    const char *text = source;
    cl_int err;
    cl_program program = clCreateProgramWithSource(bed->context, 1, &text, NULL, &err);
    MUST(err);
    MUST(clBuildProgram(program, 1, &bed->device, NULL, NULL, NULL));
    return program;
}

static void
set_up(struct bed *bed)
{
    const cl_queue_properties profiled[] = {CL_QUEUE_PROPERTIES, CL_QUEUE_PROFILING_ENABLE, 0};
    cl_int err;
    bed->context = clCreateContext(NULL, 1, &bed->device, NULL, NULL, &err);
    MUST(err);
    bed->queue = clCreateCommandQueueWithProperties(bed->context, bed->device, profiled, &err);
    MUST(err);
    bed->program = build(bed);
    bed->kernel = clCreateKernel(bed->program, "nothing", &err);
    MUST(err);
}

static void
time_builds(struct bed *bed)
{
    double us[BUILDS];
    for (int i = 0; i < BUILDS; i++) {
        const double begin = now_us();
        cl_program program = build(bed);
        us[i] = now_us() - begin;
        MUST(clReleaseProgram(program));
    }
    tell("warm_build", us, BUILDS);
}

static void
time_kernels(struct bed *bed)
{
    static double us[ROUNDS];
    const size_t one = 1;
    for (int i = 0; i < ROUNDS; i++) {
        const double begin = now_us();
        MUST(clEnqueueNDRangeKernel(bed->queue, bed->kernel, 1, NULL, &one, &one, 0, NULL, NULL));
        MUST(clFinish(bed->queue));
        us[i] = now_us() - begin;
    }
    tell("empty_kernel", us, ROUNDS);
    for (int i = 0; i < ROUNDS; i++) {
        cl_event event;
        cl_ulong queued, start;
        MUST(clEnqueueNDRangeKernel(bed->queue, bed->kernel, 1, NULL, &one, &one, 0, NULL, &event));
        MUST(clWaitForEvents(1, &event));
        MUST(clGetEventProfilingInfo(event, CL_PROFILING_COMMAND_QUEUED, sizeof queued, &queued, NULL));
        MUST(clGetEventProfilingInfo(event, CL_PROFILING_COMMAND_START, sizeof start, &start, NULL));
        us[i] = (double)(start - queued) * 1e-3;
        MUST(clReleaseEvent(event));
    }
    tell("enqueue_to_start", us, ROUNDS);
}

/* Work that is enqueued without waiting in between. */
static void
time_chain(struct bed *bed)
{
    static double us[FEW];
    enum { CHAIN = 100 };
    const size_t one = 1;
    for (int i = 0; i < FEW; i++) {
        const double begin = now_us();
        for (int k = 0; k < CHAIN; k++)
            MUST(clEnqueueNDRangeKernel(bed->queue, bed->kernel, 1, NULL, &one, &one, 0, NULL, NULL));
        MUST(clFinish(bed->queue));
        us[i] = (now_us() - begin) / CHAIN;
    }
    tell("kernel_in_a_row", us, FEW);
}

enum way { READ, WRITE, MEMCPY };

static double
transfer_us(const struct bed *bed, enum way way, cl_mem mem, void *host, void *other, size_t size)
{
    const double begin = now_us();
    if (way == READ)
        MUST(clEnqueueReadBuffer(bed->queue, mem, CL_TRUE, 0, size, host, 0, NULL, NULL));
    else if (way == WRITE)
        MUST(clEnqueueWriteBuffer(bed->queue, mem, CL_TRUE, 0, size, host, 0, NULL, NULL));
    else
        memcpy(host, other, size);
    return now_us() - begin;
}

/* The ways take turns, so that all meet the same machine. */
static void
time_transfers(struct bed *bed, size_t mib)
{
    static const char *const names[] = {"read", "write", "memcpy"};
    double us[3][COPIES];
    const size_t size = mib << 20;
    char *host = aligned_alloc(4096, size), *other = aligned_alloc(4096, size);
    cl_int err;
    cl_mem mem = clCreateBuffer(bed->context, CL_MEM_READ_WRITE, size, NULL, &err);
    MUST(err);
    memset(host, 1, size);
    memset(other, 2, size);
    for (int i = -2; i < COPIES; i++) { /* the first two touch the pages */
        for (enum way way = READ; way <= MEMCPY; way++) {
            const double t = transfer_us(bed, way, mem, host, other, size);
            if (i >= 0)
                us[way][i] = t;
        }
    }
    for (enum way way = READ; way <= MEMCPY; way++)
        printf("%s_%zu_MiB %.3f GB/s\n", names[way], mib, (double)size / median(us[way], COPIES) * 1e-3);
    MUST(clReleaseMemObject(mem));
    free(host);
    free(other);
}

int
main(void)
{
    struct bed bed = {0};
    time_queries(&bed);
    time_contexts(&bed);
    set_up(&bed);
    time_builds(&bed);
    time_kernels(&bed);
    time_chain(&bed);
    time_transfers(&bed, 1);
    time_transfers(&bed, 64);
    MUST(clReleaseKernel(bed.kernel));
    MUST(clReleaseProgram(bed.program));
    MUST(clReleaseCommandQueue(bed.queue));
    MUST(clReleaseContext(bed.context));
    return 0;
}
