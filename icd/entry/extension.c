/* SPDX-License-Identifier: MIT */
/* How the ICD loader finds the rest: cl_khr_icd. */
#include <string.h>

#include "memory/usm.h"
#include "object/icd.h"

/* clang-format off */
#define FUNCTION(name) {#name, (void *)name}
/* clang-format on */

/* The loader asks for the first two by name; clients ask for extension functions. */
static const struct {
    const char *name;
    void *function;
} functions[] = {
    FUNCTION(clIcdGetPlatformIDsKHR),        FUNCTION(clGetPlatformInfo),
    FUNCTION(clHostMemAllocINTEL),           FUNCTION(clDeviceMemAllocINTEL),
    FUNCTION(clSharedMemAllocINTEL),         FUNCTION(clMemFreeINTEL),
    FUNCTION(clMemBlockingFreeINTEL),        FUNCTION(clGetMemAllocInfoINTEL),
    FUNCTION(clSetKernelArgMemPointerINTEL), FUNCTION(clEnqueueMemFillINTEL),
    FUNCTION(clEnqueueMemcpyINTEL),          FUNCTION(clEnqueueMigrateMemINTEL),
    FUNCTION(clEnqueueMemAdviseINTEL),
};

EXPORT cl_int CL_API_CALL
clIcdGetPlatformIDsKHR(cl_uint num_entries, cl_platform_id *platforms, cl_uint *num_platforms)
{
    return clGetPlatformIDs(num_entries, platforms, num_platforms);
}

EXPORT void *CL_API_CALL
clGetExtensionFunctionAddress(const char *func_name)
{
    for (size_t i = 0; func_name && i < sizeof functions / sizeof *functions; i++) {
        if (strcmp(functions[i].name, func_name) == 0)
            return functions[i].function;
    }
    return NULL;
}

void *CL_API_CALL
clGetExtensionFunctionAddressForPlatform(cl_platform_id platform, const char *func_name)
{
    return IS_PLATFORM(platform) ? clGetExtensionFunctionAddress(func_name) : NULL;
}
