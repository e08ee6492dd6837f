/* SPDX-License-Identifier: MIT */
#include "scenario.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

enum { ITEMS = 64, GROUP = 16, BYTES = ITEMS * sizeof(cl_int), WRONG = 1 };

/* All that is made; NULL: not made. Everything is released, however far it went. */
struct objects {
    const struct scenario *scenario;
    cl_device_id device;
    cl_context context;
    cl_command_queue queue, unordered;
    cl_mem buffer, part, image;
    cl_sampler sampler;
    cl_program program, printing;
    cl_kernel kernel, clone, plain;
    cl_event gate, marker;
    cl_mem pipe;
    cl_kernel kernels[64];
    cl_uint kernel_count, part_count;
    cl_device_id parts[8];
    cl_context divided;
    void *shared, *freed;
    cl_bool has_images;
};

static cl_int
find_device(struct objects *o)
{
    cl_platform_id platform;
    cl_int err = clGetPlatformIDs(1, &platform, NULL);
    if (!err)
        err = clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, 1, &o->device, NULL);
    if (!err)
        err = clGetDeviceInfo(o->device, CL_DEVICE_IMAGE_SUPPORT, sizeof o->has_images, &o->has_images, NULL);
    return err;
}

static cl_int
make_context(struct objects *o)
{
    cl_int err;
    o->context = clCreateContext(NULL, 1, &o->device, NULL, NULL, &err);
    return err;
}

static cl_int
make_queues(struct objects *o)
{
    const cl_queue_properties flags[] = {CL_QUEUE_PROPERTIES, CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE, 0};
    cl_int err;
    o->queue = clCreateCommandQueueWithProperties(o->context, o->device, NULL, &err);
    if (!err)
        o->unordered = clCreateCommandQueueWithProperties(o->context, o->device, flags, &err);
    return err;
}

static cl_int
make_buffers(struct objects *o)
{
    const cl_buffer_region half = {0, BYTES / 2};
    cl_int err;
    o->buffer = clCreateBuffer(o->context, CL_MEM_READ_WRITE, BYTES, NULL, &err);
    if (!err)
        o->part = clCreateSubBuffer(o->buffer, CL_MEM_READ_WRITE, CL_BUFFER_CREATE_TYPE_REGION, &half, &err);
    return err;
}

static cl_int
make_image(struct objects *o)
{
    const cl_image_format format = {CL_RGBA, CL_UNORM_INT8};
    const cl_image_desc desc = {.image_type = CL_MEM_OBJECT_IMAGE2D, .image_width = 8, .image_height = 8};
    const size_t origin[3] = {0, 0, 0}, region[3] = {8, 8, 1};
    const cl_float red[4] = {1, 0, 0, 1};
    uint8_t texels[8 * 8 * 4] = {0};
    cl_int err;
    if (!o->has_images)
        return CL_SUCCESS;
    o->sampler = clCreateSamplerWithProperties(o->context, NULL, &err);
    if (!err)
        o->image = clCreateImage(o->context, CL_MEM_READ_WRITE, &format, &desc, NULL, &err);
    if (!err)
        err = clEnqueueFillImage(o->queue, o->image, red, origin, region, 0, NULL, NULL);
    if (!err)
        err = clEnqueueReadImage(o->queue, o->image, CL_TRUE, origin, region, 0, 0, texels, 0, NULL, NULL);
    return err ? err : texels[0] == 255 && texels[1] == 0 ? CL_SUCCESS : WRONG;
}

static cl_int
build(struct objects *o, const unsigned char *binary, size_t bytes, cl_program *program)
{
    cl_int err, status;
    *program = clCreateProgramWithBinary(o->context, 1, &o->device, &bytes, &binary, &status, &err);
    return err ? err : clBuildProgram(*program, 1, &o->device, NULL, NULL, NULL);
}

