/* SPDX-License-Identifier: MIT */
/* Texels of a chunk between memory and components, by the format's fields: emu/image_texel.c for whole
 * vectors. Code for one kind of format passes fields that the compiler knows. */
#include "image_fetch_n.h"

INLINE
VT(i32) FN(from_half)(VT(i32) half)
{
#if VW == 16
    return (VT(i32))_mm512_cvtph_ps(_mm512_cvtepi32_epi16((__m512i)half));
#elif VW == 8
    return (VT(i32))_mm256_cvtph_ps((__m128i) __builtin_convertvector((VT(u32))half, VT(u16)));
#else
    const VT(i32) sign = (half & 0x8000) << 16, magnitude = half & 0x7fff;
    const VT(i32) normal = (magnitude << 13) + (112 << 23), special = normal + (112 << 23);
    const VT(i32) quiet = (VT(i32))(magnitude > 0x7c00) & 0x400000;
    const VT(i32) tiny = (VT(i32))(__builtin_convertvector(magnitude, VT(f32)) * 0x1p-24f);
    const VT(i32) large = PR(sel)((VT(i32))(magnitude >= 0x7c00), special | quiet, normal);
    return sign | PR(sel)((VT(i32))(magnitude < 0x400), tiny, large);
#endif
}

/* To nearest even, in the low half of each lane. */
INLINE
VT(i32) FN(to_half)(VT(f32) v)
{
#if VW == 16
    return (VT(i32))_mm512_cvtepu16_epi32(_mm512_cvtps_ph((__m512)v, _MM_FROUND_TO_NEAREST_INT));
#elif VW == 8
    return (VT(i32))_mm256_cvtepu16_epi32(_mm256_cvtps_ph((__m256)v, _MM_FROUND_TO_NEAREST_INT));
#else
    VT(i32) half;
    UNROLL for (int i = 0; i < VW; i++) half[i] = lane_f32_to_f16(v[i], 0);
    return half;
#endif
}

INLINE
VT(i32) FN(from_srgb)(VT(i32) code)
{
    VT(i32) v;
    for (int i = 0; i < VW; i++)
        v[i] = (int32_t)lane_f32_bits(emu_srgb_to_linear[code[i] & 255]);
    return v;
}

/* Channel c as unsigned bits, and how many. */
INLINE
VT(i32)
FN(cut_channel)
(const struct emu_image_format *f, const struct emu_packed *packed, const VT(i32) dwords[4], unsigned c,
 unsigned *bits)
{
    *bits = packed ? packed->bits[c] : f->channel_bits;
    if (*bits == 32)
        return dwords[c];
    const unsigned at = packed ? packed->shift[c] : c * *bits;
    return (VT(i32))((VT(u32))dwords[at / 32] >> at % 32) & (int32_t)mask_of(*bits);
}

INLINE
VT(i32) FN(sign_extend)(VT(i32) v, unsigned bits)
{
    return v << (32 - bits) >> (32 - bits);
}

/*
 * v / (2^bits - 1), as a division rounds it, for v from 0 to 2^bits - 1. For the common numbers of bits that
 * is v * (h + l), where h is the divisor's reciprocal and l what h lacks: the sum differs from the quotient
 * by less than 2^-46 of it. The quotient, a fraction of two numbers of 16 bits, is further than 2^-42 of it
 * from every number halfway between two floats.
 */
INLINE
VT(f32) FN(over)(VT(f32) v, unsigned bits)
{
#if VW > 4
    if (__builtin_constant_p(bits) && (bits == 8 || bits == 16)) {
        const float h = bits == 8 ? 0x1.010102p-8f : 0x1.0001p-16f;
        const float l = bits == 8 ? -0x1.fdfdfep-33f : 0x1.0001p-48f;
        return PR(fma)((VT(f32)){0} + h, v, v * l);
    }
#endif
    return v / (float)mask_of(bits);
}

