/* SPDX-License-Identifier: MIT */
/*
 * sweep_run expected KERNEL...: what C's printf makes of the kernels' rows (sweep_rows.h)
 * sweep_run PLATFORM DEVICE FILE KERNEL...: what the implementation makes of them; FILE is a binary or, when
 * its name ends in .cl, the source, made with OPTIONS of the environment. Exit: 0 done, 1 something failed,
 * 77 no such platform or device.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "build_file.h"
#include "sweep_expected.h"
#include "sweep_values.h"

enum { SKIP = 77 };

static const void *
values_of(const struct sweep_values *v, const char *kernel, size_t *bytes)
{
#define ENTRY(NAME)                                                                                          \
    {                                                                                                        \
        "sweep_" #NAME, v->NAME##_, sizeof v->NAME##_                                                        \
    }
    const struct {
        const char *kernel;
        const void *data;
        size_t bytes;
    } arrays[] = {ENTRY(char), ENTRY(uchar), ENTRY(short), ENTRY(ushort), ENTRY(int),    ENTRY(uint),
                  ENTRY(long), ENTRY(ulong), ENTRY(half),  ENTRY(float),  ENTRY(double), ENTRY(text)};
#undef ENTRY
    for (size_t i = 0; i < sizeof arrays / sizeof *arrays; i++)
        if (!strcmp(arrays[i].kernel, kernel)) {
            *bytes = arrays[i].bytes;
            return arrays[i].data;
        }
    return NULL;
}

static cl_int
run(const struct workplace *at, cl_program program, const struct sweep_values *values, const char *name)
{
    const size_t one = 1;
    size_t bytes = 0;
    const void *data = values_of(values, name, &bytes);
    cl_int code;
    cl_mem in = clCreateBuffer(at->context, CL_MEM_COPY_HOST_PTR, bytes, (void *)data, &code);
    cl_kernel kernel = code ? NULL : clCreateKernel(program, name, &code);
    if (!code)
        code = clSetKernelArg(kernel, 0, sizeof in, &in);
    if (!code)
        code = clEnqueueNDRangeKernel(at->queue, kernel, 1, NULL, &one, &one, 0, NULL, NULL);
    if (!code)
        code = clFinish(at->queue);
    if (kernel)
        clReleaseKernel(kernel);
    if (in)
        clReleaseMemObject(in);
    if (code)
        fprintf(stderr, "%s: OpenCL says %d\n", name, (int)code);
    return code;
}

static int
expect(const struct sweep_values *values, int count, char **kernels)
{
    bool good = count > 0;
    for (int i = 0; i < count; i++)
        good &= sweep_expect(values, kernels[i]);
    return !good;
}

int
main(int argc, char **argv)
{
    static struct sweep_values values;
    struct workplace at;
    const char *options = getenv("OPTIONS");
    sweep_values_make(&values);
    if (argc > 1 && !strcmp(argv[1], "expected"))
        return expect(&values, argc - 2, argv + 2);
    if (argc < 5) {
        fprintf(stderr, "usage: sweep_run PLATFORM DEVICE FILE KERNEL...\n");
        return 2;
    }
    cl_int code = workplace_open(&at, argv[1], argv[2]);
    if (code == CL_DEVICE_NOT_FOUND)
        return SKIP;
    cl_program program = code ? NULL : build_file(&at, argv[3], options ? options : "", &code);
    for (int i = 4; !code && i < argc; i++)
        code = run(&at, program, &values, argv[i]);
    if (program)
        clReleaseProgram(program);
    workplace_close(&at);
    return code != 0;
}
