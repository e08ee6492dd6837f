/* SPDX-License-Identifier: MIT */
/* Image and sampler arguments: where the kernel's messages find them, and the properties that it may query.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "launch.h"
#include "memory/image_emu.h"
#include "runtime/call.h"
#include "runtime/device.h"
#include "runtime/image.h"
#include "runtime/memory.h"

static enum rt_image_access
access_of(const struct fe_arg *arg)
{
    return arg->access == FE_ACCESS_READ_WRITE ? RT_IMAGE_BOTH_IN_ONE_KERNEL
           : arg->access == FE_ACCESS_WRITE    ? RT_IMAGE_WRITE
                                               : RT_IMAGE_READ;
}

static cl_int
check_image(const struct rt_call *call, const struct rt_launch *launch, cl_uint i)
{
    const cl_device_id device = launch->on->device;
    const struct rt_image *image = launch->args[i].mem->image;
    const cl_int err = rt_image_check_on(device, launch->args[i].mem, access_of(&launch->code.args[i]));
    if (!err)
        return err;
    return RT_REFUSE(
        call, err, "%s is an image of %zu x %zu x %zu texels of %s, %s, which %s does not support for it",
        rt_kernel_arg_text(launch->kernel, i, &(struct rt_name_text){{0}}), image->extent[0],
        image->extent[1], image->extent[2], RT_NAME(CHANNEL_ORDER, image->format.image_channel_order),
        RT_NAME(CHANNEL_TYPE, image->format.image_channel_data_type), device->gpu->name);
}

static bool
is_flat(const struct fe_kernel *code, cl_uint arg)
{
    for (uint32_t i = 0; i < code->patch_count; i++)
        if (code->patches[i].kind == FE_PATCH_IMAGE_FLAT && code->patches[i].arg == arg)
            return true;
    return false;
}

/* A buffer that is seen as rows has no part of a row. */
static cl_int
check_rows(const struct rt_call *call, const struct rt_launch *launch, cl_uint i)
{
    const struct rt_image *image = launch->args[i].mem->image;
    if (!is_flat(&launch->code, i) || launch->code.args[i].shape != FE_SHAPE_BUFFER ||
        image->width <= FE_FLAT_ROW || image->width % FE_FLAT_ROW == 0)
        return CL_SUCCESS;
    return RT_REFUSE(
        call, CL_INVALID_IMAGE_SIZE,
        "%s is an image of %zu texels in a buffer: kernels of Beignet read rows of %d, and the last "
        "one would end beyond the buffer",
        rt_kernel_arg_text(launch->kernel, i, &(struct rt_name_text){{0}}), image->width, FE_FLAT_ROW);
}

cl_int
rt_launch_check_images(const struct rt_call *call, const struct rt_launch *launch)
{
    cl_int err = CL_SUCCESS;
    for (cl_uint i = 0; !err && i < launch->arg_count && i < launch->code.arg_count; i++) {
        cl_mem mem = launch->args[i].mem;
        if (mem && mem->image)
            err = check_image(call, launch, i);
        if (!err && mem && mem->image)
            err = check_rows(call, launch, i);
    }
    return err;
}

static bool
has_images(const struct fe_kernel *code)
{
    for (uint32_t i = 0; i < code->patch_count; i++)
        if (code->patches[i].kind == FE_PATCH_IMAGE || code->patches[i].kind == FE_PATCH_IMAGE_FLAT)
            return true;
    return false;
}

cl_int
rt_launch_make_bindings(struct rt_launch *launch)
{
    assert(!launch->images && !launch->samplers);
    const struct fe_kernel *code = &launch->code;
    if (has_images(code)) {
        launch->images = rt_room_take(&launch->room, code->surface_count, sizeof *launch->images);
        if (!launch->images)
            return CL_OUT_OF_HOST_MEMORY;
    }
    if (code->texture_count) {
        launch->textures = rt_room_take(&launch->room, code->texture_count, sizeof *launch->textures);
        if (!launch->textures)
            return CL_OUT_OF_HOST_MEMORY;
    }
    if (code->texture_sampler_count) {
        launch->texture_samplers =
            rt_room_take(&launch->room, code->texture_sampler_count, sizeof *launch->texture_samplers);
        if (!launch->texture_samplers)
            return CL_OUT_OF_HOST_MEMORY;
    }
    if (code->sampler_count) {
        launch->samplers = rt_room_take(&launch->room, code->sampler_count, sizeof *launch->samplers);
        if (!launch->samplers)
            return CL_OUT_OF_HOST_MEMORY;
        memcpy(launch->samplers, code->samplers, code->sampler_count * sizeof *launch->samplers);
    }
    return CL_SUCCESS;
}

static const struct rt_arg *
arg_of(const struct rt_launch *launch, const struct fe_patch *patch)
{
    return patch->arg < launch->arg_count ? &launch->args[patch->arg] : NULL;
}

