/* SPDX-License-Identifier: MIT */
#include "driver.h"

#include <dlfcn.h>
#include <limits.h>
#include <string.h>

#include "runtime/names.h"
#include "tool.h"

/* A loader's way: the first entry point by name, all others from the table in each object. */
int
tool_driver_open(struct tool_driver *driver)
{
    char path[PATH_MAX];
    cl_int(CL_API_CALL * platforms)(cl_uint, cl_platform_id *, cl_uint *) = NULL;
    if (!tool_find_library(path))
        return tool_fail(TOOL_FILE, "libcaygen.so is neither beside this program nor installed");
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!library)
        return tool_fail(TOOL_FILE, "%s", dlerror());
    void *symbol = dlsym(library, "clIcdGetPlatformIDsKHR");
    memcpy(&platforms, &symbol, sizeof platforms);
    if (!symbol || platforms(1, &driver->platform, NULL) != CL_SUCCESS)
        return tool_fail(TOOL_FILE, "%s has no platform", path);
    driver->api = *(const cl_icd_dispatch *const *)driver->platform;
    return TOOL_OK;
}

const char *
tool_driver_error(cl_int code)
{
    return rt_error_name(code);
}
