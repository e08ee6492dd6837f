/* SPDX-License-Identifier: MIT */
/*
 * Textures as AMD's GPUs have them: images with levels, cube faces, samples, formats whose channels have any
 * width, swizzles, comparison, and samplers with all that goes with them. Every engine leaves them to the
 * functions here. Where a coordinate leads and how two texels are weighed is emu/image_access.h's.
 */
#ifndef EMU_TEXTURE_H
#define EMU_TEXTURE_H

#include <stdbool.h>
#include <stdint.h>

#include "emu/texel_block.h"

struct emu_launch;

enum {
    EMU_TEXTURE_LEVELS = 15,
    EMU_TEXTURE_PIPES = 8 /* of the memory that tiled textures are in: an HD 6900's */
};

enum emu_texture_shape {
    EMU_TEXTURE_1D,
    EMU_TEXTURE_2D,
    EMU_TEXTURE_3D,
    EMU_TEXTURE_CUBE,
    EMU_TEXTURE_1D_ARRAY,
    EMU_TEXTURE_2D_ARRAY
};

/* What a channel's bits mean. */
enum emu_texel_kind {
    EMU_TEXEL_UNORM,
    EMU_TEXEL_SNORM,
    EMU_TEXEL_SNORM_NO_ZERO, /* (2 x + 1) / (2^n - 1) */
    EMU_TEXEL_UINT,
    EMU_TEXEL_SINT,
    EMU_TEXEL_USCALED, /* integers as floats */
    EMU_TEXEL_SSCALED,
    EMU_TEXEL_FLOAT,  /* 32 and 16 bits; 11 and 10 without a sign */
    EMU_TEXEL_SHARED, /* a mantissa; the fourth channel is the exponent of all */
    EMU_TEXEL_KINDS
};

/* Where an element comes from: channels 0 to 3, or a constant. */
enum emu_texel_select { EMU_SELECT_ZERO = 4, EMU_SELECT_ONE };

struct emu_texel_format {
    uint8_t bytes;             /* of a texel or a block of them, 1 to 16 */
    uint8_t block;             /* enum emu_texel_block; what follows is of a texel taken out of it */
    uint8_t block_signed;      /* bit c: channel c's ends are signed */
    uint8_t channels;          /* that elements may come from; others are 0, 0, 0 and 1 */
    uint8_t shift[4], bits[4]; /* of a channel: where in the texel, and how wide; 0: it is not there */
    uint8_t kind[4];           /* enum emu_texel_kind */
    uint8_t select[4];         /* enum emu_texel_select */
    uint8_t swap;              /* an offset in bytes is XORed with this: 0, 1, 3 or 7 */
    bool is_srgb;              /* channels 0 to 2, of 8 bits, are sRGB coded */
};

/*
 * How the elements of a level, texels or blocks of them, lie in memory: row by row; in tiles of 8 by 8, which
 * lie row by row; or in tiles that are spread over the memory's pipes and banks (emu/texture_tile.c). Thick
 * tiles are of four slices.
 */
enum emu_tiling { EMU_LINEAR, EMU_TILED, EMU_MACRO_TILED, EMU_TILED_THICK, EMU_MACRO_TILED_THICK };
enum { EMU_TILE_THICKNESS = 4 };

/* Tiles are of all levels. Counts are powers of two. */
struct emu_texture_tiles {
    bool is_displayed;     /* in a tile, elements lie in the order that a display wants */
    bool samples_together; /* a texel's samples lie side by side, else those of a tile one after the other */
    uint8_t banks, bank_width, bank_height, aspect; /* of macro tiles */
    uint32_t split;                                 /* bytes of a tile that stay together */
};

struct emu_texture_level {
    uint8_t *base;
    uint32_t width, height, depth;   /* 1 in directions the shape does not have */
    uint64_t row_pitch, slice_pitch; /* a row of one sample; of tiled ones a slice has all samples */
    uint8_t tiling;                  /* enum emu_tiling */
    uint8_t swizzle;                 /* of macro tiles: by what pipe and bank are turned */
};

