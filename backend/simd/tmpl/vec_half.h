/* SPDX-License-Identifier: MIT */
/*
 * Half precision in vectors: halves are lanes of 16 bits, computed with as floats. widen_W is exact; narrow_W
 * rounds once by the host's mode, which is fpmode's; blend16_W takes lanes by bits. fma_odd_W is a * b + c of
 * widened halves with the last bit made odd where the sum was inexact, so that narrowing it rounds once: the
 * product of two halves is exact, a float has 13 bits more than a half, and no float here is denormal.
 */
#ifndef SIMD_VEC_HALF_H
#define SIMD_VEC_HALF_H

#include "emu/lane_half.h"
#include "vec_convert.h"

#define BITS16_4                                                                                             \
    {                                                                                                        \
        1, 2, 4, 8                                                                                           \
    }
#define BITS16_8                                                                                             \
    {                                                                                                        \
        1, 2, 4, 8, 16, 32, 64, 128                                                                          \
    }

#define VEC_BLEND16(w)                                                                                       \
    INLINE i16x##w blend16_##w(i16x##w neu, i16x##w old, unsigned bits)                                      \
    {                                                                                                        \
        const i16x##w one = BITS16_##w, sel = (((i16x##w){0} + (int16_t)bits) & one) == one;                 \
        return (neu & sel) | (old & ~sel);                                                                   \
    }

/* The error of the larger-first sum is exact but for its own rounding, in every mode, so its sign is right.
 */
