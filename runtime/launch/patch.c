/* SPDX-License-Identifier: MIT */
/* Launch values: where a kernel's binary wants arguments, sizes and addresses (frontend/program.h, fe_patch).
 */
#include <assert.h>
#include <string.h>

#include "launch.h"
#include "memory/pool.h"
#include "program/build.h"
#include "runtime/context.h"
#include "runtime/device.h"
#include "runtime/memory.h"
#include "runtime/program.h"

/* Two phases: most values are known when a kernel is enqueued, addresses of the arena when it starts. */
static bool
is_of_arena(enum fe_patch_kind kind)
{
    return kind == FE_PATCH_PRIVATE_POINTER || kind == FE_PATCH_PRIVATE_SURFACE ||
           kind == FE_PATCH_PRINTF_POINTER || kind == FE_PATCH_PRINTF_SURFACE ||
           kind == FE_PATCH_PRIVATE_SIZE || kind == FE_PATCH_CONSTANTS_SURFACE;
}

static bool
is_surface(enum fe_patch_kind kind)
{
    return kind == FE_PATCH_ARG_SURFACE || kind == FE_PATCH_CONST_SURFACE ||
           kind == FE_PATCH_GLOBAL_SURFACE || kind == FE_PATCH_PRIVATE_SURFACE ||
           kind == FE_PATCH_PRINTF_SURFACE || kind == FE_PATCH_CONSTANTS_SURFACE;
}

static const struct rt_arg *
arg_of(const struct rt_launch *launch, const struct fe_patch *patch)
{
    return patch->arg < launch->arg_count ? &launch->args[patch->arg] : NULL;
}

static uint64_t
address_of(const struct rt_launch *launch, const struct rt_arg *arg)
{
    const bool in_pool = launch->on->device->gpu->pool_addresses;
    if (!arg->mem)
        return in_pool ? 0 : (uintptr_t)arg->address;
    if (launch->code.narrow)
        return rt_mem_root(arg->mem)->address32 + rt_mem_start(arg->mem) + arg->offset;
    return arg->offset +
           (in_pool ? (uint64_t)(arg->mem->data - launch->emu.pool) : (uintptr_t)arg->mem->data);
}

static uint64_t
arg_pointer(const struct rt_launch *launch, const struct fe_patch *patch)
{
    const struct rt_arg *arg = arg_of(launch, patch);
    return arg ? address_of(launch, arg) : 0;
}

static uint64_t
offset_product(const struct rt_ndrange *range)
{
    uint64_t product = 1;
    for (unsigned d = 0; d < range->dims; d++)
        product *= range->offset[d];
    return product;
}

static uint64_t
threads_of(const struct rt_launch *launch)
{
    const uint32_t *size = launch->emu.local_size;
    const uint64_t lanes = launch->code.emu.lanes;
    return ((uint64_t)size[0] * size[1] * size[2] + lanes - 1) / lanes;
}

static uint64_t
value_of(const struct rt_launch *launch, const struct rt_arena *arena, const struct fe_patch *patch)
{
    assert(!is_surface(patch->kind) && is_of_arena(patch->kind) == (arena != NULL));
    const struct rt_build *build = launch->on->build;
    const struct rt_ndrange *range = &launch->range;
    const unsigned d = patch->source < 3 ? patch->source : 0;
    switch (patch->kind) {
    case FE_PATCH_ARG_POINTER:
        return arg_pointer(launch, patch);
    case FE_PATCH_ARG_LOCAL:
        return patch->arg < launch->arg_count ? launch->local_offsets[patch->arg] : 0;
    case FE_PATCH_GLOBAL_OFFSET:
        return range->offset[d];
    case FE_PATCH_GLOBAL_SIZE:
        return range->global[d];
    case FE_PATCH_LOCAL_SIZE:
        return launch->emu.local_size[d];
    case FE_PATCH_ENQUEUED_LOCAL_SIZE:
        return range->local[d];
    case FE_PATCH_GROUP_COUNT:
        return rt_launch_groups(launch, d);
    case FE_PATCH_WORK_DIM:
        return range->dims;
    case FE_PATCH_LOCAL_ARGS_SIZE:
        return launch->local_args_bytes;
    case FE_PATCH_CONST_POINTER:
        return build->constants_at + patch->source;
    case FE_PATCH_GLOBAL_POINTER:
        return build->globals_at + patch->source;
    case FE_PATCH_PRIVATE_POINTER:
        return arena->private_at;
    case FE_PATCH_PRIVATE_SIZE:
        return arena->private_bytes;
    case FE_PATCH_PRINTF_POINTER:
        return arena->printf_at;
    case FE_PATCH_ARG_CONSTANT:
        return patch->arg < launch->arg_count ? launch->constant_offsets[patch->arg] : 0;
    case FE_PATCH_THREAD_COUNT:
        return threads_of(launch);
    case FE_PATCH_LITERAL:
        return patch->source;
    case FE_PATCH_OFFSET_PRODUCT:
        return offset_product(range);
    case FE_PATCH_IMAGE_VALUE:
    case FE_PATCH_SAMPLER_VALUE:
        return rt_launch_described(launch, patch);
    default:
        return 0; /* FE_PATCH_BUFFER_OFFSET: surfaces start at the pointer */
    }
}