INLINE
VT(i32)
FN(decode_channel)
(const struct emu_image_format *f, const struct emu_packed *packed, const VT(i32) dwords[4], unsigned c)
{
    unsigned bits;
    const VT(i32) raw = FN(cut_channel)(f, packed, dwords, c, &bits);
    switch (f->channel_class) {
    case EMU_CHANNEL_UNORM:
        if (f->is_srgb && c < 3)
            return FN(from_srgb)(raw);
        return (VT(i32))FN(over)(__builtin_convertvector(raw, VT(f32)), bits);
    case EMU_CHANNEL_SNORM: {
        const VT(f32) low = (VT(f32)){0} - 1.0f;
        const VT(f32) v = FN(over)(__builtin_convertvector(FN(sign_extend)(raw, bits), VT(f32)), bits - 1);
        return PR(sel)((VT(i32))(v > low), (VT(i32))v, (VT(i32))low);
    }
    case EMU_CHANNEL_FLOAT:
        return bits == 16 ? FN(from_half)(raw) : raw;
    case EMU_CHANNEL_SINT:
        return FN(sign_extend)(raw, bits);
    default:
        return raw;
    }
}

/* Offsets are within the image for all lanes; lanes that are not inside get the border. */
INLINE void
FN(load_texels)(const struct emu_image *image, const struct emu_image_format *f, VT(i32) at, VT(i32) inside,
                VT(i32) rgba[4])
{
    const struct emu_packed *const packed = f->channel_bits ? NULL : emu_packed_find(f);
    const VT(i32) none = {0}, one = none + (emu_image_format_is_integer(f) ? 1 : 0x3f800000);
    VT(i32) dwords[4], channel[4];
    UNROLL for (int c = 0; c < 4; c++) channel[c] = none;
    FN(fetch)(image, f->texel_bytes, at, dwords);
    UNROLL for (unsigned c = 0; c < 4; c++)
    {
        if (c < f->channels)
            channel[c] = FN(decode_channel)(f, packed, dwords, c);
    }
    UNROLL for (unsigned c = 0; c < 4; c++) rgba[c] = f->from[c] < 4               ? channel[f->from[c]]
                                                      : f->from[c] == EMU_FROM_ONE ? one
                                                                                   : none;
    if (FN(bits)(inside) == (1u << VW) - 1)
        return;
    UNROLL for (int c = 0; c < 3; c++) rgba[c] &= inside;
    rgba[3] = PR(sel)(inside, rgba[3], f->border_alpha ? one : none);
}

/* --- the other way --- */

INLINE
VT(i32) FN(clamp_between)(VT(i32) v, int32_t low, int32_t high)
{
    const VT(i32) bottom = (VT(i32)){0} + low, top = (VT(i32)){0} + high;
    const VT(i32) above = PR(sel)((VT(i32))(v < bottom), bottom, v);
    return PR(sel)((VT(i32))(above > top), top, above);
}

/* Rounded to nearest even; NaN is 0. */
INLINE
VT(i32) FN(saturate)(VT(f32) v, float low, float high)
{
    const VT(f32) bottom = (VT(f32)){0} + low, top = (VT(f32)){0} + high;
    const VT(f32) below = (VT(f32))PR(sel)((VT(i32))(v < top), (VT(i32))v, (VT(i32))top);
    const VT(f32) x = (VT(f32))PR(sel)((VT(i32))(below > bottom), (VT(i32))below, (VT(i32))bottom);
#if VW == 16
    const VT(i32) n = (VT(i32))_mm512_cvtps_epi32((__m512)x);
#elif VW == 8
    const VT(i32) n = (VT(i32))_mm256_cvtps_epi32((__m256)x);
#else
    const VT(i32) n = (VT(i32))_mm_cvtps_epi32((__m128)x);
#endif
    return n & (VT(i32))(v == v);
}

INLINE
VT(i32) FN(to_srgb)(VT(f32) v)
{
    float in[VW];
    VT(i32) code;
    memcpy(in, &v, sizeof(in));
    leave_vectors();
    for (int i = 0; i < VW; i++)
        code[i] = emu_srgb_from_linear(in[i]);
    return code;
}

