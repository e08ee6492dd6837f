/* SPDX-License-Identifier: MIT */
/* Programs in SPIR-V. The module is written by hand, from the specification. */
#include "online.h"

enum { NUMBER = 7, FLAG = 8, WIDE = 9 }; /* ids of the constants */

#define OP(opcode, words) ((words) << 16 | (opcode))

/*
 * kernel void k(global uint *out) { out[0] = NUMBER + (FLAG ? 1000 : 2000) + (uint)WIDE; }
 * ids: 1 void, 2 uint, 3 pointer, 4 function type, 5 number, 6 k, 7 out, 8 label, 9 flag, 10 bool, 11..12
 * values of the choice, 13 choice, 14 sum, 15 ulong, 16 wide, 17 narrowed, 18 total
 */
static const cl_uint module[] = {
    0x07230203, 0x00010000, 0,  19,     0,      /* header */
    OP(17, 2),  4,                              /* Addresses */
    OP(17, 2),  6,                              /* Kernel */
    OP(17, 2),  11,                             /* Int64 */
    OP(14, 3),  2,          2,                  /* Physical64, OpenCL */
    OP(15, 4),  6,          6,  0x6B,           /* Kernel %6 "k" */
    OP(71, 4),  5,          1,  NUMBER,         /* SpecId */
    OP(71, 4),  9,          1,  FLAG,           /**/
    OP(71, 4),  16,         1,  WIDE,           /**/
    OP(19, 2),  1,                              /* void */
    OP(21, 4),  2,          32, 0,              /* uint */
    OP(21, 4),  15,         64, 0,              /* ulong */
    OP(20, 2),  10,                             /* bool */
    OP(32, 4),  3,          5,  2,              /* CrossWorkgroup pointer */
    OP(33, 4),  4,          1,  3,              /* function type */
    OP(50, 4),  2,          5,  7,              /* number = 7 */
    OP(48, 3),  10,         9,                  /* flag = true */
    OP(50, 5),  15,         16, 100000, 0,      /* wide = 100000 */
    OP(43, 4),  2,          11, 1000,           /**/
    OP(43, 4),  2,          12, 2000,           /**/
    OP(54, 5),  1,          6,  0,      4,      /* function */
    OP(55, 3),  3,          7,                  /* parameter */
    OP(248, 2), 8,                              /* label */
    OP(169, 6), 2,          13, 9,      11, 12, /* select */
    OP(128, 5), 2,          14, 5,      13,     /* add */
    OP(113, 4), 2,          17, 16,             /* narrow */
    OP(128, 5), 2,          18, 14,     17,     /* add */
    OP(62, 5),  7,          18, 2,      4,      /* store, aligned */
    OP(253, 1),                                 /* return */
    OP(56, 1),                                  /* end */
};

static cl_program
from_il(struct world *w, const void *bytes, size_t size)
{
    cl_int err;
    cl_program program = clCreateProgramWithIL(w->context, bytes, size, &err);
    OK(err);
    return program;
}

static bool
takes_il(struct world *w)
{
    char text[64];
    OK(clGetDeviceInfo(w->devices[0], CL_DEVICE_IL_VERSION, sizeof text, text, NULL));
    assert_string_equal(text, w->intel ? "SPIR-V_1.2 SPIR-V_1.1 SPIR-V_1.0" : "");
    return *text;
}

static void
builds_and_runs(void **state)
{
    WORLD(state);
    cl_uint il[sizeof module / sizeof *module];
    size_t size = 0;
    if (!takes_il(w))
        skip();
    cl_program program = from_il(w, module, sizeof module);
    OK(clGetProgramInfo(program, CL_PROGRAM_IL, sizeof il, il, &size));
    assert_int_equal(size, sizeof module);
    assert_memory_equal(il, module, sizeof module);
    OK(clBuildProgram(program, 1, w->devices, NULL, NULL, NULL));
    assert_int_equal(result_of(w, program, "k"), 101007);
    OK(clReleaseProgram(program));
}

/* The other byte order is as good. */
static void
swapped(void **state)
{
    WORLD(state);
    cl_uint il[sizeof module / sizeof *module];
    if (!takes_il(w))
        skip();
    for (size_t i = 0; i < sizeof module / sizeof *module; i++)
        il[i] = __builtin_bswap32(module[i]);
    cl_program program = from_il(w, il, sizeof il);
    OK(clBuildProgram(program, 1, w->devices, NULL, NULL, NULL));
    assert_int_equal(result_of(w, program, "k"), 101007);
    OK(clReleaseProgram(program));
}

