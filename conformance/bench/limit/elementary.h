/* SPDX-License-Identifier: MIT */
/* Functions of vectors, right to 18 bits or more where the kernels need them. */
#ifndef BENCH_ELEMENTARY_H
#define BENCH_ELEMENTARY_H

#include "vector.h"

enum { MANTISSA_BITS = 23, ONE_BITS = 127 << MANTISSA_BITS };

/* e to the power of v, which is above -87: two to a whole number by the exponent's bits, to the rest by its
 * series. */
static inline floats
exponential(floats v)
{
    const floats t = v * 1.44269504f;
    const ints whole = round_to_ints(t);
    const floats f = t - to_floats(whole);
    const floats series =
        1 + f * (0.69314718f + f * (0.24022651f + f * (0.05550411f + f * (0.00961813f + f * 0.00133336f))));
    return series * (floats)((whole << MANTISSA_BITS) + ONE_BITS);
}

/* Of a positive number: the exponent, and the mantissa's area tangent. */
static inline floats
logarithm(floats v)
{
    const ints middle = ((ints)v - 0x3f3504f3) >> MANTISSA_BITS; /* of a mantissa from the root of 1/2 */
    const floats m = (floats)((ints)v - (middle << MANTISSA_BITS)), s = (m - 1) / (m + 1), square = s * s;
    const floats series =
        1 + square * (1 / 3.0f + square * (1 / 5.0f + square * (1 / 7.0f + square * (1 / 9.0f))));
    return 2 * s * series + to_floats(middle) * 0.69314718f;
}

/* Of a number of turns that is not negative: both series to an eighth of a turn either way, then by the
 * quarter. */
static inline void
sine_and_cosine(floats turns, floats *sine, floats *cosine)
{
    const ints quarter = to_ints(turns * 4 + 0.5f);
    const floats x = (turns - to_floats(quarter) * 0.25f) * 6.2831853f, square = x * x;
    const floats s = x * (1 + square * (-1 / 6.0f + square * (1 / 120.0f - square * (1 / 5040.0f))));
    const floats c =
        1 + square * (-0.5f + square * (1 / 24.0f + square * (-1 / 720.0f + square * (1 / 40320.0f))));
    const ints swap = (quarter & 1) != 0, sign_s = (quarter & 2) << 30, sign_c = ((quarter + 1) & 2) << 30;
    *sine = (floats)((ints)select_floats(swap, c, s) ^ sign_s);
    *cosine = (floats)((ints)select_floats(swap, s, c) ^ sign_c);
}

#endif
