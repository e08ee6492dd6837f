/* SPDX-License-Identifier: MIT */
/* A recorded launch by OpenCL's calls: on another device, or under a tool that watches the driver. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "driver.h"
#include "recorded.h"
#include "replay_source.h"

enum { MOST_ARGS = 128 };

struct job {
    const struct tool_results *results;
    const struct rt_replay *replay;
    enum fe_device device;
    struct tool_driver driver;
    cl_device_id id;
    cl_context context;
    cl_command_queue queue;
    cl_program program;
    cl_kernel kernel;
    cl_mem mems[MOST_ARGS], backing[MOST_ARGS]; /* by argument; one of two arguments that share it */
    cl_sampler samplers[MOST_ARGS];
};

static int
check(cl_int code, const char *what)
{
    return code == CL_SUCCESS ? TOOL_OK : tool_fail(TOOL_LAUNCH, "%s: %s", what, tool_driver_error(code));
}

/* --- device, program, kernel --- */

static int
open_device(struct job *j)
{
    cl_int code;
    if (setenv("CAYGEN_DEVICES", fe_device_name(j->device), 1) != 0)
        return tool_fail(TOOL_FILE, "out of memory");
    int result = tool_driver_open(&j->driver);
    if (result)
        return result;
    const cl_icd_dispatch *api = j->driver.api;
    result = check(api->clGetDeviceIDs(j->driver.platform, CL_DEVICE_TYPE_ALL, 1, &j->id, NULL),
                   "there is no device");
    if (result)
        return result;
    j->context = api->clCreateContext(NULL, 1, &j->id, NULL, NULL, &code);
    if (j->context)
        j->queue = api->clCreateCommandQueue(j->context, j->id, 0, &code);
    return check(code, "no context or queue");
}

static int
fail_for_build(const struct job *j, cl_int code)
{
    size_t size = 0;
    const cl_icd_dispatch *api = j->driver.api;
    api->clGetProgramBuildInfo(j->program, j->id, CL_PROGRAM_BUILD_LOG, 0, NULL, &size);
    char *log = calloc(size + 1, 1);
    if (log)
        api->clGetProgramBuildInfo(j->program, j->id, CL_PROGRAM_BUILD_LOG, size, log, NULL);
    for (const char *line = log; line && *line;) {
        const size_t length = strcspn(line, "\n");
        tool_fail(TOOL_INVALID, "%.*s", (int)length, line);
        line += length + (line[length] == '\n');
    }
    free(log);
    return tool_fail(TOOL_INVALID, "the record's program cannot be built for %s: %s",
                     fe_device_name(j->device), tool_driver_error(code));
}

static cl_program
create(struct job *j, cl_int *code)
{
    const cl_icd_dispatch *api = j->driver.api;
    const struct rt_replay *p = j->replay;
    size_t size = p->head.source_bytes;
    const char *text = (const char *)p->source;
    const unsigned char *binary = p->binary;
    if (j->device == p->device) {
        size = p->head.binary_bytes;
        return api->clCreateProgramWithBinary(j->context, 1, &j->id, &size, &binary, NULL, code);
    }
    if (p->head.origin == RT_RECORD_IL)
        return api->clCreateProgramWithIL(j->context, text, size, code);
    return api->clCreateProgramWithSource(j->context, 1, &text, &size, code);
}

static int
open_program(struct job *j)
{
    cl_int code;
    const struct rt_replay *p = j->replay;
    if (j->device != p->device && p->head.origin == RT_RECORD_NO_SOURCE)
        return tool_fail(TOOL_UNSUPPORTED,
                         "the record has only a binary for %s, so it runs on no other device; a program "
                         "that is built from source or SPIR-V has its source in the record",
                         p->device_name);
    code = CL_SUCCESS;
    j->program = j->device == p->device ? tool_replay_source(j->driver.api, j->context, j->id, p) : NULL;
    const bool built = j->program != NULL;
    if (!built)
        j->program = create(j, &code);
    if (!built && code == CL_SUCCESS)
        code = j->driver.api->clBuildProgram(j->program, 1, &j->id, p->options, NULL, NULL);
    if (code != CL_SUCCESS)
        return j->program ? fail_for_build(j, code)
                          : check(code, "the record's program is not usable on this device");
    j->kernel = j->driver.api->clCreateKernel(j->program, p->kernel_name, &code);
    return check(code, "the kernel cannot be made");
}

