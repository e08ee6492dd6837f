/* SPDX-License-Identifier: MIT */
/* Formats as pairs of rows of image_orders.def and image_types.def: constants if both rows are. */
#ifndef EMU_IMAGE_PAIRS_H
#define EMU_IMAGE_PAIRS_H

#include "emu/image.h"

/* What orders accept and types belong to. */
enum emu_image_set {
    EMU_SET_BASIC = 1,
    EMU_SET_REAL = 2,
    EMU_SET_BYTES = 4,
    EMU_SET_PACKED = 8,
    EMU_SET_BASIC_2 = 16, /* three channels of 10 bits and one of 2 */
    EMU_SET_DEPTH = 32,
    EMU_SET_UNORM8 = 64
};

struct emu_order_row {
    uint16_t number;
    uint8_t channels, from[4], border_alpha, types;
};

struct emu_type_row {
    uint16_t number;
    uint8_t channel_class, bits, texel_bytes, goes_with;
};

/* The rows' places. */
enum emu_order_place {
#define ORDER(name, ...) EMU_ORDER_AT_##name,
#include "emu/image_orders.def"
#undef ORDER
    EMU_ORDERS
};

enum emu_type_place {
#define TYPE(name, ...) EMU_TYPE_AT_##name,
#include "emu/image_types.def"
#undef TYPE
    EMU_TYPES
};

static inline const struct emu_order_row *
emu_order_row(enum emu_order_place place)
{
    enum {
        ZERO = EMU_FROM_ZERO,
        ONE = EMU_FROM_ONE,
        BASIC = EMU_SET_BASIC,
        REAL = EMU_SET_REAL,
        BYTES = EMU_SET_BYTES,
        PACKED = EMU_SET_PACKED,
        DEPTH = EMU_SET_DEPTH,
        UNORM8 = EMU_SET_UNORM8,
        BASIC_OR_2 = EMU_SET_BASIC | EMU_SET_BASIC_2
    };
    static const struct emu_order_row rows[] = {
#define ORDER(name, number, channels, r, g, b, a, border_alpha, types)                                       \
    {number, channels, {r, g, b, a}, border_alpha, types},
#include "emu/image_orders.def"
#undef ORDER
    };
    return &rows[place];
}

static inline const struct emu_type_row *
emu_type_row(enum emu_type_place place)
{
    enum {
        BASIC = EMU_SET_BASIC,
        REAL = EMU_SET_REAL,
        BYTES = EMU_SET_BYTES,
        PACKED = EMU_SET_PACKED,
        BASIC_2 = EMU_SET_BASIC_2,
        DEPTH = EMU_SET_DEPTH,
        UNORM8 = EMU_SET_UNORM8
    };
    enum {
        UNORM = EMU_CHANNEL_UNORM,
        SNORM = EMU_CHANNEL_SNORM,
        FLOAT = EMU_CHANNEL_FLOAT,
        SINT = EMU_CHANNEL_SINT,
        UINT = EMU_CHANNEL_UINT
    };
    static const struct emu_type_row rows[] = {
#define TYPE(name, number, class, bits, texel_bytes, goes_with) {number, class, bits, texel_bytes, goes_with},
#include "emu/image_types.def"
#undef TYPE
    };
    return &rows[place];
}

/* Does OpenCL have this pair? */
static inline bool
emu_image_is_pair(enum emu_order_place order, enum emu_type_place type)
{
    return emu_order_row(order)->types & emu_type_row(type)->goes_with;
}

static inline struct emu_image_format
emu_image_pair(enum emu_order_place order, enum emu_type_place type)
{
    const struct emu_order_row *const o = emu_order_row(order);
    const struct emu_type_row *const t = emu_type_row(type);
    return (struct emu_image_format){.order = o->number,
                                     .type = t->number,
                                     .channel_class = t->channel_class,
                                     .channels = o->channels,
                                     .channel_bits = t->bits,
                                     .texel_bytes =
                                         t->bits ? (uint8_t)(o->channels * t->bits / 8) : t->texel_bytes,
                                     .from = {o->from[0], o->from[1], o->from[2], o->from[3]},
                                     .border_alpha = o->border_alpha,
                                     .is_srgb = o->number >= EMU_ORDER_sRGB && o->number <= EMU_ORDER_sBGRA};
}

#endif
