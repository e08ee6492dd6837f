/* SPDX-License-Identifier: MIT */
#include "api.h"

#include <stdio.h>

static const char *
file_of(struct world *w)
{
    static char name[64];
    snprintf(name, sizeof name, "api.%s", device_word(w->device));
    return name;
}

static void
binary_comes_back(void **state)
{
    WORLD(state);
    size_t size, told = 0, written = 0;
    unsigned char *bytes = read_binary(file_of(w), &size), *back = malloc(size), *list[] = {back};
    cl_program program = build_binary(w->context, w->device, file_of(w));
    OK(clGetProgramInfo(program, CL_PROGRAM_BINARY_SIZES, sizeof told, &told, NULL));
    assert_int_equal(told, size);
    OK(clGetProgramInfo(program, CL_PROGRAM_BINARIES, sizeof list, list, &written));
    assert_int_equal(written, sizeof list);
    assert_memory_equal(back, bytes, size);
    list[0] = NULL; /* not wanted */
    OK(clGetProgramInfo(program, CL_PROGRAM_BINARIES, sizeof list, list, NULL));
    OK(clReleaseProgram(program));
    free(back);
    free(bytes);
}

static void
info(void **state)
{
    WORLD(state);
    cl_uint count = 0;
    size_t kernels = 0, size = 0;
    char names[1024], source[8] = "x";
    cl_device_id device = NULL;
    cl_context context = NULL;
    cl_bool constructors = CL_TRUE;
    OK(clGetProgramInfo(w->program, CL_PROGRAM_NUM_DEVICES, sizeof count, &count, NULL));
    assert_int_equal(count, 1);
    OK(clGetProgramInfo(w->program, CL_PROGRAM_DEVICES, sizeof device, &device, NULL));
    assert_ptr_equal(device, w->device);
    OK(clGetProgramInfo(w->program, CL_PROGRAM_CONTEXT, sizeof context, &context, NULL));
    assert_ptr_equal(context, w->context);
    OK(clGetProgramInfo(w->program, CL_PROGRAM_REFERENCE_COUNT, sizeof count, &count, NULL));
    assert_int_equal(count, 1);
    OK(clGetProgramInfo(w->program, CL_PROGRAM_NUM_KERNELS, sizeof kernels, &kernels, NULL));
    assert_int_equal(kernels, 10);
    OK(clGetProgramInfo(w->program, CL_PROGRAM_KERNEL_NAMES, sizeof names, names, &size));
    assert_int_equal(size, strlen(names) + 1);
    assert_non_null(strstr(names, "vadd"));
    assert_non_null(strstr(names, ";"));
    OK(clGetProgramInfo(w->program, CL_PROGRAM_SOURCE, sizeof source, source, NULL));
    assert_string_equal(source, "");
    OK(clGetProgramInfo(w->program, CL_PROGRAM_SCOPE_GLOBAL_CTORS_PRESENT, sizeof constructors, &constructors,
                        NULL));
    assert_int_equal(constructors, CL_FALSE);
    FAILS(CL_INVALID_VALUE, clGetProgramInfo(w->program, CL_PROGRAM_KERNEL_NAMES, 3, names, NULL));
    FAILS(CL_INVALID_VALUE, clGetProgramInfo(w->program, CL_DEVICE_NAME, 3, names, NULL));
    FAILS(CL_INVALID_PROGRAM, clGetProgramInfo((cl_program)w->queue, CL_PROGRAM_SOURCE, 8, source, NULL));
}

