/* SPDX-License-Identifier: MIT */
/* A recorded program, built from its source again: while something is checked or profiled, such a program
 * gets debug data, which the recorded binary lacks. */
#include "replay_source.h"

#include <assert.h>
#include <stdlib.h>

#include "base/environment.h"
#include "frontend/program.h"

static bool
is_watched(void)
{
    return rt_environment("CAYGEN_CHECK") || rt_environment("CAYGEN_PROFILE");
}

/* The program's binary; NULL: there is none. The caller frees it. */
static unsigned char *
binary_of(const cl_icd_dispatch *api, cl_program program, size_t *size)
{
    unsigned char *bytes = NULL;
    if (api->clGetProgramInfo(program, CL_PROGRAM_BINARY_SIZES, sizeof *size, size, NULL) == CL_SUCCESS &&
        *size)
        bytes = malloc(*size);
    if (bytes &&
        api->clGetProgramInfo(program, CL_PROGRAM_BINARIES, sizeof bytes, &bytes, NULL) != CL_SUCCESS) {
        free(bytes);
        bytes = NULL;
    }
    return bytes;
}

static bool
has_kernel(const struct fe_program *program, const struct fe_kernel *wanted)
{
    bool found = false;
    for (uint32_t i = 0; i < program->kernel_count && !found; i++)
        found = fe_kernel_is_same(&program->kernels[i], wanted);
    return found;
}

static bool
is_the_recorded(const cl_icd_dispatch *api, cl_program program, const struct rt_replay *replay)
{
    struct fe_program *built = NULL;
    struct emu_error error = {EMU_OK, ""};
    size_t size = 0;
    unsigned char *bytes = binary_of(api, program, &size);
    const bool same = bytes && fe_program_parse(bytes, size, replay->device, &built, &error) == 0 &&
                      has_kernel(built, &replay->kernel);
    fe_program_free(built);
    free(bytes);
    return same;
}

cl_program
tool_replay_source(const cl_icd_dispatch *api, cl_context context, cl_device_id id,
                   const struct rt_replay *replay)
{
    const size_t size = replay->head.source_bytes;
    const char *text = (const char *)replay->source;
    cl_int code = CL_SUCCESS;
    assert(api && context && id);
    if (!is_watched() || replay->head.origin == RT_RECORD_NO_SOURCE || replay->head.origin == RT_RECORD_IL)
        return NULL;
    cl_program program = api->clCreateProgramWithSource(context, 1, &text, &size, &code);
    if (program && api->clBuildProgram(program, 1, &id, replay->options, NULL, NULL) == CL_SUCCESS &&
        is_the_recorded(api, program, replay))
        return program;
    if (program)
        api->clReleaseProgram(program);
    return NULL;
}
