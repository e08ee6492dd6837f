/* SPDX-License-Identifier: MIT */
/* A launch from its call to its end. */
#include <assert.h>

#include "emu/kernel.h"
#include "pool.h"

enum { CHUNKS_PER_WORKER = 16, MAX_CHUNK = 256 };

static uint64_t
group_total(const struct emu_launch *launch)
{
    uint64_t total = (uint64_t)launch->group_count[0] * launch->group_count[1];
    if (__builtin_mul_overflow(total, launch->group_count[2], &total))
        total = UINT64_MAX / 2; /* centuries of work */
    return total;
}

/* FFTIDs are unique among the live threads: worker * threads + thread. */
static unsigned
usable_workers(const struct backend_pool *pool, const struct pool_job *job)
{
    unsigned n = pool->worker_count;
    const uint32_t slots = job->launch->thread_slots;
    if (slots && slots / job->threads < n)
        n = slots / job->threads;
    if (job->groups < n)
        n = (unsigned)job->groups;
    return n ? n : 1;
}

static uint64_t
chunk_size(const struct pool_job *job)
{
    const uint64_t chunk = job->groups / ((uint64_t)job->workers * CHUNKS_PER_WORKER);
    if (chunk > MAX_CHUNK)
        return MAX_CHUNK;
    return chunk ? chunk : 1;
}

static int
init_job(struct backend_pool *pool, struct pool_job *job)
{
    job->start = emu_start_new(job->launch);
    if (!job->start)
        return -1;
    job->threads = emu_start_threads(job->start);
    assert(job->threads > 0);
    job->contexts = job->code->has_barrier ? job->threads : 1;
    job->groups = group_total(job->launch);
    job->workers = usable_workers(pool, job);
    job->chunk = chunk_size(job);
    pthread_mutex_init(&job->fault_lock, NULL);
    return 0;
}

static void
publish(struct backend_pool *pool, struct pool_job *job)
{
    for (unsigned i = 0; i < pool->worker_count; i++)
        __atomic_store_n(&pool->workers[i].stop, 0, __ATOMIC_RELAXED);
    pthread_mutex_lock(&pool->lock);
    pool->job = job;
    pool->generation++;
    if (job->hang_seconds > 0)
        pool_watch(pool); /* without a thread for it the launch runs unwatched */
    if (job->workers > 1)
        pthread_cond_broadcast(&pool->wake);
    pthread_mutex_unlock(&pool->lock);
}

/* After this no pool thread holds a pointer to the job. */
static void
retract(struct backend_pool *pool)
{
    pthread_mutex_lock(&pool->lock);
    pool->job = NULL;
    while (pool->joined)
        pthread_cond_wait(&pool->idle, &pool->lock);
    pthread_mutex_unlock(&pool->lock);
}

int
backend_run(struct backend_pool *pool, const struct backend_code *code, const struct emu_launch *launch,
            double hang_seconds, struct emu_fault *fault)
{
    assert(launch->kernel->program == code->program);
    struct pool_job job = {.code = code, .launch = launch, .hang_seconds = hang_seconds};
    if (init_job(pool, &job)) {
        *fault = (struct emu_fault){.kind = EMU_FAULT_NO_MEMORY};
        return -1;
    }
    pthread_mutex_lock(&pool->run_lock);
    if (code->prepare)
        code->prepare(code);
    publish(pool, &job);
    pool_work(&pool->workers[0], &job);
    retract(pool);
    pthread_mutex_unlock(&pool->run_lock);
    emu_start_free((struct emu_start *)job.start);
    pthread_mutex_destroy(&job.fault_lock);
    *fault = job.fault;
    return job.fault.kind == EMU_FAULT_NONE ? 0 : -1;
}
