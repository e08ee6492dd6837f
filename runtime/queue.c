/* SPDX-License-Identifier: MIT */
/*
 * A queue's threads start with its commands, one in order, up to RT_MAX_SERVERS out of order. Each holds a
 * reference to the queue while it lives, and is detached: nobody joins it, so neither exit() nor the release
 * of a queue from one of its own callbacks can hang. A device keeps at most MOST_IDLE idle threads; the
 * others end, and the next command starts one again.
 *
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

#include "runtime/command.h"
#include "runtime/context.h"
#include "runtime/device.h"
#include "runtime/event.h"
#include "spin.h"
#include "thread.h"

enum { MOST_IDLE = 32, MOST_HELD = 1 << 14, HELD_AGAIN = MOST_HELD / 2 };

/* True in a queue's thread: calls from its callbacks must not wait for their own queue. */
static _Thread_local bool is_server;

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

/* There may be something to take. Called with the queue's lock held. */
static void
tell_servers(cl_command_queue queue)
{
    atomic_fetch_add(&queue->changes, 1);
    pthread_cond_broadcast(&queue->changed);
}

void
rt_queue_close(cl_command_queue queue)
{
    pthread_mutex_lock(&queue->lock);
    queue->closed = true;
    tell_servers(queue);
    pthread_mutex_unlock(&queue->lock);
}

/* --- which command next --- */

static bool
is_out_of_order(const struct _cl_command_queue *queue)
{
    return queue->flags & CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE;
}

/* A barrier or marker without a wait list is for all that came before it; so is any command in order. */
static bool
waits_for_earlier(const struct _cl_command_queue *queue, const struct rt_command *command)
{
    const cl_command_type type = command->event->type;
    return !is_out_of_order(queue) ||
           (!command->wait_count && (type == CL_COMMAND_BARRIER || type == CL_COMMAND_MARKER));
}

static bool
holds_up_later(const struct rt_command *command)
{
    return command->event->type == CL_COMMAND_BARRIER;
}

/* The first command that may run now, or NULL. Commands stay in the list while they run. */
static struct rt_command *
find_ready(const struct _cl_command_queue *queue)
{
    for (struct rt_command *command = queue->first; command; command = command->next) {
        const bool may_run = command == queue->first || !waits_for_earlier(queue, command);
        if (!command->running && !command->pending && may_run)
            return command;
        if (!is_out_of_order(queue) || holds_up_later(command))
            return NULL;
    }
    return NULL;
}

static void
unlink_command(cl_command_queue queue, const struct rt_command *command)
{
    struct rt_command *before = NULL;
    for (struct rt_command *c = queue->first; c != command; c = c->next)
        before = c;
    if (before)
        before->next = command->next;
    else
        queue->first = command->next;
    if (queue->last == command)
        queue->last = before;
}

/* --- threads --- */

static void *serve(void *user);

static struct rt_server *
free_server(cl_command_queue queue)
{
    const unsigned most = is_out_of_order(queue) ? RT_MAX_SERVERS : 1;
    for (unsigned i = 0; i < most; i++)
        if (!queue->servers[i].alive)
            return &queue->servers[i];
    return NULL;
}

/* One more thread, if there is work that no idle one would take. Called with the queue's lock held. */
static cl_int
start_server(cl_command_queue queue)
{
    struct rt_server *server = free_server(queue);
    if (queue->idle_servers || queue->spinning_servers || !server ||
        (queue->server_count && !find_ready(queue)))
        return CL_SUCCESS;
    *server = (struct rt_server){.queue = queue};
    RT_RETAIN(queue);
    if (!rt_thread_start(&server->thread, serve, server)) {
        RT_RELEASE(queue);
        return queue->server_count ? CL_SUCCESS : CL_OUT_OF_RESOURCES;
    }
    pthread_detach(server->thread);
    server->alive = true;
    queue->server_count++;
    return CL_SUCCESS;
}

static bool
is_not_needed(const struct _cl_command_queue *queue)
{
    return !queue->first && atomic_load(&queue->device->root->idle_servers) >= MOST_IDLE;
}

/* Waits until there may be a command to take. False: there are enough idle threads, and this one should end.
 * awake: wait actively at first, unless another server does. The queue's lock is held before and after. */
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

/* The next command. NULL: the thread ends, and its place is free for another one. */
static struct rt_command *
take(cl_command_queue queue, struct rt_server *server)
{
    struct rt_command *command;
    pthread_mutex_lock(&queue->lock);
    for (bool awake = true; !(command = find_ready(queue)) && !(queue->closed && !queue->first);
         awake = false)
        if (!await_change(queue, awake))
            break;
    if (command) {
        command->running = true;
        start_server(queue); /* two commands may have come while one thread was idle */
    }
    server->command = command;
    if (!command) {
        server->alive = false;
        queue->server_count--;
    }
    pthread_mutex_unlock(&queue->lock);
    return command;
}

/* What the command held is given back before clFinish returns, and with no lock held: destructors call. */
static void
drop(cl_command_queue queue, struct rt_server *server)
{
    pthread_mutex_lock(&queue->lock);
    unlink_command(queue, server->command);
    if (is_out_of_order(queue))
        tell_servers(queue);
    pthread_mutex_unlock(&queue->lock);
    rt_command_free(server->command);
    pthread_mutex_lock(&queue->lock);
    server->command = NULL;
    const unsigned left = atomic_fetch_sub(&queue->unfinished, 1) - 1;
    if (left == 0)
        pthread_cond_broadcast(&queue->changed);
    if (left == HELD_AGAIN)
        pthread_cond_broadcast(&queue->room);
    pthread_mutex_unlock(&queue->lock);
}

