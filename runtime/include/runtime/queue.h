/* SPDX-License-Identifier: MIT */
/* In-order queues: one thread per queue takes the commands one by one. */
#ifndef RUNTIME_QUEUE_H
#define RUNTIME_QUEUE_H

#include <pthread.h>

#include "runtime/cl.h"
#include "runtime/object.h"

struct rt_command;

struct _cl_command_queue {
    struct rt_object base;
    cl_context context;
    cl_device_id device;
    cl_command_queue_properties flags;
    cl_queue_properties *properties; /* as given to clCreateCommandQueueWithProperties, or NULL */
    size_t property_count;
    cl_command_queue next, prev; /* the device's queues, under its lock */
    pthread_mutex_t lock;        /* guards what follows */
    pthread_cond_t changed;
    struct rt_command *first, *last;
    unsigned unfinished; /* commands that are queued or running */
    bool closed;         /* no handle is left: the thread ends after the last command */
    bool served;         /* there is a thread */
    pthread_t thread;    /* which one, when served */
};

cl_int rt_queue_new(cl_context context, cl_device_id device, cl_command_queue_properties flags,
                    const cl_queue_properties *properties, size_t property_count, cl_command_queue *out);
void rt_queue_destroy(struct rt_object *object);
/* The last handle is gone. */
void rt_queue_close(cl_command_queue queue);
/* Until every command enqueued so far has ended. */
void rt_queue_finish(cl_command_queue queue);
/* Takes the command; the queue's thread will run and free it. */
cl_int rt_queue_push(cl_command_queue queue, struct rt_command *command);
/* In a forked child, before anything else runs: the queue is as new, whatever its thread was doing. */
void rt_queue_after_fork(cl_command_queue queue);

#endif
