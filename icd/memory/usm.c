/* SPDX-License-Identifier: MIT */
/* cl_intel_unified_shared_memory: allocations, their queries, kernel arguments. */
#include "usm.h"

#include <assert.h>

#include "mem_flags.h"
#include "runtime/context.h"
#include "runtime/device.h"
#include "runtime/event.h"
#include "runtime/kernel.h"
#include "runtime/served.h"
#include "svm_check.h"

#define PLACEMENT                                                                                            \
    ((cl_mem_alloc_flags_intel)(CL_MEM_ALLOC_INITIAL_PLACEMENT_DEVICE_INTEL |                                \
                                CL_MEM_ALLOC_INITIAL_PLACEMENT_HOST_INTEL))

/* Where memory is placed first makes a difference to shared allocations only, and is one place. */
static cl_int
read_properties(const cl_mem_properties_intel *properties, struct rt_svm *svm)
{
    bool seen = false;
    for (size_t i = 0; properties && properties[i]; i += 2) {
        REQUIRE(properties[i] == CL_MEM_ALLOC_FLAGS_INTEL, CL_INVALID_PROPERTY);
        REQUIRE(!seen, CL_INVALID_PROPERTY);
        seen = true;
        svm->flags = properties[i + 1];
    }
    REQUIRE(!(svm->flags & ~(CL_MEM_ALLOC_WRITE_COMBINED_INTEL | PLACEMENT | ICD_MEM_UNRESTRICTED)),
            CL_INVALID_PROPERTY);
    REQUIRE(svm->kind == RT_USM_SHARED || !(svm->flags & PLACEMENT), CL_INVALID_PROPERTY);
    REQUIRE((svm->flags & PLACEMENT) != PLACEMENT, CL_INVALID_PROPERTY);
    return CL_SUCCESS;
}

static cl_int
check_size(cl_context context, const struct rt_svm *svm, size_t size)
{
    REQUIRE(size > 0, CL_INVALID_BUFFER_SIZE);
    for (cl_uint i = 0; i < context->device_count; i++) {
        cl_device_id device = context->devices[i];
        const bool concerns = svm->device ? svm->device == device : device->gpu->usm != 0;
        const cl_ulong most = rt_device_max_alloc(device, svm->flags & ICD_MEM_UNRESTRICTED);
        REQUIRE(!concerns || size <= most, CL_INVALID_BUFFER_SIZE);
    }
    return CL_SUCCESS;
}

/* svm: kind and device. */
static cl_int
check_alloc(cl_context context, const cl_mem_properties_intel *properties, size_t size, cl_uint alignment,
            struct rt_svm *svm)
{
    REQUIRE(svm->device ? svm->device->gpu->usm != 0 : icd_context_has_usm(context), CL_INVALID_OPERATION);
    REQUIRE(icd_is_alignment(alignment), CL_INVALID_VALUE);
    const cl_int err = read_properties(properties, svm);
    return err ? err : check_size(context, svm, size);
}

static cl_int
check_device(cl_context context, cl_device_id device, bool optional)
{
    REQUIRE(IS_CONTEXT(context), CL_INVALID_CONTEXT);
    if (!device && optional)
        return CL_SUCCESS;
    REQUIRE(IS_DEVICE(device), CL_INVALID_DEVICE);
    REQUIRE(rt_context_has(context, device), CL_INVALID_DEVICE);
    return CL_SUCCESS;
}

static void *
alloc(cl_context context, const cl_mem_properties_intel *properties, size_t size, cl_uint alignment,
      struct rt_svm *svm, cl_int *errcode_ret)
{
    assert(svm->kind != RT_USM_HOST || !svm->device);
    void *address = NULL;
    cl_int err = check_device(context, svm->device, svm->kind != RT_USM_DEVICE);
    if (!err)
        err = check_alloc(context, properties, size, alignment, svm);
    if (!err) {
        address = rt_svm_new(context, svm, size);
        err = address ? CL_SUCCESS : CL_OUT_OF_HOST_MEMORY;
    }
    icd_store_error(errcode_ret, err);
    return address;
}

