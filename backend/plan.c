/* SPDX-License-Identifier: MIT */
/* What a launch has before it runs: prepared code, starts, register files, workers. */
#include <assert.h>

#include "emu/kernel.h"
#include "emu/lane.h"
#include "parts.h"
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

static unsigned
limited(unsigned workers, uint32_t slots, uint32_t threads)
{
    assert(threads > 0);
    return slots && slots / threads < workers ? slots / threads : workers;
}

/* FFTIDs are unique among the live threads: `threads` of each seat. With too few for two work-groups there is
 * one worker. */
static unsigned
usable_workers(const struct backend_pool *pool, const struct pool_job *job)
{
    unsigned n = job->code->alone ? 1 : pool->worker_count;
    n = limited(n, job->launch->thread_slots, job->threads);
    n = limited(n, job->launch->kernel->slots, job->threads);
    if (job->groups < n)
        n = (unsigned)job->groups;
    return n ? n : 1;
}

static uint64_t
chunk_size(const struct pool_job *job)
{
    const uint64_t chunk = job->groups / ((uint64_t)job->workers * CHUNKS_PER_WORKER), n = job->locals;
    if (chunk > MAX_CHUNK)
        return MAX_CHUNK / n * n;
    return chunk > n ? chunk / n * n : n;
}

/* Work-groups that wait for each other: one worker takes them all, each with its own register files. */
static int
make_resident(struct pool_job *job)
{
    if (job->groups > POOL_RESIDENT / job->threads) {
        job->fault = (struct emu_fault){.kind = EMU_FAULT_RESIDENT, .address = job->groups * job->threads};
        return -1;
    }
    job->locals = (uint32_t)job->groups;
    job->contexts = job->locals * job->threads;
    job->workers = 1;
    shares_in_order(&job->shares, job->groups, job->groups ? job->groups : 1);
    return 0;
}

/* Behind a barrier every thread of a group goes on in its own register file. */
static uint32_t
contexts_of(const struct pool_job *job)
{
    const uint32_t gang = job->code->gang > 1 ? job->code->gang : 1;
    const uint32_t all = job->locals * job->threads;
    return job->code->has_barrier || all < gang ? all : gang;
}

void
pool_set_threads(struct pool_job *job)
{
    job->threads = emu_start_threads(job->start);
    assert(job->threads > 0);
    job->locals = 1;
    job->contexts = contexts_of(job);
}

bool
pool_has_no_order(const struct pool_job *job)
{
    return !job->code->can_meet && !job->code->order && !job->launch->in_order;
}

/* The work-groups whose threads make one gang. If they can meet, a lock could be held by one that runs behind
 * those that want it, and the order of atomics would be another one than that of the groups. Their local
 * memory should stay in the first cache. */
static uint32_t
gang_groups(const struct pool_job *job)
{
    enum { MAX_LOCAL = 16384 };
    const struct backend_code *code = job->code;
    const bool may = code->gang > 1 && pool_has_no_order(job);
    const uint32_t n = may ? code->gang / job->threads : 1;
    return n < 1 || (uint64_t)n * job->launch->local_bytes > MAX_LOCAL ? 1 : n;
}

/* 0: there is no limit. */
static bool
is_within(uint64_t threads, uint32_t slots)
{
    return !slots || threads <= slots;
}

/* Each worker should have as many groups, and their hardware threads as many FFTIDs. */
static void
gather_groups(struct pool_job *job)
{
    const uint32_t n = gang_groups(job);
    const uint64_t threads = (uint64_t)job->workers * n * job->threads;
    if (job->groups / job->workers >= n && is_within(threads, job->launch->thread_slots) &&
        is_within(threads, job->launch->kernel->slots))
        job->locals = n;
    job->contexts = contexts_of(job);
}

/* Launches of one kernel often follow one another, and what their threads start with is much the same. */
static struct emu_start *
take_start(struct backend_pool *pool, const struct emu_launch *launch)
{
    struct emu_start *kept = __atomic_exchange_n(&pool->start, NULL, __ATOMIC_ACQ_REL);
    if (kept && emu_start_again(kept, launch))
        return kept;
    emu_start_free(kept);
    return emu_start_new(launch);
}

static void
keep_start(struct backend_pool *pool, const struct emu_start *start)
{
    emu_start_free(__atomic_exchange_n(&pool->start, (struct emu_start *)start, __ATOMIC_ACQ_REL));
}

static int
init_job(struct backend_pool *pool, struct pool_job *job)
{
    job->start = take_start(pool, job->launch);
    if (!job->start) {
        job->fault.kind = EMU_FAULT_NO_MEMORY;
        return -1;
    }
    pool_set_threads(job);
    job->groups = group_total(job->launch);
    job->order = order_of(job->code->order, job->groups);
    job->workers = usable_workers(pool, job);
    gather_groups(job);
    shares_in_order(&job->shares, job->groups, chunk_size(job));
    return job->launch->kernel->wait_rf ? make_resident(job) : 0;
}

struct engine_starts
engine_starts_of(const struct emu_launch *launch)
{
    const uint64_t items = (uint64_t)launch->local_size[0] * launch->local_size[1] * launch->local_size[2];
    const unsigned lanes = launch->kernel->lanes;
    const uint32_t row_lanes = emu_row_lanes(launch);
    return (struct engine_starts){.all = items >= lanes && !row_lanes,
                                  .some = items % lanes != 0,
                                  .row_lanes = row_lanes,
                                  .rows = emu_rows_of(launch)};
}

static void
prepare(struct backend_pool *pool, const struct backend_code *code, const struct emu_launch *launch)
{
    if (!code->prepare)
        return;
    const struct engine_starts starts = engine_starts_of(launch);
    pthread_mutex_lock(&pool->prepare_lock); /* wrappers of codes have no lock */
    code->prepare(code, &starts, launch);
    pthread_mutex_unlock(&pool->prepare_lock);
}

/* A launch whose groups wait for one another stays with one kind of threads. */
static void
begin_parts(struct backend_pool *pool, struct pool_job *job, struct parts *parts)
{
    if (!job->launch->kernel->wait_rf)
        parts_begin(job, parts);
    if (job->parts)
        prepare(pool, parts->job.code, &parts->launch);
}

void
pool_prepare(struct backend_pool *pool, struct pool_job *job, struct parts *parts)
{
    assert(job->launch->kernel->program == job->code->program);
    prepare(pool, job->code, job->launch);
    if (!init_job(pool, job))
        begin_parts(pool, job, parts);
}

void
pool_clear(struct backend_pool *pool, struct pool_job *job)
{
    parts_end(job);
    keep_start(pool, job->start);
}
