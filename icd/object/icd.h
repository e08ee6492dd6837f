/* SPDX-License-Identifier: MIT */
/* Helpers of every entry point. Entry points check their arguments in the order of the specification's error
 * lists. The runtime does the work. */
#ifndef ICD_H
#define ICD_H

#include "runtime/cl.h" /* first: it chooses the version */

#include <CL/cl_icd.h>

#include "runtime/call.h"
#include "runtime/command.h"
#include "runtime/names.h"
#include "runtime/object.h"
#include "runtime/timeline.h"

/* The few symbols that the library exports; caygen.map lists them too. */
#define EXPORT __attribute__((visibility("default")))

extern const struct _cl_icd_dispatch icd_dispatch;

/* Every entry point that may refuse begins with CALL, or QUIET_CALL, and passes `call` to the functions it
 * calls. handle: the first argument that leads to a context, whose notify callback gets the refusals. */
#define CALL(handle)                                                                                         \
    const struct rt_call *const call __attribute__((cleanup(rt_timeline_call_ends))) =                       \
        &(const struct rt_call)                                                                              \
    {                                                                                                        \
        __func__, handle, rt_timeline_begin()                                                                \
    }
/* Refusals are only printed for CAYGEN_DEBUG=api: for queries, because programs use them to find out what is
 * supported, and for calls without a context. */
#define QUIET_CALL() CALL(NULL)

/* Refuses the call. The sentence (a format and its arguments) names the argument, the given value and what is
 * allowed. Its value is the code. */
#define REFUSE(code, ...) RT_REFUSE(call, code, __VA_ARGS__)

/* For functions that own nothing: unless the condition holds, they refuse the call and return the code. */
#define REQUIRE(condition, code, ...)                                                                        \
    do {                                                                                                     \
        if (!(condition))                                                                                    \
            return REFUSE(code, __VA_ARGS__);                                                                \
    } while (0)

/* Checks that many calls need. Messages name an argument by the name of the caller's variable. */

/* A live object. The format names the argument. */
#define REQUIRE_KIND(handle, kind, code, ...)                                                                \
    do {                                                                                                     \
        if (!rt_object_is(handle, kind))                                                                     \
            return rt_refuse_handle(call, code, handle, kind, __VA_ARGS__);                                  \
    } while (0)
#define REQUIRE_PLATFORM(platform) REQUIRE_KIND(platform, RT_PLATFORM, CL_INVALID_PLATFORM, #platform)
#define REQUIRE_DEVICE(device) REQUIRE_KIND(device, RT_DEVICE, CL_INVALID_DEVICE, #device)
#define REQUIRE_CONTEXT(context) REQUIRE_KIND(context, RT_CONTEXT, CL_INVALID_CONTEXT, #context)
#define REQUIRE_QUEUE(queue) REQUIRE_KIND(queue, RT_QUEUE, CL_INVALID_COMMAND_QUEUE, "command_queue")
#define REQUIRE_MEM(mem) REQUIRE_KIND(mem, RT_MEM, CL_INVALID_MEM_OBJECT, #mem)
#define REQUIRE_SAMPLER(sampler) REQUIRE_KIND(sampler, RT_SAMPLER, CL_INVALID_SAMPLER, #sampler)
#define REQUIRE_PROGRAM(program) REQUIRE_KIND(program, RT_PROGRAM, CL_INVALID_PROGRAM, #program)
#define REQUIRE_KERNEL(kernel) REQUIRE_KIND(kernel, RT_KERNEL, CL_INVALID_KERNEL, #kernel)
#define REQUIRE_EVENT(event) REQUIRE_KIND(event, RT_EVENT, CL_INVALID_EVENT, #event)

#define REQUIRE_POINTER(pointer) REQUIRE(pointer, CL_INVALID_VALUE, "%s is NULL", #pointer)
#define REQUIRE_POSITIVE(number, code) REQUIRE((number) > 0, code, "%s is 0", #number)
/* A list with at least one element. */
#define REQUIRE_LIST(count, list)                                                                            \
    do {                                                                                                     \
        REQUIRE_POSITIVE(count, CL_INVALID_VALUE);                                                           \
        REQUIRE_POINTER(list);                                                                               \
    } while (0)
