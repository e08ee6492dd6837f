/* SPDX-License-Identifier: MIT */
/*
 * The worker pool: threads that wait for launches. Worker 0 is whoever calls backend_run, so a pool of n has
 * n - 1 threads of its own.
 *
 * fork: the child has no pool threads. A pool made before fork must not be used in the child; make a new one.
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <assert.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>

#include "pool.h"

enum { MAX_WORKERS = 1024 };

static unsigned
host_cores(void)
{
    cpu_set_t set;
    if (sched_getaffinity(0, sizeof(set), &set))
        return 1;
    const int n = CPU_COUNT(&set);
    return n > 0 ? (unsigned)n : 1;
}

/* A pool thread: joins each job once. A thread that wakes after the job's end finds none and sleeps on. */
static void *
worker_main(void *arg)
{
    struct pool_worker *w = arg;
    struct backend_pool *pool = w->pool;
    uint64_t seen = 0;
    pthread_mutex_lock(&pool->lock);
    for (;;) {
        while (!pool->quit && (pool->generation == seen || !pool->job))
            pthread_cond_wait(&pool->wake, &pool->lock);
        if (pool->quit)
            break;
        seen = pool->generation;
        struct pool_job *job = pool->job;
        if (w->index >= job->workers)
            continue;
        pool->joined++;
        pthread_mutex_unlock(&pool->lock);
        pool_work(w, job);
        pthread_mutex_lock(&pool->lock);
        pool->joined--;
        pthread_cond_signal(&pool->idle);
    }
    pthread_mutex_unlock(&pool->lock);
    return NULL;
}

static int
start_thread(struct pool_worker *w)
{
    sigset_t all, old;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &old); /* the host program's signals are the host program's */
    const int failed = pthread_create(&w->thread, NULL, worker_main, w);
    pthread_sigmask(SIG_SETMASK, &old, NULL);
    return failed;
}

static void
stop_threads(struct backend_pool *pool, unsigned started)
{
    pthread_mutex_lock(&pool->lock);
    pool->quit = true;
    pthread_cond_broadcast(&pool->wake);
    pthread_cond_broadcast(&pool->watch);
    pthread_mutex_unlock(&pool->lock);
    for (unsigned i = 1; i < started; i++)
        pthread_join(pool->workers[i].thread, NULL);
    if (pool->watchdog_started)
        pthread_join(pool->watchdog, NULL);
}

static void
free_pool(struct backend_pool *pool)
{
    for (unsigned i = 0; i < pool->worker_count; i++)
        free(pool->workers[i].memory);
    pthread_cond_destroy(&pool->watch);
    pthread_cond_destroy(&pool->idle);
    pthread_cond_destroy(&pool->wake);
    pthread_mutex_destroy(&pool->lock);
    pthread_mutex_destroy(&pool->run_lock);
    free(pool->workers);
    free(pool);
}

static void
init_sync(struct backend_pool *pool)
{
    pthread_condattr_t attr;
    pthread_condattr_init(&attr);
    pthread_condattr_setclock(&attr, CLOCK_MONOTONIC);
    pthread_mutex_init(&pool->run_lock, NULL);
    pthread_mutex_init(&pool->lock, NULL);
    pthread_cond_init(&pool->wake, NULL);
    pthread_cond_init(&pool->idle, NULL);
    pthread_cond_init(&pool->watch, &attr);
    pthread_condattr_destroy(&attr);
}

static struct pool_worker *
new_workers(struct backend_pool *pool, unsigned count)
{
    struct pool_worker *workers = aligned_alloc(_Alignof(struct pool_worker), count * sizeof(*workers));
    for (unsigned i = 0; workers && i < count; i++)
        workers[i] = (struct pool_worker){.pool = pool, .index = i};
    return workers;
}

struct backend_pool *
backend_pool_new(unsigned threads)
{
    const unsigned count = threads ? threads : host_cores();
    if (count > MAX_WORKERS)
        return NULL;
    struct backend_pool *pool = calloc(1, sizeof(*pool));
    if (!pool)
        return NULL;
    pool->workers = new_workers(pool, count);
    if (!pool->workers) {
        free(pool);
        return NULL;
    }
    pool->worker_count = count;
    init_sync(pool);
    for (unsigned i = 1; i < count; i++) {
        if (!start_thread(&pool->workers[i]))
            continue;
        stop_threads(pool, i);
        free_pool(pool);
        return NULL;
    }
    return pool;
}

void
backend_pool_free(struct backend_pool *pool)
{
    if (!pool)
        return;
    assert(!pool->job);
    stop_threads(pool, pool->worker_count);
    free_pool(pool);
}

unsigned
backend_pool_threads(const struct backend_pool *pool)
{
    return pool->worker_count;
}

uint32_t
backend_thread_slots(const struct backend_pool *pool, uint32_t threads_per_group)
{
    const uint64_t slots = (uint64_t)pool->worker_count * threads_per_group;
    return slots > UINT32_MAX ? UINT32_MAX : (uint32_t)slots;
}
