/* SPDX-License-Identifier: MIT */
#include "runtime/platform.h"
#include "icd.h"

#define V1 CL_MAKE_VERSION(1, 0, 0)

static const cl_name_version extensions[] = {{V1, "cl_khr_icd"}, {V1, "cl_khr_extended_versioning"}};

cl_int CL_API_CALL
clGetPlatformIDs(cl_uint num_entries, cl_platform_id *platforms, cl_uint *num_platforms)
{
    REQUIRE(platforms || num_platforms, CL_INVALID_VALUE);
    REQUIRE(!platforms || num_entries > 0, CL_INVALID_VALUE);
    cl_platform_id platform = rt_platform_init(&icd_dispatch);
    if (platforms)
        platforms[0] = platform;
    if (num_platforms)
        *num_platforms = 1;
    return CL_SUCCESS;
}

cl_int CL_API_CALL
clGetPlatformInfo(cl_platform_id platform, cl_platform_info param_name, size_t param_value_size,
                  void *param_value, size_t *param_value_size_ret)
{
    const struct icd_question question = {param_value_size, param_value, param_value_size_ret};
    REQUIRE(IS_PLATFORM(platform), CL_INVALID_PLATFORM);
    switch (param_name) {
        ANSWER_TEXT(CL_PLATFORM_PROFILE, "FULL_PROFILE")
        ANSWER_TEXT(CL_PLATFORM_VERSION, "OpenCL 3.0 Caygen " RT_VERSION)
        ANSWER_TEXT(CL_PLATFORM_NAME, "Caygen")
        ANSWER_TEXT(CL_PLATFORM_VENDOR, "Caygen")
        ANSWER_TEXT(CL_PLATFORM_EXTENSIONS, "cl_khr_icd cl_khr_extended_versioning")
        ANSWER_TEXT(CL_PLATFORM_ICD_SUFFIX_KHR, "CAYGEN")
        ANSWER(CL_PLATFORM_HOST_TIMER_RESOLUTION, cl_ulong, 1)
        ANSWER(CL_PLATFORM_NUMERIC_VERSION, cl_version, CL_MAKE_VERSION(3, 0, 0))
        ANSWER_BYTES(CL_PLATFORM_EXTENSIONS_WITH_VERSION, extensions, sizeof extensions)
    }
    return icd_refuse(__func__, "param_name is one of the platform's", CL_INVALID_VALUE);
}

cl_int CL_API_CALL
clUnloadPlatformCompiler(cl_platform_id platform)
{
    REQUIRE(IS_PLATFORM(platform), CL_INVALID_PLATFORM);
    return CL_SUCCESS;
}

cl_int CL_API_CALL
clUnloadCompiler(void)
{
    return CL_SUCCESS;
}
