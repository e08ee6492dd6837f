/* SPDX-License-Identifier: MIT */
/*
 * A queue's threads start with its commands, one in order, up to RT_MAX_SERVERS out of order. Each holds a
 * reference to the queue while it serves it, and is detached: nobody joins it, so neither exit() nor the
 * release of a queue from one of its own callbacks can hang. A device keeps at most MOST_IDLE threads that
 * wait for commands of one queue. The others wait for any queue that needs a thread
 * (runtime/spare_threads.h), or end.
 */
#include "queue_servers.h"

#include <assert.h>

#include "base/spin.h"
#include "queue_order.h"
#include "runtime/device.h"
#include "runtime/platform.h"
#include "runtime/spare_threads.h"

enum { MOST_IDLE = 32 };

void
rt_servers_tell(cl_command_queue queue)
{
    atomic_fetch_add(&queue->changes, 1);
    pthread_cond_broadcast(&queue->changed);
}

static struct rt_server *
free_server(cl_command_queue queue)
{
    const bool several = rt_is_out_of_order(queue) && !rt_platform()->options.deterministic;
    const unsigned most = several ? RT_MAX_SERVERS : 1;
    for (unsigned i = 0; i < most; i++)
        if (!queue->servers[i].alive)
            return &queue->servers[i];
    return NULL;
}

static void serve(void *user);

cl_int
rt_servers_start(cl_command_queue queue)
{
    if (queue->idle_servers || queue->spinning_servers || (queue->server_count && !queue->first_ready))
        return CL_SUCCESS;
    struct rt_server *server = free_server(queue);
    if (!server)
        return CL_SUCCESS;
    assert(queue->server_count < RT_MAX_SERVERS && !server->alive);
    *server = (struct rt_server){.queue = queue, .job = {queue->device->root, serve, server}};
    RT_RETAIN(queue);
    if (!rt_spare_thread_start(&server->job)) {
        RT_RELEASE(queue);
        return queue->server_count ? CL_SUCCESS : CL_OUT_OF_RESOURCES;
    }
    server->alive = true;
    queue->server_count++;
    return CL_SUCCESS;
}

static bool
is_not_needed(const struct _cl_command_queue *queue)
{
    return !queue->first && atomic_load(&queue->device->root->idle_servers) >= MOST_IDLE;
}

/* Waits until there may be a command to take. False: there are enough idle threads, and this one should
 * leave. awake: wait actively at first, unless another server does. The queue's lock is held before and
 * after. */
static bool
await_change(cl_command_queue queue, bool awake)
{
    if (awake && queue->spinning_servers == 0) {
        const unsigned seen = atomic_load(&queue->changes);
        queue->spinning_servers++;
        pthread_mutex_unlock(&queue->lock);
        for (struct rt_spin spin = {0}; atomic_load(&queue->changes) == seen && rt_spin(&spin);)
            ;
        pthread_mutex_lock(&queue->lock);
        queue->spinning_servers--;
        if (atomic_load(&queue->changes) != seen)
            return true;
    }
    if (is_not_needed(queue))
        return false;
    queue->idle_servers++;
    atomic_fetch_add(&queue->device->root->idle_servers, 1);
    pthread_cond_wait(&queue->changed, &queue->lock);
    atomic_fetch_sub(&queue->device->root->idle_servers, 1);
    queue->idle_servers--;
    return true;
}

/* The server's command has been freed. The queue's lock is held. */
static void
count_off(cl_command_queue queue, struct rt_server *server)
{
    server->command = NULL;
    const unsigned left = atomic_fetch_sub(&queue->unfinished, 1) - 1;
    if (left == 0)
        pthread_cond_broadcast(&queue->changed);
    if (left == RT_QUEUE_HELD_AGAIN)
        pthread_cond_broadcast(&queue->room);
}

/* The next command. NULL: the thread leaves the queue, and its place is free for another one. */
static struct rt_command *
take(cl_command_queue queue, struct rt_server *server)
{
    struct rt_command *command;
    pthread_mutex_lock(&queue->lock);
    if (server->command)
        count_off(queue, server);
    for (bool awake = true; !(command = rt_order_take(queue)) && !(queue->closed && !queue->first);
         awake = false)
        if (!await_change(queue, awake))
            break;
    if (command)
        rt_servers_start(queue); /* two commands may have come while one thread was idle */
    server->command = command;
    if (!command) {
        assert(server->alive && queue->server_count > 0);
        server->alive = false;
        queue->server_count--;
    }
    pthread_mutex_unlock(&queue->lock);
    return command;
}

/* The command's references are released before clFinish returns (see count_off), and without a lock, because
 * destructors call callbacks. */
static void
drop(cl_command_queue queue, struct rt_server *server)
{
    pthread_mutex_lock(&queue->lock);
    rt_order_remove(queue, server->command);
    if (rt_is_out_of_order(queue) && (queue->first_ready || !queue->first))
        rt_servers_tell(queue);
    pthread_mutex_unlock(&queue->lock);
    rt_command_free(server->command);
}

static void
serve(void *user)
{
    struct rt_server *server = user;
    cl_command_queue queue = server->queue;
    server->thread = pthread_self();
    while (take(queue, server)) {
        rt_command_execute(server->command);
        drop(queue, server);
    }
    RT_RELEASE(queue);
}

const struct rt_server *
rt_servers_after_fork(cl_command_queue queue)
{
    const struct rt_server *own = NULL;
    for (unsigned i = 0; i < RT_MAX_SERVERS; i++) {
        struct rt_server *server = &queue->servers[i];
        server->alive = server->alive && pthread_equal(server->thread, pthread_self());
        own = server->alive ? server : own;
    }
    queue->idle_servers = queue->spinning_servers = 0;
    queue->server_count = own != NULL;
    return own;
}