static struct emu_surface
constants_of(const struct rt_build *build, const struct fe_patch *patch)
{
    if (!build->constants || patch->source > build->fe->constant_bytes)
        return (struct emu_surface){NULL, 0};
    const uint32_t rest = build->fe->constant_bytes - patch->source;
    return (struct emu_surface){build->constants + patch->source,
                                patch->size && patch->size < rest ? patch->size : rest};
}

static struct emu_surface
surface_of(const struct rt_launch *launch, const struct rt_arena *arena, const struct fe_patch *patch)
{
    assert(is_surface(patch->kind) && is_of_arena(patch->kind) == (arena != NULL));
    const struct rt_build *build = launch->on->build;
    const struct rt_arg *arg = arg_of(launch, patch);
    switch (patch->kind) {
    case FE_PATCH_ARG_SURFACE:
        return arg && arg->mem
                   ? (struct emu_surface){arg->mem->data + arg->offset, arg->mem->size - arg->offset}
                   : (struct emu_surface){NULL, 0};
    case FE_PATCH_CONST_SURFACE:
        return constants_of(build, patch);
    case FE_PATCH_GLOBAL_SURFACE:
        return (struct emu_surface){build->globals, build->globals ? build->fe->global_bytes : 0};
    case FE_PATCH_CONSTANTS_SURFACE:
        return arena->constants ? (struct emu_surface){arena->constants, launch->constants_bytes}
                                : constants_of(build, patch);
    case FE_PATCH_PRIVATE_SURFACE:
        return (struct emu_surface){arena->private_base, arena->private_bytes};
    default:
        return (struct emu_surface){arena->printf_base, arena->printf_bytes};
    }
}

/* Surfaces are whole dwords: every memory a surface can lie on has room for that (runtime/memory.h). */
static void
set_surface(struct rt_launch *launch, const struct rt_arena *arena, const struct fe_patch *patch)
{
    if (patch->offset >= launch->code.surface_count)
        return;
    struct emu_surface surface = surface_of(launch, arena, patch);
    surface.size = (surface.size + 3) & ~UINT64_C(3);
    launch->surfaces[patch->offset] = surface;
}

static void
copy_value(const struct rt_arg *arg, const struct fe_patch *patch, uint8_t *to)
{
    if (!arg || !arg->value || patch->source >= arg->size)
        return;
    const size_t rest = arg->size - patch->source;
    memcpy(to, arg->value + patch->source, patch->size < rest ? patch->size : rest);
}

static void
set_payload(struct rt_launch *launch, const struct rt_arena *arena, const struct fe_patch *patch)
{
    const uint32_t bytes = launch->code.emu.payload_bytes + launch->code.emu.link_bytes;
    if (patch->size > bytes || patch->offset > bytes - patch->size)
        return;
    uint8_t *to = launch->payload + patch->offset;
    if (patch->kind == FE_PATCH_ARG_VALUE) {
        copy_value(arg_of(launch, patch), patch, to);
        return;
    }
    const uint64_t value = value_of(launch, arena, patch);
    memset(to, 0, patch->size);
    memcpy(to, &value, patch->size < sizeof value ? patch->size : sizeof value);
}

void
rt_launch_patch(struct rt_launch *launch, const struct rt_arena *arena)
{
    for (uint32_t i = 0; i < launch->code.patch_count; i++) {
        const struct fe_patch *patch = &launch->code.patches[i];
        launch->needs_arena |= is_of_arena(patch->kind);
        if (is_of_arena(patch->kind) != (arena != NULL))
            continue;
        if (is_surface(patch->kind))
            set_surface(launch, arena, patch);
        else if (patch->kind == FE_PATCH_IMAGE || patch->kind == FE_PATCH_IMAGE_FLAT ||
                 patch->kind == FE_PATCH_SAMPLER)
            rt_launch_bind(launch, patch);
        else if (patch->kind == FE_PATCH_TEXTURE || patch->kind == FE_PATCH_TEXTURE_SAMPLER)
            rt_launch_bind_texture(launch, patch);
        else
            set_payload(launch, arena, patch);
    }
}

void
rt_launch_patch_part(struct rt_launch *launch)
{
    for (uint32_t i = 0; i < launch->code.patch_count; i++) {
        const struct fe_patch *patch = &launch->code.patches[i];
        if (patch->kind == FE_PATCH_LOCAL_SIZE || patch->kind == FE_PATCH_THREAD_COUNT)
            set_payload(launch, NULL, patch);
    }
}
