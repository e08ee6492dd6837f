/* SPDX-License-Identifier: MIT */
/* SQ_TEX_RESOURCE_WORD0..7 and SQ_TEX_SAMPLER_WORD0..2 (Mesa, evergreend.h). */
#include "cay_texture.h"

#include <string.h>

#include "cay_texture_priv.h"

enum dim { DIM_1D, DIM_2D, DIM_3D, DIM_CUBE, DIM_1D_ARRAY, DIM_2D_ARRAY, DIM_2D_MSAA, DIM_2D_ARRAY_MSAA };
enum { FACES = 6 };

static bool
set_shape(const uint32_t words[8], struct emu_texture *t, struct cay_texture_shape *s)
{
    static const uint8_t shapes[8] = {EMU_TEXTURE_1D,   EMU_TEXTURE_2D,       EMU_TEXTURE_3D,
                                      EMU_TEXTURE_CUBE, EMU_TEXTURE_1D_ARRAY, EMU_TEXTURE_2D_ARRAY,
                                      EMU_TEXTURE_2D,   EMU_TEXTURE_2D_ARRAY};
    const enum dim dim = (enum dim)cay_bits(words[0], 0, 3);
    const bool sampled = dim >= DIM_2D_MSAA, flat = dim == DIM_1D || dim == DIM_1D_ARRAY;
    const bool layered = dim >= DIM_CUBE && dim != DIM_2D_MSAA;
    const uint32_t depth = cay_bits(words[1], 14, 13) + 1, last_layer = cay_bits(words[5], 17, 13);
    t->shape = shapes[dim];
    t->samples = (uint8_t)(sampled ? 1u << (cay_bits(words[5], 0, 4) & 7) : 1);
    *s = (struct cay_texture_shape){.size = {cay_bits(words[0], 18, 14) + 1,
                                             flat ? 1 : cay_bits(words[1], 0, 14) + 1,
                                             dim == DIM_3D ? depth : 1},
                                    .pitch = 8 * (cay_bits(words[0], 6, 12) + 1),
                                    .first_layer = layered ? cay_bits(words[5], 4, 13) : 0,
                                    .all_layers = dim == DIM_CUBE ? FACES * depth
                                                  : layered       ? depth
                                                                  : 1,
                                    .first_level = sampled ? 0 : cay_bits(words[4], 28, 4),
                                    .last_level = sampled ? 0 : cay_bits(words[5], 0, 4)};
    t->layers = layered ? last_layer - s->first_layer + 1 : 1;
    return (!layered || last_layer >= s->first_layer) && s->first_level <= s->last_level &&
           s->last_level < EMU_TEXTURE_LEVELS && s->pitch >= s->size[0];
}

int
cay_texture_of(const uint32_t words[8], cay_find_memory *find, void *user, struct emu_texture *out,
               struct emu_error *error)
{
    struct cay_texture_shape shape;
    memset(out, 0, sizeof *out);
    if (cay_resource_type(words) != CAY_TEXTURE)
        return emu_fail(error, EMU_INVALID, "the resource is no texture");
    if (!cay_texture_format(words, &out->format))
        return emu_fail(error, EMU_UNSUPPORTED, "texture format %u with number format 0x%x",
                        cay_bits(words[7], 0, 6), cay_bits(words[4], 0, 14));
    if (cay_texture_tiles(words, out, error))
        return -1;
    if (!set_shape(words, out, &shape))
        return emu_fail(error, EMU_INVALID, "the texture's levels, layers or pitch contradict each other");
    if (cay_texture_levels(words, &shape, find, user, out, error))
        return -1;
    return emu_texture_is_valid(out) ? 0 : emu_fail(error, EMU_INVALID, "the texture's sizes");
}

/* --- samplers --- */

static float
fixed(uint32_t word, unsigned first, unsigned count)
{
    return (float)cay_bits(word, first, count) / 256.0f;
}

/* XY_MAG_FILTER and XY_MIN_FILTER: bit 0 is bilinear, bit 1 asks for more samples along the longer gradient,
 * which are not taken. CHROMA_KEY is for video. */
int
cay_sampler_of(const uint32_t words[3], const uint32_t colour[4], struct emu_texture_sampler *out,
               struct emu_error *error)
{
    enum { BIAS_BITS = 14, Z_NONE = 0, Z_LINEAR = 2 };
    const uint32_t bias = cay_bits(words[2], 0, BIAS_BITS), sign = 1u << (BIAS_BITS - 1);
    memset(out, 0, sizeof *out);
    if (cay_bits(words[0], 15, 2) > EMU_MIP_LINEAR || cay_bits(words[0], 13, 2) > Z_LINEAR)
        return emu_fail(error, EMU_INVALID, "the sampler's filters are reserved");
    if (cay_bits(words[0], 25, 2))
        return emu_fail(error, EMU_UNSUPPORTED, "samplers with a chroma key");
    for (unsigned d = 0; d < 3; d++)
        out->wrap[d] = (uint8_t)cay_bits(words[0], 3 * d, 3);
    out->valid = true;
    out->magnify_linear = cay_bits(words[0], 9, 1);
    out->minify_linear = cay_bits(words[0], 11, 1);
    out->has_depth_filter = cay_bits(words[0], 13, 2) != Z_NONE;
    out->depth_linear = cay_bits(words[0], 13, 2) == Z_LINEAR;
    out->mip = (uint8_t)cay_bits(words[0], 15, 2);
    out->border = (uint8_t)cay_bits(words[0], 20, 2);
    out->compare = (uint8_t)cay_bits(words[0], 22, 3);
    memcpy(out->colour, colour, sizeof out->colour);
    out->least = fixed(words[1], 0, 12);
    out->most = fixed(words[1], 12, 12);
    out->bias = (float)((int32_t)(bias ^ sign) - (int32_t)sign) / 256.0f;
    return 0;
}
