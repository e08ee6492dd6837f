/* SPDX-License-Identifier: MIT */
/* Texels of a chunk between memory and components, by the format's fields: emu/image_texel.c for whole
 * vectors. */
#include "lanes.h"

INLINE unsigned
FN(bits)(VT(i32) mask)
{
    return PR(lt_i32)(mask, (VT(i32)){0});
}

INLINE
VT(i32) FN(steps)(int32_t step)
{
    VT(i32) v;
    UNROLL for (int i = 0; i < VW; i++) v[i] = i * step;
    return v;
}

/* Whether the offsets rise by `step` from the first on. */
INLINE bool
FN(is_row)(VT(i32) at, int32_t step)
{
    return !PR(ne_i32)(at - at[0], FN(steps)(step));
}

#if VW == 4
/* Lane by lane: this level has no gathers. */
INLINE
VT(i32) FN(pick)(const uint8_t *base, VT(i32) at, unsigned bytes)
{
    VT(i32) v;
    UNROLL for (int i = 0; i < VW; i++)
    {
        int32_t one = 0;
        memcpy(&one, base + at[i], bytes);
        v[i] = one;
    }
    return v;
}
#endif

/* Dwords at base + at, wherever they lie. */
INLINE
VT(i32) FN(gather)(const uint8_t *base, VT(i32) at)
{
#if VW > 4
    return PR(gather)(base, at, (1u << VW) - 1);
#else
    return FN(pick)(base, at, 4);
#endif
}

/* Texels of 1 or 2 bytes. */
INLINE
VT(i32) FN(gather_narrow)(const struct picture *p, VT(i32) at)
{
#if VW > 4
    const VT(i32) from = at + p->lead;
    const VT(u32) v = (VT(u32))FN(gather)(p->aligned, from & ~3);
    return (VT(i32))(v >> (VT(u32))((from & 3) << 3));
#else
    return FN(pick)(p->image->base, at, p->image->format.texel_bytes);
#endif
}

/* The texels' dwords; one of less than 4 bytes lies in the lowest bits. */
INLINE void
FN(fetch)(const struct picture *p, VT(i32) at, VT(i32) dwords[4])
{
    const unsigned bytes = p->image->format.texel_bytes;
    if (bytes < 4) {
        dwords[0] = FN(gather_narrow)(p, at);
        return;
    }
    if (bytes == 4 && FN(is_row)(at, 4)) {
        memcpy(&dwords[0], p->image->base + at[0], sizeof(dwords[0]));
        return;
    }
    for (unsigned k = 0; k < bytes / 4; k++)
        dwords[k] = FN(gather)(p->image->base + 4 * k, at);
}

