/* SPDX-License-Identifier: MIT */
/* Samplers: coordinates to texels and weights, one direction at a time, then the weighted sum. */
#include <math.h>

#include "emu/image_access.h"
#include "emu/lane_bits.h"
#include "image_priv.h"

/* Engines convert values between these to integers, and NaN to the lower end. */
static int32_t
to_index(float x)
{
    const float low = -0x1p30f, high = 0x1p30f;
    const float above = x > low ? x : low;
    return (int32_t)(above < high ? above : high);
}

/* In texels. */
static float
unnormalise(enum emu_address_mode mode, bool normalised, float x, float size)
{
    const bool wraps = mode == EMU_ADDRESS_REPEAT || mode == EMU_ADDRESS_MIRROR;
    if (!wraps)
        return normalised ? x * size : x;
    const float s = normalised ? x : x / size;
    if (mode == EMU_ADDRESS_REPEAT)
        return (s - floorf(s)) * size;
    return fabsf(s - 2.0f * rintf(0.5f * s)) * size;
}

/* i modulo n, not negative. NaN's index, far below what a coordinate comes to, stays: it is clamped. */
static int32_t
modulo(int32_t i, int64_t n)
{
    if (i < -(1 << 29))
        return i;
    const int64_t rest = i % n;
    return (int32_t)(rest < 0 ? rest + n : rest);
}

/* A mirrored coordinate is at most half a texel outside the image, and the clamp corrects that. */
static void
place(struct emu_axis *axis, unsigned n, enum emu_address_mode mode, int32_t i, int32_t size)
{
    if (mode == EMU_ADDRESS_REPEAT)
        i = modulo(i, size);
    axis->inside[n] = mode != EMU_ADDRESS_BORDER || (i >= 0 && i < size);
    axis->at[n] = i < 0 ? 0 : i > size - 1 ? size - 1 : i;
}

/* Mirrors each texel by itself: every second copy of the image is reversed, also the first one to the left.
 * For filters that is the same as mirroring the coordinate. For offsets and for the order of the two texels
 * it is not. */
static struct emu_axis
find_mirrored_texels(bool normalised, bool linear, float x, int32_t size, int32_t offset)
{
    const float s = normalised ? x : x / (float)size;
    const float u = (s - 2.0f * rintf(0.5f * s)) * (float)size;
    const float t = linear ? u - 0.5f : u, whole = floorf(t);
    struct emu_axis axis = {.weight = t - whole};
    for (unsigned n = 0; n < 2; n++) {
        const int32_t i = modulo(to_index(whole) + (int32_t)n + offset, 2 * (int64_t)size);
        place(&axis, n, EMU_ADDRESS_MIRROR, i < size ? i : 2 * size - 1 - i, size);
    }
    return axis;
}

struct emu_axis
emu_image_axis(enum emu_address_mode mode, bool normalised, bool linear, float x, uint32_t size,
               int32_t offset, bool in_order)
{
    if (mode == EMU_ADDRESS_MIRROR && (offset || in_order))
        return find_mirrored_texels(normalised, linear, x, (int32_t)size, offset);
    const float u = unnormalise(mode, normalised, x, (float)size);
    const float t = linear ? u - 0.5f : u, whole = floorf(t);
    struct emu_axis axis = {.weight = t - whole};
    for (unsigned n = 0; n < 2; n++)
        place(&axis, n, mode, to_index(whole) + (int32_t)n + offset, (int32_t)size);
    return axis;
}

/* The texel at one corner of the 2, 4 or 8 around a point. */
static void
load_corner(const struct emu_image *image, const struct emu_axis axes[3], unsigned directions, uint32_t layer,
            unsigned corner, uint32_t rgba[4])
{
    int32_t at[3] = {0, 0, 0};
    bool inside = true;
    for (unsigned d = 0; d < directions; d++) {
        at[d] = axes[d].at[corner >> d & 1];
        inside = inside && axes[d].inside[corner >> d & 1];
    }
    if (inside)
        emu_texel_decode(&image->format, emu_image_address(image, at, layer), rgba);
    else
        emu_texel_border(&image->format, rgba);
}

