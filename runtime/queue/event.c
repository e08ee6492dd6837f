/* SPDX-License-Identifier: MIT */
#include "runtime/event.h"

#include <assert.h>
#include <stdlib.h>

#include "base/spin.h"
#include "base/thread.h"
#include "runtime/context.h"
#include "runtime/device.h"
#include "runtime/platform.h"
#include "runtime/queue.h"

static void
begin(cl_event event, cl_context context, cl_command_queue queue, cl_command_type type)
{
    event->context = context;
    event->queue = queue;
    event->type = type;
    event->status = queue ? CL_QUEUED : CL_SUBMITTED;
    event->times[0] = rt_clock();
}

cl_int
rt_event_new(cl_context context, cl_command_queue queue, cl_command_type type, cl_event *out)
{
    cl_event event = calloc(1, sizeof *event);
    if (!event)
        return CL_OUT_OF_HOST_MEMORY;
    rt_object_init(&event->base, RT_EVENT);
    rt_lock_init(&event->lock);
    pthread_cond_init(&event->changed, NULL);
    begin(event, context, queue, type);
    if (queue)
        RT_RETAIN(queue); /* which keeps its context */
    else
        RT_RETAIN(context);
    *out = event;
    return CL_SUCCESS;
}

void
rt_event_init_hidden(cl_event event, cl_command_queue queue, cl_command_type type)
{
    event->hidden = true;
    begin(event, queue->context, queue, type);
}

/* The condition variable counts waiting threads of the parent. Callbacks are the parent's, and so is a
 * command that has not ended, unless a queue's thread forked and goes on with its commands here. */
static void
inherit(cl_event event)
{
    pthread_cond_init(&event->changed, NULL);
    if (rt_platform()->goes_on)
        return;
    event->hooks = NULL;
    if (event->queue && event->status > CL_COMPLETE)
        event->status = CL_DEVICE_NOT_AVAILABLE;
}

static void
lock(cl_event event)
{
    if (!event->hidden && rt_lock(&event->lock))
        inherit(event);
}

static void
unlock(cl_event event)
{
    if (!event->hidden)
        rt_unlock(&event->lock);
}

void
rt_event_destroy(struct rt_object *object)
{
    cl_event event = (cl_event)object;
    lock(event);
    unlock(event);
    while (event->hooks) {
        struct rt_event_hook *next = event->hooks->next;
        free(event->hooks);
        event->hooks = next;
    }
    pthread_cond_destroy(&event->changed);
    rt_lock_destroy(&event->lock);
    if (event->queue)
        RT_RELEASE(event->queue);
    else
        RT_RELEASE(event->context);
    rt_object_free(&event->base, RT_EVENT);
}

/* Takes the callbacks for `status` out of the list, oldest first. */
static struct rt_event_hook *
take_due(cl_event event, cl_int status)
{
    struct rt_event_hook *due = NULL, **link = &event->hooks;
    while (*link) {
        struct rt_event_hook *hook = *link;
        if (status <= hook->status) {
            *link = hook->next;
            hook->next = due;
            due = hook;
        } else {
            link = &hook->next;
        }
    }
    return due;
}

void
rt_event_call(cl_event event, struct rt_event_hook *due, cl_int status)
{
    while (due) {
        struct rt_event_hook *next = due->next;
        due->call(event, status < 0 ? status : due->status, due->user);
        free(due);
        due = next;
    }
}

/* The event's lock is held. */
static void
move_on(cl_event event, cl_int status, cl_ulong now)
{
    assert(event->status > CL_COMPLETE && status < event->status);
    for (cl_int state = event->status - 1; state >= (status < 0 ? CL_COMPLETE : status); state--)
        event->times[CL_QUEUED - state] = now;
    event->status = status;
}

struct rt_event_hook *
rt_event_move(cl_event event, cl_int status)
{
    const cl_ulong now = rt_clock();
    lock(event);
    move_on(event, status, now);
    struct rt_event_hook *due = take_due(event, status);
    if (!event->hidden)
        pthread_cond_broadcast(&event->changed);
    unlock(event);
    return due;
}

void
rt_event_set(cl_event event, cl_int status)
{
    rt_event_call(event, rt_event_move(event, status), status);
}

bool
rt_event_begin_quietly(cl_event event)
{
    const cl_ulong now = rt_clock();
    lock(event);
    const bool quiet = !event->hooks;
    if (quiet)
        move_on(event, CL_RUNNING, now);
    unlock(event);
    return quiet;
}

cl_int
rt_event_status(cl_event event)
{
    lock(event);
    const cl_int status = event->status;
    unlock(event);
    return status;
}

cl_int
rt_event_wait(cl_event event)
{
    for (struct rt_spin spin = {0}; atomic_load(&event->status) > CL_COMPLETE && rt_spin(&spin);)
        ;
    lock(event);
    while (event->status > CL_COMPLETE)
        rt_thread_wait(&event->changed, &event->lock.mutex, NULL);
    const cl_int status = event->status;
    unlock(event);
    return status;
}

/* A waiting thread or a callback may release the event; it stays alive until the last callback has returned.
 */
bool
rt_event_set_user(cl_event event, cl_int status)
{
    assert(!event->queue && status <= CL_COMPLETE);
    RT_RETAIN(event);
    lock(event);
    const bool first = event->status > CL_COMPLETE;
    struct rt_event_hook *due = NULL;
    if (first) {
        event->status = status;
        due = take_due(event, status);
        pthread_cond_broadcast(&event->changed);
    }
    unlock(event);
    rt_event_call(event, due, status);
    RT_RELEASE(event);
    return first;
}

cl_int
rt_event_add_hook(cl_event event, cl_int status, rt_event_callback call, void *user)
{
    struct rt_event_hook *hook = malloc(sizeof *hook);
    if (!hook)
        return CL_OUT_OF_HOST_MEMORY;
    lock(event);
    const cl_int now = event->status;
    const bool is_due = now <= status;
    *hook = (struct rt_event_hook){is_due ? NULL : event->hooks, status, call, user};
    if (!is_due)
        event->hooks = hook;
    unlock(event);
    if (is_due)
        rt_event_call(event, hook, now);
    return CL_SUCCESS;
}

cl_ulong
rt_event_time(cl_event event, cl_int state)
{
    assert(state >= CL_COMPLETE && state <= CL_QUEUED);
    lock(event);
    const cl_ulong time = event->times[CL_QUEUED - state];
    unlock(event);
    return time;
}
