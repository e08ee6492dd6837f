/* SPDX-License-Identifier: MIT */
#include "mem_flags.h"
#include "object/icd.h"
#include "runtime/context.h"
#include "runtime/device.h"
#include "runtime/memory.h"
#include "runtime/svm.h"

/* If host memory begins in a shared allocation, all of it must lie in that allocation. */
static cl_int
check_storage(const struct rt_call *call, cl_context context, size_t size, const uint8_t *host)
{
    cl_mem storage = host ? rt_svm_find(context, host, RT_SVM | RT_USM) : NULL;
    const size_t room = storage ? storage->size - (size_t)(host - storage->data) : size;
    RT_RELEASE(storage);
    REQUIRE(size <= room, CL_INVALID_BUFFER_SIZE,
            "size is %zu bytes, and the shared memory at host_ptr has %zu from there on", size, room);
    return CL_SUCCESS;
}

static cl_int
check_buffer(const struct rt_call *call, cl_context context, cl_mem_flags flags, size_t size,
             const void *host_ptr)
{
    REQUIRE_CONTEXT(context);
    const cl_int err = icd_check_mem_flags(call, flags, ICD_BUFFER_FLAGS | ICD_MEM_UNRESTRICTED);
    const bool far = flags & ICD_MEM_UNRESTRICTED;
    if (err)
        return err;
    const cl_ulong most = rt_context_max_alloc(context, far);
    REQUIRE_POSITIVE(size, CL_INVALID_BUFFER_SIZE);
    REQUIRE(size <= most, CL_INVALID_BUFFER_SIZE,
            "size is %zu bytes; the context's devices allow at most %llu%s", size, (unsigned long long)most,
            far ? "" : " (CL_DEVICE_MAX_MEM_ALLOC_SIZE)");
    REQUIRE_HOST_PTR(flags, host_ptr);
    return check_storage(call, context, size, host_ptr);
}

cl_mem CL_API_CALL
clCreateBuffer(cl_context context, cl_mem_flags flags, size_t size, void *host_ptr, cl_int *errcode_ret)
{
    CALL(context);
    cl_mem mem = NULL;
    cl_int err = check_buffer(call, context, flags, size, host_ptr);
    if (!err) {
        const struct rt_mem_request request = {
            .flags = icd_full_mem_flags(flags), .size = size, .host = host_ptr};
        err = icd_tell_shortage(call, rt_mem_new(context, &request, &mem), "a buffer", size);
    }
    icd_store_error(errcode_ret, err);
    return mem;
}

/* No buffer property is defined. */
static cl_int
check_properties(const struct rt_call *call, const cl_mem_properties *properties)
{
    REQUIRE_NO_PROPERTY(properties, "a buffer");
    return CL_SUCCESS;
}

cl_mem CL_API_CALL
clCreateBufferWithProperties(cl_context context, const cl_mem_properties *properties, cl_mem_flags flags,
                             size_t size, void *host_ptr, cl_int *errcode_ret)
{
    CALL(context);
    cl_mem mem = NULL;
    cl_int err = check_buffer(call, context, flags, size, host_ptr);
    if (!err)
        err = check_properties(call, properties);
    if (!err) {
        const struct rt_mem_request request = {.flags = icd_full_mem_flags(flags),
                                               .size = size,
                                               .host = host_ptr,
                                               .properties = properties,
                                               .property_count = properties ? 1 : 0};
        err = icd_tell_shortage(call, rt_mem_new(context, &request, &mem), "a buffer", size);
    }
    icd_store_error(errcode_ret, err);
    return mem;
}
