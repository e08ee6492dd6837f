/* SPDX-License-Identifier: MIT */
/*
 * A host program may enqueue faster than commands run. A queue that holds MOST_HELD commands makes the caller
 * wait as long as it makes progress. The caller does not wait for a command that itself waits, because
 * perhaps only the caller can end that wait.
 */
#include "runtime/queue.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/spin.h"
#include "base/thread.h"
#include "launch/launch.h"
#include "queue_order.h"
#include "queue_servers.h"
#include "runtime/command.h"
#include "runtime/context.h"
#include "runtime/device.h"
#include "runtime/event.h"
#include "runtime/platform.h"
#include "runtime/served.h"

enum { MOST_HELD = 2 * RT_QUEUE_HELD_AGAIN };

static void
link_queue(cl_command_queue queue)
{
    cl_device_id device = queue->device->root;
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
    cl_device_id device = queue->device->root;
    pthread_mutex_lock(&device->lock);
    if (queue->prev)
        queue->prev->next = queue->next;
    else
        device->queues = queue->next;
    if (queue->next)
        queue->next->prev = queue->prev;
    pthread_mutex_unlock(&device->lock);
}

/* The wait for room has a time limit, which changes of the system's clock must not affect. */
static void
init_room(cl_command_queue queue)
{
    pthread_condattr_t attributes;
    pthread_condattr_init(&attributes);
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
    pthread_cond_init(&queue->room, &attributes);
    pthread_condattr_destroy(&attributes);
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
    init_room(queue);
    queue->context = context;
    queue->device = device;
    queue->flags = flags;
    queue->properties = copy;
    queue->property_count = property_count;
    RT_RETAIN(context);
    RT_RETAIN(device);
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
    pthread_cond_destroy(&queue->room);
    pthread_cond_destroy(&queue->changed);
    pthread_mutex_destroy(&queue->lock);
    RT_RELEASE(queue->device);
    RT_RELEASE(queue->context);
    free(queue->properties);
    rt_object_free(&queue->base, RT_QUEUE);
}

void
rt_queue_close(cl_command_queue queue)
{
    pthread_mutex_lock(&queue->lock);
    queue->closed = true;
    rt_servers_tell(queue);
    pthread_mutex_unlock(&queue->lock);
}

/* An event that the command waited for has ended. The command, and with it the queue, may be freed
 * afterwards. */
static void
release_one(struct rt_command *command)
{
    cl_command_queue queue = command->event->queue;
    RT_RETAIN(queue);
    pthread_mutex_lock(&queue->lock);
    if (rt_order_release(queue, command)) {
        rt_servers_start(queue);
        rt_servers_tell(queue);
    }
    pthread_mutex_unlock(&queue->lock);
    RT_RELEASE(queue);
}

static void CL_CALLBACK
on_event(cl_event event, cl_int status, void *user)
{
    (void)event, (void)status;
    release_one(user);
}

/* If there is no memory for an event's callback, the command waits for the event when it runs. */
static void
watch_wait_list(struct rt_command *command, cl_uint count)
{
    for (cl_uint i = 0; i < count; i++)
        if (rt_event_add_hook(command->waits[i], CL_COMPLETE, on_event, command))
            release_one(command);
    release_one(command);
}

/* Whether one of the first commands runs and will end by itself. The host's own functions may never end. */
static bool
gets_on(const struct _cl_command_queue *queue)
{
    const struct rt_command *command = queue->first;
    for (unsigned i = 0; command && i < RT_MAX_SERVERS; i++, command = command->next)
        if (command->state == RT_COMMAND_RUNNING && !command->native &&
            atomic_load(&command->event->status) == CL_RUNNING)
            return true;
    return false;
}

/* Gives up when no command ends for a while: a callback may be waiting for a lock that the caller holds. */
static void
wait_for_room(cl_command_queue queue)
{
    enum { PATIENCE_NS = 20000000, SECOND_NS = 1000000000 };
    unsigned before = UINT_MAX;
    while (queue->unfinished > RT_QUEUE_HELD_AGAIN && queue->unfinished < before && gets_on(queue)) {
        struct timespec until;
        before = queue->unfinished;
        clock_gettime(CLOCK_MONOTONIC, &until);
        until.tv_nsec += PATIENCE_NS;
        until.tv_sec += until.tv_nsec / SECOND_NS;
        until.tv_nsec %= SECOND_NS;
        rt_thread_wait(&queue->room, &queue->lock, &until);
    }
}

static void
append(cl_command_queue queue, struct rt_command *command)
{
    rt_order_append(queue, command);
    atomic_fetch_add(&queue->unfinished, 1);
}

