/* SPDX-License-Identifier: MIT */
#include "runtime/timeline.h"

#include <assert.h>
#include <inttypes.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "report.h"
#include "runtime/device.h"
#include "runtime/event.h"
#include "runtime/platform.h"

/* The kernel of the command that this thread runs; "": none. */
static _Thread_local char kernel[128];

static struct rt_report *
report(void)
{
    return rt_platform()->options.profile_timeline ? rt_platform()->profile_report : NULL;
}

uint64_t
rt_timeline_begin(void)
{
    return report() ? rt_clock() : 0;
}

static long
thread_id(void)
{
    return syscall(SYS_gettid);
}

void
rt_timeline_call_ends(const struct rt_call *const *call)
{
    struct rt_report *to = report();
    if (!(*call)->began || !to)
        return;
    rt_report_hold(to);
    rt_report_put(to, "call %ld %" PRIu64 " %" PRIu64 " %s\n", thread_id(), (*call)->began,
                  (uint64_t)rt_clock(), (*call)->name);
    rt_report_let_go(to, false);
}

void
rt_timeline_kernel(const char *name)
{
    size_t i = 0;
    if (!report())
        return;
    for (; name[i] && i + 1 < sizeof kernel; i++)
        kernel[i] = name[i] == '\n' ? ' ' : name[i];
    kernel[i] = '\0';
}

void
rt_timeline_command(cl_event event, cl_int status)
{
    struct rt_report *to = report();
    if (!to)
        return;
    assert(event->queue);
    rt_report_hold(to);
    rt_report_put(to, "command %p %u %d", (void *)event->queue, event->type, status);
    for (int state = CL_QUEUED; state > CL_COMPLETE; state--)
        rt_report_put(to, " %" PRIu64, (uint64_t)rt_event_time(event, state));
    rt_report_put(to, " %" PRIu64 " %s\n", (uint64_t)rt_clock(), kernel);
    rt_report_let_go(to, false);
    kernel[0] = '\0';
}

void
rt_timeline_group(uint32_t launch, uint32_t worker, const uint32_t group[3], uint64_t begin, uint64_t end)
{
    struct rt_report *to = report();
    if (!to)
        return;
    rt_report_hold(to);
    rt_report_put(to, "group %u %u %u %u %u %" PRIu64 " %" PRIu64 "\n", launch, worker, group[0], group[1],
                  group[2], begin, end);
    rt_report_let_go(to, false);
}