INLINE
VT(i32) FN(from_half)(VT(i32) half)
{
    const VT(i32) sign = (half & 0x8000) << 16, magnitude = half & 0x7fff;
    const VT(i32) normal = (magnitude << 13) + (112 << 23), special = normal + (112 << 23);
    const VT(i32) quiet = (VT(i32))(magnitude > 0x7c00) & 0x400000;
    const VT(i32) tiny = (VT(i32))(__builtin_convertvector(magnitude, VT(f32)) * 0x1p-24f);
    const VT(i32) large = PR(sel)((VT(i32))(magnitude >= 0x7c00), special | quiet, normal);
    return sign | PR(sel)((VT(i32))(magnitude < 0x400), tiny, large);
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
VT(i32) FN(cut_channel)(const struct picture *p, const VT(i32) dwords[4], unsigned c, unsigned *bits)
{
    *bits = p->packed ? p->packed->bits[c] : p->image->format.channel_bits;
    if (*bits == 32)
        return dwords[c];
    const unsigned at = p->packed ? p->packed->shift[c] : c * *bits;
    return (VT(i32))((VT(u32))dwords[at / 32] >> at % 32) & (int32_t)mask_of(*bits);
}

INLINE
VT(i32) FN(sign_extend)(VT(i32) v, unsigned bits)
{
    return v << (32 - bits) >> (32 - bits);
}

INLINE
VT(i32) FN(decode_channel)(const struct picture *p, const VT(i32) dwords[4], unsigned c)
{
    unsigned bits;
    const VT(i32) raw = FN(cut_channel)(p, dwords, c, &bits);
    switch (p->image->format.channel_class) {
    case EMU_CHANNEL_UNORM:
        if (p->image->format.is_srgb && c < 3)
            return FN(from_srgb)(raw);
        return (VT(i32))(__builtin_convertvector(raw, VT(f32)) / (float)mask_of(bits));
    case EMU_CHANNEL_SNORM: {
        const VT(f32) low = (VT(f32)){0} - 1.0f;
        const VT(f32) v =
            __builtin_convertvector(FN(sign_extend)(raw, bits), VT(f32)) / (float)mask_of(bits - 1);
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
FN(load_texels)(const struct picture *p, VT(i32) at, VT(i32) inside, VT(i32) rgba[4])
{
    const struct emu_image_format *const f = &p->image->format;
    const VT(i32) none = {0}, one = none + (emu_image_format_is_integer(f) ? 1 : 0x3f800000);
    VT(i32) dwords[4], channel[4] = {none, none, none, none};
    FN(fetch)(p, at, dwords);
    for (unsigned c = 0; c < f->channels; c++)
        channel[c] = FN(decode_channel)(p, dwords, c);
    for (unsigned c = 0; c < 4; c++)
        rgba[c] = f->from[c] < 4 ? channel[f->from[c]] : f->from[c] == EMU_FROM_ONE ? one : none;
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

INLINE void
FN(scatter)(const struct picture *p, VT(i32) at, unsigned lanes, const VT(i32) dwords[4])
{
    const unsigned bytes = p->image->format.texel_bytes;
    int32_t to[VW];
    uint32_t texel[4][VW];
    memcpy(to, &at, sizeof(to));
    for (unsigned k = 0; k < (bytes + 3) / 4; k++)
        memcpy(texel[k], &dwords[k], sizeof(texel[k]));
    for (; lanes; lanes &= lanes - 1) {
        const int i = __builtin_ctz(lanes);
        uint8_t *const place = p->image->base + to[i];
        if (bytes < 4)
            memcpy(place, &texel[0][i], bytes);
        for (unsigned k = 0; k < bytes / 4; k++)
            memcpy(place + 4 * k, &texel[k][i], 4);
    }
}

/* The channels that are not written keep what they hold. */
INLINE void
FN(keep_channels)(const struct picture *p, VT(i32) at, unsigned lanes, unsigned components, VT(i32) dwords[4])
{
    const unsigned bytes = p->image->format.texel_bytes;
    int32_t from[VW];
    uint32_t texel[4][VW] = {{0}}, bits[4];
    memcpy(from, &at, sizeof(from));
    for (; lanes; lanes &= lanes - 1) {
        const int i = __builtin_ctz(lanes);
        for (unsigned k = 0; k < (bytes + 3) / 4; k++)
            memcpy(&texel[k][i], p->image->base + from[i] + 4 * k, bytes < 4 ? bytes : 4);
    }
    emu_channel_bits(&p->image->format, components, bits);
    for (unsigned k = 0; k < (bytes + 3) / 4; k++) {
        VT(i32) old;
        memcpy(&old, texel[k], sizeof(old));
        dwords[k] = (dwords[k] & (int32_t)bits[k]) | (old & (int32_t)~bits[k]);
    }
}

INLINE void
FN(store_texels)(const struct picture *p, VT(i32) at, unsigned lanes, unsigned components,
                 const VT(i32) rgba[4])
{
    const struct emu_image_format *const f = &p->image->format;
    VT(i32) dwords[4] = {{0}};
    for (unsigned c = 0; c < f->channels; c++) {
        const unsigned bits = p->packed ? p->packed->bits[c] : f->channel_bits;
        const unsigned to = p->packed ? p->packed->shift[c] : c * bits;
        dwords[to / 32] |= FN(encode_channel)(f, rgba[emu_channel_component(f, c)], c, bits) << to % 32;
    }
    if (components != 15)
        FN(keep_channels)(p, at, lanes, components, dwords);
    if (f->texel_bytes == 4 && lanes == (1u << VW) - 1 && FN(is_row)(at, 4))
        memcpy(p->image->base + at[0], &dwords[0], sizeof(dwords[0]));
    else
        FN(scatter)(p, at, lanes, dwords);
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
