/* SPDX-License-Identifier: MIT */
#include "mem_flags.h"

#include <assert.h>

#include "object/icd.h"

#define ONE_OF "at most one is allowed of"

static bool
at_most_one(cl_mem_flags flags)
{
    return !(flags & (flags - 1));
}

cl_int
icd_check_mem_flags(const struct rt_call *call, cl_mem_flags flags, cl_mem_flags allowed)
{
    const cl_mem_flags use = CL_MEM_USE_HOST_PTR, other = CL_MEM_ALLOC_HOST_PTR | CL_MEM_COPY_HOST_PTR;
    REQUIRE_FLAGS(MEM_FLAGS, flags, allowed);
    REQUIRE(at_most_one(flags & ICD_KERNEL_ACCESS), CL_INVALID_VALUE, "flags is %s; " ONE_OF " %s",
            RT_FLAGS(MEM_FLAGS, flags), RT_FLAGS(MEM_FLAGS, ICD_KERNEL_ACCESS));
    REQUIRE(at_most_one(flags & ICD_HOST_ACCESS), CL_INVALID_VALUE, "flags is %s; " ONE_OF " %s",
            RT_FLAGS(MEM_FLAGS, flags), RT_FLAGS(MEM_FLAGS, ICD_HOST_ACCESS));
    REQUIRE(!(flags & use) || !(flags & other), CL_INVALID_VALUE,
            "flags is %s; CL_MEM_USE_HOST_PTR excludes %s", RT_FLAGS(MEM_FLAGS, flags),
            RT_FLAGS(MEM_FLAGS, other));
    return CL_SUCCESS;
}

cl_mem_flags
icd_full_mem_flags(cl_mem_flags flags)
{
    return flags & ICD_KERNEL_ACCESS ? flags : flags | CL_MEM_READ_WRITE;
}

bool
icd_access_fits(cl_mem_flags parent, cl_mem_flags flags)
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

cl_mem_flags
icd_inherit_mem_flags(cl_mem_flags parent, cl_mem_flags flags)
{
    assert(at_most_one(flags & ICD_KERNEL_ACCESS) && at_most_one(flags & ICD_HOST_ACCESS));
    const cl_mem_flags kernel = flags & ICD_KERNEL_ACCESS, host = flags & ICD_HOST_ACCESS;
    return (kernel ? kernel : parent & ICD_KERNEL_ACCESS) | (host ? host : parent & ICD_HOST_ACCESS) |
           (parent & (CL_MEM_USE_HOST_PTR | CL_MEM_ALLOC_HOST_PTR | CL_MEM_COPY_HOST_PTR));
}
