/* SPDX-License-Identifier: MIT */
/* From a file to a kernel that can be launched. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cached.h"
#include "exec.h"
#include "runtime/options.h"

/* --- the device --- */

static bool
is_chosen(const char *variable)
{
    const char *text;
    for (unsigned i = 0; i < rt_option_count(); i++)
        if (strcmp(rt_option_row(i).variable, variable) == 0)
            return rt_option_state(i, &text) == RT_OPTION_SET;
    return false;
}

/* As if the user had said so. */
static int
choose_device(const char *name)
{
    char option[] = "--device", value[32];
    char *words[] = {option, value};
    int i = 0;
    snprintf(value, sizeof value, "%s", name);
    return tool_take_setting(2, words, &i);
}

static int
open_device(struct exec *e)
{
    cl_int code;
    int result = tool_driver_open(&e->driver);
    if (result)
        return result;
    const cl_icd_dispatch *api = e->driver.api;
    result = exec_check(api->clGetDeviceIDs(e->driver.platform, CL_DEVICE_TYPE_ALL, 1, &e->device, NULL),
                        "there is no device");
    if (result)
        return result;
    e->context = api->clCreateContext(NULL, 1, &e->device, NULL, NULL, &code);
    if (e->context)
        e->queue = api->clCreateCommandQueue(e->context, e->device, 0, &code);
    return exec_check(code, "no context or queue");
}

/* --- the program --- */

static int
fail_for_build(struct exec *e, cl_int code)
{
    size_t size = 0;
    const cl_icd_dispatch *api = e->driver.api;
    api->clGetProgramBuildInfo(e->program, e->device, CL_PROGRAM_BUILD_LOG, 0, NULL, &size);
    char *log = calloc(size + 1, 1);
    if (log)
        api->clGetProgramBuildInfo(e->program, e->device, CL_PROGRAM_BUILD_LOG, size, log, NULL);
    for (const char *line = log; line && *line;) {
        const size_t length = strcspn(line, "\n");
        tool_fail(TOOL_INVALID, "%.*s", (int)length, line);
        line += length + (line[length] == '\n');
    }
    free(log);
    return tool_fail(TOOL_INVALID, "%s cannot be built: %s", e->options.path, tool_driver_error(code));
}

/* The arguments' names are of use. */
static int
build(struct exec *e)
{
    char options[4096];
    const char *own = e->options.build_options ? e->options.build_options : "";
    if ((size_t)snprintf(options, sizeof options, "-cl-kernel-arg-info %s", own) >= sizeof options)
        return tool_fail(TOOL_USAGE, "--options is too long");
    const cl_int code = e->driver.api->clBuildProgram(e->program, 1, &e->device, options, NULL, NULL);
    return code == CL_SUCCESS ? TOOL_OK : fail_for_build(e, code);
}

/* What a program from source became; a file's own bytes are not always what the device was given. */
static int
read_binary(struct exec *e)
{
    size_t size = 0;
    const cl_icd_dispatch *api = e->driver.api;
    struct emu_error error = {EMU_OK, ""};
    api->clGetProgramInfo(e->program, CL_PROGRAM_BINARY_SIZES, sizeof size, &size, NULL);
    unsigned char *bytes = malloc(size + 1);
    if (!bytes)
        return tool_fail(TOOL_FILE, "out of memory");
    int result = exec_check(
        api->clGetProgramInfo(e->program, CL_PROGRAM_BINARIES, sizeof bytes, &bytes, NULL), "no binary");
    if (!result && fe_program_parse(bytes, size, FE_DEVICE_COUNT, &e->fe, &error))
        result = tool_fail(TOOL_INVALID, "%s: %s", e->options.path, error.text);
    free(bytes);
    return result;
}

/* A program binary, or text for a compiler. */
static bool
is_source(const struct tool_part *part)
{
    struct fe_program *program;
    struct emu_error error = {EMU_OK, ""};
    if (fe_program_parse(part->bytes, part->size, FE_DEVICE_COUNT, &program, &error) == 0) {
        fe_program_free(program);
        return false;
    }
    return !memchr(part->bytes, 0, part->size);
}

