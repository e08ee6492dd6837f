/* SPDX-License-Identifier: MIT */
/*
 * The watchdog: one thread per pool, started by the first launch with a hang limit. It looks at each worker's
 * progress counter a few times per limit, so workers never read a clock, and stops the worker whose group
 * does not end.
 */
#include <signal.h>
#include <stdlib.h>
#include <time.h>

#include "pool.h"

enum { LOOKS_PER_LIMIT = 16, MIN_LOOK_NS = 1000000, MAX_LOOK_NS = 500000000 };

struct watch {
    uint64_t progress;
    double since;
};

static double
now_seconds(struct timespec *ts)
{
    clock_gettime(CLOCK_MONOTONIC, ts);
    return (double)ts->tv_sec + (double)ts->tv_nsec * 1e-9;
}

static void
look(struct backend_pool *pool, struct watch *watches, double limit, double now)
{
    for (unsigned i = 0; i < pool->worker_count; i++) {
        struct pool_worker *w = &pool->workers[i];
        const uint64_t progress = __atomic_load_n(&w->progress, __ATOMIC_RELAXED);
        if (progress != watches[i].progress || !(progress & 1)) {
            watches[i] = (struct watch){progress, now};
        } else if (now - watches[i].since >= limit) {
            __atomic_store_n(&w->stop, 1, __ATOMIC_RELAXED);
        }
    }
}

static struct timespec
next_look(struct timespec ts, double limit)
{
    double ns = limit / LOOKS_PER_LIMIT * 1e9;
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
watch_loop(struct backend_pool *pool, struct watch *watches)
{
    while (!pool->quit) {
        const bool active = pool->job && pool->job->hang_seconds > 0;
        if (!active) {
            pool->watchdog_asleep = true;
            pthread_cond_wait(&pool->watch, &pool->lock);
            pool->watchdog_asleep = false;
            continue;
        }
        struct timespec ts;
        const double now = now_seconds(&ts);
        look(pool, watches, pool->job->hang_seconds, now);
        const struct timespec until = next_look(ts, pool->job->hang_seconds);
        pthread_cond_timedwait(&pool->watch, &pool->lock, &until);
    }
}

static void *
watchdog_main(void *arg)
{
    struct backend_pool *pool = arg;
    struct watch *watches = calloc(pool->worker_count, sizeof(*watches));
    pthread_mutex_lock(&pool->lock);
    if (watches)
        watch_loop(pool, watches);
    pthread_mutex_unlock(&pool->lock);
    free(watches);
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
