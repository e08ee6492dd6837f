/* SPDX-License-Identifier: MIT */
/* Chooses the launch and the hardware thread that are traced, and starts and ends the trace. */
#include "trace.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "backend/backend.h"
#include "backend/watch.h"
#include "emu/kernel.h"
#include "frontend/program.h"
#include "runtime/kernel.h"
#include "runtime/log.h"
#include "runtime/platform.h"
#include "trace_priv.h"

enum { WORDS = RT_DEBUG_ISA | RT_DEBUG_SEND | RT_DEBUG_LANES };

bool
rt_trace_is_on(void)
{
    return (rt_platform()->options.debug & WORDS) != 0;
}

/* --- the thread --- */

static bool
wants(void *user, const uint32_t group[3], uint32_t thread)
{
    const struct rt_trace *t = user;
    return thread == t->thread && memcmp(group, t->group, sizeof t->group) == 0;
}

static void
begin_thread(struct rt_trace *t, const struct emu_thread *thread)
{
    char what[64];
    snprintf(what, sizeof what, "all %u lanes", t->subject.kernel->emu.lanes);
    if (t->wants_lane)
        snprintf(what, sizeof what, "the work-item of lane %u", t->lane);
    rt_trace_line(t, "trace of kernel %s on %s: work-group %u:%u:%u, hardware thread %u, %s",
                  t->subject.kernel->name, fe_device_name(t->subject.program->device), t->group[0],
                  t->group[1], t->group[2], t->thread, what);
    t->met = true;
    memcpy(&t->mask, thread->rf + LANE_EXEC_CELL, sizeof t->mask);
}

static bool
before(void *user, const struct emu_thread *thread)
{
    struct rt_trace *t = user;
    if (!t->met)
        begin_thread(t, thread);
    if (rt_trace_has_room(t))
        rt_trace_before_op(t, thread);
    return true;
}

static void
end_thread(struct rt_trace *t, const struct emu_thread *thread, enum emu_stop stop)
{
    if (stop == EMU_STOP_END)
        rt_trace_line(t, "the hardware thread ends after %" PRIu64 " instructions", t->instructions);
    else if (stop == EMU_STOP_BARRIER)
        rt_trace_line(t, "        waits at a barrier for the rest of its work-group");
    else
        rt_trace_line(t, "fault: %s", emu_fault_name(thread->fault.kind));
}

static void
after(void *user, struct emu_thread *thread, uint32_t op, const enum emu_stop *stop)
{
    struct rt_trace *t = user;
    if (!rt_trace_has_room(t))
        return;
    if (!stop || *stop != EMU_STOP_FAULT)
        rt_trace_after_op(t, thread, op);
    if (stop)
        end_thread(t, thread, *stop);
}

/* --- the launch --- */

static bool
is_counted(const struct rt_trace_filter *filter, const struct rt_trace_subject *subject)
{
    return !filter->kernel || strcmp(filter->kernel, subject->kernel->name) == 0;
}

struct rt_trace *
rt_trace_new(const struct rt_trace_subject *subject)
{
    const struct rt_options *options = &rt_platform()->options;
    if (!is_counted(&options->trace, subject) ||
        atomic_fetch_add(&rt_platform()->launches, 1) + 1 != options->trace.launch)
        return NULL;
    struct rt_trace *t = calloc(1, sizeof *t);
    if (!t)
        return NULL;
    *t = (struct rt_trace){.subject = *subject,
                           .filter = &options->trace,
                           .words = options->debug,
                           .watch = {t, wants, before, after},
                           .program = subject->kernel->emu.program};
    rt_listing_make(&t->listing, subject->program, subject->kernel);
    return t;
}

void
rt_trace_free(struct rt_trace *t)
{
    if (!t)
        return;
    if (!t->met)
        rt_warn("nothing to trace: the launch of %s has no such work-item or hardware thread",
                t->subject.kernel->name);
    backend_code_free(t->code);
    rt_listing_free(&t->listing);
    free(t);
}

/* --- which thread of a part --- */

/* A global id's work-group and place in it, group sizes being the range's. False: the range does not have it.
 */
static bool
split_id(struct rt_trace *t, uint32_t local[3])
{
    const struct rt_ndrange *range = t->subject.range;
    for (unsigned d = 0; d < 3; d++) {
        const size_t id = t->filter->item[d], number = id - range->offset[d];
        if (id < range->offset[d] || number >= range->global[d])
            return false;
        t->group[d] = (uint32_t)(number / range->local[d]);
        local[d] = (uint32_t)(number % range->local[d]);
    }
    return true;
}

/* Without any filter it is thread 0 of group 0:0:0. */
static bool
choose(struct rt_trace *t, const struct emu_launch *emu)
{
    const struct rt_trace_filter *filter = t->filter;
    uint32_t local[3] = {filter->item[0], filter->item[1], filter->item[2]};
    memcpy(t->group, filter->group, sizeof t->group);
    t->thread = filter->thread;
    t->wants_lane = filter->has_item;
    if (!filter->has_item)
        return true;
    if (!filter->has_group && !split_id(t, local))
        return false;
    const uint32_t *size = emu->local_size;
    if (local[0] >= size[0] || local[1] >= size[1] || local[2] >= size[2])
        return false;
    const uint32_t number = (local[2] * size[1] + local[1]) * size[0] + local[0];
    t->thread = number / emu->kernel->lanes;
    t->lane = number % emu->kernel->lanes;
    return true;
}

static bool
has_group(const struct rt_trace *t, const struct emu_launch *emu, const uint32_t first[3])
{
    for (unsigned d = 0; d < 3; d++)
        if (t->group[d] < first[d] || t->group[d] - first[d] >= emu->group_count[d])
            return false;
    return true;
}

const struct backend_code *
rt_trace_part(struct rt_trace *t, const struct backend_code *code, const struct emu_launch *emu,
              const uint32_t first_group[3])
{
    assert(t && code && emu);
    if (!choose(t, emu) || !has_group(t, emu, first_group))
        return code;
    backend_code_free(t->code);
    t->code = backend_watched(code, &t->watch);
    return t->code ? t->code : code;
}
