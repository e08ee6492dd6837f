/* SPDX-License-Identifier: MIT */
/* Kernels: creation, arguments, queries. */
#include "api.h"

/* The bare Cayman object says nothing about arguments. */
static bool
args_are_known(void)
{
    const char *variant = getenv("API_BINARY");
    return !variant || strcmp(variant, "api-bare") != 0;
}

static void
create(void **state)
{
    WORLD(state);
    cl_kernel kernels[16] = {NULL};
    cl_uint count = 0;
    OK(clCreateKernelsInProgram(w->program, 0, NULL, &count));
    assert_int_equal(count, 10);
    FAILS(CL_INVALID_VALUE, clCreateKernelsInProgram(w->program, 9, kernels, NULL));
    OK(clCreateKernelsInProgram(w->program, 16, kernels, &count));
    for (cl_uint i = 0; i < count; i++)
        OK(clReleaseKernel(kernels[i]));
    REFUSED(CL_INVALID_KERNEL_NAME, clCreateKernel(w->program, "no_such_kernel", &err));
    REFUSED(CL_INVALID_VALUE, clCreateKernel(w->program, NULL, &err));
    REFUSED(CL_INVALID_PROGRAM, clCreateKernel((cl_program)w->queue, "vadd", &err));
    FAILS(CL_INVALID_PROGRAM, clCreateKernelsInProgram((cl_program)w->queue, 0, NULL, &count));
}

static void
info(void **state)
{
    WORLD(state);
    cl_kernel kernel = new_kernel(w, "vadd");
    char text[64];
    cl_uint count = 0;
    cl_context context = NULL;
    cl_program program = NULL;
    OK(clGetKernelInfo(kernel, CL_KERNEL_FUNCTION_NAME, sizeof text, text, NULL));
    assert_string_equal(text, "vadd");
    OK(clGetKernelInfo(kernel, CL_KERNEL_NUM_ARGS, sizeof count, &count, NULL));
    assert_int_equal(count, args_are_known() ? 3 : 0);
    OK(clGetKernelInfo(kernel, CL_KERNEL_CONTEXT, sizeof context, &context, NULL));
    assert_ptr_equal(context, w->context);
    OK(clGetKernelInfo(kernel, CL_KERNEL_PROGRAM, sizeof program, &program, NULL));
    assert_ptr_equal(program, w->program);
    OK(clRetainKernel(kernel));
    OK(clGetKernelInfo(kernel, CL_KERNEL_REFERENCE_COUNT, sizeof count, &count, NULL));
    assert_int_equal(count, 2);
    OK(clReleaseKernel(kernel));
    cl_kernel required = new_kernel(w, "required");
    OK(clGetKernelInfo(required, CL_KERNEL_ATTRIBUTES, sizeof text, text, NULL));
    if (!getenv("API_PLATFORM"))
        assert_string_equal(text, ""); /* which only programs of source tell */
    OK(clReleaseKernel(required));
    FAILS(CL_INVALID_VALUE, clGetKernelInfo(kernel, CL_DEVICE_NAME, sizeof text, text, NULL));
    FAILS(CL_INVALID_VALUE, clGetKernelInfo(kernel, CL_KERNEL_FUNCTION_NAME, 2, text, NULL));
    FAILS(CL_INVALID_KERNEL, clGetKernelInfo((cl_kernel)w->queue, CL_KERNEL_NUM_ARGS, 4, &count, NULL));
    FAILS(CL_INVALID_KERNEL, clRetainKernel((cl_kernel)w->queue));
    FAILS(CL_INVALID_KERNEL, clReleaseKernel((cl_kernel)w->queue));
    OK(clReleaseKernel(kernel));
}