/* --- arguments --- */

static int
fail(uint32_t i, const char *why)
{
    return tool_fail(TOOL_UNSUPPORTED, "argument %u %s", i, why);
}

/* The memory of an argument, or NULL where the record does not have all of it. */
static uint8_t *
bytes_of(const struct job *j, const uint8_t *memory, const struct rt_record_arg *a)
{
    const size_t at = rt_replay_place(j->replay, a->begin);
    if (!a->size || at == SIZE_MAX || rt_replay_place(j->replay, a->begin + a->size - 1) != at + a->size - 1)
        return NULL;
    return (uint8_t *)memory + at;
}

static bool
has_memory(const struct rt_record_arg *a)
{
    return (a->kind == RT_RECORD_BUFFER || a->kind == RT_RECORD_IMAGE) && a->begin;
}

/* An earlier argument with the same memory; UINT32_MAX: none. *mixed: they share a part of it. */
static uint32_t
find_twin(const struct rt_replay *p, uint32_t i, bool *mixed)
{
    const struct rt_record_arg *a = &p->args[i];
    uint32_t twin = UINT32_MAX;
    for (uint32_t k = 0; k < i; k++) {
        const struct rt_record_arg *b = &p->args[k];
        if (!has_memory(b) || a->begin >= b->begin + b->size || b->begin >= a->begin + a->size)
            continue;
        if (a->begin == b->begin && a->size == b->size && a->kind == b->kind)
            twin = k;
        else
            *mixed = true;
    }
    return twin;
}

static cl_mem
make_image(struct job *j, uint32_t i, const struct rt_record_arg *a, void *bytes, cl_int *code)
{
    const cl_icd_dispatch *api = j->driver.api;
    const cl_mem_flags access = a->flags & (CL_MEM_READ_WRITE | CL_MEM_READ_ONLY | CL_MEM_WRITE_ONLY);
    const cl_image_format format = {a->order, a->format};
    cl_image_desc desc = {.image_type = a->type,
                          .image_width = a->extent[0],
                          .image_height = a->extent[1],
                          .image_depth = a->extent[2],
                          .image_array_size = a->extent[3],
                          .image_row_pitch = a->pitch[0],
                          .image_slice_pitch = a->pitch[1]};
    if (a->type != CL_MEM_OBJECT_IMAGE1D_BUFFER)
        return api->clCreateImage(j->context, access | CL_MEM_COPY_HOST_PTR, &format, &desc, bytes, code);
    j->backing[i] = api->clCreateBuffer(j->context, access | CL_MEM_COPY_HOST_PTR, a->size, bytes, code);
    desc.mem_object = j->backing[i];
    desc.image_row_pitch = 0;
    return j->backing[i] ? api->clCreateImage(j->context, access, &format, &desc, NULL, code) : NULL;
}

static int
make_mem(struct job *j, uint32_t i)
{
    const struct rt_record_arg *a = &j->replay->args[i];
    const cl_mem_flags access = a->flags & (CL_MEM_READ_WRITE | CL_MEM_READ_ONLY | CL_MEM_WRITE_ONLY);
    bool mixed = false;
    cl_int code = CL_SUCCESS;
    const uint32_t twin = find_twin(j->replay, i, &mixed);
    uint8_t *bytes = bytes_of(j, j->results->before, a);
    if (mixed)
        return fail(i, "shares a part of its memory with another one, which cannot be made again by calls");
    if (!bytes)
        return fail(i, "is not in the record with all of its memory");
    if (twin != UINT32_MAX) {
        j->mems[i] = j->mems[twin];
        return check(j->driver.api->clRetainMemObject(j->mems[i]), "a memory object");
    }
    j->mems[i] =
        a->kind == RT_RECORD_IMAGE
            ? make_image(j, i, a, bytes, &code)
            : j->driver.api->clCreateBuffer(j->context, access | CL_MEM_COPY_HOST_PTR, a->size, bytes, &code);
    return code == CL_SUCCESS ? TOOL_OK : fail(i, tool_driver_error(code));
}

