/* SPDX-License-Identifier: MIT */
/*
 * The constants of Beignet's kernels. One surface holds the program's and behind them a copy of each constant
 * argument, and an argument is an offset in it. Offset 0 stands for a null pointer.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "launch.h"
#include "program/build.h"
#include "runtime/memory.h"

enum { NOTHING_BELOW = 8, SURFACE_UNIT = 4, SURFACE_LINE = 64 };

static bool
has_constants(const struct fe_kernel *code)
{
    for (uint32_t i = 0; i < code->patch_count; i++)
        if (code->patches[i].kind == FE_PATCH_CONSTANTS_SURFACE)
            return true;
    return false;
}

static uint64_t
align_up(uint64_t at, uint64_t align)
{
    return (at + align - 1) / align * align;
}

static bool
is_placed(const struct rt_launch *launch, cl_uint i)
{
    return i < launch->code.arg_count && launch->code.args[i].kind == FE_ARG_CONSTANT && launch->args[i].mem;
}

static uint64_t
bytes_of(const struct rt_arg *arg)
{
    return arg->mem->size - arg->offset;
}

cl_int
rt_launch_place_constants(struct rt_launch *launch)
{
    const uint32_t own = launch->on->build->fe->constant_bytes;
    if (!has_constants(&launch->code))
        return CL_SUCCESS;
    launch->constant_offsets =
        rt_room_take(&launch->room, launch->arg_count, sizeof *launch->constant_offsets);
    if (!launch->constant_offsets)
        return CL_OUT_OF_HOST_MEMORY;
    uint64_t at = own ? align_up(own, SURFACE_UNIT) : NOTHING_BELOW;
    for (cl_uint i = 0; i < launch->arg_count; i++) {
        if (!is_placed(launch, i))
            continue;
        launch->constant_offsets[i] = align_up(at, launch->code.args[i].local_align);
        at = launch->constant_offsets[i] + bytes_of(&launch->args[i]);
        launch->constants_bytes = align_up(at, SURFACE_UNIT);
    }
    return launch->constants_bytes > UINT32_MAX ? CL_OUT_OF_RESOURCES : CL_SUCCESS;
}

cl_int
rt_launch_copy_constants(const struct rt_launch *launch, struct rt_arena *arena)
{
    const struct rt_build *build = launch->on->build;
    if (!launch->constants_bytes)
        return CL_SUCCESS; /* the program's are a surface already */
    arena->constants = aligned_alloc(SURFACE_LINE, align_up(launch->constants_bytes, SURFACE_LINE));
    if (!arena->constants)
        return CL_OUT_OF_RESOURCES;
    memset(arena->constants, 0, launch->constants_bytes);
    if (build->constants)
        memcpy(arena->constants, build->constants, build->fe->constant_bytes);
    for (cl_uint i = 0; i < launch->arg_count; i++)
        if (is_placed(launch, i))
            memcpy(arena->constants + launch->constant_offsets[i],
                   launch->args[i].mem->data + launch->args[i].offset, bytes_of(&launch->args[i]));
    return CL_SUCCESS;
}