static void
arg_info(void **state)
{
    WORLD(state);
    cl_kernel kernel = new_kernel(w, "vadd");
    char text[64];
    cl_kernel_arg_address_qualifier address = 0;
    cl_kernel_arg_type_qualifier type = 0;
    if (!args_are_known()) {
        FAILS(CL_KERNEL_ARG_INFO_NOT_AVAILABLE,
              clGetKernelArgInfo(kernel, 0, CL_KERNEL_ARG_NAME, sizeof text, text, NULL));
        OK(clReleaseKernel(kernel));
        skip();
    }
    OK(clGetKernelArgInfo(kernel, 1, CL_KERNEL_ARG_NAME, sizeof text, text, NULL));
    assert_string_equal(text, "b");
    OK(clGetKernelArgInfo(kernel, 1, CL_KERNEL_ARG_TYPE_NAME, sizeof text, text, NULL));
    assert_string_equal(text, "float*");
    OK(clGetKernelArgInfo(kernel, 1, CL_KERNEL_ARG_ADDRESS_QUALIFIER, sizeof address, &address, NULL));
    assert_int_equal(address, CL_KERNEL_ARG_ADDRESS_GLOBAL);
    OK(clGetKernelArgInfo(kernel, 1, CL_KERNEL_ARG_TYPE_QUALIFIER, sizeof type, &type, NULL));
    assert_int_equal(type, CL_KERNEL_ARG_TYPE_CONST);
    FAILS(CL_INVALID_ARG_INDEX, clGetKernelArgInfo(kernel, 3, CL_KERNEL_ARG_NAME, 64, text, NULL));
    FAILS(CL_INVALID_VALUE, clGetKernelArgInfo(kernel, 0, CL_DEVICE_NAME, 64, text, NULL));
    FAILS(CL_INVALID_KERNEL, clGetKernelArgInfo((cl_kernel)w->queue, 0, CL_KERNEL_ARG_NAME, 64, text, NULL));
    OK(clReleaseKernel(kernel));
}

static size_t
most_items(const struct world *w)
{
    size_t most = 0;
    OK(clGetDeviceInfo(w->device, CL_DEVICE_MAX_WORK_GROUP_SIZE, sizeof most, &most, NULL));
    return most;
}

static void
work_group_info(void **state)
{
    WORLD(state);
    cl_kernel kernel = new_kernel(w, "locals"), fixed = new_kernel(w, "required");
    size_t size = 0, three[3] = {9, 9, 9};
    cl_ulong local = 0, bytes = 9;
    const bool cayman = strcmp(device_word(w->device), "cayman") == 0;
    OK(clGetKernelWorkGroupInfo(kernel, w->device, CL_KERNEL_WORK_GROUP_SIZE, sizeof size, &size, NULL));
    assert_int_equal(size, most_items(w));
    OK(clGetKernelWorkGroupInfo(kernel, NULL, CL_KERNEL_PREFERRED_WORK_GROUP_SIZE_MULTIPLE, sizeof size,
                                &size, NULL));
    assert_true(cayman ? size == 64 : size == 8 || size == 16 || size == 32);
    OK(clSetKernelArg(kernel, 1, 1024, NULL));
    OK(clSetKernelArg(kernel, 2, 512, NULL));
    OK(clGetKernelWorkGroupInfo(kernel, w->device, CL_KERNEL_LOCAL_MEM_SIZE, sizeof local, &local, NULL));
    assert_int_equal(local, 1536);
    OK(clGetKernelWorkGroupInfo(kernel, w->device, CL_KERNEL_PRIVATE_MEM_SIZE, sizeof bytes, &bytes, NULL));
    OK(clGetKernelWorkGroupInfo(kernel, w->device, CL_KERNEL_COMPILE_WORK_GROUP_SIZE, sizeof three, three,
                                NULL));
    assert_int_equal(three[0] + three[1] + three[2], 0);
    OK(clGetKernelWorkGroupInfo(fixed, w->device, CL_KERNEL_COMPILE_WORK_GROUP_SIZE, sizeof three, three,
                                NULL));
    if (!cayman) {
        assert_int_equal(three[0], 8); /* clang's objects do not say */
        assert_int_equal(three[1], 2);
    }
    FAILS(CL_INVALID_VALUE,
          clGetKernelWorkGroupInfo(kernel, w->device, CL_KERNEL_GLOBAL_WORK_SIZE, sizeof three, three, NULL));
    FAILS(CL_INVALID_DEVICE, clGetKernelWorkGroupInfo(kernel, (cl_device_id)w->queue,
                                                      CL_KERNEL_WORK_GROUP_SIZE, 8, &size, NULL));
    FAILS(CL_INVALID_KERNEL, clGetKernelWorkGroupInfo((cl_kernel)w->queue, w->device,
                                                      CL_KERNEL_WORK_GROUP_SIZE, 8, &size, NULL));
    OK(clReleaseKernel(kernel));
    OK(clReleaseKernel(fixed));
}

