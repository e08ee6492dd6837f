/* SPDX-License-Identifier: MIT */
/* The threads of a queue, which run its commands. Callers hold the queue's lock, unless the comment says
 * otherwise. */
#ifndef QUEUE_SERVERS_H
#define QUEUE_SERVERS_H

#include "runtime/queue.h"

/* Starts a thread if there is a command for it, or if the queue has none. CL_OUT_OF_RESOURCES: the queue has
 * no thread and gets none. */
cl_int rt_servers_start(cl_command_queue queue);
/* There may be a command to take. */
void rt_servers_tell(cl_command_queue queue);
/* In a forked child, without the lock: the thread of the queue that goes on, or NULL. The others are
 * forgotten. */
const struct rt_server *rt_servers_after_fork(cl_command_queue queue);

#endif
