/* SPDX-License-Identifier: MIT */
/*
 * Levels lie as libdrm's radeon_surface.c lays them out for this GPU: from MIP_ADDRESS on one behind the
 * other, sizes and the number of layers rounded up to powers of two; all layers of a level together. Linear
 * rows have at least 64 elements and 256 bytes. Tiled levels have whole tiles, and rows of tiles at least 256
 * bytes. From the first level on that is smaller than a macro tile there are only simple tiles. The first
 * level has the pitch of its words. Linear samples, which the GPU does not have, lie here one whole level
 * behind the other.
 *
 * Thick tiles are known from AMD's address library alone (egbaddrlib.cpp), which says that GPUs of this
 * generation have them in the order that no display wants. No driver at hand uses them, and where further
 * levels begin the library has for later GPUs: such textures have one level here.
 */
#include "cay_texture_priv.h"

enum { TILE = 8, INTERLEAVE = 256 };

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

static uint32_t
aligned(uint32_t x, uint32_t unit)
{
    return (x + unit - 1) / unit * unit;
}

/* What rows and columns of elements are multiples of. */
struct unit {
    uint32_t columns, rows;
};

static struct unit
unit_of(const struct emu_texture *t, enum emu_tiling tiling)
{
    const struct emu_texture_tiles *tiles = &t->tiles;
    const uint32_t bytes = t->format.bytes, least = INTERLEAVE / bytes;
    const uint32_t row = INTERLEAVE / (TILE * bytes * t->samples);
    switch (tiling) {
    case EMU_LINEAR:
        return (struct unit){least > 64 ? least : 64, 1};
    case EMU_TILED:
    case EMU_TILED_THICK:
        return (struct unit){row > TILE ? row : TILE, TILE};
    default:
        return (struct unit){(uint32_t)TILE * EMU_TEXTURE_PIPES * tiles->bank_width * tiles->aspect,
                             (uint32_t)TILE * tiles->banks * tiles->bank_height / tiles->aspect};
    }
}

static uint32_t
blocks(uint32_t texels, unsigned log2)
{
    return ((texels - 1) >> log2) + 1;
}

/* A level's size and pitches; returns the bytes of one layer or slice. tiling: of the level before. */
static uint64_t
lay_out(const struct emu_texture *t, struct emu_texture_level *l, const struct cay_texture_shape *s,
        unsigned level, enum emu_tiling tiling)
{
    const struct emu_block_size *block = &emu_block_sizes[t->format.block];
    l->width = shrink(s->size[0], level);
    l->height = shrink(s->size[1], level);
    l->depth = shrink(s->size[2], level);
    const uint32_t columns = blocks(level ? power_of_two(l->width) : s->pitch, block->width);
    const uint32_t rows = blocks(level ? power_of_two(l->height) : l->height, block->height);
    struct unit unit = unit_of(t, tiling);
    if (level && tiling == EMU_MACRO_TILED && (columns < unit.columns || rows < unit.rows)) {
        tiling = EMU_TILED;
        unit = unit_of(t, tiling);
    }
    l->tiling = (uint8_t)tiling;
    l->row_pitch = (uint64_t)t->format.bytes * (level ? aligned(columns, unit.columns) : columns);
    l->slice_pitch = l->row_pitch * aligned(rows, unit.rows) * (tiling ? t->samples : 1u);
    return l->slice_pitch;
}

/* Low bits of a macro tiled level's address are no part of it: they turn its pipes and banks. */
static uint64_t
base_of(const struct emu_texture *t, struct emu_texture_level *l, uint64_t address)
{
    if (l->tiling != EMU_MACRO_TILED && l->tiling != EMU_MACRO_TILED_THICK)
        return address;
    l->swizzle = (uint8_t)(address / INTERLEAVE & (EMU_TEXTURE_PIPES * t->tiles.banks - 1u));
    return address - (uint64_t)l->swizzle * INTERLEAVE;
}

