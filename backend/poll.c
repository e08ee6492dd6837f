/* SPDX-License-Identifier: MIT */
#include "poll.h"

#include <assert.h>
#include <time.h>

enum { POLL_NS = 20000, PAUSES = 8, NS = 1000000000 };

uint64_t
pool_clock(void)
{
    struct timespec ts;
    clock_gettime(CLOCK_MONOTONIC, &ts);
    return (uint64_t)ts.tv_sec * NS + (uint64_t)ts.tv_nsec;
}

bool
pool_poll(const unsigned *word, unsigned seen)
{
    assert(word);
    for (const uint64_t until = pool_clock() + POLL_NS; __atomic_load_n(word, __ATOMIC_ACQUIRE) == seen;) {
        for (int i = 0; i < PAUSES; i++)
            __builtin_ia32_pause();
        if (pool_clock() > until)
            return false;
    }
    return true;
}

bool
pool_poll_beside(const unsigned *word, unsigned seen, const unsigned *news, const unsigned *needed)
{
    const unsigned old = __atomic_load_n(news, __ATOMIC_RELAXED);
    for (const uint64_t until = pool_clock() + POLL_NS; __atomic_load_n(word, __ATOMIC_ACQUIRE) == seen;) {
        for (int i = 0; i < PAUSES && __atomic_load_n(word, __ATOMIC_ACQUIRE) == seen; i++)
            __builtin_ia32_pause();
        if (__atomic_load_n(news, __ATOMIC_RELAXED) != old || __atomic_load_n(needed, __ATOMIC_RELAXED) ||
            pool_clock() > until)
            return false;
    }
    return true;
}
