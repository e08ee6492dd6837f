/* SPDX-License-Identifier: MIT */
/* The profile of a process: launches come and go, kernels stay. */
#include "profile.h"

#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "backend/timed.h"
#include "base/report.h"
#include "count.h"
#include "describe.h"
#include "emu/kernel.h"
#include "frontend/program.h"
#include "runtime/device.h"
#include "runtime/kernel.h"
#include "runtime/log.h"
#include "runtime/platform.h"
#include "runtime/timeline.h"
#include "text.h"
#include "write.h"

/* A kernel is written again after so long, so that a killed process has lost no more. */
#define AGAIN_NS UINT64_C(500000000)

enum { WORKERS = 1024 };

struct rt_profile {
    pthread_mutex_t counting; /* held while a launch is counted */
    pthread_mutex_t lock;     /* guards what follows */
    struct profile all;
    unsigned launches, wanted;
    uint32_t sources_written, kernels_written;
    uint64_t written; /* when kernels were */
    bool *stale;      /* by kernel: it is not written as it is now */
    uint32_t stale_room;
};

/* What a worker does at the moment, with CAYGEN_PROFILE=time. */
struct timed_group {
    uint32_t group[3];
    uint64_t begin, end;
    bool began;
};

struct rt_profiled {
    const struct rt_profile_subject *subject;
    struct profile_launch launch;
    struct profile_counter *counter; /* NULL: only timed */
    struct backend_code *code;
    struct backend_observer observer;
    struct backend_watch watch;
    struct backend_timer timer;
    struct timed_group groups[WORKERS];
};

static struct rt_profile *
state(void)
{
    return rt_platform()->profile;
}

bool
rt_profile_is_on(void)
{
    return state() != NULL;
}

static struct rt_profile *
new_state(void)
{
    struct rt_profile *profile = calloc(1, sizeof *profile);
    if (profile) {
        pthread_mutex_init(&profile->counting, NULL);
        pthread_mutex_init(&profile->lock, NULL);
    }
    return profile;
}

void
rt_profile_begin(void)
{
    const struct rt_options *options = &rt_platform()->options;
    if (!options->profile)
        return;
    if (options->check)
        rt_warn("CAYGEN_CHECK and CAYGEN_PROFILE are both set; launches are checked and not profiled");
    if (options->profile_folder)
        rt_platform()->profile_report = rt_report_new(options->profile_folder, "profile");
    rt_platform()->profile = options->check ? NULL : new_state();
}

void
rt_profile_before_fork(void)
{
    if (rt_platform()->profile_report)
        rt_report_before_fork(rt_platform()->profile_report);
}

/* A launch of the parent may be running, so the child begins with a profile of its own. */
void
rt_profile_after_fork(bool child)
{
    if (rt_platform()->profile_report)
        rt_report_after_fork(rt_platform()->profile_report, child);
    if (child && state())
        rt_platform()->profile = new_state();
}

/* --- what is told --- */

static void
write_kernels(struct rt_profile *p, struct rt_report *to)
{
    for (; p->sources_written < p->all.source_count; p->sources_written++)
        profile_write_source(to, p->sources_written, &p->all.sources[p->sources_written]);
    for (uint32_t i = 0; i < p->stale_room && i < p->all.kernel_count; i++) {
        if (p->stale[i])
            profile_write_kernel(to, i, &p->all.kernels[i]);
        p->stale[i] = false;
    }
    p->kernels_written = p->all.kernel_count;
    p->written = rt_clock();
}

/* Without memory for it, all kernels are written when the process ends. */
static void
make_stale(struct rt_profile *p, uint32_t kernel)
{
    if (kernel >= p->stale_room) {
        const uint32_t room = 2 * kernel + 16;
        bool *stale = realloc(p->stale, room);
        if (!stale)
            return;
        memset(stale + p->stale_room, 0, room - p->stale_room);
        p->stale = stale;
        p->stale_room = room;
    }
    p->stale[kernel] = true;
}

