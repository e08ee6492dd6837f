/* SPDX-License-Identifier: MIT */
#include "mem_flags.h"

#include "icd.h"

static bool
at_most_one(cl_mem_flags flags)
{
    return !(flags & (flags - 1));
}

cl_int
icd_check_mem_flags(cl_mem_flags flags, cl_mem_flags allowed)
{
    const cl_mem_flags use = CL_MEM_USE_HOST_PTR, other = CL_MEM_ALLOC_HOST_PTR | CL_MEM_COPY_HOST_PTR;
    REQUIRE(!(flags & ~allowed), CL_INVALID_VALUE);
    REQUIRE(at_most_one(flags & ICD_KERNEL_ACCESS), CL_INVALID_VALUE);
    REQUIRE(at_most_one(flags & ICD_HOST_ACCESS), CL_INVALID_VALUE);
    REQUIRE(!(flags & use) || !(flags & other), CL_INVALID_VALUE);
    return CL_SUCCESS;
}

cl_mem_flags
icd_full_mem_flags(cl_mem_flags flags)
{
    return flags & ICD_KERNEL_ACCESS ? flags : flags | CL_MEM_READ_WRITE;
}
