/* SPDX-License-Identifier: MIT */
#include "icd.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "runtime/event.h"
#include "runtime/log.h"
#include "runtime/memory.h"
#include "runtime/queue.h"
#include "runtime/served.h"

cl_int
icd_refuse(const char *function, const char *condition, cl_int code)
{
    assert(code < CL_SUCCESS);
    rt_debug(RT_DEBUG_API, "%s: error %d: not so: %s", function, code, condition);
    return code;
}

void
icd_store_error(cl_int *errcode_ret, cl_int err)
{
    assert(err <= CL_SUCCESS);
    if (errcode_ret)
        *errcode_ret = err;
}

cl_int
icd_answer(const struct icd_question *question, const void *data, size_t size)
{
    assert(data || !size);
    REQUIRE(!question->value || question->size >= size, CL_INVALID_VALUE);
    if (question->value && size)
        memcpy(question->value, data, size);
    if (question->size_ret)
        *question->size_ret = size;
    return CL_SUCCESS;
}

cl_int
icd_answer_text(const struct icd_question *question, const char *text)
{
    return icd_answer(question, text, strlen(text) + 1);
}

cl_int
icd_answer_names(const struct icd_question *question, size_t count, const cl_name_version *list)
{
    char text[2048];
    size_t length = 0;
    text[0] = 0;
    for (size_t i = 0; i < count; i++)
        length += (size_t)snprintf(text + length, sizeof text - length, "%s%s", i ? " " : "", list[i].name);
    assert(length < sizeof text);
    return icd_answer_text(question, text);
}

cl_int
icd_check_waits(cl_context context, cl_uint count, const cl_event *waits)
{
    REQUIRE((waits == NULL) == (count == 0), CL_INVALID_EVENT_WAIT_LIST);
    for (cl_uint i = 0; i < count; i++) {
        REQUIRE(IS_EVENT(waits[i]), CL_INVALID_EVENT_WAIT_LIST);
        REQUIRE(waits[i]->context == context, CL_INVALID_CONTEXT);
    }
    return CL_SUCCESS;
}

/* A blocking call in a callback must not wait for the thread that runs the callback. */
static cl_int
check_blocking(const struct rt_enqueue *enqueue)
{
    REQUIRE(!rt_served_holds_up_later(enqueue->queue), CL_INVALID_OPERATION);
    for (cl_uint i = 0; i < enqueue->wait_count; i++)
        REQUIRE(!rt_served_holds_up(enqueue->waits[i]), CL_INVALID_OPERATION);
    return CL_SUCCESS;
}

cl_int
icd_check_enqueue(const struct rt_enqueue *enqueue)
{
    REQUIRE(IS_QUEUE(enqueue->queue), CL_INVALID_COMMAND_QUEUE);
    const cl_int err = icd_check_waits(enqueue->queue->context, enqueue->wait_count, enqueue->waits);
    return !err && enqueue->blocking ? check_blocking(enqueue) : err;
}

cl_int
icd_check_enqueue_mem(const struct rt_enqueue *enqueue, cl_mem a, cl_mem b)
{
    REQUIRE(IS_QUEUE(enqueue->queue), CL_INVALID_COMMAND_QUEUE);
    REQUIRE(IS_MEM(a), CL_INVALID_MEM_OBJECT);
    REQUIRE(!b || IS_MEM(b), CL_INVALID_MEM_OBJECT);
    REQUIRE(a->context == enqueue->queue->context, CL_INVALID_CONTEXT);
    REQUIRE(!b || b->context == enqueue->queue->context, CL_INVALID_CONTEXT);
    return icd_check_enqueue(enqueue);
}

cl_int
icd_check_enqueue_buffers(const struct rt_enqueue *enqueue, cl_mem a, cl_mem b)
{
    REQUIRE(IS_QUEUE(enqueue->queue), CL_INVALID_COMMAND_QUEUE);
    REQUIRE(IS_BUFFER(a), CL_INVALID_MEM_OBJECT);
    REQUIRE(!b || IS_BUFFER(b), CL_INVALID_MEM_OBJECT);
    return icd_check_enqueue_mem(enqueue, a, b);
}
