/* SPDX-License-Identifier: MIT */
/* In which way workers share a launch's groups, by what earlier launches of the same code have taken. */
#include "poll.h"
#include "pool.h"

enum { TINY_NS = 50000, SHORT_NS = 1000000, LONG_NS = 50000000 };

/* To take groups costs as much as to run 300 ns of them: the words that workers share move to the other core,
 * and the engine's code begins anew. */
static void
share_from_ends(struct pool_job *job, double group_ns)
{
    enum { LEAST_NS = 600, PART_OF_TINY = 2, PART = 4 };
    const uint64_t wanted = (uint64_t)(LEAST_NS / group_ns), half = job->groups / (2 * job->workers),
                   most = wanted < half ? wanted : half;
    shares_from_ends(&job->shares, job->workers, job->tiny ? PART_OF_TINY : PART,
                     most > job->shares.chunk ? most : job->shares.chunk);
}

/* Blocks have the fewest borders between workers. But where groups wait for groups before them, blocks take
 * long. So a long launch gets them only if its code's launches in blocks have not been slow. */
void
pool_share_out(struct backend_pool *pool, struct pool_job *job)
{
    const double group_ns = pool_pace(&pool->paces, job->code), expected = group_ns * (double)job->groups;
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
    if (expected > 0 && expected < SHORT_NS && pool_has_no_order(job) && job->groups <= UINT32_MAX)
        share_from_ends(job, group_ns);
    else if (expected > 0 && expected < SHORT_NS)
        shares_in_blocks(&job->shares, job->workers, true);
    else if (expected < LONG_NS && pool_likes_blocks(&pool->paces, job->code))
        shares_in_blocks(&job->shares, job->workers, false);
    else
        shares_in_turns(&job->shares, job->workers);
}

/* No other launch ran beside it. The next one in its queue may have begun since. */
static bool
was_alone(const struct backend_pool *pool, const struct pool_job *job)
{
    bool alone = true;
    for (const struct pool_job *other = pool->jobs; other; other = other->later)
        if (other != job && __atomic_load_n(&other->gate, __ATOMIC_ACQUIRE) == POOL_OPEN)
            alone &= __atomic_load_n(&other->began, __ATOMIC_RELAXED) >= job->ended;
    return alone;
}

/* What the launch tells about blocks. Short ones tell nothing, and those beside others. */
static enum pool_way
way_of(const struct backend_pool *pool, const struct pool_job *job)
{
    if (job->shares.count < 2 || job->shares.few || job->shares.ends || !was_alone(pool, job))
        return PACE_OTHER;
    return job->shares.in_turns ? PACE_TURNS : PACE_BLOCKS;
}

/* In a row of launches, what lies between two of them counts, too. */
static void
note_cycle(struct backend_pool *pool, const struct pool_job *job)
{
    const bool in_row = pool->last_end && job->began - pool->last_end < TINY_NS;
    const uint64_t from = in_row ? pool->last_end : job->began;
    if (job->tiny && was_alone(pool, job))
        pool_note_cycle(&pool->paces, job->code, (double)(job->ended - from) / (double)job->groups);
}

void
pool_note_launch(struct backend_pool *pool, const struct pool_job *job)
{
    const double ns = (double)(job->ended - job->began) * job->workers;
    if (job->groups && job->fault.kind == EMU_FAULT_NONE) {
        const bool first = pool_pace(&pool->paces, job->code) == 0;
        note_cycle(pool, job);
        pool_note_pace(&pool->paces, job->code, ns / (double)job->groups, way_of(pool, job));
        if (first && job->code->can_meet)
            pool_keep_together(&pool->paces, job->code);
    }
    pool->last_end = job->ended;
}
