/* SPDX-License-Identifier: MIT */
/*
 * Failed commands, mostly launches with a fault, whose failure the host program has not seen yet. The next
 * call that waits for the queue returns an error: clFinish, a blocking command, clWaitForEvents.
 *
 * The OpenCL 3.0 specification leaves it to the implementation what calls return once a command was
 * terminated (5.11), and has CL_OUT_OF_RESOURCES for all of these calls. A call that does not wait returns no
 * such error, because it would depend on how far the queue is. Each failure is reported once, so a program
 * that expects it can go on. One error stands for all failures of the queue up to that call. A failure whose
 * event status the program has read counts as reported. In an in-order queue, an event stands for all
 * commands before it. In an out-of-order queue, a marker or barrier without a wait list does, and so does
 * every command behind such a barrier.
 */
#ifndef RUNTIME_FAILURES_H
#define RUNTIME_FAILURES_H

#include <stdbool.h>
#include <stdint.h>

#include "runtime/cl.h"

/* Of one queue; guarded by its lock. Failures are numbered from 1. */
struct rt_failures {
    unsigned count;          /* so far */
    unsigned told;           /* failures up to this number were reported, or seen */
    uint64_t seen;           /* bit n: failure told + 1 + n was seen. Bit 0 is 0. */
    unsigned before_barrier; /* out of order: those that the last barrier waited for */
    cl_int status;           /* the last one's */
};

/* The command of this event ends with `status`. Called before anybody can see the event's end. is_whole: a
 * marker or barrier that waited for all commands before it. */
void rt_failures_note(cl_event event, cl_int status, bool is_whole);
/* The host program waited for all of the queue's commands. Returns the call's result: CL_SUCCESS or an error.
 */
cl_int rt_failures_tell(cl_command_queue queue);
/* The host program waited for this event, which succeeded. Returns CL_SUCCESS, or the error of an earlier
 * command that the event stands for and that was not reported yet. */
cl_int rt_failures_tell_until(cl_event event);
/* The host program saw that the event failed. Earlier failures that were not reported are reported later. Of
 * more than 64 failures in between, this one is reported once more. */
void rt_failures_seen(cl_event event);

#endif