static bool
is_cayman(const struct world *w)
{
    return strcmp(device_word(w->device), "cayman") == 0;
}

static const struct {
    cl_kernel_sub_group_info name;
    bool has_input;
} sub_group_queries[] = {{CL_KERNEL_MAX_SUB_GROUP_SIZE_FOR_NDRANGE, true},
                         {CL_KERNEL_SUB_GROUP_COUNT_FOR_NDRANGE, true},
                         {CL_KERNEL_LOCAL_SIZE_FOR_SUB_GROUP_COUNT, true},
                         {CL_KERNEL_MAX_NUM_SUB_GROUPS, false},
                         {CL_KERNEL_COMPILE_NUM_SUB_GROUPS, false}};

#define COUNT(x) (sizeof(x) / sizeof *(x))

/* Every query with every error that the specification names, or with the one of a device without them. */
static void
sub_group_refusals(void **state)
{
    WORLD(state);
    cl_kernel kernel = new_kernel(w, "vadd");
    const size_t input[4] = {1, 1, 1, 1};
    size_t answer[3], size = 0;
    for (size_t i = 0; i < COUNT(sub_group_queries); i++) {
        const cl_kernel_sub_group_info name = sub_group_queries[i].name;
        if (is_cayman(w)) {
            FAILS(CL_INVALID_OPERATION,
                  clGetKernelSubGroupInfo(kernel, w->device, name, 8, input, sizeof answer, answer, &size));
            continue;
        }
        OK(clGetKernelSubGroupInfo(kernel, w->device, name, 8, input, 0, NULL, &size));
        assert_int_equal(size, name == CL_KERNEL_LOCAL_SIZE_FOR_SUB_GROUP_COUNT ? 24 : 8);
        FAILS(CL_INVALID_VALUE, clGetKernelSubGroupInfo(kernel, w->device, name, 8, input, 7, answer, NULL));
        FAILS(CL_INVALID_DEVICE, clGetKernelSubGroupInfo(kernel, (cl_device_id)w->queue, name, 8, input,
                                                         sizeof answer, answer, NULL));
        FAILS(CL_INVALID_KERNEL, clGetKernelSubGroupInfo((cl_kernel)w->queue, w->device, name, 8, input,
                                                         sizeof answer, answer, NULL));
        if (!sub_group_queries[i].has_input)
            continue;
        const size_t bad[] = {0, 7, 9, 32};
        for (size_t k = 0; k < COUNT(bad); k++)
            FAILS(CL_INVALID_VALUE,
                  clGetKernelSubGroupInfo(kernel, w->device, name, bad[k], input, 8, answer, NULL));
        FAILS(CL_INVALID_VALUE, clGetKernelSubGroupInfo(kernel, w->device, name, 8, NULL, 8, answer, NULL));
    }
    OK(clReleaseKernel(kernel));
}

static void
work_group_refusals(void **state)
{
    WORLD(state);
    static const cl_kernel_work_group_info names[] = {
        CL_KERNEL_WORK_GROUP_SIZE, CL_KERNEL_COMPILE_WORK_GROUP_SIZE, CL_KERNEL_LOCAL_MEM_SIZE,
        CL_KERNEL_PREFERRED_WORK_GROUP_SIZE_MULTIPLE, CL_KERNEL_PRIVATE_MEM_SIZE};
    cl_kernel kernel = new_kernel(w, "vadd");
    char answer[32];
    size_t size = 0;
    for (size_t i = 0; i < COUNT(names); i++) {
        OK(clGetKernelWorkGroupInfo(kernel, w->device, names[i], 0, NULL, &size));
        assert_int_equal(size, names[i] == CL_KERNEL_COMPILE_WORK_GROUP_SIZE ? 24 : 8);
        OK(clGetKernelWorkGroupInfo(kernel, w->device, names[i], sizeof answer, answer, NULL));
        FAILS(CL_INVALID_VALUE,
              clGetKernelWorkGroupInfo(kernel, w->device, names[i], size - 1, answer, NULL));
        FAILS(CL_INVALID_DEVICE, clGetKernelWorkGroupInfo(kernel, (cl_device_id)w->queue, names[i],
                                                          sizeof answer, answer, NULL));
        FAILS(CL_INVALID_KERNEL, clGetKernelWorkGroupInfo((cl_kernel)w->queue, w->device, names[i],
                                                          sizeof answer, answer, NULL));
    }
    FAILS(CL_INVALID_VALUE,
          clGetKernelWorkGroupInfo(kernel, w->device, CL_KERNEL_FUNCTION_NAME, sizeof answer, answer, NULL));
    OK(clReleaseKernel(kernel));
}

