/* SPDX-License-Identifier: MIT */
/*
 * Textures: levels of detail, corners, comparison (emu/texture.h).
 *
 * The level of detail is log2 of how many texels of the first level a step to the next pixel crosses, the
 * longer one of both directions, as OpenGL 4.6, 8.14.1, has it. Not above 0 the texture is magnified. Bias
 * and limits apply to it; then the level is the nearest one, or two are mixed.
 */
#include "emu/texture.h"

#include <math.h>
#include <string.h>

#include "emu/lane.h"
#include "emu/lane_bits.h"
#include "emu/lane_math.h"
#include "emu/launch.h"
#include "image_priv.h"
#include "texture_priv.h"

/* One message on its way. */
struct lookup {
    const struct emu_texture *texture;
    const struct emu_texture_sampler *sampler;
    const struct emu_texture_query *query;
    unsigned directions;
    bool compares;
    float reference; /* as the format has it */
};

const struct emu_texture *
emu_launch_texture(const struct emu_launch *launch, uint32_t number)
{
    if (number >= launch->texture_count || !launch->textures[number].level_count)
        return NULL;
    return &launch->textures[number];
}

const struct emu_texture_sampler *
emu_launch_texture_sampler(const struct emu_launch *launch, uint32_t number)
{
    if (number >= launch->texture_sampler_count || !launch->texture_samplers[number].valid)
        return NULL;
    return &launch->texture_samplers[number];
}

/* --- what is valid --- */

static bool
is_array(const struct emu_texture *texture)
{
    return texture->shape >= EMU_TEXTURE_CUBE;
}

static unsigned
directions_of(const struct emu_texture *texture)
{
    switch (texture->shape) {
    case EMU_TEXTURE_1D:
    case EMU_TEXTURE_1D_ARRAY:
        return 1;
    case EMU_TEXTURE_3D:
        return 3;
    default:
        return 2;
    }
}

static bool
add_extent(uint64_t *end, uint64_t count, uint64_t pitch)
{
    uint64_t part;
    return !__builtin_mul_overflow(count - 1, pitch, &part) && !__builtin_add_overflow(*end, part, end);
}

static bool
linear_bytes(const struct emu_texture *texture, const struct emu_texture_level *l, uint64_t *bytes)
{
    const struct emu_block_size *s = &emu_block_sizes[texture->format.block];
    *bytes = texture->format.bytes;
    return add_extent(bytes, ((l->width - 1) >> s->width) + 1, texture->format.bytes) &&
           add_extent(bytes, ((l->height - 1) >> s->height) + 1, l->row_pitch) &&
           add_extent(bytes, is_array(texture) ? texture->layers : l->depth, l->slice_pitch) &&
           add_extent(bytes, texture->samples, texture->sample_pitch);
}

bool
emu_texture_level_bytes(const struct emu_texture *texture, unsigned level, uint64_t *bytes)
{
    const struct emu_texture_level *l = &texture->level[level];
    uint64_t slices = is_array(texture) ? (uint64_t)texture->slices_before + texture->layers : l->depth;
    if (emu_is_thick(l))
        slices = (slices + EMU_TILE_THICKNESS - 1) / EMU_TILE_THICKNESS * EMU_TILE_THICKNESS;
    const bool fits =
        l->tiling ? !__builtin_mul_overflow(slices, l->slice_pitch, bytes) : linear_bytes(texture, l, bytes);
    return fits && !__builtin_add_overflow(*bytes, (uint64_t)texture->format.swap, bytes) &&
           *bytes <= INT64_MAX;
}

/* Coordinates are computed up to 2^30. */
static bool
is_extent(uint32_t count)
{
    return count > 0 && count <= 1u << 24;
}

