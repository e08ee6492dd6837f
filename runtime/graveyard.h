/* SPDX-License-Identifier: MIT */
/*
 * The last dead objects of each kind. Their memory stays for a while, with the dispatch table and without a
 * valid tag: the ICD loader reads the table out of whatever handle it is given. So a handle that is released
 * once too often, or used after its release, reaches us, and we refuse it. After RT_GRAVES more objects of
 * that kind have died the memory is given back, and such a call is the loader's to crash on.
 */
#ifndef GRAVEYARD_H
#define GRAVEYARD_H

#include <stdatomic.h>
#include <stddef.h>

#include "runtime/object.h"

enum { RT_GRAVES = 256 }; /* of less than 1 KiB each */

struct rt_graveyard {
    struct rt_graves {
        atomic_uint next;
        _Atomic(void *) objects[RT_GRAVES];
    } kinds[RT_KIND_COUNT];
};

#endif
