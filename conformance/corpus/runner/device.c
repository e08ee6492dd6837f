/* SPDX-License-Identifier: MIT */
#include "device.h"

#include "build_file.h"

bool
device_open(struct device *device, const char *platform, const char *part)
{
    *device = (struct device){.program = NULL};
    return !workplace_open(&device->at, platform, part ? part : "");
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
    workplace_close(&device->at);
}

bool
device_program(struct device *device, const char *path)
{
    cl_int code;
    release_program(device);
    device->program = build_file(&device->at, path, "-cl-std=CL1.2", &code);
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
    *memory = arg->is_image ? image_create(device->at.context, image_flags(arg), &arg->image, arg->bytes,
                                           arg->data, &code)
                            : clCreateBuffer(device->at.context, CL_MEM_READ_WRITE | CL_MEM_COPY_HOST_PTR,
                                             arg->bytes, arg->data, &code);
    return code ? code : clSetKernelArg(kernel, i, sizeof *memory, memory);
}

static cl_int
set_sampler(struct device *device, cl_kernel kernel, const struct corpus_arg *arg, unsigned i,
            cl_sampler *sampler)
{
    cl_int code;
    *sampler = clCreateSampler(device->at.context, arg->sampler.normalised, arg->sampler.address,
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
    cl_int code = clEnqueueNDRangeKernel(device->at.queue, kernel, test->dimensions,
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
        cl_int code = arg->is_image
                          ? image_read(device->at.queue, objects->memory[i], &arg->image, results[i])
                          : clEnqueueReadBuffer(device->at.queue, objects->memory[i], CL_TRUE, 0, arg->bytes,
                                                results[i], 0, NULL, NULL);
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
