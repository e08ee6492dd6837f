/* SPDX-License-Identifier: MIT */
/*
 * Vectors of 4, 8 and 16 lanes of 32 bits (2, 4, 8 of 64): the widest the level has and the narrower ones.
 * GNU vector types do the arithmetic. For operations that they cannot express well (blends, compares into
 * bits, fused multiply-add) there are functions name_W here, one per width. Everything else of the templates
 * is written once over these.
 */
#ifndef SIMD_VEC_H
#define SIMD_VEC_H

#include <immintrin.h>
#include <stdint.h>
#include <string.h>

#include "emu/lane_arith.h"

#if defined(__AVX512F__)
#define SIMD_NATIVE 16
#elif defined(__AVX2__)
#define SIMD_NATIVE 8
#else
#define SIMD_NATIVE 4
#if defined(__AVX__) || defined(__SSE3__)
#error "the baseline level must be plain x86-64"
#endif
#endif

#define INLINE static inline __attribute__((always_inline, unused))
#define UNROLL _Pragma("GCC unroll 32")
#define CAT_(a, b) a##b
#define CAT(a, b) CAT_(a, b)
#define CAT3(a, b, c) CAT(CAT(a, b), c)

#define VEC_TYPES(w, h)                                                                                      \
    typedef float f32x##w __attribute__((vector_size(w * 4)));                                               \
    typedef int32_t i32x##w __attribute__((vector_size(w * 4)));                                             \
    typedef uint32_t u32x##w __attribute__((vector_size(w * 4)));                                            \
    typedef double f64x##h __attribute__((vector_size(w * 4)));                                              \
    typedef int64_t i64x##h __attribute__((vector_size(w * 4)));                                             \
    typedef uint64_t u64x##h __attribute__((vector_size(w * 4)));

/* Narrow lanes and half vectors, for conversions. */
#define VEC_NARROW(w)                                                                                        \
    typedef uint8_t u8x##w __attribute__((vector_size(w)));                                                  \
    typedef int8_t i8x##w __attribute__((vector_size(w)));                                                   \
    typedef uint16_t u16x##w __attribute__((vector_size(w * 2)));                                            \
    typedef int16_t i16x##w __attribute__((vector_size(w * 2)));

#define BITS_2                                                                                               \
    {                                                                                                        \
        1, 2                                                                                                 \
    }
#define BITS_4                                                                                               \
    {                                                                                                        \
        1, 2, 4, 8                                                                                           \
    }
#define BITS_8                                                                                               \
    {                                                                                                        \
        1, 2, 4, 8, 16, 32, 64, 128                                                                          \
    }

/* Blends and compares by bits, where the level has no mask registers. */
#define VEC_GENERIC(w, h)                                                                                    \
    INLINE i32x##w blend_##w(i32x##w neu, i32x##w old, unsigned bits)                                        \
    {                                                                                                        \
        const i32x##w one = BITS_##w, sel = (((i32x##w){0} + (int32_t)bits) & one) == one;                   \
        return (neu & sel) | (old & ~sel);                                                                   \
    }                                                                                                        \
    INLINE i64x##h blend64_##h(i64x##h neu, i64x##h old, unsigned bits)                                      \
    {                                                                                                        \
        const i32x##w one = (i32x##w)(i64x##h)BITS_##h;                                                      \
        const i32x##w set = (i32x##w)((i64x##h){0} + (int64_t)bits) & one;                                   \
        const i32x##w half = set == one; /* high halves: 0 == 0 */                                           \
        const i64x##h low = (i64x##h)half & 0xffffffff;                                                      \
        const i64x##h sel = low | low << 32;                                                                 \
        return (neu & sel) | (old & ~sel);                                                                   \
    }                                                                                                        \
    INLINE i32x##w sel_##w(i32x##w c, i32x##w a, i32x##w b)                                                  \
    {                                                                                                        \
        return (a & c) | (b & ~c);                                                                           \
    }                                                                                                        \
    INLINE i64x##h sel64_##h(i64x##h c, i64x##h a, i64x##h b)                                                \
    {                                                                                                        \
        return (a & c) | (b & ~c);                                                                           \
    }

#define VEC_COMPARES_GENERIC(w, h)                                                                           \
    VEC_COMPARE_GENERIC(w, h, eq, ==)                                                                        \
    VEC_COMPARE_GENERIC(w, h, ne, !=)                                                                        \
    VEC_COMPARE_GENERIC(w, h, lt, <)                                                                         \
    VEC_COMPARE_GENERIC(w, h, le, <=)
