/* SPDX-License-Identifier: MIT */
/*
 * A queue's thread starts with its first command, holds a reference to the queue while it lives, and is
 * detached: nobody joins it, so neither exit() nor the release of a queue from one of its own callbacks can
 * hang.
 */
#include "runtime/queue.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "runtime/command.h"
#include "runtime/context.h"
#include "runtime/device.h"

static void
link_queue(cl_command_queue queue)
{
    cl_device_id device = queue->device;
    pthread_mutex_lock(&device->lock);
    queue->next = device->queues;
    if (queue->next)
        queue->next->prev = queue;
    device->queues = queue;
    pthread_mutex_unlock(&device->lock);
}

static void
unlink_queue(cl_command_queue queue)
{
    cl_device_id device = queue->device;
    pthread_mutex_lock(&device->lock);
    if (queue->prev)
        queue->prev->next = queue->next;
    else
        device->queues = queue->next;
    if (queue->next)
        queue->next->prev = queue->prev;
    pthread_mutex_unlock(&device->lock);
}

cl_int
rt_queue_new(cl_context context, cl_device_id device, cl_command_queue_properties flags,
             const cl_queue_properties *properties, size_t property_count, cl_command_queue *out)
{
    cl_command_queue queue = calloc(1, sizeof *queue);
    cl_queue_properties *copy = NULL;
    if (properties)
        copy = malloc(property_count * sizeof *copy);
    if (!queue || (properties && !copy)) {
        free(copy);
        free(queue);
        return CL_OUT_OF_HOST_MEMORY;
    }
    if (properties)
        memcpy(copy, properties, property_count * sizeof *copy);
    rt_object_init(&queue->base, RT_QUEUE);
    pthread_mutex_init(&queue->lock, NULL);
    pthread_cond_init(&queue->changed, NULL);
    queue->context = context;
    queue->device = device;
    queue->flags = flags;
    queue->properties = copy;
    queue->property_count = property_count;
    RT_RETAIN(context);
    link_queue(queue);
    *out = queue;
    return CL_SUCCESS;
}

void
rt_queue_destroy(struct rt_object *object)
{
    cl_command_queue queue = (cl_command_queue)object;
    assert(!queue->first);
    unlink_queue(queue);
    pthread_cond_destroy(&queue->changed);
    pthread_mutex_destroy(&queue->lock);
    RT_RELEASE(queue->context);
    free(queue->properties);
    free(queue);
}

void
rt_queue_close(cl_command_queue queue)
{
    pthread_mutex_lock(&queue->lock);
    queue->closed = true;
    pthread_cond_broadcast(&queue->changed);
    pthread_mutex_unlock(&queue->lock);
}

/* The next command, or NULL when there will be none. */
static struct rt_command *
take(cl_command_queue queue)
{
    pthread_mutex_lock(&queue->lock);
    while (!queue->first && !queue->closed)
        pthread_cond_wait(&queue->changed, &queue->lock);
    struct rt_command *command = queue->first;
    if (command) {
        queue->first = command->next;
        if (!queue->first)
            queue->last = NULL;
    }
    pthread_mutex_unlock(&queue->lock);
    return command;
}

static void
count_down(cl_command_queue queue)
{
    pthread_mutex_lock(&queue->lock);
    if (--queue->unfinished == 0)
        pthread_cond_broadcast(&queue->changed);
    pthread_mutex_unlock(&queue->lock);
}

static void *
serve(void *user)
{
    cl_command_queue queue = user;
    for (struct rt_command *command; (command = take(queue));) {
        rt_command_execute(command);
        rt_command_free(command);
        count_down(queue);
    }
    RT_RELEASE(queue);
    return NULL;
}

static cl_int
start_thread(cl_command_queue queue)
{
    if (queue->served)
        return CL_SUCCESS;
    RT_RETAIN(queue);
    if (pthread_create(&queue->thread, NULL, serve, queue) != 0) {
        RT_RELEASE(queue);
        return CL_OUT_OF_RESOURCES;
    }
    pthread_detach(queue->thread);
    queue->served = true;
    return CL_SUCCESS;
}

cl_int
rt_queue_push(cl_command_queue queue, struct rt_command *command)
{
    pthread_mutex_lock(&queue->lock);
    const cl_int err = start_thread(queue);
    if (!err) {
        if (queue->last)
            queue->last->next = command;
        else
            queue->first = command;
        queue->last = command;
        queue->unfinished++;
        pthread_cond_broadcast(&queue->changed);
    }
    pthread_mutex_unlock(&queue->lock);
    return err;
}

void
rt_queue_finish(cl_command_queue queue)
{
    pthread_mutex_lock(&queue->lock);
    while (queue->unfinished)
        pthread_cond_wait(&queue->changed, &queue->lock);
    pthread_mutex_unlock(&queue->lock);
}

/*
 * The condition variable still counts the parent's thread as waiting and would wait for it. Commands that had
 * not ended are the parent's; what they hold is not given back here.
 */
void
rt_queue_after_fork(cl_command_queue queue)
{
    pthread_mutex_init(&queue->lock, NULL);
    pthread_cond_init(&queue->changed, NULL);
    if (queue->served && pthread_equal(queue->thread, pthread_self()))
        return; /* forked by one of its own callbacks: the thread is there */
    queue->first = queue->last = NULL;
    queue->unfinished = 0;
    queue->served = false;
}
