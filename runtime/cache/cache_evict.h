/* SPDX-License-Identifier: MIT */
#ifndef CACHE_EVICT_H
#define CACHE_EVICT_H

#include <stdint.h>
#include <time.h>

/* The beginning of the names of files that are still being written. */
#define CACHE_TEMPORARY ".caygen-new-"

/* Removes the files that were not used for the longest time, until some room is left below the limit. Also
 * removes unfinished files of dead processes. */
void rt_cache_evict(int folder, uint64_t limit);
/* Every entry. Its name is KIND-KEY. */
struct rt_cache_item {
    const char *name;
    uint64_t bytes;
    time_t used; /* last, to an hour */
};
void rt_cache_each(int folder, void (*call)(void *user, const struct rt_cache_item *item), void *user);

#endif
