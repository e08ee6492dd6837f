/* SPDX-License-Identifier: MIT */
#include "runtime/memory.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "mem_budget.h"
#include "mem_parts.h"
#include "pages.h"
#include "pool.h"
#include "runtime/context.h"
#include "runtime/image.h"
#include "runtime/log.h"
#include "runtime/svm.h"
#include "runtime/unwritten.h"
#include "spares.h"
#include "window.h"

#define ALIGN 4096u /* of memory that is ours */
#define TAIL 3u     /* shared memory: surfaces start anywhere in it and are whole dwords */
#define HOST_ALIGN 16u

/* Kernels access whole dwords, and whole owords where a binary's author promised alignment. */
static bool
usable_in_place(cl_mem mem, const void *host)
{
    return mem->storage || (!mem->context->pool && (uintptr_t)host % HOST_ALIGN == 0 && mem->size % 4 == 0);
}

/* Whether the host's contents overwrite all that a kernel can see. Rows of an image may have gaps. */
static bool
is_covered(cl_mem mem, const void *host)
{
    const struct rt_image *i = mem->image;
    return host &&
           (!i || (i->row_pitch == i->width * i->texel_bytes &&
                   (!i->slice_pitch || i->slice_pitch == i->row_pitch * (i->height ? i->height : 1))));
}

/* The memory consists of whole pages that only this context uses. So a kernel never sees the host program's
 * heap or another context's data. It is zero, except where the host's contents will overwrite it. */
static uint8_t *
find_pages(cl_mem mem, const void *host)
{
    if (mem->context->pool)
        return rt_pool_alloc(mem->context->pool, mem->reserved);
    uint8_t *at = rt_spare_take(mem->context, mem->reserved, &mem->reserved);
    if (!at)
        return rt_pages_map(mem->reserved);
    const size_t covered = is_covered(mem, host) ? mem->size : 0;
    memset(at + covered, 0, mem->reserved - covered);
    return at;
}

static size_t
wanted_bytes(cl_mem mem)
{
    return (mem->size + (mem->svm ? TAIL : 0) + ALIGN - 1) & ~(size_t)(ALIGN - 1);
}

/* NULL: there is not so much memory. */
static uint8_t *
reserve(cl_mem mem, const void *host)
{
    if (!rt_mem_budget_take(wanted_bytes(mem)))
        return NULL;
    uint8_t *at = find_pages(mem, host);
    if (!at)
        rt_mem_budget_give(wanted_bytes(mem));
    return at;
}

static void
unreserve(cl_mem mem)
{
    if (!mem->reserved)
        return;
    rt_mem_budget_give(wanted_bytes(mem));
    if (mem->context->pool)
        rt_pool_release(mem->context->pool, mem->data);
    else
        rt_spare_give(mem->context, mem->data, mem->reserved);
}

cl_mem
rt_mem_make(cl_context context, cl_mem_object_type type, cl_mem_flags flags, size_t size)
{
    cl_mem mem = calloc(1, sizeof *mem);
    if (!mem)
        return NULL;
    rt_object_init(&mem->base, RT_MEM);
    rt_lock_init(&mem->lock);
    mem->context = context;
    mem->type = type;
    mem->flags = flags;
    mem->size = size;
    return mem;
}

static void
free_mem(cl_mem mem)
{
    rt_window_give(mem->context, mem->address32);
    rt_unwritten_end(mem);
    unreserve(mem);
    rt_lock_destroy(&mem->lock);
    free(mem->properties);
    free(mem->image);
    free(mem->svm);
    rt_object_free(&mem->base, RT_MEM);
}

void
rt_mem_discard(cl_mem mem)
{
    cl_mem parent = mem->parent, storage = mem->storage;
    free_mem(mem);
    RT_RELEASE(parent);
    RT_RELEASE(storage);
}

/* The allocation that all of the host memory lies in, retained; or NULL. */
static cl_mem
storage_of(cl_mem mem, const uint8_t *host)
{
    cl_mem storage = rt_svm_find(mem->context, host, RT_SVM | RT_USM);
    if (storage && mem->size > storage->size - (size_t)(host - storage->data)) {
        RT_RELEASE(storage);
        return NULL;
    }
    return storage;
}

cl_int
rt_mem_place(cl_mem mem, void *host)
{
    if (mem->flags & CL_MEM_USE_HOST_PTR) {
        mem->host = host;
        mem->storage = storage_of(mem, host);
        if (usable_in_place(mem, host)) {
            mem->data = host;
            return CL_SUCCESS;
        }
    }
    mem->reserved = wanted_bytes(mem);
    mem->data = mem->reserved >= mem->size ? reserve(mem, host) : NULL;
    if (!mem->data) {
        mem->reserved = 0;
        return CL_MEM_OBJECT_ALLOCATION_FAILURE;
    }
    return CL_SUCCESS;
}