static enum emu_tiling
first_tiling(const uint32_t words[8])
{
    static const uint8_t tilings[16] = {[CAY_1D_TILED_THIN1] = EMU_TILED,
                                        [CAY_1D_TILED_THICK] = EMU_TILED_THICK,
                                        [CAY_2D_TILED_THIN1] = EMU_MACRO_TILED,
                                        [CAY_2D_TILED_THICK] = EMU_MACRO_TILED_THICK};
    return (enum emu_tiling)tilings[cay_bits(words[1], 28, 4)];
}

/* The numbers mean what Mesa's eg_num_banks, eg_bank_wh, eg_macro_tile_aspect and eg_tile_split make. */
int
cay_texture_tiles(const uint32_t words[8], struct emu_texture *t, struct emu_error *error)
{
    const uint32_t mode = cay_bits(words[1], 28, 4), order = cay_bits(words[0], 4, 2);
    if (mode <= CAY_LINEAR_ALIGNED)
        return 0;
    if (!first_tiling(words))
        return emu_fail(error, EMU_UNSUPPORTED, "textures with ARRAY_MODE %u", mode);
    if (order > 1)
        return emu_fail(error, EMU_UNSUPPORTED, "tiled textures with NON_DISP_TILING_ORDER %u", order);
    if (first_tiling(words) >= EMU_TILED_THICK && (!order || cay_bits(words[5], 0, 4)))
        return emu_fail(error, EMU_UNSUPPORTED, "textures of thick tiles %s",
                        order ? "with levels or samples" : "in the order that a display wants");
    if (t->format.bytes & (t->format.bytes - 1) || t->format.block >= EMU_BLOCK_GB_GR)
        return emu_fail(error, EMU_UNSUPPORTED, "tiled textures of format %u", cay_bits(words[7], 0, 6));
    t->tiles = (struct emu_texture_tiles){.is_displayed = !order,
                                          .samples_together = cay_bits(words[7], 15, 1),
                                          .banks = (uint8_t)(2u << cay_bits(words[7], 16, 2)),
                                          .bank_width = (uint8_t)(1u << cay_bits(words[7], 8, 2)),
                                          .bank_height = (uint8_t)(1u << cay_bits(words[7], 10, 2)),
                                          .aspect = (uint8_t)(1u << cay_bits(words[7], 6, 2)),
                                          .split = 64u << cay_bits(words[6], 29, 3)};
    if (t->tiles.aspect > t->tiles.banks * t->tiles.bank_height)
        return emu_fail(error, EMU_INVALID, "MACRO_TILE_ASPECT is larger than a macro tile is high");
    return 0;
}

int
cay_texture_levels(const uint32_t words[8], const struct cay_texture_shape *s, cay_find_memory *find,
                   void *user, struct emu_texture *t, struct emu_error *error)
{
    enum emu_tiling tiling = first_tiling(words);
    uint64_t address = (uint64_t)words[2] << 8, next = (uint64_t)words[3] << 8, before = 0;
    t->slices_before = tiling ? s->first_layer : 0;
    for (unsigned level = 0; level <= s->last_level; level++) {
        struct emu_texture_level l = {0};
        uint64_t bytes;
        const uint64_t slice = lay_out(t, &l, s, level, tiling);
        tiling = (enum emu_tiling)l.tiling;
        if (level) {
            address = next;
            next +=
                slice * (t->shape == EMU_TEXTURE_3D ? power_of_two(l.depth) : power_of_two(s->all_layers));
        }
        if (level < s->first_level)
            continue;
        const uint64_t base = base_of(t, &l, address);
        const unsigned n = t->level_count++;
        t->level[n] = l;
        before = tiling ? 0 : slice * s->first_layer;
        t->sample_pitch = tiling ? 0 : slice * t->layers;
        if (!emu_texture_level_bytes(t, n, &bytes))
            return emu_fail(error, EMU_INVALID, "the texture is too large");
        t->level[n].base = find(user, base + before, bytes);
        if (!t->level[n].base)
            return emu_fail(error, EMU_INVALID, "level %u of the texture is not in memory", level);
    }
    return 0;
}
