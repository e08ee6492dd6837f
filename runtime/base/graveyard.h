/* SPDX-License-Identifier: MIT */
/*
 * The last dead objects of each kind. Their memory is kept for a while, with the dispatch table but without a
 * valid tag. The ICD loader reads the dispatch table from any handle that it is given; so a call with a
 * released handle still reaches us, and we refuse it. The memory is freed when RT_GRAVES more objects of that
 * kind have died. From then on the loader may crash on the handle.
 */
#ifndef GRAVEYARD_H
#define GRAVEYARD_H

#include <stdatomic.h>
#include <stddef.h>

#include "runtime/object.h"

enum { RT_GRAVES = 256 }; /* each of less than 1 KiB */

struct rt_graveyard {
    struct rt_graves {
        atomic_uint next;
        _Atomic(void *) objects[RT_GRAVES];
    } kinds[RT_KIND_COUNT];
};

#endif
