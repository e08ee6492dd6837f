/* SPDX-License-Identifier: MIT */
/* Launch preparation: a snapshot of the arguments, the layout, local memory, payload and surfaces. */
#include "launch.h"

#include <assert.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "ahead.h"
#include "base/recycle.h"
#include "debug/trace.h"
#include "memory/pool.h"
#include "memory/window.h"
#include "program/build.h"
#include "runtime/call.h"
#include "runtime/context.h"
#include "runtime/device.h"
#include "runtime/memory.h"
#include "runtime/platform.h"
#include "runtime/program.h"
#include "runtime/queue.h"
#include "runtime/watch.h"

#define UNKNOWN_LOCAL_ALIGN 16u /* the largest vector of 4-byte elements */

static cl_int
take_arg(struct rt_launch *launch, const struct rt_arg *from, struct rt_arg *to)
{
    cl_context context = launch->kernel->program->context;
    if (!from->set)
        return CL_INVALID_KERNEL_ARGS;
    if (from->mem && !rt_mem_get(context, from->mem, from->serial))
        return CL_INVALID_KERNEL_ARGS; /* released since it was set */
    *to = *from;
    to->value = NULL;
    if (!from->value)
        return CL_SUCCESS;
    to->value = rt_room_take(&launch->room, 1, from->size);
    if (!to->value)
        return CL_OUT_OF_HOST_MEMORY;
    memcpy(to->value, from->value, from->size);
    return CL_SUCCESS;
}

/* The first that was not taken. */
static cl_int
refuse_arg(const struct rt_call *call, const struct rt_launch *launch, bool was_set)
{
    const cl_uint i = launch->arg_count;
    if (rt_platform()->options.check)
        rt_watch_bad_argument(call, launch->kernel->name,
                              rt_kernel_arg_text(launch->kernel, i, &(struct rt_name_text){{0}}), was_set);
    return RT_REFUSE(call, CL_INVALID_KERNEL_ARGS, "%s %s",
                     rt_kernel_arg_text(launch->kernel, i, &(struct rt_name_text){{0}}),
                     was_set ? "is a memory object that was released" : "is not set");
}

static cl_int
take_args(const struct rt_call *call, struct rt_launch *launch)
{
    cl_kernel kernel = launch->kernel;
    const cl_uint count = rt_kernel_arg_count(kernel);
    cl_int err = CL_SUCCESS;
    launch->args = rt_room_take(&launch->room, count, sizeof *launch->args);
    launch->local_offsets = rt_room_take(&launch->room, count, sizeof *launch->local_offsets);
    if (!launch->args || !launch->local_offsets)
        return CL_OUT_OF_HOST_MEMORY;
    rt_lock(&kernel->lock);
    for (cl_uint i = 0; !err && i < count; i++) {
        err = take_arg(launch, &kernel->args[i], &launch->args[i]);
        launch->arg_count += !err;
    }
    const bool was_set = err && kernel->args[launch->arg_count].set;
    rt_unlock(&kernel->lock);
    return err == CL_INVALID_KERNEL_ARGS ? refuse_arg(call, launch, was_set) : err;
}

static cl_int
place_arg(const struct rt_call *call, const struct rt_launch *launch, cl_uint i)
{
    const struct rt_arg *arg = &launch->args[i];
    const bool placed = arg->mem ? rt_window_place(rt_mem_root(arg->mem)) : !arg->address;
    if (placed)
        return CL_SUCCESS;
    const char *name = rt_kernel_arg_text(launch->kernel, i, &(struct rt_name_text){{0}});
    return arg->mem
               ? RT_REFUSE(call, CL_MEM_OBJECT_ALLOCATION_FAILURE,
                           "there is no room for %s among the context's 32-bit addresses", name)
               : RT_REFUSE(call, CL_INVALID_KERNEL_ARGS,
                           "%s is address %p, which is in no allocation of the context", name, arg->address);
}

/* 32-bit addresses for what the arguments point to. */
static cl_int
place_args(const struct rt_call *call, const struct rt_launch *launch)
{
    cl_int err = CL_SUCCESS;
    for (cl_uint i = 0; launch->code.narrow && !err && i < launch->arg_count; i++)
        if (launch->args[i].pointer)
            err = place_arg(call, launch, i);
    return err;
}

