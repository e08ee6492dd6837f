/* SPDX-License-Identifier: MIT */
#include "ahead.h"

#include <assert.h>

#include "backend/steps.h"
#include "check/check.h"
#include "fidelity/fidelity.h"
#include "launch.h"
#include "profile/profile.h"
#include "program/build.h"
#include "record/keep.h"
#include "runtime/device.h"
#include "runtime/event.h"
#include "runtime/platform.h"
#include "runtime/queue.h"

static bool
is_watched(const struct rt_launch *launch)
{
    return launch->trace || rt_check_is_on() || rt_fidelity_is_on() || rt_profile_is_on() ||
           rt_recording_is_on();
}

bool
rt_launch_is_plain(const struct rt_launch *launch)
{
    return !launch->needs_arena && !launch->code.private_bytes && !rt_launch_low_bytes(launch) &&
           !is_watched(launch) && rt_launch_has_one_part(launch);
}

static struct backend_job *
new_job(const struct rt_launch *launch, struct backend_pool *pool)
{
    return backend_job_new(pool,
                           &(struct backend_subject){.code = launch->on->build->codes[launch->on->index],
                                                     .launch = &launch->emu,
                                                     .first = {launch->first_group[0], launch->first_group[1],
                                                               launch->first_group[2]},
                                                     .hang_seconds = rt_platform()->options.hang_seconds});
}

/* As if nothing had been prepared. */
static void
undo(struct rt_launch *launch)
{
    launch->job = NULL;
    rt_launch_tear_down(launch);
}

static void
prepare(struct rt_launch *launch, struct backend_pool *pool)
{
    assert(!launch->job);
    if (!rt_launch_set_up(launch, pool))
        launch->job = new_job(launch, pool);
    launch->pool = pool;
    if (!launch->job)
        undo(launch);
}

/* The first launch of a kernel takes long to prepare, and the end of this one would be told late. Where one
 * worker is faster, the next launch waits for its turn. */
static bool
goes_ahead(const struct rt_command *next, const struct rt_launch *before)
{
    return backend_job_is_shared(before->job) && next->launch->kernel->has_run;
}

static void
prepare_next(struct rt_command *command, struct backend_pool *pool)
{
    struct rt_command *next = rt_queue_next_launch(command);
    if (!next || !rt_launch_is_plain(next->launch))
        return;
    rt_launch_share_ranges(next->launch, command->launch);
    if (goes_ahead(next, command->launch))
        prepare(next->launch, pool);
    if (!next->launch->job)
        return;
    backend_job_announce(next->launch->job);
    command->prepared = next;
}

int
rt_launch_run_plain(struct rt_command *command, struct backend_pool *pool, struct emu_fault *fault)
{
    struct rt_launch *launch = command->launch;
    if (!launch->job)
        launch->job = new_job(launch, pool);
    if (!launch->job) {
        *fault = (struct emu_fault){.kind = EMU_FAULT_NO_MEMORY};
        return -1;
    }
    if (!command->started)
        backend_job_start(launch->job);
    prepare_next(command, pool);
    const int failed = backend_job_finish(launch->job, fault);
    if (failed) { /* the host program's function will be called, and may wait for another launch, or fork */
        backend_job_free(launch->job);
        launch->job = NULL;
    }
    if (!launch->kernel->has_run)
        launch->kernel->has_run = true;
    return failed;
}

void
rt_launch_forget_other_pool(struct rt_launch *launch, const struct backend_pool *pool)
{
    if (launch->job && launch->pool != pool)
        undo(launch);
}

static bool
have_ended_well(const cl_event *events, cl_uint count)
{
    bool well = true;
    for (cl_uint i = 0; i < count; i++)
        well &= atomic_load(&events[i]->status) == CL_COMPLETE;
    return well;
}

static void
start(struct rt_command *next)
{
    if (!have_ended_well(next->waits, next->wait_count) || !rt_event_begin_quietly(next->event))
        return;
    next->started = true;
    backend_job_start(next->launch->job);
}

/* Before a function of the host program is called, the worker must be free: the function may wait for another
 * launch. */
void
rt_launch_end(const struct rt_command *command, bool quietly)
{
    if (quietly && command->prepared)
        start(command->prepared);
    else
        rt_launch_put_away(command->launch);
}

void
rt_launch_put_away(struct rt_launch *launch)
{
    if (!launch->job)
        return;
    backend_job_free(launch->job);
    undo(launch);
}
