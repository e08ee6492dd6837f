/* SPDX-License-Identifier: MIT */
/*
 * SQ_TEX_RESOURCE_WORD0..7 and SQ_TEX_SAMPLER_WORD0..2 (Mesa, evergreend.h).
 *
 * Linear levels lie as libdrm's radeon_surface.c lays them out for this GPU: from MIP_ADDRESS on one behind
 * the other, sizes rounded up to powers of two, rows of at least 64 texels and 256 bytes; all layers of a
 * level together, 8 faces for a cube. The first level has the pitch of its words. Samples, which the GPU only
 * has in tiled surfaces, lie here one whole level behind the other.
 */
#include "cay_texture.h"

#include <string.h>

#include "cay_tables.h"

enum dim { DIM_1D, DIM_2D, DIM_3D, DIM_CUBE, DIM_1D_ARRAY, DIM_2D_ARRAY, DIM_2D_MSAA, DIM_2D_ARRAY_MSAA };
enum { LINEAR_GENERAL, LINEAR_ALIGNED, COMP_BIASED = 2, CUBE_LAYERS = 8 };

static uint32_t
bits(uint32_t word, unsigned first, unsigned count)
{
    return word >> first & ((1u << count) - 1);
}

/* --- formats --- */

static bool
kind_of(unsigned num_format, unsigned comp, bool no_zero, uint8_t *kind)
{
    static const uint8_t kinds[3][2] = {{EMU_TEXEL_UNORM, EMU_TEXEL_SNORM},
                                        {EMU_TEXEL_UINT, EMU_TEXEL_SINT},
                                        {EMU_TEXEL_USCALED, EMU_TEXEL_SSCALED}};
    if (num_format > 2 || comp >= COMP_BIASED)
        return false;
    *kind = kinds[num_format][comp];
    if (*kind == EMU_TEXEL_SNORM && no_zero)
        *kind = EMU_TEXEL_SNORM_NO_ZERO;
    return true;
}

static bool
set_kinds(const uint32_t words[8], const struct cay_data_format_row *row, struct emu_texel_format *format)
{
    for (unsigned c = 0; c < 4; c++) {
        const bool is_float =
            row->number_class == CAY_NUMBER_FLOAT || (row->number_class == CAY_NUMBER_DEPTH_FLOAT && !c);
        if (is_float)
            format->kind[c] = EMU_TEXEL_FLOAT;
        else if (row->number_class == CAY_NUMBER_SHARED_EXP)
            format->kind[c] = EMU_TEXEL_SHARED;
        else if (!kind_of(bits(words[4], 8, 2), bits(words[4], 2 * c, 2), bits(words[4], 10, 1),
                          &format->kind[c]))
            return false;
    }
    return true;
}

static bool
set_format(const uint32_t words[8], struct emu_texel_format *format)
{
    static const uint8_t swaps[4] = {0, 1, 3, 255};
    const struct cay_data_format_row *row = cay_find_data_format(bits(words[7], 0, 6));
    if (!row || swaps[bits(words[4], 12, 2)] == 255)
        return false;
    format->bytes = row->bytes;
    format->channels = row->components;
    format->swap = swaps[bits(words[4], 12, 2)];
    format->is_srgb = bits(words[4], 11, 1);
    for (unsigned c = 0; c < 4; c++) {
        const unsigned select = bits(words[4], 16 + 3 * c, 3);
        format->bits[c] = row->bits[c];
        format->shift[c] = row->bits[c] ? row->shift[c] : 0;
        format->select[c] = select <= EMU_SELECT_ONE ? (uint8_t)select : EMU_SELECT_ZERO;
    }
    return set_kinds(words, row, format);
}

/* --- levels --- */

static uint32_t
power_of_two(uint32_t x)
{
    return x <= 1 ? 1 : 2u << (31 - __builtin_clz(x - 1));
}

static uint32_t
shrink(uint32_t size, unsigned level)
{
    return size >> level ? size >> level : 1;
}

static uint64_t
aligned(uint64_t x, uint64_t unit)
{
    return (x + unit - 1) / unit * unit;
}

/* A level's size and pitches; returns the bytes of one layer or slice. */
static uint64_t
lay_out(struct emu_texture *t, struct emu_texture_level *l, const uint32_t size[3], unsigned level,
        uint64_t pitch)
{
    const uint64_t texel = t->format.bytes, least = texel < 4 ? 256 / texel : 64;
    l->width = shrink(size[0], level);
    l->height = shrink(size[1], level);
    l->depth = shrink(size[2], level);
    l->row_pitch = texel * (level ? aligned(power_of_two(l->width), least) : pitch);
    l->slice_pitch = l->row_pitch * (level ? power_of_two(l->height) : l->height);
    return l->slice_pitch;
}

struct shape {
    uint32_t size[3], pitch, first_layer, all_layers, first_level, last_level;
};

static int
place_levels(const uint32_t words[8], const struct shape *s, cay_find_memory *find, void *user,
             struct emu_texture *t, struct emu_error *error)
{
    uint64_t address = (uint64_t)words[2] << 8, next = (uint64_t)words[3] << 8;
    for (unsigned level = 0; level <= s->last_level; level++) {
        struct emu_texture_level l = {NULL, 0, 0, 0, 0, 0};
        uint64_t bytes;
        const uint64_t slice = lay_out(t, &l, s->size, level, s->pitch);
        if (level) {
            address = next;
            next += slice * (t->shape == EMU_TEXTURE_3D ? power_of_two(l.depth) : s->all_layers);
        }
        if (level < s->first_level)
            continue;
        const unsigned n = t->level_count++;
        t->level[n] = l;
        t->sample_pitch = slice * t->layers;
        if (!emu_texture_level_bytes(t, n, &bytes))
            return emu_fail(error, EMU_INVALID, "the texture is too large");
        t->level[n].base = find(user, address + slice * s->first_layer, bytes);
        if (!t->level[n].base)
            return emu_fail(error, EMU_INVALID, "level %u of the texture is not in memory", level);
    }
    return 0;
}

