/* SPDX-License-Identifier: MIT */
/* Shared virtual memory: allocation, kernel arguments, kernel execution info. */
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
check_flags(const struct rt_call *call, cl_context context, cl_svm_mem_flags flags)
{
    const bool fine = flags & CL_MEM_SVM_FINE_GRAIN_BUFFER, atomics = flags & CL_MEM_SVM_ATOMICS;
    const cl_svm_mem_flags access = flags & ACCESS;
    REQUIRE_FLAGS(MEM_FLAGS, flags, SVM_FLAGS);
    REQUIRE(!(access & (access - 1)), CL_INVALID_VALUE, "flags is %s; at most one is allowed of %s",
            RT_FLAGS(MEM_FLAGS, flags), RT_FLAGS(MEM_FLAGS, ACCESS));
    REQUIRE(fine || !atomics, CL_INVALID_VALUE,
            "flags is %s; CL_MEM_SVM_ATOMICS requires CL_MEM_SVM_FINE_GRAIN_BUFFER",
            RT_FLAGS(MEM_FLAGS, flags));
    REQUIRE(!fine || icd_context_has_svm(context, CL_DEVICE_SVM_FINE_GRAIN_BUFFER), CL_INVALID_VALUE,
            "flags has CL_MEM_SVM_FINE_GRAIN_BUFFER; no device of the context has that");
    REQUIRE(!atomics || icd_context_has_svm(context, CL_DEVICE_SVM_ATOMICS), CL_INVALID_VALUE,
            "flags has CL_MEM_SVM_ATOMICS; no device of the context has these");
    return CL_SUCCESS;
}

static cl_int
check_alloc(const struct rt_call *call, cl_context context, cl_svm_mem_flags flags, size_t size,
            cl_uint alignment)
{
    REQUIRE_CONTEXT(context);
    REQUIRE_SVM(context);
    REQUIRE_POSITIVE(size, CL_INVALID_VALUE);
    for (cl_uint i = 0; i < context->device_count; i++)
        REQUIRE(size <= context->devices[i]->max_alloc_bytes, CL_INVALID_VALUE,
                "size is %zu bytes; CL_DEVICE_MAX_MEM_ALLOC_SIZE of %s is %llu", size,
                context->devices[i]->gpu->name, (unsigned long long)context->devices[i]->max_alloc_bytes);
    REQUIRE_ALIGNMENT(alignment);
    return check_flags(call, context, flags);
}

void *CL_API_CALL
clSVMAlloc(cl_context context, cl_svm_mem_flags flags, size_t size, cl_uint alignment)
{
    CALL(context);
    const struct rt_svm svm = {.kind = RT_SVM};
    if (check_alloc(call, context, flags, size, alignment))
        return NULL;
    void *address = rt_svm_new(context, &svm, size);
    if (!address)
        icd_tell_shortage(call, CL_OUT_OF_HOST_MEMORY, "an allocation", size);
    return address;
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
    CALL(kernel);
    REQUIRE_KERNEL(kernel);
    REQUIRE_SVM(kernel->program->context);
    return rt_kernel_set_arg_address(call, kernel, arg_index, arg_value, false);
}

/* Kernels may access every allocation of their context, listed here or not. So only the form is checked. */
static cl_int
check_pointers(const struct rt_call *call, size_t size, const void *value)
{
    REQUIRE(size % sizeof(void *) == 0, CL_INVALID_VALUE,
            "param_value_size is %zu, which is not a multiple of a pointer's %zu", size, sizeof(void *));
    REQUIRE((size > 0) == (value != NULL), CL_INVALID_VALUE,
            "param_value_size is %zu, and param_value is %sNULL", size, value ? "not " : "");
    return CL_SUCCESS;
}

static cl_int
check_flag(const struct rt_call *call, size_t size, const void *value, cl_bool *flag)
{
    REQUIRE(value, CL_INVALID_VALUE, "param_value is NULL");
    REQUIRE(size == sizeof *flag, CL_INVALID_VALUE, "param_value_size is %zu, and a cl_bool has %zu", size,
            sizeof *flag);
    *flag = *(const cl_bool *)value;
    return CL_SUCCESS;
}

static cl_int
check_fine_grain_system(const struct rt_call *call, cl_context context, size_t size, const void *value)
{
    cl_bool flag = CL_FALSE;
    const cl_int err = check_flag(call, size, value, &flag);
    if (err)
        return err;
    REQUIRE(!flag || icd_context_has_svm(context, CL_DEVICE_SVM_FINE_GRAIN_SYSTEM), CL_INVALID_OPERATION,
            "no device of the context has CL_DEVICE_SVM_FINE_GRAIN_SYSTEM");
    return CL_SUCCESS;
}

cl_int CL_API_CALL
clSetKernelExecInfo(cl_kernel kernel, cl_kernel_exec_info param_name, size_t param_value_size,
                    const void *param_value)
{
    CALL(kernel);
    cl_bool flag;
    REQUIRE_KERNEL(kernel);
    cl_context context = kernel->program->context;
    switch (param_name) {
    case CL_KERNEL_EXEC_INFO_SVM_PTRS:
        REQUIRE_SVM(context);
        return check_pointers(call, param_value_size, param_value);
    case CL_KERNEL_EXEC_INFO_SVM_FINE_GRAIN_SYSTEM:
        return check_fine_grain_system(call, context, param_value_size, param_value);
    case CL_KERNEL_EXEC_INFO_USM_PTRS_INTEL:
        REQUIRE_USM(context);
        return check_pointers(call, param_value_size, param_value);
    case CL_KERNEL_EXEC_INFO_INDIRECT_HOST_ACCESS_INTEL:
    case CL_KERNEL_EXEC_INFO_INDIRECT_DEVICE_ACCESS_INTEL:
    case CL_KERNEL_EXEC_INFO_INDIRECT_SHARED_ACCESS_INTEL:
        REQUIRE_USM(context);
        return check_flag(call, param_value_size, param_value, &flag);
    }
    return REFUSE(CL_INVALID_VALUE, "param_name is 0x%x, which OpenCL does not define for kernels",
                  param_name);
}