/* Under the lock. */
static void
tell_launch(struct rt_profile *p, const struct profile_launch *launch)
{
    struct rt_report *to = rt_platform()->profile_report;
    assert(launch->kernel < p->all.kernel_count);
    if (!to)
        return;
    make_stale(p, launch->kernel);
    rt_report_hold(to);
    if (launch->kernel >= p->kernels_written || rt_clock() - p->written > AGAIN_NS)
        write_kernels(p, to);
    profile_write_launch(to, launch);
    rt_report_let_go(to, true);
}

void
rt_profile_at_exit(void)
{
    struct rt_profile *p = state();
    struct rt_report *to = rt_platform()->profile_report;
    if (!p)
        return;
    pthread_mutex_lock(&p->lock);
    if (to) {
        rt_report_hold(to);
        write_kernels(p, to);
        rt_report_let_go(to, true);
    } else {
        profile_print(&p->all, &(struct profile_print){.file = stderr});
    }
    pthread_mutex_unlock(&p->lock);
}

/* --- a launch --- */

/* CAYGEN_PROFILE_KERNEL, CAYGEN_PROFILE_LAUNCH. */
static bool
is_wanted(struct rt_profile *p, const char *kernel)
{
    const struct rt_options *options = &rt_platform()->options;
    if (options->profile_kernel && strcmp(options->profile_kernel, kernel) != 0)
        return false;
    return ++p->wanted == options->profile_launch || !options->profile_launch;
}

/* Under the lock. UINT32_MAX: no memory. */
static uint32_t
find_kernel(struct rt_profile *p, const struct rt_profile_subject *s)
{
    const uint64_t hash = profile_code_hash(s->kernel);
    const uint32_t known =
        profile_find_kernel(&p->all, s->kernel->name, fe_device_name(s->program->device), hash);
    struct profile_kernel kernel;
    if (known != UINT32_MAX)
        return known;
    if (!profile_describe(&p->all, s, &kernel)) {
        profile_kernel_free(&kernel);
        return UINT32_MAX;
    }
    return profile_add_kernel(&p->all, &kernel);
}

static void
fill_geometry(struct profile_launch *l, const struct rt_profile_subject *s)
{
    const uint32_t lanes = s->kernel->emu.lanes;
    uint64_t group_items = 1;
    l->groups = l->items = 1;
    for (unsigned i = 0; i < 3; i++) {
        l->global[i] = s->range->global[i];
        l->local[i] = s->range->local[i];
        l->items *= l->global[i];
        l->groups *= (l->global[i] + l->local[i] - 1) / l->local[i];
        group_items *= l->local[i];
    }
    l->threads = l->groups * ((group_items + lanes - 1) / lanes);
}

static void
tell_group(void *user, const uint32_t group[3], uint64_t begin, uint64_t end)
{
    const struct rt_profiled *p = user;
    rt_timeline_group(p->launch.number, 0, group, begin, end);
}

static bool
begin_counting(struct rt_profiled *p)
{
    const struct rt_profile_subject *s = p->subject;
    p->counter = calloc(1, sizeof *p->counter);
    if (!p->counter || !profile_counter_make(p->counter, &s->kernel->emu,
                                             &state()->all.kernels[p->launch.kernel], s->kernel->code_bytes))
        return false;
    p->counter->by_op = rt_platform()->options.engine == BACKEND_REF;
    p->counter->group_ran = rt_platform()->options.profile_timeline ? tell_group : NULL;
    p->counter->user = p;
    p->observer = profile_observer(p->counter);
    p->watch = profile_watch(p->counter);
    return true;
}

/* A worker has gone on to another group, or the launch has ended. */
static void
end_timed_group(struct rt_profiled *p, uint32_t worker)
{
    assert(worker < WORKERS);
    struct timed_group *g = &p->groups[worker];
    if (g->began)
        rt_timeline_group(p->launch.number, worker, g->group, g->begin, g->end);
    g->began = false;
}

