/* SPDX-License-Identifier: MIT */
/* DATA_FORMAT, NUM_FORMAT_ALL, FORMAT_COMP_*, SRF_MODE_ALL, FORCE_DEGAMMA, ENDIAN_SWAP and DST_SEL_*. */
#include <stddef.h>

#include "cay_tables.h"
#include "cay_texture_priv.h"

enum { COMP_BIASED = 2 };

struct block_row {
    uint8_t code, texel, signs; /* cay_block_format.def */
    enum emu_texel_block block;
};

static const struct block_row *
find_block(uint32_t code)
{
    static const struct block_row rows[] = {
#define CAY_BLOCK_FORMAT(id, code, texel, signs) {code, texel, signs, EMU_BLOCK_##id},
#include "cay_block_format.def"
#undef CAY_BLOCK_FORMAT
    };
    for (unsigned k = 0; k < sizeof rows / sizeof *rows; k++)
        if (rows[k].code == code)
            return &rows[k];
    return NULL;
}

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
        else if (!kind_of(cay_bits(words[4], 8, 2), cay_bits(words[4], 2 * c, 2), cay_bits(words[4], 10, 1),
                          &format->kind[c]))
            return false;
    }
    return true;
}

/* Blocks hold fractions or floats. What they call signed is known when a texel is taken out. */
static bool
set_block(const uint32_t words[8], const struct block_row *row, struct emu_texel_format *format)
{
    format->block = (uint8_t)row->block;
    format->bytes = emu_block_sizes[row->block].bytes;
    for (unsigned c = 0; c < 4; c++) {
        const unsigned comp = cay_bits(words[4], 2 * c, 2);
        if (comp >= COMP_BIASED)
            return false;
        format->block_signed |= (uint8_t)(comp << c);
        format->kind[c] = row->signs ? EMU_TEXEL_FLOAT : EMU_TEXEL_UNORM;
    }
    if (!row->signs && format->block_signed)
        return false;
    return cay_bits(words[4], 8, 2) == 0;
}

bool
cay_texture_format(const uint32_t words[8], struct emu_texel_format *format)
{
    static const uint8_t swaps[4] = {0, 1, 3, 7};
    const uint32_t code = cay_bits(words[7], 0, 6);
    const struct block_row *block = find_block(code);
    const struct cay_data_format_row *row = cay_find_data_format(block ? block->texel : code);
    if (!row)
        return false;
    format->bytes = row->bytes;
    format->channels = row->components;
    format->swap = swaps[cay_bits(words[4], 12, 2)];
    format->is_srgb = cay_bits(words[4], 11, 1);
    for (unsigned c = 0; c < 4; c++) {
        const unsigned select = cay_bits(words[4], 16 + 3 * c, 3);
        format->bits[c] = row->bits[c];
        format->shift[c] = row->bits[c] ? row->shift[c] : 0;
        format->select[c] = select <= EMU_SELECT_ONE ? (uint8_t)select : EMU_SELECT_ZERO;
    }
    return block ? set_block(words, block, format) : set_kinds(words, row, format);
}