static int
choose_device_of(const struct exec *e, const struct tool_part *part, bool source)
{
    struct fe_program *program;
    struct emu_error error = {EMU_OK, ""};
    if (source || is_chosen("CAYGEN_DEVICES"))
        return TOOL_OK;
    if (fe_program_parse(part->bytes, part->size, FE_DEVICE_COUNT, &program, &error))
        return tool_fail(error.kind == EMU_UNSUPPORTED ? TOOL_UNSUPPORTED : TOOL_INVALID, "%s: %s",
                         e->options.path, error.text);
    const int result = choose_device(fe_device_name(program->device));
    fe_program_free(program);
    return result;
}

static int
create(struct exec *e, const struct tool_part *part, bool source)
{
    cl_int code;
    const cl_icd_dispatch *api = e->driver.api;
    const char *text = (const char *)part->bytes;
    e->program = source ? api->clCreateProgramWithSource(e->context, 1, &text, &part->size, &code)
                        : api->clCreateProgramWithBinary(e->context, 1, &e->device, &part->size,
                                                         (const unsigned char **)&text, NULL, &code);
    return code == CL_SUCCESS ? build(e)
                              : tool_fail(TOOL_INVALID,
                                          "%s is not usable on this device: %s (--debug=build "
                                          "says why)",
                                          e->options.path, tool_driver_error(code));
}

static int
open_program(struct exec *e)
{
    struct tool_part part;
    unsigned char *bytes = tool_read_file(e->options.path, &part.size);
    if (!bytes)
        return TOOL_FILE;
    part.bytes = bytes;
    const char *what = tool_cached_program(&part);
    int result = what ? tool_fail(TOOL_INVALID, "%s: %s", e->options.path, what) : TOOL_OK;
    const bool source = !result && is_source(&part);
    if (!result)
        result = choose_device_of(e, &part, source);
    if (!result)
        result = open_device(e);
    if (!result)
        result = create(e, &part, source);
    free(bytes);
    return result;
}

/* --- the kernel --- */

static int
fail_for_kernel(const struct exec *e)
{
    if (!e->fe->kernel_count)
        return tool_fail(TOOL_INVALID, "%s has no kernels", e->options.path);
    fprintf(stderr, "caygen: the kernels are:");
    for (uint32_t i = 0; i < e->fe->kernel_count; i++) {
        char name[128];
        fprintf(stderr, " %s", tool_show(e->fe->kernels[i].name, name, sizeof name));
    }
    fprintf(stderr, "\n");
    return e->options.kernel
               ? tool_fail(TOOL_USAGE, "%s has no kernel %s", e->options.path, e->options.kernel)
               : tool_fail(TOOL_USAGE, "exec needs a kernel's name");
}

/* A program with one kernel needs no name. */
static int
open_kernel(struct exec *e)
{
    cl_int code;
    if (!e->options.kernel && e->fe->kernel_count == 1)
        e->options.kernel = e->fe->kernels[0].name;
    for (uint32_t i = 0; i < e->fe->kernel_count && e->options.kernel; i++)
        if (strcmp(e->fe->kernels[i].name, e->options.kernel) == 0)
            e->fe_kernel = &e->fe->kernels[i];
    if (!e->fe_kernel)
        return fail_for_kernel(e);
    e->kernel = e->driver.api->clCreateKernel(e->program, e->options.kernel, &code);
    return exec_check(code, "the kernel cannot be made");
}

int
exec_open(struct exec *e)
{
    int result = open_program(e);
    if (!result)
        result = read_binary(e);
    return result ? result : open_kernel(e);
}

void
exec_close(struct exec *e)
{
    const cl_icd_dispatch *api = e->driver.api;
    for (unsigned i = 0; i < e->arg_count; i++) {
        if (e->args[i].mem)
            api->clReleaseMemObject(e->args[i].mem);
        if (e->args[i].sampler)
            api->clReleaseSampler(e->args[i].sampler);
    }
    if (e->kernel)
        api->clReleaseKernel(e->kernel);
    if (e->program)
        api->clReleaseProgram(e->program);
    if (e->queue)
        api->clReleaseCommandQueue(e->queue);
    if (e->context)
        api->clReleaseContext(e->context);
    fe_program_free(e->fe);
}
