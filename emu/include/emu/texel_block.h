/* SPDX-License-Identifier: MIT */
/*
 * Formats that keep several texels in one block: BC1 to BC7 (Khronos Data Format Specification 1.3, chapters
 * 18 to 20) and two that share red and blue between two texels.
 */
#ifndef EMU_TEXEL_BLOCK_H
#define EMU_TEXEL_BLOCK_H

#include <stdint.h>

enum emu_texel_block {
    EMU_BLOCK_NONE, /* a texel is a block of its own */
    EMU_BLOCK_BC1,
    EMU_BLOCK_BC2,
    EMU_BLOCK_BC3,
    EMU_BLOCK_BC4,
    EMU_BLOCK_BC5,
    EMU_BLOCK_BC6,
    EMU_BLOCK_BC7,
    EMU_BLOCK_GB_GR, /* bytes: red, first green, blue, second green */
    EMU_BLOCK_BG_RG, /* bytes: first green, red, second green, blue */
    EMU_BLOCKS
};

/* Sizes as powers of two. */
struct emu_block_size {
    uint8_t width, height;
    uint8_t bytes;       /* of a block */
    uint8_t texel_bytes; /* of a texel that was taken out */
};

extern const struct emu_block_size emu_block_sizes[EMU_BLOCKS];

/*
 * One texel of a block as bytes: 8 bits per channel for BC1 to BC3, BC7, and the shared ones; floats of 32
 * bits for BC4 and BC5; halves for BC6. is_signed has a bit for each channel of BC4 and BC5, and bit 0 for
 * BC6. x, y: within the block. Bytes of the block behind its last one are 0.
 */
void emu_block_texel(enum emu_texel_block block, unsigned is_signed, const uint8_t bytes[16], unsigned x,
                     unsigned y, uint8_t texel[16]);

#endif