static void
build_info(void **state)
{
    WORLD(state);
    cl_build_status status = 9;
    cl_program_binary_type type = 0;
    char text[64];
    size_t globals = 9;
    OK(clGetProgramBuildInfo(w->program, w->device, CL_PROGRAM_BUILD_STATUS, sizeof status, &status, NULL));
    assert_int_equal(status, CL_BUILD_SUCCESS);
    OK(clGetProgramBuildInfo(w->program, w->device, CL_PROGRAM_BINARY_TYPE, sizeof type, &type, NULL));
    assert_int_equal(type, CL_PROGRAM_BINARY_TYPE_EXECUTABLE);
    OK(clGetProgramBuildInfo(w->program, w->device, CL_PROGRAM_BUILD_LOG, sizeof text, text, NULL));
    assert_string_equal(text, "");
    OK(clBuildProgram(w->program, 0, NULL, "-DX=1", NULL, NULL)); /* again */
    OK(clGetProgramBuildInfo(w->program, w->device, CL_PROGRAM_BUILD_OPTIONS, sizeof text, text, NULL));
    assert_string_equal(text, "-DX=1");
    OK(clGetProgramBuildInfo(w->program, w->device, CL_PROGRAM_BUILD_GLOBAL_VARIABLE_TOTAL_SIZE, 8, &globals,
                             NULL));
    assert_int_equal(globals, 0);
    FAILS(CL_INVALID_VALUE, clGetProgramBuildInfo(w->program, w->device, CL_DEVICE_NAME, 64, text, NULL));
    FAILS(CL_INVALID_DEVICE,
          clGetProgramBuildInfo(w->program, (cl_device_id)w->queue, CL_PROGRAM_BUILD_LOG, 64, text, NULL));
    FAILS(CL_INVALID_PROGRAM,
          clGetProgramBuildInfo((cl_program)w->queue, w->device, CL_PROGRAM_BUILD_LOG, 64, text, NULL));
}

static cl_program
from_binary(struct world *w, const void *bytes, size_t size, cl_int *status, cl_int *err)
{
    const unsigned char *list[] = {bytes};
    return clCreateProgramWithBinary(w->context, 1, &w->device, &size, list, status, err);
}

static void
bad_binary(void **state)
{
    WORLD(state);
    const char nonsense[] = "this is not a program binary";
    cl_int status = 1;
    REFUSED(CL_INVALID_BINARY, from_binary(w, nonsense, sizeof nonsense, &status, &err));
    assert_int_equal(status, CL_INVALID_BINARY);
    assert_non_null(strstr(w->notified, "clCreateProgramWithBinary"));
    REFUSED(CL_INVALID_VALUE, from_binary(w, nonsense, 0, &status, &err));
    assert_int_equal(status, CL_INVALID_VALUE);
    REFUSED(CL_INVALID_VALUE, from_binary(w, NULL, 10, &status, &err));
}

/* A truncated binary is refused when the program is made or when it is built, never run. */
static void
truncated_binary(void **state)
{
    WORLD(state);
    size_t size;
    unsigned char *bytes = read_binary(file_of(w), &size);
    for (size_t keep = 0; keep < size; keep += 1 + size / 23) {
        cl_int err;
        cl_program program = from_binary(w, bytes, keep, NULL, &err);
        if (!program) {
            assert_int_equal(err, keep ? CL_INVALID_BINARY : CL_INVALID_VALUE);
            continue;
        }
        const cl_int build = clBuildProgram(program, 0, NULL, NULL, NULL, NULL);
        assert_true(build == CL_SUCCESS || build == CL_INVALID_BINARY || build == CL_BUILD_PROGRAM_FAILURE);
        OK(clReleaseProgram(program));
    }
    free(bytes);
}

static void
wrong_gpu(void **state)
{
    WORLD(state);
    size_t size;
    const bool cayman = strcmp(device_word(w->device), "cayman") == 0;
    unsigned char *bytes = read_binary(cayman ? "api.skl" : "api.cayman", &size);
    REFUSED(CL_INVALID_BINARY, from_binary(w, bytes, size, NULL, &err));
    free(bytes);
}

static void
bad_arguments(void **state)
{
    WORLD(state);
    size_t size;
    unsigned char *bytes = read_binary(file_of(w), &size);
    const unsigned char *list[] = {bytes, bytes};
    const size_t sizes[] = {size, size};
    cl_device_id twice[] = {w->device, w->device}, wrong = (cl_device_id)w->queue;
    REFUSED(CL_INVALID_CONTEXT,
            clCreateProgramWithBinary((cl_context)w->queue, 1, twice, sizes, list, NULL, &err));
    REFUSED(CL_INVALID_VALUE, clCreateProgramWithBinary(w->context, 0, twice, sizes, list, NULL, &err));
    REFUSED(CL_INVALID_VALUE, clCreateProgramWithBinary(w->context, 1, NULL, sizes, list, NULL, &err));
    REFUSED(CL_INVALID_VALUE, clCreateProgramWithBinary(w->context, 1, twice, NULL, list, NULL, &err));
    REFUSED(CL_INVALID_VALUE, clCreateProgramWithBinary(w->context, 1, twice, sizes, NULL, NULL, &err));
    REFUSED(CL_INVALID_DEVICE, clCreateProgramWithBinary(w->context, 1, &wrong, sizes, list, NULL, &err));
    REFUSED(CL_INVALID_DEVICE, clCreateProgramWithBinary(w->context, 2, twice, sizes, list, NULL, &err));
    free(bytes);
}

