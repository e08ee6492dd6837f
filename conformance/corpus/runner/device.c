/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE /* strcasestr */
#include "device.h"
#include "read_file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool
pick(cl_platform_id platform, const char *part, cl_device_id *device)
{
    cl_device_id ids[16];
    cl_uint count = 0;
    char name[256];
    if (clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, 16, ids, &count))
        return false;
    for (cl_uint i = 0; i < count && i < 16; i++)
        if (!clGetDeviceInfo(ids[i], CL_DEVICE_NAME, sizeof name, name, NULL) &&
            (!part || strcasestr(name, part))) {
            *device = ids[i];
            return true;
        }
    return false;
}

static bool
find(const char *wanted, const char *part, cl_device_id *device)
{
    cl_platform_id platforms[16];
    cl_uint count = 0;
    char name[256];
    if (clGetPlatformIDs(16, platforms, &count))
        return false;
    for (cl_uint i = 0; i < count && i < 16; i++)
        if (!clGetPlatformInfo(platforms[i], CL_PLATFORM_NAME, sizeof name, name, NULL) &&
            strcasestr(name, wanted) && pick(platforms[i], part, device))
            return true;
    return false;
}

bool
device_open(struct device *device, const char *platform, const char *part)
{
    cl_int code;
    *device = (struct device){0};
    if (!find(platform, part, &device->id))
        return false;
    device->context = clCreateContext(NULL, 1, &device->id, NULL, NULL, &code);
    if (code)
        return false;
    device->queue = clCreateCommandQueue(device->context, device->id, 0, &code);
    return !code;
}

static void
release_program(struct device *device)
{
    if (device->program)
        clReleaseProgram(device->program);
    device->program = NULL;
}

void
device_close(struct device *device)
{
    release_program(device);
    if (device->queue)
        clReleaseCommandQueue(device->queue);
    if (device->context)
        clReleaseContext(device->context);
}

static void
print_log(struct device *device, const char *path, cl_int code)
{
    char log[16384] = "";
    if (device->program)
        clGetProgramBuildInfo(device->program, device->id, CL_PROGRAM_BUILD_LOG, sizeof log, log, NULL);
    printf("%s: building failed with %d: %s\n", path, (int)code, log);
}

bool
device_program(struct device *device, const char *path, bool is_source)
{
    size_t size = 0;
    cl_int code = CL_INVALID_VALUE;
    release_program(device);
    unsigned char *data = read_file(path, &size);
    if (!data) {
        printf("%s: cannot read\n", path);
        return false;
    }
    if (is_source)
        device->program = clCreateProgramWithSource(device->context, 1, (const char **)&data, &size, &code);
    else
        device->program = clCreateProgramWithBinary(device->context, 1, &device->id, &size,
                                                    (const unsigned char **)&data, NULL, &code);
    if (code)
        device->program = NULL;
    else
        code = clBuildProgram(device->program, 1, &device->id, "-cl-std=CL1.2", NULL, NULL);
    free(data);
    if (code)
        print_log(device, path, code);
    return !code;
}

/* By argument. */
struct objects {
    cl_mem memory[MAX_ARGS];
    cl_sampler samplers[MAX_ARGS];
};

/* What a kernel may do with an argument's image. */
static cl_mem_flags
image_flags(const struct corpus_arg *arg)
{
    return arg->kind == ARG_IN    ? CL_MEM_READ_ONLY
           : arg->kind == ARG_OUT ? CL_MEM_WRITE_ONLY
                                  : CL_MEM_READ_WRITE;
}

static cl_int
set_memory(struct device *device, cl_kernel kernel, const struct corpus_arg *arg, unsigned i, cl_mem *memory)
{
    cl_int code;
    *memory = arg->is_image
                  ? image_create(device->context, image_flags(arg), &arg->image, arg->bytes, arg->data, &code)
                  : clCreateBuffer(device->context, CL_MEM_READ_WRITE | CL_MEM_COPY_HOST_PTR, arg->bytes,
                                   arg->data, &code);
    return code ? code : clSetKernelArg(kernel, i, sizeof *memory, memory);
}

static cl_int
set_sampler(struct device *device, cl_kernel kernel, const struct corpus_arg *arg, unsigned i,
            cl_sampler *sampler)
{
    cl_int code;
    *sampler = clCreateSampler(device->context, arg->sampler.normalised, arg->sampler.address,
                               arg->sampler.filter, &code);
    return code ? code : clSetKernelArg(kernel, i, sizeof *sampler, sampler);
}

static cl_int
set_args(struct device *device, cl_kernel kernel, const struct corpus_case *test, struct objects *objects)
{
    for (unsigned i = 0; i < test->arg_count; i++) {
        const struct corpus_arg *arg = &test->args[i];
        cl_int code = CL_SUCCESS;
        if (arg_is_buffer(arg))
            code = set_memory(device, kernel, arg, i, &objects->memory[i]);
        else if (arg->kind == ARG_SAMPLER)
            code = set_sampler(device, kernel, arg, i, &objects->samplers[i]);
        else
            code = clSetKernelArg(kernel, i, arg->bytes, arg->kind == ARG_LOCAL ? NULL : arg->data);
        if (code)
            return code;
    }
    return CL_SUCCESS;
}

static cl_int
launch(struct device *device, cl_kernel kernel, const struct corpus_case *test)
{
    cl_event event;
    cl_int status = CL_COMPLETE;
    cl_int code = clEnqueueNDRangeKernel(device->queue, kernel, test->dimensions,
                                         test->has_offset ? test->offset : NULL, test->global,
                                         test->has_local ? test->local : NULL, 0, NULL, &event);
    if (code)
        return code;
    code = clWaitForEvents(1, &event);
    clGetEventInfo(event, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof status, &status, NULL);
    clReleaseEvent(event);
    return status < 0 ? status : code;
}

static cl_int
read_results(struct device *device, const struct corpus_case *test, const struct objects *objects,
             void *const results[MAX_ARGS])
{
    for (unsigned i = 0; i < test->arg_count; i++) {
        const struct corpus_arg *arg = &test->args[i];
        if (!arg_is_compared(arg))
            continue;
        cl_int code = arg->is_image ? image_read(device->queue, objects->memory[i], &arg->image, results[i])
                                    : clEnqueueReadBuffer(device->queue, objects->memory[i], CL_TRUE, 0,
                                                          arg->bytes, results[i], 0, NULL, NULL);
        if (code)
            return code;
    }
    return CL_SUCCESS;
}

static void
release_objects(const struct objects *objects)
{
    for (unsigned i = 0; i < MAX_ARGS; i++) {
        if (objects->memory[i])
            clReleaseMemObject(objects->memory[i]);
        if (objects->samplers[i])
            clReleaseSampler(objects->samplers[i]);
    }
}

const char *
device_run(struct device *device, const struct corpus_case *test, void *const results[MAX_ARGS], cl_int *code)
{
    struct objects objects = {0};
    const char *failed = "clCreateKernel";
    cl_kernel kernel = clCreateKernel(device->program, test->kernel, code);
    if (*code)
        return failed;
    failed = "clSetKernelArg";
    if ((*code = set_args(device, kernel, test, &objects)))
        goto out;
    failed = "the launch";
    if ((*code = launch(device, kernel, test)))
        goto out;
    failed = "reading the results";
    if ((*code = read_results(device, test, &objects, results)))
        goto out;
    failed = NULL;
out:
    release_objects(&objects);
    clReleaseKernel(kernel);
    return failed;
}
