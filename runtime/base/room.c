/* SPDX-License-Identifier: MIT */
#include "room.h"

#include <stdlib.h>
#include <string.h>

enum { ALIGN = 16 };

struct rt_more {
    struct rt_more *next;
    _Alignas(ALIGN) uint8_t bytes[];
};

static void *
take_more(struct rt_room *room, size_t bytes)
{
    struct rt_more *more = bytes <= SIZE_MAX - sizeof *more ? calloc(1, sizeof *more + bytes) : NULL;
    if (!more)
        return NULL;
    more->next = room->more;
    room->more = more;
    return more->bytes;
}

void
rt_room_init(struct rt_room *room)
{
    room->more = NULL;
    room->used = 0;
}

void *
rt_room_take(struct rt_room *room, size_t count, size_t size)
{
    size_t bytes;
    if (__builtin_mul_overflow(count, size, &bytes))
        return NULL;
    if (bytes > sizeof room->bytes - room->used)
        return take_more(room, bytes);
    uint8_t *at = memset(room->bytes + room->used, 0, bytes);
    room->used += (bytes + ALIGN - 1) & ~(size_t)(ALIGN - 1);
    return at;
}

void
rt_room_free(struct rt_room *room)
{
    while (room->more) {
        struct rt_more *next = room->more->next;
        free(room->more);
        room->more = next;
    }
}
