/* SPDX-License-Identifier: MIT */
/* CB_COLOR registers of a RAT (Mesa, evergreend.h: CB_COLOR0_PITCH to CB_COLOR0_DIM). */
#include <string.h>

#include "launch_memory.h"

enum resource_type { RAT_BUFFER, RAT_1D, RAT_1D_ARRAY, RAT_2D, RAT_2D_ARRAY, RAT_3D };

static uint32_t
bits(uint32_t word, unsigned first, unsigned count)
{
    return word >> first & ((1u << count) - 1);
}

/* COLOR_8 to COLOR_32_32_32_32_FLOAT: channels and bits of each. */
static bool
channels_of(unsigned format, unsigned *channels, unsigned *width)
{
    static const struct {
        uint8_t format, channels, width;
    } rows[] = {{1, 1, 8},   {7, 2, 8},   {26, 4, 8},  {5, 1, 16},  {6, 1, 16},
                {15, 2, 16}, {16, 2, 16}, {31, 4, 16}, {32, 4, 16}, {13, 1, 32},
                {14, 1, 32}, {29, 2, 32}, {30, 2, 32}, {34, 4, 32}, {35, 4, 32}};
    for (unsigned k = 0; k < sizeof rows / sizeof rows[0]; k++) {
        if (rows[k].format != format)
            continue;
        *channels = rows[k].channels;
        *width = rows[k].width;
        return true;
    }
    return false;
}

static uint32_t
type_of(unsigned number, unsigned width)
{
    enum { UNORM, SNORM, UINT = 4, SINT, FLOAT = 7 };
    const unsigned w = width == 8 ? 0 : width == 16 ? 1 : 2;
    static const uint32_t unorm[3] = {EMU_TYPE_UNORM_INT8, EMU_TYPE_UNORM_INT16, 0},
                          snorm[3] = {EMU_TYPE_SNORM_INT8, EMU_TYPE_SNORM_INT16, 0},
                          uints[3] = {EMU_TYPE_UNSIGNED_INT8, EMU_TYPE_UNSIGNED_INT16,
                                      EMU_TYPE_UNSIGNED_INT32},
                          sints[3] = {EMU_TYPE_SIGNED_INT8, EMU_TYPE_SIGNED_INT16, EMU_TYPE_SIGNED_INT32},
                          floats[3] = {0, EMU_TYPE_HALF_FLOAT, EMU_TYPE_FLOAT};
    switch (number) {
    case UNORM:
        return unorm[w];
    case SNORM:
        return snorm[w];
    case UINT:
        return uints[w];
    case SINT:
        return sints[w];
    case FLOAT:
        return floats[w];
    default:
        return 0;
    }
}

static bool
format_of(uint32_t info, struct emu_image_format *format)
{
    unsigned channels, width;
    const unsigned swap = bits(info, 15, 2);
    if (!channels_of(bits(info, 2, 6), &channels, &width) || swap > 1)
        return false;
    const uint32_t order = channels == 1   ? EMU_ORDER_R
                           : channels == 2 ? EMU_ORDER_RG
                           : swap          ? EMU_ORDER_BGRA
                                           : EMU_ORDER_RGBA;
    return emu_image_format_find(order, type_of(bits(info, 12, 3), width), format);
}

/* The layer of a 1-D array is in Z, where r600 puts it: as a 2-D array with one row. */
bool
launch_image_of(struct glsl_launch *l, const struct rat_registers *r, struct emu_image *image,
                unsigned *coordinates)
{
    static const uint8_t shapes[] = {EMU_IMAGE_1D, EMU_IMAGE_1D,       EMU_IMAGE_2D_ARRAY,
                                     EMU_IMAGE_2D, EMU_IMAGE_2D_ARRAY, EMU_IMAGE_3D};
    static const uint8_t counts[] = {1, 1, 3, 2, 3, 3};
    enum { LINEAR_ALIGNED = 1 };
    const unsigned type = bits(r->info, 27, 3), first = bits(r->view, 0, 11);
    memset(image, 0, sizeof *image);
    if (type > RAT_3D || bits(r->info, 8, 4) > LINEAR_ALIGNED || !format_of(r->info, &image->format))
        return false;
    const uint32_t layers = bits(r->view, 13, 11) - first + 1, texel = image->format.texel_bytes;
    image->shape = shapes[type];
    image->row_pitch = 8ull * (bits(r->pitch, 0, 11) + 1) * texel;
    image->slice_pitch = 64ull * (bits(r->slice, 0, 22) + 1) * texel;
    image->width = type == RAT_BUFFER ? r->dim / texel : bits(r->dim, 0, 16) + 1;
    image->height = type >= RAT_2D ? bits(r->dim, 16, 16) + 1 : 1;
    image->depth = type == RAT_3D ? layers : 1;
    image->layers = type == RAT_1D_ARRAY || type == RAT_2D_ARRAY ? layers : 1;
    *coordinates = counts[type];
    if (type == RAT_BUFFER)
        image->row_pitch = image->slice_pitch = (uint64_t)image->width * texel;
    const uint64_t bytes = image->slice_pitch * (image->depth * image->layers);
    image->base = launch_find(l, ((uint64_t)r->base << 8) + first * image->slice_pitch, bytes);
    return image->base && emu_image_fits(image, bytes);
}
