/* SPDX-License-Identifier: MIT */
/*
 * fork: the child has only the thread that forked. Its devices make new workers and its queues new threads
 * when they are first used; the parent's pool is left alone, for its threads cannot be joined. The devices'
 * locks are held across the fork, so that the child's lists of queues are whole.
 */
#include "fork.h"

#include <pthread.h>

#include "compile_gate.h"
#include "runtime/device.h"
#include "runtime/platform.h"
#include "runtime/queue.h"

static void
lock_devices(void)
{
    for (cl_uint i = 0; i < rt_platform()->device_count; i++)
        pthread_mutex_lock(&rt_platform()->devices[i]->lock);
}

static void
unlock_devices(void)
{
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