/* A list that is NULL if and only if it has no elements. */
#define REQUIRE_PAIR(count, list, code)                                                                      \
    REQUIRE(((count) == 0) == ((list) == NULL), code, "%s is %llu, and %s is %sNULL", #count,                \
            (unsigned long long)(count), #list, (list) ? "not " : "")
/* If a list is given, it must have room. */
#define REQUIRE_ROOM(count, list)                                                                            \
    REQUIRE(!(list) || (count) > 0, CL_INVALID_VALUE, "%s is 0, and %s is not NULL", #count, #list)
/* names: which flags of runtime/names.h they are. */
#define REQUIRE_FLAGS(names, flags, allowed)                                                                 \
    REQUIRE(!((flags) & ~(allowed)), CL_INVALID_VALUE, "%s is %s; allowed are %s", #flags,                   \
            RT_FLAGS(names, flags), RT_FLAGS(names, allowed))
#define REQUIRE_IN_CONTEXT(context, device)                                                                  \
    REQUIRE(rt_context_has(context, device), CL_INVALID_DEVICE, "%s %p (%s) is not a device of the context", \
            #device, (void *)(device), (device)->gpu->name)
/* A list of them; needs runtime/context.h and runtime/device.h */
#define REQUIRE_DEVICES_IN_CONTEXT(context, list, i)                                                         \
    REQUIRE(rt_context_has(context, (list)[i]), CL_INVALID_DEVICE,                                           \
            "%s[%u] %p (%s) is not a device of the context", #list, i, (void *)(list)[i],                    \
            (list)[i]->gpu->name)

#define IS_PLATFORM(x) rt_object_is(x, RT_PLATFORM)
#define IS_DEVICE(x) rt_object_is(x, RT_DEVICE)
#define IS_CONTEXT(x) rt_object_is(x, RT_CONTEXT)
#define IS_QUEUE(x) rt_object_is(x, RT_QUEUE)
#define IS_MEM(x) rt_object_is(x, RT_MEM)
#define IS_BUFFER(x) (IS_MEM(x) && (x)->type == CL_MEM_OBJECT_BUFFER) /* needs runtime/memory.h */
#define IS_EVENT(x) rt_object_is(x, RT_EVENT)

/* Stores err at errcode_ret, unless that is NULL. */
void icd_store_error(cl_int *errcode_ret, cl_int err);

/* The parameters of every clGet*Info. */
struct icd_question {
    const struct rt_call *call;
    cl_uint param_name;
    size_t size;
    void *value;
    size_t *size_ret;
};
/* For functions with the parameters that the specification gives these calls. */
#define QUESTION()                                                                                           \
    QUIET_CALL();                                                                                            \
    const struct icd_question question = {call, param_name, param_value_size, param_value,                   \
                                          param_value_size_ret}

/* key: the query's name, for messages. */
cl_int icd_answer(const struct icd_question *question, const char *key, const void *data, size_t size);
cl_int icd_answer_text(const struct icd_question *question, const char *key, const char *text);
/* The names in one text, with spaces between them. */
cl_int icd_answer_names(const struct icd_question *question, const char *key, size_t count,
                        const cl_name_version *list);
/* CL_INVALID_VALUE, unless no value is wanted or the room is enough */
cl_int icd_check_answer_room(const struct icd_question *question, const char *key, size_t size);
/* CL_INVALID_VALUE: there is no such query. of: "a context" */
cl_int icd_refuse_question(const struct icd_question *question, const char *of);

/* Rows of a clGet*Info switch; they use the local variable `question`. */
#define ANSWER(key, type, expression)                                                                        \
    case key:                                                                                                \
        return icd_answer(&question, #key, &(const type){expression}, sizeof(type));
#define ANSWER_TEXT(key, text)                                                                               \
    case key:                                                                                                \
        return icd_answer_text(&question, #key, text);
#define ANSWER_BYTES(key, data, bytes)                                                                       \
    case key:                                                                                                \
        return icd_answer(&question, #key, data, bytes);

/* For calls that wait: the error that they return when a command has failed. The context's callback was
 * called when the command failed, and is not called again. */
cl_int icd_tell_failure(const char *function, cl_int err);

/* For calls that make memory objects: returns err, and reports it if it is an error. */
cl_int icd_tell_shortage(const struct rt_call *call, cl_int err, const char *of, size_t bytes);

/* The work of clGetDeviceIDs. */
cl_int icd_find_devices(const struct rt_call *call, cl_platform_id platform, cl_device_type device_type,
                        cl_uint num_entries, cl_device_id *devices, cl_uint *num_devices);

/* The queue, and the wait list in its context: CL_INVALID_COMMAND_QUEUE, CL_INVALID_EVENT_WAIT_LIST,
 * CL_INVALID_CONTEXT */
cl_int icd_check_enqueue(const struct rt_enqueue *enqueue);

/* A memory object argument of an enqueueing call, and the argument's name. */
struct icd_mem {
    cl_mem mem;
    const char *name;
};
#define MEM(argument) ((struct icd_mem){argument, #argument})
#define NO_MEM ((struct icd_mem){NULL, NULL})
/* The queue, then one or two memory objects of its context, then the wait list. b: NO_MEM for none. */
cl_int icd_check_enqueue_mem(const struct rt_enqueue *enqueue, struct icd_mem a, struct icd_mem b);
/* The same, and they are buffers. */
cl_int icd_check_enqueue_buffers(const struct rt_enqueue *enqueue, struct icd_mem a, struct icd_mem b);
/* CL_INVALID_MEM_OBJECT */
cl_int icd_check_buffer(const struct rt_call *call, struct icd_mem buffer);

#endif