#define VEC_COMPARE_GENERIC(w, h, name, cmp)                                                                 \
    INLINE unsigned name##_f32_##w(f32x##w a, f32x##w b)                                                     \
    {                                                                                                        \
        return movemask_##w((i32x##w)(a cmp b));                                                             \
    }                                                                                                        \
    INLINE unsigned name##_i32_##w(i32x##w a, i32x##w b)                                                     \
    {                                                                                                        \
        return movemask_##w((i32x##w)(a cmp b));                                                             \
    }                                                                                                        \
    INLINE unsigned name##_u32_##w(u32x##w a, u32x##w b)                                                     \
    {                                                                                                        \
        return movemask_##w((i32x##w)(a cmp b));                                                             \
    }                                                                                                        \
    INLINE unsigned name##_f64_##h(f64x##h a, f64x##h b)                                                     \
    {                                                                                                        \
        return movemask64_##h((i64x##h)(a cmp b));                                                           \
    }                                                                                                        \
    INLINE unsigned name##_i64_##h(i64x##h a, i64x##h b)                                                     \
    {                                                                                                        \
        return movemask64_##h((i64x##h)(a cmp b));                                                           \
    }                                                                                                        \
    INLINE unsigned name##_u64_##h(u64x##h a, u64x##h b)                                                     \
    {                                                                                                        \
        return movemask64_##h((i64x##h)(a cmp b));                                                           \
    }

/* A comparison's mask as a number. GCC 12 may spill a mask register as one or two bytes and read eight back,
 * if it widens the mask by itself. */
INLINE uint64_t
mask_bits(unsigned mask)
{
    __asm__("" : "+r"(mask));
    return mask;
}

#define VEC_COMPARES_512(w, h, m, fm)                                                                        \
    VEC_COMPARE_512(w, h, m, eq, _CMP_EQ_OQ, _MM_CMPINT_EQ)                                                  \
    VEC_COMPARE_512(w, h, m, ne, _CMP_NEQ_UQ, _MM_CMPINT_NE)                                                 \
    VEC_COMPARE_512(w, h, m, lt, _CMP_LT_OQ, _MM_CMPINT_LT)                                                  \
    VEC_COMPARE_512(w, h, m, le, _CMP_LE_OQ, _MM_CMPINT_LE)