void *CL_API_CALL
clHostMemAllocINTEL(cl_context context, const cl_mem_properties_intel *properties, size_t size,
                    cl_uint alignment, cl_int *errcode_ret)
{
    struct rt_svm svm = {.kind = RT_USM_HOST};
    return alloc(context, properties, size, alignment, &svm, errcode_ret);
}

void *CL_API_CALL
clDeviceMemAllocINTEL(cl_context context, cl_device_id device, const cl_mem_properties_intel *properties,
                      size_t size, cl_uint alignment, cl_int *errcode_ret)
{
    struct rt_svm svm = {.kind = RT_USM_DEVICE, .device = device};
    return alloc(context, properties, size, alignment, &svm, errcode_ret);
}

void *CL_API_CALL
clSharedMemAllocINTEL(cl_context context, cl_device_id device, const cl_mem_properties_intel *properties,
                      size_t size, cl_uint alignment, cl_int *errcode_ret)
{
    struct rt_svm svm = {.kind = RT_USM_SHARED, .device = device};
    return alloc(context, properties, size, alignment, &svm, errcode_ret);
}

cl_int CL_API_CALL
clMemFreeINTEL(cl_context context, void *ptr)
{
    REQUIRE(IS_CONTEXT(context), CL_INVALID_CONTEXT);
    REQUIRE(!ptr || rt_svm_free(context, ptr, RT_USM), CL_INVALID_VALUE);
    return CL_SUCCESS;
}

cl_int CL_API_CALL
clMemBlockingFreeINTEL(cl_context context, void *ptr)
{
    REQUIRE(IS_CONTEXT(context), CL_INVALID_CONTEXT);
    REQUIRE(!rt_served_holds_up_context(context), CL_INVALID_OPERATION);
    if (ptr)
        rt_context_finish(context);
    return clMemFreeINTEL(context, ptr);
}

static cl_unified_shared_memory_type_intel
type_of(cl_mem mem)
{
    switch (mem ? mem->svm->kind : 0) {
    case RT_USM_HOST:
        return CL_MEM_TYPE_HOST_INTEL;
    case RT_USM_DEVICE:
        return CL_MEM_TYPE_DEVICE_INTEL;
    case RT_USM_SHARED:
        return CL_MEM_TYPE_SHARED_INTEL;
    }
    return CL_MEM_TYPE_UNKNOWN_INTEL;
}

/* mem NULL: nobody's address. */
static cl_int
answer(cl_mem mem, cl_mem_info_intel param_name, struct icd_question question)
{
    assert(!mem || mem->svm->kind & RT_USM);
    switch (param_name) {
        ANSWER(CL_MEM_ALLOC_TYPE_INTEL, cl_unified_shared_memory_type_intel, type_of(mem))
        ANSWER(CL_MEM_ALLOC_BASE_PTR_INTEL, void *, mem ? mem->data : NULL)
        ANSWER(CL_MEM_ALLOC_SIZE_INTEL, size_t, mem ? mem->size : 0)
        ANSWER(CL_MEM_ALLOC_DEVICE_INTEL, cl_device_id, mem ? mem->svm->device : NULL)
        ANSWER(CL_MEM_ALLOC_FLAGS_INTEL, cl_mem_alloc_flags_intel, mem ? mem->svm->flags : 0)
    }
    return icd_refuse(__func__, "param_name is one of an allocation's", CL_INVALID_VALUE);
}

cl_int CL_API_CALL
clGetMemAllocInfoINTEL(cl_context context, const void *ptr, cl_mem_info_intel param_name,
                       size_t param_value_size, void *param_value, size_t *param_value_size_ret)
{
    REQUIRE(IS_CONTEXT(context), CL_INVALID_CONTEXT);
    cl_mem mem = rt_svm_find(context, ptr, RT_USM);
    const cl_int err =
        answer(mem, param_name, (struct icd_question){param_value_size, param_value, param_value_size_ret});
    RT_RELEASE(mem);
    return err;
}

cl_int CL_API_CALL
clSetKernelArgMemPointerINTEL(cl_kernel kernel, cl_uint arg_index, const void *arg_value)
{
    REQUIRE(IS_KERNEL(kernel), CL_INVALID_KERNEL);
    const cl_int err = rt_kernel_set_arg_address(kernel, arg_index, arg_value, true);
    return err ? icd_refuse(__func__, "the argument takes addresses", err) : err;
}