static cl_int
make_program(struct objects *o)
{
    return build(o, o->scenario->binary, o->scenario->binary_bytes, &o->program);
}

static cl_int
make_kernel(struct objects *o)
{
    cl_int err;
    o->kernel = clCreateKernel(o->program, "locals", &err);
    if (!err)
        err = clSetKernelArg(o->kernel, 0, sizeof o->buffer, &o->buffer);
    if (!err)
        err = clSetKernelArg(o->kernel, 1, GROUP * sizeof(cl_int), NULL);
    if (!err)
        err = clSetKernelArg(o->kernel, 2, GROUP * sizeof(cl_int), NULL);
    if (!err)
        o->clone = clCloneKernel(o->kernel, &err);
    return err;
}

static cl_int
launch(struct objects *o)
{
    const size_t items = ITEMS, group = GROUP;
    return clEnqueueNDRangeKernel(o->queue, o->kernel, 1, NULL, &items, &group, 0, NULL, NULL);
}

static cl_int
check(const cl_int *results)
{
    bool right = true;
    for (int i = 0; i < ITEMS; i++) {
        const int mirrored = GROUP - 1 - i % GROUP;
        right &= results[i] == mirrored + 1000 + mirrored;
    }
    return right ? CL_SUCCESS : WRONG;
}

/* Only the event of a failed launch reports the failure. So the results are checked too. */
static cl_int
launch_again(struct objects *o)
{
    const size_t items = ITEMS, group = GROUP;
    cl_event event = NULL;
    cl_int results[ITEMS], status = CL_SUCCESS;
    memset(results, 0, sizeof results);
    cl_int err = clEnqueueNDRangeKernel(o->queue, o->clone, 1, NULL, &items, &group, 0, NULL, &event);
    if (!err)
        err = clEnqueueReadBuffer(o->queue, o->buffer, CL_TRUE, 0, BYTES, results, 0, NULL, NULL);
    if (!err)
        err = clGetEventInfo(event, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof status, &status, NULL);
    if (event)
        clReleaseEvent(event);
    return err ? err : status < 0 ? status : check(results);
}

static cl_int
map(struct objects *o)
{
    cl_int err;
    const cl_int zero = 0;
    cl_int *words = clEnqueueMapBuffer(o->queue, o->buffer, CL_TRUE, CL_MAP_READ | CL_MAP_WRITE, 0, BYTES, 0,
                                       NULL, NULL, &err);
    if (!err)
        err = clEnqueueUnmapMemObject(o->queue, o->buffer, words, 0, NULL, NULL);
    if (!err)
        err = clEnqueueFillBuffer(o->queue, o->part, &zero, sizeof zero, 0, BYTES / 2, 0, NULL, NULL);
    if (!err)
        err = clEnqueueCopyBuffer(o->queue, o->buffer, o->buffer, 0, BYTES / 2, BYTES / 2, 0, NULL, NULL);
    return err ? err : clFinish(o->queue);
}

static void CL_CALLBACK
note(cl_event event, cl_int status, void *user)
{
    (void)event, (void)status;
    *(volatile int *)user = 1;
}

static int called;

static cl_int
wait_for_events(struct objects *o)
{
    cl_int err;
    o->gate = clCreateUserEvent(o->context, &err);
    if (!err)
        err = clEnqueueMarkerWithWaitList(o->unordered, 1, &o->gate, &o->marker);
    if (!err)
        err = clSetEventCallback(o->marker, CL_COMPLETE, note, &called);
    if (!err)
        err = clEnqueueBarrierWithWaitList(o->unordered, 1, &o->gate, NULL);
    return err;
}

static cl_int
share(struct objects *o)
{
    cl_device_svm_capabilities has = 0;
    cl_int err = clGetDeviceInfo(o->device, CL_DEVICE_SVM_CAPABILITIES, sizeof has, &has, NULL);
    if (err || !has)
        return err;
    o->shared = clSVMAlloc(o->context, CL_MEM_READ_WRITE, BYTES, 0);
    if (!o->shared)
        return CL_OUT_OF_HOST_MEMORY;
    err = clSetKernelArgSVMPointer(o->kernel, 0, o->shared);
    return err ? err : launch(o);
}

