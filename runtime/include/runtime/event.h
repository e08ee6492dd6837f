/* SPDX-License-Identifier: MIT */
#ifndef RUNTIME_EVENT_H
#define RUNTIME_EVENT_H

#include <pthread.h>

#include "runtime/cl.h"
#include "runtime/lock.h"
#include "runtime/object.h"

typedef void(CL_CALLBACK *rt_event_callback)(cl_event, cl_int, void *);

struct rt_event_hook {
    struct rt_event_hook *next;
    cl_int status; /* call when this or a later state is reached */
    rt_event_callback call;
    void *user;
};

struct _cl_event {
    struct rt_object base;
    cl_context context;
    cl_command_queue queue; /* NULL: a user event */
    cl_command_type type;
    bool hidden;         /* see rt_event_init_hidden */
    atomic_int status;   /* written under the lock */
    struct rt_lock lock; /* guards what follows */
    pthread_cond_t changed;
    cl_ulong times[4]; /* CL_QUEUED - state: queued, submitted, running, complete */
    struct rt_event_hook *hooks;
    unsigned failures; /* of its queue when it ended, for runtime/failures.h; written before its status */
};

/* queue NULL: a user event, CL_SUBMITTED; else CL_QUEUED. */
cl_int rt_event_new(cl_context context, cl_command_queue queue, cl_command_type type, cl_event *out);
/* The event of a command that the host program neither gets nor waits for. It is a part of the command, and
 * no object: it has no references, no callbacks, and nobody waits for it. *event: all 0. */
void rt_event_init_hidden(cl_event event, cl_command_queue queue, cl_command_type type);
void rt_event_destroy(struct rt_object *object);
/* Moves on to a later state, wakes waiting threads and calls the callbacks for this state. */
void rt_event_set(cl_event event, cl_int status);
/* The same in two steps. The callbacks that are due; NULL: none. */
struct rt_event_hook *rt_event_move(cl_event event, cl_int status);
void rt_event_call(cl_event event, struct rt_event_hook *due, cl_int status);
/* Moves a command's event on to CL_RUNNING. False: it has callbacks, and stays as it is. */
bool rt_event_begin_quietly(cl_event event);
cl_int rt_event_status(cl_event event);
/* Waits until the event is complete or has failed. Returns the final status. */
cl_int rt_event_wait(cl_event event);
/* Sets a user event once; false: it was set before. */
bool rt_event_set_user(cl_event event, cl_int status);
cl_int rt_event_add_hook(cl_event event, cl_int status, rt_event_callback call, void *user);
/* Time at which a state was reached; valid for complete events. */
cl_ulong rt_event_time(cl_event event, cl_int state);

#endif
