/* SPDX-License-Identifier: MIT */
#include "runtime/failures.h"

#include <assert.h>
#include <limits.h>

#include "queue_order.h"
#include "runtime/event.h"
#include "runtime/queue.h"

static void
note_failure(cl_event event, struct rt_failures *failures, cl_int status)
{
    failures->count++;
    failures->status = status;
    event->failures = failures->count;
}

/* A command that ends after a barrier was enqueued behind it, because the barrier waited for all commands
 * before it. */
static void
note_success(cl_event event, struct rt_failures *failures, bool is_whole)
{
    if (is_whole && event->type == CL_COMMAND_BARRIER)
        failures->before_barrier = failures->count;
    event->failures = is_whole ? failures->count : failures->before_barrier;
}

/* In order, one thread at a time calls this, so the count can be read without the lock. */
void
rt_failures_note(cl_event event, cl_int status, bool is_whole)
{
    cl_command_queue queue = event->queue;
    assert(queue && status <= CL_COMPLETE);
    if (status == CL_COMPLETE && !rt_is_out_of_order(queue)) {
        event->failures = queue->failures.count;
        return;
    }
    pthread_mutex_lock(&queue->lock);
    if (status < 0)
        note_failure(event, &queue->failures, status);
    else
        note_success(event, &queue->failures, is_whole);
    pthread_mutex_unlock(&queue->lock);
}

/* The error of a waiting call (OpenCL 3.0, 5.13). */
static cl_int
error_of(const struct rt_failures *failures)
{
    return failures->status == CL_OUT_OF_HOST_MEMORY ? CL_OUT_OF_HOST_MEMORY : CL_OUT_OF_RESOURCES;
}

enum { SEEN_BITS = 64 };

/* The next `count` failures were reported or seen, and those that were seen directly behind them. */
static void
advance(struct rt_failures *failures, unsigned count)
{
    failures->told += count;
    failures->seen = count < SEEN_BITS ? failures->seen >> count : 0;
    for (; failures->seen & 1; failures->seen >>= 1)
        failures->told++;
}

/* Reports the failures up to this number. Bit 0 of `seen` is 0, so there is one that was not seen. */
static cl_int
tell(cl_command_queue queue, unsigned last)
{
    struct rt_failures *failures = &queue->failures;
    cl_int err = CL_SUCCESS;
    pthread_mutex_lock(&queue->lock);
    last = last < failures->count ? last : failures->count;
    if (last > failures->told) {
        advance(failures, last - failures->told);
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
rt_failures_tell_until(cl_event event)
{
    return event->queue && event->failures ? tell(event->queue, event->failures) : CL_SUCCESS;
}

void
rt_failures_seen(cl_event event)
{
    cl_command_queue queue = event->queue;
    if (!queue || !event->failures)
        return;
    pthread_mutex_lock(&queue->lock);
    struct rt_failures *failures = &queue->failures;
    if (event->failures > failures->told && event->failures - failures->told <= SEEN_BITS) {
        failures->seen |= UINT64_C(1) << (event->failures - failures->told - 1);
        advance(failures, 0);
    }
    pthread_mutex_unlock(&queue->lock);
}