static void CL_CALLBACK
count_call(cl_program program, void *user)
{
    assert_non_null(program);
    ++*(int *)user;
}

static void
source_says_how(void **state)
{
    WORLD(state);
    const char *text = "__kernel void k(void) {}", *missing[] = {NULL};
    char source[64], log[2048];
    cl_int err;
    int calls = 0;
    cl_program program = clCreateProgramWithSource(w->context, 1, &text, NULL, &err);
    OK(err);
    OK(clGetProgramInfo(program, CL_PROGRAM_SOURCE, sizeof source, source, NULL));
    assert_string_equal(source, text);
    FAILS(CL_INVALID_PROGRAM_EXECUTABLE, clGetProgramInfo(program, CL_PROGRAM_NUM_KERNELS, 64, source, NULL));
    FAILS_WHEN(CL_COMPILER_NOT_AVAILABLE, "source, and there is no compiler",
               clBuildProgram(program, 0, NULL, NULL, count_call, &calls));
    assert_int_equal(calls, 1);
    OK(clGetProgramBuildInfo(program, w->device, CL_PROGRAM_BUILD_LOG, sizeof log, log, NULL));
    assert_non_null(strstr(log, device_has_surfaces_only(w->device)        ? "libgbe.so"
                                : strcmp(device_word(w->device), "cayman") ? "ocloc compile"
                                                                           : "clang-15"));
    assert_non_null(strstr(log, "clCreateProgramWithBinary"));
    FAILS(CL_COMPILER_NOT_AVAILABLE, clCompileProgram(program, 0, NULL, NULL, 0, NULL, NULL, NULL, NULL));
    REFUSED(CL_LINKER_NOT_AVAILABLE, clLinkProgram(w->context, 0, NULL, NULL, 1, &program, NULL, NULL, &err));
    REFUSED(CL_INVALID_PROGRAM_EXECUTABLE, clCreateKernel(program, "k", &err));
    REFUSED(CL_INVALID_VALUE, clCreateProgramWithSource(w->context, 0, &text, NULL, &err));
    REFUSED(CL_INVALID_VALUE, clCreateProgramWithSource(w->context, 1, NULL, NULL, &err));
    REFUSED(CL_INVALID_VALUE, clCreateProgramWithSource(w->context, 1, missing, NULL, &err));
    REFUSED(CL_INVALID_CONTEXT, clCreateProgramWithSource((cl_context)w->queue, 1, &text, NULL, &err));
    OK(clReleaseProgram(program));
}

static void
build_errors(void **state)
{
    WORLD(state);
    cl_device_id wrong = (cl_device_id)w->queue;
    cl_program no_program = (cl_program)w->queue;
    int calls = 0;
    OK(clBuildProgram(w->program, 1, &w->device, "", count_call, &calls));
    assert_int_equal(calls, 1);
    FAILS(CL_INVALID_VALUE, clBuildProgram(w->program, 1, NULL, NULL, NULL, NULL));
    FAILS(CL_INVALID_VALUE, clBuildProgram(w->program, 0, &w->device, NULL, NULL, NULL));
    FAILS(CL_INVALID_VALUE, clBuildProgram(w->program, 0, NULL, NULL, NULL, &calls));
    FAILS(CL_INVALID_DEVICE, clBuildProgram(w->program, 1, &wrong, NULL, NULL, NULL));
    FAILS(CL_INVALID_PROGRAM, clBuildProgram(no_program, 0, NULL, NULL, NULL, NULL));
    FAILS(CL_INVALID_OPERATION, clCompileProgram(w->program, 0, NULL, NULL, 0, NULL, NULL, NULL, NULL));
    cl_kernel kernel = new_kernel(w, "vadd");
    FAILS(CL_INVALID_OPERATION, clBuildProgram(w->program, 0, NULL, NULL, NULL, NULL));
    OK(clReleaseKernel(kernel));
    OK(clBuildProgram(w->program, 0, NULL, NULL, NULL, NULL));
    REFUSED(CL_INVALID_VALUE, clLinkProgram(w->context, 0, NULL, NULL, 0, NULL, NULL, NULL, &err));
    REFUSED(CL_INVALID_PROGRAM, clLinkProgram(w->context, 0, NULL, NULL, 1, &no_program, NULL, NULL, &err));
}

