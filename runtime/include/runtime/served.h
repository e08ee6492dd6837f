/* SPDX-License-Identifier: MIT */
/*
 * What a queue's thread works on. It calls the callbacks of its commands' events, and of objects that these
 * commands release. A callback that waits for its own thread never returns. These calls tell whether a wait
 * in this thread would be such a one.
 */
#ifndef RUNTIME_SERVED_H
#define RUNTIME_SERVED_H

#include <stdbool.h>

#include "runtime/cl.h"

/* From now on this thread works on the event's command. */
void rt_served_begin(cl_event event);
/* Whether this thread is a queue's. */
bool rt_served_any(void);
/* Whether a wait never ends: for the event, for a new command of the queue, for all commands of the queue,
 * for all commands of the context. */
bool rt_served_holds_up(cl_event event);
bool rt_served_holds_up_later(cl_command_queue queue);
bool rt_served_holds_up_queue(cl_command_queue queue);
bool rt_served_holds_up_context(cl_context context);

#endif
