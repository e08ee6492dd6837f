/* SPDX-License-Identifier: MIT */
#include "program.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/fail.h"
#include "read_file.h"

enum { PATH_BYTES = 1024 };

static void
source_path(char path[PATH_BYTES], const char *name)
{
    snprintf(path, PATH_BYTES, "%s/kernels/%s.cl", BENCH_FOLDER, name);
}

static void
build(cl_program program, cl_device_id device, const char *path)
{
    static char log[1 << 16];
    cl_int code = clBuildProgram(program, 1, &device, "-cl-std=CL1.2", NULL, NULL);
    if (code == CL_SUCCESS)
        return;
    clGetProgramBuildInfo(program, device, CL_PROGRAM_BUILD_LOG, sizeof log, log, NULL);
    fprintf(stderr, "%s\n", log);
    check(code, path);
}

cl_program
program_load(cl_context context, cl_device_id device, const char *name, const char *device_name)
{
    char path[PATH_BYTES];
    if (device_name)
        snprintf(path, sizeof path, "%s/bin/%s.%s", BENCH_FOLDER, name, device_name);
    else
        source_path(path, name);
    size_t size;
    unsigned char *data = read_file(path, &size);
    if (!data)
        fail("cannot read %s", path);
    cl_int code;
    cl_program program = device_name
                             ? clCreateProgramWithBinary(context, 1, &device, &size,
                                                         (const unsigned char **)&data, NULL, &code)
                             : clCreateProgramWithSource(context, 1, (const char **)&data, &size, &code);
    check(code, path);
    free(data);
    build(program, device, path);
    return program;
}

bool
program_excused(const char *name, const char *device_name, char *text, size_t size)
{
    char path[PATH_BYTES], wanted[64], line[512];
    source_path(path, name);
    FILE *file = fopen(path, "r");
    if (!file)
        fail("cannot open %s", path);
    snprintf(wanted, sizeof wanted, "// not on %s: ", device_name);
    bool found = false;
    while (!found && fgets(line, sizeof line, file))
        found = !strncmp(line, wanted, strlen(wanted));
    fclose(file);
    if (found)
        snprintf(text, size, "%.*s", (int)strcspn(line + strlen(wanted), "\n"), line + strlen(wanted));
    return found;
}
