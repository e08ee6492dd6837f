/* SPDX-License-Identifier: MIT */
/*
 * groups_run PLATFORM DEVICE FILE: runs the kernels of groups.cl over ranges that local sizes do not divide
 * and compares with what OpenCL's text says work-groups are. FILE is a binary or, when its name ends in .cl,
 * the source. A device without such work-groups (PoCL's) runs each part of a range as a range of its own,
 * which compares the model of the kernels that do not ask for it with another implementation. Exit: 0 right,
 * 1 wrong, 77 no such platform or device.
 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CL_TARGET_OPENCL_VERSION 300
#include <CL/cl.h>

#include "build_file.h"
#include "model.h"

enum { SKIP = 77, LOCAL_ARG_BYTES = MAX_GROUP * 4 };

struct world {
    struct workplace at;
    cl_program program;
    bool apart; /* each part of a range is a range */
    unsigned wrong, compared;
};

static cl_int
launch(const struct world *w, cl_kernel kernel, const struct shape *s)
{
    cl_int code = CL_SUCCESS;
    if (!w->apart)
        return clEnqueueNDRangeKernel(w->at.queue, kernel, s->dims, s->offset, s->global, s->local, 0, NULL,
                                      NULL);
    for (unsigned part = 0; !code && part < 8; part++) {
        size_t offset[3], global[3], local[3];
        if (model_part(s, part, offset, global, local))
            code = clEnqueueNDRangeKernel(w->at.queue, kernel, s->dims, offset, global, local, 0, NULL, NULL);
    }
    return code;
}

static void
compare(struct world *w, const char *name, const struct shape *s, const cl_uint *got, const cl_uint *expected,
        size_t count, unsigned words)
{
    w->compared++;
    for (size_t i = 0; i < count * words; i++) {
        if (got[i] == expected[i])
            continue;
        printf("%s, %zux%zux%zu in groups of %zux%zux%zu: work-item %zu, value %zu: %u instead of %u\n", name,
               s->global[0], s->global[1], s->global[2], s->local[0], s->local[1], s->local[2], i / words,
               i % words, got[i], expected[i]);
        w->wrong++;
        return;
    }
}

static cl_int
set_args(const struct model_kernel *k, const struct shape *s, cl_kernel kernel, cl_mem in, cl_mem out)
{
    const cl_uint range[8] = {(cl_uint)s->offset[0], (cl_uint)s->offset[1], (cl_uint)s->offset[2], 0,
                              (cl_uint)s->global[0], (cl_uint)s->global[1], (cl_uint)s->global[2], 0};
    cl_uint index = 0;
    cl_int code = clSetKernelArg(kernel, index++, sizeof range, range);
    if (!code && k->has_input)
        code = clSetKernelArg(kernel, index++, sizeof in, &in);
    if (!code)
        code = clSetKernelArg(kernel, index++, sizeof out, &out);
    if (!code && k->has_local)
        code = clSetKernelArg(kernel, index++, LOCAL_ARG_BYTES, NULL);
    return code;
}

static cl_int
sub_group_size(const struct world *w, cl_kernel kernel, const struct shape *s, size_t *size)
{
    return clGetKernelSubGroupInfo(kernel, w->at.device, CL_KERNEL_MAX_SUB_GROUP_SIZE_FOR_NDRANGE,
                                   s->dims * sizeof(size_t), s->local, sizeof *size, size, NULL);
}

static cl_int
run(struct world *w, const struct model_kernel *k, const struct shape *s)
{
    const size_t count = s->global[0] * s->global[1] * s->global[2], bytes = count * k->words * 4;
    size_t lanes = 0;
    cl_int code;
    cl_uint *got = calloc(1, bytes), *expected = calloc(1, bytes), *data = calloc(count, 4);
    for (size_t i = 0; data && i < count; i++)
        data[i] = model_input(i);
    cl_kernel kernel = clCreateKernel(w->program, k->name, &code);
    if (kernel && got && expected && data) {
        cl_mem in = clCreateBuffer(w->at.context, CL_MEM_COPY_HOST_PTR, count * 4, data, &code);
        cl_mem out = clCreateBuffer(w->at.context, CL_MEM_COPY_HOST_PTR, bytes, got, &code);
        code = set_args(k, s, kernel, in, out);
        if (!code && k->needs_lanes)
            code = sub_group_size(w, kernel, s, &lanes);
        if (!code)
            code = launch(w, kernel, s);
        if (!code)
            code = clEnqueueReadBuffer(w->at.queue, out, CL_TRUE, 0, bytes, got, 0, NULL, NULL);
        clReleaseMemObject(in);
        clReleaseMemObject(out);
        model_run(k, s, (unsigned)lanes, expected);
        if (!code)
            compare(w, k->name, s, got, expected, count, k->words);
    }
    if (kernel)
        clReleaseKernel(kernel);
    free(data);
    free(got);
    free(expected);
    if (code)
        printf("%s: OpenCL says %d\n", k->name, (int)code);
    return code;
}

