/* SPDX-License-Identifier: MIT */
#include "common/program.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "common/device.h"
#include "common/fail.h"

static unsigned char *
read_file(const char *path, size_t *size)
{
    FILE *file = fopen(path, "rb");
    if (!file)
        fail("cannot open %s", path);
    fseek(file, 0, SEEK_END);
    long length = ftell(file);
    rewind(file);
    unsigned char *data = malloc((size_t)length + 1);
    if (!data || fread(data, 1, (size_t)length, file) != (size_t)length)
        fail("cannot read %s", path);
    fclose(file);
    *size = (size_t)length;
    return data;
}

static void
path_of(char *path, size_t size, const struct sample_options *options, const char *device)
{
    int length = options->source
                     ? snprintf(path, size, "%s/%s.cl", options->kernels, options->name)
                     : snprintf(path, size, "%s/bin/%s.%s", options->kernels, options->name, device);
    if (length < 0 || (size_t)length >= size)
        fail("the kernel folder's path is too long");
}

static void
build(cl_program program, cl_device_id device)
{
    char log[8192] = "";
    cl_int code = clBuildProgram(program, 1, &device, "-cl-std=CL1.2", NULL, NULL);
    if (code == CL_SUCCESS)
        return;
    clGetProgramBuildInfo(program, device, CL_PROGRAM_BUILD_LOG, sizeof log, log, NULL);
    fprintf(stderr, "%s\n", log);
    check(code, "clBuildProgram");
}

cl_program
program_open(cl_context context, cl_device_id device, const struct sample_options *options)
{
    char path[4096], word[DEVICE_WORD_BYTES];
    if (!options->source && !device_short_name(device, word))
        fail("there are no prebuilt kernels for this device; try --source");
    path_of(path, sizeof path, options, word);
    if (!options->source && access(path, R_OK))
        fail("there is no %s: samples/rebuild-kernels.sh makes it; or try --source", path);
    size_t size;
    unsigned char *data = read_file(path, &size);
    cl_int code;
    cl_program program = options->source
                             ? clCreateProgramWithSource(context, 1, (const char **)&data, &size, &code)
                             : clCreateProgramWithBinary(context, 1, &device, &size,
                                                         (const unsigned char **)&data, NULL, &code);
    check(code, path);
    free(data);
    build(program, device);
    printf("  kernels %s, %zu bytes\n", path, size);
    return program;
}
