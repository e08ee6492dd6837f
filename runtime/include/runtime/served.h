/* SPDX-License-Identifier: MIT */
/*
 * The command that a queue's thread works on. The thread also calls callbacks: of its commands' events, and
 * of objects that these commands release. A callback that waited for its own thread would never return. These
 * functions find out whether a wait in this thread would be of that kind.
 */
#ifndef RUNTIME_SERVED_H
#define RUNTIME_SERVED_H

#include <stdbool.h>

#include "runtime/cl.h"

/* From now on this thread works on the event's command. */
void rt_served_begin(cl_event event);
/* Whether this thread is a queue's. */
bool rt_served_any(void);
/* Whether a wait would never end: for the event, for a new command of the queue, for all commands of the
 * queue, for all commands of the context. */
bool rt_served_holds_up(cl_event event);
bool rt_served_holds_up_later(cl_command_queue queue);
bool rt_served_holds_up_queue(cl_command_queue queue);
bool rt_served_holds_up_context(cl_context context);

#endif
