/* SPDX-License-Identifier: MIT */
/*
 * The first member of every OpenCL object. An object has two counts. One is the number of references that the
 * host program holds; CL_*_REFERENCE_COUNT returns it. The other is the number of all references: the host
 * program's, those of other objects and of commands in flight. When this count becomes 0, the object is
 * freed.
 */
#ifndef RUNTIME_OBJECT_H
#define RUNTIME_OBJECT_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

enum rt_kind {
    RT_PLATFORM,
    RT_DEVICE,
    RT_CONTEXT,
    RT_QUEUE,
    RT_MEM,
    RT_SAMPLER,
    RT_PROGRAM,
    RT_KERNEL,
    RT_EVENT,
    RT_KIND_COUNT
};

struct rt_object {
    const void *dispatch; /* first: the ICD loader reads it */
    _Atomic uint32_t tag; /* kind and "alive" mark; a wrong release may read it while it changes */
    atomic_uint host_refs;
    atomic_uint refs;
};

/* Both counts start at 1. */
void rt_object_init(struct rt_object *object, enum rt_kind kind);
/* Whether handle points to a live object of that kind. It may be NULL or a small number. */
bool rt_object_is(const void *handle, enum rt_kind kind);
/* The last step of a destructor. The memory is kept for a while (graveyard.h). */
void rt_object_free(struct rt_object *object, enum rt_kind kind);

/* The host program's references. Each of them is also one of all references, so the caller of host_release
 * calls rt_object_release next. Both fail if the host program has no reference left. *last: this was its last
 * one. */
bool rt_object_host_retain(struct rt_object *object);
bool rt_object_host_release(struct rt_object *object, bool *last);
unsigned rt_object_host_refs(const struct rt_object *object);

/* The references between objects. */
void rt_object_retain(struct rt_object *object);
/* Fails if the object is already being freed. */
bool rt_object_try_retain(struct rt_object *object);
void rt_object_release(struct rt_object *object);

/* For objects of any type whose first member is `base`; x may be NULL. */
#define RT_RETAIN(x) rt_object_retain(&(x)->base)
#define RT_RELEASE(x)                                                                                        \
    do {                                                                                                     \
        const __typeof__(x) released_ = (x);                                                                 \
        if (released_)                                                                                       \
            rt_object_release(&released_->base);                                                             \
    } while (0)

#endif
