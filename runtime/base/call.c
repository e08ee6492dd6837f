/* SPDX-License-Identifier: MIT */
#include "runtime/call.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>

#include "runtime/context.h"
#include "runtime/event.h"
#include "runtime/kernel.h"
#include "runtime/log.h"
#include "runtime/memory.h"
#include "runtime/names.h"
#include "runtime/platform.h"
#include "runtime/program.h"
#include "runtime/queue.h"
#include "runtime/sampler.h"
#include "runtime/watch.h"

/* NULL: the handle leads to none. */
static cl_context
context_of(const void *handle)
{
    static const struct {
        enum rt_kind kind;
        size_t context; /* the offset of the context in the object */
    } rows[] = {{RT_QUEUE, offsetof(struct _cl_command_queue, context)},
                {RT_MEM, offsetof(struct _cl_mem, context)},
                {RT_SAMPLER, offsetof(struct _cl_sampler, context)},
                {RT_PROGRAM, offsetof(struct _cl_program, context)},
                {RT_EVENT, offsetof(struct _cl_event, context)}};
    if (rt_object_is(handle, RT_CONTEXT))
        return (cl_context)handle;
    if (rt_object_is(handle, RT_KERNEL))
        return ((cl_kernel)handle)->program->context;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        if (rt_object_is(handle, rows[i].kind))
            return *(const cl_context *)((const char *)handle + rows[i].context);
    }
    return NULL;
}

static bool
is_logged(void)
{
    return rt_platform()->options.debug & RT_DEBUG_API;
}

static bool
has_callback(const struct rt_call *call)
{
    const cl_context context = context_of(call->handle);
    return context && context->notify;
}

bool
rt_call_is_heard(const struct rt_call *call)
{
    return is_logged() || has_callback(call);
}

static void
tell(const struct rt_call *call, cl_int code, const char *reason)
{
    char text[1024];
    snprintf(text, sizeof text, "%s: %s: %s", call->name, rt_error_name(code), reason);
    rt_debug(RT_DEBUG_API, "%s", text);
    const cl_context context = context_of(call->handle);
    if (context && context->notify)
        (void)rt_context_notify(context, text);
}

#define FORMAT(text, format)                                                                                 \
    do {                                                                                                     \
        va_list args;                                                                                        \
        va_start(args, format);                                                                              \
        vsnprintf(text, sizeof text, format, args);                                                          \
        va_end(args);                                                                                        \
    } while (0)

cl_int
rt_refuse(const struct rt_call *call, cl_int code, const char *format, ...)
{
    char reason[900];
    assert(code < CL_SUCCESS);
    FORMAT(reason, format);
    tell(call, code, reason);
    return code;
}

cl_int
rt_refuse_aloud(const struct rt_call *call, cl_int code, const char *format, ...)
{
    char reason[900];
    assert(code < CL_SUCCESS);
    FORMAT(reason, format);
    tell(call, code, reason);
    if (!rt_call_is_heard(call))
        rt_warn("%s: %s: %s", call->name, rt_error_name(code), reason);
    return code;
}

/* The kind of object with its article, such as "a buffer"; NULL: no live object. */
static const char *
word_of(const void *handle)
{
    for (unsigned kind = 0; kind < RT_KIND_COUNT; kind++) {
        if (rt_object_is(handle, (enum rt_kind)kind))
            return rt_kind_name((enum rt_kind)kind);
    }
    return NULL;
}

cl_int
rt_refuse_handle(const struct rt_call *call, cl_int code, const void *handle, enum rt_kind kind,
                 const char *format, ...)
{
    char name[64];
    assert(code < CL_SUCCESS);
    if (!rt_call_is_heard(call) && !rt_platform()->options.check)
        return code;
    const char *other = word_of(handle), *wanted = rt_kind_name(kind);
    FORMAT(name, format);
    if (rt_platform()->options.check)
        rt_watch_bad_handle(call, handle, name);
    if (!handle)
        return rt_refuse(call, code, "%s is NULL", name);
    if (other)
        return rt_refuse(call, code, "%s %p is %s, not %s", name, handle, other, wanted);
    return rt_refuse(call, code, "%s %p is not %s", name, handle, wanted);
}
