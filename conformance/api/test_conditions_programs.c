/* SPDX-License-Identifier: MIT */
/* Errors condition by condition (test_conditions.c): programs, where there is no compiler.
 * conformance/online has what compilers and linkers refuse. */
#include "api.h"

static const char text[] = "kernel void nothing(void) {}\n";

static cl_program
from_source(cl_context context)
{
    const char *strings[] = {text};
    cl_int err;
    cl_program program = clCreateProgramWithSource(context, 1, strings, NULL, &err);
    OK(err);
    return program;
}

static void
sources(void **state)
{
    WORLD(state);
    const char *strings[] = {text, text}, *missing[] = {text, NULL};
    cl_context c = w->context;
#define SOURCE(code, condition, context, count, strings)                                                     \
    REFUSED_WHEN(code, condition, clCreateProgramWithSource(context, count, strings, NULL, refusal))
    SOURCE(CL_INVALID_CONTEXT, "no context", NULL, 2, strings);
    SOURCE(CL_INVALID_CONTEXT, "another kind of object", (cl_context)w->queue, 2, strings);
    SOURCE(CL_INVALID_VALUE, "count 0", c, 0, strings);
    SOURCE(CL_INVALID_VALUE, "no list", c, 2, NULL);
    SOURCE(CL_INVALID_VALUE, "the last is none", c, 2, missing);
}

static void
built_in_kernels(void **state)
{
    WORLD(state);
    cl_device_id wrong[] = {w->device, (cl_device_id)w->queue}, missing[] = {w->device, NULL};
    cl_context c = w->context;
#define BUILT_IN(code, condition, context, count, devices, names)                                            \
    REFUSED_WHEN(code, condition, clCreateProgramWithBuiltInKernels(context, count, devices, names, refusal))
    BUILT_IN(CL_INVALID_CONTEXT, "no context", NULL, 1, &w->device, "k");
    BUILT_IN(CL_INVALID_CONTEXT, "another kind of object", (cl_context)w->queue, 1, &w->device, "k");
    BUILT_IN(CL_INVALID_VALUE, "no list of devices", c, 1, NULL, "k");
    BUILT_IN(CL_INVALID_VALUE, "no device", c, 0, &w->device, "k");
    BUILT_IN(CL_INVALID_VALUE, "no names", c, 1, &w->device, NULL);
    BUILT_IN(CL_INVALID_VALUE, "no device has such a kernel", c, 1, &w->device, "k");
    BUILT_IN(CL_INVALID_DEVICE, "another kind of object", c, 2, wrong, "k");
    BUILT_IN(CL_INVALID_DEVICE, "the last is none", c, 2, missing, "k");
}

static void CL_CALLBACK
ignore(cl_program program, void *user)
{
    (void)program, (void)user;
}

static void
il_and_constants(void **state)
{
    WORLD(state);
    const char il[4] = {3, 2, 35, 7};
    const cl_uint word = 0;
    cl_program wrong = (cl_program)w->queue;
    REFUSED_WHEN(CL_INVALID_CONTEXT, "no context", clCreateProgramWithIL(NULL, il, sizeof il, refusal));
    REFUSED_WHEN(CL_INVALID_CONTEXT, "another kind of object",
                 clCreateProgramWithIL((cl_context)w->queue, il, sizeof il, refusal));
    REFUSED_WHEN(CL_INVALID_OPERATION, "no device takes it",
                 clCreateProgramWithIL(w->context, il, sizeof il, refusal));
    FAILS_WHEN(CL_INVALID_PROGRAM, "no program",
               clSetProgramSpecializationConstant(NULL, 0, sizeof word, &word));
    FAILS_WHEN(CL_INVALID_PROGRAM, "another kind of object",
               clSetProgramSpecializationConstant(wrong, 0, sizeof word, &word));
    FAILS_WHEN(CL_INVALID_OPERATION, "no device takes such programs",
               clSetProgramSpecializationConstant(w->program, 0, sizeof word, &word));
    FAILS_WHEN(CL_INVALID_PROGRAM, "no program", clSetProgramReleaseCallback(NULL, ignore, NULL));
    FAILS_WHEN(CL_INVALID_PROGRAM, "another kind of object",
               clSetProgramReleaseCallback(wrong, ignore, NULL));
    FAILS_WHEN(CL_INVALID_OPERATION, "no device has destructors",
               clSetProgramReleaseCallback(w->program, ignore, NULL));
    FAILS_WHEN(CL_INVALID_VALUE, "no callback", clSetProgramReleaseCallback(w->program, NULL, NULL));
}

static void
binaries_and_builds(void **state)
{
    WORLD(state);
    size_t size = 3;
    const unsigned char *bytes = (const unsigned char *)"abc";
    const cl_device_id missing[] = {w->device, NULL};
    cl_program source = from_source(w->context), wrong = (cl_program)w->queue;
    REFUSED_WHEN(
        CL_INVALID_CONTEXT, "another kind of object",
        clCreateProgramWithBinary((cl_context)w->queue, 1, &w->device, &size, &bytes, NULL, refusal));
    FAILS_WHEN(CL_INVALID_PROGRAM, "another kind of object", clBuildProgram(wrong, 0, NULL, "", NULL, NULL));
    FAILS_WHEN(CL_INVALID_DEVICE, "the last is none", clBuildProgram(source, 2, missing, "", NULL, NULL));
    OK(clReleaseProgram(source));
}

