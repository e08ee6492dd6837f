/* SPDX-License-Identifier: MIT */
#include "host.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/graveyard.h"
#include "runtime/call.h"
#include "runtime/memory.h"
#include "runtime/names.h"
#include "runtime/platform.h"
#include "runtime/watch.h"

bool
host_wants(enum rt_check_class id)
{
    return rt_check_is_on() && rt_platform()->options.check >> id & 1;
}

static void
fill(const struct host_place *from, struct finding_place *to)
{
    host_stack_place(&from->stack, to);
    snprintf(to->who, sizeof to->who, "%s%s%.40s", from->call,
             from->kernel && *from->kernel ? " of kernel " : "", from->kernel ? from->kernel : "");
}

void
host_tell(enum rt_check_class id, const struct host_place *place, const struct host_place *second,
          const char *format, ...)
{
    struct rt_findings *all = rt_platform()->findings;
    struct finding finding = {.id = id, .place_count = second ? 2 : 1};
    va_list args;
    va_start(args, format);
    vsnprintf(finding.what, sizeof finding.what, format, args);
    va_end(args);
    snprintf(finding.kernel, sizeof finding.kernel, "%s", place->call);
    snprintf(finding.device, sizeof finding.device, "host");
    fill(place, &finding.place[0]);
    if (second)
        fill(second, &finding.place[1]);
    else
        finding.place[1].inst = finding.place[0].inst;
    const uint32_t inst[FINDING_PLACES] = {finding.place[0].inst, finding.place[1].inst};
    if (!findings_count(all, id, finding.kernel, finding.device, inst))
        findings_add(all, &finding);
}

/* --- arguments and handles --- */

static struct host_place
here(const struct rt_call *call)
{
    struct host_place place = {.call = call->name};
    host_stack_take(&place.stack);
    return place;
}

void
rt_watch_bad_argument(const struct rt_call *call, const char *kernel, const char *argument, bool was_released)
{
    const enum rt_check_class id = was_released ? RT_CHECK_RELEASED : RT_CHECK_UNSET;
    if (!host_wants(id))
        return;
    const struct host_place place = here(call);
    host_tell(id, &place, NULL, "kernel %.80s is enqueued, and %s %s", kernel, argument,
              was_released ? "is a memory object that was released" : "was never set");
}

/* The kind of a dead object; RT_KIND_COUNT: it is none. */
static enum rt_kind
dead_kind(const void *handle)
{
    const struct rt_graveyard *graveyard = rt_platform()->graveyard;
    for (unsigned kind = 0; kind < RT_KIND_COUNT; kind++)
        for (unsigned i = 0; i < RT_GRAVES; i++)
            if (atomic_load(&graveyard->kinds[kind].objects[i]) == handle)
                return (enum rt_kind)kind;
    return RT_KIND_COUNT;
}

void
rt_watch_bad_handle(const struct rt_call *call, const void *handle, const char *name)
{
    if (!handle || !host_wants(RT_CHECK_RELEASED))
        return;
    const enum rt_kind kind = dead_kind(handle);
    if (kind == RT_KIND_COUNT)
        return;
    const struct host_place place = here(call);
    host_tell(RT_CHECK_RELEASED, &place, NULL,
              "the argument `%s` is %s that the program has already released", name, rt_kind_name(kind));
}

void
rt_watch_last_release(const struct rt_call *call, const struct rt_object *object)
{
    const cl_mem mem = (cl_mem)(uintptr_t)object;
    if (!host_wants(RT_CHECK_RELEASED) || !rt_object_is(object, RT_MEM) || !rt_mem_map_count(mem))
        return;
    const struct host_place place = here(call);
    host_tell(RT_CHECK_RELEASED, &place, NULL, "a memory object of %zu bytes is released while it is mapped",
              mem->size);
}

/* --- fork --- */

void
rt_watch_before_fork(void)
{
    struct rt_findings *all = rt_platform()->findings;
    if (all && findings_objects(all))
        host_objects_hold(findings_objects(all));
    if (all && findings_order(all))
        host_order_hold(findings_order(all));
}

void
rt_watch_after_fork(void)
{
    struct rt_findings *all = rt_platform()->findings;
    if (all && findings_order(all))
        host_order_let_go(findings_order(all));
    if (all && findings_objects(all))
        host_objects_let_go(findings_objects(all));
}
