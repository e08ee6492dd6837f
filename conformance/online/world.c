/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include <ftw.h>
#include <sys/stat.h>
#include <unistd.h>

#include "online.h"

#include "find_device.h"

bool
compilers_work(void)
{
    cl_device_id first, devices[DEVICE_ROWS];
    cl_platform_id platform;
    cl_uint count = 0;
    cl_bool all =
        find_device("Caygen", "", &first) &&
        clGetDeviceInfo(first, CL_DEVICE_PLATFORM, sizeof platform, &platform, NULL) == CL_SUCCESS &&
        clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, DEVICE_ROWS, devices, &count) == CL_SUCCESS;
    for (cl_uint i = 0; all && i < count; i++) {
        if (clGetDeviceInfo(devices[i], CL_DEVICE_COMPILER_AVAILABLE, sizeof all, &all, NULL) != CL_SUCCESS)
            return false;
    }
    return all;
}

int
world_setup(void **state)
{
    struct world *w = calloc(1, sizeof *w);
    char vendor[64];
    cl_device_id first;
    cl_int err;
    if (!find_device("Caygen", "", &first))
        fail_msg("the loader has no platform Caygen");
    OK(clGetDeviceInfo(first, CL_DEVICE_PLATFORM, sizeof w->platform, &w->platform, NULL));
    OK(clGetDeviceIDs(w->platform, CL_DEVICE_TYPE_ALL, DEVICE_ROWS, w->devices, &w->count));
    w->context = clCreateContext(NULL, w->count, w->devices, NULL, NULL, &err);
    OK(err);
    w->queue = clCreateCommandQueueWithProperties(w->context, w->devices[0], NULL, &err);
    OK(err);
    OK(clGetDeviceInfo(w->devices[0], CL_DEVICE_VENDOR, sizeof vendor, vendor, NULL));
    w->intel = strstr(vendor, "Intel") != NULL;
    *state = w;
    return 0;
}

int
world_teardown(void **state)
{
    WORLD(state);
    OK(clFinish(w->queue));
    OK(clReleaseCommandQueue(w->queue));
    OK(clReleaseContext(w->context));
    free(w);
    return 0;
}

cl_program
from_source(struct world *w, const char *source)
{
    cl_int err;
    cl_program program = clCreateProgramWithSource(w->context, 1, &source, NULL, &err);
    OK(err);
    return program;
}

cl_program
built(struct world *w, const char *source, const char *options)
{
    cl_program program = from_source(w, source);
    const cl_int err = clBuildProgram(program, 0, NULL, options, NULL, NULL);
    if (err)
        fail_msg("error %d with options '%s': %s", err, options ? options : "", log_of(w, program));
    return program;
}

cl_program
compiled(struct world *w, const char *source, const char *options)
{
    cl_program program = from_source(w, source);
    const cl_int err = clCompileProgram(program, 0, NULL, options, 0, NULL, NULL, NULL, NULL);
    if (err)
        fail_msg("error %d with options '%s': %s", err, options ? options : "", log_of(w, program));
    return program;
}

const char *
log_of(struct world *w, cl_program program)
{
    static _Thread_local char text[16384];
    OK(clGetProgramBuildInfo(program, w->devices[0], CL_PROGRAM_BUILD_LOG, sizeof text, text, NULL));
    return text;
}

cl_build_status
status_of(struct world *w, cl_program program)
{
    cl_build_status status = 99;
    OK(clGetProgramBuildInfo(program, w->devices[0], CL_PROGRAM_BUILD_STATUS, sizeof status, &status, NULL));
    return status;
}

cl_program_binary_type
type_of(struct world *w, cl_program program)
{
    cl_program_binary_type type = 99;
    OK(clGetProgramBuildInfo(program, w->devices[0], CL_PROGRAM_BINARY_TYPE, sizeof type, &type, NULL));
    return type;
}

void
log_has(struct world *w, cl_program program, const char *text)
{
    if (!strstr(log_of(w, program), text))
        fail_msg("'%s' is not in the log: %s", text, log_of(w, program));
}

void
log_lacks(struct world *w, cl_program program, const char *text)
{
    if (strstr(log_of(w, program), text))
        fail_msg("'%s' is in the log: %s", text, log_of(w, program));
}

cl_int
result_of(struct world *w, cl_program program, const char *name)
{
    const size_t one = 1;
    cl_int err, out = -1;
    cl_kernel kernel = clCreateKernel(program, name, &err);
    OK(err);
    cl_mem mem = clCreateBuffer(w->context, CL_MEM_READ_WRITE | CL_MEM_COPY_HOST_PTR, sizeof out, &out, &err);
    OK(err);
    OK(clSetKernelArg(kernel, 0, sizeof mem, &mem));
    OK(clEnqueueNDRangeKernel(w->queue, kernel, 1, NULL, &one, NULL, 0, NULL, NULL));
    OK(clEnqueueReadBuffer(w->queue, mem, CL_TRUE, 0, sizeof out, &out, 0, NULL, NULL));
    OK(clReleaseMemObject(mem));
    OK(clReleaseKernel(kernel));
    return out;
}

cl_int
value_of(struct world *w, const char *source, const char *options)
{
    cl_program program = built(w, source, options);
    const cl_int value = result_of(w, program, "k");
    OK(clReleaseProgram(program));
    return value;
}

void
build_fails(struct world *w, cl_int code, const char *source, const char *options, const char *log)
{
    cl_program program = from_source(w, source);
    const cl_int err = clBuildProgram(program, 0, NULL, options, NULL, NULL);
    if (err != code)
        fail_msg("error %d instead of %d with options '%s': %s", err, code, options ? options : "",
                 log_of(w, program));
    assert_int_equal(status_of(w, program), CL_BUILD_ERROR);
    log_has(w, program, log);
    OK(clReleaseProgram(program));
}

unsigned char *
binary_of(cl_program program, size_t *size)
{
    size_t sizes[DEVICE_ROWS];
    unsigned char *binaries[DEVICE_ROWS] = {NULL};
    OK(clGetProgramInfo(program, CL_PROGRAM_BINARY_SIZES, sizeof sizes, sizes, NULL));
    binaries[0] = malloc(sizes[0] + 1);
    OK(clGetProgramInfo(program, CL_PROGRAM_BINARIES, sizeof binaries, binaries, NULL));
    *size = sizes[0];
    return binaries[0];
}

cl_program
from_binary(struct world *w, const unsigned char *bytes, size_t size, cl_int *err)
{
    cl_int status = 1;
    cl_program program = clCreateProgramWithBinary(w->context, 1, w->devices, &size, &bytes, &status, err);
    assert_int_equal(*err, status);
    assert_int_equal(program == NULL, *err != CL_SUCCESS);
    return program;
}

static int
remove_one(const char *path, const struct stat *s, int type, struct FTW *ftw)
{
    (void)s, (void)type, (void)ftw;
    return remove(path);
}

static char scratch[64]; /* removed at the end */

static void
remove_scratch(void)
{
    nftw(scratch, remove_one, 16, FTW_DEPTH | FTW_PHYS);
}

const char *
scratch_folder(void)
{
    if (!*scratch) {
        strcpy(scratch, "/tmp/online-XXXXXX");
        assert_non_null(mkdtemp(scratch));
        atexit(remove_scratch);
    }
    return scratch;
}

void
write_file(const char *folder, const char *name, const char *text)
{
    char path[512];
    mkdir(folder, 0700);
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs(text, file);
    fclose(file);
}
