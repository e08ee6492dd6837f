/* SPDX-License-Identifier: MIT */
#include "program.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/fail.h"

enum { PATH_BYTES = 1024, MAX_FILE = 4 << 20 };

static void
source_path(char path[PATH_BYTES], const char *name)
{
    snprintf(path, PATH_BYTES, "%s/kernels/%s.cl", BENCH_FOLDER, name);
}

static unsigned char *
read_file(const char *path, size_t *size)
{
    FILE *file = fopen(path, "rb");
    if (!file)
        fail("cannot open %s", path);
    unsigned char *data = malloc(MAX_FILE);
    if (!data)
        fail("no memory for %s", path);
    *size = fread(data, 1, MAX_FILE, file);
    if (*size == 0 || *size == MAX_FILE)
        fail("cannot read %s", path);
    fclose(file);
    return data;
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
