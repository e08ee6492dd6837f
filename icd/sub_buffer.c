/* SPDX-License-Identifier: MIT */
#include "icd.h"
#include "mem_flags.h"
#include "runtime/memory.h"

#define BASE_ALIGN 128u /* CL_DEVICE_MEM_BASE_ADDR_ALIGN of every device, in bytes */

static bool
access_fits(cl_mem_flags parent, cl_mem_flags flags)
{
    const cl_mem_flags kernel = flags & ICD_KERNEL_ACCESS, host = flags & ICD_HOST_ACCESS;
    if (parent & CL_MEM_WRITE_ONLY && kernel & (CL_MEM_READ_WRITE | CL_MEM_READ_ONLY))
        return false;
    if (parent & CL_MEM_READ_ONLY && kernel & (CL_MEM_READ_WRITE | CL_MEM_WRITE_ONLY))
        return false;
    if (parent & CL_MEM_HOST_WRITE_ONLY && host & CL_MEM_HOST_READ_ONLY)
        return false;
    if (parent & CL_MEM_HOST_READ_ONLY && host & CL_MEM_HOST_WRITE_ONLY)
        return false;
    return !(parent & CL_MEM_HOST_NO_ACCESS) || !(host & (CL_MEM_HOST_READ_ONLY | CL_MEM_HOST_WRITE_ONLY));
}

/* What is not said is the parent's; the host pointer flags always are. */
static cl_mem_flags
inherit(cl_mem_flags parent, cl_mem_flags flags)
{
    const cl_mem_flags kernel = flags & ICD_KERNEL_ACCESS, host = flags & ICD_HOST_ACCESS;
    return (kernel ? kernel : parent & ICD_KERNEL_ACCESS) | (host ? host : parent & ICD_HOST_ACCESS) |
           (parent & (CL_MEM_USE_HOST_PTR | CL_MEM_ALLOC_HOST_PTR | CL_MEM_COPY_HOST_PTR));
}

static cl_int
check_sub_buffer(cl_mem parent, cl_mem_flags flags, cl_buffer_create_type type,
                 const cl_buffer_region *region)
{
    REQUIRE(IS_MEM(parent) && !parent->parent, CL_INVALID_MEM_OBJECT);
    const cl_int err = icd_check_mem_flags(flags, ICD_SUB_BUFFER_FLAGS);
    if (err)
        return err;
    REQUIRE(access_fits(parent->flags, flags), CL_INVALID_VALUE);
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
        err = rt_mem_new_sub(buffer, inherit(buffer->flags, flags), region->origin, region->size, &mem);
    icd_store_error(errcode_ret, err);
    return mem;
}
