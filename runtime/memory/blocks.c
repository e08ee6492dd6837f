/* SPDX-License-Identifier: MIT */
#include "blocks.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* Blocks keep the gap, so that each begins at or behind `end`. First fit: the index before which a block of
 * that size goes, and its place. */
static bool
find_gap(const struct rt_blocks *blocks, uint64_t bytes, size_t *index, uint64_t *at)
{
    const uint64_t wanted = bytes + blocks->gap;
    uint64_t end = blocks->begin;
    size_t i = 0;
    for (; i < blocks->count && blocks->taken[i].at - end < wanted; i++)
        end = blocks->taken[i].at + blocks->taken[i].bytes + blocks->gap;
    *index = i;
    *at = end;
    return i < blocks->count || (end <= blocks->end && blocks->end - end >= bytes);
}

static bool
make_room(struct rt_blocks *blocks)
{
    if (blocks->count < blocks->capacity)
        return true;
    const size_t capacity = blocks->capacity ? 2 * blocks->capacity : 16;
    struct rt_block *taken = realloc(blocks->taken, capacity * sizeof *taken);
    if (!taken)
        return false;
    blocks->taken = taken;
    blocks->capacity = capacity;
    return true;
}

bool
rt_blocks_take(struct rt_blocks *blocks, uint64_t bytes, uint64_t *at)
{
    size_t i;
    assert(bytes > 0 && bytes <= blocks->end - blocks->begin);
    if (!make_room(blocks) || !find_gap(blocks, bytes, &i, at))
        return false;
    memmove(blocks->taken + i + 1, blocks->taken + i, (blocks->count - i) * sizeof *blocks->taken);
    blocks->taken[i] = (struct rt_block){*at, bytes};
    blocks->count++;
    return true;
}

uint64_t
rt_blocks_give(struct rt_blocks *blocks, uint64_t at)
{
    size_t i = 0;
    while (i < blocks->count && blocks->taken[i].at != at)
        i++;
    assert(i < blocks->count);
    const uint64_t bytes = blocks->taken[i].bytes;
    blocks->count--;
    memmove(blocks->taken + i, blocks->taken + i + 1, (blocks->count - i) * sizeof *blocks->taken);
    return bytes;
}

void
rt_blocks_free(struct rt_blocks *blocks)
{
    free(blocks->taken);
}
