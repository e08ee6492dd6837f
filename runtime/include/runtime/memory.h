/* SPDX-License-Identifier: MIT */
/*
 * Buffers. A buffer's bytes are host memory that kernels use in place. CL_MEM_USE_HOST_PTR memory is used in
 * place too unless the device cannot (a context with a 32-bit device, or memory not aligned to 16 bytes or
 * not a multiple of 4 bytes long); then the buffer has a shadow: it is filled from the host memory when the
 * buffer is made, and map and unmap copy the mapped part out and in, as the specification allows.
 */
#ifndef RUNTIME_MEMORY_H
#define RUNTIME_MEMORY_H

#include <pthread.h>

#include "runtime/cl.h"
#include "runtime/object.h"

typedef void(CL_CALLBACK *rt_mem_callback)(cl_mem, void *);

struct rt_mem_hook {
    struct rt_mem_hook *next;
    rt_mem_callback call;
    void *user;
};

struct rt_mapping {
    struct rt_mapping *next;
    void *pointer;
    size_t offset, size;
    cl_map_flags flags;
};

struct _cl_mem {
    struct rt_object base;
    cl_context context;
    cl_mem parent; /* a sub-buffer's; else NULL */
    cl_mem_flags flags;
    size_t size;
    size_t origin;   /* in the parent */
    uint8_t *host;   /* CL_MEM_USE_HOST_PTR memory (a sub-buffer's part of it), else NULL */
    uint8_t *data;   /* where kernels find it */
    size_t reserved; /* bytes to give back; 0: not ours */
    cl_mem_properties *properties;
    size_t property_count;
    cl_ulong serial;      /* unique in the context: tells a new buffer from an old one at the same address */
    cl_mem next, prev;    /* the context's list, guarded by its lock */
    pthread_mutex_t lock; /* guards what follows */
    struct rt_mapping *mappings;
    struct rt_mem_hook *hooks;
};

struct rt_mem_request {
    cl_mem_flags flags;
    size_t size;
    void *host;
    const cl_mem_properties *properties;
    size_t property_count;
};

cl_int rt_mem_new(cl_context context, const struct rt_mem_request *request, cl_mem *out);
cl_int rt_mem_new_sub(cl_mem parent, cl_mem_flags flags, size_t origin, size_t size, cl_mem *out);
void rt_mem_destroy(struct rt_object *object);
cl_int rt_mem_add_hook(cl_mem mem, rt_mem_callback call, void *user);

/* The context's live buffer with this handle, which may be anything; not retained. */
cl_mem rt_mem_find(cl_context context, const void *handle);
/* The same when it still is the buffer with that serial number; retained. */
cl_mem rt_mem_get(cl_context context, const void *handle, cl_ulong serial);
/* Whether the bytes differ from what USE_HOST_PTR memory holds between map and unmap. */
bool rt_mem_is_shadow(cl_mem mem);

/* Records a mapping and returns the address the host uses, or NULL when out of memory. */
void *rt_mem_map(cl_mem mem, size_t offset, size_t size, cl_map_flags flags);
/* Takes a mapping back; false: there is none at that address. */
bool rt_mem_unmap(cl_mem mem, const void *pointer, struct rt_mapping *taken);
cl_uint rt_mem_map_count(cl_mem mem);

#endif
