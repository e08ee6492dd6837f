/* SPDX-License-Identifier: MIT */
/*
 * The worker pool. The caller of backend_run works too, so a pool of n has n - 1 threads. At most n workers
 * work at once, no matter how many callers there are. Several launches run side by side: a worker joins the
 * launch with the fewest workers, and leaves it when another launch waits.
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

#include "poll.h"
#include "pool.h"

static unsigned
host_cores(void)
{
    cpu_set_t set;
    if (sched_getaffinity(0, sizeof(set), &set))
        return 1;
    const int n = CPU_COUNT(&set);
    return n > POOL_MAX_WORKERS ? POOL_MAX_WORKERS : n > 0 ? (unsigned)n : 1;
}

bool
pool_has_groups(const struct pool_job *job)
{
    return shares_left(&job->shares) && job->fault.kind == EMU_FAULT_NONE;
}

bool
pool_can_join(const struct backend_pool *pool, const struct pool_job *job)
{
    return pool->active < pool->worker_count && job->joined < job->workers && pool_has_groups(job);
}

void
pool_lock(struct backend_pool *pool)
{
    enum { TRIES = 32 };
    for (int i = 0; pool->polls && i < TRIES; i++) {
        if (!pthread_mutex_trylock(&pool->lock))
            return;
        __builtin_ia32_pause();
    }
    pthread_mutex_lock(&pool->lock);
}

static enum pool_gate
gate_of(const struct pool_job *job)
{
    return (enum pool_gate)__atomic_load_n(&job->gate, __ATOMIC_SEQ_CST);
}

/* The job with the fewest workers that takes another one, or NULL. */
static struct pool_job *
pick(const struct backend_pool *pool)
{
    struct pool_job *best = NULL;
    for (struct pool_job *job = pool->jobs; job; job = job->later)
        if (gate_of(job) == POOL_OPEN && pool_can_join(pool, job) && (!best || job->joined < best->joined))
            best = job;
    return best;
}

/* A job whose turn comes soon, or NULL. */
static struct pool_job *
pick_early(const struct backend_pool *pool)
{
    for (struct pool_job *job = pool->jobs; pool->polls && job; job = job->later)
        if (gate_of(job) == POOL_SHUT && job->workers > 1 && pool_can_join(pool, job))
            return job;
    return NULL;
}

static bool
is_free(const struct pool_job *job, unsigned seat)
{
    return seat < job->workers && !(job->seats[seat / 64] >> seat % 64 & 1);
}

/* The one it had last, so that it gets the same groups again; else the first free one. */
static unsigned
take_seat(struct pool_job *job, unsigned last)
{
    assert(job->joined < job->workers); /* a seat is free */
    unsigned seat = last;
    if (!is_free(job, seat))
        for (seat = 0; !is_free(job, seat);)
            seat++;
    job->seats[seat / 64] |= UINT64_C(1) << seat % 64;
    return seat;
}

bool
pool_is_let_in(const struct pool_worker *w, const struct pool_job *job)
{
    const struct backend_pool *pool = w->pool;
    return gate_of(job) == POOL_OPEN ||
           (pool_poll_beside(&job->gate, POOL_SHUT, &pool->posted, &pool->waiting) &&
            gate_of(job) == POOL_OPEN);
}

static void
begin_part(struct pool_worker *w, struct pool_job *job)
{
    w->job = job;
    if (pthread_getcpuclockid(pthread_self(), &w->clock))
        w->clock = CLOCK_MONOTONIC;
    w->seat = take_seat(job, w->seat);
    __atomic_store_n(&w->stop, 0, __ATOMIC_RELAXED);
    __atomic_store_n(&job->joined, job->joined + 1, __ATOMIC_RELAXED);
    __atomic_fetch_add(&job->at_work, 1, __ATOMIC_RELAXED);
    w->pool->active++;
}

bool
pool_join(struct pool_worker *w, struct pool_job *job)
{
    begin_part(w, job);
    pthread_mutex_unlock(&w->pool->lock);
    const bool worked = pool_work(w, job);
    __atomic_fetch_sub(&job->at_work, 1, __ATOMIC_RELEASE);
    return worked;
}

void
pool_leave(struct pool_worker *w)
{
    struct backend_pool *pool = w->pool;
    struct pool_job *job = w->job;
    assert(job && job->seats[w->seat / 64] >> w->seat % 64 & 1);
    pool->active--;
    job->seats[w->seat / 64] &= ~(UINT64_C(1) << w->seat % 64);
    w->job = NULL;
    __atomic_store_n(&job->joined, job->joined - 1, __ATOMIC_SEQ_CST);
    pthread_cond_broadcast(&pool->idle);
    if (pick(pool))
        pthread_cond_signal(&pool->wake);
}

/* At once. Short launches have work for a few threads, and all that poll then ask for the lock. */
enum { MOST_POLLING = POOL_SHARES - 1 };

