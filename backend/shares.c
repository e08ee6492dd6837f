/* SPDX-License-Identifier: MIT */
/*
 * Except in a launch that is shared out from ends, a group may wait for any group before it. So a launch gets
 * on only if the first group that has not ended is being run, or is the next one that some worker takes. A
 * worker therefore leaves groups out, and takes later ones, only if the owner of the first ones takes part
 * now: the owner runs groups before those, and takes them soon. And an owner does not leave the launch while
 * others have taken groups behind its own.
 *
 * In turns nobody gets further ahead than AHEAD chunks of each worker: then it takes the chunks of a slower
 * worker.
 */
#include "shares.h"

#include <assert.h>

enum { AHEAD = 4 };

void
shares_in_order(struct pool_shares *shares, uint64_t groups, uint64_t chunk)
{
    assert(chunk > 0);
    shares->blocks[0] = (struct pool_share){.end = groups};
    shares->lock = (pthread_mutex_t)PTHREAD_MUTEX_INITIALIZER;
    shares->present = 0;
    shares->groups = groups;
    shares->chunk = chunk;
    shares->count = 1;
    shares->few = shares->in_turns = shares->ends = false;
}

void
shares_in_blocks(struct pool_shares *shares, unsigned workers, bool few)
{
    assert(workers >= 2 && workers <= POOL_SHARES);
    const uint64_t per = shares->groups / workers, more = shares->groups % workers;
    for (unsigned i = 0; i < workers; i++) {
        const uint64_t begin = i * per + (i < more ? i : more);
        shares->blocks[i] =
            (struct pool_share){.next = begin, .begin = begin, .end = begin + per + (i < more)};
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

static unsigned
pairs_of(unsigned workers)
{
    return (workers + 1) / 2;
}

/* A worker without another one has half as much. */
void
shares_from_ends(struct pool_shares *shares, unsigned workers, unsigned part, uint64_t least)
{
    assert(workers >= 2 && workers <= POOL_SHARES && shares->groups <= UINT32_MAX && part && least);
    const uint64_t per = shares->groups / workers, more = shares->groups % workers;
    uint64_t begin = 0;
    for (unsigned i = 0; i < pairs_of(workers); i++) {
        const unsigned seats = 2 * i + 1 < workers ? 2 : 1;
        const uint64_t end = begin + seats * per + (i ? 0 : more);
        shares->both[i].left = begin | end << 32;
        begin = end;
    }
    shares->count = workers;
    shares->part = part;
    shares->least = least;
    shares->ends = true;
}

/* Whoever holds the lock gives it back sooner than a thread falls asleep and wakes. */
static void
lock(struct pool_shares *shares)
{
    enum { TRIES = 64 };
    for (int i = 0; i < TRIES; i++) {
        if (!pthread_mutex_trylock(&shares->lock))
            return;
        __builtin_ia32_pause();
    }
    pthread_mutex_lock(&shares->lock);
}

static bool
is_present(const struct pool_shares *shares, unsigned seat)
{
    return shares->present >> seat & 1;
}

/* --- blocks --- */

static bool
block_is_left(const struct pool_share *block)
{
    return __atomic_load_n(&block->next, __ATOMIC_RELAXED) < block->end;
}

/* Whose block the worker takes groups of: the first one that it must not leave out, its own, or any. */
static unsigned
choose_block(const struct pool_shares *shares, unsigned seat)
{
    unsigned any = shares->count;
    for (unsigned i = 0; i < seat; i++)
        if (block_is_left(&shares->blocks[i]) && !is_present(shares, i))
            return i;
    for (unsigned i = 0; i < shares->count; i++) {
        const unsigned block = (seat + i) % shares->count;
        if (any == shares->count && block_is_left(&shares->blocks[block]))
            any = block;
    }
    return any;
}

static bool
take_of_blocks(struct pool_shares *shares, unsigned seat, uint64_t *first, uint64_t *end)
{
    const unsigned which = choose_block(shares, seat);
    if (which == shares->count)
        return false;
    struct pool_share *block = &shares->blocks[which];
    const uint64_t left = block->end - block->next, half = left / 2,
                   most = shares->few && half > shares->chunk ? half : shares->chunk;
    *first = block->next;
    *end = *first + (left < most ? left : most);
    __atomic_store_n(&block->next, *end, __ATOMIC_RELAXED);
    return true;
}

/* Are there groups that nobody else takes before those of a block behind them that has been begun? */
static bool
holds_up_blocks(const struct pool_shares *shares, unsigned seat)
{
    bool waits = false, holds_up = false;
    for (unsigned i = 0; i < shares->count; i++) {
        const struct pool_share *block = &shares->blocks[i];
        holds_up |= waits && block->next > block->begin;
        waits |= block_is_left(block) && (i == seat || !is_present(shares, i));
    }
    return holds_up;
}

/* One counter serves any number of workers without a lock. */
static bool
take_in_order(struct pool_shares *shares, uint64_t *first, uint64_t *end)
{
    struct pool_share *all = &shares->blocks[0];
    if (!block_is_left(all))
        return false;
    *first = __atomic_fetch_add(&all->next, shares->chunk, __ATOMIC_RELAXED);
    if (*first >= all->end)
        return false;
    *end = all->end - *first < shares->chunk ? all->end : *first + shares->chunk;
    return true;
}

/* --- turns --- */

/* The next chunk of a worker; at least shares->chunks: it has none. */
static uint64_t
next_chunk(const struct pool_shares *shares, unsigned owner)
{
    return __atomic_load_n(&shares->turns[owner], __ATOMIC_RELAXED) * shares->count + owner;
}

/* Whose next chunk the worker takes: its own, or the first one that it must not leave out. */
static unsigned
choose_turn(const struct pool_shares *shares, unsigned seat)
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
    const unsigned owner = choose_turn(shares, seat);
    const uint64_t chunk = next_chunk(shares, owner);
    if (chunk >= shares->chunks)
        return false;
    __atomic_store_n(&shares->turns[owner], shares->turns[owner] + 1, __ATOMIC_RELAXED);
    *first = chunk * shares->chunk;
    *end = shares->groups - *first < shares->chunk ? shares->groups : *first + shares->chunk;
    return true;
}

/* Has somebody taken a chunk behind the worker's next one? */
static bool
holds_up_turns(const struct pool_shares *shares, unsigned seat)
{
    const uint64_t own = next_chunk(shares, seat);
    bool holds_up = false;
    for (unsigned i = 0; i < shares->count; i++)
        holds_up |= own < shares->chunks && next_chunk(shares, i) > own + shares->count;
    return holds_up;
}

/* --- ends --- */

static bool
both_are_left(const struct pool_both *both)
{
    const uint64_t left = __atomic_load_n(&both->left, __ATOMIC_RELAXED);
    return (uint32_t)left < left >> 32;
}

/* Both have enough to do until they ask again, and neither waits long for the other at the end. */
static uint64_t
portion(const struct pool_shares *shares, uint64_t left)
{
    const uint64_t part = left / shares->part, most = part > shares->least ? part : shares->least;
    return left < most ? left : most;
}

static bool
take_of_both(const struct pool_shares *shares, struct pool_both *both, bool back, uint64_t *first,
             uint64_t *end)
{
    uint64_t left = __atomic_load_n(&both->left, __ATOMIC_RELAXED), rest;
    do {
        const uint64_t begin = (uint32_t)left, stop = left >> 32;
        if (begin >= stop)
            return false;
        const uint64_t n = portion(shares, stop - begin);
        *first = back ? stop - n : begin;
        *end = *first + n;
        rest = back ? begin | *first << 32 : *end | stop << 32;
    } while (
        !__atomic_compare_exchange_n(&both->left, &left, rest, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED));
    return true;
}

static bool
take_of_ends(struct pool_shares *shares, unsigned seat, uint64_t *first, uint64_t *end)
{
    const unsigned pairs = pairs_of(shares->count);
    bool taken = false;
    for (unsigned i = 0; i < pairs && !taken; i++)
        taken = take_of_both(shares, &shares->both[(seat / 2 + i) % pairs], seat % 2, first, end);
    return taken;
}

/* --- all ways --- */

static bool
is_left(const struct pool_shares *shares, unsigned i)
{
    if (shares->ends)
        return i < pairs_of(shares->count) && both_are_left(&shares->both[i]);
    return shares->in_turns ? next_chunk(shares, i) < shares->chunks : block_is_left(&shares->blocks[i]);
}

bool
shares_left(const struct pool_shares *shares)
{
    bool some = false;
    for (unsigned i = 0; i < shares->count && !some; i++)
        some = is_left(shares, i);
    return some;
}

/* Whether it matters who takes part. */
static bool
has_order(const struct pool_shares *shares)
{
    return shares->count >= 2 && !shares->ends;
}

static void
set_present(struct pool_shares *shares, unsigned seat, bool present)
{
    const uint64_t bit = UINT64_C(1) << seat;
    shares->present = present ? shares->present | bit : shares->present & ~bit;
}

void
shares_enter(struct pool_shares *shares, unsigned seat)
{
    if (!has_order(shares))
        return;
    lock(shares);
    set_present(shares, seat, true);
    pthread_mutex_unlock(&shares->lock);
}

void
shares_leave(struct pool_shares *shares, unsigned seat)
{
    if (!has_order(shares))
        return;
    lock(shares);
    set_present(shares, seat, false);
    pthread_mutex_unlock(&shares->lock);
}

bool
shares_try_leave(struct pool_shares *shares, unsigned seat)
{
    if (!has_order(shares))
        return true;
    lock(shares);
    const bool leaves = !(shares->in_turns ? holds_up_turns : holds_up_blocks)(shares, seat);
    if (leaves)
        set_present(shares, seat, false);
    pthread_mutex_unlock(&shares->lock);
    return leaves;
}

bool
shares_take(struct pool_shares *shares, unsigned seat, uint64_t *first, uint64_t *end)
{
    if (shares->count < 2)
        return take_in_order(shares, first, end);
    assert(seat < shares->count);
    if (shares->ends)
        return take_of_ends(shares, seat, first, end);
    lock(shares);
    const bool taken = (shares->in_turns ? take_turn : take_of_blocks)(shares, seat, first, end);
    pthread_mutex_unlock(&shares->lock);
    return taken;
}
