/* SPDX-License-Identifier: MIT */
#ifndef CONFORMANCE_EMU_HALF_VALUE_H
#define CONFORMANCE_EMU_HALF_VALUE_H

#include <math.h>
#include <stdint.h>

/* What a half's bits say, by its definition: older compilers have no type for it. */
static inline float
half_value(uint16_t bits)
{
    const int exponent = bits >> 10 & 31, fraction = bits & 0x3ff;
    const float magnitude = exponent == 31 ? (fraction ? NAN : INFINITY)
                            : exponent     ? ldexpf((float)(1024 + fraction), exponent - 25)
                                           : ldexpf((float)fraction, -24);
    return bits >> 15 ? -magnitude : magnitude;
}

#endif
