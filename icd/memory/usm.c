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

/* The initial placement only matters for shared allocations, and here there is only one place. */
static cl_int
read_properties(const struct rt_call *call, const cl_mem_properties_intel *properties, struct rt_svm *svm)
{
    bool seen = false;
    for (size_t i = 0; properties && properties[i]; i += 2) {
        REQUIRE(properties[i] == CL_MEM_ALLOC_FLAGS_INTEL, CL_INVALID_PROPERTY,
                "properties has %s; allowed is CL_MEM_ALLOC_FLAGS_INTEL", RT_NAME(PROPERTY, properties[i]));
        REQUIRE(!seen, CL_INVALID_PROPERTY, "properties has CL_MEM_ALLOC_FLAGS_INTEL twice");
        seen = true;
        svm->flags = properties[i + 1];
    }
    const cl_mem_alloc_flags_intel allowed =
        CL_MEM_ALLOC_WRITE_COMBINED_INTEL | PLACEMENT | ICD_MEM_UNRESTRICTED;
    REQUIRE(!(svm->flags & ~allowed), CL_INVALID_PROPERTY,
            "CL_MEM_ALLOC_FLAGS_INTEL in properties is %s; allowed are %s", RT_FLAGS(ALLOC_FLAGS, svm->flags),
            RT_FLAGS(ALLOC_FLAGS, allowed));
    REQUIRE(svm->kind == RT_USM_SHARED || !(svm->flags & PLACEMENT), CL_INVALID_PROPERTY,
            "CL_MEM_ALLOC_FLAGS_INTEL in properties is %s; a placement is for shared allocations",
            RT_FLAGS(ALLOC_FLAGS, svm->flags));
    REQUIRE((svm->flags & PLACEMENT) != PLACEMENT, CL_INVALID_PROPERTY,
            "CL_MEM_ALLOC_FLAGS_INTEL in properties is %s; one placement is allowed",
            RT_FLAGS(ALLOC_FLAGS, svm->flags));
    return CL_SUCCESS;
}

static cl_int
check_size(const struct rt_call *call, cl_context context, const struct rt_svm *svm, size_t size)
{
    REQUIRE_POSITIVE(size, CL_INVALID_BUFFER_SIZE);
    for (cl_uint i = 0; i < context->device_count; i++) {
        cl_device_id device = context->devices[i];
        const bool concerns = svm->device ? svm->device == device : device->gpu->usm != 0;
        const cl_ulong most = rt_device_max_alloc(device, svm->flags & ICD_MEM_UNRESTRICTED);
        REQUIRE(!concerns || size <= most, CL_INVALID_BUFFER_SIZE,
                "size is %zu bytes; CL_DEVICE_MAX_MEM_ALLOC_SIZE of %s is %llu", size, device->gpu->name,
                (unsigned long long)most);
    }
    return CL_SUCCESS;
}

/* svm: kind and device. */
static cl_int
check_alloc(const struct rt_call *call, cl_context context, const cl_mem_properties_intel *properties,
            size_t size, cl_uint alignment, struct rt_svm *svm)
{
    if (!svm->device)
        REQUIRE_USM(context);
    REQUIRE(!svm->device || svm->device->gpu->usm, CL_INVALID_OPERATION, "%s has no unified shared memory",
            svm->device->gpu->name);
    REQUIRE_ALIGNMENT(alignment);
    const cl_int err = read_properties(call, properties, svm);
    return err ? err : check_size(call, context, svm, size);
}

static cl_int
check_device(const struct rt_call *call, cl_context context, cl_device_id device, bool optional)
{
    REQUIRE_CONTEXT(context);
    if (!device && optional)
        return CL_SUCCESS;
    REQUIRE_DEVICE(device);
    REQUIRE_IN_CONTEXT(context, device);
    return CL_SUCCESS;
}

static void *
alloc(const struct rt_call *call, cl_context context, const cl_mem_properties_intel *properties, size_t size,
      cl_uint alignment, struct rt_svm *svm, cl_int *errcode_ret)
{
    assert(svm->kind != RT_USM_HOST || !svm->device);
    void *address = NULL;
    cl_int err = check_device(call, context, svm->device, svm->kind != RT_USM_DEVICE);
    if (!err)
        err = check_alloc(call, context, properties, size, alignment, svm);
    if (!err) {
        address = rt_svm_new(context, svm, size);
        err = icd_tell_shortage(call, address ? CL_SUCCESS : CL_OUT_OF_HOST_MEMORY, "an allocation", size);
    }
    icd_store_error(errcode_ret, err);
    return address;
}

void *CL_API_CALL
clHostMemAllocINTEL(cl_context context, const cl_mem_properties_intel *properties, size_t size,
                    cl_uint alignment, cl_int *errcode_ret)
{
    CALL(context);
    struct rt_svm svm = {.kind = RT_USM_HOST};
    return alloc(call, context, properties, size, alignment, &svm, errcode_ret);
}

void *CL_API_CALL
clDeviceMemAllocINTEL(cl_context context, cl_device_id device, const cl_mem_properties_intel *properties,
                      size_t size, cl_uint alignment, cl_int *errcode_ret)
{
    CALL(context);
    struct rt_svm svm = {.kind = RT_USM_DEVICE, .device = device};
    return alloc(call, context, properties, size, alignment, &svm, errcode_ret);
}

void *CL_API_CALL
clSharedMemAllocINTEL(cl_context context, cl_device_id device, const cl_mem_properties_intel *properties,
                      size_t size, cl_uint alignment, cl_int *errcode_ret)
{
    CALL(context);
    struct rt_svm svm = {.kind = RT_USM_SHARED, .device = device};
    return alloc(call, context, properties, size, alignment, &svm, errcode_ret);
}

static cl_int
free_memory(const struct rt_call *call, cl_context context, void *ptr)
{
    REQUIRE(!ptr || rt_svm_free(context, ptr, RT_USM), CL_INVALID_VALUE,
            "ptr is %p, where no allocation of the context starts", ptr);
    return CL_SUCCESS;
}

cl_int CL_API_CALL
clMemFreeINTEL(cl_context context, void *ptr)
{
    CALL(context);
    REQUIRE_CONTEXT(context);
    return free_memory(call, context, ptr);
}

cl_int CL_API_CALL
clMemBlockingFreeINTEL(cl_context context, void *ptr)
{
    CALL(context);
    REQUIRE_CONTEXT(context);
    REQUIRE(!rt_served_holds_up_context(context), CL_INVALID_OPERATION,
            "a callback would wait for a queue of the context that waits for the callback");
    if (ptr)
        rt_context_finish(context);
    return free_memory(call, context, ptr);
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

/* mem NULL: the address is in no allocation. */
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
    return icd_refuse_question(&question, "an allocation");
}

cl_int CL_API_CALL
clGetMemAllocInfoINTEL(cl_context context, const void *ptr, cl_mem_info_intel param_name,
                       size_t param_value_size, void *param_value, size_t *param_value_size_ret)
{
    QUESTION();
    REQUIRE_CONTEXT(context);
    cl_mem mem = rt_svm_find(context, ptr, RT_USM);
    const cl_int err = answer(mem, param_name, question);
    RT_RELEASE(mem);
    return err;
}

cl_int CL_API_CALL
clSetKernelArgMemPointerINTEL(cl_kernel kernel, cl_uint arg_index, const void *arg_value)
{
    CALL(kernel);
    REQUIRE_KERNEL(kernel);
    return rt_kernel_set_arg_address(call, kernel, arg_index, arg_value, true);
}
