/* SPDX-License-Identifier: MIT */
/* Markers and barriers. Both are commands that do nothing. The queue makes them wait, and makes others wait
 * for them (runtime/queue/queue.c). */
#include "object/icd.h"

static cl_int
sync(const struct rt_call *call, cl_command_queue queue, cl_command_type type, cl_uint count,
     const cl_event *waits, cl_event *event)
{
    const struct rt_enqueue enqueue = {queue, type, count, waits, event, false, call};
    const cl_int err = icd_check_enqueue(&enqueue);
    return err ? err : rt_enqueue_nothing(&enqueue, 0, NULL);
}

cl_int CL_API_CALL
clEnqueueMarkerWithWaitList(cl_command_queue command_queue, cl_uint num_events_in_wait_list,
                            const cl_event *event_wait_list, cl_event *event)
{
    CALL(command_queue);
    return sync(call, command_queue, CL_COMMAND_MARKER, num_events_in_wait_list, event_wait_list, event);
}

cl_int CL_API_CALL
clEnqueueBarrierWithWaitList(cl_command_queue command_queue, cl_uint num_events_in_wait_list,
                             const cl_event *event_wait_list, cl_event *event)
{
    CALL(command_queue);
    return sync(call, command_queue, CL_COMMAND_BARRIER, num_events_in_wait_list, event_wait_list, event);
}

cl_int CL_API_CALL
clEnqueueMarker(cl_command_queue command_queue, cl_event *event)
{
    CALL(command_queue);
    REQUIRE_POINTER(event);
    return sync(call, command_queue, CL_COMMAND_MARKER, 0, NULL, event);
}

cl_int CL_API_CALL
clEnqueueBarrier(cl_command_queue command_queue)
{
    CALL(command_queue);
    return sync(call, command_queue, CL_COMMAND_BARRIER, 0, NULL, NULL);
}

cl_int CL_API_CALL
clEnqueueWaitForEvents(cl_command_queue command_queue, cl_uint num_events, const cl_event *event_list)
{
    CALL(command_queue);
    REQUIRE_QUEUE(command_queue);
    REQUIRE_LIST(num_events, event_list);
    for (cl_uint i = 0; i < num_events; i++)
        REQUIRE_KIND(event_list[i], RT_EVENT, CL_INVALID_EVENT, "event_list[%u]", i);
    return sync(call, command_queue, CL_COMMAND_BARRIER, num_events, event_list, NULL);
}
