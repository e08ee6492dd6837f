/* SPDX-License-Identifier: MIT */
/*
 * Conversions between element types: convert_FROM_TO_W of W lanes, H where a type has 64 bits. They do what
 * __builtin_convertvector does. GCC 12 takes most vectors apart for that, lane by lane, so the host's
 * instructions stand here: dwords_FROM_W, quads_FROM_H and doubles_FROM_H extend, bytes_W, words_W and low_H
 * cut.
 */
#ifndef SIMD_VEC_CONVERT_H
#define SIMD_VEC_CONVERT_H

#include "vec.h"

/* A vector of 4, 8 or 16 bytes in a register of the host, and back. */
#define VEC_IN_4(v) _mm_cvtsi32_si128((int)(v))
#define VEC_IN_8(v) _mm_cvtsi64_si128((long long)(v))
#define VEC_IN_16(v) ((__m128i)(v))
#define VEC_OUT_4(x) _mm_cvtsi128_si32(x)
#define VEC_OUT_8(x) _mm_cvtsi128_si64(x)

#define VEC_TAKES(w, name, from, to, value)                                                                  \
    INLINE to name##_##from##_##w(from##x##w v)                                                              \
    {                                                                                                        \
        return (to)(value);                                                                                  \
    }
#define VEC_CUTS(name, from, to, value)                                                                      \
    INLINE to name(from v)                                                                                   \
    {                                                                                                        \
        return (to)(value);                                                                                  \
    }

/* --- 4 lanes --- */

#if SIMD_NATIVE == 4
#define VEC_ZEROS _mm_setzero_si128()
VEC_TAKES(4, dwords, u8, i32x4, _mm_unpacklo_epi16(_mm_unpacklo_epi8(VEC_IN_4(v), VEC_ZEROS), VEC_ZEROS))
VEC_TAKES(4, dwords, u16, i32x4, _mm_unpacklo_epi16(VEC_IN_8(v), VEC_ZEROS))
VEC_TAKES(4, dwords, i16, i32x4, _mm_srai_epi32(_mm_unpacklo_epi16(VEC_ZEROS, VEC_IN_8(v)), 16))
VEC_TAKES(4, dwords, i8, i32x4,
          _mm_srai_epi32(_mm_unpacklo_epi16(VEC_ZEROS, _mm_unpacklo_epi8(VEC_ZEROS, VEC_IN_4(v))), 24))

/* Each dword is that of a word, so packing it does not saturate. */
INLINE i16x4
words_of_words_4(i32x4 v)
{
    return (i16x4)VEC_OUT_8(_mm_packs_epi32((__m128i)v, VEC_ZEROS));
}
VEC_CUTS(words_4, i32x4, u16x4, words_of_words_4(v << 16 >> 16))
VEC_CUTS(bytes_4, i32x4, u8x4,
         VEC_OUT_4(_mm_packus_epi16(_mm_packs_epi32((__m128i)(v & 0xff), VEC_ZEROS), VEC_ZEROS)))

#endif

/* --- 8 lanes, or 4 of 64 bits --- */

#if SIMD_NATIVE >= 8
VEC_TAKES(8, dwords, u8, i32x8, _mm256_cvtepu8_epi32(VEC_IN_8(v)))
VEC_TAKES(8, dwords, i8, i32x8, _mm256_cvtepi8_epi32(VEC_IN_8(v)))
VEC_TAKES(8, dwords, u16, i32x8, _mm256_cvtepu16_epi32(VEC_IN_16(v)))
VEC_TAKES(8, dwords, i16, i32x8, _mm256_cvtepi16_epi32(VEC_IN_16(v)))
VEC_TAKES(4, quads, u8, i64x4, _mm256_cvtepu8_epi64(VEC_IN_4(v)))
VEC_TAKES(4, quads, i8, i64x4, _mm256_cvtepi8_epi64(VEC_IN_4(v)))
VEC_TAKES(4, quads, u16, i64x4, _mm256_cvtepu16_epi64(VEC_IN_8(v)))
VEC_TAKES(4, quads, i16, i64x4, _mm256_cvtepi16_epi64(VEC_IN_8(v)))
VEC_TAKES(4, quads, u32, i64x4, _mm256_cvtepu32_epi64(VEC_IN_16(v)))
VEC_TAKES(4, quads, i32, i64x4, _mm256_cvtepi32_epi64(VEC_IN_16(v)))
VEC_TAKES(4, doubles, f32, f64x4, _mm256_cvtps_pd((__m128)v))
VEC_TAKES(4, doubles, i32, f64x4, _mm256_cvtepi32_pd(VEC_IN_16(v)))
#endif
#if SIMD_NATIVE == 8
/* The bytes of each half of a register that an order names, side by side at its begin. */
#define VEC_HALVES(a, b, c, d, e, f, g, h)                                                                   \
    _mm256_setr_epi8(a, b, c, d, e, f, g, h, -1, -1, -1, -1, -1, -1, -1, -1, a, b, c, d, e, f, g, h, -1, -1, \
                     -1, -1, -1, -1, -1, -1)