INLINE
VT(i32) FN(clamp_unsigned)(VT(i32) v, uint32_t high)
{
    const VT(u32) top = (VT(u32)){0} + high;
    return PR(sel)((VT(i32))((VT(u32))v > top), (VT(i32))top, v);
}

INLINE
VT(i32) FN(encode_channel)(const struct emu_image_format *f, VT(i32) v, unsigned c, unsigned bits)
{
    const unsigned max = mask_of(bits);
    const int32_t high = (int32_t)(max >> 1);
    switch (f->channel_class) {
    case EMU_CHANNEL_UNORM:
        if (f->is_srgb && c < 3)
            return FN(to_srgb)((VT(f32))v);
        return FN(saturate)((VT(f32))v * (float)max, 0, (float)max);
    case EMU_CHANNEL_SNORM:
        return FN(saturate)((VT(f32))v * (float)high, (float)(-high - 1), (float)high) & (int32_t)max;
    case EMU_CHANNEL_FLOAT:
        return bits == 16 ? FN(to_half)((VT(f32))v) : v;
    case EMU_CHANNEL_SINT:
        return bits == 32 ? v : FN(clamp_between)(v, -high - 1, high) & (int32_t)max;
    default:
        return bits == 32 ? v : FN(clamp_unsigned)(v, max);
    }
}

/* The channels that are not written keep what they hold. */
INLINE void
FN(keep_channels)(const struct emu_image *image, const struct emu_image_format *f, VT(i32) at, unsigned lanes,
                  unsigned components, VT(i32) dwords[4])
{
    const unsigned bytes = f->texel_bytes;
    int32_t from[VW];
    uint32_t texel[4][VW] = {{0}}, bits[4];
    memcpy(from, &at, sizeof(from));
    for (; lanes; lanes &= lanes - 1) {
        const int i = __builtin_ctz(lanes);
        for (unsigned k = 0; k < (bytes + 3) / 4; k++)
            memcpy(&texel[k][i], image->base + from[i] + 4 * k, bytes < 4 ? bytes : 4);
    }
    emu_channel_bits(f, components, bits);
    for (unsigned k = 0; k < (bytes + 3) / 4; k++) {
        VT(i32) old;
        memcpy(&old, texel[k], sizeof(old));
        dwords[k] = (dwords[k] & (int32_t)bits[k]) | (old & (int32_t)~bits[k]);
    }
}

INLINE void
FN(store_texels)(const struct emu_image *image, const struct emu_image_format *f, VT(i32) at, unsigned lanes,
                 unsigned components, const VT(i32) rgba[4])
{
    const struct emu_packed *const packed = f->channel_bits ? NULL : emu_packed_find(f);
    VT(i32) dwords[4];
    UNROLL for (int k = 0; k < 4; k++) dwords[k] = (VT(i32)){0};
    UNROLL for (unsigned c = 0; c < 4; c++)
    {
        if (c >= f->channels)
            continue;
        const unsigned bits = packed ? packed->bits[c] : f->channel_bits;
        const unsigned to = packed ? packed->shift[c] : c * bits;
        dwords[to / 32] |= FN(encode_channel)(f, rgba[emu_channel_component(f, c)], c, bits) << to % 32;
    }
    if (__builtin_expect(components != 15, 0))
        FN(keep_channels)(image, f, at, lanes, components, dwords);
    FN(put_back)(image, f->texel_bytes, at, lanes, dwords);
}

INLINE void
FN(put_halves)(uint8_t *to, const VT(i32) v[CHUNKS], MASK_TYPE lanes)
{
    uint16_t halves[N];
    UNROLL for (int i = 0; i < CHUNKS; i++)
    {
        const VT(u16) narrow = PR(convert_i32_u16)(v[i]);
        memcpy(&halves[i * VW], &narrow, sizeof(narrow));
    }
    if (lanes == FULL) {
        memcpy(to, halves, sizeof(halves));
        return;
    }
    for (uint64_t m = lanes; m; m &= m - 1) {
        const int i = __builtin_ctzll(m);
        memcpy(to + 2 * i, &halves[i], sizeof(halves[i]));
    }
}
