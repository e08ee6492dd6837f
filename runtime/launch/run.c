/* SPDX-License-Identifier: MIT */
/* Running a prepared launch: its arena, the memory it may touch, the workers, and the handling of a fault. */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "backend/groups.h"
#include "check/check.h"
#include "debug/trace.h"
#include "emu/lane.h"
#include "fault.h"
#include "fidelity/fidelity.h"
#include "launch.h"
#include "launch_check.h"
#include "launch_record.h"
#include "memory/mem_budget.h"
#include "memory/pages.h"
#include "memory/pool.h"
#include "memory/ranges.h"
#include "memory/window.h"
#include "print/print.h"
#include "profile/profile.h"
#include "program/build.h"
#include "record/keep.h"
#include "runtime/context.h"
#include "runtime/device.h"
#include "runtime/event.h"
#include "runtime/log.h"
#include "runtime/platform.h"
#include "runtime/program.h"
#include "runtime/queue.h"

#define PRINTF_BYTES (UINT32_C(4) << 20) /* the size is part of Intel's kernels */
#define PRINTF_START 4u                  /* the first dword is the number of bytes used, itself included */
#define EXTRA_RANGES 5u

static bool
uses_printf(const struct rt_launch *launch)
{
    bool uses = false;
    for (uint32_t i = 0; i < launch->code.patch_count; i++)
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
make_arena(struct rt_launch *launch, const struct backend_pool *pool, struct rt_arena *arena)
{
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
    rt_launch_patch(launch, arena);
    return CL_SUCCESS;
}

static void
free_arena(const struct rt_launch *launch, struct rt_arena *arena)
{
    if (launch->code.narrow) {
        rt_window_give(launch->kernel->program->context, (uint32_t)arena->private_at);
        rt_window_give(launch->kernel->program->context, (uint32_t)arena->printf_at);
    }
    if (arena->private_base)
        unmap_private(arena);
    if (arena->printf_base)
        rt_pages_unmap(arena->printf_base, arena->printf_bytes);
    free(arena->constants);
}

/* Bytes of the program's code a kernel may read at pool offset 0 (docs/faults.md). */
static size_t
low_bytes(const struct rt_launch *launch)
{
    const struct fe_program *fe = launch->on->build->fe;
    const bool reads = launch->on->device->gpu->code_below && fe->code_is_read;
    return reads && fe->code_image_bytes <= RT_POOL_LOW ? fe->code_image_bytes : 0;
}

static cl_int
take_ranges(struct rt_launch *launch, const struct rt_arena *arena, struct rt_ranges *ranges)
{
    const struct rt_build *build = launch->on->build;
    const bool narrow = launch->code.narrow;
    const cl_int err = rt_ranges_take(ranges, launch->kernel->program->context, EXTRA_RANGES, narrow);
    if (err)
        return err;
    rt_ranges_add(ranges, build->constants_at, build->constants, build->fe->constant_bytes);
    rt_ranges_add(ranges, build->globals_at, build->globals, build->fe->global_bytes);
    rt_ranges_add(ranges, arena->private_at, arena->private_base, arena->private_bytes);
    rt_ranges_add(ranges, arena->printf_at, arena->printf_base, arena->printf_bytes);
    rt_ranges_add(ranges, 0, launch->emu.pool, low_bytes(launch));
    rt_ranges_sort(ranges);
    launch->emu.ranges = ranges->ranges;
    launch->emu.range_count = narrow ? 0 : ranges->count;
    launch->emu.maps = ranges->maps;
    launch->emu.map_count = narrow ? ranges->count : 0;
    return CL_SUCCESS;
}

/* Who looks at a launch while it runs; NULL: nobody. */
struct watchers {
    struct rt_check *check;
    struct rt_profiled *profiled;
};

static const struct backend_code *
code_of_part(const struct rt_launch *launch, const struct watchers *by)
{
    const struct backend_code *code = launch->on->build->codes[launch->on->index];
    if (by->check)
        return rt_check_part(by->check, code, &launch->emu);
    if (by->profiled)
        return rt_profiled_part(by->profiled, code, &launch->emu);
    if (launch->fidelity)
        return rt_fidelity_part(launch->fidelity, code, &launch->emu);
    return launch->trace ? rt_trace_part(launch->trace, code, &launch->emu, launch->first_group) : code;
}

/* One after the other; nearly always there is one. */
static int
run_parts(struct rt_launch *launch, struct backend_pool *pool, const struct watchers *by,
          struct emu_fault *fault)
{
    int failed = 0;
    for (unsigned part = 0; !failed && part < RT_LAUNCH_PARTS; part++) {
        if (!rt_launch_take_part(launch, part))
            continue;
        rt_launch_patch_part(launch);
        failed = backend_run_from(pool, code_of_part(launch, by), &launch->emu, launch->first_group,
                                  rt_platform()->options.hang_seconds, fault);
    }
    return failed;
}

static int
run_checked(struct rt_launch *launch, const struct rt_arena *arena, const struct rt_ranges *ranges,
            struct backend_pool *pool, struct emu_fault *fault)
{
    rt_check_lock();
    struct rt_launch_check *checked = rt_launch_check_new(launch, arena, ranges);
    const struct watchers by = {.check = rt_launch_check_of(checked)};
    const int failed = run_parts(launch, pool, &by, fault);
    launch->halted = rt_check_halted(by.check);
    rt_launch_check_free(checked);
    rt_check_unlock();
    return failed;
}

static int
run_profiled(struct rt_launch *launch, struct backend_pool *pool, struct emu_fault *fault)
{
    const struct rt_profile_subject subject = {.program = launch->on->build->fe,
                                               .kernel = &launch->code,
                                               .source = launch->kernel->program,
                                               .range = &launch->range};
    const struct watchers by = {.profiled = rt_profiled_new(&subject)};
    const int failed = run_parts(launch, pool, &by, fault);
    rt_profiled_end(by.profiled, failed != 0);
    return failed;
}

static int
run_for_fidelity(struct rt_launch *launch, struct backend_pool *pool, struct emu_fault *fault)
{
    const struct watchers nobody = {NULL, NULL};
    launch->fidelity = rt_fidelity_begin(launch->on->build->fe, &launch->code);
    const int failed = run_parts(launch, pool, &nobody, fault);
    rt_fidelity_end(launch->fidelity);
    launch->fidelity = NULL;
    return failed;
}

static int
run_any(struct rt_launch *launch, const struct rt_arena *arena, const struct rt_ranges *ranges,
        struct backend_pool *pool, struct emu_fault *fault)
{
    const struct watchers nobody = {NULL, NULL};
    if (rt_check_is_on())
        return run_checked(launch, arena, ranges, pool, fault);
    if (rt_fidelity_is_on())
        return run_for_fidelity(launch, pool, fault);
    return rt_profile_is_on() ? run_profiled(launch, pool, fault) : run_parts(launch, pool, &nobody, fault);
}

static int
run_recorded(struct rt_launch *launch, const struct rt_arena *arena, const struct rt_ranges *ranges,
             struct backend_pool *pool, struct emu_fault *fault)
{
    struct rt_recording *recording = rt_launch_record_begin(launch, arena, ranges);
    const cl_ulong start = rt_clock();
    const int failed = run_any(launch, arena, ranges, pool, fault);
    rt_launch_record_end(recording, fault, (rt_clock() - start) * 1e-6);
    return failed;
}

static cl_int
run(struct rt_launch *launch, const struct rt_arena *arena, const struct rt_ranges *ranges,
    struct backend_pool *pool)
{
    const struct rt_build *build = launch->on->build;
    struct rt_pool *memory = launch->kernel->program->context->pool;
    const size_t low = low_bytes(launch);
    struct emu_fault fault = {.kind = EMU_FAULT_NONE};
    if (low)
        rt_pool_lock_low(memory, build->fe->code_image, low);
    const int failed = rt_recording_is_on() ? run_recorded(launch, arena, ranges, pool, &fault)
                                            : run_any(launch, arena, ranges, pool, &fault);
    if (low)
        rt_pool_unlock_low(memory);
    return failed ? rt_fault_report(launch, &fault) : CL_SUCCESS;
}

static void
tell(const struct rt_launch *launch, cl_ulong took)
{
    const struct rt_ndrange *r = &launch->range;
    rt_debug(RT_DEBUG_LAUNCH, "%s on %s: %zux%zux%zu in groups of %zux%zux%zu, %.3f ms", launch->kernel->name,
             fe_device_name((enum fe_device)launch->on->device->id), r->global[0], r->global[1], r->global[2],
             r->local[0], r->local[1], r->local[2], took * 1e-6);
}

cl_int
rt_launch_command(struct rt_command *command)
{
    struct rt_launch *launch = command->launch;
    launch->watch = command->watch;
    struct rt_arena arena = {0};
    struct rt_ranges ranges = {0};
    const cl_ulong start = rt_clock();
    struct backend_pool *pool =
        rt_device_pool(command->event->queue->device); /* may be a part of on->device */
    cl_int err = pool ? make_arena(launch, pool, &arena) : CL_OUT_OF_RESOURCES;
    if (!err)
        err = take_ranges(launch, &arena, &ranges);
    if (!err)
        err = run(launch, &arena, &ranges, pool);
    if (arena.printf_base)
        rt_print(launch->on->build, &launch->code, arena.printf_base, arena.printf_bytes);
    rt_ranges_free(&ranges);
    free_arena(launch, &arena);
    const cl_ulong took = rt_clock() - start;
    rt_total(RT_TOTAL_LAUNCHED, took);
    tell(launch, took);
    return err;
}