void
rt_mem_place_in(cl_mem mem, cl_mem parent, size_t offset)
{
    RT_RETAIN(parent);
    mem->parent = parent;
    mem->data = parent->data + offset;
    mem->host = parent->host ? parent->host + offset : NULL;
}

cl_int
rt_mem_copy_properties(cl_mem mem, const struct rt_mem_request *request)
{
    if (!request->properties)
        return CL_SUCCESS;
    const size_t bytes = request->property_count * sizeof *mem->properties;
    mem->properties = malloc(bytes);
    if (!mem->properties)
        return CL_OUT_OF_HOST_MEMORY;
    memcpy(mem->properties, request->properties, bytes);
    mem->property_count = request->property_count;
    return CL_SUCCESS;
}

static const char *
word_for(cl_mem mem)
{
    return mem->svm                          ? "shared memory"
           : mem->image                      ? "image"
           : mem->type == CL_MEM_OBJECT_PIPE ? "pipe"
                                             : "buffer";
}

void
rt_mem_publish(cl_mem mem)
{
    if (!mem->svm)
        RT_RETAIN(mem->context);
    rt_mem_link(mem);
    rt_debug(RT_DEBUG_MEM, "%s %p: %zu bytes at %p%s", word_for(mem), (void *)mem, mem->size,
             (void *)mem->data, rt_mem_is_shadow(mem) ? ", shadow of host memory" : "");
}

cl_int
rt_mem_new(cl_context context, const struct rt_mem_request *request, cl_mem *out)
{
    assert(request->size > 0);
    cl_mem mem = rt_mem_make(context, CL_MEM_OBJECT_BUFFER, request->flags, request->size);
    if (!mem)
        return CL_OUT_OF_HOST_MEMORY;
    cl_int err = rt_mem_copy_properties(mem, request);
    if (!err)
        err = rt_mem_place(mem, request->host);
    if (err) {
        rt_mem_discard(mem);
        return err;
    }
    if (request->host && mem->data != request->host)
        memcpy(mem->data, request->host, mem->size);
    else if (!request->host)
        rt_unwritten_begin(mem);
    rt_mem_publish(mem);
    *out = mem;
    return CL_SUCCESS;
}

cl_int
rt_mem_new_sub(cl_mem parent, cl_mem_flags flags, size_t origin, size_t size, cl_mem *out)
{
    assert(origin + size <= parent->size);
    cl_mem mem = rt_mem_make(parent->context, CL_MEM_OBJECT_BUFFER, flags, size);
    if (!mem)
        return CL_OUT_OF_HOST_MEMORY;
    mem->origin = origin;
    rt_mem_place_in(mem, parent, origin);
    rt_mem_publish(mem);
    *out = mem;
    return CL_SUCCESS;
}

static void
call_hooks(cl_mem mem)
{
    struct rt_mem_hook *hook = mem->hooks;
    while (hook) {
        struct rt_mem_hook *next = hook->next;
        hook->call(mem, hook->user);
        free(hook);
        hook = next;
    }
}

void
rt_mem_destroy(struct rt_object *object)
{
    cl_mem mem = (cl_mem)object;
    cl_context context = mem->context;
    cl_mem parent = mem->parent, storage = mem->storage;
    const bool holds_context = mem->svm == NULL;
    rt_debug(RT_DEBUG_MEM, "%s %p: gone", word_for(mem), (void *)mem);
    rt_mem_unlink(mem);
    call_hooks(mem);
    rt_mem_forget_mappings(mem);
    free_mem(mem);
    RT_RELEASE(parent);
    RT_RELEASE(storage);
    if (holds_context)
        RT_RELEASE(context);
}

cl_int
rt_mem_add_hook(cl_mem mem, rt_mem_callback call, void *user)
{
    struct rt_mem_hook *hook = malloc(sizeof *hook);
    if (!hook)
        return CL_OUT_OF_HOST_MEMORY;
    rt_lock(&mem->lock);
    *hook = (struct rt_mem_hook){mem->hooks, call, user};
    mem->hooks = hook; /* called in the reverse order */
    rt_unlock(&mem->lock);
    return CL_SUCCESS;
}

bool
rt_mem_is_shadow(cl_mem mem)
{
    return mem->host && mem->host != mem->data;
}

cl_mem
rt_mem_root(cl_mem mem)
{
    while (mem->parent)
        mem = mem->parent;
    return mem;
}

size_t
rt_mem_start(cl_mem mem)
{
    return (size_t)(mem->data - rt_mem_root(mem)->data);
}
