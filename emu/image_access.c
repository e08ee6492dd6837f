/* SPDX-License-Identifier: MIT */
/* Images without samplers: texels by integer coordinates, sizes, blocks. */
#include "emu/image_access.h"

#include <stddef.h>
#include <string.h>

#include "emu/image_packed.h"
#include "emu/lane_half.h"
#include "emu/launch.h"
#include "emu/memory.h"
#include "emu/thread.h"
#include "image_priv.h"

const struct emu_image *
emu_launch_image(const struct emu_launch *launch, uint32_t index)
{
    if (index >= launch->image_count || !launch->images[index].base)
        return NULL;
    return &launch->images[index];
}

const struct emu_sampler *
emu_launch_sampler(const struct emu_launch *launch, uint32_t index)
{
    if (index >= launch->sampler_count || !launch->samplers[index].valid)
        return NULL;
    return &launch->samplers[index];
}

unsigned
emu_image_directions(enum emu_image_shape shape)
{
    switch (shape) {
    case EMU_IMAGE_2D:
    case EMU_IMAGE_2D_ARRAY:
        return 2;
    case EMU_IMAGE_3D:
        return 3;
    default:
        return 1;
    }
}

static uint8_t *
find_texel(const struct emu_image *image, const int32_t coord[3], bool clamp_layer)
{
    const uint32_t size[3] = {image->width, image->height, image->depth};
    const unsigned directions = emu_image_directions(image->shape);
    int32_t at[3] = {0, 0, 0};
    uint32_t layer = 0;
    for (unsigned d = 0; d < directions; d++) {
        if ((uint32_t)coord[d] >= size[d])
            return NULL;
        at[d] = coord[d];
    }
    if (emu_image_is_array(image->shape)) {
        layer = emu_image_layer(image, coord[directions]);
        if (!clamp_layer && (uint32_t)coord[directions] != layer)
            return NULL;
    }
    return emu_image_address(image, at, layer);
}

void
emu_image_load(const struct emu_image *image, const int32_t coord[3], uint32_t rgba[4])
{
    const uint8_t *texel = find_texel(image, coord, true);
    if (texel)
        emu_texel_decode(&image->format, texel, rgba);
    else
        emu_texel_border(&image->format, rgba);
}

/* A texel is at most four dwords. */
static void
write_channels(const struct emu_image_format *format, const uint32_t rgba[4], unsigned components,
               uint8_t *texel)
{
    uint32_t old[4] = {0}, now[4] = {0}, bits[4];
    emu_channel_bits(format, components, bits);
    memcpy(old, texel, format->texel_bytes);
    emu_texel_encode(format, rgba, now);
    for (unsigned k = 0; k < 4; k++)
        now[k] = (now[k] & bits[k]) | (old[k] & ~bits[k]);
    memcpy(texel, now, format->texel_bytes);
}

void
emu_image_store(const struct emu_image *image, const int32_t coord[3], const uint32_t rgba[4],
                unsigned components)
{
    uint8_t *texel = find_texel(image, coord, false);
    if (texel && components == 15)
        emu_texel_encode(&image->format, rgba, texel);
    else if (texel)
        write_channels(&image->format, rgba, components, texel);
}

uint32_t
emu_image_atomic(const struct emu_image *image, const int32_t coord[3], unsigned op, uint32_t data,
                 uint32_t data2)
{
    uint8_t *texel = find_texel(image, coord, false);
    if (!texel || image->format.texel_bytes != 4)
        return 0;
    return (uint32_t)emu_memory_atomic(texel, 4, op, data, data2, 1);
}

void
emu_image_info(const struct emu_image *image, uint32_t level, uint32_t size[4])
{
    memset(size, 0, 4 * sizeof size[0]);
    if (level)
        return;
    const unsigned directions = emu_image_directions(image->shape);
    size[0] = image->width;
    size[1] = directions > 1 ? image->height : 0;
    size[2] = directions > 2 ? image->depth : 0;
    size[3] = 1;
    if (emu_image_is_array(image->shape))
        size[directions] = image->layers;
}

static int64_t
clamp(int64_t x, int64_t high)
{
    return x < 0 ? 0 : x > high ? high : x;
}

uint8_t *
emu_image_block_byte(const struct emu_image *image, int64_t x, int64_t y, bool write)
{
    const int64_t texel = image->format.texel_bytes;
    const int64_t inside = ((x % texel) + texel) % texel;
    const int64_t column = clamp((x - inside) / texel, (int64_t)image->width - 1);
    const int64_t row = clamp(y, (int64_t)image->height - 1);
    if (write && (column * texel + inside != x || row != y))
        return NULL;
    return image->base + row * (int64_t)image->row_pitch + column * texel + inside;
}

unsigned
emu_image_enter(uint32_t fpmode)
{
    return LANE_FPMODE_ROUND(fpmode) ? emu_fpmode_enter(fpmode & ~0x30u) : 0;
}

void
emu_image_leave(uint32_t fpmode, unsigned saved)
{
    if (LANE_FPMODE_ROUND(fpmode))
        emu_fpmode_leave(saved);
}
