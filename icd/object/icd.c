/* SPDX-License-Identifier: MIT */
#include "icd.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "runtime/event.h"
#include "runtime/memory.h"
#include "runtime/queue.h"
#include "runtime/served.h"

cl_int
icd_tell_failure(const char *function, cl_int err)
{
    const struct rt_call call = {function, NULL, 0};
    return err ? RT_REFUSE(&call, err, "a command that was waited for has failed") : CL_SUCCESS;
}

cl_int
icd_tell_shortage(const struct rt_call *call, cl_int err, const char *of, size_t bytes)
{
    return err ? REFUSE(err, "there is not enough memory for %s of %zu bytes", of, bytes) : CL_SUCCESS;
}

void
icd_store_error(cl_int *errcode_ret, cl_int err)
{
    assert(err <= CL_SUCCESS);
    if (errcode_ret)
        *errcode_ret = err;
}

cl_int
icd_check_answer_room(const struct icd_question *question, const char *key, size_t size)
{
    const struct rt_call *call = question->call;
    REQUIRE(!question->value || question->size >= size, CL_INVALID_VALUE,
            "param_value_size is %zu bytes; the answer to %s has %zu", question->size, key, size);
    return CL_SUCCESS;
}

cl_int
icd_answer(const struct icd_question *question, const char *key, const void *data, size_t size)
{
    assert(data || !size);
    const cl_int err = icd_check_answer_room(question, key, size);
    if (err)
        return err;
    if (question->value && size)
        memcpy(question->value, data, size);
    if (question->size_ret)
        *question->size_ret = size;
    return CL_SUCCESS;
}

cl_int
icd_answer_text(const struct icd_question *question, const char *key, const char *text)
{
    return icd_answer(question, key, text, strlen(text) + 1);
}

cl_int
icd_answer_names(const struct icd_question *question, const char *key, size_t count,
                 const cl_name_version *list)
{
    char text[2048];
    size_t length = 0;
    text[0] = 0;
    for (size_t i = 0; i < count; i++)
        length += (size_t)snprintf(text + length, sizeof text - length, "%s%s", i ? " " : "", list[i].name);
    assert(length < sizeof text);
    return icd_answer_text(question, key, text);
}

cl_int
icd_refuse_question(const struct icd_question *question, const char *of)
{
    return RT_REFUSE(question->call, CL_INVALID_VALUE, "param_name is 0x%x, which is no query of %s",
                     question->param_name, of);
}

static cl_int
check_waits(const struct rt_enqueue *enqueue)
{
    const struct rt_call *call = enqueue->call;
    const cl_event *event_wait_list = enqueue->waits;
    const cl_uint num_events_in_wait_list = enqueue->wait_count;
    REQUIRE_PAIR(num_events_in_wait_list, event_wait_list, CL_INVALID_EVENT_WAIT_LIST);
    for (cl_uint i = 0; i < num_events_in_wait_list; i++) {
        REQUIRE_KIND(event_wait_list[i], RT_EVENT, CL_INVALID_EVENT_WAIT_LIST, "event_wait_list[%u]", i);
        REQUIRE(event_wait_list[i]->context == enqueue->queue->context, CL_INVALID_CONTEXT,
                "event_wait_list[%u] belongs to another context than command_queue", i);
    }
    return CL_SUCCESS;
}

/* A blocking call in a callback must not wait for the thread that runs the callback. */
static cl_int
check_blocking(const struct rt_enqueue *enqueue)
{
    const struct rt_call *call = enqueue->call;
    REQUIRE(!rt_served_holds_up_later(enqueue->queue), CL_INVALID_OPERATION,
            "a blocking call in a callback would wait for the command_queue that waits for the callback");
    for (cl_uint i = 0; i < enqueue->wait_count; i++)
        REQUIRE(
            !rt_served_holds_up(enqueue->waits[i]), CL_INVALID_OPERATION,
            "a blocking call in a callback would wait for event_wait_list[%u], which waits for the callback",
            i);
    return CL_SUCCESS;
}

cl_int
icd_check_enqueue(const struct rt_enqueue *enqueue)
{
    const struct rt_call *call = enqueue->call;
    REQUIRE_QUEUE(enqueue->queue);
    const cl_int err = check_waits(enqueue);
    return !err && enqueue->blocking ? check_blocking(enqueue) : err;
}

static cl_int
check_context_of(const struct rt_enqueue *enqueue, struct icd_mem m)
{
    const struct rt_call *call = enqueue->call;
    REQUIRE(!m.name || m.mem->context == enqueue->queue->context, CL_INVALID_CONTEXT,
            "%s belongs to another context than command_queue", m.name);
    return CL_SUCCESS;
}

cl_int
icd_check_enqueue_mem(const struct rt_enqueue *enqueue, struct icd_mem a, struct icd_mem b)
{
    const struct rt_call *call = enqueue->call;
    REQUIRE_QUEUE(enqueue->queue);
    REQUIRE_KIND(a.mem, RT_MEM, CL_INVALID_MEM_OBJECT, "%s", a.name);
    if (b.name)
        REQUIRE_KIND(b.mem, RT_MEM, CL_INVALID_MEM_OBJECT, "%s", b.name);
    cl_int err = check_context_of(enqueue, a);
    if (!err)
        err = check_context_of(enqueue, b);
    return err ? err : icd_check_enqueue(enqueue);
}

cl_int
icd_check_buffer(const struct rt_call *call, struct icd_mem buffer)
{
    const cl_mem mem = buffer.mem;
    REQUIRE_KIND(mem, RT_MEM, CL_INVALID_MEM_OBJECT, "%s", buffer.name);
    REQUIRE(mem->type == CL_MEM_OBJECT_BUFFER, CL_INVALID_MEM_OBJECT, "%s is a %s, not a buffer", buffer.name,
            RT_NAME(MEM_TYPE, mem->type));
    return CL_SUCCESS;
}

cl_int
icd_check_enqueue_buffers(const struct rt_enqueue *enqueue, struct icd_mem a, struct icd_mem b)
{
    const struct rt_call *call = enqueue->call;
    REQUIRE_QUEUE(enqueue->queue);
    cl_int err = icd_check_buffer(call, a);
    if (!err && b.name)
        err = icd_check_buffer(call, b);
    return err ? err : icd_check_enqueue_mem(enqueue, a, b);
}
