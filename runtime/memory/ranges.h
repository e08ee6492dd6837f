/* SPDX-License-Identifier: MIT */
/*
 * The memory a launch may touch: a snapshot of the context's buffers, which stay alive while it is held. For
 * programs with 32-bit pointers it is a map, and only the buffers with such an address are in it. Launches
 * that follow one another may share a snapshot, if the context's buffers are the same as before.
 */
#ifndef RANGES_H
#define RANGES_H

#include "base/room.h"
#include "emu/launch.h"
#include "runtime/cl.h"

struct rt_ranges {
    unsigned launches;      /* that hold it; all of one queue's thread */
    unsigned launches_left; /* that may still come */
    cl_context context;
    unsigned changes; /* the context's when it was taken */
    cl_mem *mems;     /* retained */
    size_t mem_count;
    struct emu_range *ranges; /* ascending, disjoint */
    struct emu_map *maps;     /* in place of these, as many; NULL: no map */
    uint32_t count, capacity;
    struct rt_room room; /* for these */
};

/* NULL: out of memory. extra: how many more ranges will be added; narrow: a map. */
struct rt_ranges *rt_ranges_take(cl_context context, uint32_t extra, bool narrow);
/* The same for one more launch, whose extra ranges are the same. NULL: it must take its own. */
struct rt_ranges *rt_ranges_share(struct rt_ranges *ranges);
/* NULL or 0 bytes: nothing. at: the address in the map. */
void rt_ranges_add(struct rt_ranges *ranges, uint64_t at, void *base, size_t bytes);
void rt_ranges_sort(struct rt_ranges *ranges);
void rt_ranges_give_back(struct rt_ranges *ranges); /* accepts NULL */

#endif
