/* SPDX-License-Identifier: MIT */
/*
 * The memory a launch may touch: a snapshot of the context's buffers, which stay alive while it is held. For
 * programs with 32-bit pointers it is a map, and only the buffers with such an address are in it.
 */
#ifndef RANGES_H
#define RANGES_H

#include "base/room.h"
#include "emu/launch.h"
#include "runtime/cl.h"

struct rt_ranges {
    cl_mem *mems; /* retained */
    size_t mem_count;
    struct emu_range *ranges; /* ascending, disjoint */
    struct emu_map *maps;     /* in place of these, as many; NULL: no map */
    uint32_t count, capacity;
    struct rt_room room; /* for these */
};

/* CL_OUT_OF_HOST_MEMORY leaves it freeable. extra: how many more ranges will be added; narrow: a map. */
cl_int rt_ranges_take(struct rt_ranges *ranges, cl_context context, uint32_t extra, bool narrow);
/* NULL or 0 bytes: nothing. at: the address in the map. */
void rt_ranges_add(struct rt_ranges *ranges, uint64_t at, void *base, size_t bytes);
void rt_ranges_sort(struct rt_ranges *ranges);
void rt_ranges_free(struct rt_ranges *ranges);

#endif