static void
constants_are_set(void **state)
{
    WORLD(state);
    const cl_uint number = 30, two = 2;
    const cl_uchar no = 0;
    const cl_ulong wide = UINT64_C(0x500000000) + 40;
    if (!takes_il(w))
        skip();
    cl_program program = from_il(w, module, sizeof module);
    OK(clSetProgramSpecializationConstant(program, NUMBER, sizeof number, &number));
    OK(clSetProgramSpecializationConstant(program, FLAG, sizeof no, &no));
    OK(clBuildProgram(program, 1, w->devices, NULL, NULL, NULL));
    assert_int_equal(result_of(w, program, "k"), 102030);
    OK(clSetProgramSpecializationConstant(program, WIDE, sizeof wide, &wide));
    OK(clSetProgramSpecializationConstant(program, NUMBER, sizeof two, &two));
    OK(clBuildProgram(program, 1, w->devices, NULL, NULL, NULL));
    assert_int_equal(result_of(w, program, "k"), 2042);
    FAILS_WHEN(CL_INVALID_SPEC_ID, "no such constant",
               clSetProgramSpecializationConstant(program, 99, sizeof number, &number));
    FAILS_WHEN(CL_INVALID_VALUE, "the size is not the constant's",
               clSetProgramSpecializationConstant(program, NUMBER, 8, &wide));
    FAILS_WHEN(CL_INVALID_VALUE, "no value",
               clSetProgramSpecializationConstant(program, NUMBER, sizeof number, NULL));
    FAILS(CL_INVALID_PROGRAM, clSetProgramSpecializationConstant(NULL, NUMBER, sizeof number, &number));
    cl_program source = from_source(w, "");
    FAILS_WHEN(CL_INVALID_PROGRAM, "a program of source",
               clSetProgramSpecializationConstant(source, NUMBER, sizeof number, &number));
    OK(clReleaseProgram(source));
    OK(clReleaseProgram(program));
}

static void
links_with_source(void **state)
{
    WORLD(state);
    if (!takes_il(w))
        skip();
    cl_int err;
    cl_program objects[] = {from_il(w, module, sizeof module),
                            from_source(w, "kernel void l(global int *out) { out[0] = 5; }")};
    /* headers are nothing to IL, whatever they are */
    OK(clCompileProgram(objects[0], 1, w->devices, NULL, 2, NULL, NULL, NULL, NULL));
    OK(clCompileProgram(objects[1], 1, w->devices, NULL, 0, NULL, NULL, NULL, NULL));
    assert_int_equal(type_of(w, objects[0]), CL_PROGRAM_BINARY_TYPE_COMPILED_OBJECT);
    cl_program program = clLinkProgram(w->context, 1, w->devices, NULL, 2, objects, NULL, NULL, &err);
    OK(err);
    assert_int_equal(result_of(w, program, "k"), 101007);
    assert_int_equal(result_of(w, program, "l"), 5);
    OK(clReleaseProgram(program));
    OK(clReleaseProgram(objects[0]));
    OK(clReleaseProgram(objects[1]));
}

/* A module whose instructions do not fill it is refused at once; what else is wrong, by the compiler. */
static void
damaged(void **state)
{
    WORLD(state);
    cl_uint il[sizeof module / sizeof *module];
    cl_int err;
    if (!takes_il(w))
        skip();
    for (size_t words = 0; words < sizeof module / sizeof *module; words += 3) {
        cl_program program = clCreateProgramWithIL(w->context, module, words * sizeof *module, &err);
        assert_true(err == CL_SUCCESS || err == CL_INVALID_VALUE);
        if (program)
            OK(clReleaseProgram(program));
    }
    memcpy(il, module, sizeof module);
    il[11] = 0; /* an instruction of no words */
    assert_null(clCreateProgramWithIL(w->context, il, sizeof il, &err));
    assert_int_equal(err, CL_INVALID_VALUE);
    memcpy(il, module, sizeof module);
    il[sizeof module / sizeof *module - 5] = 77; /* the value that is stored does not exist */
    cl_program program = from_il(w, il, sizeof il);
    FAILS(CL_BUILD_PROGRAM_FAILURE, clBuildProgram(program, 1, w->devices, NULL, NULL, NULL));
    assert_true(strlen(log_of(w, program)) > 10);
    OK(clReleaseProgram(program));
}

static void
invalid_arguments(void **state)
{
    WORLD(state);
    cl_context c = w->context;
#define IL(code, condition, context, il, size)                                                               \
    REFUSED_WHEN(code, condition, clCreateProgramWithIL(context, il, size, refusal))
    if (!takes_il(w)) {
        IL(CL_INVALID_OPERATION, "no device takes it", c, module, sizeof module);
        return;
    }
    IL(CL_INVALID_CONTEXT, "no context", NULL, module, sizeof module);
    IL(CL_INVALID_VALUE, "no bytes", c, NULL, sizeof module);
    IL(CL_INVALID_VALUE, "length 0", c, module, 0);
    IL(CL_INVALID_VALUE, "no module", c, "kernel void k() {}  ", 20);
    IL(CL_INVALID_VALUE, "a module that ends in an instruction", c, module, sizeof module - 12);
}

/* kernel void k(global uint *out) { out[0] = 7; }, which requires two sub-groups in a work-group; ids as
 * above */