static void
release_callback(void **state)
{
    WORLD(state);
    int calls = 0;
    cl_program program = build_binary(w->context, w->device, file_of(w));
    FAILS(CL_INVALID_OPERATION, clSetProgramReleaseCallback(program, count_call, &calls));
    FAILS(CL_INVALID_VALUE, clSetProgramReleaseCallback(program, NULL, NULL));
    OK(clRetainProgram(program));
    OK(clReleaseProgram(program));
    OK(clReleaseProgram(program));
    assert_int_equal(calls, 0);
    FAILS(CL_INVALID_PROGRAM, clSetProgramReleaseCallback((cl_program)w->queue, count_call, &calls));
    FAILS(CL_INVALID_PROGRAM, clRetainProgram((cl_program)w->queue));
    FAILS(CL_INVALID_PROGRAM, clReleaseProgram((cl_program)w->queue));
}

/* One program for all devices, when the platform has several. */
static void
several_devices(void **state)
{
    WORLD(state);
    cl_device_id devices[DEVICE_ROWS];
    cl_uint count = 0;
    cl_int err, status[DEVICE_ROWS] = {0};
    size_t sizes[DEVICE_ROWS], told[DEVICE_ROWS];
    unsigned char *bytes[DEVICE_ROWS];
    char name[64];
    OK(clGetDeviceIDs(w->platform, CL_DEVICE_TYPE_ALL, DEVICE_ROWS, devices, &count));
    if (count < 2)
        skip();
    for (cl_uint i = 0; i < count; i++) {
        snprintf(name, sizeof name, "api.%s", device_word(devices[i]));
        bytes[i] = read_binary(name, &sizes[i]);
        status[i] = 1;
    }
    cl_context context = clCreateContext(NULL, count, devices, NULL, NULL, &err);
    OK(err);
    cl_program program = clCreateProgramWithBinary(context, count, devices, sizes,
                                                   (const unsigned char **)bytes, status, &err);
    OK(err);
    OK(status[count - 1]);
    OK(clBuildProgram(program, 0, NULL, NULL, NULL, NULL));
    OK(clGetProgramInfo(program, CL_PROGRAM_BINARY_SIZES, sizeof told, told, NULL));
    assert_memory_equal(told, sizes, count * sizeof *sizes);
    for (cl_uint i = 0; i < count; i++) {
        const size_t global = 16;
        cl_int out[16];
        cl_kernel kernel = clCreateKernel(program, "increment", &err);
        OK(err);
        cl_command_queue queue = clCreateCommandQueue(context, devices[i], 0, &err);
        OK(err);
        memset(out, 0, sizeof out);
        cl_mem mem = clCreateBuffer(context, CL_MEM_COPY_HOST_PTR, sizeof out, out, &err);
        OK(err);
        set_mem(kernel, 0, mem);
        OK(clEnqueueNDRangeKernel(queue, kernel, 1, NULL, &global, NULL, 0, NULL, NULL));
        OK(clEnqueueReadBuffer(queue, mem, CL_TRUE, 0, sizeof out, out, 0, NULL, NULL));
        assert_int_equal(out[15], 1);
        OK(clReleaseMemObject(mem));
        OK(clReleaseCommandQueue(queue));
        OK(clReleaseKernel(kernel));
        free(bytes[i]);
    }
    OK(clReleaseProgram(program));
    OK(clReleaseContext(context));
}

static const struct CMUnitTest tests[] = {
    TEST(binary_comes_back), TEST(info),
    TEST(build_info),        TEST(bad_binary),
    TEST(truncated_binary),  TEST(wrong_gpu),
    TEST(bad_arguments),     TEST(source_says_how),
    TEST(build_errors),      TEST(release_callback),
    TEST(several_devices),
};
SUITE(program, tests)
