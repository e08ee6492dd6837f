/* SPDX-License-Identifier: MIT */
/* A launch in the pool, from the moment when its workers may come to its end. */
#include <assert.h>

#include "poll.h"
#include "pool.h"

static void
add_job(struct backend_pool *pool, struct pool_job *job)
{
    struct pool_job **last = &pool->jobs;
    while (*last)
        last = &(*last)->later;
    *last = job;
    if (job->hang_seconds > 0)
        pool_watch(pool); /* without a thread for it the launch runs unwatched */
    if (job->workers > 1) {
        __atomic_fetch_add(&pool->posted, 1, __ATOMIC_RELEASE);
        pthread_cond_broadcast(&pool->wake);
    }
}

/* Other callers may have waited for its workers. */
static void
remove_job(struct backend_pool *pool, const struct pool_job *job)
{
    struct pool_job **link = &pool->jobs;
    while (*link != job)
        link = &(*link)->later;
    *link = job->later;
    pthread_cond_broadcast(&pool->idle);
}

/* Under the pool's lock. */
static bool
is_over(const struct pool_job *job)
{
    return !pool_has_groups(job) && __atomic_load_n(&job->at_work, __ATOMIC_ACQUIRE) == 0;
}

/* Until it is 0. False: it still is not, after a while. */
static bool
poll_for_none(const struct backend_pool *pool, const unsigned *word)
{
    unsigned some;
    while (pool->polls && (some = __atomic_load_n(word, __ATOMIC_ACQUIRE)) != 0)
        if (!pool_poll(word, some))
            return false;
    return __atomic_load_n(word, __ATOMIC_ACQUIRE) == 0;
}

/* The same for a thread that holds the pool's lock, before and after. */
static bool
poll_unlocked(struct backend_pool *pool, const unsigned *word)
{
    pthread_mutex_unlock(&pool->lock);
    const bool none = poll_for_none(pool, word);
    pool_lock(pool);
    return none;
}

static void
wait_for_workers(struct backend_pool *pool, const struct pool_job *job)
{
    const bool has_groups = pool_has_groups(job), could_work = has_groups && job->joined < job->workers;
    if (!has_groups && (poll_unlocked(pool, &job->at_work) || is_over(job)))
        return;
    if (could_work)
        __atomic_fetch_add(&pool->waiting, 1, __ATOMIC_RELAXED);
    pthread_cond_wait(&pool->idle, &pool->lock);
    if (could_work)
        __atomic_fetch_sub(&pool->waiting, 1, __ATOMIC_RELAXED);
}

/* Works on the job until no group is left and all workers have ended their parts. If it makes room for
 * another caller, it first waits until that one has had its turn. The pool's lock is held before, but not
 * after. */
static void
see_through(struct pool_worker *self, struct pool_job *job)
{
    struct backend_pool *pool = self->pool;
    bool others_first = false;
    while (!is_over(job)) {
        if (others_first || !pool_can_join(pool, job)) {
            wait_for_workers(pool, job);
            others_first = false;
            continue;
        }
        pool_join(self, job);
        if (!shares_left(&job->shares) && poll_for_none(pool, &job->at_work))
            return; /* it leaves when the job is put away */
        pool_lock(pool);
        pool_leave(self);
        others_first = __atomic_load_n(&pool->waiting, __ATOMIC_RELAXED) > 0;
    }
    pthread_mutex_unlock(&pool->lock);
}

/* Its workers may come. The pool's lock is held. */
static void
post(struct backend_pool *pool, struct pool_job *job, enum pool_gate gate)
{
    job->self = pool_take_worker(pool);
    if (!job->self) {
        job->fault.kind = EMU_FAULT_NO_MEMORY;
        return;
    }
    job->began = pool_clock();
    job->gate = gate;
    pool_share_out(pool, job);
    add_job(pool, job);
}

static void
take_off(struct backend_pool *pool, struct pool_job *job)
{
    remove_job(pool, job);
    job->self->spare = pool->spare;
    pool->spare = job->self;
}

/* The pool's lock is held before, but not after. */
static void
finish(struct backend_pool *pool, struct pool_job *job)
{
    if (!job->self) {
        pthread_mutex_unlock(&pool->lock);
        return;
    }
    see_through(job->self, job);
    job->ended = pool_clock();
}

void
pool_announce(struct backend_pool *pool, struct pool_job *job)
{
    pool_lock(pool);
    if (job->fault.kind == EMU_FAULT_NONE)
        post(pool, job, POOL_SHUT);
    pthread_mutex_unlock(&pool->lock);
}

/* All but the caller have left, or leave now. The pool's lock is held. */
static void
wait_for_leave(struct backend_pool *pool, const struct pool_job *job)
{
    while (job->joined && !poll_unlocked(pool, &job->joined))
        if (job->joined)
            pthread_cond_wait(&pool->idle, &pool->lock);
}

void
pool_withdraw(struct backend_pool *pool, struct pool_job *job)
{
    if (!job->self)
        return;
    __atomic_store_n(&job->gate, POOL_GONE, __ATOMIC_SEQ_CST);
    pool_lock(pool);
    wait_for_leave(pool, job);
    take_off(pool, job);
    pthread_mutex_unlock(&pool->lock);
}

/* Workers that waited at the gate in vain have left, and may sleep. */
static void
call_workers(struct backend_pool *pool, const struct pool_job *job)
{
    if (__atomic_load_n(&job->joined, __ATOMIC_SEQ_CST) + 1 >= job->workers) /* and the caller */
        return;
    pool_lock(pool);
    __atomic_fetch_add(&pool->posted, 1, __ATOMIC_RELEASE);
    pthread_cond_broadcast(&pool->wake);
    pthread_mutex_unlock(&pool->lock);
}

static void
open_gate(struct backend_pool *pool, struct pool_job *job)
{
    __atomic_store_n(&job->began, pool_clock(), __ATOMIC_RELAXED);
    __atomic_store_n(&job->gate, POOL_OPEN, __ATOMIC_SEQ_CST);
    call_workers(pool, job);
}

void
pool_start(struct backend_pool *pool, struct pool_job *job)
{
    if (job->fault.kind != EMU_FAULT_NONE)
        return;
    if (job->self) {
        open_gate(pool, job);
        return;
    }
    pool_lock(pool);
    post(pool, job, POOL_OPEN);
    pthread_mutex_unlock(&pool->lock);
}

void
pool_finish(struct backend_pool *pool, struct pool_job *job)
{
    pool_lock(pool);
    finish(pool, job);
}

void
pool_put_away(struct backend_pool *pool, struct pool_job *job)
{
    if (!job->self)
        return;
    pool_lock(pool);
    if (job->self->job)
        pool_leave(job->self);
    wait_for_leave(pool, job);
    pool_note_launch(pool, job);
    take_off(pool, job);
    pthread_mutex_unlock(&pool->lock);
}

void
pool_run(struct backend_pool *pool, struct pool_job *job)
{
    pool_lock(pool);
    if (job->fault.kind == EMU_FAULT_NONE)
        post(pool, job, POOL_OPEN);
    finish(pool, job);
    pool_put_away(pool, job);
}