#define VEC_COMPARE_512(w, h, m, name, fc, ic)                                                               \
    INLINE unsigned name##_f32_##w(f32x##w a, f32x##w b)                                                     \
    {                                                                                                        \
        return CAT(m, _cmp_ps_mask)((VF##w)a, (VF##w)b, fc);                                                 \
    }                                                                                                        \
    INLINE unsigned name##_i32_##w(i32x##w a, i32x##w b)                                                     \
    {                                                                                                        \
        return CAT(m, _cmp_epi32_mask)((VI##w)a, (VI##w)b, ic);                                              \
    }                                                                                                        \
    INLINE unsigned name##_u32_##w(u32x##w a, u32x##w b)                                                     \
    {                                                                                                        \
        return CAT(m, _cmp_epu32_mask)((VI##w)a, (VI##w)b, ic);                                              \
    }                                                                                                        \
    INLINE unsigned name##_f64_##h(f64x##h a, f64x##h b)                                                     \
    {                                                                                                        \
        return CAT(m, _cmp_pd_mask)((VD##w)a, (VD##w)b, fc);                                                 \
    }                                                                                                        \
    INLINE unsigned name##_i64_##h(i64x##h a, i64x##h b)                                                     \
    {                                                                                                        \
        return CAT(m, _cmp_epi64_mask)((VI##w)a, (VI##w)b, ic);                                              \
    }                                                                                                        \
    INLINE unsigned name##_u64_##h(u64x##h a, u64x##h b)                                                     \
    {                                                                                                        \
        return CAT(m, _cmp_epu64_mask)((VI##w)a, (VI##w)b, ic);                                              \
    }

#define VEC_BLENDS_512(w, h, m)                                                                              \
    INLINE i32x##w blend_##w(i32x##w neu, i32x##w old, unsigned bits)                                        \
    {                                                                                                        \
        return (i32x##w)CAT(m, _mask_mov_epi32)((VI##w)old, bits, (VI##w)neu);                               \
    }                                                                                                        \
    INLINE i64x##h blend64_##h(i64x##h neu, i64x##h old, unsigned bits)                                      \
    {                                                                                                        \
        return (i64x##h)CAT(m, _mask_mov_epi64)((VI##w)old, bits, (VI##w)neu);                               \
    }                                                                                                        \
    INLINE i32x##w sel_##w(i32x##w c, i32x##w a, i32x##w b)                                                  \
    {                                                                                                        \
        return (i32x##w)CAT(m, _ternarylogic_epi32)((VI##w)c, (VI##w)a, (VI##w)b, 0xca);                     \
    }                                                                                                        \
    INLINE i64x##h sel64_##h(i64x##h c, i64x##h a, i64x##h b)                                                \
    {                                                                                                        \
        return (i64x##h)CAT(m, _ternarylogic_epi64)((VI##w)c, (VI##w)a, (VI##w)b, 0xca);                     \
    }

/* The smaller and the larger of integers. */
#define VEC_EXTREMES_GENERIC(w)                                                                              \
    VEC_EXTREME_GENERIC(w, i32, min, a < b)                                                                  \
    VEC_EXTREME_GENERIC(w, i32, max, a > b)                                                                  \
    VEC_EXTREME_GENERIC(w, u32, min, a < b)                                                                  \
    VEC_EXTREME_GENERIC(w, u32, max, a > b)
#define VEC_EXTREME_GENERIC(w, type, name, first)                                                            \
    INLINE type##x##w name##_##type##_##w(type##x##w a, type##x##w b)                                        \
    {                                                                                                        \
        return (type##x##w)sel_##w((i32x##w)(first), (i32x##w)a, (i32x##w)b);                                \
    }
#define VEC_EXTREMES(w, m)                                                                                   \
    VEC_EXTREME(w, i32, min, CAT(m, _min_epi32))                                                             \
    VEC_EXTREME(w, i32, max, CAT(m, _max_epi32))                                                             \
    VEC_EXTREME(w, u32, min, CAT(m, _min_epu32))                                                             \
    VEC_EXTREME(w, u32, max, CAT(m, _max_epu32))
#define VEC_EXTREME(w, type, name, of)                                                                       \
    INLINE type##x##w name##_##type##_##w(type##x##w a, type##x##w b)                                        \
    {                                                                                                        \
        return (type##x##w)of((VI##w)a, (VI##w)b);                                                           \
    }

/* muleven: the products of the even lanes, 64 bits each. */
#define VEC_INTRINSICS(w, h, m, si)                                                                          \
    INLINE u32x##w muleven_##w(u32x##w a, u32x##w b)                                                         \
    {                                                                                                        \
        return (u32x##w)CAT(m, _mul_epu32)((VI##w)a, (VI##w)b);                                              \
    }                                                                                                        \
    INLINE f32x##w sqrt_##w(f32x##w a)                                                                       \
    {                                                                                                        \
        return (f32x##w)CAT(m, _sqrt_ps)((VF##w)a);                                                          \
    }                                                                                                        \
    INLINE f64x##h sqrt64_##h(f64x##h a)                                                                     \
    {                                                                                                        \
        return (f64x##h)CAT(m, _sqrt_pd)((VD##w)a);                                                          \
    }

#define VEC_FMA(w, h, m)                                                                                     \
    INLINE f32x##w fma_##w(f32x##w a, f32x##w b, f32x##w c)                                                  \
    {                                                                                                        \
        return (f32x##w)CAT(m, _fmadd_ps)((VF##w)a, (VF##w)b, (VF##w)c);                                     \
    }                                                                                                        \
    INLINE f64x##h fma64_##h(f64x##h a, f64x##h b, f64x##h c)                                                \
    {                                                                                                        \
        return (f64x##h)CAT(m, _fmadd_pd)((VD##w)a, (VD##w)b, (VD##w)c);                                     \
    }

#define VI4 __m128i
#define VF4 __m128
#define VD4 __m128d
#define VI8 __m256i
#define VF8 __m256
#define VD8 __m256d
#define VI16 __m512i
#define VF16 __m512
#define VD16 __m512d

typedef float f32x2 __attribute__((vector_size(8)));
typedef int32_t i32x2 __attribute__((vector_size(8)));
typedef uint32_t u32x2 __attribute__((vector_size(8)));
VEC_NARROW(2)
VEC_NARROW(4)
VEC_TYPES(4, 2)
VEC_INTRINSICS(4, 2, _mm, si128)
#if SIMD_NATIVE < 16
VEC_GENERIC(4, 2)
INLINE unsigned
movemask_4(i32x4 a)
{
    return (unsigned)_mm_movemask_ps((__m128)a);
}
INLINE unsigned
movemask64_2(i64x2 a)
{
    return (unsigned)_mm_movemask_pd((__m128d)a);
}
VEC_COMPARES_GENERIC(4, 2)
#endif
#if SIMD_NATIVE == 4
VEC_EXTREMES_GENERIC(4)
INLINE f32x4
fma_4(f32x4 a, f32x4 b, f32x4 c)
{
    return (f32x4){lane_fma_f32(a[0], b[0], c[0]), lane_fma_f32(a[1], b[1], c[1]),
                   lane_fma_f32(a[2], b[2], c[2]), lane_fma_f32(a[3], b[3], c[3])};
}
#endif

#if SIMD_NATIVE >= 8
VEC_NARROW(8)
VEC_TYPES(8, 4)
VEC_INTRINSICS(8, 4, _mm256, si256)
VEC_FMA(8, 4, _mm256)
VEC_EXTREMES(8, _mm256)
#endif
#if SIMD_NATIVE == 8
VEC_GENERIC(8, 4)
INLINE unsigned
movemask_8(i32x8 a)
{
    return (unsigned)_mm256_movemask_ps((__m256)a);
}
INLINE unsigned
movemask64_4(i64x4 a)
{
    return (unsigned)_mm256_movemask_pd((__m256d)a);
}
VEC_COMPARES_GENERIC(8, 4)
#endif
#if SIMD_NATIVE == 16
VEC_NARROW(16)
VEC_TYPES(16, 8)
VEC_INTRINSICS(16, 8, _mm512, si512)
VEC_FMA(16, 8, _mm512)
VEC_EXTREMES(16, _mm512)
VEC_BLENDS_512(8, 4, _mm256)
VEC_BLENDS_512(16, 8, _mm512)
VEC_COMPARES_512(8, 4, _mm256, )
VEC_COMPARES_512(16, 8, _mm512, )
#endif

/* a rotated to the left by the low five bits of b. */
#define VEC_ROL(w)                                                                                           \
    INLINE u32x##w rol_##w(u32x##w a, u32x##w b)                                                             \
    {                                                                                                        \
        return a << (b & 31) | a >> (-b & 31);                                                               \
    }
#define VEC_ROL_512(w, m)                                                                                    \
    INLINE u32x##w rol_##w(u32x##w a, u32x##w b)                                                             \
    {                                                                                                        \
        return (u32x##w)CAT(m, _rolv_epi32)((VI##w)a, (VI##w)b);                                             \
    }
#if SIMD_NATIVE == 4
VEC_ROL(4)
#elif SIMD_NATIVE == 8
VEC_ROL(8)
#else
VEC_ROL_512(8, _mm256)
VEC_ROL_512(16, _mm512)
#endif

/* How many bits of each lane are 1: by halves of bytes, then the sum of four bytes. */
#define VEC_COUNT_BITS(w, m, broadcast)                                                                      \
    INLINE u32x##w count_bits_##w(u32x##w a)                                                                 \
    {                                                                                                        \
        const VI##w counts =                                                                                 \
            CAT(m, broadcast)(_mm_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4));                \
        const VI##w low = CAT(m, _shuffle_epi8)(counts, (VI##w)(a & 0x0f0f0f0fu));                           \
        const VI##w high = CAT(m, _shuffle_epi8)(counts, (VI##w)(a >> 4 & 0x0f0f0f0fu));                     \
        const VI##w bytes = CAT(m, _add_epi8)(low, high);                                                    \
        const VI##w words = CAT(m, _maddubs_epi16)(bytes, CAT(m, _set1_epi8)(1));                            \
        return (u32x##w)CAT(m, _madd_epi16)(words, CAT(m, _set1_epi16)(1));                                  \
    }
#if SIMD_NATIVE == 4
INLINE u32x4
count_bits_4(u32x4 a)
{
    a = a - ((a >> 1) & 0x55555555u);
    a = (a & 0x33333333u) + ((a >> 2) & 0x33333333u);
    a = (a + (a >> 4)) & 0x0f0f0f0fu;
    a = a + (a >> 8);
    return (a + (a >> 16)) & 0x3fu;
}
#endif
#if SIMD_NATIVE >= 8
VEC_COUNT_BITS(8, _mm256, _broadcastsi128_si256)
#endif
#if SIMD_NATIVE == 16
VEC_COUNT_BITS(16, _mm512, _broadcast_i32x4)
#endif

/* Rounded to whole numbers: to zero, down, up, to the nearest. */
#define VEC_ROUND(w, round)                                                                                  \
    INLINE f32x##w rndz_##w(f32x##w a)                                                                       \
    {                                                                                                        \
        return (f32x##w)round((VF##w)a, _MM_FROUND_TO_ZERO | _MM_FROUND_NO_EXC);                             \
    }                                                                                                        \
    INLINE f32x##w rndd_##w(f32x##w a)                                                                       \
    {                                                                                                        \
        return (f32x##w)round((VF##w)a, _MM_FROUND_TO_NEG_INF | _MM_FROUND_NO_EXC);                          \
    }                                                                                                        \
    INLINE f32x##w rndu_##w(f32x##w a)                                                                       \
    {                                                                                                        \
        return (f32x##w)round((VF##w)a, _MM_FROUND_TO_POS_INF | _MM_FROUND_NO_EXC);                          \
    }                                                                                                        \
    INLINE f32x##w rnde_##w(f32x##w a)                                                                       \
    {                                                                                                        \
        return (f32x##w)round((VF##w)a, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);                      \
    }
#if SIMD_NATIVE >= 8
VEC_ROUND(8, _mm256_round_ps)
#endif
#if SIMD_NATIVE == 16
VEC_ROUND(16, _mm512_roundscale_ps)
#endif

#if SIMD_NATIVE == 16
/* For each lane the table's entry whose number is in the lane's low five bits. */
INLINE f32x16
lookup_32_16(const float *table, i32x16 i)
{
    return (f32x16)_mm512_permutex2var_ps(_mm512_loadu_ps(table), (__m512i)i, _mm512_loadu_ps(table + 16));
}
INLINE f32x8
lookup_32_8(const float *table, i32x8 i)
{
    const i32x16 both = (i32x16)_mm512_castsi256_si512((__m256i)i);
    return (f32x8)_mm512_castps512_ps256((__m512)lookup_32_16(table, both));
}
/* v * 2^floor(n) */
INLINE f32x16
scaled_16(f32x16 v, f32x16 n)
{
    return (f32x16)_mm512_scalef_ps((__m512)v, (__m512)n);
}
INLINE f32x8
scaled_8(f32x8 v, f32x8 n)
{
    return (f32x8)_mm256_scalef_ps((__m256)v, (__m256)n);
}
/* Bit i is set if lane i is positive and denormal. By its bits: where the mode flushes denormal sources,
 * vfpclassps takes them for 0. */
INLINE unsigned
is_denormal_16(f32x16 v)
{
    const __m512i below = _mm512_sub_epi32((__m512i)v, _mm512_set1_epi32(1));
    return _mm512_cmplt_epu32_mask(below, _mm512_set1_epi32(0x7fffff));
}
INLINE unsigned
is_denormal_8(f32x8 v)
{
    const __m256i below = _mm256_sub_epi32((__m256i)v, _mm256_set1_epi32(1));
    return _mm256_cmplt_epu32_mask(below, _mm256_set1_epi32(0x7fffff));
}
#endif

/* 1 / sqrt(a) and 1 / a to 11 bits or more. */
#if SIMD_NATIVE == 8
INLINE f32x8
about_inv_8(f32x8 a)
{
    return (f32x8)_mm256_rcp_ps((__m256)a);
}
INLINE f32x8
about_rsqrt_8(f32x8 a)
{
    return (f32x8)_mm256_rsqrt_ps((__m256)a);
}
#elif SIMD_NATIVE == 16
INLINE f32x8
about_inv_8(f32x8 a)
{
    return (f32x8)_mm256_rcp14_ps((__m256)a);
}
INLINE f32x16
about_inv_16(f32x16 a)
{
    return (f32x16)_mm512_rcp14_ps((__m512)a);
}
INLINE f32x8
about_rsqrt_8(f32x8 a)
{
    return (f32x8)_mm256_rsqrt14_ps((__m256)a);
}
INLINE f32x16
about_rsqrt_16(f32x16 a)
{
    return (f32x16)_mm512_rsqrt14_ps((__m512)a);
}
#endif

/* Four bytes at base + at for the enabled lanes, 0 for the others. */
#if SIMD_NATIVE == 8
INLINE i32x8
gather_8(const uint8_t *base, i32x8 at, unsigned lanes)
{
    const i32x8 one = BITS_8, on = (((i32x8){0} + (int32_t)lanes) & one) == one;
    return (i32x8)_mm256_mask_i32gather_epi32(_mm256_setzero_si256(), (const int *)(const void *)base,
                                              (__m256i)at, (__m256i)on, 1);
}
#elif SIMD_NATIVE == 16
INLINE i32x8
gather_8(const uint8_t *base, i32x8 at, unsigned lanes)
{
    return (i32x8)_mm256_mmask_i32gather_epi32(_mm256_setzero_si256(), (__mmask8)lanes, (__m256i)at,
                                               (const int *)(const void *)base, 1);
}
INLINE i32x16
gather_16(const uint8_t *base, i32x16 at, unsigned lanes)
{
    return (i32x16)_mm512_mask_i32gather_epi32(_mm512_setzero_si512(), (__mmask16)lanes, (__m512i)at,
                                               (const int *)(const void *)base, 1);
}
#endif

/* The enabled dwords to base + at, in ascending order. */
#if SIMD_NATIVE == 16
INLINE void
scatter_8(uint8_t *base, i32x8 at, i32x8 v, unsigned lanes)
{
    _mm256_mask_i32scatter_epi32(base, (__mmask8)lanes, (__m256i)at, (__m256i)v, 1);
}
INLINE void
scatter_16(uint8_t *base, i32x16 at, i32x16 v, unsigned lanes)
{
    _mm512_mask_i32scatter_epi32(base, (__mmask16)lanes, (__m512i)at, (__m512i)v, 1);
}
#endif

/* The enabled dwords of a row; nothing else is touched. The baseline stores lanes one by one. */
#if SIMD_NATIVE == 8
INLINE void
store_some_8(uint8_t *to, i32x8 v, unsigned lanes)
{
    const i32x8 one = BITS_8, on = (((i32x8){0} + (int32_t)lanes) & one) == one;
    _mm256_maskstore_epi32((int *)(void *)to, (__m256i)on, (__m256i)v);
}
#elif SIMD_NATIVE == 16
INLINE void
store_some_8(uint8_t *to, i32x8 v, unsigned lanes)
{
    _mm256_mask_storeu_epi32(to, (__mmask8)lanes, (__m256i)v);
}
INLINE void
store_some_16(uint8_t *to, i32x16 v, unsigned lanes)
{
    _mm512_mask_storeu_epi32(to, (__mmask16)lanes, (__m512i)v);
}
#endif

/* One lane of a vector, its number known at run time only. */
#if SIMD_NATIVE == 16
INLINE uint32_t
lane_16(u32x16 v, int lane)
{
    return (uint32_t)_mm512_cvtsi512_si32(_mm512_permutexvar_epi32(_mm512_set1_epi32(lane), (__m512i)v));
}
#endif
#if SIMD_NATIVE >= 8
INLINE uint32_t
lane_8(u32x8 v, int lane)
{
    return (uint32_t)_mm256_cvtsi256_si32(_mm256_permutevar8x32_epi32((__m256i)v, _mm256_set1_epi32(lane)));
}
#else
INLINE uint32_t
lane_4(u32x4 v, int lane)
{
    uint32_t all[4];
    memcpy(all, &v, sizeof(all));
    return all[lane];
}
#endif

/* Two half vectors as one: through memory it would stall. */
INLINE u32x4
join_4(u32x2 a, u32x2 b)
{
    return (u32x4){a[0], a[1], b[0], b[1]};
}
#if SIMD_NATIVE >= 8
INLINE u32x8
join_8(u32x4 a, u32x4 b)
{
    return (u32x8)_mm256_inserti128_si256(_mm256_castsi128_si256((__m128i)a), (__m128i)b, 1);
}
#endif
#if SIMD_NATIVE == 16
INLINE u32x16
join_16(u32x8 a, u32x8 b)
{
    return (u32x16)_mm512_inserti64x4(_mm512_castsi256_si512((__m256i)a), (__m256i)b, 1);
}
#endif

#endif
