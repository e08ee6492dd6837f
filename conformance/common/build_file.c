/* SPDX-License-Identifier: MIT */
#include "build_file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "read_file.h"

bool
is_source_file(const char *path)
{
    const size_t length = strlen(path);
    return length > 3 && !strcmp(path + length - 3, ".cl");
}

static cl_program
create(const struct workplace *at, const char *path, cl_int *code)
{
    size_t size = 0;
    cl_program program = NULL;
    unsigned char *const bytes = read_file(path, &size);
    const unsigned char *const binary = bytes;
    const char *const text = (const char *)bytes;
    *code = CL_INVALID_VALUE;
    if (bytes && is_source_file(path))
        program = clCreateProgramWithSource(at->context, 1, (const char **)&text, &size, code);
    else if (bytes)
        program = clCreateProgramWithBinary(at->context, 1, &at->device, &size,
                                            (const unsigned char **)&binary, NULL, code);
    free(bytes);
    return program;
}

static void
print_failure(const struct workplace *at, const char *path, cl_program program, cl_int code)
{
    size_t size = 0;
    char *log = NULL;
    if (program && !clGetProgramBuildInfo(program, at->device, CL_PROGRAM_BUILD_LOG, 0, NULL, &size))
        log = malloc(size + 1);
    if (log && clGetProgramBuildInfo(program, at->device, CL_PROGRAM_BUILD_LOG, size, log, NULL))
        log[0] = 0;
    fprintf(stderr, "%s: building failed with %d: %s\n", path, (int)code, log && size ? log : "");
    free(log);
}

cl_program
build_file(const struct workplace *at, const char *path, const char *options, cl_int *code)
{
    cl_program program = create(at, path, code);
    if (!*code)
        *code = clBuildProgram(program, 1, &at->device, options, NULL, NULL);
    if (!*code)
        return program;
    print_failure(at, path, program, *code);
    if (program)
        clReleaseProgram(program);
    return NULL;
}
