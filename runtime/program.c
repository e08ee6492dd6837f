/* SPDX-License-Identifier: MIT */
#include "runtime/program.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "build.h"
#include "frontend/program.h"
#include "runtime/context.h"
#include "runtime/device.h"
#include "runtime/log.h"

static cl_program
new_program(cl_context context)
{
    cl_program program = calloc(1, sizeof *program);
    if (!program)
        return NULL;
    rt_object_init(&program->base, RT_PROGRAM);
    pthread_mutex_init(&program->lock, NULL);
    program->context = context;
    RT_RETAIN(context);
    return program;
}

static void
add_device(cl_program program, cl_device_id device)
{
    assert(program->device_count < RT_DEVICE_MAX);
    program->devices[program->device_count++] =
        (struct rt_program_device){.device = device, .status = CL_BUILD_NONE};
}

static size_t
string_length(const char *string, const size_t *lengths, cl_uint i)
{
    return lengths && lengths[i] ? lengths[i] : strlen(string);
}

static char *
join(cl_uint count, const char *const *strings, const size_t *lengths)
{
    size_t size = 1;
    for (cl_uint i = 0; i < count; i++)
        size += string_length(strings[i], lengths, i);
    char *text = malloc(size), *at = text;
    if (!text)
        return NULL;
    for (cl_uint i = 0; i < count; i++) {
        const size_t length = string_length(strings[i], lengths, i);
        memcpy(at, strings[i], length);
        at += length;
    }
    *at = 0;
    return text;
}

cl_int
rt_program_new_source(cl_context context, cl_uint count, const char *const *strings, const size_t *lengths,
                      cl_program *out)
{
    cl_program program = new_program(context);
    if (!program)
        return CL_OUT_OF_HOST_MEMORY;
    for (cl_uint i = 0; i < context->device_count; i++)
        add_device(program, context->devices[i]);
    program->source = join(count, strings, lengths);
    if (!program->source) {
        RT_RELEASE(program);
        return CL_OUT_OF_HOST_MEMORY;
    }
    *out = program;
    return CL_SUCCESS;
}

static cl_int
code_of(const struct emu_error *error)
{
    static const cl_int codes[] = {[EMU_OK] = CL_SUCCESS,
                                   [EMU_INVALID] = CL_INVALID_BINARY,
                                   [EMU_UNSUPPORTED] = CL_BUILD_PROGRAM_FAILURE,
                                   [EMU_NO_MEMORY] = CL_OUT_OF_HOST_MEMORY};
    return codes[error->kind];
}

/* A binary the container parser refuses is refused at once; there is no program then, hence no build log. */
static cl_int
check_binary(cl_context context, cl_device_id device, const void *binary, size_t size)
{
    struct fe_program *fe = NULL;
    struct emu_error error = {0};
    if (fe_program_parse(binary, size, (enum fe_device)device->id, &fe, &error) == 0) {
        fe_program_free(fe);
        return CL_SUCCESS;
    }
    char text[sizeof error.text + 128];
    snprintf(text, sizeof text, "clCreateProgramWithBinary: not usable on %s: %s", device->gpu->name,
             error.text);
    rt_debug(RT_DEBUG_BUILD, "%s", text);
    if (context->notify)
        rt_context_notify(context, text);
    return error.kind == EMU_NO_MEMORY ? CL_OUT_OF_HOST_MEMORY : CL_INVALID_BINARY;
}

static cl_int
set_binary(struct rt_program_device *on, const void *binary, size_t size)
{
    on->binary = malloc(size);
    if (!on->binary)
        return CL_OUT_OF_HOST_MEMORY;
    memcpy(on->binary, binary, size);
    on->binary_size = size;
    return CL_SUCCESS;
}

/* Looks at every binary even after a bad one, so that every status is told. */
static cl_int
check_binaries(cl_context context, cl_uint count, const cl_device_id *devices, const size_t *sizes,
               const unsigned char *const *binaries, cl_int *status)
{
    cl_int err = CL_SUCCESS;
    for (cl_uint i = 0; i < count; i++) {
        const cl_int one = check_binary(context, devices[i], binaries[i], sizes[i]);
        if (status)
            status[i] = one;
        if (!err)
            err = one;
    }
    return err;
}

cl_int
rt_program_new_binary(cl_context context, cl_uint count, const cl_device_id *devices, const size_t *sizes,
                      const unsigned char *const *binaries, cl_int *status, cl_program *out)
{
    cl_int err = check_binaries(context, count, devices, sizes, binaries, status);
    if (err)
        return err;
    cl_program program = new_program(context);
    if (!program)
        return CL_OUT_OF_HOST_MEMORY;
    for (cl_uint i = 0; !err && i < count; i++) {
        add_device(program, devices[i]);
        err = set_binary(&program->devices[i], binaries[i], sizes[i]);
    }
    if (err) {
        RT_RELEASE(program);
        return err;
    }
    *out = program;
    return CL_SUCCESS;
}

static void
free_device(struct rt_program_device *on)
{
    rt_build_free(on->build);
    free(on->binary);
    free(on->options);
    free(on->log);
}

