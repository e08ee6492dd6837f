/* SPDX-License-Identifier: MIT */
/* Formats: the valid pairs of channel order and type, and their properties. */
#include "emu/image_pairs.h"

#include <assert.h>

static enum emu_image_kind
kind_of(const struct emu_image_format *format)
{
#define KIND(o, t)                                                                                           \
    if (format->order == EMU_ORDER_##o && format->type == EMU_TYPE_##t)                                      \
        return EMU_KIND_##o##_##t;
#include "emu/image_kinds.def"
#undef KIND
    return EMU_KIND_OTHER;
}

static struct emu_image_format
combine(enum emu_order_place order, enum emu_type_place type)
{
    struct emu_image_format format = emu_image_pair(order, type);
    format.kind = (uint8_t)kind_of(&format);
    return format;
}

bool
emu_image_format_find(uint32_t order, uint32_t type, struct emu_image_format *format)
{
    enum emu_order_place o = 0;
    enum emu_type_place t = 0;
    while (o < EMU_ORDERS && emu_order_row(o)->number != order)
        o++;
    while (t < EMU_TYPES && emu_type_row(t)->number != type)
        t++;
    if (o == EMU_ORDERS || t == EMU_TYPES || !emu_image_is_pair(o, t))
        return false;
    *format = combine(o, t);
    return true;
}

bool
emu_image_format_at(uint32_t n, struct emu_image_format *format)
{
    for (uint32_t i = 0; i < EMU_ORDERS * EMU_TYPES; i++)
        if (emu_image_is_pair(i / EMU_TYPES, i % EMU_TYPES) && n-- == 0) {
            *format = combine(i / EMU_TYPES, i % EMU_TYPES);
            return true;
        }
    return false;
}

struct emu_image_format
emu_image_kind_format(enum emu_image_kind kind)
{
    static const uint8_t rows[][2] = {
        {0, 0},
#define KIND(o, t) {EMU_ORDER_AT_##o, EMU_TYPE_AT_##t},
#include "emu/image_kinds.def"
#undef KIND
    };
    assert(kind > EMU_KIND_OTHER && kind < EMU_KINDS);
    return combine(rows[kind][0], rows[kind][1]);
}

static bool
add_extent(uint64_t *end, uint64_t count, uint64_t pitch)
{
    uint64_t part;
    return !__builtin_mul_overflow(count - 1, pitch, &part) && !__builtin_add_overflow(*end, part, end);
}

/* Samplers compute coordinates up to 2^30. */
static bool
is_extent(uint32_t count)
{
    return count > 0 && count <= 1u << 30;
}

bool
emu_image_fits(const struct emu_image *image, uint64_t bytes)
{
    uint64_t end = image->format.texel_bytes;
    const bool is_array = image->shape == EMU_IMAGE_1D_ARRAY || image->shape == EMU_IMAGE_2D_ARRAY;
    const uint32_t slices = is_array ? image->layers : image->depth;
    return image->base && end && is_extent(image->width) && is_extent(image->height) &&
           is_extent(image->depth) && is_extent(image->layers) &&
           add_extent(&end, image->width, image->format.texel_bytes) &&
           add_extent(&end, image->height, image->row_pitch) &&
           add_extent(&end, slices, image->slice_pitch) && end <= bytes;
}
