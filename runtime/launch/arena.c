/* SPDX-License-Identifier: MIT */
/* What a launch has only while it runs: its arena, and the memory it may touch. */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "backend/backend.h"
#include "emu/lane.h"
#include "launch.h"
#include "memory/mem_budget.h"
#include "memory/pages.h"
#include "memory/pool.h"
#include "memory/ranges.h"
#include "memory/window.h"
#include "program/build.h"
#include "runtime/context.h"
#include "runtime/device.h"
#include "runtime/program.h"

#define PRINTF_BYTES (UINT32_C(4) << 20) /* the size is part of Intel's kernels */
#define PRINTF_START 4u                  /* the first dword is the number of bytes used, itself included */
#define EXTRA_RANGES 5u

static bool
uses_printf(const struct rt_launch *launch)
{
    bool uses = false;
    for (uint32_t i = 0; launch->needs_arena && i < launch->code.patch_count; i++)
        uses |= launch->code.patches[i].kind == FE_PATCH_PRINTF_POINTER ||
                launch->code.patches[i].kind == FE_PATCH_PRINTF_SURFACE;
    return uses;
}

/* Hardware threads of the range's largest work-group. */
static uint32_t
threads_per_group(const struct rt_launch *launch)
{
    const struct rt_ndrange *r = &launch->range;
    const uint32_t lanes = launch->code.emu.lanes;
    size_t items = 1;
    assert(lanes > 0 && lanes <= LANE_MAX);
    for (unsigned i = 0; i < 3; i++)
        items *= r->local[i] < r->global[i] ? r->local[i] : r->global[i];
    return (uint32_t)((items + lanes - 1) / lanes);
}

/* Private memory does not grow for groups that could run together. */
static uint32_t
threads_per_worker(const struct rt_launch *launch)
{
    const uint32_t threads = threads_per_group(launch);
    return threads < BACKEND_GANG && !launch->code.private_bytes ? BACKEND_GANG : threads;
}

static uint32_t
thread_slots(const struct rt_launch *launch, const struct backend_pool *pool)
{
    const uint32_t most = launch->code.emu.slots;
    const uint32_t slots = backend_thread_slots(pool, threads_per_worker(launch));
    return most && slots > most ? most : slots;
}

/* Sets the addresses at which the kernel sees the arena's parts. */
static bool
address_arena(const struct rt_launch *launch, struct rt_arena *arena)
{
    cl_context context = launch->kernel->program->context;
    arena->private_at = (uintptr_t)arena->private_base;
    arena->printf_at = (uintptr_t)arena->printf_base;
    if (!launch->code.narrow)
        return true;
    if (arena->private_base)
        arena->private_at = rt_window_take(context, arena->private_bytes);
    if (arena->printf_base)
        arena->printf_at = rt_window_take(context, arena->printf_bytes);
    return (!arena->private_base || arena->private_at) && (!arena->printf_base || arena->printf_at);
}

static cl_int
too_much_private(const struct rt_launch *launch, size_t bytes)
{
    char text[320];
    snprintf(text, sizeof text,
             "kernel %.64s needs %zu bytes of private memory for the %u hardware threads that run at once; "
             "the device has %llu bytes, and fewer are free",
             launch->kernel->name, bytes, (unsigned)launch->emu.thread_slots,
             (unsigned long long)launch->on->device->global_bytes);
    (void)rt_context_notify(launch->kernel->program->context, text);
    return CL_OUT_OF_RESOURCES;
}

/* While the launch lasts, it is counted like the memory of objects. */
static bool
map_private(struct rt_arena *arena)
{
    if (!rt_mem_budget_take(arena->private_bytes))
        return false;
    arena->private_base = rt_pages_map(arena->private_bytes);
    if (!arena->private_base)
        rt_mem_budget_give(arena->private_bytes);
    return arena->private_base != NULL;
}

static void
unmap_private(struct rt_arena *arena)
{
    rt_pages_unmap(arena->private_base, arena->private_bytes);
    rt_mem_budget_give(arena->private_bytes);
}

/* Places of a hardware thread's private memory, used or not. */
static size_t
private_places(const struct rt_launch *launch)
{
    const size_t slots = launch->emu.thread_slots, step = launch->code.private_step;
    const size_t places = step ? slots * step : slots, most = launch->code.emu.slots;
    return step && places > most ? most : places;
}