static void
sub_group_info(void **state)
{
    WORLD(state);
    if (is_cayman(w))
        skip();
    cl_kernel kernel = new_kernel(w, "vadd");
    const size_t local[] = {100, 1}, two = 2, three = 3;
    size_t few = 0, simd = 0, count = 0, size[3] = {0, 0, 0};
    OK(clGetKernelSubGroupInfo(kernel, w->device, CL_KERNEL_MAX_SUB_GROUP_SIZE_FOR_NDRANGE, sizeof local,
                               local, sizeof simd, &simd, NULL));
    assert_true(simd >= 8 && simd <= 64);
    OK(clGetKernelSubGroupInfo(kernel, w->device, CL_KERNEL_MAX_SUB_GROUP_SIZE_FOR_NDRANGE, sizeof three,
                               &three, sizeof few, &few, NULL));
    assert_int_equal(few, device_has_surfaces_only(w->device) ? three : simd);
    OK(clGetKernelSubGroupInfo(kernel, w->device, CL_KERNEL_SUB_GROUP_COUNT_FOR_NDRANGE, sizeof local, local,
                               sizeof count, &count, NULL));
    assert_int_equal(count, (100 + simd - 1) / simd);
    OK(clGetKernelSubGroupInfo(kernel, w->device, CL_KERNEL_LOCAL_SIZE_FOR_SUB_GROUP_COUNT, sizeof two, &two,
                               sizeof size, size, NULL));
    assert_int_equal(size[0], 2 * simd);
    assert_int_equal(size[2], 1);
    OK(clGetKernelSubGroupInfo(kernel, w->device, CL_KERNEL_MAX_NUM_SUB_GROUPS, 0, NULL, sizeof count, &count,
                               NULL));
    assert_int_equal(count, most_items(w) / simd);
    FAILS(CL_INVALID_VALUE, clGetKernelSubGroupInfo(kernel, w->device, CL_KERNEL_SUB_GROUP_COUNT_FOR_NDRANGE,
                                                    0, NULL, sizeof count, &count, NULL));
    FAILS(CL_INVALID_VALUE,
          clGetKernelSubGroupInfo(kernel, w->device, CL_DEVICE_NAME, sizeof local, local, 8, &count, NULL));
    OK(clReleaseKernel(kernel));
}

