/* SPDX-License-Identifier: MIT */
/*
 * What every OpenCL object starts with. An object has two counts: the references the host program holds,
 * which is what CL_*_REFERENCE_COUNT answers, and all references, its own and those of other objects and of
 * commands in flight. It goes away with the last of the latter.
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
    _Atomic uint32_t tag; /* says "alive" and which kind; a wrong release may read it while it changes */
    atomic_uint host_refs;
    atomic_uint refs;
};

/* Both counts start at 1. */
void rt_object_init(struct rt_object *object, enum rt_kind kind);
/* Whether handle points to a live object of that kind. It may be NULL or a small number. */
bool rt_object_is(const void *handle, enum rt_kind kind);
/* The last step of a destructor. The memory is kept for a while (graveyard.h). */
void rt_object_free(struct rt_object *object, enum rt_kind kind);

/* The host program's references. Each of them also counts among all references: the caller of host_release
 * calls rt_object_release next. Both fail if the host program has no reference left. *last: this was its last
 * one. */
bool rt_object_host_retain(struct rt_object *object);
bool rt_object_host_release(struct rt_object *object, bool *last);
unsigned rt_object_host_refs(const struct rt_object *object);

/* The references between objects. */
void rt_object_retain(struct rt_object *object);
/* Fails when the object is already going away. */
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