static bool
has_valid_format(const struct emu_texel_format *format)
{
    bool valid = format->bytes > 0 && format->bytes <= 16 && format->channels > 0 && format->channels <= 4 &&
                 (format->swap & (format->swap + 1)) == 0 && format->swap <= 7 && format->block < EMU_BLOCKS;
    if (!valid)
        return false;
    const struct emu_block_size *block = &emu_block_sizes[format->block];
    const unsigned bytes = format->block ? block->texel_bytes : format->bytes;
    valid = !format->block || format->bytes == block->bytes;
    for (unsigned c = 0; c < 4; c++)
        valid = valid && format->bits[c] <= 32 && format->shift[c] + format->bits[c] <= 8u * bytes &&
                format->kind[c] < EMU_TEXEL_KINDS && format->select[c] <= EMU_SELECT_ONE &&
                (format->bits[c] || c >= format->channels);
    return valid;
}

bool
emu_texture_is_valid(const struct emu_texture *texture)
{
    uint64_t bytes;
    if (texture->level_count < 1 || texture->level_count > EMU_TEXTURE_LEVELS || !texture->samples ||
        texture->shape > EMU_TEXTURE_2D_ARRAY || !is_extent(texture->layers) ||
        !has_valid_format(&texture->format))
        return false;
    for (unsigned k = 0; k < texture->level_count; k++) {
        const struct emu_texture_level *l = &texture->level[k];
        if (!l->base || !is_extent(l->width) || !is_extent(l->height) || !is_extent(l->depth) ||
            (l->tiling && !emu_tiling_is_valid(texture, l)) || !emu_texture_level_bytes(texture, k, &bytes))
            return false;
    }
    return true;
}

/* --- texels --- */

/* Where an element is. */
static uint64_t
place_of(const struct emu_texture *texture, const struct emu_texture_level *level, uint32_t x, uint32_t y,
         uint32_t slice, uint32_t sample)
{
    if (level->tiling)
        return emu_tiled_place(texture, level, x, y, slice + texture->slices_before, sample);
    return (uint64_t)x * texture->format.bytes + y * level->row_pitch + slice * level->slice_pitch +
           sample * texture->sample_pitch;
}

/* at: within the level. */
static void
read_channels(const struct emu_texture *texture, const struct emu_texture_level *level, const int32_t at[3],
              uint32_t layer, uint32_t sample, uint32_t channel[4])
{
    const struct emu_texel_format *format = &texture->format;
    const struct emu_block_size *block = &emu_block_sizes[format->block];
    const uint32_t x = (uint32_t)at[0], y = (uint32_t)at[1];
    const uint64_t place =
        place_of(texture, level, x >> block->width, y >> block->height, (uint32_t)at[2] + layer, sample);
    uint8_t bytes[16] = {0}, texel[16];
    for (unsigned k = 0; k < format->bytes; k++)
        bytes[k] = level->base[(place + k) ^ format->swap];
    if (format->block) {
        memset(texel, 0, sizeof texel);
        emu_block_texel((enum emu_texel_block)format->block, format->block_signed, bytes,
                        x & ((1u << block->width) - 1), y & ((1u << block->height) - 1), texel);
    }
    emu_texel_channels(format, format->block ? texel : bytes, channel);
}

static void
border_channels(const struct lookup *q, uint32_t channel[4])
{
    const uint32_t one = emu_texel_is_integer(&q->texture->format) ? 1 : lane_f32_bits(1.0f);
    const unsigned border = q->sampler->border;
    if (border == EMU_BORDER_COLOUR) {
        memcpy(channel, q->sampler->colour, 4 * sizeof *channel);
        return;
    }
    for (unsigned c = 0; c < 3; c++)
        channel[c] = border == EMU_BORDER_WHITE ? one : 0;
    channel[3] = border == EMU_BORDER_CLEAR ? 0 : one;
}

static bool
holds(enum emu_texture_compare compare, float reference, float texel)
{
    switch (compare) {
    case EMU_COMPARE_LESS:
        return reference < texel;
    case EMU_COMPARE_EQUAL:
        return reference == texel;
    case EMU_COMPARE_LESS_EQUAL:
        return reference <= texel;
    case EMU_COMPARE_GREATER:
        return reference > texel;
    case EMU_COMPARE_NOT_EQUAL:
        return reference != texel;
    case EMU_COMPARE_GREATER_EQUAL:
        return reference >= texel;
    default:
        return compare == EMU_COMPARE_ALWAYS;
    }
}

