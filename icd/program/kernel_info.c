/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "object/icd.h"
#include "runtime/context.h"
#include "runtime/device.h"
#include "runtime/kernel.h"
#include "runtime/program.h"

cl_int CL_API_CALL
clGetKernelInfo(cl_kernel kernel, cl_kernel_info param_name, size_t param_value_size, void *param_value,
                size_t *param_value_size_ret)
{
    QUESTION();
    REQUIRE_KERNEL(kernel);
    switch (param_name) {
        ANSWER_TEXT(CL_KERNEL_FUNCTION_NAME, kernel->name)
        ANSWER(CL_KERNEL_NUM_ARGS, cl_uint, rt_kernel_arg_count(kernel))
        ANSWER(CL_KERNEL_REFERENCE_COUNT, cl_uint, rt_object_host_refs(&kernel->base))
        ANSWER(CL_KERNEL_CONTEXT, cl_context, kernel->program->context)
        ANSWER(CL_KERNEL_PROGRAM, cl_program, kernel->program)
        ANSWER_TEXT(CL_KERNEL_ATTRIBUTES, rt_kernel_attributes(kernel))
    }
    return icd_refuse_question(&question, "a kernel");
}

cl_int CL_API_CALL
clGetKernelArgInfo(cl_kernel kernel, cl_uint arg_indx, cl_kernel_arg_info param_name, size_t param_value_size,
                   void *param_value, size_t *param_value_size_ret)
{
    QUESTION();
    struct rt_arg_info info;
    REQUIRE_KERNEL(kernel);
    REQUIRE(arg_indx < kernel->arg_capacity, CL_INVALID_ARG_INDEX,
            "arg_indx is %u; kernel %s has %u argument%s", arg_indx, kernel->name, kernel->arg_capacity,
            kernel->arg_capacity == 1 ? "" : "s");
    REQUIRE(rt_kernel_arg_info(kernel, arg_indx, &info), CL_KERNEL_ARG_INFO_NOT_AVAILABLE,
            "the binary of kernel %s has no information on arguments (-cl-kernel-arg-info adds it)",
            kernel->name);
    switch (param_name) {
        ANSWER(CL_KERNEL_ARG_ADDRESS_QUALIFIER, cl_kernel_arg_address_qualifier, info.address)
        ANSWER(CL_KERNEL_ARG_ACCESS_QUALIFIER, cl_kernel_arg_access_qualifier, info.access)
        ANSWER(CL_KERNEL_ARG_TYPE_QUALIFIER, cl_kernel_arg_type_qualifier, info.type)
        ANSWER_TEXT(CL_KERNEL_ARG_TYPE_NAME, info.type_name)
        ANSWER_TEXT(CL_KERNEL_ARG_NAME, info.name)
    }
    return icd_refuse_question(&question, "an argument");
}

/* A device may be left out when there is only one. */
static cl_int
find_device(const struct rt_call *call, cl_kernel kernel, cl_device_id device,
            const struct rt_kernel_device **on)
{
    REQUIRE_KERNEL(kernel);
    if (device)
        REQUIRE_DEVICE(device);
    REQUIRE(device || kernel->program->device_count == 1, CL_INVALID_DEVICE,
            "device is NULL, and the program of kernel %s has %u devices", kernel->name,
            kernel->program->device_count);
    if (!device)
        device = kernel->program->devices[0].device;
    *on = rt_kernel_on(kernel, device);
    REQUIRE(*on, CL_INVALID_DEVICE, "the program of kernel %s was not built for device %p (%s)", kernel->name,
            (void *)device, device->gpu->name);
    return CL_SUCCESS;
}

cl_int CL_API_CALL
clGetKernelWorkGroupInfo(cl_kernel kernel, cl_device_id device, cl_kernel_work_group_info param_name,
                         size_t param_value_size, void *param_value, size_t *param_value_size_ret)
{
    QUESTION();
    const struct rt_kernel_device *on = NULL;
    struct rt_kernel_info info;
    const cl_int err = find_device(call, kernel, device, &on);
    if (err)
        return err;
    rt_kernel_info(kernel, on, &info);
    switch (param_name) {
        ANSWER(CL_KERNEL_WORK_GROUP_SIZE, size_t, info.group_size)
        ANSWER_BYTES(CL_KERNEL_COMPILE_WORK_GROUP_SIZE, info.required, sizeof info.required)
        ANSWER(CL_KERNEL_LOCAL_MEM_SIZE, cl_ulong, info.local_bytes)
        ANSWER(CL_KERNEL_PREFERRED_WORK_GROUP_SIZE_MULTIPLE, size_t, info.simd)
        ANSWER(CL_KERNEL_PRIVATE_MEM_SIZE, cl_ulong, info.private_bytes)
        ANSWER(CL_KERNEL_SPILL_MEM_SIZE_INTEL, cl_ulong, info.spill_bytes)
    }
    /* CL_KERNEL_GLOBAL_WORK_SIZE is for custom devices and built-in kernels. */
    return icd_refuse_question(&question, "a kernel on a GPU");
}

/* The input of a sub-group query: a work-group size of 1 to 3 dimensions, or a number of sub-groups. */
struct input {
    size_t count;
    const size_t *values;
};

