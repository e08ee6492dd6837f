/* SPDX-License-Identifier: MIT */
/*
 * Tiled textures, as AMD's address library computes them (egbaddrlib.cpp; r800addrlib.cpp for the pipes of
 * these GPUs).
 *
 * A tile has 8 by 8 elements. Tiles lie row by row in a texture that is tiled in one dimension. In two
 * dimensions a macro tile spreads over all pipes and banks of the memory: each of them holds bank_width by
 * bank_height tiles. Which pipe and which bank a tile is in is a XOR of bits of its coordinates. Bytes of one
 * pipe and bank are numbered by themselves; an address has 8 bits of that number, then the pipe, the bank,
 * and the number's other bits. A tile with more bytes than the split lies in several slices.
 *
 * A thick tile is the same with four slices in it, one behind the other; it has one sample and is not split.
 */
#include <assert.h>

#include "texture_priv.h"

enum {
    TILE = 8, /* elements in each direction */
    TILE_ELEMENTS = TILE * TILE,
    PIPES = EMU_TEXTURE_PIPES,
    PIPE_BITS = 3,
    INTERLEAVE_BITS = 8,
    INTERLEAVE = 1 << INTERLEAVE_BITS
};

static unsigned
log2_of(uint32_t power)
{
    return (unsigned)__builtin_ctz(power);
}

static uint32_t
bit(uint32_t word, unsigned n)
{
    return word >> n & 1;
}

/* --- within a tile --- */

enum { X0, X1, X2, Y0, Y1, Y2 };

/* Which bit of the coordinates is which bit of an element's number, from the lowest on. */
static uint32_t
number_in_tile(bool is_displayed, unsigned bytes, uint32_t x, uint32_t y)
{
    static const uint8_t displayed[5][6] = {{X0, X1, X2, Y1, Y0, Y2},
                                            {X0, X1, X2, Y0, Y1, Y2},
                                            {X0, X1, Y0, X2, Y1, Y2},
                                            {X0, Y0, X1, X2, Y1, Y2},
                                            {Y0, X0, X1, X2, Y1, Y2}};
    static const uint8_t other[6] = {X0, Y0, X1, Y1, X2, Y2};
    const uint8_t *order = is_displayed ? displayed[log2_of(bytes)] : other;
    const uint32_t at = x % TILE | y % TILE << Y0;
    uint32_t number = 0;
    for (unsigned k = 0; k < 6; k++)
        number |= bit(at, order[k]) << k;
    return number;
}

static uint32_t
thickness(const struct emu_texture_level *l)
{
    return emu_is_thick(l) ? EMU_TILE_THICKNESS : 1;
}

static uint32_t
tile_bytes(const struct emu_texture *t, const struct emu_texture_level *l)
{
    return (uint32_t)TILE_ELEMENTS * thickness(l) * t->format.bytes * t->samples;
}

static uint32_t
offset_in_tile(const struct emu_texture *t, const struct emu_texture_level *l, uint32_t x, uint32_t y,
               uint32_t slice, uint32_t sample)
{
    const uint32_t number =
        number_in_tile(t->tiles.is_displayed, t->format.bytes, x, y) + slice % thickness(l) * TILE_ELEMENTS;
    return t->format.bytes *
           (t->tiles.samples_together ? number * t->samples + sample : sample * TILE_ELEMENTS + number);
}

/* --- macro tiles --- */

static bool
is_macro(const struct emu_texture_level *l)
{
    return l->tiling == EMU_MACRO_TILED || l->tiling == EMU_MACRO_TILED_THICK;
}

/* All in tiles. */
struct macro {
    uint32_t width, height;          /* of a macro tile */
    uint32_t columns, rows;          /* of the level */
    uint32_t tile_bytes, bank_bytes; /* of a tile in one slice; of a macro tile in one pipe and bank */
};

static struct macro
macro_of(const struct emu_texture *t, const struct emu_texture_level *l)
{
    const struct emu_texture_tiles *tiles = &t->tiles;
    const uint32_t all = tile_bytes(t, l);
    struct macro m = {.width = (uint32_t)PIPES * tiles->bank_width * tiles->aspect,
                      .height = (uint32_t)tiles->bank_height * tiles->banks / tiles->aspect,
                      .columns = (uint32_t)(l->row_pitch / t->format.bytes / TILE),
                      .rows = (uint32_t)(l->slice_pitch / t->samples / l->row_pitch / TILE),
                      .tile_bytes = all < tiles->split || emu_is_thick(l) ? all : tiles->split};
    m.bank_bytes = m.tile_bytes * tiles->bank_width * tiles->bank_height;
    return m;
}

/* x and y in tiles. The pipes of a GPU with two shader engines that own 32 by 32 texels in turn. */
static uint32_t
pipe_of(uint32_t x, uint32_t y)
{
    return (bit(x, 1) ^ bit(y, 0) ^ bit(x, 2)) | (bit(x, 0) ^ bit(y, 1)) << 1 | (bit(x, 2) ^ bit(y, 2)) << 2;
}

