/* SPDX-License-Identifier: MIT */
#ifndef CACHE_EVICT_H
#define CACHE_EVICT_H

#include <stdint.h>

/* How the names of files begin that are still being written. */
#define CACHE_TEMPORARY ".caygen-new-"

/* Removes the files not used for longest until some room is left below the limit, and what dead processes
 * have left unfinished. */
void rt_cache_evict(int folder, uint64_t limit);
/* Every entry. Its name is KIND-KEY. */
void rt_cache_each(int folder, void (*call)(void *user, const char *name, uint64_t bytes), void *user);

#endif