static cl_int
make_arena(struct rt_launch *launch, const struct backend_pool *pool)
{
    struct rt_arena *arena = &launch->arena;
    launch->emu.thread_slots = thread_slots(launch, pool);
    arena->private_bytes =
        (size_t)launch->code.private_bytes * launch->code.emu.lanes * private_places(launch);
    const cl_int err = rt_launch_copy_constants(launch, arena);
    if (err)
        return err;
    if (arena->private_bytes && !map_private(arena))
        return too_much_private(launch, arena->private_bytes);
    if (uses_printf(launch)) {
        arena->printf_base = rt_pages_map(PRINTF_BYTES);
        arena->printf_bytes = PRINTF_BYTES;
    }
    if ((arena->printf_bytes && !arena->printf_base) || !address_arena(launch, arena))
        return CL_OUT_OF_RESOURCES;
    if (arena->printf_base)
        memcpy(arena->printf_base, &(uint32_t){PRINTF_START}, sizeof(uint32_t));
    if (launch->needs_arena)
        rt_launch_patch(launch, arena);
    return CL_SUCCESS;
}

static void
free_arena(struct rt_launch *launch)
{
    struct rt_arena *arena = &launch->arena;
    if (launch->code.narrow) {
        rt_window_give(launch->kernel->program->context, (uint32_t)arena->private_at);
        rt_window_give(launch->kernel->program->context, (uint32_t)arena->printf_at);
    }
    if (arena->private_base)
        unmap_private(arena);
    if (arena->printf_base)
        rt_pages_unmap(arena->printf_base, arena->printf_bytes);
    free(arena->constants);
    *arena = (struct rt_arena){0};
}

size_t
rt_launch_low_bytes(const struct rt_launch *launch)
{
    const struct fe_program *fe = launch->on->build->fe;
    const bool reads = launch->on->device->gpu->code_below && fe->code_is_read;
    return reads && fe->code_image_bytes <= RT_POOL_LOW ? fe->code_image_bytes : 0;
}

static struct rt_ranges *
take_ranges(const struct rt_launch *launch)
{
    const struct rt_build *build = launch->on->build;
    const struct rt_arena *arena = &launch->arena;
    struct rt_ranges *ranges =
        rt_ranges_take(launch->kernel->program->context, EXTRA_RANGES, launch->code.narrow);
    if (!ranges)
        return NULL;
    rt_ranges_add(ranges, build->constants_at, build->constants, build->fe->constant_bytes);
    rt_ranges_add(ranges, build->globals_at, build->globals, build->fe->global_bytes);
    rt_ranges_add(ranges, arena->private_at, arena->private_base, arena->private_bytes);
    rt_ranges_add(ranges, arena->printf_at, arena->printf_base, arena->printf_bytes);
    rt_ranges_add(ranges, 0, launch->emu.pool, rt_launch_low_bytes(launch));
    rt_ranges_sort(ranges);
    return ranges;
}

/* Programs have ranges of their own. */
void
rt_launch_share_ranges(struct rt_launch *launch, const struct rt_launch *before)
{
    if (!launch->ranges && before->on->build == launch->on->build)
        launch->ranges = rt_ranges_share(before->ranges);
}

static cl_int
find_ranges(struct rt_launch *launch)
{
    const bool narrow = launch->code.narrow;
    if (!launch->ranges)
        launch->ranges = take_ranges(launch);
    const struct rt_ranges *ranges = launch->ranges;
    if (!ranges)
        return CL_OUT_OF_HOST_MEMORY;
    launch->emu.ranges = ranges->ranges;
    launch->emu.range_count = narrow ? 0 : ranges->count;
    launch->emu.maps = ranges->maps;
    launch->emu.map_count = narrow ? ranges->count : 0;
    return CL_SUCCESS;
}

cl_int
rt_launch_set_up(struct rt_launch *launch, const struct backend_pool *pool)
{
    const cl_int err = make_arena(launch, pool);
    return err ? err : find_ranges(launch);
}

void
rt_launch_tear_down(struct rt_launch *launch)
{
    rt_ranges_give_back(launch->ranges);
    launch->ranges = NULL;
    free_arena(launch);
}
