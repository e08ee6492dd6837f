/* SPDX-License-Identifier: MIT */
#include "mem_flags.h"
#include "object/icd.h"
#include "runtime/context.h"
#include "runtime/device.h"
#include "runtime/memory.h"
#include "runtime/svm.h"

/* Host memory that is shared memory must be so to its end. */
static cl_int
check_storage(cl_context context, size_t size, const uint8_t *host)
{
    cl_mem storage = host ? rt_svm_find(context, host, RT_SVM | RT_USM) : NULL;
    const bool fits = !storage || size <= storage->size - (size_t)(host - storage->data);
    RT_RELEASE(storage);
    REQUIRE(fits, CL_INVALID_BUFFER_SIZE);
    return CL_SUCCESS;
}

static cl_int
check_buffer(cl_context context, cl_mem_flags flags, size_t size, const void *host)
{
    REQUIRE(IS_CONTEXT(context), CL_INVALID_CONTEXT);
    const cl_int err = icd_check_mem_flags(flags, ICD_BUFFER_FLAGS | ICD_MEM_UNRESTRICTED);
    const bool far = flags & ICD_MEM_UNRESTRICTED;
    if (err)
        return err;
    REQUIRE(size > 0 && size <= rt_context_max_alloc(context, far), CL_INVALID_BUFFER_SIZE);
    const bool wants_host = flags & (CL_MEM_USE_HOST_PTR | CL_MEM_COPY_HOST_PTR);
    REQUIRE(wants_host == (host != NULL), CL_INVALID_HOST_PTR);
    return check_storage(context, size, host);
}

cl_mem CL_API_CALL
clCreateBuffer(cl_context context, cl_mem_flags flags, size_t size, void *host_ptr, cl_int *errcode_ret)
{
    cl_mem mem = NULL;
    cl_int err = check_buffer(context, flags, size, host_ptr);
    if (!err) {
        const struct rt_mem_request request = {
            .flags = icd_full_mem_flags(flags), .size = size, .host = host_ptr};
        err = rt_mem_new(context, &request, &mem);
    }
    icd_store_error(errcode_ret, err);
    return mem;
}

/* No buffer property is defined. */
static cl_int
check_properties(const cl_mem_properties *properties)
{
    REQUIRE(!properties || !properties[0], CL_INVALID_PROPERTY);
    return CL_SUCCESS;
}

cl_mem CL_API_CALL
clCreateBufferWithProperties(cl_context context, const cl_mem_properties *properties, cl_mem_flags flags,
                             size_t size, void *host_ptr, cl_int *errcode_ret)
{
    cl_mem mem = NULL;
    cl_int err = check_buffer(context, flags, size, host_ptr);
    if (!err)
        err = check_properties(properties);
    if (!err) {
        const struct rt_mem_request request = {.flags = icd_full_mem_flags(flags),
                                               .size = size,
                                               .host = host_ptr,
                                               .properties = properties,
                                               .property_count = properties ? 1 : 0};
        err = rt_mem_new(context, &request, &mem);
    }
    icd_store_error(errcode_ret, err);
    return mem;
}
