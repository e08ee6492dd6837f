/* SPDX-License-Identifier: MIT */
#include "mem_flags.h"
#include "object/icd.h"
#include "runtime/memory.h"

#define BASE_ALIGN 128u /* CL_DEVICE_MEM_BASE_ADDR_ALIGN of every device, in bytes */

static cl_int
check_sub_buffer(const struct rt_call *call, cl_mem buffer, cl_mem_flags flags, cl_buffer_create_type type,
                 const cl_buffer_region *region)
{
    cl_int err = icd_check_buffer(call, MEM(buffer));
    if (err)
        return err;
    REQUIRE(!buffer->parent, CL_INVALID_MEM_OBJECT, "buffer is a sub-buffer itself");
    err = icd_check_mem_flags(call, flags, ICD_SUB_BUFFER_FLAGS);
    if (err)
        return err;
    REQUIRE_ACCESS_FITS(buffer->flags, flags);
    REQUIRE(type == CL_BUFFER_CREATE_TYPE_REGION, CL_INVALID_VALUE,
            "buffer_create_type is 0x%x; allowed is CL_BUFFER_CREATE_TYPE_REGION", type);
    REQUIRE(region, CL_INVALID_VALUE, "buffer_create_info is NULL");
    REQUIRE(region->size > 0, CL_INVALID_BUFFER_SIZE, "the size in buffer_create_info is 0");
    REQUIRE(region->origin <= buffer->size && region->size <= buffer->size - region->origin, CL_INVALID_VALUE,
            "origin + size in buffer_create_info is %zu + %zu bytes, and the buffer has %zu", region->origin,
            region->size, buffer->size);
    REQUIRE(region->origin % BASE_ALIGN == 0, CL_MISALIGNED_SUB_BUFFER_OFFSET,
            "the origin in buffer_create_info is %zu; allowed are multiples of %u bytes "
            "(CL_DEVICE_MEM_BASE_ADDR_ALIGN)",
            region->origin, BASE_ALIGN);
    return CL_SUCCESS;
}

cl_mem CL_API_CALL
clCreateSubBuffer(cl_mem buffer, cl_mem_flags flags, cl_buffer_create_type buffer_create_type,
                  const void *buffer_create_info, cl_int *errcode_ret)
{
    CALL(buffer);
    cl_mem mem = NULL;
    const cl_buffer_region *region = buffer_create_info;
    cl_int err = check_sub_buffer(call, buffer, flags, buffer_create_type, region);
    if (!err)
        err = rt_mem_new_sub(buffer, icd_inherit_mem_flags(buffer->flags, flags), region->origin,
                             region->size, &mem);
    icd_store_error(errcode_ret, err);
    return mem;
}
