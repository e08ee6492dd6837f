/* SPDX-License-Identifier: MIT */
/*
 * Which work-groups of a launch a worker takes next. There are three ways:
 * - in order: every worker takes the next groups that nobody has.
 * - blocks: each worker begins with a share of groups that follow one another, and then helps with the
 * others'.
 * - turns: chunk by chunk the groups are the first worker's, the second one's, and so on, round and round.
 * In blocks and turns a worker has the same groups in each launch of the same size. So what they work on is
 * in its core's cache when a launch follows that reads what this one wrote.
 *
 * Groups may wait for groups before them. Groups of blocks wait for a whole block then. Turns keep the order,
 * but for a few chunks: see shares.c.
 */
#ifndef BACKEND_SHARES_H
#define BACKEND_SHARES_H

#include <stdbool.h>
#include <stdint.h>

enum { POOL_SHARES = 16 };

struct pool_share {
    _Alignas(64) uint64_t next; /* first group not handed out; atomic */
    uint64_t end;
};

struct pool_shares {
    struct pool_share blocks[POOL_SHARES];    /* in order: one */
    _Alignas(64) uint64_t turns[POOL_SHARES]; /* chunks of each worker that are handed out; atomic */
    uint64_t present;                         /* atomic: a bit for each seat whose worker takes part now */
    uint64_t groups, chunk, chunks;           /* chunk: groups that a worker takes at once */
    unsigned count;
    bool few, in_turns;
};

/* In order. chunk > 0. Before the first worker enters, as are the next two. */
void shares_in_order(struct pool_shares *shares, uint64_t groups, uint64_t chunk);
/* For 2 to POOL_SHARES workers. few: half of what is left of a block at once, for each time that a worker
 * asks costs as much as a small group. */
void shares_in_blocks(struct pool_shares *shares, unsigned workers, bool few);
void shares_in_turns(struct pool_shares *shares, unsigned workers);

bool shares_are_blocks(const struct pool_shares *shares);
/* Some groups are not handed out yet. */
bool shares_left(const struct pool_shares *shares);
/* A worker comes, or goes: it takes no groups before it enters again. */
void shares_enter(struct pool_shares *shares, unsigned seat);
void shares_leave(struct pool_shares *shares, unsigned seat);
/* The next groups of a worker that has entered: *first to *end - 1. False: none are left. */
bool shares_take(struct pool_shares *shares, unsigned seat, uint64_t *first, uint64_t *end);
/* Whether the worker may leave although groups are left. False: others have gone on to groups that may wait
 * for its own ones. */
bool shares_may_leave(const struct pool_shares *shares, unsigned seat);

#endif
