/* SPDX-License-Identifier: MIT */
/* The even and the odd elements of two vectors, and their elements in turn. */
#ifndef SIMD_VEC_ZIP_H
#define SIMD_VEC_ZIP_H

#include "vec.h"

#define EVENS_4 0, 2, 4, 6
#define EVENS_8 EVENS_4, 8, 10, 12, 14
#define EVENS_16 EVENS_8, 16, 18, 20, 22, 24, 26, 28, 30
#define ODDS_4 1, 3, 5, 7
#define ODDS_8 ODDS_4, 9, 11, 13, 15
#define ODDS_16 ODDS_8, 17, 19, 21, 23, 25, 27, 29, 31
#define LOWS_4 0, 4, 1, 5
#define LOWS_8 0, 8, 1, 9, 2, 10, 3, 11
#define LOWS_16 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23
#define HIGHS_4 2, 6, 3, 7
#define HIGHS_8 4, 12, 5, 13, 6, 14, 7, 15
#define HIGHS_16 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31

#define VEC_ZIP(w, name, order)                                                                              \
    INLINE i32x##w name##_##w(i32x##w a, i32x##w b)                                                          \
    {                                                                                                        \
        return __builtin_shufflevector(a, b, order##_##w);                                                   \
    }
#define VEC_ZIPS(w)                                                                                          \
    VEC_ZIP(w, evens, EVENS)                                                                                 \
    VEC_ZIP(w, odds, ODDS)                                                                                   \
    VEC_ZIP(w, lows, LOWS)                                                                                   \
    VEC_ZIP(w, highs, HIGHS)
VEC_ZIPS(4)
#if SIMD_NATIVE >= 8
VEC_ZIPS(8)
#endif
#if SIMD_NATIVE == 16
VEC_ZIPS(16)
#endif

#endif
