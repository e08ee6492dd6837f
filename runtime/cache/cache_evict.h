/* SPDX-License-Identifier: MIT */
#ifndef CACHE_EVICT_H
#define CACHE_EVICT_H

#include <stdint.h>

/* How the names of files begin that are still being written. */
#define CACHE_TEMPORARY ".caygen-new-"

/* Removes the files not used for longest until some room is left below the limit, and what dead processes
 * have left unfinished. */
void rt_cache_evict(int folder, uint64_t limit);

#endif
