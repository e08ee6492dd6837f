/* SPDX-License-Identifier: MIT */
/*
 * Images and samplers as the emulated GPUs see them. Only the numbers of channel orders and types are
 * OpenCL's, because kernels can ask for them.
 */
#ifndef EMU_IMAGE_H
#define EMU_IMAGE_H

#include <stdbool.h>
#include <stdint.h>

enum emu_image_order {
#define ORDER(name, number, ...) EMU_ORDER_##name = (number),
#include "emu/image_orders.def"
#undef ORDER
};

enum emu_image_type {
#define TYPE(name, number, ...) EMU_TYPE_##name = (number),
#include "emu/image_types.def"
#undef TYPE
};

/* The meaning of a channel's bits. It decides if a kernel reads and writes floats or 32-bit integers. */
enum emu_channel_class {
    EMU_CHANNEL_UNORM,
    EMU_CHANNEL_SNORM,
    EMU_CHANNEL_FLOAT,
    EMU_CHANNEL_SINT,
    EMU_CHANNEL_UINT
};

/* Formats that most programs use. */
enum emu_image_kind {
    EMU_KIND_OTHER,
#define KIND(order, type) EMU_KIND_##order##_##type,
#include "emu/image_kinds.def"
#undef KIND
    EMU_KINDS
};

/* Where a component comes from: channels 0 to 3 of the texel, or a constant. */
enum emu_component_source { EMU_FROM_ZERO = 4, EMU_FROM_ONE };

/* One legal pair of order and type. */
struct emu_image_format {
    uint16_t order, type;  /* enum emu_image_order, enum emu_image_type */
    uint8_t channel_class; /* enum emu_channel_class */
    uint8_t channels;      /* in memory */
    uint8_t channel_bits;  /* of one channel; 0: channels are packed into one word */
    uint8_t texel_bytes;
    uint8_t from[4];      /* enum emu_component_source, of r, g, b, a */
    uint8_t border_alpha; /* 0 or 1 */
    bool is_srgb;         /* r, g, b are sRGB coded */
    uint8_t kind;         /* enum emu_image_kind */
};

/* The format for OpenCL's numbers of order and type; false: OpenCL has no such pair. */
bool emu_image_format_find(uint32_t order, uint32_t type, struct emu_image_format *format);
/* The n-th of all formats, for loops; false behind the last. */
bool emu_image_format_at(uint32_t n, struct emu_image_format *format);
/* kind: not EMU_KIND_OTHER. */
struct emu_image_format emu_image_kind_format(enum emu_image_kind kind);
static inline bool
emu_image_format_is_integer(const struct emu_image_format *format)
{
    return format->channel_class >= EMU_CHANNEL_SINT;
}

/* Whether a channel may hold a denormal float of 32 bits. */
static inline bool
emu_image_format_has_denormals(const struct emu_image_format *format)
{
    return format->channel_class == EMU_CHANNEL_FLOAT && format->channel_bits == 32;
}

/* One texel as a kernel sees it: bits of float, int or uint, by the format's class. Missing components are 0,
 * 0, 1. */
void emu_texel_decode(const struct emu_image_format *format, const void *texel, uint32_t rgba[4]);
/* Rounds to nearest even and saturates (OpenCL C 3.0, 6.15.15.7, 8.3); writes texel_bytes bytes. */
void emu_texel_encode(const struct emu_image_format *format, const uint32_t rgba[4], void *texel);
/* The border colour. */
void emu_texel_border(const struct emu_image_format *format, uint32_t rgba[4]);

enum emu_image_shape {
    EMU_IMAGE_1D,
    EMU_IMAGE_1D_ARRAY,
    EMU_IMAGE_2D,
    EMU_IMAGE_2D_ARRAY,
    EMU_IMAGE_3D,
    EMU_IMAGE_BUFFER /* as 1D */
};

/* An image bound to a binding table index. Texel (x, y, z) is at base + x * texel_bytes + y * row_pitch +
 * z * slice_pitch; in arrays the layer takes the place of z (1D arrays too). */
struct emu_image {
    uint8_t *base; /* NULL: no image is bound here */
    struct emu_image_format format;
    uint8_t shape;                 /* enum emu_image_shape */
    uint32_t width, height, depth; /* 1 in directions the shape does not have */
    uint32_t layers;               /* of arrays, else 1 */
    uint64_t row_pitch, slice_pitch;
};

/* Whether every texel lies within [base, base + bytes). Engines rely on this. */
bool emu_image_fits(const struct emu_image *image, uint64_t bytes);

enum emu_address_mode {
    EMU_ADDRESS_REPEAT,
    EMU_ADDRESS_MIRROR,
    EMU_ADDRESS_EDGE,  /* CLK_ADDRESS_CLAMP_TO_EDGE */
    EMU_ADDRESS_BORDER /* CLK_ADDRESS_CLAMP, and what CLK_ADDRESS_NONE does here */
};

/* An entry of a sampler table. */
struct emu_sampler {
    bool valid;         /* false: no sampler is bound here */
    bool linear;        /* filter */
    bool normalised;    /* coordinates */
    uint8_t address[3]; /* enum emu_address_mode, of x, y, z */
};

#endif
