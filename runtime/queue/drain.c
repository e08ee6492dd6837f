/* SPDX-License-Identifier: MIT */
#include "runtime/drain.h"

#include <time.h>

#include "queue_order.h"
#include "runtime/command.h"
#include "runtime/device.h"
#include "runtime/event.h"
#include "runtime/platform.h"
#include "runtime/served.h"

static bool
has_ended(const struct _cl_event *event)
{
    return atomic_load(&event->status) <= CL_COMPLETE;
}

/* The command may wait for a user event, or for another queue's command, which is checked with that queue. */
static bool
waits(const struct rt_command *command)
{
    for (cl_uint i = 0; i < command->wait_count; i++)
        if (!has_ended(command->waits[i]))
            return true;
    return command->state == RT_COMMAND_HELD;
}

/* The host's own functions may never end. */
static bool
ends_by_itself(const struct rt_command *command)
{
    return !has_ended(command->event) && !command->native && !waits(command);
}

/* In order, the others are behind the first. The device's lock is held. Other threads take it while they hold
 * a queue's lock, so this only tries to lock the queue and tries again later. */
static bool
queue_gets_on(cl_command_queue queue)
{
    bool gets_on = false;
    if (pthread_mutex_trylock(&queue->lock))
        return true;
    const bool out_of_order = rt_is_out_of_order(queue);
    for (const struct rt_command *command = queue->first; command && !gets_on; command = command->next) {
        gets_on = ends_by_itself(command);
        if (!out_of_order && !has_ended(command->event))
            break;
    }
    pthread_mutex_unlock(&queue->lock);
    return gets_on;
}

static bool
device_gets_on(cl_device_id device)
{
    bool gets_on = false;
    pthread_mutex_lock(&device->lock);
    for (cl_command_queue queue = device->queues; queue && !gets_on; queue = queue->next)
        gets_on = queue_gets_on(queue);
    pthread_mutex_unlock(&device->lock);
    return gets_on;
}

static bool
any_gets_on(void)
{
    for (cl_uint i = 0; i < rt_platform()->device_count; i++)
        if (device_gets_on(rt_platform()->devices[i]))
            return true;
    return false;
}

void
rt_drain(void)
{
    const struct timespec pause = {.tv_nsec = 1000000};
    while (!rt_served_any() && any_gets_on())
        nanosleep(&pause, NULL);
}
