/* SPDX-License-Identifier: MIT */
/*
 * A queue has all its commands in a list in the order in which they were enqueued, and those that may run in
 * a second list. Commands behind the first barrier are held, and not looked at again until it ends.
 */
#include "queue_order.h"

#include <assert.h>

#include "runtime/event.h"

/* A barrier or marker without a wait list waits for all commands before it; so does any command in order. */
static bool
waits_for_earlier(const struct _cl_command_queue *queue, const struct rt_command *command)
{
    const cl_command_type type = command->event->type;
    return !rt_is_out_of_order(queue) ||
           (!command->wait_count && (type == CL_COMMAND_BARRIER || type == CL_COMMAND_MARKER));
}

static bool
holds_up_later(const struct _cl_command_queue *queue, const struct rt_command *command)
{
    return rt_is_out_of_order(queue) && command->event->type == CL_COMMAND_BARRIER;
}

static void
append_ready(cl_command_queue queue, struct rt_command *command)
{
    command->state = RT_COMMAND_READY;
    command->next_ready = NULL;
    if (queue->last_ready)
        queue->last_ready->next_ready = command;
    else
        queue->first_ready = command;
    queue->last_ready = command;
}

/* True: the command has waited, and now it may run. */
static bool
try_ready(cl_command_queue queue, struct rt_command *command)
{
    if (command->state != RT_COMMAND_WAITING || command->pending ||
        (command != queue->first && waits_for_earlier(queue, command)))
        return false;
    append_ready(queue, command);
    return true;
}

/* No barrier is before the command any more, nor before those that follow, up to the next barrier. */
static void
let_pass(cl_command_queue queue, struct rt_command *command)
{
    queue->barrier = NULL;
    for (; command && !queue->barrier; command = command->next) {
        if (command->state == RT_COMMAND_HELD)
            command->state = RT_COMMAND_WAITING;
        try_ready(queue, command);
        if (holds_up_later(queue, command))
            queue->barrier = command;
    }
}

void
rt_order_append(cl_command_queue queue, struct rt_command *command)
{
    command->prev = queue->last;
    command->next = NULL;
    if (queue->last)
        queue->last->next = command;
    else
        queue->first = command;
    queue->last = command;
    if (!queue->barrier)
        let_pass(queue, command);
}

bool
rt_order_release(cl_command_queue queue, struct rt_command *command)
{
    assert(command->pending);
    command->pending--;
    return try_ready(queue, command);
}

struct rt_command *
rt_order_take(cl_command_queue queue)
{
    struct rt_command *command = queue->first_ready;
    if (!command)
        return NULL;
    queue->first_ready = command->next_ready;
    if (!queue->first_ready)
        queue->last_ready = NULL;
    command->state = RT_COMMAND_RUNNING;
    return command;
}

void
rt_order_remove(cl_command_queue queue, struct rt_command *command)
{
    struct rt_command *next = command->next;
    assert(command->state == RT_COMMAND_RUNNING);
    command->state = RT_COMMAND_ENDED;
    if (command->prev)
        command->prev->next = next;
    else
        queue->first = next;
    if (next)
        next->prev = command->prev;
    else
        queue->last = command->prev;
    if (command == queue->barrier)
        let_pass(queue, next);
    if (queue->first)
        try_ready(queue, queue->first);
}
