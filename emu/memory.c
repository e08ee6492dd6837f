/* SPDX-License-Identifier: MIT */
#include "emu/memory.h"

#include <assert.h>
#include <stddef.h>

#include "emu/kernel.h"
#include "emu/lane.h"
#include "emu/thread.h"

static struct emu_window
surface_window(const struct emu_launch *launch, uint32_t surface)
{
    if (surface >= launch->surface_count)
        return (struct emu_window){NULL, 0};
    return (struct emu_window){launch->surfaces[surface].base, launch->surfaces[surface].size};
}

struct emu_window
emu_memory_window(const struct emu_thread *t, const struct lane_mem *mem)
{
    const struct emu_launch *launch = t->launch;
    const struct emu_kernel *kernel = launch->kernel;
    switch (mem->space) {
    case LANE_SPACE_SURFACE:
        return surface_window(launch, mem->surface);
    case LANE_SPACE_LOCAL:
        return (struct emu_window){t->local, launch->local_bytes};
    case LANE_SPACE_SCRATCH:
        return (struct emu_window){t->scratch, kernel->scratch_bytes};
    case LANE_SPACE_UNIFORM: /* the checker refuses stores to the two constant spaces */
        return (struct emu_window){(uint8_t *)launch->payload, kernel->payload_bytes};
    default:
        assert(mem->space == LANE_SPACE_CODE);
        return (struct emu_window){(uint8_t *)kernel->code, kernel->code_bytes};
    }
}

static bool
holds(const struct emu_range *range, uintptr_t at, uint32_t bytes)
{
    return at >= range->begin && at < range->end && bytes <= range->end - at;
}

/* The last range that begins at or below `at`, or NULL. */
static const struct emu_range *
find_range(const struct emu_launch *launch, uintptr_t at)
{
    uint32_t low = 0, high = launch->range_count;
    while (low < high) {
        const uint32_t middle = low + (high - low) / 2;
        if (launch->ranges[middle].begin <= at)
            low = middle + 1;
        else
            high = middle;
    }
    return low ? &launch->ranges[low - 1] : NULL;
}

uint8_t *
emu_memory_flat(struct emu_thread *t, const struct lane_mem *mem, uint64_t address, uint32_t bytes)
{
    assert(mem->space == LANE_SPACE_FLAT || mem->space == LANE_SPACE_POOL);
    const uintptr_t base = mem->space == LANE_SPACE_POOL ? (uintptr_t)t->launch->pool : 0;
    const uintptr_t at = base + (uintptr_t)address;
    if (holds(&t->last_range, at, bytes))
        return (uint8_t *)at;
    const struct emu_range *range = find_range(t->launch, at);
    if (!range || !holds(range, at, bytes))
        return NULL;
    t->last_range = *range;
    return (uint8_t *)at;
}