/* What devices and kernels say of sub-groups fits together. */
static void
sub_groups(void **state)
{
    WORLD(state);
    cl_kernel kernel = new_kernel(w, "vadd"), fixed = new_kernel(w, "required");
    size_t bytes = 0, simd = 0, answer[4] = {9, 9, 9, 9}, sizes[4];
    const size_t count = 1, far = 1000, three[] = {3, 5, 7};
    cl_uint most = 9;
    cl_ulong spill = 9;
    OK(clGetDeviceInfo(w->device, CL_DEVICE_MAX_NUM_SUB_GROUPS, sizeof most, &most, NULL));
    OK(clGetKernelWorkGroupInfo(kernel, w->device, CL_KERNEL_SPILL_MEM_SIZE_INTEL, sizeof spill, &spill,
                                NULL));
    assert_int_equal(spill, 0);
    if (is_cayman(w)) {
        assert_int_equal(most, 0);
    } else {
        OK(clGetDeviceInfo(w->device, CL_DEVICE_SUB_GROUP_SIZES_INTEL, sizeof sizes, sizes, &bytes));
        assert_int_equal(bytes, (device_has_surfaces_only(w->device) ? 2 : 3) * sizeof *sizes);
        /* Where OpenCL C has none of its own, they are extensions alone. */
        assert_int_equal(most, device_has_c20(w->device) ? 256 / sizes[0] : 0);
        OK(clGetKernelSubGroupInfo(fixed, w->device, CL_KERNEL_COMPILE_NUM_SUB_GROUPS, 0, NULL, 8, answer,
                                   NULL));
        assert_int_equal(answer[0], 0);
        OK(clGetKernelSubGroupInfo(fixed, w->device, CL_KERNEL_MAX_NUM_SUB_GROUPS, 0, NULL, 8, answer, NULL));
        OK(clGetKernelSubGroupInfo(kernel, w->device, CL_KERNEL_MAX_SUB_GROUP_SIZE_FOR_NDRANGE, sizeof three,
                                   three, 8, &simd, NULL));
        OK(clGetKernelSubGroupInfo(kernel, w->device, CL_KERNEL_SUB_GROUP_COUNT_FOR_NDRANGE, sizeof three,
                                   three, 8, answer, NULL));
        assert_int_equal(answer[0], (105 + simd - 1) / simd);
        OK(clGetKernelSubGroupInfo(kernel, w->device, CL_KERNEL_LOCAL_SIZE_FOR_SUB_GROUP_COUNT, sizeof far,
                                   &far, 24, answer, NULL));
        assert_int_equal(answer[0] + answer[1] + answer[2], 0);
        assert_int_equal(answer[3], 9);
        FAILS(CL_INVALID_VALUE,
              clGetKernelSubGroupInfo(kernel, w->device, CL_KERNEL_LOCAL_SIZE_FOR_SUB_GROUP_COUNT,
                                      sizeof count, &count, 32, answer, NULL));
        FAILS(CL_INVALID_VALUE,
              clGetKernelSubGroupInfo(kernel, w->device, CL_KERNEL_LOCAL_SIZE_FOR_SUB_GROUP_COUNT,
                                      sizeof three, three, 8, answer, NULL));
    }
    OK(clReleaseKernel(kernel));
    OK(clReleaseKernel(fixed));
}

/* The kernel's source asks for work-groups of 8 x 2: no other size is named. */
static void
required_sub_groups(void **state)
{
    WORLD(state);
    if (is_cayman(w))
        skip();
    cl_kernel fixed = new_kernel(w, "required");
    size_t simd = 0, most = 0, local[3] = {9, 9, 9};
    const size_t group[] = {8, 2};
    OK(clGetKernelSubGroupInfo(fixed, w->device, CL_KERNEL_MAX_SUB_GROUP_SIZE_FOR_NDRANGE, sizeof group,
                               group, 8, &simd, NULL));
    OK(clGetKernelSubGroupInfo(fixed, w->device, CL_KERNEL_MAX_NUM_SUB_GROUPS, 0, NULL, 8, &most, NULL));
    assert_int_equal(most, (16 + simd - 1) / simd);
    OK(clGetKernelSubGroupInfo(fixed, w->device, CL_KERNEL_LOCAL_SIZE_FOR_SUB_GROUP_COUNT, 8, &most, 24,
                               local, NULL));
    assert_true(local[0] == 8 && local[1] == 2 && local[2] == 1);
    OK(clGetKernelSubGroupInfo(fixed, w->device, CL_KERNEL_LOCAL_SIZE_FOR_SUB_GROUP_COUNT, 8, &most, 8, local,
                               NULL));
    assert_int_equal(local[0], 0); /* not without the second dimension */
    OK(clReleaseKernel(fixed));
}

/* Memory objects that exist, and are not what the argument wants. */
static void
of_another_kind(struct world *w, cl_kernel kernel)
{
    const cl_image_format format = {CL_RGBA, CL_UNORM_INT8};
    const cl_image_desc desc = {.image_type = CL_MEM_OBJECT_IMAGE1D, .image_width = 4};
    cl_int err;
    cl_context context = clCreateContext(NULL, 1, &w->device, NULL, NULL, &err);
    OK(err);
    cl_mem foreign = clCreateBuffer(context, 0, 64, NULL, &err);
    OK(err);
    FAILS(CL_INVALID_CONTEXT, clSetKernelArg(kernel, 0, sizeof foreign, &foreign));
    OK(clReleaseMemObject(foreign));
    FAILS(CL_INVALID_MEM_OBJECT, clSetKernelArg(kernel, 0, sizeof foreign, &foreign));
    OK(clReleaseContext(context));
    if (!has_images(w))
        return;
    cl_mem image = clCreateImage(w->context, 0, &format, &desc, NULL, &err);
    OK(err);
    FAILS(CL_INVALID_MEM_OBJECT, clSetKernelArg(kernel, 0, sizeof image, &image));
    OK(clReleaseMemObject(image));
}

