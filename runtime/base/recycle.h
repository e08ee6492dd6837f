/* SPDX-License-Identifier: MIT */
/*
 * Memory of commands and launches for the next ones. The host program's thread takes it, and a queue's thread
 * gives it back: malloc would lock for both, and hand pages back to the system after each row of launches.
 */
#ifndef RT_BASE_RECYCLE_H
#define RT_BASE_RECYCLE_H

#include <stdatomic.h>
#include <stddef.h>

enum rt_recycled { RT_RECYCLED_COMMAND, RT_RECYCLED_LAUNCH, RT_RECYCLED_KINDS };
enum { RT_RECYCLED_MOST = 512 }; /* blocks that are kept of each kind, of some KiB at most */

/* The oldest is taken first. */
struct rt_recycler {
    atomic_uint users;
    struct rt_recycling {
        _Alignas(64) atomic_uint taken;
        _Alignas(64) atomic_uint given;
        _Alignas(64) _Atomic(void *) blocks[RT_RECYCLED_MOST];
    } kinds[RT_RECYCLED_KINDS];
};

/* Blocks are kept while there are users, which are contexts. */
void rt_recycle_begin(void);
void rt_recycle_end(void);
/* `bytes` bytes of any content, always as many for a kind. NULL: out of memory. */
void *rt_recycle_take(enum rt_recycled kind, size_t bytes);
/* Such a block, or a larger one; NULL is accepted. */
void rt_recycle_give(enum rt_recycled kind, void *block);

#endif
