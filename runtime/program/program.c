/* SPDX-License-Identifier: MIT */
#include "program_priv.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "build.h"
#include "compile/spirv.h"
#include "emu/error.h"
#include "frontend/program.h"
#include "linkable.h"
#include "runtime/context.h"
#include "runtime/device.h"
#include "runtime/log.h"

cl_program
rt_program_new(cl_context context, enum rt_origin origin)
{
    cl_program program = calloc(1, sizeof *program);
    struct rt_program_device *devices = calloc(context->device_count, sizeof *devices);
    if (!program || !devices) {
        free(devices);
        free(program);
        return NULL;
    }
    program->devices = devices;
    rt_object_init(&program->base, RT_PROGRAM);
    rt_lock_init(&program->lock);
    program->context = context;
    program->origin = origin;
    RT_RETAIN(context);
    return program;
}

void
rt_program_add_device(cl_program program, cl_device_id device)
{
    assert(program->device_count < program->context->device_count);
    program->devices[program->device_count++] =
        (struct rt_program_device){.device = device, .status = CL_BUILD_NONE};
}

static void
add_all_devices(cl_program program)
{
    for (cl_uint i = 0; i < program->context->device_count; i++)
        rt_program_add_device(program, program->context->devices[i]);
}

static size_t
string_length(const char *string, const size_t *lengths, cl_uint i)
{
    return lengths && lengths[i] ? lengths[i] : strlen(string);
}

static char *
join(cl_uint count, const char *const *strings, const size_t *lengths, size_t *joined)
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
    *joined = size - 1;
    return text;
}

cl_int
rt_program_new_source(cl_context context, cl_uint count, const char *const *strings, const size_t *lengths,
                      cl_program *out)
{
    cl_program program = rt_program_new(context, RT_FROM_SOURCE);
    if (!program)
        return CL_OUT_OF_HOST_MEMORY;
    add_all_devices(program);
    program->source = join(count, strings, lengths, &program->source_size);
    if (!program->source) {
        RT_RELEASE(program);
        return CL_OUT_OF_HOST_MEMORY;
    }
    *out = program;
    return CL_SUCCESS;
}

/* *parsed stays NULL for what a linker takes. */
static int
parse_binary(cl_device_id device, const void *binary, size_t size, struct fe_program **parsed,
             struct emu_error *error)
{
    struct rt_linkable linkable;
    if (!rt_linkable_is(binary, size))
        return fe_program_parse(binary, size, (enum fe_device)device->id, parsed, error);
    const int err =
        rt_linkable_parse(binary, size, fe_device_name((enum fe_device)device->id), &linkable, error);
    rt_linkable_free(&linkable);
    return err;
}

/* A binary the container parser refuses is refused at once; there is no program then, hence no build log. */
static cl_int
check_binary(const struct rt_call *call, cl_device_id device, const void *binary, size_t size,
             struct fe_program **parsed)
{
    struct emu_error error = {0};
    if (parse_binary(device, binary, size, parsed, &error) == 0)
        return CL_SUCCESS;
    rt_debug(RT_DEBUG_BUILD, "clCreateProgramWithBinary: not usable on %s: %s", device->gpu->name,
             error.text);
    return RT_REFUSE(call, error.kind == EMU_NO_MEMORY ? CL_OUT_OF_HOST_MEMORY : CL_INVALID_BINARY,
                     "the binary is not usable on %s: %s", device->gpu->name, error.text);
}

void
rt_program_set_binary(struct rt_program_device *on, void *bytes, size_t size, cl_program_binary_type type)
{
    void *const old = on->binary;
    on->binary = bytes;
    on->binary_size = size;
    on->type = type;
    free(old);
}

/* The binary was found to be good. */
static cl_int
copy_binary(struct rt_program_device *on, const void *binary, size_t size)
{
    void *copy = malloc(size);
    if (!copy)
        return CL_OUT_OF_HOST_MEMORY;
    memcpy(copy, binary, size);
    const bool library = rt_linkable_kind_of(copy, size) == RT_LINKABLE_LIBRARY;
    rt_program_set_binary(on, copy, size,
                          !rt_linkable_is(copy, size) ? CL_PROGRAM_BINARY_TYPE_EXECUTABLE
                          : library                   ? CL_PROGRAM_BINARY_TYPE_LIBRARY
                                                      : CL_PROGRAM_BINARY_TYPE_COMPILED_OBJECT);
    return CL_SUCCESS;
}

/* Checks every binary even after a bad one, so that every status is set. */
static cl_int
check_binaries(const struct rt_call *call, cl_uint count, const cl_device_id *devices, const size_t *sizes,
               const unsigned char *const *binaries, cl_int *status, struct fe_program **parsed)
{
    cl_int err = CL_SUCCESS;
    for (cl_uint i = 0; i < count; i++) {
        const cl_int one = check_binary(call, devices[i], binaries[i], sizes[i], &parsed[i]);
        if (status)
            status[i] = one;
        if (!err)
            err = one;
    }
    return err;
}

