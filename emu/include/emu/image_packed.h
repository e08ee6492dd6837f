/* SPDX-License-Identifier: MIT */
/* Channels packed into one word: OpenCL 3.0, 5.3.1.1, table of channel data types. */
#ifndef EMU_IMAGE_PACKED_H
#define EMU_IMAGE_PACKED_H

#include <stddef.h>

#include "emu/image.h"

/* How far from the word's lowest bit, and how wide. */
struct emu_packed {
    uint16_t type;
    uint8_t shift[4], bits[4];
};

static inline const struct emu_packed *
emu_packed_find(const struct emu_image_format *format)
{
    static const struct emu_packed types[] = {
        {EMU_TYPE_UNORM_SHORT_565, {11, 5, 0, 0}, {5, 6, 5, 0}},
        {EMU_TYPE_UNORM_SHORT_555, {10, 5, 0, 0}, {5, 5, 5, 0}},
        {EMU_TYPE_UNORM_INT_101010, {20, 10, 0, 0}, {10, 10, 10, 0}},
        {EMU_TYPE_UNORM_INT_101010_2, {22, 12, 2, 0}, {10, 10, 10, 2}},
    };
    const struct emu_packed *p = types;
    while (p->type != format->type)
        p++;
    return p;
}

/* The component a channel in memory is written from. */
static inline unsigned
emu_channel_component(const struct emu_image_format *format, unsigned channel)
{
    for (unsigned i = 0; i < 4; i++)
        if (format->from[i] == channel)
            return i;
    return 3; /* the fourth channel of sRGBx */
}

/* Which bits of a texel hold the channels that these components (bit c: r, g, b, a) are written to. */
static inline void
emu_channel_bits(const struct emu_image_format *format, unsigned components, uint32_t bits[4])
{
    const struct emu_packed *p = format->channel_bits ? NULL : emu_packed_find(format);
    for (unsigned k = 0; k < 4; k++)
        bits[k] = 0;
    for (unsigned c = 0; c < format->channels; c++) {
        const unsigned wide = p ? p->bits[c] : format->channel_bits, low = p ? p->shift[c] : c * wide;
        if (components >> emu_channel_component(format, c) & 1)
            bits[low / 32] |= (wide < 32 ? (1u << wide) - 1 : UINT32_MAX) << low % 32;
    }
}

/* The first `count` of the components of a mask. */
static inline unsigned
emu_first_components(unsigned mask, unsigned count)
{
    unsigned first = 0;
    for (; mask && count; mask &= mask - 1, count--)
        first |= mask & -mask;
    return first;
}

#endif