/* Out of order, a command becomes ready when its wait list has ended. In order, the thread takes it in its
 * turn and waits. */
cl_int
rt_queue_push(cl_command_queue queue, struct rt_command *command)
{
    const bool watched = rt_is_out_of_order(queue) && command->wait_count;
    const cl_uint wait_count = command->wait_count;
    pthread_mutex_lock(&queue->lock);
    if (queue->unfinished >= MOST_HELD && !rt_served_any())
        wait_for_room(queue);
    command->pending = watched ? wait_count + 1 : 0;
    const bool appended = rt_servers_start(queue) == CL_SUCCESS;
    if (appended) {
        append(queue, command);
        rt_servers_start(queue);
        rt_servers_tell(queue);
    }
    pthread_mutex_unlock(&queue->lock);
    if (watched && appended)
        watch_wait_list(command, wait_count);
    return appended ? CL_SUCCESS : CL_OUT_OF_RESOURCES;
}

static bool
waits_for_others(const struct rt_command *command, cl_event before)
{
    bool waits = false;
    for (cl_uint i = 0; i < command->wait_count; i++)
        waits |= command->waits[i] != before && atomic_load(&command->waits[i]->status) != CL_COMPLETE;
    return waits;
}

struct rt_command *
rt_queue_next_launch(const struct rt_command *command)
{
    cl_command_queue queue = command->event->queue;
    if (rt_is_out_of_order(queue))
        return NULL;
    pthread_mutex_lock(&queue->lock);
    struct rt_command *next = command->next;
    pthread_mutex_unlock(&queue->lock);
    return next && next->run == rt_launch_command && !waits_for_others(next, command->event) ? next : NULL;
}

/* To fall asleep and wake takes some 75 us. A wait without polling that lasted no longer would have been
 * shorter with it. */
static void
note_wait(cl_command_queue queue, cl_ulong began, bool polled)
{
    enum { LONG_NS = 150000 };
    const bool is_long = polled || rt_clock() - began > LONG_NS;
    if (is_long != queue->waits_long)
        queue->waits_long = is_long;
}

/* Polls first, but not if the last wait was long: the core is needed by the pool's threads, which the system
 * wakes at about that time. If it finds no core free, it may let them wait for another one of ours. */
void
rt_queue_finish(cl_command_queue queue)
{
    const bool polls = !queue->waits_long;
    const cl_ulong began = rt_clock();
    for (struct rt_spin spin = {0}; polls && atomic_load(&queue->unfinished) && rt_spin(&spin);)
        ;
    if (polls && !atomic_load(&queue->unfinished))
        return;
    pthread_mutex_lock(&queue->lock);
    while (queue->unfinished)
        rt_thread_wait(&queue->changed, &queue->lock, NULL);
    pthread_mutex_unlock(&queue->lock);
    note_wait(queue, began, polls);
}

/* The commands that go on in a child: all but those that other threads run, or were about to unlink. Threads
 * of the parent's pool may have begun with one that was started before its turn. */
static void
keep_commands(cl_command_queue queue, struct rt_command *command, const struct rt_server *own)
{
    for (struct rt_command *next; command; command = next) {
        next = command->next;
        const bool is_parents = command->started && command != own->command;
        if (is_parents)
            atomic_store(&command->event->status, CL_DEVICE_NOT_AVAILABLE);
        if (is_parents || command->state == RT_COMMAND_ENDED)
            continue;
        if (command->state != RT_COMMAND_RUNNING)
            command->state = RT_COMMAND_HELD;
        if (command->state != RT_COMMAND_RUNNING || command == own->command)
            append(queue, command);
    }
}

/*
 * The condition variable still counts the parent's threads as waiting and would wait for them. Commands that
 * had not ended are the parent's (see event.c); what they hold is not given back here. A
 * thread that forked in one of its own callbacks is there in the child, and goes on with all commands but
 * those of other threads. The callback may be a destructor's: then the thread's own command is in the list no
 * more, and still counts.
 */
void
rt_queue_after_fork(cl_command_queue queue)
{
    const struct rt_server *own = rt_servers_after_fork(queue);
    struct rt_command *command = queue->first;
    pthread_mutex_init(&queue->lock, NULL);
    pthread_cond_init(&queue->changed, NULL);
    init_room(queue);
    queue->first = queue->last = queue->first_ready = queue->last_ready = queue->barrier = NULL;
    queue->failures.told = queue->failures.count; /* the parent's */
    queue->failures.seen = 0;
    atomic_store(&queue->unfinished, own && own->command && own->command->state == RT_COMMAND_ENDED);
    rt_platform()->goes_on |= own != NULL;
    if (own)
        keep_commands(queue, command, own);
}
