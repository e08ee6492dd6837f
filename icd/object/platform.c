/* SPDX-License-Identifier: MIT */
#include "runtime/platform.h"

#include <assert.h>
#include <string.h>

#include "icd.h"
#include "runtime/device.h"

static bool
has_extension(const struct rt_gpu *gpu, const char *name)
{
    bool has = false;
    for (cl_uint i = 0; i < gpu->extension_count; i++)
        has |= strcmp(gpu->extensions[i].name, name) == 0;
    return has;
}

enum { MAX_EXTENSIONS = 64 };

/* The platform has the extensions that every device has, and no others. */
static size_t
common_extensions(cl_platform_id platform, cl_name_version list[MAX_EXTENSIONS])
{
    size_t count = 0;
    if (platform->device_count == 0)
        return 0;
    const struct rt_gpu *first = platform->devices[0]->gpu;
    assert(first->extension_count <= MAX_EXTENSIONS);
    for (cl_uint i = 0; i < first->extension_count; i++) {
        bool common = true;
        for (cl_uint d = 1; d < platform->device_count; d++)
            common &= has_extension(platform->devices[d]->gpu, first->extensions[i].name);
        if (common)
            list[count++] = first->extensions[i];
    }
    return count;
}

static cl_int
answer_extensions(cl_platform_id platform, cl_platform_info param_name, const struct icd_question *question)
{
    cl_name_version list[MAX_EXTENSIONS];
    const size_t count = common_extensions(platform, list);
    return param_name == CL_PLATFORM_EXTENSIONS
               ? icd_answer_names(question, "CL_PLATFORM_EXTENSIONS", count, list)
               : icd_answer(question, "CL_PLATFORM_EXTENSIONS_WITH_VERSION", list, count * sizeof *list);
}

cl_int CL_API_CALL
clGetPlatformIDs(cl_uint num_entries, cl_platform_id *platforms, cl_uint *num_platforms)
{
    QUIET_CALL();
    REQUIRE(platforms || num_platforms, CL_INVALID_VALUE, "platforms and num_platforms are both NULL");
    REQUIRE_ROOM(num_entries, platforms);
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
    QUESTION();
    REQUIRE_PLATFORM(platform);
    switch (param_name) {
        ANSWER_TEXT(CL_PLATFORM_PROFILE, "FULL_PROFILE")
        ANSWER_TEXT(CL_PLATFORM_VERSION, "OpenCL 3.0 Caygen " RT_VERSION)
        ANSWER_TEXT(CL_PLATFORM_NAME, "Caygen")
        ANSWER_TEXT(CL_PLATFORM_VENDOR, "Caygen")
        ANSWER_TEXT(CL_PLATFORM_ICD_SUFFIX_KHR, "CAYGEN")
        ANSWER(CL_PLATFORM_HOST_TIMER_RESOLUTION, cl_ulong, 1)
        ANSWER(CL_PLATFORM_NUMERIC_VERSION, cl_version, CL_MAKE_VERSION(3, 0, 0))
    case CL_PLATFORM_EXTENSIONS:
    case CL_PLATFORM_EXTENSIONS_WITH_VERSION:
        return answer_extensions(platform, param_name, &question);
    }
    return icd_refuse_question(&question, "a platform");
}

cl_int CL_API_CALL
clUnloadPlatformCompiler(cl_platform_id platform)
{
    QUIET_CALL();
    REQUIRE_PLATFORM(platform);
    return CL_SUCCESS;
}

cl_int CL_API_CALL
clUnloadCompiler(void)
{
    return CL_SUCCESS;
}
