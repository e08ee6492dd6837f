/* SPDX-License-Identifier: MIT */
/*
 * Which command of a queue may run next. Each step looks at a fixed number of commands, however many wait;
 * only the end of a barrier looks at all commands up to the next barrier, once. All calls need the queue's
 * lock.
 */
#ifndef QUEUE_ORDER_H
#define QUEUE_ORDER_H

#include "runtime/command.h"
#include "runtime/queue.h"

static inline bool
rt_is_out_of_order(const struct _cl_command_queue *queue)
{
    return queue->flags & CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE;
}

/* A new last command. */
void rt_order_append(cl_command_queue queue, struct rt_command *command);
/* An event that the command waits for has ended. True: now the command may run. */
bool rt_order_release(cl_command_queue queue, struct rt_command *command);
/* A command that may run; from now on it runs. NULL: there is none. */
struct rt_command *rt_order_take(cl_command_queue queue);
/* The command has ended. */
void rt_order_remove(cl_command_queue queue, struct rt_command *command);

#endif
