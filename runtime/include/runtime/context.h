/* SPDX-License-Identifier: MIT */
#ifndef RUNTIME_CONTEXT_H
#define RUNTIME_CONTEXT_H

#include <pthread.h>
#include <stdint.h>

#include "runtime/cl.h"
#include "runtime/object.h"

struct rt_pool;
struct rt_window;

/* Memory of released objects, oldest first (spares.c). */
enum { RT_SPARES = 32 };
struct rt_spare {
    uint8_t *at;
    size_t bytes;
};
struct rt_spares {
    struct rt_spare list[RT_SPARES];
    unsigned count;
    size_t bytes;
};

typedef void(CL_CALLBACK *rt_notify)(const char *, const void *, size_t, void *);
typedef void(CL_CALLBACK *rt_context_callback)(cl_context, void *);

struct rt_context_hook {
    struct rt_context_hook *next;
    rt_context_callback call;
    void *user;
};

struct rt_notifying {
    struct rt_notifying *next;
    pthread_t thread;
};

struct _cl_context {
    struct rt_object base;
    cl_context next, prev; /* the list of the first device's root, under its lock */
    cl_device_id *devices;
    cl_uint device_count;
    cl_context_properties *properties; /* with the closing 0; NULL: none were given */
    size_t property_count;
    rt_notify notify;
    void *notify_user;
    atomic_uint mem_changes; /* counts buffers that have come, or that the host program has given back */
    struct rt_pool *pool;    /* one 32-bit address space for all buffers, when a device needs it; else NULL */
    pthread_mutex_t lock;    /* guards what follows */
    struct rt_spares spares;
    struct rt_window *window; /* 32-bit addresses; NULL: none was needed yet */
    cl_mem first_mem;         /* every buffer, sub-buffers too, newest first */
    size_t mem_count;
    cl_mem *mem_buckets; /* the same by handle: a power of two of chains */
    size_t mem_bucket_count;
    cl_mem first_buckets[32];
    cl_mem *svms; /* allocations of runtime/svm.h, by address */
    size_t svm_count, svm_capacity;
    cl_ulong next_serial;
    struct rt_context_hook *hooks;
    struct rt_notifying *notifying; /* calls of notify that have not returned */
};

/* properties: validated, may be NULL; property_count with the closing 0. */
cl_int rt_context_new(const cl_context_properties *properties, size_t property_count, cl_uint device_count,
                      const cl_device_id *devices, rt_notify notify, void *user, cl_context *out);
void rt_context_destroy(struct rt_object *object);
bool rt_context_has(cl_context context, cl_device_id device);
/* The largest memory object that any of its devices accepts. unrestricted: even if ordinary compiled code
 * cannot reach all of it. */
cl_ulong rt_context_max_alloc(cl_context context, bool unrestricted);
cl_int rt_context_add_hook(cl_context context, rt_context_callback call, void *user);
/* Whether a live memory object of another context has this handle, which may be anything. */
bool rt_context_is_mem_elsewhere(cl_context context, const void *handle);
/* Waits until every command enqueued so far in the context's queues has ended. */
void rt_context_finish(cl_context context);
/* Calls the notify callback, or prints on stderr if there is none. True: it printed. Errors of calls that the
 * callback itself makes are not reported: a callback that causes an error each time would never return. */
bool rt_context_notify(cl_context context, const char *text);
/* In a forked child, with the context's lock held: forgets callbacks that ran in other threads of the parent.
 */
void rt_context_after_fork(cl_context context);

#endif
