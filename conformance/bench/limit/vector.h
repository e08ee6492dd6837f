/* SPDX-License-Identifier: MIT */
/* Vectors as wide as this host's, and the few operations on them that C does not have. */
#ifndef BENCH_VECTOR_H
#define BENCH_VECTOR_H

#include <math.h>
#include <stdint.h>
#include <string.h>
#ifdef __AVX__
#include <immintrin.h>
#endif

#ifdef __AVX512F__
enum { LANES = 16 };
#else
enum { LANES = 8 };
#endif

#define VECTOR __attribute__((vector_size(4 * LANES)))
typedef float floats VECTOR;
typedef int32_t ints VECTOR;
typedef uint32_t words VECTOR;
typedef int16_t shorts VECTOR; /* twice as many */
typedef uint8_t bytes VECTOR;  /* four times as many */
typedef uint64_t longs VECTOR; /* half as many */

static inline floats
load_floats(const float *from)
{
    floats v;
    memcpy(&v, from, sizeof v);
    return v;
}

static inline void
store_floats(float *to, floats v)
{
    memcpy(to, &v, sizeof v);
}

/* Past the caches: a cache line that is overwritten as a whole need not be read. The address is aligned. */
static inline void
stream_floats(float *to, floats v)
{
#if defined __AVX512F__
    _mm512_stream_ps(to, (__m512)v);
#elif defined __AVX__
    _mm256_stream_ps(to, (__m256)v);
#else
    store_floats(to, v);
#endif
}

/* a where the sign bit is set, b elsewhere. */
static inline floats
select_signed(ints sign, floats a, floats b)
{
#if defined __AVX512DQ__
    return (floats)_mm512_mask_blend_ps(_mm512_movepi32_mask((__m512i)sign), (__m512)b, (__m512)a);
#elif defined __AVX__ && !defined __AVX512F__
    return (floats)_mm256_blendv_ps((__m256)b, (__m256)a, (__m256)sign);
#else
    const ints condition = sign < 0;
    return (floats)(((ints)a & condition) | ((ints)b & ~condition));
#endif
}

/* The same by a comparison's result. */
static inline floats
select_floats(ints condition, floats a, floats b)
{
    return select_signed(condition, a, b);
}

static inline floats
to_floats(ints v)
{
    return __builtin_convertvector(v, floats);
}

/* To the nearest. */
static inline ints
round_to_ints(floats v)
{
#if defined __AVX512F__
    return (ints)_mm512_cvtps_epi32((__m512)v);
#elif defined __AVX__
    return (ints)_mm256_cvtps_epi32((__m256)v);
#else
    ints rounded;
    for (unsigned i = 0; i < LANES; i++)
        rounded[i] = (int32_t)rintf(v[i]);
    return rounded;
#endif
}

/* Towards zero. */
static inline ints
to_ints(floats v)
{
    return __builtin_convertvector(v, ints);
}

/* first, first + 1 … */
static inline words
count_from(uint32_t first)
{
    words v;
    for (uint32_t i = 0; i < LANES; i++)
        v[i] = first + i;
    return v;
}

/* 1 / root, right to 22 bits. */
static inline floats
inverse_root(floats v)
{
#if defined __AVX512F__
    const floats guess = (floats)_mm512_rsqrt14_ps((__m512)v);
#elif defined __AVX__
    const floats guess = (floats)_mm256_rsqrt_ps((__m256)v);
#else
    floats guess;
    for (unsigned i = 0; i < LANES; i++)
        guess[i] = 1 / sqrtf(v[i]);
#endif
    return guess * (1.5f - 0.5f * v * guess * guess);
}

/* Whether a lane of a comparison's result is true. */
static inline int
any_lane(ints v)
{
#if defined __AVX512F__
    return _mm512_movepi32_mask((__m512i)v) != 0;
#elif defined __AVX__
    return _mm256_movemask_ps((__m256)v) != 0;
#else
    int all = 0;
    for (unsigned i = 0; i < LANES; i++)
        all |= v[i];
    return all != 0;
#endif
}

static inline ints
smaller_ints(ints a, ints b)
{
#if defined __AVX2__ && !defined __AVX512F__
    return (ints)_mm256_min_epi32((__m256i)a, (__m256i)b);
#else
    const ints condition = a < b;
    return (a & condition) | (b & ~condition);
#endif
}

static inline shorts
larger_shorts(shorts a, shorts b)
{
#if defined __AVX512BW__
    return (shorts)_mm512_max_epi16((__m512i)a, (__m512i)b);
#elif defined __AVX2__ && !defined __AVX512F__
    return (shorts)_mm256_max_epi16((__m256i)a, (__m256i)b);
#else
    const shorts condition = a > b;
    return (a & condition) | (b & ~condition);
#endif
}

/* For each eight bytes, the sum of the differences' sizes. */
static inline longs
sum_differences(bytes a, bytes b)
{
#if defined __AVX512BW__
    return (longs)_mm512_sad_epu8((__m512i)a, (__m512i)b);
#elif defined __AVX2__ && !defined __AVX512F__
    return (longs)_mm256_sad_epu8((__m256i)a, (__m256i)b);
#else
    longs sums = {0};
    for (unsigned i = 0; i < 4 * LANES; i++)
        sums[i / 8] += a[i] > b[i] ? a[i] - b[i] : b[i] - a[i];
    return sums;
#endif
}

#if defined __AVX2__ && !defined __AVX512F__
static inline words
shuffle_bytes(words v, __m128i order)
{
    return (words)_mm256_shuffle_epi8((__m256i)v, _mm256_broadcastsi128_si256(order));
}
#endif

/* The sum of the bits of each lane of four vectors. A shuffle looks up four bits in each byte; bytes do not
 * overflow. */
static inline words
count_bits(const words v[4])
{
    words sums = {0};
#if defined __AVX512VPOPCNTDQ__
    for (unsigned i = 0; i < 4; i++)
        sums += (words)_mm512_popcnt_epi32((__m512i)v[i]);
    return sums;
#elif defined __AVX2__ && !defined __AVX512F__
    const __m256i table =
        _mm256_broadcastsi128_si256(_mm_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4));
    for (unsigned i = 0; i < 4; i++)
        sums += (words)_mm256_shuffle_epi8(table, (__m256i)(v[i] & 0x0f0f0f0f)) +
                (words)_mm256_shuffle_epi8(table, (__m256i)(v[i] >> 4 & 0x0f0f0f0f));
    const __m256i pairs = _mm256_maddubs_epi16((__m256i)sums, _mm256_set1_epi8(1));
    return (words)_mm256_madd_epi16(pairs, _mm256_set1_epi16(1));
#else
    for (unsigned i = 0; i < 4; i++)
        for (unsigned lane = 0; lane < LANES; lane++)
            sums[lane] += (uint32_t)__builtin_popcount(v[i][lane]);
    return sums;
#endif
}

/* AVX-512 rotates; before it, a shuffle of bytes does whole bytes at once. bits is a constant. */
static inline words
rotate_words(words v, unsigned bits)
{
#if defined __AVX2__ && !defined __AVX512F__
    if (bits == 8)
        return shuffle_bytes(v, _mm_setr_epi8(3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14));
    if (bits == 16)
        return shuffle_bytes(v, _mm_setr_epi8(2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13));
#endif
    return v << bits | v >> (32 - bits);
}

#endif
