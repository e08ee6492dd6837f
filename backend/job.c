/* SPDX-License-Identifier: MIT */
/* Launches as their callers see them: at once, or in steps. */
#include <assert.h>
#include <stdlib.h>

#include "backend/groups.h"
#include "backend/steps.h"
#include "parts.h"
#include "pool.h"

struct backend_job {
    struct backend_pool *pool;
    const struct emu_launch *launch; /* the caller's */
    enum { PREPARED, ANNOUNCED, STARTED } state;
    bool in_pairs;
    struct emu_launch pairs; /* the same, for code whose threads are pairs */
    struct pool_job job;
    struct parts parts; /* pool_prepare's */
};

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

static void
init(struct backend_job *job, struct backend_pool *pool, const struct backend_subject *subject)
{
    const struct emu_kernel *kernel;
    const struct backend_code *pair = find_pair(subject->code, subject->launch, &kernel);
    assert(subject->launch->kernel->program == subject->code->program);
    job->pool = pool;
    job->launch = subject->launch;
    job->state = PREPARED;
    job->in_pairs = pair != NULL;
    if (pair) {
        job->pairs = *subject->launch;
        job->pairs.kernel = kernel;
    }
    job->job = (struct pool_job){.code = pair ? pair : subject->code,
                                 .launch = pair ? &job->pairs : subject->launch,
                                 .first = {subject->first[0], subject->first[1], subject->first[2]},
                                 .hang_seconds = subject->hang_seconds};
    pool_prepare(pool, &job->job, &job->parts);
}

static int
result_of(const struct backend_job *job, struct emu_fault *fault)
{
    *fault = job->job.fault;
    if (fault->kind == EMU_FAULT_NONE)
        return 0;
    if (job->in_pairs)
        tell_thread(fault, job->launch->kernel->lanes);
    return -1;
}

/* --- in steps --- */

struct backend_job *
backend_job_new(struct backend_pool *pool, const struct backend_subject *subject)
{
    struct backend_job *job = __atomic_exchange_n(&pool->spare_job, NULL, __ATOMIC_ACQ_REL);
    if (!job)
        job = aligned_alloc(_Alignof(struct backend_job), sizeof *job);
    if (job)
        init(job, pool, subject);
    return job;
}

void
backend_job_announce(struct backend_job *job)
{
    job->state = ANNOUNCED;
    pool_announce(job->pool, &job->job);
}

void
backend_job_start(struct backend_job *job)
{
    job->state = STARTED;
    pool_start(job->pool, &job->job);
}

bool
backend_job_is_shared(const struct backend_job *job)
{
    assert(job->state == STARTED);
    return job->job.workers > 1;
}

int
backend_job_finish(struct backend_job *job, struct emu_fault *fault)
{
    pool_finish(job->pool, &job->job);
    return result_of(job, fault);
}

void
backend_job_free(struct backend_job *job)
{
    if (!job)
        return;
    if (job->state == ANNOUNCED)
        pool_withdraw(job->pool, &job->job);
    if (job->state == STARTED)
        pool_put_away(job->pool, &job->job);
    pool_clear(job->pool, &job->job);
    free(__atomic_exchange_n(&job->pool->spare_job, job, __ATOMIC_ACQ_REL));
}

/* --- at once --- */

int
backend_run_from(struct backend_pool *pool, const struct backend_code *code, const struct emu_launch *launch,
                 const uint32_t first[3], double hang_seconds, struct emu_fault *fault)
{
    const struct backend_subject subject = {code, launch, {first[0], first[1], first[2]}, hang_seconds};
    struct backend_job job;
    init(&job, pool, &subject);
    pool_run(pool, &job.job);
    pool_clear(pool, &job.job);
    return result_of(&job, fault);
}

int
backend_run(struct backend_pool *pool, const struct backend_code *code, const struct emu_launch *launch,
            double hang_seconds, struct emu_fault *fault)
{
    return backend_run_from(pool, code, launch, (const uint32_t[3]){0, 0, 0}, hang_seconds, fault);
}
