/* SPDX-License-Identifier: MIT */
/*
 * Turns. A group may wait for any group before it, so a launch gets on only if the first group that has not
 * ended is being run, or is the next one that some worker takes. A worker therefore leaves out a chunk only
 * if its owner takes part now: the owner runs a chunk before that one, and takes it soon. The owner does not
 * leave the launch before it has taken what others left out for it. If it leaves in the moment in which
 * another one goes on, the others wait until it is back.
 *
 * Nobody gets further ahead than AHEAD chunks of each worker: then it takes the chunks of a slower worker.
 */
#include "shares.h"

#include <assert.h>

enum { AHEAD = 4 };

void
shares_in_order(struct pool_shares *shares, uint64_t groups, uint64_t chunk)
{
    assert(chunk > 0);
    shares->blocks[0] = (struct pool_share){.next = 0, .end = groups};
    shares->groups = groups;
    shares->chunk = chunk;
    shares->count = 1;
    shares->few = shares->in_turns = false;
}

void
shares_in_blocks(struct pool_shares *shares, unsigned workers, bool few)
{
    assert(workers >= 2 && workers <= POOL_SHARES);
    const uint64_t per = shares->groups / workers, more = shares->groups % workers;
    for (unsigned i = 0; i < workers; i++) {
        const uint64_t first = i * per + (i < more ? i : more);
        shares->blocks[i] = (struct pool_share){.next = first, .end = first + per + (i < more)};
    }
    shares->count = workers;
    shares->few = few;
    shares->in_turns = false;
}

void
shares_in_turns(struct pool_shares *shares, unsigned workers)
{
    assert(workers >= 2 && workers <= POOL_SHARES);
    for (unsigned i = 0; i < workers; i++)
        shares->turns[i] = 0;
    shares->chunks = shares->groups / shares->chunk + (shares->groups % shares->chunk != 0);
    shares->count = workers;
    shares->in_turns = true;
}

/* --- blocks --- */

static bool
block_is_left(const struct pool_share *block)
{
    return __atomic_load_n(&block->next, __ATOMIC_RELAXED) < block->end;
}

static uint64_t
count_of(const struct pool_shares *shares, const struct pool_share *block)
{
    const uint64_t next = __atomic_load_n(&block->next, __ATOMIC_RELAXED),
                   half = next < block->end ? (block->end - next) / 2 : 0;
    return shares->few && half > shares->chunk ? half : shares->chunk;
}

static bool
take_of_block(const struct pool_shares *shares, struct pool_share *block, uint64_t *first, uint64_t *end)
{
    if (!block_is_left(block))
        return false;
    const uint64_t count = count_of(shares, block);
    *first = __atomic_fetch_add(&block->next, count, __ATOMIC_RELAXED);
    if (*first >= block->end)
        return false;
    *end = block->end - *first < count ? block->end : *first + count;
    return true;
}

static bool
take_of_blocks(struct pool_shares *shares, unsigned seat, uint64_t *first, uint64_t *end)
{
    for (unsigned i = 0; i < shares->count; i++)
        if (take_of_block(shares, &shares->blocks[(seat + i) % shares->count], first, end))
            return true;
    return false;
}

/* --- turns --- */

/* The next chunk of a worker; at least shares->chunks: it has none. */
static uint64_t
next_chunk(const struct pool_shares *shares, unsigned owner)
{
    return __atomic_load_n(&shares->turns[owner], __ATOMIC_RELAXED) * shares->count + owner;
}

static bool
is_present(const struct pool_shares *shares, unsigned seat)
{
    return __atomic_load_n(&shares->present, __ATOMIC_RELAXED) >> seat & 1;
}

/* Whose next chunk the worker takes: its own, or the first one that it must not leave out. */
static unsigned
choose(const struct pool_shares *shares, unsigned seat)
{
    const uint64_t own = next_chunk(shares, seat);
    uint64_t least = own;
    unsigned owner = seat;
    for (unsigned i = 0; i < shares->count; i++) {
        const uint64_t chunk = next_chunk(shares, i);
        const bool left_out = own < shares->chunks && is_present(shares, i) &&
                              (chunk > own || own - chunk <= (uint64_t)AHEAD * shares->count);
        if (chunk < least && !left_out) {
            least = chunk;
            owner = i;
        }
    }
    return owner;
}

static bool
take_turn(struct pool_shares *shares, unsigned seat, uint64_t *first, uint64_t *end)
{
    for (;;) {
        const unsigned owner = choose(shares, seat);
        if (next_chunk(shares, owner) >= shares->chunks)
            return false;
        const uint64_t turn = __atomic_fetch_add(&shares->turns[owner], 1, __ATOMIC_RELAXED),
                       chunk = turn * shares->count + owner;
        if (chunk >= shares->chunks)
            continue; /* another worker was faster */
        *first = chunk * shares->chunk;
        *end = shares->groups - *first < shares->chunk ? shares->groups : *first + shares->chunk;
        return true;
    }
}

/* --- all ways --- */

bool
shares_are_blocks(const struct pool_shares *shares)
{
    return shares->count > 1 && !shares->in_turns;
}

bool
shares_left(const struct pool_shares *shares)
{
    bool some = false;
    for (unsigned i = 0; i < shares->count && !some; i++)
        some = shares->in_turns ? next_chunk(shares, i) < shares->chunks : block_is_left(&shares->blocks[i]);
    return some;
}

void
shares_enter(struct pool_shares *shares, unsigned seat)
{
    if (shares->in_turns)
        __atomic_fetch_or(&shares->present, UINT64_C(1) << seat, __ATOMIC_RELAXED);
}

void
shares_leave(struct pool_shares *shares, unsigned seat)
{
    if (shares->in_turns)
        __atomic_fetch_and(&shares->present, ~(UINT64_C(1) << seat), __ATOMIC_RELAXED);
}

bool
shares_take(struct pool_shares *shares, unsigned seat, uint64_t *first, uint64_t *end)
{
    assert(!shares->in_turns || seat < shares->count);
    return shares->in_turns ? take_turn(shares, seat, first, end) : take_of_blocks(shares, seat, first, end);
}

bool
shares_may_leave(const struct pool_shares *shares, unsigned seat)
{
    if (!shares->in_turns)
        return true;
    const uint64_t own = next_chunk(shares, seat);
    bool may = true;
    for (unsigned i = 0; i < shares->count; i++)
        may &= own >= shares->chunks || next_chunk(shares, i) <= own + shares->count;
    return may;
}