/* One corner, as it goes into a filter: compared, or its channels through the swizzle. */
static void
read_corner(const struct lookup *q, const struct emu_texture_level *level, const struct emu_axis axes[3],
            uint32_t layer, unsigned corner, uint32_t xyzw[4])
{
    int32_t at[3] = {0, 0, 0};
    uint32_t channel[4];
    bool inside = true;
    for (unsigned d = 0; d < q->directions; d++) {
        at[d] = axes[d].at[corner >> d & 1];
        inside = inside && axes[d].inside[corner >> d & 1];
    }
    if (inside)
        read_channels(q->texture, level, at, layer, 0, channel);
    else
        border_channels(q, channel);
    if (q->compares) {
        const bool passes = holds(q->sampler->compare, q->reference, lane_f32_from_bits(channel[0]));
        const uint32_t result[4] = {passes ? lane_f32_bits(1.0f) : 0, 0, 0, lane_f32_bits(1.0f)};
        memcpy(channel, result, sizeof result);
    }
    emu_texel_select(&q->texture->format, channel, xyzw);
}

/* --- where --- */

static bool
mirrors_once(enum emu_texture_wrap wrap)
{
    return wrap == EMU_WRAP_MIRROR_ONCE_EDGE || wrap == EMU_WRAP_MIRROR_ONCE_HALF_BORDER ||
           wrap == EMU_WRAP_MIRROR_ONCE_BORDER;
}

static enum emu_address_mode
address_mode(enum emu_texture_wrap wrap, bool linear)
{
    switch (wrap) {
    case EMU_WRAP_REPEAT:
        return EMU_ADDRESS_REPEAT;
    case EMU_WRAP_MIRROR:
        return EMU_ADDRESS_MIRROR;
    case EMU_WRAP_HALF_BORDER:
        return linear ? EMU_ADDRESS_BORDER : EMU_ADDRESS_EDGE;
    case EMU_WRAP_BORDER:
        return EMU_ADDRESS_BORDER;
    default:
        return EMU_ADDRESS_EDGE;
    }
}

/* NaN goes to the lower end. */
static float
within(float x, float low, float high)
{
    return x > low ? x < high ? x : high : low;
}

/* Texels left of the first mirror those right of it; beyond the last one there is no other image. */
static struct emu_axis
mirror_once(enum emu_texture_wrap wrap, bool linear, float texels, int32_t size, int32_t offset)
{
    const float t = linear ? texels - 0.5f : texels, whole = floorf(t);
    const int32_t first = (int32_t)within(whole, -0x1p30f, 0x1p30f);
    const bool has_border =
        wrap == EMU_WRAP_MIRROR_ONCE_BORDER || (linear && wrap != EMU_WRAP_MIRROR_ONCE_EDGE);
    struct emu_axis axis = {.weight = t - whole};
    for (unsigned n = 0; n < 2; n++) {
        const int32_t i = first + (int32_t)n + offset, at = i < 0 ? -1 - i : i;
        axis.inside[n] = !has_border || at < size;
        axis.at[n] = at < size ? at : size - 1;
    }
    return axis;
}