#define COMPILE(code, condition, program, count, devices, headers, programs, names, user)                    \
    FAILS_WHEN(code, condition,                                                                              \
               clCompileProgram(program, count, devices, "", headers, programs, names, NULL, user))

static void
compilations(void **state)
{
    WORLD(state);
    const char *name = "header.h";
    cl_int err;
    cl_device_id wrong = (cl_device_id)w->queue;
    cl_context elsewhere = clCreateContext(NULL, 1, &w->device, NULL, NULL, &err);
    OK(err);
    cl_program program = from_source(w->context), foreign = from_source(elsewhere);
    cl_program none = (cl_program)w->queue;
    COMPILE(CL_INVALID_PROGRAM, "no program", NULL, 0, NULL, 0, NULL, NULL, NULL);
    COMPILE(CL_INVALID_PROGRAM, "another kind of object", none, 0, NULL, 0, NULL, NULL, NULL);
    COMPILE(CL_INVALID_PROGRAM, "another kind of object for a header", program, 0, NULL, 1, &none, &name,
            NULL);
    COMPILE(CL_INVALID_CONTEXT, "a header of another context", program, 0, NULL, 1, &foreign, &name, NULL);
    COMPILE(CL_INVALID_VALUE, "count without devices", program, 1, NULL, 0, NULL, NULL, NULL);
    COMPILE(CL_INVALID_VALUE, "devices without count", program, 0, &w->device, 0, NULL, NULL, NULL);
    COMPILE(CL_INVALID_VALUE, "headers without count", program, 0, NULL, 0, &program, NULL, NULL);
    COMPILE(CL_INVALID_VALUE, "names of headers without count", program, 0, NULL, 0, NULL, &name, NULL);
    COMPILE(CL_INVALID_VALUE, "no headers", program, 0, NULL, 1, NULL, &name, NULL);
    COMPILE(CL_INVALID_VALUE, "no names of headers", program, 0, NULL, 1, &program, NULL, NULL);
    COMPILE(CL_INVALID_VALUE, "user data without callback", program, 0, NULL, 0, NULL, NULL, w);
    COMPILE(CL_INVALID_DEVICE, "another kind of object", program, 1, &wrong, 0, NULL, NULL, NULL);
    COMPILE(CL_INVALID_OPERATION, "a program of binaries", w->program, 0, NULL, 0, NULL, NULL, NULL);
    COMPILE(CL_COMPILER_NOT_AVAILABLE, "there is no compiler", program, 0, NULL, 0, NULL, NULL, NULL);
    OK(clReleaseProgram(program));
    OK(clReleaseProgram(foreign));
    OK(clReleaseContext(elsewhere));
}

#define LINK(code, condition, context, devices, list, count, programs, user)                                 \
    REFUSED_WHEN(code, condition,                                                                            \
                 clLinkProgram(context, devices, list, "", count, programs, NULL, user, refusal))

static void
links(void **state)
{
    WORLD(state);
    cl_int err;
    cl_device_id wrong = (cl_device_id)w->queue;
    cl_context c = w->context, elsewhere = clCreateContext(NULL, 1, &w->device, NULL, NULL, &err);
    OK(err);
    cl_program program = from_source(c), foreign = from_source(elsewhere);
    cl_program mixed[] = {program, foreign}, others[] = {program, (cl_program)w->queue},
               missing[] = {program, NULL};
    LINK(CL_INVALID_CONTEXT, "no context", NULL, 0, NULL, 1, &program, NULL);
    LINK(CL_INVALID_CONTEXT, "another kind of object", (cl_context)w->queue, 0, NULL, 1, &program, NULL);
    LINK(CL_INVALID_CONTEXT, "a program of another context", c, 0, NULL, 2, mixed, NULL);
    LINK(CL_INVALID_VALUE, "count without devices", c, 1, NULL, 1, &program, NULL);
    LINK(CL_INVALID_VALUE, "devices without count", c, 0, &w->device, 1, &program, NULL);
    LINK(CL_INVALID_VALUE, "no programs", c, 0, NULL, 0, NULL, NULL);
    LINK(CL_INVALID_VALUE, "programs without count", c, 0, NULL, 0, &program, NULL);
    LINK(CL_INVALID_VALUE, "count without programs", c, 0, NULL, 1, NULL, NULL);
    LINK(CL_INVALID_VALUE, "user data without callback", c, 0, NULL, 1, &program, w);
    LINK(CL_INVALID_PROGRAM, "another kind of object", c, 0, NULL, 2, others, NULL);
    LINK(CL_INVALID_PROGRAM, "the last is none", c, 0, NULL, 2, missing, NULL);
    LINK(CL_INVALID_DEVICE, "another kind of object", c, 1, &wrong, 1, &program, NULL);
    LINK(CL_LINKER_NOT_AVAILABLE, "there is no linker", c, 0, NULL, 1, &program, NULL);
    OK(clReleaseProgram(program));
    OK(clReleaseProgram(foreign));
    OK(clReleaseContext(elsewhere));
}

static const struct CMUnitTest tests[] = {
    TEST(sources),          TEST(built_in_kernels),
    TEST(il_and_constants), TEST(binaries_and_builds),
    TEST(compilations),     TEST(links),
};
SUITE(conditions_programs, tests)