INLINE u16x8
words_8(i32x8 v)
{
    const __m256i halves = _mm256_shuffle_epi8((__m256i)v, VEC_HALVES(0, 1, 4, 5, 8, 9, 12, 13));
    return (u16x8)_mm256_castsi256_si128(_mm256_permute4x64_epi64(halves, 0x08));
}
INLINE u8x8
bytes_8(i32x8 v)
{
    const __m256i halves = _mm256_shuffle_epi8((__m256i)v, VEC_HALVES(0, 4, 8, 12, -1, -1, -1, -1));
    return (u8x8)VEC_OUT_8(
        _mm_unpacklo_epi32(_mm256_castsi256_si128(halves), _mm256_extracti128_si256(halves, 1)));
}
INLINE u32x4
low_4(i64x4 v)
{
    const __m256i order = _mm256_setr_epi32(0, 2, 4, 6, 0, 2, 4, 6);
    return (u32x4)_mm256_castsi256_si128(_mm256_permutevar8x32_epi32((__m256i)v, order));
}
#elif SIMD_NATIVE == 16
VEC_CUTS(words_8, i32x8, u16x8, _mm256_cvtepi32_epi16((__m256i)v))
VEC_CUTS(bytes_8, i32x8, u8x8, VEC_OUT_8(_mm256_cvtepi32_epi8((__m256i)v)))
VEC_CUTS(low_4, i64x4, u32x4, _mm256_cvtepi64_epi32((__m256i)v))
#endif

/* --- 16 lanes, or 8 of 64 bits --- */

#if SIMD_NATIVE == 16
VEC_TAKES(16, dwords, u8, i32x16, _mm512_cvtepu8_epi32(VEC_IN_16(v)))
VEC_TAKES(16, dwords, i8, i32x16, _mm512_cvtepi8_epi32(VEC_IN_16(v)))
VEC_TAKES(16, dwords, u16, i32x16, _mm512_cvtepu16_epi32((__m256i)v))
VEC_TAKES(16, dwords, i16, i32x16, _mm512_cvtepi16_epi32((__m256i)v))
VEC_TAKES(8, quads, u8, i64x8, _mm512_cvtepu8_epi64(VEC_IN_8(v)))
VEC_TAKES(8, quads, i8, i64x8, _mm512_cvtepi8_epi64(VEC_IN_8(v)))
VEC_TAKES(8, quads, u16, i64x8, _mm512_cvtepu16_epi64(VEC_IN_16(v)))
VEC_TAKES(8, quads, i16, i64x8, _mm512_cvtepi16_epi64(VEC_IN_16(v)))
VEC_TAKES(8, quads, u32, i64x8, _mm512_cvtepu32_epi64((__m256i)v))
VEC_TAKES(8, quads, i32, i64x8, _mm512_cvtepi32_epi64((__m256i)v))
VEC_TAKES(8, doubles, f32, f64x8, _mm512_cvtps_pd((__m256)v))
VEC_TAKES(8, doubles, i32, f64x8, _mm512_cvtepi32_pd((__m256i)v))
VEC_CUTS(words_16, i32x16, u16x16, _mm512_cvtepi32_epi16((__m512i)v))
VEC_CUTS(bytes_16, i32x16, u8x16, _mm512_cvtepi32_epi8((__m512i)v))
VEC_CUTS(low_8, i64x8, u32x8, _mm512_cvtepi64_epi32((__m512i)v))
#endif

/* --- by the names of the types --- */

