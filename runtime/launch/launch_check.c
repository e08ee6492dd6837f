/* SPDX-License-Identifier: MIT */
#include "launch_check.h"

#include <stdlib.h>

#include "check/check.h"
#include "launch.h"
#include "memory/ranges.h"
#include "program/build.h"
#include "runtime/device.h"
#include "runtime/memory.h"

enum { MORE_REGIONS = 8 };

struct rt_launch_check {
    struct rt_check *check;
    uint32_t count;
    struct rt_check_region regions[];
};

static void
add(struct rt_launch_check *c, enum rt_check_kind kind, const void *base, size_t size)
{
    if (base && size)
        c->regions[c->count++] = (struct rt_check_region){.kind = kind, .base = base, .size = size};
}

static void
add_object(struct rt_launch_check *c, enum rt_check_kind kind, cl_mem mem)
{
    const uint32_t before = c->count;
    add(c, kind, mem->data, mem->size);
    if (c->count > before && !mem->svm)
        c->regions[before].root = rt_mem_root(mem);
}

/* A pipe's memory is the business of the compiler's library. */
static void
add_mem(struct rt_launch_check *c, cl_mem mem)
{
    if (mem->type == CL_MEM_OBJECT_PIPE)
        add(c, RT_CHECK_OWN, mem->data, mem->reserved);
    else
        add_object(c, mem->svm ? RT_CHECK_SHARED : RT_CHECK_OTHER, mem);
}

static void
add_argument(struct rt_launch_check *c, const struct rt_launch *launch, cl_uint i)
{
    const cl_mem mem = launch->args[i].mem;
    if (!mem || !mem->data || mem->type == CL_MEM_OBJECT_PIPE)
        return;
    add_object(c, RT_CHECK_ARGUMENT, mem);
    c->regions[c->count - 1].argument = i;
    c->regions[c->count - 1].flags = mem->flags;
}

static void
add_regions(struct rt_launch_check *c, const struct rt_launch *launch, const struct rt_arena *arena,
            const struct rt_ranges *ranges)
{
    const struct rt_build *build = launch->on->build;
    for (cl_uint i = 0; i < launch->arg_count; i++)
        add_argument(c, launch, i);
    for (size_t i = 0; i < ranges->mem_count; i++)
        add_mem(c, ranges->mems[i]);
    add(c, RT_CHECK_PROGRAM, build->constants, build->fe->constant_bytes);
    add(c, RT_CHECK_PROGRAM, build->globals, build->fe->global_bytes);
    add(c, RT_CHECK_PROGRAM, arena->constants, launch->constants_bytes);
    add(c, RT_CHECK_PRIVATE, arena->private_base, arena->private_bytes);
    add(c, RT_CHECK_OWN, arena->printf_base, arena->printf_bytes);
    if (launch->on->device->gpu->code_below && build->fe->code_is_read)
        add(c, RT_CHECK_OWN, launch->emu.pool, build->fe->code_image_bytes);
}

static uint64_t
find_nulls(const struct rt_launch *launch)
{
    uint64_t nulls = 0;
    for (cl_uint i = 0; i < launch->arg_count && i < 64; i++)
        if (launch->args[i].pointer && !launch->args[i].mem && !launch->args[i].address)
            nulls |= UINT64_C(1) << i;
    return nulls;
}

struct rt_launch_check *
rt_launch_check_new(const struct rt_launch *launch, const struct rt_arena *arena,
                    const struct rt_ranges *ranges)
{
    const size_t most = launch->arg_count + ranges->mem_count + MORE_REGIONS;
    struct rt_launch_check *c = calloc(1, sizeof *c + most * sizeof c->regions[0]);
    if (!c)
        return NULL;
    add_regions(c, launch, arena, ranges);
    c->check =
        rt_check_new(&(struct rt_check_subject){.program = launch->on->build->fe,
                                                .kernel = &launch->code,
                                                .device = fe_device_name(launch->on->build->fe->device),
                                                .source = launch->kernel->program,
                                                .range = &launch->range,
                                                .local_bytes = launch->local_bytes,
                                                .watch = launch->watch,
                                                .regions = c->regions,
                                                .region_count = c->count,
                                                .null_arguments = find_nulls(launch)});
    return c;
}

void
rt_launch_check_free(struct rt_launch_check *checked)
{
    if (checked)
        rt_check_free(checked->check);
    free(checked);
}

struct rt_check *
rt_launch_check_of(const struct rt_launch_check *checked)
{
    return checked ? checked->check : NULL;
}
