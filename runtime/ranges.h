/* SPDX-License-Identifier: MIT */
/* The memory a launch may touch: a snapshot of the context's buffers, which stay alive while it is held. */
#ifndef RANGES_H
#define RANGES_H

#include "emu/launch.h"
#include "runtime/cl.h"

struct rt_ranges {
    cl_mem *mems; /* retained */
    size_t mem_count;
    struct emu_range *ranges; /* ascending, disjoint */
    uint32_t count, capacity;
};

/* CL_OUT_OF_HOST_MEMORY leaves it freeable. extra: how many more ranges will be added. */
cl_int rt_ranges_take(struct rt_ranges *ranges, cl_context context, uint32_t extra);
void rt_ranges_add(struct rt_ranges *ranges, const void *base, size_t bytes); /* NULL or 0 bytes: nothing */
void rt_ranges_sort(struct rt_ranges *ranges);
void rt_ranges_free(struct rt_ranges *ranges);

#endif