static int
set(const struct job *j, uint32_t i, size_t size, const void *value)
{
    const cl_int code = j->driver.api->clSetKernelArg(j->kernel, i, size, value);
    return code == CL_SUCCESS ? TOOL_OK : fail(i, tool_driver_error(code));
}

static int
set_arg(struct job *j, uint32_t i)
{
    const struct rt_record_arg *a = &j->replay->args[i];
    cl_int code;
    if (a->kind == RT_RECORD_ADDRESS || a->kind == RT_RECORD_PIPE)
        return fail(i, "is shared memory or a pipe, which only a replay at the recorded addresses can have: "
                       "without --device, --calls and --check");
    if (a->kind == RT_RECORD_VALUE)
        return set(j, i, a->size, a->value);
    if (a->kind == RT_RECORD_LOCAL)
        return set(j, i, a->size, NULL);
    if (a->kind == RT_RECORD_SAMPLER) {
        j->samplers[i] = j->driver.api->clCreateSampler(j->context, a->type, a->order, a->format, &code);
        return code == CL_SUCCESS ? set(j, i, sizeof(cl_sampler), &j->samplers[i])
                                  : fail(i, tool_driver_error(code));
    }
    if (!a->begin)
        return set(j, i, sizeof(cl_mem), NULL);
    const int result = make_mem(j, i);
    return result ? result : set(j, i, sizeof(cl_mem), &j->mems[i]);
}

static int
set_args(struct job *j)
{
    int result = TOOL_OK;
    if (j->replay->head.arg_count > MOST_ARGS)
        return tool_fail(TOOL_UNSUPPORTED, "the kernel has %u arguments, and %d are possible",
                         j->replay->head.arg_count, MOST_ARGS);
    for (uint32_t i = 0; i < j->replay->head.arg_count && !result; i++)
        result = set_arg(j, i);
    return result;
}

/* --- the launch --- */

/* 0: it came to its end; 1: a fault; else an exit code. */
static int
launch(struct job *j, bool *faulted)
{
    const struct rt_record_range *r = &j->replay->head.range;
    const cl_icd_dispatch *api = j->driver.api;
    size_t offset[3], global[3], local[3];
    cl_event event;
    cl_int status = CL_SUCCESS;
    for (unsigned d = 0; d < 3; d++) {
        offset[d] = r->offset[d];
        global[d] = r->global[d];
        local[d] = r->local[d];
    }
    const int result = check(
        api->clEnqueueNDRangeKernel(j->queue, j->kernel, r->dims, offset, global, local, 0, NULL, &event),
        "the launch is refused (CAYGEN_DEBUG=api says why)");
    if (result)
        return result;
    const cl_int waited = api->clWaitForEvents(1, &event);
    api->clGetEventInfo(event, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof status, &status, NULL);
    api->clReleaseEvent(event);
    *faulted = status < 0 || waited != CL_SUCCESS;
    return TOOL_OK;
}

/* In rows without gaps; the record's have its pitches. */
static int
read_image(struct job *j, uint32_t i, uint8_t *to)
{
    const struct rt_record_arg *a = &j->replay->args[i];
    const bool rows = a->type == CL_MEM_OBJECT_IMAGE1D_ARRAY;
    const size_t origin[3] = {0, 0, 0};
    const size_t layers = a->extent[3] ? a->extent[3] : 1;
    const size_t height = a->extent[1] ? a->extent[1] : 1, depth = a->extent[2] ? a->extent[2] : 1;
    const size_t region[3] = {a->extent[0], rows ? layers : height, rows ? 1 : depth * layers};
    return check(j->driver.api->clEnqueueReadImage(j->queue, j->mems[i], CL_TRUE, origin, region,
                                                   rows && a->pitch[1] ? a->pitch[1] : a->pitch[0],
                                                   rows ? 0 : a->pitch[1], to, 0, NULL, NULL),
                 "a result cannot be read");
}

