/* SPDX-License-Identifier: MIT */
#include "runtime/event.h"

#include "icd.h"
#include "runtime/platform.h"
#include "runtime/queue.h"
#include "runtime/served.h"
#include "runtime/watch.h"

/* Whether one failed. These failures count as reported. */
static bool
wait_for_all(cl_uint count, const cl_event *events)
{
    bool failed = false;
    for (cl_uint i = 0; i < count; i++) {
        if (rt_event_wait(events[i]) < 0) {
            rt_failures_seen(events[i]);
            failed = true;
        }
        if (rt_platform()->options.check)
            rt_watch_waited(events[i]);
    }
    return failed;
}

/* Reports failures of the commands that these events stand for. */
static cl_int
tell_of_earlier(cl_uint count, const cl_event *events)
{
    cl_int err = CL_SUCCESS;
    for (cl_uint i = 0; i < count; i++) {
        const cl_int one = rt_failures_tell_until(events[i]);
        err = err ? err : one;
    }
    return err;
}

cl_int CL_API_CALL
clWaitForEvents(cl_uint num_events, const cl_event *event_list)
{
    cl_int err = CL_SUCCESS;
    CALL(num_events > 0 && event_list ? event_list[0] : NULL);
    REQUIRE_LIST(num_events, event_list);
    for (cl_uint i = 0; i < num_events; i++) {
        REQUIRE_KIND(event_list[i], RT_EVENT, CL_INVALID_EVENT, "event_list[%u]", i);
        REQUIRE(event_list[i]->context == event_list[0]->context, CL_INVALID_CONTEXT,
                "event_list[%u] belongs to another context than event_list[0]", i);
    }
    for (cl_uint i = 0; i < num_events; i++)
        REQUIRE(!rt_served_holds_up(event_list[i]), CL_INVALID_OPERATION,
                "a callback would wait for event_list[%u], which waits for the callback", i);
    if (wait_for_all(num_events, event_list))
        err = CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST;
    else
        err = tell_of_earlier(num_events, event_list);
    return icd_tell_failure(__func__, err);
}

/* A failure that the program has seen is not reported again. */
static cl_int
answer_status(const struct icd_question *question, cl_event event)
{
    const cl_int status = rt_event_status(event),
                 err = icd_answer(question, "CL_EVENT_COMMAND_EXECUTION_STATUS", &status, sizeof status);
    if (!err && question->value && status < 0)
        rt_failures_seen(event);
    if (status <= CL_COMPLETE && rt_platform()->options.check)
        rt_watch_waited(event);
    return err;
}

cl_int CL_API_CALL
clGetEventInfo(cl_event event, cl_event_info param_name, size_t param_value_size, void *param_value,
               size_t *param_value_size_ret)
{
    QUESTION();
    REQUIRE_EVENT(event);
    switch (param_name) {
        ANSWER(CL_EVENT_COMMAND_QUEUE, cl_command_queue, event->queue)
        ANSWER(CL_EVENT_CONTEXT, cl_context, event->context)
        ANSWER(CL_EVENT_COMMAND_TYPE, cl_command_type, event->type)
    case CL_EVENT_COMMAND_EXECUTION_STATUS:
        return answer_status(&question, event);
        ANSWER(CL_EVENT_REFERENCE_COUNT, cl_uint, rt_object_host_refs(&event->base))
    }
    return icd_refuse_question(&question, "an event");
}

cl_int CL_API_CALL
clGetEventProfilingInfo(cl_event event, cl_profiling_info param_name, size_t param_value_size,
                        void *param_value, size_t *param_value_size_ret)
{
    QUESTION();
    REQUIRE_EVENT(event);
    REQUIRE(event->queue, CL_PROFILING_INFO_NOT_AVAILABLE, "event is a user event");
    REQUIRE(event->queue->flags & CL_QUEUE_PROFILING_ENABLE, CL_PROFILING_INFO_NOT_AVAILABLE,
            "the event's queue was created without CL_QUEUE_PROFILING_ENABLE");
    REQUIRE(rt_event_status(event) == CL_COMPLETE, CL_PROFILING_INFO_NOT_AVAILABLE,
            "the event's status is %d; it has times once that is CL_COMPLETE (0)", rt_event_status(event));
    switch (param_name) {
        ANSWER(CL_PROFILING_COMMAND_QUEUED, cl_ulong, rt_event_time(event, CL_QUEUED))
        ANSWER(CL_PROFILING_COMMAND_SUBMIT, cl_ulong, rt_event_time(event, CL_SUBMITTED))
        ANSWER(CL_PROFILING_COMMAND_START, cl_ulong, rt_event_time(event, CL_RUNNING))
        ANSWER(CL_PROFILING_COMMAND_END, cl_ulong, rt_event_time(event, CL_COMPLETE))
        ANSWER(CL_PROFILING_COMMAND_COMPLETE, cl_ulong, rt_event_time(event, CL_COMPLETE))
    }
    return icd_refuse_question(&question, "an event's profile");
}

static cl_int
check_context(const struct rt_call *call, cl_context context)
{
    REQUIRE_CONTEXT(context);
    return CL_SUCCESS;
}

cl_event CL_API_CALL
clCreateUserEvent(cl_context context, cl_int *errcode_ret)
{
    CALL(context);
    cl_event event = NULL;
    cl_int err = check_context(call, context);
    if (!err)
        err = rt_event_new(context, NULL, CL_COMMAND_USER, &event);
    icd_store_error(errcode_ret, err);
    return event;
}

cl_int CL_API_CALL
clSetUserEventStatus(cl_event event, cl_int execution_status)
{
    CALL(event);
    REQUIRE_EVENT(event);
    REQUIRE(!event->queue, CL_INVALID_EVENT, "event is a command's; allowed are those of clCreateUserEvent");
    REQUIRE(execution_status <= CL_COMPLETE, CL_INVALID_VALUE,
            "execution_status is %d; allowed are CL_COMPLETE (0) and negative numbers", execution_status);
    REQUIRE(rt_event_set_user(event, execution_status), CL_INVALID_OPERATION,
            "execution_status is %d, and the event already has status %d", execution_status,
            rt_event_status(event));
    return CL_SUCCESS;
}

cl_int CL_API_CALL
clSetEventCallback(cl_event event, cl_int command_exec_callback_type,
                   void(CL_CALLBACK *pfn_notify)(cl_event, cl_int, void *), void *user_data)
{
    const cl_int type = command_exec_callback_type;
    CALL(event);
    REQUIRE_EVENT(event);
    REQUIRE_POINTER(pfn_notify);
    REQUIRE(
        type == CL_SUBMITTED || type == CL_RUNNING || type == CL_COMPLETE, CL_INVALID_VALUE,
        "command_exec_callback_type is %d; allowed are CL_SUBMITTED (2), CL_RUNNING (1) and CL_COMPLETE (0)",
        type);
    if (rt_platform()->options.check)
        rt_watch_unsure(event);
    return rt_event_add_hook(event, type, pfn_notify, user_data);
}
