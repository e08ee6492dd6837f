/* SPDX-License-Identifier: MIT */
/*
 * The watchdog: one thread per pool, started by the first launch with a hang limit. It looks at each worker's
 * progress counter a few times per limit, so workers never read a clock, and stops the worker whose group
 * does not end. What counts is the worker's processor time: on a busy host, or in a process that was stopped,
 * a group may take long without doing much.
 */
#include <assert.h>
#include <signal.h>
#include <stdlib.h>
#include <time.h>

#include "pool.h"

enum { LOOKS_PER_LIMIT = 16, MIN_LOOK_NS = 1000000, MAX_LOOK_NS = 500000000 };

static double
seconds_worked(const struct pool_worker *w)
{
    struct timespec ts = {0};
    clock_gettime(w->clock, &ts);
    return (double)ts.tv_sec + (double)ts.tv_nsec * 1e-9;
}

/* Of the groups that run now: each has the job's. */
static double
limit_of(const struct pool_worker *w)
{
    return w->job->hang_seconds * __atomic_load_n(&w->together, __ATOMIC_RELAXED);
}

static void
look_at(struct pool_worker *w)
{
    const uint64_t progress = __atomic_load_n(&w->progress, __ATOMIC_RELAXED);
    const bool runs = w->job && progress & 1;
    if (!runs || progress != w->seen) {
        w->seen = progress;
        w->since = runs ? seconds_worked(w) : 0;
    } else if (w->job->hang_seconds > 0 && seconds_worked(w) - w->since >= limit_of(w)) {
        __atomic_store_n(&w->stop, 1, __ATOMIC_RELAXED);
    }
}

/* The smallest limit of the jobs that have one; 0: none has. */
static double
smallest_limit(const struct backend_pool *pool)
{
    double least = 0;
    for (const struct pool_job *job = pool->jobs; job; job = job->later)
        if (job->hang_seconds > 0 && (least == 0 || job->hang_seconds < least))
            least = job->hang_seconds;
    return least;
}

static struct timespec
next_look(struct timespec ts, double limit)
{
    double ns = limit / LOOKS_PER_LIMIT * 1e9;
    assert(limit > 0);
    if (!(ns > MIN_LOOK_NS))
        ns = MIN_LOOK_NS;
    if (ns > MAX_LOOK_NS)
        ns = MAX_LOOK_NS;
    ts.tv_nsec += (long)ns;
    ts.tv_sec += ts.tv_nsec / 1000000000;
    ts.tv_nsec %= 1000000000;
    return ts;
}

static void
watch_loop(struct backend_pool *pool)
{
    while (!pool->quit) {
        const double limit = smallest_limit(pool);
        if (limit == 0) {
            pool->watchdog_asleep = true;
            pthread_cond_wait(&pool->watch, &pool->lock);
            pool->watchdog_asleep = false;
            continue;
        }
        struct timespec ts;
        for (struct pool_worker *w = pool->workers; w; w = w->next)
            look_at(w);
        clock_gettime(CLOCK_MONOTONIC, &ts);
        const struct timespec until = next_look(ts, limit);
        pthread_cond_timedwait(&pool->watch, &pool->lock, &until);
    }
}

static void *
watchdog_main(void *arg)
{
    struct backend_pool *pool = arg;
    pthread_mutex_lock(&pool->lock);
    watch_loop(pool);
    pthread_mutex_unlock(&pool->lock);
    return NULL;
}

int
pool_watch(struct backend_pool *pool)
{
    if (pool->watchdog_started) {
        if (pool->watchdog_asleep)
            pthread_cond_signal(&pool->watch);
        return 0;
    }
    sigset_t all, old;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &old);
    const int failed = pthread_create(&pool->watchdog, NULL, watchdog_main, pool);
    pthread_sigmask(SIG_SETMASK, &old, NULL);
    pool->watchdog_started = !failed;
    return failed ? -1 : 0;
}