/*
 * The sampler replaces a denormal in a 32-bit channel by a zero of the same sign, in its inputs and in its
 * results. ld and gather4 return texels unchanged. The manuals at hand do not say so; three witnesses do:
 * - IGC adds instructions that clear denormals behind each ld whose result must equal that of sample, and
 *   never behind sample (BiFModule/Implementation/images.cl, __flush_denormals: for reads without a sampler,
 *   and for integer coordinates that it reads by ld although there is a sampler);
 * - OpenCL-CTS's samplerlessReads wants both reads to be equal with random bits as floats; its
 *   kernel_read_write takes denormals and zeros alike, as OpenCL C does (6.15.15.3);
 * - Direct3D, which the sampler was made for, flushes operands and results of floating-point operations and
 *   leaves plain loads alone (Direct3D 10, "Floating-point rules").
 * Halves and normalised integers are normal floats when they are widened.
 */
static void
flush_denormals(const struct emu_image_format *format, uint32_t rgba[4])
{
    if (!emu_image_format_has_denormals(format))
        return;
    for (unsigned c = 0; c < 4; c++)
        if (!(rgba[c] & 0x7f800000))
            rgba[c] &= 0x80000000;
}

static float
corner_weight(const struct emu_axis axes[3], unsigned directions, unsigned corner)
{
    float weight = 1.0f;
    for (unsigned d = 0; d < directions; d++) {
        const float w = corner >> d & 1 ? axes[d].weight : 1.0f - axes[d].weight;
        weight = d ? weight * w : w;
    }
    return weight;
}

static void
filter(const struct emu_image *image, const struct emu_axis axes[3], unsigned directions, uint32_t layer,
       uint32_t rgba[4])
{
    float sum[4] = {0};
    for (unsigned corner = 0; corner < 1u << directions; corner++) {
        const float weight = corner_weight(axes, directions, corner);
        uint32_t texel[4];
        load_corner(image, axes, directions, layer, corner, texel);
        flush_denormals(&image->format, texel);
        for (unsigned c = 0; c < 4; c++) {
            const float part = weight * lane_f32_from_bits(texel[c]);
            sum[c] = corner ? sum[c] + part : part;
        }
    }
    for (unsigned c = 0; c < 4; c++)
        rgba[c] = lane_f32_bits(sum[c]);
}

/* The axes of a point and its layer. */
static uint32_t
find_point(const struct emu_image *image, const struct emu_sampler *sampler, bool linear, bool in_order,
           const float coord[3], const int32_t offset[3], struct emu_axis axes[3])
{
    const uint32_t size[3] = {image->width, image->height, image->depth};
    const unsigned directions = emu_image_directions(image->shape);
    for (unsigned d = 0; d < directions; d++)
        axes[d] = emu_image_axis(sampler->address[d], sampler->normalised, linear, coord[d], size[d],
                                 offset[d], in_order);
    return emu_image_is_array(image->shape) ? emu_image_layer(image, to_index(rintf(coord[directions]))) : 0;
}

void
emu_image_sample(const struct emu_image *image, const struct emu_sampler *sampler, const float coord[3],
                 const int32_t offset[3], uint32_t rgba[4])
{
    const unsigned directions = emu_image_directions(image->shape);
    const bool linear = sampler->linear && !emu_image_format_is_integer(&image->format);
    struct emu_axis axes[3];
    const uint32_t layer = find_point(image, sampler, linear, false, coord, offset, axes);
    if (linear)
        filter(image, axes, directions, layer, rgba);
    else
        load_corner(image, axes, directions, layer, 0, rgba);
    flush_denormals(&image->format, rgba);
}

void
emu_image_gather(const struct emu_image *image, const struct emu_sampler *sampler, const float coord[3],
                 const int32_t offset[3], unsigned component, uint32_t rgba[4])
{
    static const unsigned corners[4] = {2, 3, 1, 0};
    struct emu_axis axes[3];
    const uint32_t layer = find_point(image, sampler, true, true, coord, offset, axes);
    for (unsigned n = 0; n < 4; n++) {
        uint32_t texel[4];
        load_corner(image, axes, emu_image_directions(image->shape), layer, corners[n], texel);
        rgba[n] = texel[component & 3];
    }
}