static void
call_hooks(cl_program program)
{
    struct rt_program_hook *hook = program->hooks;
    while (hook) {
        struct rt_program_hook *next = hook->next;
        hook->call(program, hook->user);
        free(hook);
        hook = next;
    }
}

void
rt_program_destroy(struct rt_object *object)
{
    cl_program program = (cl_program)object;
    call_hooks(program);
    for (cl_uint i = 0; i < program->device_count; i++)
        free_device(&program->devices[i]);
    pthread_mutex_destroy(&program->lock);
    RT_RELEASE(program->context);
    free(program->source);
    free(program);
}

cl_int
rt_program_add_hook(cl_program program, rt_program_callback call, void *user)
{
    struct rt_program_hook *hook = malloc(sizeof *hook);
    if (!hook)
        return CL_OUT_OF_HOST_MEMORY;
    pthread_mutex_lock(&program->lock);
    *hook = (struct rt_program_hook){program->hooks, call, user};
    program->hooks = hook; /* called in the reverse order */
    pthread_mutex_unlock(&program->lock);
    return CL_SUCCESS;
}

struct rt_program_device *
rt_program_on(cl_program program, cl_device_id device)
{
    for (cl_uint i = 0; i < program->device_count; i++) {
        if (program->devices[i].device == device)
            return &program->devices[i];
    }
    return NULL;
}

static void
set_text(char **where, const char *text)
{
    free(*where);
    *where = strdup(text);
}

static cl_int
refuse_source(struct rt_program_device *on)
{
    char text[1024];
    snprintf(text, sizeof text,
             "Caygen has no compiler: it runs program binaries. Make one for %s offline:\n  %s\n"
             "and load it with clCreateProgramWithBinary.\n",
             on->device->gpu->name, on->device->gpu->compile_hint);
    set_text(&on->log, text);
    on->status = CL_BUILD_ERROR;
    return CL_COMPILER_NOT_AVAILABLE;
}

static cl_int
build_binary(struct rt_program_device *on)
{
    struct emu_error error = {0};
    struct rt_build *build = NULL;
    if (rt_build_new(on->device, on->binary, on->binary_size, &build, &error) != 0) {
        set_text(&on->log, error.text);
        on->status = CL_BUILD_ERROR;
        rt_debug(RT_DEBUG_BUILD, "%s: %s", on->device->gpu->name, error.text);
        return code_of(&error);
    }
    rt_debug(RT_DEBUG_BUILD, "%s: %u kernels from %zu bytes", on->device->gpu->name, build->fe->kernel_count,
             on->binary_size);
    set_text(&on->log, "");
    rt_build_free(on->build);
    on->build = build;
    on->status = CL_BUILD_SUCCESS;
    return CL_SUCCESS;
}

static cl_int
build_on(struct rt_program_device *on, const char *options)
{
    set_text(&on->options, options ? options : "");
    return on->binary ? build_binary(on) : refuse_source(on);
}

cl_int
rt_program_build(cl_program program, cl_uint count, const cl_device_id *devices, const char *options)
{
    cl_int err = CL_SUCCESS;
    pthread_mutex_lock(&program->lock);
    for (cl_uint i = 0; i < (devices ? count : program->device_count); i++) {
        struct rt_program_device *on = devices ? rt_program_on(program, devices[i]) : &program->devices[i];
        assert(on);
        const cl_int one = build_on(on, options);
        if (!err)
            err = one;
    }
    pthread_mutex_unlock(&program->lock);
    return err;
}

/* The first device's build; they are of one source, so their kernels have the same names. */
static const struct fe_program *
any_build(cl_program program)
{
    const struct fe_program *fe = NULL;
    pthread_mutex_lock(&program->lock);
    for (cl_uint i = 0; !fe && i < program->device_count; i++) {
        if (program->devices[i].build)
            fe = program->devices[i].build->fe;
    }
    pthread_mutex_unlock(&program->lock);
    return fe;
}

bool
rt_program_is_built(cl_program program)
{
    return any_build(program) != NULL;
}

cl_uint
rt_program_kernel_count(cl_program program)
{
    const struct fe_program *fe = any_build(program);
    return fe ? fe->kernel_count : 0;
}

const char *
rt_program_kernel_name(cl_program program, cl_uint index)
{
    const struct fe_program *fe = any_build(program);
    assert(fe && index < fe->kernel_count);
    return fe->kernels[index].name;
}

char *
rt_program_kernel_names(cl_program program)
{
    const cl_uint count = rt_program_kernel_count(program);
    size_t size = 1;
    for (cl_uint i = 0; i < count; i++)
        size += strlen(rt_program_kernel_name(program, i)) + 1;
    char *names = calloc(1, size), *at = names;
    for (cl_uint i = 0; names && i < count; i++)
        at += sprintf(at, "%s%s", i ? ";" : "", rt_program_kernel_name(program, i));
    return names;
}

size_t
rt_program_device_global_bytes(cl_program program, const struct rt_program_device *on)
{
    pthread_mutex_lock(&program->lock);
    const size_t bytes = on->build ? on->build->fe->global_bytes : 0;
    pthread_mutex_unlock(&program->lock);
    return bytes;
}
