/* SPDX-License-Identifier: MIT */
#include "runtime/context.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/recycle.h"
#include "base/shown.h"
#include "memory/mem_parts.h"
#include "memory/pool.h"
#include "memory/spares.h"
#include "memory/window.h"
#include "runtime/device.h"
#include "runtime/log.h"
#include "runtime/memory.h"
#include "runtime/platform.h"
#include "runtime/queue.h"
#include "runtime/svm.h"

static bool
needs_pool(cl_uint count, const cl_device_id *devices)
{
    bool needs = false;
    for (cl_uint i = 0; i < count; i++)
        needs |= devices[i]->gpu->pool_addresses;
    return needs;
}

/* A device that is named twice counts once. */
static void
set_devices(cl_context context, cl_uint count, const cl_device_id *devices)
{
    for (cl_uint i = 0; i < count; i++) {
        if (rt_context_has(context, devices[i]))
            continue;
        RT_RETAIN(devices[i]);
        context->devices[context->device_count++] = devices[i];
    }
}

static cl_int
set_properties(cl_context context, const cl_context_properties *properties, size_t count)
{
    if (!properties)
        return CL_SUCCESS;
    context->properties = malloc(count * sizeof *properties);
    if (!context->properties)
        return CL_OUT_OF_HOST_MEMORY;
    memcpy(context->properties, properties, count * sizeof *properties);
    context->property_count = count;
    return CL_SUCCESS;
}

static void
link_context(cl_context context)
{
    cl_device_id device = context->devices[0]->root;
    pthread_mutex_lock(&device->lock);
    context->next = device->contexts;
    if (context->next)
        context->next->prev = context;
    device->contexts = context;
    pthread_mutex_unlock(&device->lock);
}

static void
unlink_context(cl_context context)
{
    cl_device_id device = context->devices[0]->root;
    pthread_mutex_lock(&device->lock);
    if (context->prev)
        context->prev->next = context->next;
    else
        device->contexts = context->next;
    if (context->next)
        context->next->prev = context->prev;
    pthread_mutex_unlock(&device->lock);
}

cl_int
rt_context_new(const cl_context_properties *properties, size_t property_count, cl_uint device_count,
               const cl_device_id *devices, rt_notify notify, void *user, cl_context *out)
{
    assert(device_count > 0 && devices);
    cl_context context = calloc(1, sizeof *context);
    cl_device_id *list = calloc(device_count, sizeof *list);
    if (!context || !list) {
        free(list);
        free(context);
        return CL_OUT_OF_HOST_MEMORY;
    }
    context->devices = list;
    rt_object_init(&context->base, RT_CONTEXT);
    pthread_mutex_init(&context->lock, NULL);
    rt_mem_list_init(context);
    rt_recycle_begin();
    context->notify = notify;
    context->notify_user = user;
    set_devices(context, device_count, devices);
    const bool pooled = needs_pool(device_count, devices);
    context->pool = pooled ? rt_pool_new() : NULL;
    link_context(context); /* from here on a fork sees it */
    if (set_properties(context, properties, property_count) || (pooled && !context->pool)) {
        RT_RELEASE(context);
        return CL_OUT_OF_HOST_MEMORY;
    }
    *out = context;
    return CL_SUCCESS;
}

static void
call_hooks(cl_context context)
{
    struct rt_context_hook *hook = context->hooks;
    while (hook) {
        struct rt_context_hook *next = hook->next;
        hook->call(context, hook->user);
        free(hook);
        hook = next;
    }
}

void
rt_context_destroy(struct rt_object *object)
{
    cl_context context = (cl_context)object;
    unlink_context(context);
    call_hooks(context);
    rt_svm_free_all(context);
    assert(!context->first_mem);
    rt_mem_list_free(context);
    rt_spares_free(context);
    rt_window_free(context->window);
    rt_pool_free(context->pool);
    pthread_mutex_destroy(&context->lock);
    for (cl_uint i = 0; i < context->device_count; i++)
        RT_RELEASE(context->devices[i]);
    free(context->devices);
    free(context->properties);
    rt_recycle_end();
    rt_object_free(&context->base, RT_CONTEXT);
}

static bool
has_mem(cl_device_id device, cl_context except, const void *handle)
{
    bool has = false;
    pthread_mutex_lock(&device->lock);
    for (cl_context context = device->contexts; context; context = context->next)
        has |= context != except && rt_mem_find(context, handle) != NULL;
    pthread_mutex_unlock(&device->lock);
    return has;
}

