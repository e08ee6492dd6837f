/* SPDX-License-Identifier: MIT */
#include "image_emu.h"

#include <assert.h>
#include <string.h>

static struct emu_image_format
texel_format(const cl_image_format *format)
{
    struct emu_image_format texel = {0};
    const bool found =
        emu_image_format_find(format->image_channel_order, format->image_channel_data_type, &texel);
    assert(found);
    (void)found;
    return texel;
}

static enum emu_image_shape
shape_of(cl_mem_object_type type)
{
    switch (type) {
    case CL_MEM_OBJECT_IMAGE1D_ARRAY:
        return EMU_IMAGE_1D_ARRAY;
    case CL_MEM_OBJECT_IMAGE2D:
        return EMU_IMAGE_2D;
    case CL_MEM_OBJECT_IMAGE2D_ARRAY:
        return EMU_IMAGE_2D_ARRAY;
    case CL_MEM_OBJECT_IMAGE3D:
        return EMU_IMAGE_3D;
    case CL_MEM_OBJECT_IMAGE1D_BUFFER:
        return EMU_IMAGE_BUFFER;
    default:
        return EMU_IMAGE_1D;
    }
}

static uint32_t
at_least_one(size_t size)
{
    return size ? (uint32_t)size : 1;
}

void
rt_image_resolve(cl_mem image, struct emu_image *out)
{
    const struct rt_image *i = image->image;
    *out = (struct emu_image){.base = image->data,
                              .format = texel_format(&i->format),
                              .shape = shape_of(image->type),
                              .width = (uint32_t)i->width,
                              .height = at_least_one(i->height),
                              .depth = at_least_one(i->depth),
                              .layers = at_least_one(i->array_size),
                              .row_pitch = i->row_pitch,
                              .slice_pitch = i->slice_pitch};
}

static enum emu_address_mode
address_mode(cl_addressing_mode mode)
{
    switch (mode) {
    case CL_ADDRESS_REPEAT:
        return EMU_ADDRESS_REPEAT;
    case CL_ADDRESS_MIRRORED_REPEAT:
        return EMU_ADDRESS_MIRROR;
    case CL_ADDRESS_CLAMP_TO_EDGE:
        return EMU_ADDRESS_EDGE;
    default:
        return EMU_ADDRESS_BORDER;
    }
}

void
rt_sampler_resolve(const struct rt_sampling *sampling, struct emu_sampler *out)
{
    const uint8_t mode = (uint8_t)address_mode(sampling->address);
    *out = (struct emu_sampler){.valid = true,
                                .linear = sampling->filter == CL_FILTER_LINEAR,
                                .normalised = sampling->normalized,
                                .address = {mode, mode, mode}};
}

void
rt_image_encode(cl_mem image, const void *color, uint8_t *texel)
{
    const cl_image_format *format = &image->image->format;
    const struct emu_image_format texel_is = texel_format(format);
    uint32_t rgba[4] = {0};
    memcpy(rgba, color, format->image_channel_order == CL_DEPTH ? sizeof *rgba : sizeof rgba);
    emu_texel_encode(&texel_is, rgba, texel);
}
