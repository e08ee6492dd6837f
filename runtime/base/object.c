/* SPDX-License-Identifier: MIT */
#include "runtime/object.h"

#include <assert.h>
#include <stddef.h>

#include "runtime/context.h"
#include "runtime/device.h"
#include "runtime/event.h"
#include "runtime/kernel.h"
#include "runtime/memory.h"
#include "runtime/platform.h"
#include "runtime/program.h"
#include "runtime/queue.h"
#include "runtime/sampler.h"
#include "runtime/watch.h"

#define TAG 0xCA76E100u
#define FIRST_PAGE 4096u /* no object lies below */

/* The platform and its root devices stay for ever. */
static void (*const destroy[RT_KIND_COUNT])(struct rt_object *) = {
    [RT_DEVICE] = rt_device_destroy, [RT_CONTEXT] = rt_context_destroy, [RT_QUEUE] = rt_queue_destroy,
    [RT_MEM] = rt_mem_destroy,       [RT_SAMPLER] = rt_sampler_destroy, [RT_PROGRAM] = rt_program_destroy,
    [RT_KERNEL] = rt_kernel_destroy, [RT_EVENT] = rt_event_destroy,
};

void
rt_object_init(struct rt_object *object, enum rt_kind kind)
{
    assert(kind < RT_KIND_COUNT);
    object->dispatch = rt_platform()->base.dispatch;
    atomic_init(&object->tag, TAG + kind);
    atomic_init(&object->host_refs, 1);
    atomic_init(&object->refs, 1);
    if (rt_platform()->options.check)
        rt_watch_born(object, kind);
}

bool
rt_object_is(const void *handle, enum rt_kind kind)
{
    const struct rt_object *object = handle;
    const uintptr_t at = (uintptr_t)handle;
    return at >= FIRST_PAGE && at % _Alignof(struct rt_object) == 0 &&
           atomic_load_explicit(&object->tag, memory_order_relaxed) == TAG + kind;
}

bool
rt_object_host_retain(struct rt_object *object)
{
    unsigned refs = atomic_load(&object->host_refs);
    while (refs > 0) {
        if (!atomic_compare_exchange_weak(&object->host_refs, &refs, refs + 1))
            continue;
        rt_object_retain(object);
        return true;
    }
    return false;
}

bool
rt_object_host_release(struct rt_object *object, bool *last)
{
    unsigned refs = atomic_load(&object->host_refs);
    while (refs > 0) {
        *last = refs == 1;
        if (atomic_compare_exchange_weak(&object->host_refs, &refs, refs - 1))
            return true;
    }
    return false;
}

unsigned
rt_object_host_refs(const struct rt_object *object)
{
    return atomic_load(&object->host_refs);
}

void
rt_object_retain(struct rt_object *object)
{
    const unsigned before = atomic_fetch_add(&object->refs, 1);
    assert(before > 0);
    (void)before;
}

bool
rt_object_try_retain(struct rt_object *object)
{
    unsigned refs = atomic_load(&object->refs);
    while (refs > 0) {
        if (atomic_compare_exchange_weak(&object->refs, &refs, refs + 1))
            return true;
    }
    return false;
}

void
rt_object_release(struct rt_object *object)
{
    const unsigned before = atomic_fetch_sub(&object->refs, 1);
    assert(before > 0);
    if (before == 1) {
        const uint32_t kind = atomic_load_explicit(&object->tag, memory_order_relaxed) - TAG;
        assert(kind < RT_KIND_COUNT && destroy[kind]);
        atomic_store_explicit(&object->tag, 0, memory_order_relaxed);
        if (rt_platform()->options.check)
            rt_watch_gone(object);
        destroy[kind](object);
    }
}