static bool
set_shape(const uint32_t words[8], struct emu_texture *t, struct shape *s)
{
    static const uint8_t shapes[8] = {EMU_TEXTURE_1D,   EMU_TEXTURE_2D,       EMU_TEXTURE_3D,
                                      EMU_TEXTURE_CUBE, EMU_TEXTURE_1D_ARRAY, EMU_TEXTURE_2D_ARRAY,
                                      EMU_TEXTURE_2D,   EMU_TEXTURE_2D_ARRAY};
    const enum dim dim = (enum dim)bits(words[0], 0, 3);
    const bool sampled = dim >= DIM_2D_MSAA, flat = dim == DIM_1D || dim == DIM_1D_ARRAY;
    const bool layered = dim >= DIM_CUBE && dim != DIM_2D_MSAA;
    const uint32_t depth = bits(words[1], 14, 13) + 1, last_layer = bits(words[5], 17, 13);
    t->shape = shapes[dim];
    t->samples = (uint8_t)(sampled ? 1u << (bits(words[5], 0, 4) & 7) : 1);
    *s = (struct shape){
        .size = {bits(words[0], 18, 14) + 1, flat ? 1 : bits(words[1], 0, 14) + 1, dim == DIM_3D ? depth : 1},
        .pitch = 8 * (bits(words[0], 6, 12) + 1),
        .first_layer = layered ? bits(words[5], 4, 13) : 0,
        .all_layers = dim == DIM_CUBE && depth == 1 ? CUBE_LAYERS
                      : dim == DIM_CUBE             ? 6 * depth
                      : layered                     ? depth
                                                    : 1,
        .first_level = sampled ? 0 : bits(words[4], 28, 4),
        .last_level = sampled ? 0 : bits(words[5], 0, 4)};
    t->layers = layered ? last_layer - s->first_layer + 1 : 1;
    return (!layered || last_layer >= s->first_layer) && s->first_level <= s->last_level &&
           s->last_level < EMU_TEXTURE_LEVELS && s->pitch >= s->size[0];
}

int
cay_texture_of(const uint32_t words[8], cay_find_memory *find, void *user, struct emu_texture *out,
               struct emu_error *error)
{
    struct shape shape;
    memset(out, 0, sizeof *out);
    if (cay_resource_type(words) != CAY_TEXTURE)
        return emu_fail(error, EMU_INVALID, "the resource is no texture");
    if (bits(words[1], 28, 4) > LINEAR_ALIGNED)
        return emu_fail(error, EMU_UNSUPPORTED, "tiled textures (ARRAY_MODE %u)", bits(words[1], 28, 4));
    if (!set_format(words, &out->format))
        return emu_fail(error, EMU_UNSUPPORTED, "texture format %u with number format 0x%x",
                        bits(words[7], 0, 6), bits(words[4], 0, 14));
    if (!set_shape(words, out, &shape))
        return emu_fail(error, EMU_INVALID, "the texture's levels, layers or pitch contradict each other");
    if (place_levels(words, &shape, find, user, out, error))
        return -1;
    return emu_texture_is_valid(out) ? 0 : emu_fail(error, EMU_INVALID, "the texture's sizes");
}

/* --- samplers --- */

static float
fixed(uint32_t word, unsigned first, unsigned count)
{
    return (float)bits(word, first, count) / 256.0f;
}

/* XY_MAG_FILTER and XY_MIN_FILTER: bit 0 is bilinear, bit 1 asks for more samples along the longer gradient,
 * which are not taken. CHROMA_KEY is for video. */
int
cay_sampler_of(const uint32_t words[3], const uint32_t colour[4], struct emu_texture_sampler *out,
               struct emu_error *error)
{
    enum { BIAS_BITS = 14, Z_NONE = 0, Z_LINEAR = 2 };
    const uint32_t bias = bits(words[2], 0, BIAS_BITS), sign = 1u << (BIAS_BITS - 1);
    memset(out, 0, sizeof *out);
    if (bits(words[0], 15, 2) > EMU_MIP_LINEAR || bits(words[0], 13, 2) > Z_LINEAR)
        return emu_fail(error, EMU_INVALID, "the sampler's filters are reserved");
    if (bits(words[0], 25, 2))
        return emu_fail(error, EMU_UNSUPPORTED, "samplers with a chroma key");
    for (unsigned d = 0; d < 3; d++)
        out->wrap[d] = (uint8_t)bits(words[0], 3 * d, 3);
    out->valid = true;
    out->magnify_linear = bits(words[0], 9, 1);
    out->minify_linear = bits(words[0], 11, 1);
    out->has_depth_filter = bits(words[0], 13, 2) != Z_NONE;
    out->depth_linear = bits(words[0], 13, 2) == Z_LINEAR;
    out->mip = (uint8_t)bits(words[0], 15, 2);
    out->border = (uint8_t)bits(words[0], 20, 2);
    out->compare = (uint8_t)bits(words[0], 22, 3);
    memcpy(out->colour, colour, sizeof out->colour);
    out->least = fixed(words[1], 0, 12);
    out->most = fixed(words[1], 12, 12);
    out->bias = (float)((int32_t)(bias ^ sign) - (int32_t)sign) / 256.0f;
    return 0;
}
