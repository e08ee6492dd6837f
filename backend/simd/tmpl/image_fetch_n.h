/* SPDX-License-Identifier: MIT */
/* Texels of a chunk between memory and vectors of their dwords. A texel of less than 4 bytes is in a dword's
 * lowest bits. */
#include "lanes.h"

#include "zips_n.h"

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
VT(i32) FN(gather_narrow)(const struct emu_image *image, unsigned bytes, VT(i32) at)
{
#if VW > 4
    /* The dword that a texel lies in: no memory's end divides it. */
    const uintptr_t lead = (uintptr_t)image->base & 3;
    const VT(i32) from = at + (int32_t)lead;
    const VT(u32) v = (VT(u32))FN(gather)(image->base - lead, from & ~3);
    (void)bytes;
    return (VT(i32))(v >> (VT(u32))((from & 3) << 3));
#else
    return FN(pick)(image->base, at, bytes);
#endif
}

INLINE
VT(i32) FN(load_narrow_row)(const uint8_t *from, unsigned bytes)
{
    VT(u8) b;
    VT(u16) w;
    if (bytes == 1) {
        memcpy(&b, from, sizeof(b));
        return __builtin_convertvector(b, VT(i32));
    }
    memcpy(&w, from, sizeof(w));
    return __builtin_convertvector(w, VT(i32));
}

/* Four dwords of texels that lie at these places: one texel of 16 bytes, two of 8. */
INLINE i32x4
FN(load_four)(const uint8_t *base, const int32_t *at, unsigned bytes)
{
    i32x4 v;
    if (bytes == 16) {
        memcpy(&v, base + at[0], sizeof(v));
        return v;
    }
    int64_t two[2];
    memcpy(&two[0], base + at[0], 8);
    memcpy(&two[1], base + at[1], 8);
    return (i32x4)_mm_set_epi64x(two[1], two[0]);
}

/* A vector of such, for the texels from the first place on. */
INLINE
VT(i32) FN(load_some)(const uint8_t *base, const int32_t *at, unsigned bytes)
{
    const unsigned step = 16 / bytes;
#if VW == 4
    (void)step;
    return FN(load_four)(base, at, bytes);
#else
    const i32x4 a = FN(load_four)(base, at, bytes), b = FN(load_four)(base, at + step, bytes);
    const u32x8 low = join_8((u32x4)a, (u32x4)b);
#if VW == 8
    return (VT(i32))low;
#else
    const i32x4 c = FN(load_four)(base, at + 2 * step, bytes), d = FN(load_four)(base, at + 3 * step, bytes);
    return (VT(i32))join_16(low, join_8((u32x4)c, (u32x4)d));
#endif
#endif
}

/* Texels of 8 or 16 bytes. */
INLINE void
FN(fetch_wide)(const uint8_t *base, unsigned bytes, VT(i32) at, VT(i32) dwords[4])
{
    int32_t from[VW];
    memcpy(from, &at, sizeof(from));
    UNROLL for (unsigned k = 0; k < bytes / 4; k++) dwords[k] =
        FN(load_some)(base, from + k * (VW * 4 / bytes), bytes);
    FN(take_apart)(dwords, bytes / 4);
}

INLINE void
FN(fetch)(const struct emu_image *image, unsigned bytes, VT(i32) at, VT(i32) dwords[4])
{
    const uint8_t *const base = image->base;
    const bool is_row = bytes <= 4 && FN(is_row)(at, (int32_t)bytes);
    if (bytes == 8)
        FN(fetch_wide)(base, 8, at, dwords);
    else if (bytes == 16)
        FN(fetch_wide)(base, 16, at, dwords);
    else if (is_row && bytes == 4)
        memcpy(&dwords[0], base + at[0], sizeof(dwords[0]));
    else if (is_row)
        dwords[0] = FN(load_narrow_row)(base + at[0], bytes);
    else
        dwords[0] = bytes < 4 ? FN(gather_narrow)(image, bytes, at) : FN(gather)(base, at);
}

/* --- the other way --- */

/* The texels one after the other. */
INLINE void
FN(lay_out)(VT(i32) dwords[4], unsigned bytes, uint8_t *to)
{
    if (bytes == 1) {
        const VT(u8) b = __builtin_convertvector((VT(u32))dwords[0], VT(u8));
        memcpy(to, &b, sizeof(b));
    } else if (bytes == 2) {
        const VT(u16) w = __builtin_convertvector((VT(u32))dwords[0], VT(u16));
        memcpy(to, &w, sizeof(w));
    } else {
        if (bytes == 8)
            FN(put_together)(dwords, 2);
        if (bytes == 16)
            FN(put_together)(dwords, 4);
        UNROLL for (unsigned k = 0; k < bytes / 4; k++)
            memcpy(to + k * sizeof(dwords[k]), &dwords[k], sizeof(dwords[k]));
    }
}

/* Texels of 1, 2, 4, 8 or 16 bytes. */
INLINE void
FN(put_back)(const struct emu_image *image, unsigned bytes, VT(i32) at, unsigned lanes, VT(i32) dwords[4])
{
    uint8_t texels[VW * 16], *const base = image->base;
    int32_t to[VW];
    if (lanes == (1u << VW) - 1 && FN(is_row)(at, (int32_t)bytes)) {
        FN(lay_out)(dwords, bytes, base + at[0]);
        return;
    }
    FN(lay_out)(dwords, bytes, texels);
    memcpy(to, &at, sizeof(to));
    for (; lanes; lanes &= lanes - 1) {
        const int i = __builtin_ctz(lanes);
        memcpy(base + to[i], texels + (unsigned)i * bytes, bytes);
    }
}
