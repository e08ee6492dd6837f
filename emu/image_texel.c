/* SPDX-License-Identifier: MIT */
/*
 * One texel between memory and what a kernel sees. Conversions are OpenCL C 3.0's, 6.15.15.7 and 8.3: a
 * normalised channel is divided by its largest value, correctly rounded; written floats are multiplied by it,
 * rounded to nearest even and saturated, NaN gives 0. The caller's rounding mode is to nearest.
 */
#include <math.h>
#include <string.h>

#include "emu/image.h"
#include "emu/image_packed.h"
#include "emu/image_srgb.h"
#include "emu/lane_half.h"

static uint32_t
mask_of(unsigned bits)
{
    return bits < 32 ? (1u << bits) - 1u : UINT32_MAX;
}

/* The bits of channel c, zero-extended. */
static uint32_t
load_channel(const struct emu_image_format *format, const uint8_t *texel, unsigned c, unsigned *bits)
{
    uint32_t word = 0;
    *bits = format->channel_bits;
    if (*bits) {
        memcpy(&word, texel + (size_t)c * *bits / 8, *bits / 8);
        return word;
    }
    const struct emu_packed *p = emu_packed_find(format);
    memcpy(&word, texel, format->texel_bytes);
    *bits = p->bits[c];
    return word >> p->shift[c] & mask_of(p->bits[c]);
}

static int32_t
sign_extend(uint32_t value, unsigned bits)
{
    return (int32_t)(value << (32 - bits)) >> (32 - bits);
}

static uint32_t
decode_channel(const struct emu_image_format *format, const uint8_t *texel, unsigned c)
{
    unsigned bits;
    const uint32_t raw = load_channel(format, texel, c, &bits);
    switch (format->channel_class) {
    case EMU_CHANNEL_UNORM:
        if (format->is_srgb && c < 3)
            return lane_f32_bits(emu_srgb_to_linear[raw]);
        return lane_f32_bits((float)raw / (float)mask_of(bits));
    case EMU_CHANNEL_SNORM:
        return lane_f32_bits(fmaxf((float)sign_extend(raw, bits) / (float)mask_of(bits - 1), -1.0f));
    case EMU_CHANNEL_FLOAT:
        return bits == 16 ? lane_f32_bits(lane_f16_to_f32((uint16_t)raw)) : raw;
    case EMU_CHANNEL_SINT:
        return (uint32_t)sign_extend(raw, bits);
    default:
        return raw;
    }
}

static uint32_t
one_of(const struct emu_image_format *format)
{
    return emu_image_format_is_integer(format) ? 1u : lane_f32_bits(1.0f);
}

void
emu_texel_decode(const struct emu_image_format *format, const void *texel, uint32_t rgba[4])
{
    uint32_t channel[4] = {0};
    for (unsigned c = 0; c < format->channels; c++)
        channel[c] = decode_channel(format, texel, c);
    for (unsigned i = 0; i < 4; i++)
        rgba[i] = format->from[i] < 4               ? channel[format->from[i]]
                  : format->from[i] == EMU_FROM_ONE ? one_of(format)
                                                    : 0;
}

void
emu_texel_border(const struct emu_image_format *format, uint32_t rgba[4])
{
    rgba[0] = rgba[1] = rgba[2] = 0;
    rgba[3] = format->border_alpha ? one_of(format) : 0;
}

/* Float to integer with saturation, NaN to 0; limits are exact in double. */
static int64_t
saturate_float(double x, double low, double high)
{
    return x >= high ? (int64_t)high : x > low ? (int64_t)rint(x) : x <= low ? (int64_t)low : 0;
}

static uint32_t
encode_float(float x, unsigned bits)
{
    return bits == 16 ? lane_f32_to_f16(x, 0) : lane_f32_bits(x);
}

static uint32_t
clamp_int(uint32_t value, unsigned bits)
{
    const int32_t high = (int32_t)mask_of(bits - 1), low = -high - 1, v = (int32_t)value;
    return (uint32_t)(v > high ? high : v < low ? low : v);
}

static uint32_t
encode_channel(const struct emu_image_format *format, uint32_t value, unsigned c, unsigned bits)
{
    const uint32_t max = mask_of(bits);
    const float x = lane_f32_from_bits(value);
    switch (format->channel_class) {
    case EMU_CHANNEL_UNORM:
        if (format->is_srgb && c < 3)
            return emu_srgb_from_linear(x);
        return (uint32_t)saturate_float(x * (float)max, 0, max);
    case EMU_CHANNEL_SNORM:
        return (uint32_t)saturate_float(x * (float)(max >> 1), -(double)(max >> 1) - 1, max >> 1);
    case EMU_CHANNEL_FLOAT:
        return encode_float(x, bits);
    case EMU_CHANNEL_SINT:
        return clamp_int(value, bits);
    default:
        return value > max ? max : value;
    }
}

void
emu_texel_encode(const struct emu_image_format *format, const uint32_t rgba[4], void *texel)
{
    const struct emu_packed *p = format->channel_bits ? NULL : emu_packed_find(format);
    uint32_t word = 0;
    for (unsigned c = 0; c < format->channels; c++) {
        const unsigned bits = p ? p->bits[c] : format->channel_bits;
        const uint32_t raw = encode_channel(format, rgba[emu_channel_component(format, c)], c, bits);
        if (p)
            word |= raw << p->shift[c];
        else
            memcpy((uint8_t *)texel + (size_t)c * bits / 8, &raw, bits / 8);
    }
    if (p)
        memcpy(texel, &word, format->texel_bytes);
}
