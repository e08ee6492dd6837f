/* SPDX-License-Identifier: MIT */
/* Shared virtual memory: allocation, and what kernels are told of it. */
#include "runtime/svm.h"

#include "object/icd.h"
#include "runtime/context.h"
#include "runtime/device.h"
#include "runtime/kernel.h"
#include "runtime/program.h"
#include "svm_check.h"

#define SVM_FLAGS                                                                                            \
    ((cl_svm_mem_flags)(CL_MEM_READ_WRITE | CL_MEM_WRITE_ONLY | CL_MEM_READ_ONLY |                           \
                        CL_MEM_SVM_FINE_GRAIN_BUFFER | CL_MEM_SVM_ATOMICS))
#define ACCESS ((cl_svm_mem_flags)(CL_MEM_READ_WRITE | CL_MEM_WRITE_ONLY | CL_MEM_READ_ONLY))

bool
icd_context_has_svm(cl_context context, cl_device_svm_capabilities wanted)
{
    bool has = false;
    for (cl_uint i = 0; i < context->device_count; i++)
        has |= (context->devices[i]->gpu->svm & wanted) != 0;
    return has;
}

bool
icd_context_has_usm(cl_context context)
{
    bool has = false;
    for (cl_uint i = 0; i < context->device_count; i++)
        has |= context->devices[i]->gpu->usm != 0;
    return has;
}

/* At least one device can do what the flags ask for. */
static cl_int
check_flags(cl_context context, cl_svm_mem_flags flags)
{
    const bool fine = flags & CL_MEM_SVM_FINE_GRAIN_BUFFER, atomics = flags & CL_MEM_SVM_ATOMICS;
    const cl_svm_mem_flags access = flags & ACCESS;
    REQUIRE(!(flags & ~SVM_FLAGS), CL_INVALID_VALUE);
    REQUIRE(!(access & (access - 1)), CL_INVALID_VALUE);
    REQUIRE(fine || !atomics, CL_INVALID_VALUE);
    REQUIRE(!fine || icd_context_has_svm(context, CL_DEVICE_SVM_FINE_GRAIN_BUFFER), CL_INVALID_VALUE);
    REQUIRE(!atomics || icd_context_has_svm(context, CL_DEVICE_SVM_ATOMICS), CL_INVALID_VALUE);
    return CL_SUCCESS;
}

static cl_int
check_alloc(cl_context context, cl_svm_mem_flags flags, size_t size, cl_uint alignment)
{
    REQUIRE(IS_CONTEXT(context), CL_INVALID_CONTEXT);
    REQUIRE(icd_context_has_svm(context, CL_DEVICE_SVM_COARSE_GRAIN_BUFFER), CL_INVALID_OPERATION);
    REQUIRE(size > 0, CL_INVALID_VALUE);
    for (cl_uint i = 0; i < context->device_count; i++)
        REQUIRE(size <= context->devices[i]->max_alloc_bytes, CL_INVALID_VALUE);
    REQUIRE(icd_is_alignment(alignment), CL_INVALID_VALUE);
    return check_flags(context, flags);
}

void *CL_API_CALL
clSVMAlloc(cl_context context, cl_svm_mem_flags flags, size_t size, cl_uint alignment)
{
    const struct rt_svm svm = {.kind = RT_SVM};
    return check_alloc(context, flags, size, alignment) ? NULL : rt_svm_new(context, &svm, size);
}

void CL_API_CALL
clSVMFree(cl_context context, void *svm_pointer)
{
    if (IS_CONTEXT(context) && svm_pointer)
        rt_svm_free(context, svm_pointer, RT_SVM);
}

cl_int CL_API_CALL
clSetKernelArgSVMPointer(cl_kernel kernel, cl_uint arg_index, const void *arg_value)
{
    REQUIRE(IS_KERNEL(kernel), CL_INVALID_KERNEL);
    REQUIRE(icd_context_has_svm(kernel->program->context, CL_DEVICE_SVM_COARSE_GRAIN_BUFFER),
            CL_INVALID_OPERATION);
    const cl_int err = rt_kernel_set_arg_address(kernel, arg_index, arg_value, false);
    return err ? icd_refuse(__func__, "the argument takes addresses and this is one", err) : err;
}

/* Kernels may touch every allocation of their context, told or not: only the form is checked. */
static cl_int
check_pointers(size_t size, const void *value)
{
    REQUIRE(size % sizeof(void *) == 0, CL_INVALID_VALUE);
    REQUIRE((size > 0) == (value != NULL), CL_INVALID_VALUE);
    return CL_SUCCESS;
}

static cl_int
check_flag(size_t size, const void *value, cl_bool *flag)
{
    REQUIRE(value && size == sizeof *flag, CL_INVALID_VALUE);
    *flag = *(const cl_bool *)value;
    return CL_SUCCESS;
}

static cl_int
check_fine_grain_system(cl_context context, size_t size, const void *value)
{
    cl_bool flag = CL_FALSE;
    const cl_int err = check_flag(size, value, &flag);
    if (err)
        return err;
    REQUIRE(!flag || icd_context_has_svm(context, CL_DEVICE_SVM_FINE_GRAIN_SYSTEM), CL_INVALID_OPERATION);
    return CL_SUCCESS;
}

cl_int CL_API_CALL
clSetKernelExecInfo(cl_kernel kernel, cl_kernel_exec_info param_name, size_t param_value_size,
                    const void *param_value)
{
    cl_bool flag;
    REQUIRE(IS_KERNEL(kernel), CL_INVALID_KERNEL);
    cl_context context = kernel->program->context;
    switch (param_name) {
    case CL_KERNEL_EXEC_INFO_SVM_PTRS:
        REQUIRE(icd_context_has_svm(context, CL_DEVICE_SVM_COARSE_GRAIN_BUFFER), CL_INVALID_OPERATION);
        return check_pointers(param_value_size, param_value);
    case CL_KERNEL_EXEC_INFO_SVM_FINE_GRAIN_SYSTEM:
        return check_fine_grain_system(context, param_value_size, param_value);
    case CL_KERNEL_EXEC_INFO_USM_PTRS_INTEL:
        REQUIRE(icd_context_has_usm(context), CL_INVALID_OPERATION);
        return check_pointers(param_value_size, param_value);
    case CL_KERNEL_EXEC_INFO_INDIRECT_HOST_ACCESS_INTEL:
    case CL_KERNEL_EXEC_INFO_INDIRECT_DEVICE_ACCESS_INTEL:
    case CL_KERNEL_EXEC_INFO_INDIRECT_SHARED_ACCESS_INTEL:
        REQUIRE(icd_context_has_usm(context), CL_INVALID_OPERATION);
        return check_flag(param_value_size, param_value, &flag);
    }
    return icd_refuse(__func__, "param_name is known", CL_INVALID_VALUE);
}