#define VEC_FMA_ODD(w)                                                                                       \
    INLINE f32x##w fma_odd_##w(f32x##w a, f32x##w b, f32x##w c)                                              \
    {                                                                                                        \
        const f32x##w p = a * b, sum = p + c;                                                                \
        const i32x##w p_larger = ((i32x##w)p & INT32_MAX) >= ((i32x##w)c & INT32_MAX);                       \
        const f32x##w large = (f32x##w)sel_##w(p_larger, (i32x##w)p, (i32x##w)c),                            \
                      little = (f32x##w)sel_##w(p_larger, (i32x##w)c, (i32x##w)p);                           \
        const f32x##w error = little - (sum - large);                                                        \
        const i32x##w inexact = (i32x##w)(error < 0.0f) | (i32x##w)(error > 0.0f);                           \
        /* -1 where the sum lies beyond the exact one, then the lost part as a sticky bit */                 \
        const i32x##w back = inexact & (((i32x##w)error ^ (i32x##w)sum) >> 31);                              \
        return (f32x##w)(((i32x##w)sum + back) | (inexact & 1));                                             \
    }

#if SIMD_NATIVE == 4
VEC_BLEND16(4)
VEC_FMA_ODD(4)

INLINE f32x4
widen_4(i16x4 half)
{
    const i32x4 bits = convert_u16_i32_4((u16x4)half);
    const i32x4 sign = (bits & 0x8000) << 16, magnitude = bits & 0x7fff;
    const i32x4 normal = (magnitude << 13) + (112 << 23), special = normal + (112 << 23);
    const i32x4 quiet = (magnitude > 0x7c00) & 0x400000;
    const i32x4 tiny = (i32x4)(__builtin_convertvector(magnitude, f32x4) * 0x1p-24f);
    const i32x4 large = sel_4(magnitude >= 0x7c00, special | quiet, normal);
    return (f32x4)(sign | sel_4(magnitude < 0x400, tiny, large));
}

/* The result for a magnitude beyond the largest half; negative: all ones. */
INLINE i32x4
half_limit_4(i32x4 negative, uint32_t fpmode)
{
    const uint32_t mode = LANE_FPMODE_ROUND(fpmode);
    const int32_t above = mode < 2 ? 0x7c00 : 0x7bff, below = mode % 2 ? 0x7bff : 0x7c00;
    return sel_4(negative, (i32x4){0} + below, (i32x4){0} + above);
}

/*
 * Adding a power of two that is 2^13 times the number's own moves its last bit to where a half's is, and the
 * host rounds there; below 2^-14 the unit is 2^-24. What is larger than 2^16 is beyond a half all the same.
 */
INLINE i16x4
narrow_4(f32x4 v, uint32_t fpmode)
{
    const i32x4 bits = (i32x4)v, sign = bits & INT32_MIN, magnitude = bits & INT32_MAX;
    const i32x4 least = (i32x4){0} + 0x38800000, most = (i32x4){0} + 0x47800000;
    const i32x4 exponent = magnitude & 0x7f800000;
    const i32x4 above = sel_4(exponent < least, least, exponent);
    const f32x4 unit = (f32x4)(sign | (sel_4(above > most, most, above) + (13 << 23)));
    const i32x4 rounded = (i32x4)((v + unit) - unit) & INT32_MAX;
    const i32x4 tiny = (i32x4)((f32x4)rounded + 0.5f) - 0x3f000000;
    const i32x4 finite = sel_4(rounded < least, tiny, (rounded - (112 << 23)) >> 13);
    const i32x4 limited = sel_4(rounded >= most, half_limit_4(sign >> 31, fpmode), finite);
    const i32x4 infinite = magnitude >= 0x7f800000;
    const i32x4 nan = (magnitude > 0x7f800000) & (0x200 | (magnitude >> 13 & 0x1ff));
    const i32x4 half = sel_4(infinite, 0x7c00 | nan, limited) | (i32x4)((u32x4)sign >> 16);
    return (i16x4)convert_i32_u16_4(half);
}
#endif

#if SIMD_NATIVE >= 8
VEC_FMA_ODD(8)

INLINE f32x8
widen_8(i16x8 half)
{
    return (f32x8)_mm256_cvtph_ps((__m128i)half);
}

INLINE i16x8
narrow_8(f32x8 v, uint32_t fpmode)
{
    (void)fpmode;
    return (i16x8)_mm256_cvtps_ph((__m256)v, _MM_FROUND_CUR_DIRECTION);
}
#endif
#if SIMD_NATIVE == 8
VEC_BLEND16(8)
#endif

#if SIMD_NATIVE == 16
INLINE i16x8
blend16_8(i16x8 neu, i16x8 old, unsigned bits)
{
    return (i16x8)_mm_mask_mov_epi16((__m128i)old, (__mmask8)bits, (__m128i)neu);
}

INLINE i16x16
blend16_16(i16x16 neu, i16x16 old, unsigned bits)
{
    return (i16x16)_mm256_mask_mov_epi16((__m256i)old, (__mmask16)bits, (__m256i)neu);
}

INLINE f32x16
widen_16(i16x16 half)
{
    return (f32x16)_mm512_cvtph_ps((__m256i)half);
}

INLINE i16x16
narrow_16(f32x16 v, uint32_t fpmode)
{
    (void)fpmode;
    return (i16x16)_mm512_cvtps_ph((__m512)v, _MM_FROUND_CUR_DIRECTION);
}

/* Between the sums rounded down and up, where they differ, is nothing: one of them is odd. */
INLINE f32x16
fma_odd_16(f32x16 a, f32x16 b, f32x16 c)
{
    const __m512 x = (__m512)a, y = (__m512)b, z = (__m512)c;
    const __m512 up = _mm512_fmadd_round_ps(x, y, z, _MM_FROUND_TO_POS_INF | _MM_FROUND_NO_EXC);
    const __m512 down = _mm512_fmadd_round_ps(x, y, z, _MM_FROUND_TO_NEG_INF | _MM_FROUND_NO_EXC);
    const __mmask16 inexact = _mm512_cmp_ps_mask(up, down, _CMP_NEQ_OQ);
    const __mmask16 odd = _mm512_test_epi32_mask((__m512i)down, _mm512_set1_epi32(1));
    const __m512 either = _mm512_mask_mov_ps(up, odd, down);
    return (f32x16)_mm512_mask_mov_ps(_mm512_fmadd_ps(x, y, z), inexact, either);
}
#endif

#endif
