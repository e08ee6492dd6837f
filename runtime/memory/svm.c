/* SPDX-License-Identifier: MIT */
#include "runtime/svm.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "mem_parts.h"
#include "runtime/context.h"
#include "runtime/event.h"
#include "runtime/queue.h"

/* The table is sorted by address. Index of the first allocation behind the address. */
static size_t
index_behind(cl_context context, const void *address)
{
    size_t low = 0, high = context->svm_count;
    while (low < high) {
        const size_t middle = low + (high - low) / 2;
        if (context->svms[middle]->data <= (const uint8_t *)address)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* Called with the context's lock held. The one the address lies in, or NULL. */
static cl_mem
find(cl_context context, const void *address, unsigned kinds)
{
    const size_t behind = index_behind(context, address);
    if (behind == 0)
        return NULL;
    cl_mem mem = context->svms[behind - 1];
    const size_t offset = (size_t)((const uint8_t *)address - mem->data);
    return offset < mem->size && mem->svm->kind & kinds ? mem : NULL;
}

static bool
insert(cl_context context, cl_mem mem)
{
    bool room = true;
    pthread_mutex_lock(&context->lock);
    if (context->svm_count == context->svm_capacity) {
        const size_t more = context->svm_capacity ? 2 * context->svm_capacity : 16;
        cl_mem *grown = realloc(context->svms, more * sizeof *grown);
        room = grown != NULL;
        if (room) {
            context->svms = grown;
            context->svm_capacity = more;
        }
    }
    if (room) {
        const size_t at = index_behind(context, mem->data);
        memmove(context->svms + at + 1, context->svms + at, (context->svm_count - at) * sizeof mem);
        context->svms[at] = mem;
        context->svm_count++;
    }
    pthread_mutex_unlock(&context->lock);
    return room;
}

void *
rt_svm_new(cl_context context, const struct rt_svm *svm, size_t size)
{
    cl_mem mem = rt_mem_make(context, CL_MEM_OBJECT_BUFFER, CL_MEM_READ_WRITE, size);
    if (!mem)
        return NULL;
    mem->svm = malloc(sizeof *mem->svm);
    if (!mem->svm || rt_mem_place(mem, NULL) != CL_SUCCESS) {
        rt_mem_discard(mem);
        return NULL;
    }
    *mem->svm = *svm;
    void *address = mem->data;
    rt_mem_publish(mem);
    if (!insert(context, mem)) {
        RT_RELEASE(mem);
        return NULL;
    }
    return address;
}

cl_mem
rt_svm_find(cl_context context, const void *address, unsigned kinds)
{
    pthread_mutex_lock(&context->lock);
    cl_mem mem = find(context, address, kinds);
    if (mem)
        RT_RETAIN(mem);
    pthread_mutex_unlock(&context->lock);
    return mem;
}

bool
rt_svm_free(cl_context context, const void *address, unsigned kinds)
{
    pthread_mutex_lock(&context->lock);
    cl_mem mem = find(context, address, kinds);
    if (mem && mem->data != address)
        mem = NULL;
    if (mem) {
        const size_t at = index_behind(context, address) - 1;
        context->svm_count--;
        memmove(context->svms + at, context->svms + at + 1, (context->svm_count - at) * sizeof mem);
    }
    pthread_mutex_unlock(&context->lock);
    if (mem)
        rt_mem_given_back(mem);
    RT_RELEASE(mem);
    return mem != NULL;
}

void
rt_svm_free_all(cl_context context)
{
    while (context->svm_count) {
        cl_mem mem = context->svms[--context->svm_count];
        RT_RELEASE(mem);
    }
    free(context->svms);
}

static cl_int
run_free(struct rt_command *command)
{
    const struct rt_svm_free *f = command->svm_free;
    cl_command_queue queue = command->event->queue;
    if (f->call) {
        f->call(queue, f->count, (void **)f->addresses, f->user);
        return CL_SUCCESS;
    }
    for (cl_uint i = 0; i < f->count; i++)
        rt_svm_free(queue->context, f->addresses[i], RT_SVM);
    return CL_SUCCESS;
}

cl_int
rt_enqueue_svm_free(const struct rt_enqueue *enqueue, cl_uint count, void *const *addresses,
                    rt_svm_free_callback call, void *user)
{
    struct rt_svm_free *f = malloc(sizeof *f + count * sizeof *addresses);
    struct rt_command *command = f ? rt_command_new(enqueue) : NULL;
    if (!command) {
        free(f);
        return CL_OUT_OF_HOST_MEMORY;
    }
    f->call = call;
    f->user = user;
    f->count = count;
    if (count)
        memcpy(f->addresses, addresses, count * sizeof *addresses);
    command->run = run_free;
    command->svm_free = f;
    return rt_command_submit(command, enqueue);
}