static enum fe_arg_kind
kind_of(const struct rt_arg *arg)
{
    return arg->local ? FE_ARG_LOCAL : arg->pointer ? FE_ARG_GLOBAL : FE_ARG_VALUE;
}

/* A binary without argument data: the sizes that the host program has set give the arguments' layout. */
static cl_int
make_layout(const struct rt_call *call, struct rt_launch *launch)
{
    struct emu_error error = {0};
    if (launch->code.args_known)
        return CL_SUCCESS;
    launch->code_args = rt_room_take(&launch->room, launch->arg_count, sizeof *launch->code_args);
    if (!launch->code_args)
        return CL_OUT_OF_HOST_MEMORY;
    for (cl_uint i = 0; i < launch->arg_count; i++) {
        const struct rt_arg *arg = &launch->args[i];
        launch->code_args[i] = (struct fe_arg){.kind = kind_of(arg),
                                               .size = arg->value ? (uint32_t)arg->size : 4,
                                               .local_align = UNKNOWN_LOCAL_ALIGN};
    }
    launch->code.args = launch->code_args;
    launch->code.arg_count = launch->arg_count;
    launch->code.patches = NULL;
    launch->code.patch_count = 0;
    if (fe_kernel_layout(&launch->code, launch->code_args, launch->arg_count, &error) != 0)
        return RT_REFUSE(call, error.kind == EMU_NO_MEMORY ? CL_OUT_OF_HOST_MEMORY : CL_INVALID_KERNEL_ARGS,
                         "the arguments of kernel %.64s cannot be laid out: %s", launch->kernel->name,
                         error.text);
    return CL_SUCCESS;
}

static size_t
align_up(size_t value, size_t align)
{
    return align > 1 ? (value + align - 1) / align * align : value;
}

static size_t
local_align(const struct rt_launch *launch, cl_uint i)
{
    return i < launch->code.arg_count ? launch->code.args[i].local_align : UNKNOWN_LOCAL_ALIGN;
}

/* The amount that the GPU reserves. Programs that access a little more than they asked for find memory there.
 */
static uint32_t
allotted(const struct rt_gpu *gpu, size_t bytes)
{
    size_t block = gpu->local_block;
    if (!block || !bytes || rt_platform()->options.strict)
        return (uint32_t)align_up(bytes, 4);
    while (block < bytes)
        block *= 2;
    return (uint32_t)block;
}

static cl_int
too_much_local(const struct rt_call *call, const struct rt_launch *launch, size_t bytes)
{
    const struct rt_gpu *gpu = launch->on->device->gpu;
    return rt_refuse_aloud(
        call, CL_OUT_OF_RESOURCES,
        "kernel %.64s needs at least %zu bytes of local memory; %s has %zu for a work-group",
        launch->kernel->name, bytes, gpu->name, (size_t)gpu->local_bytes);
}

static cl_int
place_local(const struct rt_call *call, struct rt_launch *launch)
{
    const struct fe_kernel *code = &launch->code;
    const size_t limit = launch->on->device->gpu->local_bytes;
    const size_t start = code->local_args_after_static ? code->local_bytes : 0;
    size_t at = start, sum = 0;
    for (cl_uint i = 0; i < launch->arg_count; i++) {
        if (!launch->args[i].local)
            continue;
        at = align_up(at, local_align(launch, i));
        launch->local_offsets[i] = (uint32_t)at;
        if (launch->args[i].size > limit || at > limit)
            return too_much_local(call, launch, launch->args[i].size);
        at += launch->args[i].size;
        sum += launch->args[i].size;
    }
    const size_t total = code->local_bytes + (at - start);
    if (total > limit)
        return too_much_local(call, launch, total);
    launch->local_args_bytes = (uint32_t)sum;
    launch->local_bytes = (uint32_t)align_up(total, 4);
    launch->emu.local_bytes = allotted(launch->on->device->gpu, total);
    return CL_SUCCESS;
}

static cl_int
make_tables(struct rt_launch *launch)
{
    struct emu_kernel *emu = &launch->code.emu;
    if (emu->payload_bytes < launch->code.payload_bytes)
        emu->payload_bytes = launch->code.payload_bytes;
    launch->payload = rt_room_take(&launch->room, 1, (size_t)emu->payload_bytes + emu->link_bytes);
    launch->surfaces = rt_room_take(&launch->room, launch->code.surface_count, sizeof *launch->surfaces);
    return launch->payload && launch->surfaces ? rt_launch_make_bindings(launch) : CL_OUT_OF_HOST_MEMORY;
}

