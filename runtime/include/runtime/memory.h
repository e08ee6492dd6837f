/* SPDX-License-Identifier: MIT */
/*
 * Memory objects. A buffer's bytes are host memory that kernels use in place. CL_MEM_USE_HOST_PTR memory is
 * used in place too, if the device can do that: not in a context with a 32-bit device, and not for memory
 * that is not aligned to 16 bytes or whose size is no multiple of 4 bytes. Otherwise the buffer has a shadow.
 * It is filled from the host memory when the buffer is made, and map and unmap copy the mapped part out and
 * in, as the specification allows. Images and pipes are memory objects too (runtime/image.h, runtime/pipe.h).
 */
#ifndef RUNTIME_MEMORY_H
#define RUNTIME_MEMORY_H

#include "runtime/cl.h"
#include "runtime/lock.h"
#include "runtime/object.h"

typedef void(CL_CALLBACK *rt_mem_callback)(cl_mem, void *);

struct rt_mem_hook {
    struct rt_mem_hook *next;
    rt_mem_callback call;
    void *user;
};

/* A box of bytes: rows of region[0] bytes, region[1] rows in a slice, region[2] slices. */
struct rt_box {
    size_t offset; /* of its first byte */
    size_t region[3];
    size_t row, slice; /* bytes from row to row, from slice to slice */
};
/* Whether two boxes of one memory share a byte. */
bool rt_boxes_overlap(const struct rt_box *a, const struct rt_box *b);

struct rt_mapping {
    struct rt_mapping *next;
    cl_mem mem; /* the mapped object: the one that holds the list, or one made from it */
    uint8_t *pointer;
    struct rt_box box; /* in mem */
    cl_map_flags flags;
};

struct _cl_mem {
    struct rt_object base;
    cl_context context;
    cl_mem_object_type type;
    cl_mem parent;          /* the object that this sub-buffer or image was made from; else NULL */
    struct rt_image *image; /* NULL: not an image */
    struct rt_svm *svm;     /* NULL: has a handle; else an allocation of runtime/svm.h */
    cl_mem storage;         /* the allocation that CL_MEM_USE_HOST_PTR memory lies in; NULL: none */
    cl_mem_flags flags;
    size_t size;
    cl_uint packet_bytes, max_packets; /* a pipe's (runtime/pipe.h) */
    size_t origin;                     /* a sub-buffer's in the parent */
    uint8_t *host;   /* CL_MEM_USE_HOST_PTR memory (the part of it that is the object's), else NULL */
    uint8_t *data;   /* where kernels find it */
    size_t reserved; /* bytes to give back; 0: not ours */
    cl_mem_properties *properties;
    size_t property_count;
    cl_ulong serial;    /* unique in the context: tells a new buffer from an old one at the same address */
    atomic_uint held;   /* how many of its references are those of launches' snapshots (memory/ranges.c) */
    cl_mem next, prev;  /* the context's list, guarded by its lock */
    cl_mem chain;       /* the next in the same bucket, likewise */
    uint32_t address32; /* where programs with 32-bit pointers find it, likewise; 0: none has seen it */
    struct rt_unwritten *unwritten; /* runtime/unwritten.h; NULL: none */
    struct rt_lock lock;            /* guards what follows */
    struct rt_mapping *mappings;    /* also of the objects made from this one */
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
/* The host program has given it back: launches from now on leave it out, unless something else needs it. */
void rt_mem_given_back(cl_mem mem);
cl_int rt_mem_add_hook(cl_mem mem, rt_mem_callback call, void *user);

/* The context's live memory object with this handle, which may be anything; not retained. */
cl_mem rt_mem_find(cl_context context, const void *handle);
/* The same when it still is the object with that serial number; retained. */
cl_mem rt_mem_get(cl_context context, const void *handle, cl_ulong serial);
/* Whether the object has a shadow: USE_HOST_PTR memory has the same bytes only between map and unmap. */
bool rt_mem_is_shadow(cl_mem mem);
/* The object that owns the memory: for a sub-buffer or an image made from another object, that other one. */
cl_mem rt_mem_root(cl_mem mem);
/* Where the object starts in the memory of its root. */
size_t rt_mem_start(cl_mem mem);

#define RT_MAP_WRITES ((cl_map_flags)(CL_MAP_WRITE | CL_MAP_WRITE_INVALIDATE_REGION))
/* Records a mapping. CL_INVALID_OPERATION: it is for writing, and overlaps another mapping for writing. */
cl_int rt_mem_map(cl_mem mem, const struct rt_box *box, cl_map_flags flags, uint8_t **pointer);
/* Removes a mapping; false: there is none at that address. */
bool rt_mem_unmap(cl_mem mem, const void *pointer, struct rt_mapping *taken);
cl_uint rt_mem_map_count(cl_mem mem);

#endif
