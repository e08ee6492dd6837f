/* SPDX-License-Identifier: MIT */
#include "ranges.h"

#include <assert.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "runtime/context.h"
#include "runtime/memory.h"

/* A snapshot that is held for ever would keep alive what the host program has released, if nobody told it. */
enum { MOST_LAUNCHES = 64 };

static bool
is_wanted(cl_mem mem, bool narrow)
{
    return !mem->parent && (!narrow || mem->address32);
}

static size_t
count_mems(cl_context context, bool narrow)
{
    size_t count = 0;
    for (cl_mem mem = context->first_mem; mem; mem = mem->next)
        count += is_wanted(mem, narrow);
    return count;
}

/* Nobody but snapshots has references to it. Others take snapshots under the context's lock, which is held,
 * and give a buffer back in the other order than it is read here. */
static bool
is_left_over(cl_mem mem)
{
    const unsigned refs = atomic_load(&mem->base.refs);
    return refs <= atomic_load(&mem->held);
}

/* A buffer whose last reference is just being dropped is left out. So is one that only the launches before
 * this one keep alive: if each launch held what the one before it holds, it would never be freed. */
static void
retain_mems(struct rt_ranges *ranges, cl_context context, bool narrow)
{
    for (cl_mem mem = context->first_mem; mem; mem = mem->next) {
        if (!is_wanted(mem, narrow) || is_left_over(mem) || !rt_object_try_retain(&mem->base))
            continue;
        atomic_fetch_add(&mem->held, 1);
        ranges->mems[ranges->mem_count++] = mem;
    }
}

/* Called with the context's lock held. */
static bool
take(struct rt_ranges *ranges, cl_context context, uint32_t extra, bool narrow)
{
    const size_t count = count_mems(context, narrow);
    ranges->capacity = (uint32_t)count + extra;
    ranges->mems = rt_room_take(&ranges->room, count, sizeof *ranges->mems);
    if (narrow)
        ranges->maps = rt_room_take(&ranges->room, ranges->capacity, sizeof *ranges->maps);
    else
        ranges->ranges = rt_room_take(&ranges->room, ranges->capacity, sizeof *ranges->ranges);
    const bool good = ranges->mems && (narrow ? ranges->maps != NULL : ranges->ranges != NULL);
    if (good)
        retain_mems(ranges, context, narrow);
    return good;
}

struct rt_ranges *
rt_ranges_take(cl_context context, uint32_t extra, bool narrow)
{
    struct rt_ranges *ranges = malloc(sizeof *ranges);
    if (!ranges)
        return NULL;
    memset(ranges, 0, offsetof(struct rt_ranges, room));
    rt_room_init(&ranges->room);
    ranges->launches = 1;
    ranges->launches_left = MOST_LAUNCHES - 1;
    ranges->context = context;
    ranges->changes = atomic_load(&context->mem_changes);
    pthread_mutex_lock(&context->lock);
    const bool good = take(ranges, context, extra, narrow);
    pthread_mutex_unlock(&context->lock);
    if (!good) {
        rt_ranges_give_back(ranges);
        return NULL;
    }
    for (size_t i = 0; i < ranges->mem_count; i++)
        rt_ranges_add(ranges, narrow ? ranges->mems[i]->address32 : 0, ranges->mems[i]->data,
                      ranges->mems[i]->size);
    return ranges;
}

struct rt_ranges *
rt_ranges_share(struct rt_ranges *ranges)
{
    if (!ranges->launches_left || atomic_load(&ranges->context->mem_changes) != ranges->changes)
        return NULL;
    ranges->launches_left--;
    ranges->launches++;
    return ranges;
}

/* Whole dwords, as surfaces are. */
void
rt_ranges_add(struct rt_ranges *ranges, uint64_t at, void *base, size_t bytes)
{
    if (!base || !bytes)
        return;
    assert(ranges->count < ranges->capacity);
    const uintptr_t begin = (uintptr_t)base, end = (begin + bytes + 3) & ~(uintptr_t)3;
    if (ranges->maps)
        ranges->maps[ranges->count++] = (struct emu_map){at, at + (end - begin), base};
    else
        ranges->ranges[ranges->count++] = (struct emu_range){begin, end};
}

static int
by_begin(const void *a, const void *b)
{
    const struct emu_range *x = a, *y = b;
    return (x->begin > y->begin) - (x->begin < y->begin);
}

static int
by_address(const void *a, const void *b)
{
    const struct emu_map *x = a, *y = b;
    return (x->begin > y->begin) - (x->begin < y->begin);
}

/* Buffers made with CL_MEM_USE_HOST_PTR may overlap; those are one range, but each has addresses of its own.
 */
void
rt_ranges_sort(struct rt_ranges *ranges)
{
    struct emu_range *r = ranges->ranges;
    uint32_t kept = 0;
    if (ranges->maps) {
        qsort(ranges->maps, ranges->count, sizeof *ranges->maps, by_address);
        return;
    }
    qsort(r, ranges->count, sizeof *r, by_begin);
    for (uint32_t i = 0; i < ranges->count; i++) {
        if (kept && r[i].begin < r[kept - 1].end) {
            if (r[i].end > r[kept - 1].end)
                r[kept - 1].end = r[i].end;
        } else {
            r[kept++] = r[i];
        }
    }
    ranges->count = kept;
}

void
rt_ranges_give_back(struct rt_ranges *ranges)
{
    if (!ranges || --ranges->launches)
        return;
    for (size_t i = 0; i < ranges->mem_count; i++) {
        atomic_fetch_sub(&ranges->mems[i]->held, 1);
        RT_RELEASE(ranges->mems[i]);
    }
    rt_room_free(&ranges->room);
    free(ranges);
}
