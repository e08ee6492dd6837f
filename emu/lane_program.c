/* SPDX-License-Identifier: MIT */
/* Making lane programs: growing arrays and nothing else. */
#include "emu/lane.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct lane_program *
lane_program_new(void)
{
    return calloc(1, sizeof(struct lane_program));
}

void
lane_program_free(struct lane_program *p)
{
    if (!p)
        return;
    free(p->consts);
    free(p->entries);
    free(p->indirects);
    free(p->ops);
    free(p);
}

static void *
copy(const void *from, uint32_t count, size_t element, bool *failed)
{
    assert((from || !count) && element > 0);
    void *to = malloc(count * element + 1);
    *failed |= !to;
    if (to && count)
        memcpy(to, from, count * element);
    return to;
}

struct lane_program *
lane_program_copy(const struct lane_program *p)
{
    bool failed = false;
    struct lane_program *to = malloc(sizeof *to);
    if (!to)
        return NULL;
    *to = *p;
    to->ops = copy(p->ops, p->op_count, sizeof *p->ops, &failed);
    to->indirects = copy(p->indirects, p->indirect_count, sizeof *p->indirects, &failed);
    to->entries = copy(p->entries, p->entry_count, sizeof *p->entries, &failed);
    to->consts = copy(p->consts, p->const_bytes, 1, &failed);
    to->op_capacity = p->op_count;
    to->indirect_capacity = p->indirect_count;
    to->entry_capacity = p->entry_count;
    if (!failed)
        return to;
    lane_program_free(to);
    return NULL;
}

/* Room for one more element; NULL when out of memory, and then the array is as it was. */
static void *
grow(void *array, uint32_t count, uint32_t *capacity, size_t element)
{
    if (count < *capacity)
        return array;
    if (*capacity > UINT32_MAX / 4)
        return NULL;
    const uint32_t wanted = *capacity ? *capacity * 2 : 64;
    void *bigger = realloc(array, wanted * element);
    if (bigger)
        *capacity = wanted;
    return bigger;
}

struct lane_op *
lane_program_append(struct lane_program *p)
{
    if (p->op_limit && p->op_count == p->op_limit)
        return NULL;
    struct lane_op *ops = grow(p->ops, p->op_count, &p->op_capacity, sizeof *ops);
    if (!ops)
        return NULL;
    p->ops = ops;
    struct lane_op *op = &ops[p->op_count++];
    memset(op, 0, sizeof *op);
    return op;
}

uint32_t
lane_program_add_indirect(struct lane_program *p, const struct lane_indirect *indirect)
{
    struct lane_indirect *list = grow(p->indirects, p->indirect_count, &p->indirect_capacity, sizeof *list);
    if (!list)
        return UINT32_MAX;
    p->indirects = list;
    list[p->indirect_count] = *indirect;
    return p->indirect_count++;
}

int
lane_program_add_entry(struct lane_program *p, uint32_t inst, uint32_t op)
{
    struct lane_entry *list = grow(p->entries, p->entry_count, &p->entry_capacity, sizeof *list);
    if (!list)
        return -1;
    p->entries = list;
    list[p->entry_count++] = (struct lane_entry){.inst = inst, .op = op};
    return 0;
}

static uint32_t
const_alignment(uint32_t bytes)
{
    uint32_t align = 1;
    while (align < bytes && align < 64)
        align *= 2;
    return align;
}

/* Bytes to allocate for that many constants. The size doubles, so each constant is copied only a few times.
 */
static size_t
const_room(uint64_t bytes)
{
    size_t room = 64;
    while (room <= bytes)
        room *= 2;
    return room;
}

uint32_t
lane_program_add_const(struct lane_program *p, const void *data, uint32_t bytes)
{
    assert(data || bytes == 0);
    const uint64_t align = const_alignment(bytes);
    const uint64_t at = (p->const_bytes + align - 1) & ~(align - 1);
    if (at + bytes >= INT32_MAX)
        return UINT32_MAX;
    const bool fits = p->consts && const_room(at + bytes) == const_room(p->const_bytes);
    uint8_t *consts = fits ? p->consts : realloc(p->consts, const_room(at + bytes));
    if (!consts)
        return UINT32_MAX;
    memset(consts + p->const_bytes, 0, at - p->const_bytes);
    if (bytes)
        memcpy(consts + at, data, bytes);
    p->consts = consts;
    p->const_bytes = (uint32_t)(at + bytes);
    return (uint32_t)at;
}