/* x and y in what a bank has of a macro tile. Y's bits count backwards; all but the lowest and the highest
 * bit of the bank have two of them. */
static uint32_t
bank_of(unsigned banks, uint32_t x, uint32_t y)
{
    const unsigned bits = log2_of(banks), last = bits - 1;
    uint32_t bank = 0;
    for (unsigned k = 0; k < bits; k++)
        bank |= (bit(x, k) ^ bit(y, last - k)) << k;
    if (bits > 2)
        bank ^= bit(y, last) << 1;
    return bank;
}

static uint32_t
turned_bank(const struct emu_texture *t, const struct emu_texture_level *l, uint32_t x, uint32_t y,
            uint32_t slice, uint32_t piece)
{
    const uint32_t banks = t->tiles.banks;
    const uint32_t bank = bank_of(banks, x / t->tiles.bank_width / PIPES, y / t->tiles.bank_height);
    const uint32_t by_slice = (banks / 2 - 1) * slice + (l->swizzle >> PIPE_BITS);
    return (bank ^ by_slice ^ (banks / 2 + 1) * piece) & (banks - 1);
}

static uint64_t
macro_place(const struct emu_texture *t, const struct emu_texture_level *l, uint32_t x, uint32_t y,
            uint32_t z, uint32_t sample)
{
    const struct macro m = macro_of(t, l);
    const uint32_t in_tile = offset_in_tile(t, l, x, y, z, sample), piece = in_tile / m.tile_bytes;
    const uint32_t pieces = tile_bytes(t, l) / m.tile_bytes, tx = x / TILE, ty = y / TILE;
    const uint32_t slice = z / thickness(l);
    const uint32_t in_row = m.columns / m.width, in_column = m.rows / m.height;
    const uint64_t number = (uint64_t)in_row * in_column * (piece + (uint64_t)pieces * slice) +
                            (uint64_t)(ty / m.height) * in_row + tx / m.width;
    const uint32_t tile = ty % t->tiles.bank_height * t->tiles.bank_width + tx / PIPES % t->tiles.bank_width;
    const uint64_t offset = number * m.bank_bytes + (uint64_t)tile * m.tile_bytes + in_tile % m.tile_bytes;
    const uint64_t pipe = pipe_of(tx, ty) ^ (l->swizzle & (PIPES - 1));
    const uint64_t bank = turned_bank(t, l, tx, ty, slice, piece);
    const uint64_t high = (offset >> INTERLEAVE_BITS << log2_of(t->tiles.banks) | bank) << PIPE_BITS | pipe;
    return high << INTERLEAVE_BITS | (offset & (INTERLEAVE - 1));
}

uint64_t
emu_tiled_place(const struct emu_texture *t, const struct emu_texture_level *l, uint32_t x, uint32_t y,
                uint32_t slice, uint32_t sample)
{
    assert(l->tiling != EMU_LINEAR && l->tiling <= EMU_MACRO_TILED_THICK);
    if (is_macro(l))
        return macro_place(t, l, x, y, slice, sample);
    const uint64_t in_row = l->row_pitch / t->format.bytes / TILE;
    return slice / thickness(l) * thickness(l) * l->slice_pitch +
           (y / TILE * in_row + x / TILE) * tile_bytes(t, l) + offset_in_tile(t, l, x, y, slice, sample);
}

/* --- what is valid --- */

static bool
is_power(uint32_t x, uint32_t most)
{
    return x > 0 && x <= most && (x & (x - 1)) == 0;
}

static bool
macro_is_valid(const struct emu_texture *t, const struct emu_texture_level *l)
{
    const struct emu_texture_tiles *tiles = &t->tiles;
    if (!is_power(tiles->banks, 16) || tiles->banks < 2 || !is_power(tiles->bank_width, 8) ||
        !is_power(tiles->bank_height, 8) || !is_power(tiles->aspect, 8) || !is_power(tiles->split, 4096) ||
        tiles->split < TILE_ELEMENTS || tiles->aspect > tiles->banks * tiles->bank_height)
        return false;
    const struct macro m = macro_of(t, l);
    return m.bank_bytes >= INTERLEAVE && m.columns % m.width == 0 && m.rows % m.height == 0;
}

bool
emu_tiling_is_valid(const struct emu_texture *t, const struct emu_texture_level *l)
{
    const struct emu_block_size *block = &emu_block_sizes[t->format.block];
    const uint64_t row = (uint64_t)TILE * t->format.bytes;
    if (l->tiling > EMU_MACRO_TILED_THICK || (emu_is_thick(l) && t->samples > 1) ||
        !is_power(t->format.bytes, 16) || !is_power(t->samples, 16) || !l->row_pitch || l->row_pitch % row ||
        l->row_pitch > UINT32_MAX || l->slice_pitch % (TILE * l->row_pitch * t->samples))
        return false;
    const uint64_t rows = l->slice_pitch / (l->row_pitch * t->samples);
    return l->row_pitch / t->format.bytes > (l->width - 1) >> block->width &&
           rows > (l->height - 1) >> block->height && rows <= UINT32_MAX &&
           (!is_macro(l) || macro_is_valid(t, l));
}
