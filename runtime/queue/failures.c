/* SPDX-License-Identifier: MIT */
#include "runtime/failures.h"

#include <assert.h>
#include <limits.h>

#include "queue_order.h"
#include "runtime/event.h"
#include "runtime/queue.h"

/* In order, an event also stands for the commands before it, and one thread at a time calls this. */
void
rt_failures_note(cl_event event, cl_int status)
{
    cl_command_queue queue = event->queue;
    assert(queue && status <= CL_COMPLETE);
    if (status < 0) {
        pthread_mutex_lock(&queue->lock);
        queue->failures.count++;
        queue->failures.status = status;
        event->failures = queue->failures.count;
        pthread_mutex_unlock(&queue->lock);
    } else if (!rt_is_out_of_order(queue)) {
        event->failures = queue->failures.count;
    }
}

/* What a waiting call may return (OpenCL 3.0, 5.13). */
static cl_int
error_of(const struct rt_failures *failures)
{
    return failures->status == CL_OUT_OF_HOST_MEMORY ? CL_OUT_OF_HOST_MEMORY : CL_OUT_OF_RESOURCES;
}

/* Of the failures up to this number. */
static cl_int
tell(cl_command_queue queue, unsigned last)
{
    struct rt_failures *failures = &queue->failures;
    cl_int err = CL_SUCCESS;
    pthread_mutex_lock(&queue->lock);
    last = last < failures->count ? last : failures->count;
    if (last > failures->told) {
        failures->told = last;
        err = error_of(failures);
    }
    pthread_mutex_unlock(&queue->lock);
    return err;
}

cl_int
rt_failures_tell(cl_command_queue queue)
{
    return tell(queue, UINT_MAX);
}

cl_int
rt_failures_tell_until(cl_event event, cl_int status)
{
    if (!event->queue || !event->failures)
        return CL_SUCCESS;
    const cl_int err = tell(event->queue, event->failures);
    return status < 0 ? CL_SUCCESS : err;
}
