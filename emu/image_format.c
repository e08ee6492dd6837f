/* SPDX-License-Identifier: MIT */
/* Formats: the valid pairs of channel order and type, and their properties. */
#include <stddef.h>

#include "emu/image.h"

/* What orders accept and types belong to. */
enum {
    BASIC = 1,
    REAL = 2,
    BYTES = 4,
    PACKED = 8,
    BASIC_2 = 16, /* three channels of 10 bits and one of 2 */
    DEPTH = 32,
    UNORM8 = 64,
    BASIC_OR_2 = BASIC | BASIC_2
};

enum { ZERO = EMU_FROM_ZERO, ONE = EMU_FROM_ONE };

enum {
    UNORM = EMU_CHANNEL_UNORM,
    SNORM = EMU_CHANNEL_SNORM,
    FLOAT = EMU_CHANNEL_FLOAT,
    SINT = EMU_CHANNEL_SINT,
    UINT = EMU_CHANNEL_UINT
};

struct order {
    uint16_t number;
    uint8_t channels, from[4], border_alpha, types;
};

static const struct order orders[] = {
#define ORDER(name, number, channels, r, g, b, a, border_alpha, types)                                       \
    {number, channels, {r, g, b, a}, border_alpha, types},
#include "emu/image_orders.def"
#undef ORDER
};

struct type {
    uint16_t number;
    uint8_t channel_class, bits, texel_bytes, goes_with;
};

static const struct type types[] = {
#define TYPE(name, number, class, bits, texel_bytes, goes_with) {number, class, bits, texel_bytes, goes_with},
#include "emu/image_types.def"
#undef TYPE
};

enum { ORDERS = sizeof orders / sizeof orders[0], TYPES = sizeof types / sizeof types[0] };

static struct emu_image_format
combine(const struct order *order, const struct type *type)
{
    struct emu_image_format format = {
        .order = order->number,
        .type = type->number,
        .channel_class = type->channel_class,
        .channels = order->channels,
        .channel_bits = type->bits,
        .texel_bytes = type->bits ? (uint8_t)(order->channels * type->bits / 8) : type->texel_bytes,
        .border_alpha = order->border_alpha,
        .is_srgb = order->number >= EMU_ORDER_sRGB && order->number <= EMU_ORDER_sBGRA};
    for (unsigned i = 0; i < 4; i++)
        format.from[i] = order->from[i];
    return format;
}

bool
emu_image_format_find(uint32_t order, uint32_t type, struct emu_image_format *format)
{
    const struct order *o = orders, *const orders_end = orders + ORDERS;
    const struct type *t = types, *const types_end = types + TYPES;
    while (o < orders_end && o->number != order)
        o++;
    while (t < types_end && t->number != type)
        t++;
    if (o == orders_end || t == types_end || !(o->types & t->goes_with))
        return false;
    *format = combine(o, t);
    return true;
}

bool
emu_image_format_at(uint32_t n, struct emu_image_format *format)
{
    for (uint32_t i = 0; i < ORDERS * TYPES; i++) {
        const struct order *o = &orders[i / TYPES];
        const struct type *t = &types[i % TYPES];
        if ((o->types & t->goes_with) && n-- == 0) {
            *format = combine(o, t);
            return true;
        }
    }
    return false;
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