/* As an image of two dimensions. */
static void
flatten(struct emu_image *image)
{
    if (image->shape == EMU_IMAGE_1D_ARRAY) {
        image->shape = EMU_IMAGE_2D_ARRAY;
        return;
    }
    if (image->shape == EMU_IMAGE_BUFFER && image->width > FE_FLAT_ROW) {
        image->height = image->width / FE_FLAT_ROW;
        image->width = FE_FLAT_ROW;
        image->row_pitch = (uint64_t)FE_FLAT_ROW * image->format.texel_bytes;
    }
    image->shape = EMU_IMAGE_2D;
}

/* Arguments that are not what the kernel declares stay unbound: a message to them is a fault. */
void
rt_launch_bind(struct rt_launch *launch, const struct fe_patch *patch)
{
    assert(patch->kind == FE_PATCH_IMAGE || patch->kind == FE_PATCH_IMAGE_FLAT ||
           patch->kind == FE_PATCH_SAMPLER);
    const struct rt_arg *arg = arg_of(launch, patch);
    if (patch->kind == FE_PATCH_SAMPLER && patch->offset < launch->emu.sampler_count) {
        launch->samplers[patch->offset].valid = false;
        if (arg && arg->sampler)
            rt_sampler_resolve(&arg->sampling, &launch->samplers[patch->offset]);
        return;
    }
    if (patch->offset >= launch->emu.image_count || !arg || !arg->mem || !arg->mem->image)
        return;
    struct emu_image *image = &launch->images[patch->offset];
    rt_image_resolve(arg->mem, image);
    if (patch->kind == FE_PATCH_IMAGE_FLAT)
        flatten(image);
    if (!emu_image_fits(image, arg->mem->size))
        image->base = NULL;
}

void
rt_launch_bind_texture(struct rt_launch *launch, const struct fe_patch *patch)
{
    assert(patch->kind == FE_PATCH_TEXTURE || patch->kind == FE_PATCH_TEXTURE_SAMPLER);
    const struct rt_arg *arg = arg_of(launch, patch);
    if (!arg)
        return;
    if (patch->kind == FE_PATCH_TEXTURE_SAMPLER) {
        if (patch->offset < launch->emu.texture_sampler_count && arg->sampler)
            rt_texture_sampler_resolve(&arg->sampling, &launch->texture_samplers[patch->offset]);
    } else if (patch->offset < launch->emu.texture_count && arg->mem && arg->mem->image) {
        rt_texture_resolve(arg->mem, &launch->textures[patch->offset]);
    }
}

static uint64_t
describe_image(cl_mem mem, uint32_t what)
{
    const struct rt_image *image = mem->image;
    switch (what) {
    case FE_IMAGE_WIDTH:
        return image->width;
    case FE_IMAGE_HEIGHT:
        return image->height;
    case FE_IMAGE_DEPTH:
        return image->depth;
    case FE_IMAGE_ARRAY_SIZE:
        return image->array_size;
    case FE_IMAGE_CHANNEL_TYPE:
        return image->format.image_channel_data_type;
    case FE_IMAGE_CHANNEL_ORDER:
        return image->format.image_channel_order;
    default:
        return 1; /* samples and levels */
    }
}

static uint32_t
clk_constant(const struct rt_sampling *sampling)
{
    const uint32_t address = sampling->address == CL_ADDRESS_CLAMP_TO_EDGE     ? 1
                             : sampling->address == CL_ADDRESS_CLAMP           ? 2
                             : sampling->address == CL_ADDRESS_REPEAT          ? 3
                             : sampling->address == CL_ADDRESS_MIRRORED_REPEAT ? 4
                                                                               : 0;
    return (sampling->normalized ? 1 : 0) | 2 * address | (sampling->filter == CL_FILTER_LINEAR ? 32 : 16);
}

static uint64_t
describe_sampler(const struct rt_sampling *sampling, uint32_t what)
{
    const bool snaps = sampling->filter == CL_FILTER_NEAREST && sampling->address == CL_ADDRESS_CLAMP;
    switch (what) {
    case FE_SAMPLER_ADDRESS:
        return sampling->address == CL_ADDRESS_CLAMP             ? 1
               : sampling->address == CL_ADDRESS_CLAMP_TO_EDGE   ? 2
               : sampling->address == CL_ADDRESS_REPEAT          ? 3
               : sampling->address == CL_ADDRESS_MIRRORED_REPEAT ? 4
                                                                 : 0;
    case FE_SAMPLER_NORMALISED:
        return sampling->normalized ? 8 : 0;
    case FE_SAMPLER_CLK:
        return clk_constant(sampling);
    default:
        return snaps ? UINT32_MAX : 0;
    }
}

uint64_t
rt_launch_described(const struct rt_launch *launch, const struct fe_patch *patch)
{
    assert(patch->kind == FE_PATCH_IMAGE_VALUE || patch->kind == FE_PATCH_SAMPLER_VALUE);
    const struct rt_arg *arg = arg_of(launch, patch);
    if (!arg)
        return 0;
    if (patch->kind == FE_PATCH_SAMPLER_VALUE)
        return arg->sampler ? describe_sampler(&arg->sampling, patch->source) : 0;
    return arg->mem && arg->mem->image ? describe_image(arg->mem, patch->source) : 0;
}
