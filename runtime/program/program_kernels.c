/* SPDX-License-Identifier: MIT */
/* Which kernels of a program can be created. The devices' builds come from one source, but its preprocessor
 * knows the device. So a kernel may exist for some devices only, and may differ from device to device. */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "build.h"
#include "frontend/program.h"
#include "runtime/program.h"

bool
rt_program_is_built(cl_program program)
{
    bool built = false;
    rt_program_lock(program);
    for (cl_uint i = 0; i < program->device_count; i++)
        built |= program->devices[i].build != NULL;
    rt_unlock(&program->lock);
    return built;
}

/* Whether no device before this one has a kernel of that name. */
static bool
is_first(cl_program program, cl_uint device, const char *name)
{
    bool first = true;
    for (cl_uint i = 0; first && i < device; i++)
        first = !rt_build_kernel(program->devices[i].build, name, &(unsigned){0});
    return first;
}

/* Whether all devices that have the kernel have the same. */
static bool
is_one_kernel(cl_program program, const char *name)
{
    bool agree = true;
    unsigned at;
    for (cl_uint i = 0; agree && i < program->device_count; i++) {
        const struct fe_kernel *a = rt_build_kernel(program->devices[i].build, name, &at);
        for (cl_uint k = i + 1; a && agree && k < program->device_count; k++) {
            const struct fe_kernel *b = rt_build_kernel(program->devices[k].build, name, &at);
            agree = !b || rt_kernels_agree(a, b);
        }
    }
    return agree;
}

/* Appends those that earlier devices do not have. Called with the program's lock held. */
static void
list_device(cl_program program, cl_uint device, const char **names, cl_uint *count)
{
    const struct rt_build *build = program->devices[device].build;
    for (uint32_t i = 0; build && i < build->fe->kernel_count; i++) {
        const char *name = build->fe->kernels[i].name;
        if (is_first(program, device, name) && is_one_kernel(program, name))
            names[(*count)++] = name;
    }
}

const char **
rt_program_kernels(cl_program program, cl_uint *count)
{
    size_t room = 1;
    *count = 0;
    rt_program_lock(program);
    for (cl_uint i = 0; i < program->device_count; i++)
        room += program->devices[i].build ? program->devices[i].build->fe->kernel_count : 0;
    const char **names = calloc(room, sizeof *names);
    for (cl_uint i = 0; names && i < program->device_count; i++)
        list_device(program, i, names, count);
    assert(*count < room);
    rt_unlock(&program->lock);
    return names;
}

char *
rt_program_kernel_names(cl_program program)
{
    cl_uint count;
    const char **list = rt_program_kernels(program, &count);
    size_t size = 1;
    for (cl_uint i = 0; i < count; i++)
        size += strlen(list[i]) + 1;
    char *names = list ? calloc(1, size) : NULL, *at = names;
    for (cl_uint i = 0; names && i < count; i++)
        at += sprintf(at, "%s%s", i ? ";" : "", list[i]);
    free(list);
    return names;
}
