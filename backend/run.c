/* SPDX-License-Identifier: MIT */
/* A launch from its call to its end. */
#include <assert.h>

#include "backend/groups.h"
#include "emu/kernel.h"
#include "emu/lane.h"
#include "parts.h"
#include "poll.h"
#include "pool.h"

enum { CHUNKS_PER_WORKER = 16, MAX_CHUNK = 256, TINY_NS = 50000, SHORT_NS = 1000000, LONG_NS = 50000000 };

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

/* The work-groups whose threads make one gang. If they can meet, a lock could be held by one that runs behind
 * those that want it, and the order of atomics would be another one than that of the groups. Their local
 * memory should stay in the first cache. */
static uint32_t
gang_groups(const struct pool_job *job)
{
    enum { MAX_LOCAL = 16384 };
    const struct backend_code *code = job->code;
    const bool may = code->gang > 1 && !code->order && !code->can_meet && !job->launch->in_order;
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

/* All groups are handed out, and the last ones are being executed. False: they still are. */
static bool
poll_for_workers(struct backend_pool *pool, const struct pool_job *job)
{
    const unsigned joined = job->joined;
    if (!pool->polls || !joined)
        return false;
    pthread_mutex_unlock(&pool->lock);
    const bool left = pool_poll(&job->joined, joined);
    pool_lock(pool);
    return left || job->joined != joined;
}

static void
wait_for_workers(struct backend_pool *pool, const struct pool_job *job, bool could_work)
{
    if (!pool_has_groups(job) && poll_for_workers(pool, job))
        return;
    if (could_work)
        __atomic_fetch_add(&pool->waiting, 1, __ATOMIC_RELAXED);
    pthread_cond_wait(&pool->idle, &pool->lock);
    if (could_work)
        __atomic_fetch_sub(&pool->waiting, 1, __ATOMIC_RELAXED);
}

/* Works on the job until no group is left and all workers have left it. If it makes room for another caller,
 * it first waits until that one has had its turn. */
static void
see_through(struct pool_worker *self, struct pool_job *job)
{
    struct backend_pool *pool = self->pool;
    bool others_first = false;
    while (job->joined || pool_has_groups(job)) {
        const bool could_work = job->joined < job->workers && pool_has_groups(job);
        if (!others_first && pool_can_join(pool, job)) {
            pool_join(self, job);
            others_first = __atomic_load_n(&pool->waiting, __ATOMIC_RELAXED) > 0;
        } else {
            wait_for_workers(pool, job, could_work);
            others_first = false;
        }
    }
}

/* Blocks have the fewest borders between workers. But where groups wait for groups before them, blocks take
 * long. So a long launch gets them only if its code's launches in blocks have not been slow. */
static void
share_out(struct backend_pool *pool, struct pool_job *job)
{
    const double expected = pool_pace(&pool->paces, job->code) * (double)job->groups;
    if (job->workers > POOL_SHARES)
        return;
    job->tiny = expected > 0 && expected < TINY_NS;
    if (job->tiny && pool_goes_alone(&pool->paces, job->code))
        job->workers = 1;
    if (job->workers == 1) {
        if (job->tiny)
            job->shares.chunk = job->groups;
        return;
    }
    if (expected > 0 && expected < SHORT_NS)
        shares_in_blocks(&job->shares, job->workers, true);
    else if (expected < LONG_NS && pool_likes_blocks(&pool->paces, job->code))
        shares_in_blocks(&job->shares, job->workers, false);
    else
        shares_in_turns(&job->shares, job->workers);
}

/* What the launch tells about blocks. Short ones tell nothing, and those beside others. */
static enum pool_way
way_of(const struct backend_pool *pool, const struct pool_job *job)
{
    if (job->shares.count < 2 || job->shares.few || pool->jobs != job || job->later)
        return PACE_OTHER;
    return job->shares.in_turns ? PACE_TURNS : PACE_BLOCKS;
}

/* In a row of launches, what lies between two of them counts, too. */
static void
note_cycle(struct backend_pool *pool, const struct pool_job *job, uint64_t began, uint64_t ended)
{
    const bool in_row = pool->last_end && began - pool->last_end < TINY_NS;
    const uint64_t from = in_row ? pool->last_end : began;
    if (job->tiny && pool->jobs == job && !job->later)
        pool_note_cycle(&pool->paces, job->code, (double)(ended - from) / (double)job->groups);
}

static void
note_pace(struct backend_pool *pool, const struct pool_job *job, uint64_t began)
{
    const uint64_t ended = pool_clock();
    const double ns = (double)(ended - began) * job->workers;
    if (job->groups && job->fault.kind == EMU_FAULT_NONE) {
        const bool first = pool_pace(&pool->paces, job->code) == 0;
        note_cycle(pool, job, began, ended);
        pool_note_pace(&pool->paces, job->code, ns / (double)job->groups, way_of(pool, job));
        if (first && job->code->can_meet)
            pool_keep_together(&pool->paces, job->code);
    }
    pool->last_end = ended;
}

static int
run_job(struct backend_pool *pool, struct pool_job *job)
{
    pool_lock(pool);
    struct pool_worker *self = pool_take_worker(pool);
    if (self) {
        const uint64_t began = pool_clock();
        share_out(pool, job);
        add_job(pool, job);
        see_through(self, job);
        note_pace(pool, job, began);
        remove_job(pool, job);
        self->spare = pool->spare;
        pool->spare = self;
    } else {
        job->fault.kind = EMU_FAULT_NO_MEMORY;
    }
    pthread_mutex_unlock(&pool->lock);
    return job->fault.kind == EMU_FAULT_NONE ? 0 : -1;
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
static int
run_in_parts(struct backend_pool *pool, struct pool_job *job)
{
    struct parts parts;
    if (!job->launch->kernel->wait_rf)
        parts_begin(job, &parts);
    if (job->parts)
        prepare(pool, parts.job.code, &parts.launch);
    const int failed = run_job(pool, job);
    parts_end(job);
    return failed;
}

static int
run_code(struct backend_pool *pool, const struct backend_code *code, const struct emu_launch *launch,
         const uint32_t first[3], double hang_seconds, struct emu_fault *fault)
{
    assert(launch->kernel->program == code->program);
    struct pool_job job = {.code = code,
                           .launch = launch,
                           .first = {first[0], first[1], first[2]},
                           .hang_seconds = hang_seconds};
    prepare(pool, code, launch);
    const int failed = init_job(pool, &job) ? -1 : run_in_parts(pool, &job);
    keep_start(pool, job.start);
    *fault = job.fault;
    return failed;
}

/* The fault as the kernel's own threads would report it: the lanes of one of the pair's two. */
static void
tell_thread(struct emu_fault *fault, unsigned lanes)
{
    assert(lanes < 64);
    const uint64_t first = fault->lanes & ((UINT64_C(1) << lanes) - 1);
    fault->thread = 2 * fault->thread + (!first && fault->lanes);
    fault->lanes = first ? first : fault->lanes >> lanes;
}

/* The code whose threads are pairs, and its kernel; NULL: the launch has none. What threads with all their
 * lanes off do passes unnoticed, but not in a strict launch. */
static const struct backend_code *
find_pair(const struct backend_code *code, const struct emu_launch *launch, const struct emu_kernel **kernel)
{
    const uint64_t items = (uint64_t)launch->local_size[0] * launch->local_size[1] * launch->local_size[2];
    const bool fills = items % (2u * launch->kernel->lanes) == 0 && !launch->strict;
    return fills && code->find_pair ? code->find_pair(code, kernel) : NULL;
}

int
backend_run_from(struct backend_pool *pool, const struct backend_code *code, const struct emu_launch *launch,
                 const uint32_t first[3], double hang_seconds, struct emu_fault *fault)
{
    assert(launch->kernel->program == code->program);
    struct emu_launch in_pairs = *launch;
    const struct backend_code *pair = find_pair(code, launch, &in_pairs.kernel);
    if (!pair)
        return run_code(pool, code, launch, first, hang_seconds, fault);
    const int failed = run_code(pool, pair, &in_pairs, first, hang_seconds, fault);
    if (failed)
        tell_thread(fault, launch->kernel->lanes);
    return failed;
}

int
backend_run(struct backend_pool *pool, const struct backend_code *code, const struct emu_launch *launch,
            double hang_seconds, struct emu_fault *fault)
{
    return backend_run_from(pool, code, launch, (const uint32_t[3]){0, 0, 0}, hang_seconds, fault);
}