/* Built to have work-groups of one size. */
static bool
is_refused(struct world *w, const char *path, const char *options)
{
    const size_t global = 33, local = 32, whole = 64;
    const cl_uint range[8] = {0, 0, 0, 0, 64, 1, 1, 0};
    cl_int code;
    cl_program program = build_file(&w->at, path, options, &code);
    cl_kernel kernel = code ? NULL : clCreateKernel(program, "count", &code);
    cl_mem out = code ? NULL : clCreateBuffer(w->at.context, 0, 256, NULL, &code);
    if (!code)
        code = clSetKernelArg(kernel, 0, sizeof range, range);
    if (!code)
        code = clSetKernelArg(kernel, 1, sizeof out, &out);
    const cl_int divided =
        code ? code : clEnqueueNDRangeKernel(w->at.queue, kernel, 1, NULL, &whole, &local, 0, NULL, NULL);
    if (!code)
        code = clEnqueueNDRangeKernel(w->at.queue, kernel, 1, NULL, &global, &local, 0, NULL, NULL);
    clFinish(w->at.queue);
    if (out)
        clReleaseMemObject(out);
    if (kernel)
        clReleaseKernel(kernel);
    if (program)
        clReleaseProgram(program);
    if (divided || code != CL_INVALID_WORK_GROUP_SIZE)
        printf("%s%s%s: OpenCL says %d and %d, not 0 and CL_INVALID_WORK_GROUP_SIZE\n", path,
               options ? " with " : "", options ? options : "", (int)divided, (int)code);
    return !divided && code == CL_INVALID_WORK_GROUP_SIZE;
}

static cl_int
run_all(struct world *w)
{
    cl_int code = CL_SUCCESS;
    const size_t step = w->apart ? 3 : 1; /* PoCL compiles a kernel again for every local size */
    for (size_t k = 0; !code && k < model_kernel_count; k++)
        for (size_t s = 0; !code && s < model_shape_count; s += step)
            if ((!w->apart || model_kernels[k].works_apart) &&
                (!model_kernels[k].one_row || model_shapes[s].dims == 1))
                code = run(w, &model_kernels[k], &model_shapes[s]);
    return code;
}

int
main(int argc, char **argv)
{
    struct world w = {.wrong = 0};
    cl_bool able = CL_FALSE;
    if (argc < 4) {
        fprintf(stderr, "usage: groups_run PLATFORM DEVICE FILE [REFUSED FILE...]\n");
        return 2;
    }
    cl_int code = workplace_open(&w.at, argv[1], argv[2]);
    if (code == CL_DEVICE_NOT_FOUND)
        return SKIP;
    clGetDeviceInfo(w.at.device, CL_DEVICE_NON_UNIFORM_WORK_GROUP_SUPPORT, sizeof able, &able, NULL);
    w.apart = !able;
    if (!code)
        w.program = build_file(&w.at, argv[3], is_source_file(argv[3]) ? "-cl-std=CL1.2" : "", &code);
    if (!code)
        code = run_all(&w);
    bool refused = true;
    if (!code && able) {
        refused = is_refused(&w, argv[3], "-cl-uniform-work-group-size");
        for (int i = 4; i < argc; i++)
            refused &= is_refused(&w, argv[i], NULL);
    }
    printf("%s: %u launches compared%s, %u wrong\n", argv[3], w.compared, w.apart ? " in parts" : "",
           w.wrong);
    if (code)
        fprintf(stderr, "%s: OpenCL says %d\n", argv[3], (int)code);
    if (w.program)
        clReleaseProgram(w.program);
    workplace_close(&w.at);
    return code || w.wrong || !refused || !w.compared;
}
