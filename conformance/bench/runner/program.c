/* SPDX-License-Identifier: MIT */
#include "program.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/fail.h"
#include "read_file.h"

enum { PATH_BYTES = 1024 };

static void
source_path(char path[PATH_BYTES], const struct row *row)
{
    const char *folder = row->set == UNTUNED ? "untuned" : "kernels";
    snprintf(path, PATH_BYTES, "%s/%s/%s.cl", BENCH_FOLDER, folder, row->name);
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
program_load(cl_context context, cl_device_id device, const struct row *row, const char *device_name)
{
    const bool binary = device_name && row->set != UNTUNED;
    char path[PATH_BYTES];
    if (binary)
        snprintf(path, sizeof path, "%s/bin/%s.%s", BENCH_FOLDER, row->name, device_name);
    else
        source_path(path, row);
    size_t size;
    unsigned char *data = read_file(path, &size);
    if (!data)
        fail("cannot read %s", path);
    cl_int code;
    cl_program program = binary ? clCreateProgramWithBinary(context, 1, &device, &size,
                                                            (const unsigned char **)&data, NULL, &code)
                                : clCreateProgramWithSource(context, 1, (const char **)&data, &size, &code);
    check(code, path);
    free(data);
    build(program, device, path);
    return program;
}

bool
program_excused(const struct row *row, const char *device_name, char *text, size_t size)
{
    char path[PATH_BYTES], wanted[64], line[512];
    source_path(path, row);
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