/* Rarer things: what the program holds, sub-devices, pipes, native kernels, memory freed by a command. */
static cl_int
look_at_program(struct objects *o)
{
    char names[4096];
    cl_int err = clGetProgramInfo(o->program, CL_PROGRAM_KERNEL_NAMES, sizeof names, names, NULL);
    if (!err)
        err = clCreateKernelsInProgram(o->program, 64, o->kernels, &o->kernel_count);
    return err;
}

static cl_int
divide(struct objects *o)
{
    const cl_device_partition_property equally[] = {CL_DEVICE_PARTITION_EQUALLY, 1, 0};
    cl_uint units;
    cl_int err = clGetDeviceInfo(o->device, CL_DEVICE_MAX_COMPUTE_UNITS, sizeof units, &units, NULL);
    if (err || units < 2 || units > 8)
        return err;
    err = clCreateSubDevices(o->device, equally, 8, o->parts, &o->part_count);
    if (!err)
        o->divided = clCreateContext(NULL, o->part_count, o->parts, NULL, NULL, &err);
    return err;
}

static void CL_CALLBACK
do_nothing(void *user)
{
    (void)user;
}

static void CL_CALLBACK
see_end(cl_mem mem, void *user)
{
    (void)mem, (void)user;
}

static void CL_CALLBACK
see_context_end(cl_context context, void *user)
{
    (void)context, (void)user;
}

static cl_int
do_rare_things(struct objects *o)
{
    const size_t origin[3] = {0, 0, 0}, to[3] = {64, 0, 0}, region[3] = {4, 2, 1};
    cl_bool has_pipes = CL_FALSE;
    void *args[2] = {NULL, NULL};
    cl_int err = clGetDeviceInfo(o->device, CL_DEVICE_PIPE_SUPPORT, sizeof has_pipes, &has_pipes, NULL);
    if (!err && has_pipes)
        o->pipe = clCreatePipe(o->context, 0, 4, 16, NULL, &err);
    if (!err)
        err = clSetMemObjectDestructorCallback(o->buffer, see_end, NULL);
    if (!err)
        err = clSetContextDestructorCallback(o->context, see_context_end, NULL);
    if (!err)
        err = clEnqueueNativeKernel(o->queue, do_nothing, args, sizeof args, 0, NULL, NULL, 0, NULL, NULL);
    if (!err)
        err = clEnqueueCopyBufferRect(o->queue, o->buffer, o->buffer, origin, to, region, 16, 0, 16, 0, 0,
                                      NULL, NULL);
    if (!err)
        err = clEnqueueMigrateMemObjects(o->queue, 1, &o->buffer, 0, 0, NULL, NULL);
    return err ? err : clFinish(o->queue);
}

static cl_int
free_by_command(struct objects *o)
{
    if (!o->shared)
        return CL_SUCCESS;
    o->freed = clSVMAlloc(o->context, CL_MEM_READ_WRITE, BYTES, 0);
    cl_int err = o->freed ? CL_SUCCESS : CL_OUT_OF_HOST_MEMORY;
    if (!err)
        err = clEnqueueSVMMap(o->queue, CL_TRUE, CL_MAP_WRITE, o->freed, BYTES, 0, NULL, NULL);
    if (!err)
        err = clEnqueueSVMUnmap(o->queue, o->freed, 0, NULL, NULL);
    if (!err)
        err = clEnqueueSVMFree(o->queue, 1, &o->freed, NULL, NULL, 0, NULL, NULL);
    if (!err)
        o->freed = NULL;
    return err ? err : clFinish(o->queue);
}

