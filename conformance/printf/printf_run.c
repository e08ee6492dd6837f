/* SPDX-License-Identifier: MIT */
/*
 * printf_run PLATFORM DEVICE FILE [KERNEL...]: runs the kernels of print.cl, from a binary or, when the
 * file's name ends in .cl, from source. What they print is the implementation's to show on standard output.
 * Exit: 0 done, 1 something failed, 77 no such platform or device.
 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <CL/cl.h>

#include "build_file.h"

enum { SKIP = 77, ARGS = 10, ITEMS = 256, GROUP = 32, FLOOD = 100000 };

struct arg {
    size_t size;
    const void *value; /* NULL: a buffer */
};

static const cl_int i = -42, n = 3, i4[4] = {1, -2, 300, -400000};
static const cl_uint u = 48879, u3[4] = {0, 7, 4000000000u, 0};
static const cl_long l = -1234567890123, l2[2] = {-5, 6000000000};
static const cl_ulong ul = 12345678901234567890u, ul3[4] = {1, 2, 18446744073709551615u, 0};
static const cl_short s = -300, s8[8] = {1, -2, 3, -4, 500, -600, 32767, -32768};
static const cl_ushort us2[2] = {65535, 171};
static const cl_char c = -5, c16[16] = {1, -2, 3, 4, 5, 6, 7, 8, 9, 10, 127, -128, 13, 14, 15, -16},
                     letter = 'A';
static const cl_uchar uc4[4] = {0, 9, 171, 255}, other = 'z';
static const cl_float f = 3.14159f, h = 0.333251953125f, f4[4] = {1.5f, -2.25f, 1e10f, 0.0078125f},
                      halves[4] = {1.5f, -2.25f, 65504.0f, 0.0078125f};
static const cl_double d = -2.71875, e = 2.718281828459045235, d2[2] = {1e-5, 123456.789};

#define VALUE(v)                                                                                             \
    {                                                                                                        \
        sizeof(v), &(v)                                                                                      \
    }
#define BUFFER                                                                                               \
    {                                                                                                        \
        sizeof(cl_mem), NULL                                                                                 \
    }
static const struct launch {
    const char *kernel;
    size_t items;
    struct arg args[ARGS];
} launches[] = {
    {"plain", 1, {{0, NULL}}},
    {"ints", 1, {VALUE(i), VALUE(u), VALUE(l), VALUE(ul), VALUE(s), VALUE(c)}},
    {"characters", 1, {VALUE(letter), VALUE(other)}},
    {"floats", 1, {VALUE(f), VALUE(d), VALUE(h)}},
    {"hexadecimal_floats", 1, {VALUE(f), VALUE(d)}},
    {"doubles", 1, {VALUE(e)}},
    {"vectors",
     1,
     {VALUE(i4), VALUE(f4), VALUE(c16), VALUE(uc4), VALUE(s8), VALUE(us2), VALUE(l2), VALUE(ul3), VALUE(d2),
      VALUE(u3)}},
    {"char_vectors", 1, {VALUE(n)}},
    {"uchar_vectors", 1, {VALUE(n)}},
    {"short_vectors", 1, {VALUE(n)}},
    {"ushort_vectors", 1, {VALUE(n)}},
    {"int_vectors", 1, {VALUE(n)}},
    {"uint_vectors", 1, {VALUE(n)}},
    {"long_vectors", 1, {VALUE(n)}},
    {"ulong_vectors", 1, {VALUE(n)}},
    {"float_vectors", 1, {VALUE(n)}},
    {"wide_vectors", 1, {VALUE(n)}},
    {"halves", 1, {VALUE(halves)}},
    {"texts", 1, {BUFFER, VALUE(n)}},
    {"pointers", 1, {VALUE(n)}},
    {"odd_texts", 1, {VALUE(n)}},
    {"excess", 1, {VALUE(n)}},
    {"many_arguments", 1, {VALUE(n)}},
    {"long_format", 1, {VALUE(n)}},
    {"called", 1, {VALUE(n)}},
    {"loops", 1, {VALUE(n)}},
    {"many", ITEMS, {VALUE(n)}},
    {"divergent_8", ITEMS, {VALUE(n)}},
    {"divergent_16", ITEMS, {VALUE(n)}},
    {"divergent_32", ITEMS, {VALUE(n)}},
    {"results", 1, {BUFFER}},
    {"flood", FLOOD, {BUFFER}},
};

static void
tell_results(const char *kernel, const cl_int *values)
{
    if (!strcmp(kernel, "results"))
        printf("printf gave %d\n", (int)values[0]);
    if (!strcmp(kernel, "flood"))
        printf("%d times 0, %d times not\n", (int)values[0], (int)values[1]);
    fflush(stdout);
}

static cl_int
run(const struct workplace *at, cl_program program, const struct launch *launch)
{
    const size_t group = launch->items < GROUP ? 1 : GROUP, items = launch->items;
    cl_int code, values[2] = {0, 0};
    cl_mem buffer = NULL;
    cl_kernel kernel = clCreateKernel(program, launch->kernel, &code);
    if (!code)
        buffer = clCreateBuffer(at->context, CL_MEM_COPY_HOST_PTR, sizeof values, values, &code);
    for (cl_uint a = 0; !code && a < ARGS && launch->args[a].size; a++)
        code = clSetKernelArg(kernel, a, launch->args[a].size,
                              launch->args[a].value ? launch->args[a].value : &buffer);
    if (!code)
        code = clEnqueueNDRangeKernel(at->queue, kernel, 1, NULL, &items, &group, 0, NULL, NULL);
    if (!code)
        code = clEnqueueReadBuffer(at->queue, buffer, CL_TRUE, 0, sizeof values, values, 0, NULL, NULL);
    if (!code)
        tell_results(launch->kernel, values);
    if (buffer)
        clReleaseMemObject(buffer);
    if (kernel)
        clReleaseKernel(kernel);
    return code;
}

static bool
is_wanted(const struct launch *launch, int count, char **names)
{
    for (int k = 0; k < count; k++)
        if (!strcmp(names[k], launch->kernel))
            return true;
    return false;
}

int
main(int argc, char **argv)
{
    struct workplace at;
    if (argc < 5) {
        fprintf(stderr, "usage: printf_run PLATFORM DEVICE FILE KERNEL...\n");
        return 2;
    }
    cl_int code = workplace_open(&at, argv[1], argv[2]);
    if (code == CL_DEVICE_NOT_FOUND)
        return SKIP;
    cl_program program = code ? NULL : build_file(&at, argv[3], "-cl-std=CL1.2", &code);
    for (size_t k = 0; !code && k < sizeof launches / sizeof *launches; k++)
        if (is_wanted(&launches[k], argc - 4, argv + 4))
            code = run(&at, program, &launches[k]);
    if (code)
        fprintf(stderr, "%s: OpenCL says %d\n", argv[3], (int)code);
    if (program)
        clReleaseProgram(program);
    workplace_close(&at);
    return code != 0;
}