static struct emu_axis
find_axis(const struct lookup *q, const struct emu_texture_level *level, unsigned d, bool linear,
          bool in_order)
{
    const bool is_cube = q->texture->shape == EMU_TEXTURE_CUBE;
    const uint32_t sizes[3] = {level->width, level->height, level->depth}, size = sizes[d];
    const enum emu_texture_wrap wrap = is_cube ? EMU_WRAP_EDGE : q->sampler->wrap[d];
    const bool normalised = q->query->normalised >> d & 1;
    const int32_t halves = q->query->offset[d], whole = (halves & ~1) / 2;
    const float end = normalised ? 1.0f : (float)size;
    float x = lane_f32_from_bits(q->query->coord[d]);
    if (is_cube) /* the CUBE instruction and what follows it make coordinates of 1 to 2 */
        x -= 1.0f;
    if (halves & 1)
        x += normalised ? 0.5f / (float)size : 0.5f;
    if (wrap == EMU_WRAP_HALF_BORDER) /* the coordinate does not leave the texture */
        x = within(x, 0.0f, end);
    if (wrap == EMU_WRAP_MIRROR_ONCE_HALF_BORDER)
        x = within(x, -end, end);
    if (mirrors_once(wrap))
        return mirror_once(wrap, linear, normalised ? x * (float)size : x, (int32_t)size, whole);
    return emu_image_axis(address_mode(wrap, linear), normalised, linear, x, size, whole, in_order);
}

/* The layer is the third element, whatever the shape. Faces of a cube in an array of them are 8 apart. */
static uint32_t
find_layer(const struct lookup *q)
{
    if (!is_array(q->texture))
        return 0;
    const float z = rintf(lane_f32_from_bits(q->query->coord[2]));
    uint32_t layer = z > 0.0f ? z < 65536.0f ? (uint32_t)z : 65535 : 0;
    if (q->texture->shape == EMU_TEXTURE_CUBE)
        layer = layer / 8 * 6 + layer % 8;
    return layer < q->texture->layers ? layer : q->texture->layers - 1;
}

/* --- filters --- */

static bool
filters(const struct lookup *q, unsigned d, bool linear)
{
    if (emu_texel_is_integer(&q->texture->format))
        return false;
    return d == 2 && q->sampler->has_depth_filter ? q->sampler->depth_linear : linear;
}

static void
sample_level(const struct lookup *q, unsigned number, bool linear, float xyzw[4])
{
    const struct emu_texture_level *level = &q->texture->level[number];
    struct emu_axis axes[3];
    unsigned two = 0; /* directions with two texels */
    bool first = true;
    for (unsigned d = 0; d < q->directions; d++) {
        axes[d] = find_axis(q, level, d, filters(q, d, linear), false);
        two |= (unsigned)filters(q, d, linear) << d;
    }
    for (unsigned corner = 0; corner < 8; corner++) {
        uint32_t texel[4];
        float weight = 1.0f;
        if (corner & ~two)
            continue;
        for (unsigned d = 0; d < 3; d++)
            if (two >> d & 1)
                weight *= corner >> d & 1 ? axes[d].weight : 1.0f - axes[d].weight;
        read_corner(q, level, axes, find_layer(q), corner, texel);
        for (unsigned c = 0; c < 4; c++) {
            const float part = two ? weight * lane_f32_from_bits(texel[c]) : lane_f32_from_bits(texel[c]);
            xyzw[c] = first ? part : xyzw[c] + part;
        }
        first = false;
    }
}

/* Integers are not filtered, and no float. */
static void
sample_point(const struct lookup *q, unsigned number, uint32_t xyzw[4])
{
    const struct emu_texture_level *level = &q->texture->level[number];
    struct emu_axis axes[3];
    for (unsigned d = 0; d < q->directions; d++)
        axes[d] = find_axis(q, level, d, false, false);
    read_corner(q, level, axes, find_layer(q), 0, xyzw);
}

/* --- levels of detail --- */

/* Texels of the first level that a gradient crosses, squared. The third direction of a cube counts only in
 * gradients that the program gives: in others it is a face's number. */
static double
crossed(const struct lookup *q, const float gradient[3])
{
    const struct emu_texture_level *level = &q->texture->level[0];
    const uint32_t sizes[3] = {level->width, level->height, level->depth};
    const bool given = q->query->mode & LANE_TEXTURE_GIVEN;
    const unsigned count = q->texture->shape == EMU_TEXTURE_CUBE && given ? 3 : q->directions;
    double sum = 0;
    for (unsigned d = 0; d < count; d++) {
        const double size = d < q->directions ? sizes[d] : level->width;
        const double texels =
            q->query->normalised >> d & 1 || d >= q->directions ? gradient[d] * size : gradient[d];
        sum += texels * texels;
    }
    return sum;
}

