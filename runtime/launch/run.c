/* SPDX-License-Identifier: MIT */
/* Running a prepared launch: who looks at it, the workers, and the handling of a fault. */
#include "ahead.h"
#include "backend/groups.h"
#include "check/check.h"
#include "debug/trace.h"
#include "fault.h"
#include "fidelity/fidelity.h"
#include "launch.h"
#include "launch_check.h"
#include "launch_record.h"
#include "memory/pool.h"
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
run_checked(struct rt_launch *launch, struct backend_pool *pool, struct emu_fault *fault)
{
    rt_check_lock();
    struct rt_launch_check *checked = rt_launch_check_new(launch, &launch->arena, launch->ranges);
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
run_watched(struct rt_launch *launch, struct backend_pool *pool, struct emu_fault *fault)
{
    const struct watchers nobody = {NULL, NULL};
    if (rt_check_is_on())
        return run_checked(launch, pool, fault);
    if (rt_fidelity_is_on())
        return run_for_fidelity(launch, pool, fault);
    return rt_profile_is_on() ? run_profiled(launch, pool, fault) : run_parts(launch, pool, &nobody, fault);
}

static int
run_recorded(struct rt_launch *launch, struct backend_pool *pool, struct emu_fault *fault)
{
    struct rt_recording *recording = rt_launch_record_begin(launch, &launch->arena, launch->ranges);
    const cl_ulong start = rt_clock();
    const int failed = run_watched(launch, pool, fault);
    rt_launch_record_end(recording, fault, (rt_clock() - start) * 1e-6);
    return failed;
}

static int
run_any(struct rt_command *command, struct backend_pool *pool, struct emu_fault *fault)
{
    struct rt_launch *launch = command->launch;
    if (launch->job || rt_launch_is_plain(launch))
        return rt_launch_run_plain(command, pool, fault);
    return rt_recording_is_on() ? run_recorded(launch, pool, fault) : run_watched(launch, pool, fault);
}

static cl_int
run(struct rt_command *command, struct backend_pool *pool)
{
    struct rt_launch *launch = command->launch;
    struct rt_pool *memory = launch->kernel->program->context->pool;
    const size_t low = rt_launch_low_bytes(launch);
    struct emu_fault fault = {.kind = EMU_FAULT_NONE};
    if (low)
        rt_pool_lock_low(memory, launch->on->build->fe->code_image, low);
    const int failed = run_any(command, pool, &fault);
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
    const cl_ulong start = rt_clock();
    struct backend_pool *pool =
        rt_device_pool(command->event->queue->device); /* may be a part of on->device */
    launch->watch = command->watch;
    rt_launch_forget_other_pool(launch, pool);
    cl_int err = !pool ? CL_OUT_OF_RESOURCES : launch->job ? CL_SUCCESS : rt_launch_set_up(launch, pool);
    if (!err)
        err = run(command, pool);
    if (launch->arena.printf_base)
        rt_print(launch->on->build, &launch->code, launch->arena.printf_base, launch->arena.printf_bytes);
    if (!launch->job)
        rt_launch_tear_down(launch);
    const cl_ulong took = rt_clock() - start;
    rt_total(RT_TOTAL_LAUNCHED, took);
    tell(launch, took);
    return err;
}