/* Until there may be something to do. The pool's lock is held, but not while this waits. */
static void
wait_for_job(struct backend_pool *pool)
{
    const unsigned posted = __atomic_load_n(&pool->posted, __ATOMIC_RELAXED);
    if (pool->polls && pool->polling < MOST_POLLING) {
        pool->polling++;
        pthread_mutex_unlock(&pool->lock);
        (void)pool_poll(&pool->posted, posted);
        pool_lock(pool);
        pool->polling--;
    }
    if (__atomic_load_n(&pool->posted, __ATOMIC_RELAXED) == posted && !pool->quit && !pick(pool))
        pthread_cond_wait(&pool->wake, &pool->lock);
}

static bool
take_part(struct pool_worker *w, struct pool_job *job)
{
    const bool worked = pool_join(w, job);
    pool_lock(w->pool);
    pool_leave(w);
    return worked;
}

static void *
worker_main(void *arg)
{
    struct pool_worker *w = arg;
    struct backend_pool *pool = w->pool;
    bool patient = true; /* else it has waited at a gate just now */
    pool_lock(pool);
    while (!pool->quit) {
        struct pool_job *job = pick(pool);
        if (!job && patient)
            job = pick_early(pool);
        if (!job)
            wait_for_job(pool);
        patient = !job || take_part(w, job);
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
stop_threads(struct backend_pool *pool)
{
    pthread_mutex_lock(&pool->lock);
    pool->quit = true;
    pthread_cond_broadcast(&pool->wake);
    pthread_cond_broadcast(&pool->watch);
    pthread_mutex_unlock(&pool->lock);
    for (struct pool_worker *w = pool->workers; w; w = w->next)
        if (w->has_thread)
            pthread_join(w->thread, NULL);
    if (pool->watchdog_started)
        pthread_join(pool->watchdog, NULL);
}

static void
init_sync(struct backend_pool *pool)
{
    pthread_condattr_t attr;
    pthread_condattr_init(&attr);
    pthread_condattr_setclock(&attr, CLOCK_MONOTONIC);
    pthread_mutex_init(&pool->prepare_lock, NULL);
    pthread_mutex_init(&pool->lock, NULL);
    pthread_cond_init(&pool->wake, NULL);
    pthread_cond_init(&pool->idle, NULL);
    pthread_cond_init(&pool->watch, &attr);
    pthread_condattr_destroy(&attr);
}

static void
free_pool(struct backend_pool *pool)
{
    for (struct pool_worker *w = pool->workers, *next; w; w = next) {
        next = w->next;
        for (unsigned i = 0; i < POOL_BLOCKS; i++)
            guarded_free(&w->memory[i]);
        free(w);
    }
    pthread_cond_destroy(&pool->watch);
    pthread_cond_destroy(&pool->idle);
    pthread_cond_destroy(&pool->wake);
    pthread_mutex_destroy(&pool->lock);
    pthread_mutex_destroy(&pool->prepare_lock);
    emu_start_free(pool->start);
    free(pool->spare_job);
    free(pool);
}

static struct pool_worker *
new_worker(struct backend_pool *pool)
{
    struct pool_worker *w = aligned_alloc(_Alignof(struct pool_worker), sizeof(*w));
    if (w) {
        *w = (struct pool_worker){.pool = pool, .next = pool->workers};
        pool->workers = w;
    }
    return w;
}

struct pool_worker *
pool_take_worker(struct backend_pool *pool)
{
    struct pool_worker *w = pool->spare;
    if (!w)
        return new_worker(pool);
    pool->spare = w->spare;
    return w;
}

static int
start_threads(struct backend_pool *pool, unsigned count)
{
    int failed = 0;
    pthread_mutex_lock(&pool->lock);
    for (unsigned i = 0; i < count && !failed; i++) {
        struct pool_worker *w = new_worker(pool);
        failed = !w || start_thread(w);
        if (!failed)
            w->has_thread = true;
    }
    pthread_mutex_unlock(&pool->lock);
    return failed;
}

struct backend_pool *
backend_pool_new(unsigned threads)
{
    struct backend_pool *pool = threads > POOL_MAX_WORKERS ? NULL : calloc(1, sizeof(*pool));
    if (!pool)
        return NULL;
    const unsigned cores = host_cores();
    pool->worker_count = threads ? threads : cores;
    pool->polls = cores > 1 && pool->worker_count <= cores;
    init_sync(pool);
    if (start_threads(pool, pool->worker_count - 1)) {
        stop_threads(pool);
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
    assert(!pool->jobs);
    stop_threads(pool);
    free_pool(pool);
}

unsigned
backend_pool_threads(const struct backend_pool *pool)
{
    return pool->worker_count;
}

uint32_t
backend_thread_slots(const struct backend_pool *pool, uint32_t threads_per_worker)
{
    const uint64_t slots = (uint64_t)pool->worker_count * threads_per_worker;
    return slots > UINT32_MAX ? UINT32_MAX : (uint32_t)slots;
}