#define VEC_CONVERT(w, from, to, value)                                                                      \
    INLINE to##x##w convert_##from##_##to##_##w(from##x##w v)                                                \
    {                                                                                                        \
        return (to##x##w)(value);                                                                            \
    }
/* The others: of those that compilers' code needs, GCC does well. */
#define VEC_CONVERT_PLAIN(w, from, to) VEC_CONVERT(w, from, to, __builtin_convertvector(v, to##x##w))

#define VEC_CONVERT_NARROW(w, from)                                                                          \
    VEC_CONVERT_PLAIN(w, from, u8)                                                                           \
    VEC_CONVERT_PLAIN(w, from, u16)                                                                          \
    VEC_CONVERT(w, from, u32, dwords_##from##_##w(v))                                                        \
    VEC_CONVERT(w, from, i32, dwords_##from##_##w(v))                                                        \
    VEC_CONVERT(w, from, f32, __builtin_convertvector(dwords_##from##_##w(v), f32x##w))
#define VEC_CONVERT_DWORD(w, from)                                                                           \
    VEC_CONVERT(w, from, u8, bytes_##w((i32x##w)v))                                                          \
    VEC_CONVERT(w, from, i8, bytes_##w((i32x##w)v))                                                          \
    VEC_CONVERT(w, from, u16, words_##w((i32x##w)v))                                                         \
    VEC_CONVERT(w, from, i16, words_##w((i32x##w)v))                                                         \
    VEC_CONVERT(w, from, u32, v)                                                                             \
    VEC_CONVERT(w, from, i32, v)                                                                             \
    VEC_CONVERT_PLAIN(w, from, f32)
#define VEC_CONVERTS(w)                                                                                      \
    VEC_CONVERT_NARROW(w, u8)                                                                                \
    VEC_CONVERT_NARROW(w, i8)                                                                                \
    VEC_CONVERT_NARROW(w, u16)                                                                               \
    VEC_CONVERT_NARROW(w, i16)                                                                               \
    VEC_CONVERT_DWORD(w, u32)                                                                                \
    VEC_CONVERT_DWORD(w, i32)                                                                                \
    VEC_CONVERT(w, f32, f32, v)

#define VEC_CONVERT_QUAD(h, from)                                                                            \
    VEC_CONVERT_PLAIN(h, from, u8)                                                                           \
    VEC_CONVERT_PLAIN(h, from, u16)                                                                          \
    VEC_CONVERT(h, from, u64, v)                                                                             \
    VEC_CONVERT_PLAIN(h, from, f32)
#define VEC_CONVERTS_PLAIN(h)                                                                                \
    VEC_CONVERT_PLAIN(h, u8, u64)                                                                            \
    VEC_CONVERT_PLAIN(h, i8, u64)                                                                            \
    VEC_CONVERT_PLAIN(h, u16, u64)                                                                           \
    VEC_CONVERT_PLAIN(h, i16, u64)                                                                           \
    VEC_CONVERT_PLAIN(h, u32, u64)                                                                           \
    VEC_CONVERT_PLAIN(h, i32, u64)                                                                           \
    VEC_CONVERT_PLAIN(h, u64, u32)                                                                           \
    VEC_CONVERT_PLAIN(h, i64, u32)                                                                           \
    VEC_CONVERT_PLAIN(h, f32, f64)                                                                           \
    VEC_CONVERT_PLAIN(h, i32, f64)
#define VEC_CONVERTS_NATIVE(h)                                                                               \
    VEC_CONVERT(h, u8, u64, quads_u8_##h(v))                                                                 \
    VEC_CONVERT(h, i8, u64, quads_i8_##h(v))                                                                 \
    VEC_CONVERT(h, u16, u64, quads_u16_##h(v))                                                               \
    VEC_CONVERT(h, i16, u64, quads_i16_##h(v))                                                               \
    VEC_CONVERT(h, u32, u64, quads_u32_##h(v))                                                               \
    VEC_CONVERT(h, i32, u64, quads_i32_##h(v))                                                               \
    VEC_CONVERT(h, u64, u32, low_##h((i64x##h)v))                                                            \
    VEC_CONVERT(h, i64, u32, low_##h(v))                                                                     \
    VEC_CONVERT(h, f32, f64, doubles_f32_##h(v))                                                             \
    VEC_CONVERT(h, i32, f64, doubles_i32_##h(v))
#define VEC_CONVERTS_64(h, of)                                                                               \
    VEC_CONVERT_QUAD(h, u64)                                                                                 \
    VEC_CONVERT_QUAD(h, i64)                                                                                 \
    VEC_CONVERT_PLAIN(h, u32, f64)                                                                           \
    VEC_CONVERT_PLAIN(h, f64, f32)                                                                           \
    of(h)

#if SIMD_NATIVE == 4
VEC_CONVERTS(4)
VEC_CONVERTS_64(2, VEC_CONVERTS_PLAIN)
#endif
#if SIMD_NATIVE >= 8
VEC_CONVERTS(8)
VEC_CONVERTS_64(4, VEC_CONVERTS_NATIVE)
#endif
#if SIMD_NATIVE == 16
VEC_CONVERTS(16)
VEC_CONVERTS_64(8, VEC_CONVERTS_NATIVE)
#endif

#endif