static void
arg_errors(void **state)
{
    WORLD(state);
    cl_kernel kernel = new_kernel(w, "vadd"), values = new_kernel(w, "values"),
              locals = new_kernel(w, "locals");
    cl_mem mem = new_buffer(w, 64, NULL), wrong = (cl_mem)w->queue, none = NULL;
    cl_int word = 5;
    FAILS(CL_INVALID_KERNEL, clSetKernelArg((cl_kernel)w->queue, 0, sizeof mem, &mem));
    FAILS(CL_INVALID_ARG_INDEX, clSetKernelArg(kernel, 1000, sizeof mem, &mem));
    OK(clSetKernelArg(kernel, 0, sizeof mem, &mem));
    if (args_are_known()) {
        const cl_mem garbage = (cl_mem)(uintptr_t)0x1234567812345678;
        FAILS(CL_INVALID_ARG_INDEX, clSetKernelArg(kernel, 3, sizeof mem, &mem));
        FAILS(CL_INVALID_ARG_SIZE, clSetKernelArg(kernel, 0, 4, &mem));
        FAILS(CL_INVALID_MEM_OBJECT, clSetKernelArg(kernel, 0, sizeof wrong, &wrong));
        FAILS(CL_INVALID_MEM_OBJECT, clSetKernelArg(kernel, 0, sizeof garbage, &garbage));
        OK(clSetKernelArg(kernel, 0, sizeof none, &none)); /* a null buffer is legal */
        OK(clSetKernelArg(kernel, 0, sizeof none, NULL));
        FAILS(CL_INVALID_ARG_SIZE, clSetKernelArg(values, 3, 8, &word));
        FAILS(CL_INVALID_ARG_VALUE, clSetKernelArg(values, 3, 4, NULL));
        FAILS(CL_INVALID_ARG_VALUE, clSetKernelArg(locals, 1, 4, &word));
    }
    FAILS(CL_INVALID_ARG_SIZE, clSetKernelArg(locals, 1, 0, NULL));
    if (args_are_known())
        of_another_kind(w, kernel);
    OK(clReleaseMemObject(mem));
    OK(clReleaseKernel(kernel));
    OK(clReleaseKernel(values));
    OK(clReleaseKernel(locals));
}

static void
clone(void **state)
{
    WORLD(state);
    cl_int err, words[8] = {0};
    const size_t global = 8;
    cl_mem mem = new_buffer(w, sizeof words, words), other = new_buffer(w, sizeof words, words);
    cl_kernel kernel = new_kernel(w, "increment");
    set_mem(kernel, 0, mem);
    cl_kernel copy = clCloneKernel(kernel, &err);
    OK(err);
    set_mem(kernel, 0, other); /* the copy keeps its own */
    OK(clEnqueueNDRangeKernel(w->queue, copy, 1, NULL, &global, NULL, 0, NULL, NULL));
    read_buffer(w, mem, words, sizeof words);
    assert_int_equal(words[7], 1);
    read_buffer(w, other, words, sizeof words);
    assert_int_equal(words[7], 0);
    REFUSED(CL_INVALID_KERNEL, clCloneKernel((cl_kernel)w->queue, &err));
    OK(clReleaseKernel(copy));
    OK(clReleaseKernel(kernel));
    OK(clReleaseMemObject(mem));
    OK(clReleaseMemObject(other));
}

static const struct CMUnitTest tests[] = {
    TEST(create),
    TEST(info),
    TEST(arg_info),
    TEST(work_group_info),
    TEST(sub_group_info),
    TEST(sub_group_refusals),
    TEST(work_group_refusals),
    TEST(sub_groups),
    TEST(required_sub_groups),
    TEST(arg_errors),
    TEST(clone),
};
SUITE(kernel, tests)
