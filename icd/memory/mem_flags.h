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

/* CL_INVALID_VALUE for bits outside `allowed` and for flags that exclude each other. */
cl_int icd_check_mem_flags(cl_mem_flags flags, cl_mem_flags allowed);
/* With the kernel access that is meant when none is named. */
cl_mem_flags icd_full_mem_flags(cl_mem_flags flags);
/* Whether an object with these flags may be made from one with the parent's: it must not allow more. */
bool icd_access_fits(cl_mem_flags parent, cl_mem_flags flags);
/* The object's flags: what is not said is the parent's; the host pointer flags always are. */
cl_mem_flags icd_inherit_mem_flags(cl_mem_flags parent, cl_mem_flags flags);

#endif
