/* SPDX-License-Identifier: MIT */
/* The parts of SQ_TEX_RESOURCE_WORD0..7. */
#ifndef CAY_TEXTURE_PRIV_H
#define CAY_TEXTURE_PRIV_H

#include "cay_texture.h"

enum cay_array_mode {
    CAY_LINEAR_GENERAL,
    CAY_LINEAR_ALIGNED,
    CAY_1D_TILED_THIN1,
    CAY_1D_TILED_THICK,
    CAY_2D_TILED_THIN1,
    CAY_2D_TILED_THICK = 7
};

/* What the words say of a texture's size. */
struct cay_texture_shape {
    uint32_t size[3], pitch; /* in texels */
    uint32_t first_layer, all_layers, first_level, last_level;
};

static inline uint32_t
cay_bits(uint32_t word, unsigned first, unsigned count)
{
    return word >> first & ((1u << count) - 1);
}

/* False: a format without a known layout. */
bool cay_texture_format(const uint32_t words[8], struct emu_texel_format *format);
/* How the elements lie. EMU_UNSUPPORTED: in a way that is not known. The format is there already. */
int cay_texture_tiles(const uint32_t words[8], struct emu_texture *texture, struct emu_error *error);
/* Levels in memory. Everything else is there already. */
int cay_texture_levels(const uint32_t words[8], const struct cay_texture_shape *shape, cay_find_memory *find,
                       void *user, struct emu_texture *texture, struct emu_error *error);

#endif
