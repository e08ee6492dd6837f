/* SPDX-License-Identifier: MIT */
#ifndef MEM_FLAGS_H
#define MEM_FLAGS_H

#include <stdbool.h>

#include "runtime/cl.h"

#define ICD_KERNEL_ACCESS ((cl_mem_flags)(CL_MEM_READ_WRITE | CL_MEM_WRITE_ONLY | CL_MEM_READ_ONLY))
#define ICD_HOST_ACCESS                                                                                      \
    ((cl_mem_flags)(CL_MEM_HOST_WRITE_ONLY | CL_MEM_HOST_READ_ONLY | CL_MEM_HOST_NO_ACCESS))
#define ICD_SUB_BUFFER_FLAGS (ICD_KERNEL_ACCESS | ICD_HOST_ACCESS)
#define ICD_BUFFER_FLAGS                                                                                     \
    (ICD_SUB_BUFFER_FLAGS |                                                                                  \
     (cl_mem_flags)(CL_MEM_USE_HOST_PTR | CL_MEM_ALLOC_HOST_PTR | CL_MEM_COPY_HOST_PTR))

/* CL_MEM_ALLOW_UNRESTRICTED_SIZE_INTEL, which is not in Khronos' headers: larger than
 * CL_DEVICE_MAX_MEM_ALLOC_SIZE. */
#define ICD_MEM_UNRESTRICTED ((cl_mem_flags)1 << 23)

struct rt_call;

/* CL_INVALID_VALUE for bits outside `allowed` and for flags that exclude each other. */
cl_int icd_check_mem_flags(const struct rt_call *call, cl_mem_flags flags, cl_mem_flags allowed);
/* CL_INVALID_PROPERTY; of: "a buffer". No property is defined. */
#define REQUIRE_NO_PROPERTY(properties, of)                                                                  \
    REQUIRE(!(properties) || !(properties)[0], CL_INVALID_PROPERTY,                                          \
            "properties has 0x%llx; " of " has no properties", (unsigned long long)(properties)[0])
/* Adds the default kernel access if the flags name none. */
cl_mem_flags icd_full_mem_flags(cl_mem_flags flags);
/* Whether an object with these flags may be made from one with the parent's: it must not allow more. */
bool icd_access_fits(cl_mem_flags parent, cl_mem_flags flags);
#define REQUIRE_ACCESS_FITS(parent, flags)                                                                   \
    REQUIRE(icd_access_fits(parent, flags), CL_INVALID_VALUE,                                                \
            "flags is %s, which allows more than the %s of the object it is created from",                   \
            RT_FLAGS(MEM_FLAGS, flags), RT_FLAGS(MEM_FLAGS, parent))
/* Host memory is given if and only if a flag says so: CL_INVALID_HOST_PTR */
#define REQUIRE_HOST_PTR(flags, host_ptr)                                                                    \
    REQUIRE((((flags) & (CL_MEM_USE_HOST_PTR | CL_MEM_COPY_HOST_PTR)) != 0) == ((host_ptr) != NULL),         \
            CL_INVALID_HOST_PTR, "host_ptr is %sNULL, and flags is %s", (host_ptr) ? "not " : "",            \
            RT_FLAGS(MEM_FLAGS, flags))
/* The object's flags. Flags that are not given come from the parent; the host pointer flags always do. */
cl_mem_flags icd_inherit_mem_flags(cl_mem_flags parent, cl_mem_flags flags);

#endif
