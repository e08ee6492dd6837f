/* SPDX-License-Identifier: MIT */
#include "mem_flags.h"
#include "object/icd.h"
#include "runtime/memory.h"

#define BASE_ALIGN 128u /* CL_DEVICE_MEM_BASE_ADDR_ALIGN of every device, in bytes */

static cl_int
check_sub_buffer(cl_mem parent, cl_mem_flags flags, cl_buffer_create_type type,
                 const cl_buffer_region *region)
{
    REQUIRE(IS_BUFFER(parent) && !parent->parent, CL_INVALID_MEM_OBJECT);
    const cl_int err = icd_check_mem_flags(flags, ICD_SUB_BUFFER_FLAGS);
    if (err)
        return err;
    REQUIRE(icd_access_fits(parent->flags, flags), CL_INVALID_VALUE);
    REQUIRE(type == CL_BUFFER_CREATE_TYPE_REGION, CL_INVALID_VALUE);
    REQUIRE(region, CL_INVALID_VALUE);
    REQUIRE(region->size > 0, CL_INVALID_BUFFER_SIZE);
    REQUIRE(region->origin <= parent->size && region->size <= parent->size - region->origin,
            CL_INVALID_VALUE);
    REQUIRE(region->origin % BASE_ALIGN == 0, CL_MISALIGNED_SUB_BUFFER_OFFSET);
    return CL_SUCCESS;
}

cl_mem CL_API_CALL
clCreateSubBuffer(cl_mem buffer, cl_mem_flags flags, cl_buffer_create_type buffer_create_type,
                  const void *buffer_create_info, cl_int *errcode_ret)
{
    cl_mem mem = NULL;
    const cl_buffer_region *region = buffer_create_info;
    cl_int err = check_sub_buffer(buffer, flags, buffer_create_type, region);
    if (!err)
        err = rt_mem_new_sub(buffer, icd_inherit_mem_flags(buffer->flags, flags), region->origin,
                             region->size, &mem);
    icd_store_error(errcode_ret, err);
    return mem;
}