static const cl_uint pairs[] = {
    0x07230203, 0x00010100, 0,  19,   0, /* header */
    OP(17, 2),  4,                       /* Addresses */
    OP(17, 2),  6,                       /* Kernel */
    OP(17, 2),  58,                      /* SubgroupDispatch */
    OP(14, 3),  2,          2,           /* Physical64, OpenCL */
    OP(15, 4),  6,          6,  0x6B,    /* Kernel %6 "k" */
    OP(16, 4),  6,          36, 2,       /* SubgroupsPerWorkgroup 2 */
    OP(19, 2),  1,                       /* void */
    OP(21, 4),  2,          32, 0,       /* uint */
    OP(32, 4),  3,          5,  2,       /* CrossWorkgroup pointer */
    OP(33, 4),  4,          1,  3,       /* function type */
    OP(43, 4),  2,          5,  7,       /* number = 7 */
    OP(54, 5),  1,          6,  0,    4, /* function */
    OP(55, 3),  3,          7,           /* parameter */
    OP(248, 2), 8,                       /* label */
    OP(62, 5),  7,          5,  2,    4, /* store, aligned */
    OP(253, 1),                          /* return */
    OP(56, 1),                           /* end */
};

static size_t
sub_group_info(struct world *w, cl_kernel kernel, cl_kernel_sub_group_info name)
{
    const size_t local = 32;
    size_t value = 0;
    OK(clGetKernelSubGroupInfo(kernel, w->devices[0], name, sizeof local, &local, sizeof value, &value,
                               NULL));
    return value;
}

static void
numbers_of_sub_groups(void **state)
{
    WORLD(state);
    cl_int err;
    if (!takes_il(w))
        skip();
    cl_program program = from_il(w, pairs, sizeof pairs);
    OK(clBuildProgram(program, 1, w->devices, NULL, NULL, NULL));
    cl_kernel kernel = clCreateKernel(program, "k", &err);
    OK(err);
    cl_mem mem = clCreateBuffer(w->context, 0, 64, NULL, &err);
    OK(err);
    OK(clSetKernelArg(kernel, 0, sizeof mem, &mem));
    assert_int_equal(sub_group_info(w, kernel, CL_KERNEL_COMPILE_NUM_SUB_GROUPS), 2);
    const size_t one = sub_group_info(w, kernel, CL_KERNEL_MAX_SUB_GROUP_SIZE_FOR_NDRANGE), two = 2 * one,
                 three = 3 * one;
    FAILS_WHEN(CL_INVALID_WORK_GROUP_SIZE, "not as many sub-groups as the kernel requires",
               clEnqueueNDRangeKernel(w->queue, kernel, 1, NULL, &one, &one, 0, NULL, NULL));
    FAILS_WHEN(CL_INVALID_WORK_GROUP_SIZE, "not as many sub-groups as the kernel requires",
               clEnqueueNDRangeKernel(w->queue, kernel, 1, NULL, &three, &three, 0, NULL, NULL));
    FAILS_WHEN(CL_INVALID_WORK_GROUP_SIZE, "not as many sub-groups as the kernel requires",
               clEnqueueTask(w->queue, kernel, 0, NULL, NULL));
    OK(clEnqueueNDRangeKernel(w->queue, kernel, 1, NULL, &two, &two, 0, NULL, NULL));
    OK(clEnqueueNDRangeKernel(w->queue, kernel, 1, NULL, &two, NULL, 0, NULL, NULL));
    OK(clFinish(w->queue));
    OK(clReleaseMemObject(mem));
    OK(clReleaseKernel(kernel));
    OK(clReleaseProgram(program));
}

/* SPIR-V has no version of OpenCL C: work-groups may be of several sizes unless the options forbid it. */
static void
sizes_of_groups(void **state)
{
    WORLD(state);
    static const char *const options[] = {"", "-cl-uniform-work-group-size"};
    const size_t global = 33, local = 32;
    cl_int err, sum = 0;
    if (!takes_il(w))
        return;
    for (int i = 0; i < 2; i++) {
        cl_program program = from_il(w, module, sizeof module);
        OK(clBuildProgram(program, 0, NULL, options[i], NULL, NULL));
        cl_kernel kernel = clCreateKernel(program, "k", &err);
        OK(err);
        cl_mem out = clCreateBuffer(w->context, CL_MEM_COPY_HOST_PTR, sizeof sum, &sum, &err);
        OK(err);
        OK(clSetKernelArg(kernel, 0, sizeof out, &out));
        FAILS(i ? CL_INVALID_WORK_GROUP_SIZE : CL_SUCCESS,
              clEnqueueNDRangeKernel(w->queue, kernel, 1, NULL, &global, &local, 0, NULL, NULL));
        OK(clEnqueueReadBuffer(w->queue, out, CL_TRUE, 0, sizeof sum, &sum, 0, NULL, NULL));
        assert_int_equal(sum != 0, i == 0);
        sum = 0;
        OK(clReleaseMemObject(out));
        OK(clReleaseKernel(kernel));
        OK(clReleaseProgram(program));
    }
}

static const struct CMUnitTest tests[] = {
    TEST(sizes_of_groups),   TEST(builds_and_runs), TEST(swapped),           TEST(constants_are_set),
    TEST(links_with_source), TEST(damaged),         TEST(invalid_arguments), TEST(numbers_of_sub_groups),
};
SUITE(il, tests)
