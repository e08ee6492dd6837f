/* SPDX-License-Identifier: MIT */
#include "runtime/served.h"

#include "runtime/event.h"
#include "runtime/platform.h"
#include "runtime/queue.h"

/*
 * The work of a queue's thread at this moment, callbacks included. All NULL in a thread of the host program.
 * The pointers are only compared, never followed.
 */
static _Thread_local struct {
    cl_event event;
    cl_command_queue queue;
    cl_context context;
    bool alone; /* no other command of the queue runs before this one has ended */
} served;

void
rt_served_begin(cl_event event)
{
    served.event = event;
    served.queue = event->queue;
    served.context = event->context;
    served.alone = !(event->queue->flags & CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE) ||
                   event->type == CL_COMMAND_BARRIER || rt_platform()->options.deterministic;
}

bool
rt_served_any(void)
{
    return served.queue != NULL;
}

bool
rt_served_holds_up(cl_event event)
{
    if (!served.queue || event->queue != served.queue || atomic_load(&event->status) <= CL_COMPLETE)
        return false;
    return served.alone || event == served.event;
}

bool
rt_served_holds_up_later(cl_command_queue queue)
{
    return served.queue == queue && served.alone;
}

bool
rt_served_holds_up_queue(cl_command_queue queue)
{
    return served.queue == queue;
}

bool
rt_served_holds_up_context(cl_context context)
{
    return served.context == context;
}