static void *
serve(void *user)
{
    struct rt_server *server = user;
    cl_command_queue queue = server->queue;
    is_server = true;
    while (take(queue, server)) {
        rt_command_execute(server->command);
        drop(queue, server);
    }
    RT_RELEASE(queue);
    return NULL;
}

/* --- commands --- */

/* One reason less to wait. The command, and with it the queue, may be gone afterwards. */
static void
release_one(struct rt_command *command)
{
    cl_command_queue queue = command->event->queue;
    RT_RETAIN(queue);
    pthread_mutex_lock(&queue->lock);
    if (--command->pending == 0) {
        start_server(queue);
        tell_servers(queue);
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

/* An event without room for the call is waited for when the command runs. */
static void
watch_wait_list(struct rt_command *command, cl_uint count)
{
    for (cl_uint i = 0; i < count; i++)
        if (rt_event_add_hook(command->waits[i], CL_COMPLETE, on_event, command))
            release_one(command);
    release_one(command);
}

static void
append(cl_command_queue queue, struct rt_command *command)
{
    if (queue->last)
        queue->last->next = command;
    else
        queue->first = command;
    queue->last = command;
    atomic_fetch_add(&queue->unfinished, 1);
}

/* Whether one of the first commands runs and will end by itself. The host's own functions may never end. */
static bool
gets_on(const struct _cl_command_queue *queue)
{
    const struct rt_command *command = queue->first;
    for (unsigned i = 0; command && i < RT_MAX_SERVERS; i++, command = command->next)
        if (command->running && !command->native && atomic_load(&command->event->status) == CL_RUNNING)
            return true;
    return false;
}

/* Gives up when no command ends for a while: a callback may be waiting for a lock that the caller holds. */
static void
wait_for_room(cl_command_queue queue)
{
    enum { PATIENCE_NS = 20000000, SECOND_NS = 1000000000 };
    unsigned before = UINT_MAX;
    while (queue->unfinished > HELD_AGAIN && queue->unfinished < before && gets_on(queue)) {
        struct timespec until;
        before = queue->unfinished;
        clock_gettime(CLOCK_MONOTONIC, &until);
        until.tv_nsec += PATIENCE_NS;
        until.tv_sec += until.tv_nsec / SECOND_NS;
        until.tv_nsec %= SECOND_NS;
        pthread_cond_timedwait(&queue->room, &queue->lock, &until);
    }
}

/* Out of order a command becomes ready when its wait list has ended; in order its turn comes and it waits. */
cl_int
rt_queue_push(cl_command_queue queue, struct rt_command *command)
{
    const bool watched = is_out_of_order(queue) && command->wait_count;
    const cl_uint wait_count = command->wait_count;
    pthread_mutex_lock(&queue->lock);
    if (queue->unfinished >= MOST_HELD && !is_server)
        wait_for_room(queue);
    command->pending = watched ? wait_count + 1 : 0;
    const bool appended = start_server(queue) == CL_SUCCESS;
    if (appended) {
        append(queue, command);
        start_server(queue);
        tell_servers(queue);
    }
    pthread_mutex_unlock(&queue->lock);
    if (watched && appended)
        watch_wait_list(command, wait_count);
    return appended ? CL_SUCCESS : CL_OUT_OF_RESOURCES;
}

void
rt_queue_finish(cl_command_queue queue)
{
    for (struct rt_spin spin = {0}; atomic_load(&queue->unfinished) && rt_spin(&spin);)
        ;
    pthread_mutex_lock(&queue->lock);
    while (queue->unfinished)
        pthread_cond_wait(&queue->changed, &queue->lock);
    pthread_mutex_unlock(&queue->lock);
}

/* The thread of the queue that goes on in a child, or NULL; the others are forgotten. */
static const struct rt_server *
keep_own_server(cl_command_queue queue)
{
    const struct rt_server *own = NULL;
    for (unsigned i = 0; i < RT_MAX_SERVERS; i++) {
        struct rt_server *server = &queue->servers[i];
        server->alive = server->alive && pthread_equal(server->thread, pthread_self());
        own = server->alive ? server : own;
    }
    return own;
}

/*
 * The condition variable still counts the parent's threads as waiting and would wait for them. Commands that
 * had not ended are the parent's; what they hold is not given back here. A thread that forked in one of its
 * own callbacks is there in the child, and goes on with all commands but those of other threads.
 */
void
rt_queue_after_fork(cl_command_queue queue)
{
    const struct rt_server *own = keep_own_server(queue);
    struct rt_command *command = own ? queue->first : NULL;
    pthread_mutex_init(&queue->lock, NULL);
    pthread_cond_init(&queue->changed, NULL);
    init_room(queue);
    queue->first = queue->last = NULL;
    atomic_store(&queue->unfinished, 0);
    queue->idle_servers = queue->spinning_servers = 0;
    queue->server_count = own != NULL;
    for (struct rt_command *next; command; command = next) {
        next = command->next;
        command->next = NULL;
        if (!command->running || command == own->command)
            append(queue, command);
    }
}
