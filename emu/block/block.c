/* SPDX-License-Identifier: MIT */
#include "emu/texel_block.h"

#include <assert.h>

#include "block_priv.h"

const struct emu_block_size emu_block_sizes[EMU_BLOCKS] = {
    [EMU_BLOCK_BC1] = {2, 2, 8, 4},  [EMU_BLOCK_BC2] = {2, 2, 16, 4},  [EMU_BLOCK_BC3] = {2, 2, 16, 4},
    [EMU_BLOCK_BC4] = {2, 2, 8, 4},  [EMU_BLOCK_BC5] = {2, 2, 16, 8},  [EMU_BLOCK_BC6] = {2, 2, 16, 6},
    [EMU_BLOCK_BC7] = {2, 2, 16, 4}, [EMU_BLOCK_GB_GR] = {1, 0, 4, 4}, [EMU_BLOCK_BG_RG] = {1, 0, 4, 4},
};

static uint8_t
rounded(struct block_ratio r)
{
    return (uint8_t)((2 * 255 * r.top + r.bottom) / (2 * r.bottom));
}

/* BC1 to BC3 differ in where alpha comes from. */
static void
colour_and_alpha(enum emu_texel_block block, const uint8_t bytes[16], unsigned number, uint8_t texel[16])
{
    uint8_t colour[16] = {0};
    memcpy(colour, block == EMU_BLOCK_BC1 ? bytes : bytes + 8, 8);
    const bool clear = block_colour(colour, block != EMU_BLOCK_BC1, number, texel);
    if (block == EMU_BLOCK_BC1)
        texel[3] = clear ? 0 : 255;
    else if (block == EMU_BLOCK_BC2)
        texel[3] = (uint8_t)(17 * block_field(bytes, 4 * number, 4));
    else
        texel[3] = rounded(block_value(bytes, false, number));
}

static void
values(enum emu_texel_block block, unsigned is_signed, const uint8_t bytes[16], unsigned number,
       uint8_t texel[16])
{
    for (unsigned c = 0; c < (block == EMU_BLOCK_BC5 ? 2u : 1u); c++) {
        const struct block_ratio r = block_value(bytes + (size_t)8 * c, is_signed >> c & 1, number);
        const float value = (float)r.top / (float)r.bottom;
        memcpy(texel + 4 * c, &value, sizeof value);
    }
}

static void
shared_colour(enum emu_texel_block block, const uint8_t bytes[16], unsigned x, uint8_t texel[16])
{
    const unsigned colour = block == EMU_BLOCK_BG_RG, green = 1 - colour;
    texel[0] = bytes[colour];
    texel[1] = bytes[green + 2 * x];
    texel[2] = bytes[colour + 2];
    texel[3] = 255;
}

void
emu_block_texel(enum emu_texel_block block, unsigned is_signed, const uint8_t bytes[16], unsigned x,
                unsigned y, uint8_t texel[16])
{
    const unsigned number = 4 * y + x;
    assert(block > EMU_BLOCK_NONE && block < EMU_BLOCKS);
    assert(x >> emu_block_sizes[block].width == 0 && y >> emu_block_sizes[block].height == 0);
    if (block >= EMU_BLOCK_GB_GR)
        shared_colour(block, bytes, x, texel);
    else if (block == EMU_BLOCK_BC7)
        block_bc7(bytes, number, texel);
    else if (block == EMU_BLOCK_BC6)
        block_bc6(bytes, is_signed & 1, number, texel);
    else if (block >= EMU_BLOCK_BC4)
        values(block, is_signed, bytes, number, texel);
    else
        colour_and_alpha(block, bytes, number, texel);
}