static int
tell_result(struct job *j, uint32_t i, struct tool_telling *t)
{
    const struct rt_record_arg *a = &j->replay->args[i];
    const uint8_t *recorded = bytes_of(j, j->results->after, a);
    uint8_t *now = malloc(a->size);
    if (!now)
        return tool_fail(TOOL_FILE, "out of memory");
    memcpy(now, recorded, a->size); /* what lies between an image's rows */
    const int result =
        a->kind == RT_RECORD_IMAGE && !j->backing[i]
            ? read_image(j, i, now)
            : check(j->driver.api->clEnqueueReadBuffer(j->queue, j->backing[i] ? j->backing[i] : j->mems[i],
                                                       CL_TRUE, 0, a->size, now, 0, NULL, NULL),
                    "a result cannot be read");
    if (!result)
        tool_tell_argument(t, i, now, recorded, a->size);
    free(now);
    return result;
}

static int
judge(struct job *j, bool faulted)
{
    struct tool_telling t = {stdout, "recorded", j->replay, 0, 0};
    int result = TOOL_OK;
    char name[256];
    const char *device = fe_device_name(j->device);
    const bool recorded = j->results->end.fault.kind != EMU_FAULT_NONE;
    if (!j->results->known || faulted || recorded) {
        printf("%s: it %s; the record %s\n", device, faulted ? "ends with a fault" : "comes to its end",
               !j->results->known ? "has no results"
               : recorded         ? "ends with a fault"
                                  : "comes to its end");
        return j->results->known && faulted != recorded ? TOOL_DIFFERENT : TOOL_OK;
    }
    for (uint32_t i = 0; i < j->replay->head.arg_count && !result; i++)
        if (has_memory(&j->replay->args[i]))
            result = tell_result(j, i, &t);
    if (result)
        return result;
    printf("%s, kernel %s: ", device, tool_show(j->replay->kernel_name, name, sizeof name));
    if (t.differ)
        printf("%llu elements of its arguments are not as recorded\n", (unsigned long long)t.differ);
    else
        printf("its arguments are as recorded\n");
    return t.differ ? TOOL_DIFFERENT : TOOL_OK;
}

static void
close_job(struct job *j)
{
    const cl_icd_dispatch *api = j->driver.api;
    for (unsigned i = 0; i < MOST_ARGS; i++) {
        if (j->mems[i])
            api->clReleaseMemObject(j->mems[i]);
        if (j->backing[i])
            api->clReleaseMemObject(j->backing[i]);
        if (j->samplers[i])
            api->clReleaseSampler(j->samplers[i]);
    }
    if (j->kernel)
        api->clReleaseKernel(j->kernel);
    if (j->program)
        api->clReleaseProgram(j->program);
    if (j->queue)
        api->clReleaseCommandQueue(j->queue);
    if (j->context)
        api->clReleaseContext(j->context);
}

int
tool_replay_by_calls(const struct tool_results *results, enum fe_device device)
{
    bool faulted = false;
    struct job *j = calloc(1, sizeof *j);
    assert(results && results->replay && device <= FE_DEVICE_COUNT);
    if (!j)
        return tool_fail(TOOL_FILE, "out of memory");
    j->results = results;
    j->replay = results->replay;
    j->device = device == FE_DEVICE_COUNT ? results->replay->device : device;
    int result = open_device(j);
    if (!result)
        result = open_program(j);
    if (!result)
        result = set_args(j);
    if (!result)
        result = launch(j, &faulted);
    if (!result)
        result = judge(j, faulted);
    close_job(j);
    free(j);
    return result;
}
