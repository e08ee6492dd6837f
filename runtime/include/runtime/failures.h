/* SPDX-License-Identifier: MIT */
/*
 * Commands that failed while nobody waited for them by name, above all launches with a fault. The next call
 * that waits for the queue tells the host program: clFinish, a blocking command, clWaitForEvents.
 *
 * The OpenCL 3.0 specification leaves it to the implementation what calls return once a command was
 * terminated (5.11), and has CL_OUT_OF_RESOURCES for all of these calls. A call that does not wait says
 * nothing, because what it said would depend on how far the queue is. Each failure is told once, so that a
 * program that expects it can go on: one call's error stands for all failures of the queue up to there. An
 * event whose status the program saw counts as told. In order, an event stands for all commands before it;
 * out of order, a marker or barrier without a wait list does, and so does every command behind a barrier.
 */
#ifndef RUNTIME_FAILURES_H
#define RUNTIME_FAILURES_H

#include <stdbool.h>

#include "runtime/cl.h"

/* Of one queue; guarded by its lock. Failures are numbered from 1. */
struct rt_failures {
    unsigned count;          /* so far */
    unsigned told;           /* up to this number the host program knows */
    unsigned before_barrier; /* out of order: those that the last barrier waited for */
    cl_int status;           /* the last one's */
};

/* The command of this event ends with `status`. Called before anybody can see the event's end. is_whole: a
 * marker or barrier that waited for all commands before it. */
void rt_failures_note(cl_event event, cl_int status, bool is_whole);
/* The host program waited for all of the queue's commands. CL_SUCCESS, or what the call returns. */
cl_int rt_failures_tell(cl_command_queue queue);
/* The host program waited for this event, which succeeded. CL_SUCCESS, or the error of an earlier command
 * that it stands for and of which the program does not know yet. */
cl_int rt_failures_tell_until(cl_event event);
/* The host program saw that the event failed. Failures before it that nobody was told of are told later. */
void rt_failures_seen(cl_event event);

#endif
