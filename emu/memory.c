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

/* The last map that begins at or below the address, or NULL. */
static const struct emu_map *
find_map(const struct emu_launch *launch, uint64_t address)
{
    uint32_t low = 0, high = launch->map_count;
    while (low < high) {
        const uint32_t middle = low + (high - low) / 2;
        if (launch->maps[middle].begin <= address)
            low = middle + 1;
        else
            high = middle;
    }
    return low ? &launch->maps[low - 1] : NULL;
}

/* What a map's range is in the host's memory. */
static bool
take_map(struct emu_thread *t, const struct emu_map *map, uint64_t address, uint32_t bytes)
{
    if (address < map->begin || address >= map->end || bytes > map->end - address)
        return false;
    const uintptr_t host = (uintptr_t)map->host;
    t->last_range = (struct emu_range){host, host + (uintptr_t)(map->end - map->begin)};
    t->pool = host - (uintptr_t)map->begin;
    return true;
}

static bool
find_in_maps(struct emu_thread *t, uint64_t address, uint32_t bytes)
{
    const struct emu_kernel *kernel = t->launch->kernel;
    const uint32_t base = kernel->scratch_base;
    const struct emu_map scratch = {base, (uint64_t)base + kernel->scratch_bytes, t->scratch};
    const struct emu_map *map = find_map(t->launch, address);
    return (map && take_map(t, map, address, bytes)) || (base && take_map(t, &scratch, address, bytes));
}

static bool
find_in_ranges(struct emu_thread *t, uintptr_t at, uint32_t bytes)
{
    const struct emu_range *range = find_range(t->launch, at);
    if (!range || !holds(range, at, bytes))
        return false;
    t->last_range = *range;
    return true;
}

static uint8_t *
find_in_pool(struct emu_thread *t, uint64_t address, uint32_t bytes)
{
    bool found;
    if (t->launch->maps) {
        found = find_in_maps(t, address, bytes);
    } else {
        t->pool = (uintptr_t)t->launch->pool;
        found = find_in_ranges(t, t->pool + (uintptr_t)address, bytes);
    }
    return found ? (uint8_t *)(t->pool + (uintptr_t)address) : NULL;
}

uint8_t *
emu_memory_flat(struct emu_thread *t, const struct lane_mem *mem, uint64_t address, uint32_t bytes)
{
    assert(mem->space == LANE_SPACE_FLAT || mem->space == LANE_SPACE_POOL);
    const bool pool = mem->space == LANE_SPACE_POOL;
    const uintptr_t at = (pool ? t->pool : 0) + (uintptr_t)address;
    if (holds(&t->last_range, at, bytes))
        return (uint8_t *)at;
    if (pool)
        return find_in_pool(t, address, bytes);
    if (!find_in_ranges(t, at, bytes))
        return NULL;
    if (t->launch->maps) /* no offset of the pool leads to a range of host memory */
        t->pool = t->last_range.end;
    return (uint8_t *)at;
}

uint8_t *
emu_memory_block(struct emu_thread *t, const struct lane_mem *mem, uint64_t address, uint32_t *bytes)
{
    uint8_t *at = emu_memory_flat(t, mem, address, 1);
    if (!at)
        return NULL;
    const uintptr_t room = t->last_range.end - (uintptr_t)at;
    if (room < *bytes)
        *bytes = (uint32_t)room;
    return at;
}
