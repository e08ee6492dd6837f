/* SPDX-License-Identifier: MIT */
#include "recycle.h"

#include <assert.h>
#include <stdlib.h>

#include "runtime/platform.h"

/* AddressSanitizer shall find a use of what was given back. */
#ifdef __SANITIZE_ADDRESS__
enum { RECYCLES = 0 };
#else
enum { RECYCLES = 1 };
#endif

void
rt_recycle_begin(void)
{
    atomic_fetch_add(&rt_platform()->recycler->users, 1);
}

static void
clear(struct rt_recycling *r)
{
    for (unsigned i = 0; i < RT_RECYCLED_MOST; i++)
        free(atomic_exchange(&r->blocks[i], NULL));
}

void
rt_recycle_end(void)
{
    struct rt_recycler *recycler = rt_platform()->recycler;
    const unsigned before = atomic_fetch_sub(&recycler->users, 1);
    assert(before > 0);
    for (unsigned kind = 0; before == 1 && kind < RT_RECYCLED_KINDS; kind++)
        clear(&recycler->kinds[kind]);
}

void *
rt_recycle_take(enum rt_recycled kind, size_t bytes)
{
    assert(kind < RT_RECYCLED_KINDS);
    struct rt_recycling *r = &rt_platform()->recycler->kinds[kind];
    const unsigned at = atomic_load_explicit(&r->taken, memory_order_relaxed) % RT_RECYCLED_MOST;
    void *block = RECYCLES ? atomic_exchange(&r->blocks[at], NULL) : NULL;
    if (!block)
        return malloc(bytes);
    atomic_fetch_add_explicit(&r->taken, 1, memory_order_relaxed);
    return block;
}

void
rt_recycle_give(enum rt_recycled kind, void *block)
{
    assert(kind < RT_RECYCLED_KINDS);
    struct rt_recycler *recycler = rt_platform()->recycler;
    struct rt_recycling *r = &recycler->kinds[kind];
    if (RECYCLES && block && atomic_load_explicit(&recycler->users, memory_order_relaxed)) {
        const unsigned at = atomic_fetch_add_explicit(&r->given, 1, memory_order_relaxed) % RT_RECYCLED_MOST;
        block = atomic_exchange(&r->blocks[at], block);
    }
    free(block);
}