static void
fill_emu(struct rt_launch *launch)
{
    struct emu_launch *emu = &launch->emu;
    struct rt_pool *pool = launch->kernel->program->context->pool;
    emu->kernel = &launch->code.emu;
    emu->work_dim = launch->range.dims;
    emu->strict = rt_platform()->options.strict;
    emu->in_order = rt_platform()->options.deterministic;
    for (unsigned part = 0; part < RT_LAUNCH_PARTS && !rt_launch_take_part(launch, part); part++)
        continue;
    emu->payload = launch->payload;
    emu->surfaces = launch->surfaces;
    emu->surface_count = launch->code.surface_count;
    emu->images = launch->images;
    emu->image_count = launch->images ? launch->code.surface_count : 0;
    emu->samplers = launch->samplers;
    emu->sampler_count = launch->samplers ? launch->code.sampler_count : 0;
    emu->textures = launch->textures;
    emu->texture_count = launch->textures ? launch->code.texture_count : 0;
    emu->texture_samplers = launch->texture_samplers;
    emu->texture_sampler_count = launch->texture_samplers ? launch->code.texture_sampler_count : 0;
    emu->pool = pool ? rt_pool_base(pool) : NULL;
}

static struct rt_trace *
start_trace(const struct rt_launch *launch)
{
    return rt_trace_new(&(struct rt_trace_subject){
        .program = launch->on->build->fe, .kernel = &launch->code, .range = &launch->range});
}

/* Its memory comes from another core's cache: what is not used is not touched. */
static struct rt_launch *
new_launch(void)
{
    struct rt_launch *launch = rt_recycle_take(RT_RECYCLED_LAUNCH, sizeof *launch);
    if (!launch)
        return NULL;
    memset(launch, 0, offsetof(struct rt_launch, room));
    rt_room_init(&launch->room);
    return launch;
}

cl_int
rt_launch_new(const struct rt_call *call, cl_kernel kernel, const struct rt_kernel_device *on,
              const struct rt_ndrange *range, struct rt_launch **out)
{
    struct rt_launch *launch = new_launch();
    if (!launch)
        return CL_OUT_OF_HOST_MEMORY;
    launch->kernel = kernel;
    RT_RETAIN(kernel);
    launch->on = on;
    launch->code = *on->code;
    launch->range = *range;
    cl_int err = take_args(call, launch);
    if (!err)
        err = place_args(call, launch);
    if (!err)
        err = rt_launch_check_images(call, launch);
    if (!err)
        err = make_layout(call, launch);
    if (!err)
        err = place_local(call, launch);
    if (!err)
        err = rt_launch_place_constants(launch);
    if (!err)
        err = make_tables(launch);
    if (err) {
        rt_launch_free(launch);
        return err;
    }
    fill_emu(launch);
    rt_launch_patch(launch, NULL);
    launch->trace = rt_trace_is_on() ? start_trace(launch) : NULL;
    *out = launch;
    return CL_SUCCESS;
}

void
rt_launch_free(struct rt_launch *launch)
{
    if (!launch)
        return;
    rt_launch_put_away(launch);
    rt_launch_tear_down(launch);
    for (cl_uint i = 0; i < launch->arg_count; i++)
        RT_RELEASE(launch->args[i].mem);
    if (launch->code_args)
        free(launch->code.patches);
    rt_room_free(&launch->room);
    rt_trace_free(launch->trace);
    RT_RELEASE(launch->kernel);
    rt_recycle_give(RT_RECYCLED_LAUNCH, launch);
}

cl_int
rt_enqueue_kernel(const struct rt_enqueue *enqueue, cl_kernel kernel, const struct rt_ndrange *range)
{
    struct rt_launch *launch = NULL;
    const struct rt_kernel_device *on = rt_kernel_on(kernel, enqueue->queue->device);
    assert(on);
    cl_int err = rt_launch_new(enqueue->call, kernel, on, range, &launch);
    if (err)
        return err;
    struct rt_command *command = rt_command_new(enqueue);
    if (!command) {
        rt_launch_free(launch);
        return CL_OUT_OF_HOST_MEMORY;
    }
    command->run = rt_launch_command;
    command->launch = launch;
    return rt_command_submit(command, enqueue);
}