struct emu_texture {
    uint8_t level_count;    /* 0: no texture is bound here */
    uint8_t shape;          /* enum emu_texture_shape */
    uint8_t samples;        /* per texel; linear, those of one are sample_pitch apart */
    uint32_t layers;        /* of arrays and cubes (faces), else 1 */
    uint32_t slices_before; /* the first layer, where a tiled level has more before it */
    uint64_t sample_pitch;
    struct emu_texture_tiles tiles;
    struct emu_texel_format format;
    struct emu_texture_level level[EMU_TEXTURE_LEVELS];
};

enum emu_texture_wrap {
    EMU_WRAP_REPEAT,
    EMU_WRAP_MIRROR,
    EMU_WRAP_EDGE,
    EMU_WRAP_MIRROR_ONCE_EDGE,
    EMU_WRAP_HALF_BORDER, /* as the edge, but a filter at the edge sees half of the border */
    EMU_WRAP_MIRROR_ONCE_HALF_BORDER,
    EMU_WRAP_BORDER,
    EMU_WRAP_MIRROR_ONCE_BORDER
};

enum emu_texture_mip { EMU_MIP_NONE, EMU_MIP_POINT, EMU_MIP_LINEAR };

/* The reference value's relation to the texel. */
enum emu_texture_compare {
    EMU_COMPARE_NEVER,
    EMU_COMPARE_LESS,
    EMU_COMPARE_EQUAL,
    EMU_COMPARE_LESS_EQUAL,
    EMU_COMPARE_GREATER,
    EMU_COMPARE_NOT_EQUAL,
    EMU_COMPARE_GREATER_EQUAL,
    EMU_COMPARE_ALWAYS
};

enum emu_texture_border { EMU_BORDER_CLEAR, EMU_BORDER_BLACK, EMU_BORDER_WHITE, EMU_BORDER_COLOUR };

struct emu_texture_sampler {
    bool valid;      /* false: no sampler is bound here */
    uint8_t wrap[3]; /* enum emu_texture_wrap */
    bool magnify_linear, minify_linear;
    bool depth_linear, has_depth_filter; /* of the third direction; without it, as the other two */
    uint8_t mip;                         /* enum emu_texture_mip */
    uint8_t compare;                     /* enum emu_texture_compare */
    uint8_t border;                      /* enum emu_texture_border */
    uint32_t colour[4];                  /* of EMU_BORDER_COLOUR: the channels */
    float bias, least, most;             /* of the level of detail */
};

/* What a message asks; emu/lane.h has the functions. */
struct emu_texture_query {
    uint8_t function;   /* enum lane_texture_function */
    uint8_t mode;       /* enum lane_texture_mode */
    uint8_t normalised; /* bit d: coordinate d is */
    uint8_t component;  /* of a gather */
    float bias;         /* a constant */
    int32_t offset[3];  /* in halves of a texel */
    uint32_t coord[3];  /* floats, or integers of a load */
    uint32_t level;     /* float: level of detail or bias; integer: of a load and a size, or the sample */
    float reference;
    float gradient[2][3];
};

/* The textures and samplers of a number; NULL: there is none. */
const struct emu_texture *emu_launch_texture(const struct emu_launch *launch, uint32_t number);
const struct emu_texture_sampler *emu_launch_texture_sampler(const struct emu_launch *launch,
                                                             uint32_t number);

/* Whether the structure is what the functions below rely on; of the memory only the sizes are checked. */
bool emu_texture_is_valid(const struct emu_texture *texture);
/* Bytes that a level and everything in it take from its base on; false: more than 2^63. */
bool emu_texture_level_bytes(const struct emu_texture *texture, unsigned level, uint64_t *bytes);

/* One lane's message. sampler: of functions that sample, else NULL. */
void emu_texture_run(const struct emu_texture *texture, const struct emu_texture_sampler *sampler,
                     const struct emu_texture_query *query, uint32_t xyzw[4]);

/* The channels of a texel, before the swizzle. */
void emu_texel_channels(const struct emu_texel_format *format, const uint8_t *texel, uint32_t channel[4]);
/* The swizzle. */
void emu_texel_select(const struct emu_texel_format *format, const uint32_t channel[4], uint32_t xyzw[4]);
bool emu_texel_is_integer(const struct emu_texel_format *format);
/* x as a number that the channel can have, the nearest one. */
float emu_texel_quantise(const struct emu_texel_format *format, unsigned channel, float x);

#endif
