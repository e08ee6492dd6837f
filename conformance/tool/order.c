/* SPDX-License-Identifier: MIT */
/* Prints in which order work-items of several launches came to an atomic counter, and where their buffers
 * were, as one number. Usage: order BINARY */
#include <stdio.h>
#include <stdlib.h>

#define CL_TARGET_OPENCL_VERSION 120
#include <CL/cl.h>

#include "build_file.h"
#include "workplace.h"

enum { ITEMS = 1 << 16, LAUNCHES = 4, GROUP = 16 };

/* Objects go with the process. */
struct state {
    struct workplace at;
    cl_kernel kernel;
    cl_mem buffers[3];
    unsigned long long hash;
    cl_uint words[ITEMS];
};

static const size_t sizes[3] = {4, ITEMS * sizeof(cl_uint), 3 * sizeof(cl_uint)};

/* FNV-1a */
static int
add(struct state *s, unsigned buffer)
{
    if (clEnqueueReadBuffer(s->at.queue, s->buffers[buffer], CL_TRUE, 0, sizes[buffer], s->words, 0, NULL,
                            NULL))
        return 1;
    for (size_t i = 0; i < sizes[buffer] / sizeof *s->words; i++)
        s->hash = (s->hash ^ s->words[i]) * 0x100000001b3u;
    return 0;
}

static int
launch(struct state *s)
{
    const cl_uint zero = 0;
    const size_t items = ITEMS, group = GROUP;
    if (clEnqueueWriteBuffer(s->at.queue, s->buffers[0], CL_TRUE, 0, sizeof zero, &zero, 0, NULL, NULL) ||
        clEnqueueNDRangeKernel(s->at.queue, s->kernel, 1, NULL, &items, &group, 0, NULL, NULL))
        return 1;
    return add(s, 1) || add(s, 2);
}

static int
prepare(struct state *s, const char *path)
{
    cl_int err;
    cl_program program = build_file(&s->at, path, "", &err);
    s->kernel = program ? clCreateKernel(program, "order", &err) : NULL;
    for (cl_uint i = 0; s->kernel && i < 3; i++) {
        s->buffers[i] = clCreateBuffer(s->at.context, CL_MEM_READ_WRITE, sizes[i], NULL, &err);
        if (err || clSetKernelArg(s->kernel, i, sizeof(cl_mem), &s->buffers[i]))
            return 1;
    }
    clReleaseProgram(program);
    return !s->kernel;
}

static int
launch_all(struct state *s, const char *path)
{
    int err = workplace_open(&s->at, "Caygen", "") || prepare(s, path);
    for (unsigned i = 0; !err && i < LAUNCHES; i++)
        err = launch(s);
    for (unsigned i = 0; i < 3 && s->buffers[i]; i++)
        clReleaseMemObject(s->buffers[i]);
    if (s->kernel)
        clReleaseKernel(s->kernel);
    workplace_close(&s->at);
    return err;
}

int
main(int argc, char **argv)
{
    struct state *s = calloc(1, sizeof *s);
    if (!s || argc != 2 || launch_all(s, argv[1]))
        return 1;
    printf("%016llx\n", s->hash);
    free(s);
    return 0;
}
