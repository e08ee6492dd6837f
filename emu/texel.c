/* SPDX-License-Identifier: MIT */
/* Texels of textures: channels of any width at any place (emu/texture.h). */
#include <math.h>
#include <string.h>

#include "emu/image_srgb.h"
#include "emu/lane_bits.h"
#include "emu/lane_half.h"
#include "emu/texture.h"

enum { EXPONENT = 3, EXPONENT_BIAS = 24 };

static uint32_t
field(const uint8_t texel[16], unsigned shift, unsigned bits)
{
    uint64_t word = 0;
    if (!bits)
        return 0;
    memcpy(&word, texel + shift / 8, shift / 8 + 8 <= 16 ? 8 : 16 - shift / 8);
    word >>= shift % 8;
    return (uint32_t)(word & (((uint64_t)1 << bits) - 1));
}

static int32_t
sign_extend(uint32_t value, unsigned bits)
{
    return (int32_t)(value << (32 - bits)) >> (32 - bits);
}

static float
largest(unsigned bits)
{
    return (float)(((uint64_t)1 << bits) - 1);
}

/* Widths below 16 have no sign; their mantissa is shorter than a half's. */
static uint32_t
float_channel(uint32_t raw, unsigned bits)
{
    if (bits == 32)
        return raw;
    return lane_f32_bits(lane_f16_to_f32((uint16_t)(bits < 16 ? raw << (15 - bits) : raw)));
}

static float
signed_fraction(int32_t value, unsigned bits, bool no_zero)
{
    if (no_zero)
        return fmaf((float)value, 2.0f, 1.0f) / largest(bits);
    return bits > 1 ? fmaxf((float)value / largest(bits - 1), -1.0f) : (float)value;
}

static uint32_t
number(const struct emu_texel_format *format, const uint8_t texel[16], unsigned c)
{
    const unsigned bits = format->bits[c];
    const uint32_t raw = field(texel, format->shift[c], bits);
    const int32_t value = sign_extend(raw, bits);
    switch (format->kind[c]) {
    case EMU_TEXEL_UNORM:
        return lane_f32_bits(format->is_srgb && c < 3 && bits == 8 ? emu_srgb_to_linear[raw]
                                                                   : (float)raw / largest(bits));
    case EMU_TEXEL_SNORM:
        return lane_f32_bits(signed_fraction(value, bits, false));
    case EMU_TEXEL_SNORM_NO_ZERO:
        return lane_f32_bits(signed_fraction(value, bits, true));
    case EMU_TEXEL_SINT:
        return (uint32_t)value;
    case EMU_TEXEL_USCALED:
        return lane_f32_bits((float)raw);
    case EMU_TEXEL_SSCALED:
        return lane_f32_bits((float)value);
    case EMU_TEXEL_FLOAT:
        return float_channel(raw, bits);
    case EMU_TEXEL_SHARED:
        return lane_f32_bits(
            ldexpf((float)raw, (int)field(texel, format->shift[EXPONENT], 5) - EXPONENT_BIAS));
    default:
        return raw;
    }
}

bool
emu_texel_is_integer(const struct emu_texel_format *format)
{
    return format->kind[0] == EMU_TEXEL_UINT || format->kind[0] == EMU_TEXEL_SINT;
}

static uint32_t
one_of(const struct emu_texel_format *format)
{
    return emu_texel_is_integer(format) ? 1 : lane_f32_bits(1.0f);
}

void
emu_texel_channels(const struct emu_texel_format *format, const uint8_t *texel, uint32_t channel[4])
{
    uint8_t bytes[16] = {0};
    memcpy(bytes, texel, format->bytes);
    for (unsigned c = 0; c < 4; c++)
        channel[c] = c < format->channels ? number(format, bytes, c) : c == 3 ? one_of(format) : 0;
}

void
emu_texel_select(const struct emu_texel_format *format, const uint32_t channel[4], uint32_t xyzw[4])
{
    uint32_t from[4];
    memcpy(from, channel, sizeof from);
    for (unsigned k = 0; k < 4; k++) {
        const unsigned select = format->select[k];
        xyzw[k] = select < 4 ? from[select] : select == EMU_SELECT_ONE ? one_of(format) : 0;
    }
}

/* NaN gives 0. */
static float
clamp(float x, float low, float high)
{
    return x >= high ? high : x > low ? x : x <= low ? low : 0.0f;
}

float
emu_texel_quantise(const struct emu_texel_format *format, unsigned channel, float x)
{
    const unsigned bits = format->bits[channel];
    const bool is_signed = format->kind[channel] == EMU_TEXEL_SNORM;
    if (format->kind[channel] != EMU_TEXEL_UNORM && !is_signed)
        return x;
    const double steps = (double)(((uint64_t)1 << (is_signed ? bits - 1 : bits)) - 1);
    return (float)rint((double)clamp(x, is_signed ? -1.0f : 0.0f, 1.0f) * steps) / (float)steps;
}
