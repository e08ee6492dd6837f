/* SPDX-License-Identifier: MIT */
/* Objects that the host program has made and not released: where it has made them. */
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

#include "host.h"
#include "runtime/event.h"
#include "runtime/memory.h"
#include "runtime/names.h"
#include "runtime/platform.h"
#include "runtime/program.h"
#include "runtime/watch.h"

enum { BUCKETS = 4096 };

struct born {
    struct born *next;
    const struct rt_object *object;
    enum rt_kind kind;
    struct host_stack stack;
};

struct host_objects {
    pthread_mutex_t lock;
    struct born *buckets[BUCKETS];
};

struct host_objects *
host_objects_new(void)
{
    struct host_objects *objects = calloc(1, sizeof *objects);
    if (objects)
        pthread_mutex_init(&objects->lock, NULL);
    return objects;
}

void
host_objects_hold(struct host_objects *objects)
{
    pthread_mutex_lock(&objects->lock);
}

void
host_objects_let_go(struct host_objects *objects)
{
    pthread_mutex_unlock(&objects->lock);
}

static struct born **
bucket_of(struct host_objects *objects, const struct rt_object *object)
{
    return &objects->buckets[((uintptr_t)object >> 4) * UINT64_C(0x9e3779b97f4a7c15) >> 52 & (BUCKETS - 1)];
}

void
rt_watch_born(const struct rt_object *object, enum rt_kind kind)
{
    struct host_objects *objects =
        host_wants(RT_CHECK_LEAK) ? findings_objects(rt_platform()->findings) : NULL;
    struct born *born = objects && kind > RT_DEVICE ? malloc(sizeof *born) : NULL;
    if (!born)
        return;
    *born = (struct born){.object = object, .kind = kind};
    host_stack_take(&born->stack);
    pthread_mutex_lock(&objects->lock);
    struct born **bucket = bucket_of(objects, object);
    born->next = *bucket;
    *bucket = born;
    pthread_mutex_unlock(&objects->lock);
}

void
rt_watch_gone(const struct rt_object *object)
{
    struct host_objects *objects =
        host_wants(RT_CHECK_LEAK) ? findings_objects(rt_platform()->findings) : NULL;
    if (!objects)
        return;
    pthread_mutex_lock(&objects->lock);
    struct born **link = bucket_of(objects, object);
    while (*link && (*link)->object != object)
        link = &(*link)->next;
    struct born *found = *link;
    if (found)
        *link = found->next;
    pthread_mutex_unlock(&objects->lock);
    free(found);
}

static const char *
maker_of_memory(cl_mem mem)
{
    return mem->image    ? "clCreateImage"
           : mem->svm    ? "clSVMAlloc"
           : mem->parent ? "clCreateSubBuffer"
                         : "clCreateBuffer";
}

static const char *
maker_of_program(cl_program program)
{
    return program->origin == RT_FROM_SOURCE   ? "clCreateProgramWithSource"
           : program->origin == RT_FROM_IL     ? "clCreateProgramWithIL"
           : program->origin == RT_FROM_BINARY ? "clCreateProgramWithBinary"
                                               : "clLinkProgram";
}

/* The call that makes such an object. */
static const char *
maker_of(const struct born *born)
{
    const uintptr_t object = (uintptr_t)born->object;
    return born->kind == RT_CONTEXT    ? "clCreateContext"
           : born->kind == RT_QUEUE    ? "clCreateCommandQueue"
           : born->kind == RT_MEM      ? maker_of_memory((cl_mem)object)
           : born->kind == RT_SAMPLER  ? "clCreateSampler"
           : born->kind == RT_PROGRAM  ? maker_of_program((cl_program)object)
           : born->kind == RT_KERNEL   ? "clCreateKernel"
           : ((cl_event)object)->queue ? "clEnqueue..."
                                       : "clCreateUserEvent";
}

void
host_objects_tell_leaks(struct host_objects *objects)
{
    pthread_mutex_lock(&objects->lock);
    for (unsigned i = 0; i < BUCKETS; i++)
        for (const struct born *born = objects->buckets[i]; born; born = born->next) {
            const struct host_place place = {.call = maker_of(born), .stack = born->stack};
            if (rt_object_host_refs(born->object))
                host_tell(RT_CHECK_LEAK, &place, NULL, "%s made here is not released when the program ends",
                          rt_kind_name(born->kind));
        }
    pthread_mutex_unlock(&objects->lock);
}
