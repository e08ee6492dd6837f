/* SPDX-License-Identifier: MIT */
/*
 * fork: the child has only the thread that forked. Its devices make new workers and its queues new threads
 * when they are first used. It does not touch the parent's pool, whose threads cannot be joined. A queue's
 * thread may be changing the devices' lists, the contexts' memory objects or their 32-bit pools at that
 * moment. So these are locked across the fork, in this order, as elsewhere, and the child finds them whole.
 * Then come the lists of what is checked, code that is being prepared, and the report. Locks of other objects
 * are made new when the child first uses them (runtime/lock.h).
 */
#include "fork.h"

#include <pthread.h>
#include <stdbool.h>

#include "backend/backend.h"
#include "backend/process_mutex.h"
#include "compile/compile_gate.h"
#include "fidelity/fidelity.h"
#include "memory/pool.h"
#include "profile/profile.h"
#include "record/keep.h"
#include "runtime/context.h"
#include "runtime/device.h"
#include "runtime/platform.h"
#include "runtime/queue.h"
#include "runtime/spare_threads.h"
#include "runtime/watch.h"

static void
with_contexts(void (*act)(cl_context context))
{
    for (cl_uint i = 0; i < rt_platform()->device_count; i++)
        for (cl_context context = rt_platform()->devices[i]->contexts; context; context = context->next)
            act(context);
}

static void
lock_context(cl_context context)
{
    pthread_mutex_lock(&context->lock);
    if (context->pool)
        rt_pool_hold(context->pool);
}

static void
unlock_context(cl_context context)
{
    if (context->pool)
        rt_pool_let_go(context->pool);
    pthread_mutex_unlock(&context->lock);
}

static void
lock_devices(void)
{
    for (cl_uint i = 0; i < rt_platform()->device_count; i++)
        pthread_mutex_lock(&rt_platform()->devices[i]->lock);
    with_contexts(lock_context);
}

static void
unlock_devices(void)
{
    with_contexts(unlock_context);
    for (cl_uint i = 0; i < rt_platform()->device_count; i++)
        pthread_mutex_unlock(&rt_platform()->devices[i]->lock);
}

static void
forget_others(cl_context context)
{
    rt_context_after_fork(context);
    if (context->pool)
        rt_pool_after_fork(context->pool);
}

static void
begin_child(void)
{
    rt_platform()->goes_on = false;
    process_mutexes_begin_child();
    for (cl_uint i = 0; i < rt_platform()->device_count; i++) {
        cl_device_id device = rt_platform()->devices[i];
        device->pool = NULL;
        atomic_store(&device->idle_servers, 0);
        rt_spare_threads_after_fork(device);
        for (cl_device_id sub = device->subs; sub; sub = sub->next)
            sub->pool = NULL;
        for (cl_command_queue queue = device->queues; queue; queue = queue->next)
            rt_queue_after_fork(queue);
    }
    with_contexts(forget_others);
    atomic_store(&rt_platform()->faults.count, 0);
    atomic_store(&rt_platform()->faults.has_first, false);
    rt_totals_reset();
    rt_recording_after_fork();
    rt_fidelity_after_fork();
    rt_compile_gate_init(rt_platform()->gate, rt_platform()->gate->most); /* builds are the parent's */
}

/* The report's lock is the last one: no other is taken under it. */
static void
before(void)
{
    lock_devices();
    rt_watch_before_fork();
    backend_before_fork();
    rt_profile_before_fork();
}

static void
unlock_all(bool in_child)
{
    rt_profile_after_fork(in_child);
    backend_after_fork(in_child);
    rt_watch_after_fork();
    unlock_devices();
}

static void
in_parent(void)
{
    unlock_all(false);
}

static void
in_child(void)
{
    begin_child();
    unlock_all(true);
}

void
rt_fork_prepare(void)
{
    pthread_atfork(before, in_parent, in_child);
}