bool
rt_context_is_mem_elsewhere(cl_context context, const void *handle)
{
    bool is = false;
    for (cl_uint i = 0; i < rt_platform()->device_count; i++)
        is |= has_mem(rt_platform()->devices[i], context, handle);
    return is;
}

bool
rt_context_has(cl_context context, cl_device_id device)
{
    bool has = false;
    for (cl_uint i = 0; i < context->device_count; i++)
        has |= context->devices[i] == device;
    return has;
}

cl_ulong
rt_context_max_alloc(cl_context context, bool unrestricted)
{
    cl_ulong most = 0;
    for (cl_uint i = 0; i < context->device_count; i++) {
        const cl_ulong bytes = rt_device_max_alloc(context->devices[i], unrestricted);
        most = bytes > most ? bytes : most;
    }
    return most;
}

cl_int
rt_context_add_hook(cl_context context, rt_context_callback call, void *user)
{
    struct rt_context_hook *hook = malloc(sizeof *hook);
    if (!hook)
        return CL_OUT_OF_HOST_MEMORY;
    pthread_mutex_lock(&context->lock);
    *hook = (struct rt_context_hook){context->hooks, call, user};
    context->hooks = hook; /* called in the reverse order */
    pthread_mutex_unlock(&context->lock);
    return CL_SUCCESS;
}

/* False: this thread is in the callback already. */
static bool
begin_notifying(cl_context context, struct rt_notifying *now)
{
    bool inside = false;
    pthread_mutex_lock(&context->lock);
    for (const struct rt_notifying *n = context->notifying; n; n = n->next)
        inside |= pthread_equal(n->thread, pthread_self()) != 0;
    if (!inside) {
        *now = (struct rt_notifying){context->notifying, pthread_self()};
        context->notifying = now;
    }
    pthread_mutex_unlock(&context->lock);
    return !inside;
}

static void
end_notifying(cl_context context, const struct rt_notifying *now)
{
    pthread_mutex_lock(&context->lock);
    struct rt_notifying **at = &context->notifying;
    while (*at != now)
        at = &(*at)->next;
    *at = now->next;
    pthread_mutex_unlock(&context->lock);
}

void
rt_context_after_fork(cl_context context)
{
    struct rt_notifying *own = context->notifying;
    while (own && !pthread_equal(own->thread, pthread_self()))
        own = own->next;
    if (own)
        own->next = NULL;
    context->notifying = own;
}

/* The callback may release the context's last reference. A context that is being freed reports nothing. */
static void
notify(cl_context context, const char *text)
{
    struct rt_notifying now;
    char shown[2048];
    if (!rt_object_try_retain(&context->base))
        return;
    if (begin_notifying(context, &now)) {
        context->notify(rt_show_lines(text, shown, sizeof shown), NULL, 0, context->notify_user);
        end_notifying(context, &now);
    }
    RT_RELEASE(context);
}

bool
rt_context_notify(cl_context context, const char *text)
{
    const bool listens = context->notify != NULL; /* the callback may release the context */
    if (listens)
        notify(context, text);
    else
        rt_warn("%s", text);
    return !listens;
}

/* The first of the device's queues at or behind `queue` that is the context's and alive, retained. Called
 * with the device's lock held. */
static cl_command_queue
take_queue(cl_context context, cl_command_queue queue)
{
    while (queue && (queue->context != context || !rt_object_try_retain(&queue->base)))
        queue = queue->next;
    return queue;
}

static void
finish_device(cl_context context, cl_device_id device)
{
    pthread_mutex_lock(&device->lock);
    cl_command_queue queue = take_queue(context, device->queues);
    while (queue) {
        pthread_mutex_unlock(&device->lock);
        rt_queue_finish(queue);
        pthread_mutex_lock(&device->lock);
        cl_command_queue next = take_queue(context, queue->next);
        pthread_mutex_unlock(&device->lock);
        RT_RELEASE(queue); /* may take the lock */
        queue = next;
        pthread_mutex_lock(&device->lock);
    }
    pthread_mutex_unlock(&device->lock);
}

void
rt_context_finish(cl_context context)
{
    for (cl_uint i = 0; i < context->device_count; i++)
        finish_device(context, context->devices[i]->root);
}