static cl_int
print(struct objects *o)
{
    const size_t one = 1;
    cl_int err;
    if (!o->scenario->printing)
        return CL_SUCCESS;
    err = build(o, o->scenario->printing, o->scenario->printing_bytes, &o->printing);
    if (!err)
        o->plain = clCreateKernel(o->printing, "plain", &err);
    if (!err)
        err = clEnqueueNDRangeKernel(o->queue, o->plain, 1, NULL, &one, NULL, 0, NULL, NULL);
    return err ? err : clFinish(o->queue);
}

/* A command that failed for lack of memory is told here, at the latest. */
static cl_int
finish(cl_command_queue queue)
{
    const cl_int err = queue ? clFinish(queue) : CL_SUCCESS;
    return err == CL_OUT_OF_RESOURCES || err == CL_OUT_OF_HOST_MEMORY ? CL_SUCCESS : err;
}

static cl_int
release(struct objects *o)
{
    cl_int bad = CL_SUCCESS;
    bad |= o->gate ? clSetUserEventStatus(o->gate, CL_COMPLETE) : 0;
    bad |= finish(o->unordered);
    bad |= finish(o->queue);
    if (o->shared)
        clSVMFree(o->context, o->shared);
    if (o->freed)
        clSVMFree(o->context, o->freed);
    for (cl_uint i = 0; i < o->kernel_count; i++)
        bad |= clReleaseKernel(o->kernels[i]);
    bad |= o->pipe ? clReleaseMemObject(o->pipe) : 0;
    bad |= o->divided ? clReleaseContext(o->divided) : 0;
    for (cl_uint i = 0; i < o->part_count; i++)
        bad |= clReleaseDevice(o->parts[i]);
    bad |= o->gate ? clReleaseEvent(o->gate) : 0;
    bad |= o->marker ? clReleaseEvent(o->marker) : 0;
    bad |= o->kernel ? clReleaseKernel(o->kernel) : 0;
    bad |= o->clone ? clReleaseKernel(o->clone) : 0;
    bad |= o->plain ? clReleaseKernel(o->plain) : 0;
    bad |= o->program ? clReleaseProgram(o->program) : 0;
    bad |= o->printing ? clReleaseProgram(o->printing) : 0;
    bad |= o->sampler ? clReleaseSampler(o->sampler) : 0;
    bad |= o->image ? clReleaseMemObject(o->image) : 0;
    bad |= o->part ? clReleaseMemObject(o->part) : 0;
    bad |= o->buffer ? clReleaseMemObject(o->buffer) : 0;
    bad |= o->unordered ? clReleaseCommandQueue(o->unordered) : 0;
    bad |= o->queue ? clReleaseCommandQueue(o->queue) : 0;
    bad |= o->context ? clReleaseContext(o->context) : 0;
    return bad;
}

/* A release always succeeds. */
cl_int
scenario_run(const struct scenario *scenario, const char **where)
{
    static const struct {
        const char *name;
        cl_int (*step)(struct objects *);
    } steps[] = {
        {"find_device", find_device},
        {"make_context", make_context},
        {"make_queues", make_queues},
        {"make_buffers", make_buffers},
        {"make_image", make_image},
        {"make_program", make_program},
        {"make_kernel", make_kernel},
        {"launch", launch},
        {"launch_again", launch_again},
        {"map", map},
        {"wait_for_events", wait_for_events},
        {"share", share},
        {"look_at_program", look_at_program},
        {"divide", divide},
        {"do_rare_things", do_rare_things},
        {"free_by_command", free_by_command},
        {"print", print},
    };
    struct objects o = {.scenario = scenario};
    cl_int err = CL_SUCCESS;
    for (size_t i = 0; !err && i < sizeof steps / sizeof *steps; i++) {
        *where = steps[i].name;
        err = steps[i].step(&o);
    }
    const cl_int bad = release(&o);
    if (bad)
        *where = "release";
    return bad ? WRONG : err;
}
