/* SPDX-License-Identifier: MIT */
/*
 * Refusing an OpenCL call. A refusal is an error code and a sentence: which argument, what was given, what is
 * allowed. The sentence goes to standard error if CAYGEN_DEBUG has "api", and to the notify callback of the
 * context that the call's handle leads to. It is formatted only if one of them wants it. The caller may hold
 * no lock, because the callback is code of the host program.
 */
#ifndef RUNTIME_CALL_H
#define RUNTIME_CALL_H

#include <stdint.h>

#include "runtime/cl.h"
#include "runtime/object.h"

/* The call in progress. */
struct rt_call {
    const char *name;
    const void *handle; /* its first argument, which may be no object at all. NULL: call no callback */
    uint64_t began;     /* for runtime/timeline.h; 0: nobody asks */
};

/* Whether anybody wants the sentence. */
bool rt_call_is_heard(const struct rt_call *call);
/* Both return code. */
cl_int rt_refuse(const struct rt_call *call, cl_int code, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* For a handle that is no live object of that kind. The format names the argument. */
cl_int rt_refuse_handle(const struct rt_call *call, cl_int code, const void *handle, enum rt_kind kind,
                        const char *format, ...) __attribute__((format(printf, 5, 6)));
/* Like rt_refuse, but if nobody wants the sentence, it is printed on standard error: few programs look for
 * these reasons. */
cl_int rt_refuse_aloud(const struct rt_call *call, cl_int code, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* The arguments are only computed if somebody wants the sentence. code: without side effects. */
#define RT_REFUSE(call, code, ...)                                                                           \
    (rt_call_is_heard(call) ? rt_refuse(call, code, __VA_ARGS__) : (cl_int)(code))

#endif
