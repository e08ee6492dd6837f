/* SPDX-License-Identifier: MIT */
/* Where texels lie. */
#ifndef IMAGE_PRIV_H
#define IMAGE_PRIV_H

#include "emu/image_access.h"

/* at: within the image; directions the shape does not have are 0. */
static inline uint8_t *
emu_image_address(const struct emu_image *image, const int32_t at[3], uint32_t layer)
{
    return image->base + (uint64_t)(uint32_t)at[0] * image->format.texel_bytes +
           (uint32_t)at[1] * image->row_pitch + ((uint32_t)at[2] + (uint64_t)layer) * image->slice_pitch;
}

static inline uint32_t
emu_image_layer(const struct emu_image *image, int32_t layer)
{
    return layer < 0 ? 0 : (uint32_t)layer < image->layers ? (uint32_t)layer : image->layers - 1;
}

/* What a coordinate means in one direction: one texel, or two and the weight of the second. */
struct emu_axis {
    int32_t at[2]; /* within the image */
    bool inside[2];
    float weight;
};

/* x: in texels unless normalised; in_order: the second texel is the one behind the first. */
struct emu_axis emu_image_axis(enum emu_address_mode mode, bool normalised, bool linear, float x,
                               uint32_t size, int32_t offset, bool in_order);

#endif
