/* SPDX-License-Identifier: MIT */
/* What every entry point uses. Entry points check their arguments in the order of the specification's error
 * lists and leave the work to the runtime. */
#ifndef ICD_H
#define ICD_H

#include "runtime/cl.h" /* first: it chooses the version */

#include <CL/cl_icd.h>

#include "runtime/command.h"
#include "runtime/object.h"

/* The few symbols that the library exports; caygen.map lists them too. */
#define EXPORT __attribute__((visibility("default")))

extern const struct _cl_icd_dispatch icd_dispatch;

/* Logs (CAYGEN_DEBUG=api) that condition did not hold in function, and returns code. */
cl_int icd_refuse(const char *function, const char *condition, cl_int code);

/* For functions that own nothing: returns code unless condition holds. */
#define REQUIRE(condition, code)                                                                             \
    do {                                                                                                     \
        if (!(condition))                                                                                    \
            return icd_refuse(__func__, #condition, code);                                                   \
    } while (0)

#define IS_PLATFORM(x) rt_object_is(x, RT_PLATFORM)
#define IS_DEVICE(x) rt_object_is(x, RT_DEVICE)
#define IS_CONTEXT(x) rt_object_is(x, RT_CONTEXT)
#define IS_QUEUE(x) rt_object_is(x, RT_QUEUE)
#define IS_MEM(x) rt_object_is(x, RT_MEM)
#define IS_BUFFER(x) (IS_MEM(x) && (x)->type == CL_MEM_OBJECT_BUFFER) /* needs runtime/memory.h */
#define IS_SAMPLER(x) rt_object_is(x, RT_SAMPLER)
#define IS_PROGRAM(x) rt_object_is(x, RT_PROGRAM)
#define IS_KERNEL(x) rt_object_is(x, RT_KERNEL)
#define IS_EVENT(x) rt_object_is(x, RT_EVENT)

/* Stores err where the host program wants it, if it does. */
void icd_store_error(cl_int *errcode_ret, cl_int err);

/* The last three parameters of every clGet*Info. */
struct icd_question {
    size_t size;
    void *value;
    size_t *size_ret;
};
cl_int icd_answer(const struct icd_question *question, const void *data, size_t size);
cl_int icd_answer_text(const struct icd_question *question, const char *text);
/* The names in one text, with spaces between them. */
cl_int icd_answer_names(const struct icd_question *question, size_t count, const cl_name_version *list);

/* Rows of a clGet*Info switch; they use the local variable `question`. */
#define ANSWER(key, type, expression)                                                                        \
    case key:                                                                                                \
        return icd_answer(&question, &(const type){expression}, sizeof(type));
#define ANSWER_TEXT(key, text)                                                                               \
    case key:                                                                                                \
        return icd_answer_text(&question, text);
#define ANSWER_BYTES(key, data, bytes)                                                                       \
    case key:                                                                                                \
        return icd_answer(&question, data, bytes);

/* CL_INVALID_EVENT_WAIT_LIST, CL_INVALID_CONTEXT */
cl_int icd_check_waits(cl_context context, cl_uint count, const cl_event *waits);
/* The queue, and the wait list in its context. */
cl_int icd_check_enqueue(const struct rt_enqueue *enqueue);
/* The same, then one or two memory objects of the queue's context; b may be NULL. */
cl_int icd_check_enqueue_mem(const struct rt_enqueue *enqueue, cl_mem a, cl_mem b);
/* The same, and they are buffers. */
cl_int icd_check_enqueue_buffers(const struct rt_enqueue *enqueue, cl_mem a, cl_mem b);

#endif
