/* SPDX-License-Identifier: MIT */
/* Which compiler a device gets. */
#include <limits.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/environment.h"
#include "build_options.h"
#include "compiler_attempt.h"
#include "runtime/device.h"
#include "runtime/log.h"
#include "runtime/platform.h"

const struct rt_toolchain *
rt_toolchain_of(cl_device_id device)
{
    const bool other = rt_platform()->options.beignet && device->gpu->beignet_chip;
    return other ? &rt_beignet : device->gpu->toolchain;
}

cl_device_fp_config
rt_device_single_fp(cl_device_id device)
{
    const cl_device_fp_config without = rt_toolchain_of(device)->flushes_floats ? CL_FP_DENORM : 0;
    return device->gpu->single_fp & ~without;
}

static bool
can_run(const char *path)
{
    struct stat s;
    return stat(path, &s) == 0 && S_ISREG(s.st_mode) && access(path, X_OK) == 0;
}

/* ccache stands for compilers by links to itself (Debian: /usr/lib/ccache). It is of no use for a GPU's code,
 * and in the sandbox it finds another compiler than the one it was called as. */
static bool
is_ccache(const char *path)
{
    char real[PATH_MAX];
    const char *const name = realpath(path, real) ? strrchr(real, '/') : NULL;
    return name && strcmp(name, "/ccache") == 0;
}

bool
rt_find_program(const char *name, char path[PATH_MAX])
{
    if (strchr(name, '/')) {
        const int n = snprintf(path, PATH_MAX, "%s", name);
        return *name == '/' && n < PATH_MAX && can_run(path);
    }
    const char *folders = rt_environment("PATH");
    for (const char *at = folders ? folders : "/usr/local/bin:/usr/bin:/bin"; at;) {
        const size_t length = strcspn(at, ":");
        const int n = snprintf(path, PATH_MAX, "%.*s/%s", (int)length, at, name);
        if (*at == '/' && n > 0 && n < PATH_MAX && can_run(path) && !is_ccache(path))
            return true;
        at = at[length] ? at + length + 1 : NULL;
    }
    path[0] = 0;
    return false;
}

/* Compiles a minimal program. The cache keeps the result, even if it failed. RT_REFUSED: as in
 * rt_compiler_choose. */
static enum rt_compiled
try_out(cl_device_id device, const struct rt_tool *tool, char **log)
{
    static const char text[] = "kernel void trial(global int *p) { p[get_global_id(0)] += 1; }\n";
    const struct rt_build_options options = {0};
    const struct rt_job job = {.device = device, .options = &options, .text = {text, sizeof text - 1}};
    struct rt_product product = {0};
    const enum rt_compiled result = rt_compile_with(tool, &job, &product);
    if (result != RT_COMPILED)
        rt_debug(RT_DEBUG_BUILD, "%s cannot compile for %s: %s", tool->path, device->gpu->name,
                 product.log ? product.log : "");
    free(product.bytes);
    if (result == RT_REFUSED && product.no_place) {
        *log = product.log;
        return RT_REFUSED;
    }
    free(product.log);
    return result == RT_REFUSED ? RT_NO_COMPILER : result;
}

/* The first candidate that works. The device remembers its number, plus 1. */
static enum rt_compiled
choose(cl_device_id device, struct rt_tool *tool, char **log)
{
    enum rt_compiled result = RT_NO_COMPILER;
    if (rt_is_privileged())
        return RT_NO_COMPILER;
    const struct rt_toolchain *chain = rt_toolchain_of(device);
    const struct rt_options *options = &rt_platform()->options;
    const unsigned known = atomic_load(&device->root->compiler);
    if (known)
        return chain->find(options, known - 1, tool) ? RT_COMPILED : RT_NO_COMPILER;
    for (unsigned i = 0; result == RT_NO_COMPILER && i < chain->candidates; i++) {
        *tool = (struct rt_tool){{0}, {0}, {0}};
        if (chain->find(options, i, tool))
            result = try_out(device, tool, log);
        if (result == RT_COMPILED)
            atomic_store(&device->root->compiler, i + 1);
    }
    return result;
}

/* If there is only one candidate, the program itself shows whether the compiler works. */
enum rt_compiled
rt_compiler_choose(cl_device_id device, struct rt_tool *tool, char **log)
{
    const struct rt_toolchain *chain = rt_toolchain_of(device);
    if (rt_is_privileged())
        return RT_NO_COMPILER;
    if (chain->candidates > 1)
        return choose(device, tool, log);
    return chain->find(&rt_platform()->options, 0, tool) ? RT_COMPILED : RT_NO_COMPILER;
}

bool
rt_compiler_found(cl_device_id device)
{
    const struct rt_toolchain *chain = rt_toolchain_of(device);
    struct rt_tool tool = {{0}, {0}, {0}};
    bool found = false;
    for (unsigned i = 0; !found && i < chain->candidates && !rt_is_privileged(); i++)
        found = chain->find(&rt_platform()->options, i, &tool);
    return found;
}

bool
rt_compiler_available(cl_device_id device)
{
    struct rt_tool tool = {{0}, {0}, {0}};
    char *log = NULL;
    const bool available = choose(device, &tool, &log) == RT_COMPILED;
    free(log);
    return available;
}

const char *
rt_compiler_il(cl_device_id device)
{
    return rt_toolchain_of(device)->has_il && rt_compiler_available(device)
               ? "SPIR-V_1.2 SPIR-V_1.1 SPIR-V_1.0"
               : "";
}
