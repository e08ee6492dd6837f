/* SPDX-License-Identifier: MIT */
/*
 * fork: the child has only the thread that forked. Its devices make new workers and its queues new threads
 * when they are first used; the parent's pool is left alone, for its threads cannot be joined. The devices'
 * locks are held across the fork, so that the child's lists of queues are whole, and those of the contexts'
 * memory pools, to which a queue's thread may just be giving something back.
 */
#include "fork.h"

#include <pthread.h>
#include <stdbool.h>

#include "compile_gate.h"
#include "pool.h"
#include "runtime/context.h"
#include "runtime/device.h"
#include "runtime/platform.h"
#include "runtime/queue.h"

/* Queues share contexts. */
static bool
is_first_of_context(cl_command_queue queue)
{
    for (cl_uint i = 0; i < rt_platform()->device_count; i++)
        for (cl_command_queue q = rt_platform()->devices[i]->queues; q; q = q->next) {
            if (q == queue)
                return true;
            if (q->context == queue->context)
                return false;
        }
    return true;
}

static void
with_pools(void (*act)(struct rt_pool *pool))
{
    for (cl_uint i = 0; i < rt_platform()->device_count; i++) {
        cl_device_id device = rt_platform()->devices[i];
        for (cl_command_queue queue = device->queues; queue; queue = queue->next)
            if (queue->context->pool && is_first_of_context(queue))
                act(queue->context->pool);
    }
}

static void
lock_devices(void)
{
    for (cl_uint i = 0; i < rt_platform()->device_count; i++)
        pthread_mutex_lock(&rt_platform()->devices[i]->lock);
    with_pools(rt_pool_hold);
}

static void
unlock_devices(void)
{
    with_pools(rt_pool_let_go);
    for (cl_uint i = 0; i < rt_platform()->device_count; i++)
        pthread_mutex_unlock(&rt_platform()->devices[i]->lock);
}

static void
begin_child(void)
{
    for (cl_uint i = 0; i < rt_platform()->device_count; i++) {
        cl_device_id device = rt_platform()->devices[i];
        device->pool = NULL;
        for (cl_device_id sub = device->subs; sub; sub = sub->next)
            sub->pool = NULL;
        for (cl_command_queue queue = device->queues; queue; queue = queue->next)
            rt_queue_after_fork(queue);
    }
    rt_compile_gate_init(rt_platform()->gate, rt_platform()->gate->most); /* builds are the parent's */
    unlock_devices();
}

void
rt_fork_prepare(void)
{
    pthread_atfork(lock_devices, unlock_devices, begin_child);
}
