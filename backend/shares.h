/* SPDX-License-Identifier: MIT */
/*
 * Which work-groups of a launch a worker takes next. There are four ways:
 * - in order: every worker takes the next groups that nobody has.
 * - blocks: the groups are cut into as many parts as there are workers. Each worker begins with its own part,
 *   and helps with the others' when that is done.
 * - ends: two workers share a part. One takes groups from its front, the other from its back, until they
 * meet. So they meet at about the same place in each launch, even if one of them always comes later.
 * - turns: chunk by chunk the groups are the first worker's, the second one's, and so on, round and round.
 * In blocks, ends and turns a worker has the same groups in each launch of the same size. So what they work
 * on is in its core's cache when a launch reads what the one before it wrote.
 *
 * Groups may wait for groups before them. In blocks the groups of a part may have to wait until the part
 * before is done. In turns the order is kept but for a few chunks. Ends are for groups that never wait.
 */
#ifndef BACKEND_SHARES_H
#define BACKEND_SHARES_H

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

enum { POOL_SHARES = 16 };

/* Groups [next, end) are not handed out yet. Atomic, and changed under the lock if there are several. */
struct pool_share {
    _Alignas(64) uint64_t next;
    uint64_t begin, end;
};

/* Groups [left & 0xffffffff, left >> 32) are not handed out yet. Atomic. */
struct pool_both {
    _Alignas(64) uint64_t left;
};

struct pool_shares {
    struct pool_share blocks[POOL_SHARES];  /* in order: one */
    struct pool_both both[POOL_SHARES / 2]; /* ends: of two workers each */
    uint64_t turns[POOL_SHARES];            /* of each worker: so many chunks are handed out; atomic */
    uint64_t present;                       /* a bit for each seat whose worker takes part now */
    pthread_mutex_t lock;
    uint64_t groups, chunk, chunks; /* chunk: groups that a worker takes at once */
    uint64_t least;                 /* ends, as is part */
    unsigned count, part;
    bool few, in_turns, ends;
};

/* All four come before the first worker enters, and this one before one of the others. chunk > 0. */
void shares_in_order(struct pool_shares *shares, uint64_t groups, uint64_t chunk);
/* For 2 to POOL_SHARES workers. few: a worker takes half of what is left of a block. It asks less often then,
 * and each time it asks costs as much as a small group. */
void shares_in_blocks(struct pool_shares *shares, unsigned workers, bool few);
void shares_in_turns(struct pool_shares *shares, unsigned workers);
/* No more than UINT32_MAX groups. A worker takes a part of what is left: half if part is 2; but at least so
 * many. */
void shares_from_ends(struct pool_shares *shares, unsigned workers, unsigned part, uint64_t least);

/* Some groups are not handed out yet. */
bool shares_left(const struct pool_shares *shares);
/* A worker comes. */
void shares_enter(struct pool_shares *shares, unsigned seat);
/* The next groups of a worker that is there: *first to *end - 1. False: none are left. */
bool shares_take(struct pool_shares *shares, unsigned seat, uint64_t *first, uint64_t *end);
/* The worker goes, and may enter again later. It has ended its groups. */
void shares_leave(struct pool_shares *shares, unsigned seat);
/* The same while groups are left. False: it must stay, because others have taken groups that may wait for
 * groups which they left to this worker. */
bool shares_try_leave(struct pool_shares *shares, unsigned seat);

#endif