static float
computed_lod(const struct lookup *q)
{
    const double h = crossed(q, q->query->gradient[0]), v = crossed(q, q->query->gradient[1]);
    const double longer = h > v ? h : v;
    return 0.5f * lane_log2_f32((float)longer);
}

static float
limit(const struct lookup *q, float lod)
{
    const float least = q->sampler->least, most = q->sampler->most;
    return lod > least ? lod < most ? lod : most : least;
}

static float
lod_of(const struct lookup *q)
{
    const struct emu_texture_query *query = q->query;
    if (query->mode & LANE_TEXTURE_ZERO)
        return 0.0f;
    const float level = lane_f32_from_bits(query->level);
    const float lod = query->mode & LANE_TEXTURE_LEVEL ? level : computed_lod(q);
    return lod + (query->mode & LANE_TEXTURE_BIAS ? level : 0.0f) + query->bias + q->sampler->bias;
}

static unsigned
last_level(const struct lookup *q)
{
    return q->texture->level_count - 1u;
}

/* A level within the texture; NaN is the first. */
static unsigned
to_level(const struct lookup *q, float level)
{
    return level > 0.0f ? level < (float)last_level(q) ? (unsigned)level : last_level(q) : 0;
}

static void
mix(const struct lookup *q, float lod, bool linear, uint32_t xyzw[4])
{
    const unsigned low = to_level(q, floorf(lod)), high = low < last_level(q) ? low + 1 : low;
    const float part = lod > 0.0f && high > low ? lod - floorf(lod) : 0.0f;
    float a[4], b[4];
    sample_level(q, low, linear, a);
    if (part > 0.0f)
        sample_level(q, high, linear, b);
    for (unsigned c = 0; c < 4; c++)
        xyzw[c] = lane_f32_bits(part > 0.0f ? (1.0f - part) * a[c] + part * b[c] : a[c]);
}

static void
sample(const struct lookup *q, uint32_t xyzw[4])
{
    const float lod = limit(q, lod_of(q));
    const bool linear = lod > 0.0f ? q->sampler->minify_linear : q->sampler->magnify_linear;
    const bool points =
        !linear && !(q->directions == 3 && q->sampler->has_depth_filter && q->sampler->depth_linear);
    const bool mixes = q->sampler->mip == EMU_MIP_LINEAR && lod > 0.0f;
    const unsigned nearest = q->sampler->mip == EMU_MIP_NONE ? 0 : to_level(q, floorf(lod + 0.5f));
    if (emu_texel_is_integer(&q->texture->format) || (points && !mixes)) {
        sample_point(q, nearest, xyzw);
    } else if (mixes) {
        mix(q, lod, linear, xyzw);
    } else {
        float sum[4];
        sample_level(q, nearest, linear, sum);
        for (unsigned c = 0; c < 4; c++)
            xyzw[c] = lane_f32_bits(sum[c]);
    }
}

/*
 * The texels (0, 1), (1, 1), (1, 0), (0, 0) that a linear filter would take. Of integer formats the GPU takes
 * those at the point itself, not half a texel before it: Mesa's r600 driver subtracts the half in front of
 * the instruction (sfn_nir_lower_tex.cpp, r600_nir_lower_int_tg4).
 */
static void
gather(const struct lookup *q, uint32_t xyzw[4])
{
    static const unsigned corners[4] = {2, 3, 1, 0};
    const struct emu_texture_level *level = &q->texture->level[0];
    const bool linear = !emu_texel_is_integer(&q->texture->format);
    struct emu_axis axes[3];
    for (unsigned d = 0; d < q->directions; d++)
        axes[d] = find_axis(q, level, d, linear, true);
    for (unsigned k = 0; k < 4; k++) {
        uint32_t texel[4];
        read_corner(q, level, axes, find_layer(q), corners[k], texel);
        xyzw[k] = texel[q->compares ? 0 : q->query->component & 3];
    }
}