/* For binaries that passed their checks. Takes over their parsed form. */
static cl_int
new_of_good(cl_context context, cl_uint count, const cl_device_id *devices, const size_t *sizes,
            const unsigned char *const *binaries, struct fe_program **parsed, cl_program *out)
{
    cl_int err = CL_SUCCESS;
    cl_program program = rt_program_new(context, RT_FROM_BINARY);
    if (!program)
        return CL_OUT_OF_HOST_MEMORY;
    for (cl_uint i = 0; !err && i < count; i++) {
        rt_program_add_device(program, devices[i]);
        program->devices[i].parsed = parsed[i];
        parsed[i] = NULL;
        err = copy_binary(&program->devices[i], binaries[i], sizes[i]);
    }
    if (err)
        RT_RELEASE(program);
    else
        *out = program;
    return err;
}

cl_int
rt_program_new_binary(const struct rt_call *call, cl_context context, cl_uint count,
                      const cl_device_id *devices, const size_t *sizes, const unsigned char *const *binaries,
                      cl_int *status, cl_program *out)
{
    struct fe_program **parsed = calloc(count, sizeof *parsed);
    if (!parsed)
        return CL_OUT_OF_HOST_MEMORY;
    cl_int err = check_binaries(call, count, devices, sizes, binaries, status, parsed);
    if (!err)
        err = new_of_good(context, count, devices, sizes, binaries, parsed, out);
    for (cl_uint i = 0; i < count; i++)
        fe_program_free(parsed[i]);
    free(parsed);
    return err;
}

cl_int
rt_program_new_il(const struct rt_call *call, cl_context context, const void *il, size_t size,
                  cl_program *out)
{
    struct emu_error error = {0};
    uint32_t *words = rt_spirv_copy(il, size, &error);
    free(words);
    if (!words) {
        rt_debug(RT_DEBUG_BUILD, "clCreateProgramWithIL: %s", error.text);
        return RT_REFUSE(call, error.kind == EMU_NO_MEMORY ? CL_OUT_OF_HOST_MEMORY : CL_INVALID_VALUE,
                         "il: %s", error.text);
    }
    cl_program program = rt_program_new(context, RT_FROM_IL);
    if (!program)
        return CL_OUT_OF_HOST_MEMORY;
    add_all_devices(program);
    program->il = malloc(size);
    if (!program->il) {
        RT_RELEASE(program);
        return CL_OUT_OF_HOST_MEMORY;
    }
    memcpy(program->il, il, size);
    program->il_size = size;
    *out = program;
    return CL_SUCCESS;
}

static cl_int
keep_specialisation(cl_program program, const struct rt_specialisation *value)
{
    const cl_uint count = program->specialisation_count;
    for (cl_uint i = 0; i < count; i++) {
        if (program->specialisations[i].id == value->id) {
            program->specialisations[i] = *value;
            return CL_SUCCESS;
        }
    }
    struct rt_specialisation *more = realloc(program->specialisations, (count + 1) * sizeof *more);
    if (!more)
        return CL_OUT_OF_HOST_MEMORY;
    more[count] = *value;
    program->specialisations = more;
    program->specialisation_count = count + 1;
    return CL_SUCCESS;
}

cl_int
rt_program_specialise(const struct rt_call *call, cl_program program, cl_uint id, size_t size,
                      const void *value)
{
    struct rt_specialisation one = {.id = id, .size = size};
    uint32_t *words = rt_spirv_copy(program->il, program->il_size, NULL);
    if (!words)
        return CL_OUT_OF_HOST_MEMORY;
    const size_t known = rt_spirv_constant_size(words, program->il_size / sizeof *words, id);
    free(words);
    if (!known || known > sizeof one.value)
        return RT_REFUSE(call, CL_INVALID_SPEC_ID, "spec_id is %u, and the program has no such constant", id);
    if (size != known)
        return RT_REFUSE(call, CL_INVALID_VALUE, "spec_size is %zu bytes; constant %u has %zu", size, id,
                         known);
    memcpy(one.value, value, size);
    rt_program_lock(program);
    const cl_int err = keep_specialisation(program, &one);
    rt_unlock(&program->lock);
    return err;
}

static void
free_device(struct rt_program_device *on)
{
    rt_build_free(on->build);
    fe_program_free(on->parsed);
    free(on->binary);
    free(on->options);
    free(on->log);
}

void
rt_program_lock(cl_program program)
{
    if (!rt_lock(&program->lock))
        return;
    for (cl_uint i = 0; i < program->device_count; i++)
        if (program->devices[i].status == CL_BUILD_IN_PROGRESS)
            program->devices[i].status = CL_BUILD_ERROR;
}

void
rt_program_destroy(struct rt_object *object)
{
    cl_program program = (cl_program)object;
    for (cl_uint i = 0; i < program->device_count; i++)
        free_device(&program->devices[i]);
    rt_lock_destroy(&program->lock);
    RT_RELEASE(program->context);
    free(program->devices);
    free(program->specialisations);
    free(program->source);
    free(program->il);
    rt_object_free(&program->base, RT_PROGRAM);
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

size_t
rt_program_device_global_bytes(cl_program program, const struct rt_program_device *on)
{
    rt_program_lock(program);
    const size_t bytes = on->build ? on->build->fe->global_bytes : 0;
    rt_unlock(&program->lock);
    return bytes;
}
