/* SPDX-License-Identifier: MIT */
/* A context's memory objects: a list to walk over all of them, and buckets by handle to find one. */
#include <assert.h>
#include <stdlib.h>

#include "mem_parts.h"
#include "runtime/context.h"

static size_t
bucket_of(cl_context context, const void *handle)
{
    const uint64_t mixed = (uintptr_t)handle / 16 * UINT64_C(0x9E3779B97F4A7C15);
    return (size_t)(mixed >> 32) & (context->mem_bucket_count - 1);
}

static void
chain_up(cl_context context, cl_mem mem)
{
    cl_mem *bucket = &context->mem_buckets[bucket_of(context, mem)];
    mem->chain = *bucket;
    *bucket = mem;
}

/* Keeps the chains short. If there is no memory for more buckets, the chains grow. */
static void
make_buckets(cl_context context)
{
    assert((context->mem_bucket_count & (context->mem_bucket_count - 1)) == 0); /* see bucket_of */
    const size_t wanted = 2 * context->mem_bucket_count;
    cl_mem *buckets = calloc(wanted, sizeof *buckets);
    if (!buckets)
        return;
    rt_mem_list_free(context);
    context->mem_buckets = buckets;
    context->mem_bucket_count = wanted;
    for (cl_mem mem = context->first_mem; mem; mem = mem->next)
        chain_up(context, mem);
}

static void
chain_off(cl_context context, cl_mem mem)
{
    cl_mem *link = &context->mem_buckets[bucket_of(context, mem)];
    while (*link != mem)
        link = &(*link)->chain;
    *link = mem->chain;
}

void
rt_mem_list_init(cl_context context)
{
    context->mem_buckets = context->first_buckets;
    assert(!context->first_mem && context->mem_count == 0);
    context->mem_bucket_count = sizeof context->first_buckets / sizeof *context->first_buckets;
}

void
rt_mem_link(cl_mem mem)
{
    cl_context context = mem->context;
    pthread_mutex_lock(&context->lock);
    if (context->mem_count++ >= context->mem_bucket_count)
        make_buckets(context);
    mem->serial = ++context->next_serial;
    mem->next = context->first_mem;
    if (mem->next)
        mem->next->prev = mem;
    context->first_mem = mem;
    chain_up(context, mem);
    atomic_fetch_add(&context->mem_changes, 1);
    pthread_mutex_unlock(&context->lock);
}

void
rt_mem_given_back(cl_mem mem)
{
    atomic_fetch_add(&mem->context->mem_changes, 1);
}

void
rt_mem_unlink(cl_mem mem)
{
    cl_context context = mem->context;
    pthread_mutex_lock(&context->lock);
    assert(context->mem_count > 0 && (mem->prev || context->first_mem == mem));
    if (mem->prev)
        mem->prev->next = mem->next;
    else
        context->first_mem = mem->next;
    if (mem->next)
        mem->next->prev = mem->prev;
    chain_off(context, mem);
    context->mem_count--;
    pthread_mutex_unlock(&context->lock);
}

void
rt_mem_list_free(cl_context context)
{
    if (context->mem_buckets != context->first_buckets)
        free(context->mem_buckets);
}

/* Called with the context's lock held. */
static cl_mem
find(cl_context context, const void *handle)
{
    cl_mem mem = context->mem_buckets[bucket_of(context, handle)];
    while (mem && mem != handle)
        mem = mem->chain;
    return mem;
}

cl_mem
rt_mem_find(cl_context context, const void *handle)
{
    pthread_mutex_lock(&context->lock);
    cl_mem mem = find(context, handle);
    pthread_mutex_unlock(&context->lock);
    return mem && !mem->svm ? mem : NULL;
}

cl_mem
rt_mem_get(cl_context context, const void *handle, cl_ulong serial)
{
    pthread_mutex_lock(&context->lock);
    cl_mem mem = find(context, handle);
    if (mem && (mem->serial != serial || !rt_object_try_retain(&mem->base)))
        mem = NULL;
    pthread_mutex_unlock(&context->lock);
    return mem;
}
