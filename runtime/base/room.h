/* SPDX-License-Identifier: MIT */
/*
 * Memory that is taken piece by piece and freed at once. What a launch needs mostly fits into the room
 * itself, so it takes one allocation instead of ten. It is often freed by another thread, where each costs a
 * lock.
 */
#ifndef RT_BASE_ROOM_H
#define RT_BASE_ROOM_H

#include <stddef.h>
#include <stdint.h>

struct rt_more; /* what did not fit */

struct rt_room {
    struct rt_more *more;
    size_t used;
    _Alignas(16) uint8_t bytes[1024];
};

/* Empty. What was in its bytes does not matter. */
void rt_room_init(struct rt_room *room);
/* `count` objects of `size` bytes, all 0, aligned for anything; NULL when out of memory. */
void *rt_room_take(struct rt_room *room, size_t count, size_t size);
void rt_room_free(struct rt_room *room);

#endif
