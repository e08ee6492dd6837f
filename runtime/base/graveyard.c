/* SPDX-License-Identifier: MIT */
#include "graveyard.h"

#include <assert.h>
#include <malloc.h>
#include <stdlib.h>

#include "runtime/platform.h"

/* Only the header of a dead object may still be read. AddressSanitizer reports any other access. */
#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/asan_interface.h>

static void
close_body(struct rt_object *object)
{
    __asan_poison_memory_region(object + 1, malloc_usable_size(object) - sizeof *object);
}

static void
open_body(void *memory)
{
    if (memory)
        __asan_unpoison_memory_region(memory, malloc_usable_size(memory));
}
#else
static void
close_body(struct rt_object *object)
{
    (void)object;
}

static void
open_body(void *memory)
{
    (void)memory;
}
#endif

void
rt_object_free(struct rt_object *object, enum rt_kind kind)
{
    assert(kind < RT_KIND_COUNT);
    struct rt_graves *graves = &rt_platform()->graveyard->kinds[kind];
    atomic_store_explicit(&object->tag, 0, memory_order_relaxed);
    close_body(object);
    void *oldest =
        atomic_exchange(&graves->objects[atomic_fetch_add(&graves->next, 1) % RT_GRAVES], (void *)object);
    open_body(oldest);
    free(oldest);
}