/* --- without a sampler --- */

/* Outside, and in levels and samples that are not there, channels are 0. */
static void
load(const struct lookup *q, uint32_t xyzw[4])
{
    const struct emu_texture *texture = q->texture;
    const bool sampled = texture->samples > 1;
    const uint32_t number = sampled ? 0 : q->query->level, sample = sampled ? q->query->level : 0;
    const uint32_t layer = is_array(texture) ? q->query->coord[2] : 0;
    uint32_t channel[4] = {0, 0, 0, 0};
    int32_t at[3] = {0, 0, 0};
    bool inside = number < texture->level_count && sample < texture->samples && layer < texture->layers;
    const struct emu_texture_level *level = &texture->level[inside ? number : 0];
    const uint32_t sizes[3] = {level->width, level->height, level->depth};
    for (unsigned d = 0; d < q->directions; d++) {
        const uint32_t x = q->query->coord[d] + (uint32_t)((q->query->offset[d] & ~1) / 2);
        at[d] = (int32_t)x;
        inside = inside && x < sizes[d];
    }
    if (inside)
        read_channels(texture, level, at, layer, sample, channel);
    emu_texel_select(&texture->format, channel, xyzw);
}

static void
size(const struct lookup *q, uint32_t xyzw[4])
{
    const struct emu_texture *texture = q->texture;
    const uint32_t number = q->query->level;
    memset(xyzw, 0, 4 * sizeof *xyzw);
    xyzw[3] = texture->level_count;
    if (number >= texture->level_count)
        return;
    const struct emu_texture_level *level = &texture->level[number];
    xyzw[0] = level->width;
    xyzw[1] = q->directions > 1 ? level->height : 0;
    xyzw[2] = q->directions > 2 ? level->depth : 0;
    if (texture->shape == EMU_TEXTURE_CUBE)
        xyzw[2] = texture->layers / 6;
    else if (is_array(texture))
        xyzw[q->directions] = texture->layers;
}

static void
lod(const struct lookup *q, uint32_t xyzw[4])
{
    const float computed = lod_of(q), most = (float)last_level(q), limited = limit(q, computed);
    const float clamped = limited > 0.0f ? limited < most ? limited : most : 0.0f;
    xyzw[0] = lane_f32_bits(q->sampler->mip == EMU_MIP_POINT  ? floorf(clamped + 0.5f)
                            : q->sampler->mip == EMU_MIP_NONE ? 0.0f
                                                              : clamped);
    xyzw[1] = lane_f32_bits(computed);
    xyzw[2] = xyzw[3] = 0;
}

void
emu_texture_run(const struct emu_texture *texture, const struct emu_texture_sampler *sampler,
                const struct emu_texture_query *query, uint32_t xyzw[4])
{
    static void (*const functions[])(const struct lookup *, uint32_t[4]) = {
        [LANE_TEXTURE_LOAD] = load, [LANE_TEXTURE_SAMPLE] = sample, [LANE_TEXTURE_GATHER] = gather,
        [LANE_TEXTURE_SIZE] = size, [LANE_TEXTURE_LOD] = lod,
    };
    struct lookup q = {
        .texture = texture, .sampler = sampler, .query = query, .directions = directions_of(texture)};
    q.compares = query->mode & LANE_TEXTURE_COMPARE;
    if (q.compares)
        q.reference = emu_texel_quantise(&texture->format, 0, query->reference);
    if (query->function == LANE_TEXTURE_SAMPLES) {
        size(&q, xyzw);
        xyzw[3] = texture->samples;
    } else if (query->function == LANE_TEXTURE_BORDER) {
        border_channels(&q, xyzw);
        emu_texel_select(&texture->format, xyzw, xyzw);
    } else {
        functions[query->function](&q, xyzw);
    }
}
