/* SPDX-License-Identifier: MIT */
/* Markers and barriers. Both are commands that do nothing; what they wait for and hold up is the queue's
 * (runtime/queue/queue.c). */
#include "object/icd.h"

static cl_int
sync(cl_command_queue queue, cl_command_type type, cl_uint count, const cl_event *waits, cl_event *event)
{
    const struct rt_enqueue enqueue = {queue, type, count, waits, event, false};
    const cl_int err = icd_check_enqueue(&enqueue);
    return err ? err : rt_enqueue_nothing(&enqueue, 0, NULL);
}

cl_int CL_API_CALL
clEnqueueMarkerWithWaitList(cl_command_queue command_queue, cl_uint num_events_in_wait_list,
                            const cl_event *event_wait_list, cl_event *event)
{
    return sync(command_queue, CL_COMMAND_MARKER, num_events_in_wait_list, event_wait_list, event);
}

cl_int CL_API_CALL
clEnqueueBarrierWithWaitList(cl_command_queue command_queue, cl_uint num_events_in_wait_list,
                             const cl_event *event_wait_list, cl_event *event)
{
    return sync(command_queue, CL_COMMAND_BARRIER, num_events_in_wait_list, event_wait_list, event);
}

cl_int CL_API_CALL
clEnqueueMarker(cl_command_queue command_queue, cl_event *event)
{
    REQUIRE(event, CL_INVALID_VALUE);
    return sync(command_queue, CL_COMMAND_MARKER, 0, NULL, event);
}

cl_int CL_API_CALL
clEnqueueBarrier(cl_command_queue command_queue)
{
    return sync(command_queue, CL_COMMAND_BARRIER, 0, NULL, NULL);
}

cl_int CL_API_CALL
clEnqueueWaitForEvents(cl_command_queue command_queue, cl_uint num_events, const cl_event *event_list)
{
    REQUIRE(IS_QUEUE(command_queue), CL_INVALID_COMMAND_QUEUE);
    REQUIRE(num_events > 0 && event_list, CL_INVALID_VALUE);
    for (cl_uint i = 0; i < num_events; i++)
        REQUIRE(IS_EVENT(event_list[i]), CL_INVALID_EVENT);
    return sync(command_queue, CL_COMMAND_BARRIER, num_events, event_list, NULL);
}
