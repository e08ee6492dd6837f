/* SPDX-License-Identifier: MIT */
#ifndef TEXTURE_PRIV_H
#define TEXTURE_PRIV_H

#include "emu/texture.h"

static inline bool
emu_is_thick(const struct emu_texture_level *level)
{
    return level->tiling >= EMU_TILED_THICK;
}

/* Where an element of a tiled level is, from its base on. */
uint64_t emu_tiled_place(const struct emu_texture *texture, const struct emu_texture_level *level, uint32_t x,
                         uint32_t y, uint32_t slice, uint32_t sample);
/* Whether pitches and tiles fit each other, so that every element is within the level. */
bool emu_tiling_is_valid(const struct emu_texture *texture, const struct emu_texture_level *level);

#endif