static size_t
items(const struct input *input)
{
    size_t n = 1;
    for (size_t i = 0; i < input->count; i++)
        n *= input->values[i];
    return n;
}

/* Items of the largest work-group that the kernel runs in. */
static size_t
largest_group(const struct rt_kernel_info *info)
{
    return info->required[0] ? info->required[0] * info->required[1] * info->required[2] : info->group_size;
}

static size_t
sub_groups(const struct rt_kernel_info *info, size_t work_items)
{
    return work_items / info->simd + (work_items % info->simd != 0);
}

/* What the kernel itself would say: Beignet's compiler takes the work-group's size where that is less. */
static size_t
sub_group_size(const struct rt_kernel_info *info, size_t work_items)
{
    return info->small_groups && work_items < info->simd ? work_items : info->simd;
}

/* The first dimension has all work-items, unless the kernel's source sets a size. False: no size gives that
 * many sub-groups. */
static bool
local_size(const struct rt_kernel_info *info, size_t count, size_t local[3])
{
    if (count == 0 || count > sub_groups(info, largest_group(info)))
        return false;
    for (unsigned i = 0; i < 3; i++)
        local[i] = info->required[0] ? info->required[i] : i ? 1 : count * info->simd;
    return !info->required[0] || count == sub_groups(info, largest_group(info));
}

static cl_int
answer_local_size(const struct icd_question *question, const struct rt_kernel_info *info,
                  const struct input *input)
{
    const size_t dims = question->size / sizeof(size_t);
    size_t local[3];
    const struct rt_call *call = question->call;
    REQUIRE(!question->value || (dims >= 1 && dims <= 3 && question->size % sizeof(size_t) == 0),
            CL_INVALID_VALUE,
            "param_value_size is %zu bytes; the answer to CL_KERNEL_LOCAL_SIZE_FOR_SUB_GROUP_COUNT has 1, 2 "
            "or 3 times "
            "%zu",
            question->size, sizeof(size_t));
    bool possible = local_size(info, input->values[0], local);
    for (size_t i = dims; possible && question->value && i < 3; i++)
        possible = local[i] == 1;
    if (!possible)
        memset(local, 0, sizeof local);
    return icd_answer(question, "CL_KERNEL_LOCAL_SIZE_FOR_SUB_GROUP_COUNT", local,
                      (question->value ? dims : 3) * sizeof *local);
}

static cl_int
check_input(const struct rt_call *call, cl_kernel_sub_group_info param_name, size_t bytes, const void *value,
            struct input *input)
{
    const bool none = param_name == CL_KERNEL_MAX_NUM_SUB_GROUPS ||
                      param_name == CL_KERNEL_COMPILE_NUM_SUB_GROUPS ||
                      param_name == CL_KERNEL_COMPILE_SUB_GROUP_SIZE_INTEL;
    *input = (struct input){bytes / sizeof(size_t), value};
    if (none)
        return CL_SUCCESS;
    const size_t most = param_name == CL_KERNEL_LOCAL_SIZE_FOR_SUB_GROUP_COUNT ? 1 : 3;
    REQUIRE(value, CL_INVALID_VALUE, "input_value is NULL");
    REQUIRE(bytes % sizeof(size_t) == 0 && input->count >= 1 && input->count <= most, CL_INVALID_VALUE,
            "input_value_size is %zu bytes; allowed are multiples of %zu up to %zu", bytes, sizeof(size_t),
            most * sizeof(size_t));
    return CL_SUCCESS;
}

/* A sub-group is a hardware thread. */
cl_int CL_API_CALL
clGetKernelSubGroupInfo(cl_kernel kernel, cl_device_id device, cl_kernel_sub_group_info param_name,
                        size_t input_value_size, const void *input_value, size_t param_value_size,
                        void *param_value, size_t *param_value_size_ret)
{
    QUESTION();
    const struct rt_kernel_device *on = NULL;
    struct rt_kernel_info info;
    struct input input;
    cl_int err = find_device(call, kernel, device, &on);
    if (!err && !on->device->gpu->sub_groups)
        err = REFUSE(CL_INVALID_OPERATION, "%s has no sub-groups", on->device->gpu->name);
    if (!err)
        err = check_input(call, param_name, input_value_size, input_value, &input);
    if (err)
        return err;
    rt_kernel_info(kernel, on, &info);
    switch (param_name) {
        ANSWER(CL_KERNEL_MAX_SUB_GROUP_SIZE_FOR_NDRANGE, size_t, sub_group_size(&info, items(&input)))
        ANSWER(CL_KERNEL_SUB_GROUP_COUNT_FOR_NDRANGE, size_t, sub_groups(&info, items(&input)))
        ANSWER(CL_KERNEL_MAX_NUM_SUB_GROUPS, size_t, sub_groups(&info, largest_group(&info)))
        ANSWER(CL_KERNEL_COMPILE_NUM_SUB_GROUPS, size_t, info.required_threads)
        ANSWER(CL_KERNEL_COMPILE_SUB_GROUP_SIZE_INTEL, size_t, info.required_simd)
    case CL_KERNEL_LOCAL_SIZE_FOR_SUB_GROUP_COUNT:
        return answer_local_size(&question, &info, &input);
    }
    return icd_refuse_question(&question, "a kernel's sub-groups");
}