static void
ran(void *user, const struct emu_thread *t, uint32_t seat, uint64_t begin, uint64_t end)
{
    struct rt_profiled *p = user;
    struct timed_group *g = &p->groups[seat % WORKERS];
    if (g->began && memcmp(g->group, t->group, sizeof g->group) != 0)
        end_timed_group(p, seat % WORKERS);
    if (!g->began)
        g->begin = begin;
    memcpy(g->group, t->group, sizeof g->group);
    g->began = true;
    g->end = end;
}

static void
free_profiled(struct rt_profiled *p)
{
    if (p->counter)
        profile_counter_free(p->counter);
    free(p->counter);
    backend_code_free(p->code);
    free(p);
}

/* Kernels may move in memory when there are more of them, so launches that are counted wait for each other.
 */
static struct rt_profiled *
begin_launch(struct rt_profile *all, const struct rt_profile_subject *subject)
{
    struct rt_profiled *p = calloc(1, sizeof *p);
    const bool counts = rt_platform()->options.profile == RT_PROFILE_COUNT;
    if (!p)
        return NULL;
    p->subject = subject;
    p->launch.kernel = find_kernel(all, subject);
    p->launch.number = ++all->launches;
    p->launch.process = (uint32_t)getpid();
    fill_geometry(&p->launch, subject);
    p->timer = (struct backend_timer){.user = p, .ran = ran};
    if (p->launch.kernel != UINT32_MAX && (!counts || begin_counting(p)))
        return p;
    free_profiled(p);
    return NULL;
}

struct rt_profiled *
rt_profiled_new(const struct rt_profile_subject *subject)
{
    struct rt_profile *all = state();
    const bool counts = rt_platform()->options.profile == RT_PROFILE_COUNT;
    rt_timeline_kernel(subject->kernel->name);
    if (counts)
        pthread_mutex_lock(&all->counting);
    pthread_mutex_lock(&all->lock);
    struct rt_profiled *p = is_wanted(all, subject->kernel->name) ? begin_launch(all, subject) : NULL;
    pthread_mutex_unlock(&all->lock);
    if (!p && counts)
        pthread_mutex_unlock(&all->counting);
    if (p)
        p->launch.begin = rt_clock();
    return p;
}

static struct backend_code *
counting_code(struct rt_profiled *p, const struct backend_code *code, const struct emu_launch *emu)
{
    struct emu_error error = {0};
    if (!profile_counter_part(p->counter, emu))
        return NULL;
    if (p->counter->by_op)
        return backend_watched_alone(code, &p->watch);
    return backend_observed(emu->kernel, (enum backend_cpu)rt_platform()->options.cpu, &p->observer, 0,
                            &error);
}

const struct backend_code *
rt_profiled_part(struct rt_profiled *p, const struct backend_code *code, const struct emu_launch *emu)
{
    backend_code_free(p->code);
    if (p->counter)
        p->code = counting_code(p, code, emu);
    else
        p->code = rt_platform()->options.profile_timeline ? backend_timed(code, &p->timer) : NULL;
    return p->code ? p->code : code;
}

void
rt_profiled_end(struct rt_profiled *p, bool failed)
{
    struct rt_profile *all = state();
    if (!p)
        return;
    const bool counts = p->counter != NULL;
    p->launch.end = rt_clock();
    p->launch.failed = failed;
    for (uint32_t i = 0; i < WORKERS; i++)
        end_timed_group(p, i);
    pthread_mutex_lock(&all->lock);
    if (counts)
        profile_counter_end(p->counter, &p->launch);
    if (profile_add_launch(&all->all, &p->launch) != UINT32_MAX)
        tell_launch(all, &p->launch);
    pthread_mutex_unlock(&all->lock);
    if (counts)
        pthread_mutex_unlock(&all->counting);
    free_profiled(p);
}
