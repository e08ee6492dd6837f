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

static struct emu_texel_format
channels_of(const struct emu_image_format *f)
{
    static const uint8_t kinds[] = {[EMU_CHANNEL_UNORM] = EMU_TEXEL_UNORM,
                                    [EMU_CHANNEL_SNORM] = EMU_TEXEL_SNORM,
                                    [EMU_CHANNEL_FLOAT] = EMU_TEXEL_FLOAT,
                                    [EMU_CHANNEL_SINT] = EMU_TEXEL_SINT,
                                    [EMU_CHANNEL_UINT] = EMU_TEXEL_UINT};
    struct emu_texel_format out = {.bytes = f->texel_bytes, .channels = f->channels, .is_srgb = f->is_srgb};
    _Static_assert((int)EMU_FROM_ZERO == (int)EMU_SELECT_ZERO && (int)EMU_FROM_ONE == (int)EMU_SELECT_ONE,
                   "components come from the same places");
    for (unsigned c = 0; c < 4; c++) {
        out.select[c] = f->from[c];
        out.kind[c] = kinds[f->channel_class];
        out.bits[c] = c < f->channels ? f->channel_bits : 0;
        out.shift[c] = (uint8_t)(c < f->channels ? c * f->channel_bits : 0);
    }
    return out;
}

/* Packed formats are none that this GPU's images have here (image_formats.def). */
void
rt_texture_resolve(cl_mem image, struct emu_texture *out)
{
    static const uint8_t shapes[] = {
        [EMU_IMAGE_1D] = EMU_TEXTURE_1D, [EMU_IMAGE_1D_ARRAY] = EMU_TEXTURE_1D_ARRAY,
        [EMU_IMAGE_2D] = EMU_TEXTURE_2D, [EMU_IMAGE_2D_ARRAY] = EMU_TEXTURE_2D_ARRAY,
        [EMU_IMAGE_3D] = EMU_TEXTURE_3D, [EMU_IMAGE_BUFFER] = EMU_TEXTURE_1D};
    struct emu_image i;
    uint64_t bytes;
    rt_image_resolve(image, &i);
    const struct emu_texture_level level = {.base = i.base,
                                            .width = i.width,
                                            .height = i.height,
                                            .depth = i.depth,
                                            .row_pitch = i.row_pitch,
                                            .slice_pitch = i.slice_pitch};
    *out = (struct emu_texture){.level_count = 1,
                                .shape = shapes[i.shape],
                                .samples = 1,
                                .layers = i.layers,
                                .format = channels_of(&i.format),
                                .level = {level}};
    if (!i.format.channel_bits || !emu_texture_is_valid(out) || !emu_texture_level_bytes(out, 0, &bytes) ||
        bytes > image->size)
        out->level_count = 0;
}

void
rt_texture_sampler_resolve(const struct rt_sampling *sampling, struct emu_texture_sampler *out)
{
    static const uint8_t wraps[] = {[EMU_ADDRESS_REPEAT] = EMU_WRAP_REPEAT,
                                    [EMU_ADDRESS_MIRROR] = EMU_WRAP_MIRROR,
                                    [EMU_ADDRESS_EDGE] = EMU_WRAP_EDGE,
                                    [EMU_ADDRESS_BORDER] = EMU_WRAP_BORDER};
    const uint8_t wrap = wraps[address_mode(sampling->address)];
    const bool linear = sampling->filter == CL_FILTER_LINEAR;
    *out = (struct emu_texture_sampler){.valid = true,
                                        .wrap = {wrap, wrap, wrap},
                                        .magnify_linear = linear,
                                        .minify_linear = linear,
                                        .mip = EMU_MIP_NONE,
                                        .compare = EMU_COMPARE_NEVER,
                                        .border = EMU_BORDER_CLEAR};
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
