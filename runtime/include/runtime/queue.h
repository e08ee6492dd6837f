/* SPDX-License-Identifier: MIT */
/*
 * Queues: threads take the commands. In order, one thread takes them one by one. Out of order, several
 * threads take commands that are ready: their wait lists have ended, and they are not behind a barrier.
 */
#ifndef RUNTIME_QUEUE_H
#define RUNTIME_QUEUE_H

#include <pthread.h>

#include "runtime/cl.h"
#include "runtime/failures.h"
#include "runtime/object.h"
#include "runtime/spare_threads.h"

struct rt_command;

/* HELD_AGAIN: when so many commands are left, callers that wait for room go on. */
enum { RT_MAX_SERVERS = 8, RT_QUEUE_HELD_AGAIN = 1 << 13 };

/* A thread of a queue. */
struct rt_server {
    cl_command_queue queue;
    pthread_t thread;
    bool alive;
    struct rt_command *command; /* the one it runs, or NULL */
    struct rt_spare_job job;    /* what its thread was started with */
};

struct _cl_command_queue {
    struct rt_object base;
    cl_context context;
    cl_device_id device;
    cl_command_queue_properties flags;
    cl_queue_properties *properties; /* as given to clCreateCommandQueueWithProperties, or NULL */
    size_t property_count;
    cl_command_queue next, prev; /* the root device's queues, under its lock */
    pthread_mutex_t lock;        /* guards what follows */
    pthread_cond_t changed;
    pthread_cond_t room;                         /* signalled when half of the held commands are done */
    struct rt_command *first, *last;             /* queued or running */
    struct rt_command *first_ready, *last_ready; /* of these, those that may run now */
    struct rt_command *barrier; /* out of order: the first barrier, which holds up what is behind it */
    atomic_uint unfinished;     /* those, and those that are being freed; also read without the lock */
    atomic_uint changes;        /* counts changes for polling servers; also read without the lock */
    atomic_bool waits_long;     /* the host program, for this queue, of late; see rt_queue_finish */
    struct rt_failures failures;
    bool closed; /* no handle is left: the threads end after the last command */
    struct rt_server servers[RT_MAX_SERVERS];
    unsigned server_count, idle_servers, spinning_servers;
};

cl_int rt_queue_new(cl_context context, cl_device_id device, cl_command_queue_properties flags,
                    const cl_queue_properties *properties, size_t property_count, cl_command_queue *out);
void rt_queue_destroy(struct rt_object *object);
/* The last handle is gone. */
void rt_queue_close(cl_command_queue queue);
/* Waits until every command enqueued so far has ended. */
void rt_queue_finish(cl_command_queue queue);
/* Takes the command; a thread of the queue will run and free it. */
cl_int rt_queue_push(cl_command_queue queue, struct rt_command *command);
/* The launch behind a command that runs in order, if nothing but this command can hold it up. NULL: there is
 * none. Nobody but the thread that runs the command takes it. */
struct rt_command *rt_queue_next_launch(const struct rt_command *command);
/* In a forked child, before anything else runs: resets the queue, no matter what its threads were doing. */
void rt_queue_after_fork(cl_command_queue queue);

#endif
