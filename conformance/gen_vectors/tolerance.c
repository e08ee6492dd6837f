/* SPDX-License-Identifier: MIT */
#include "tolerance.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static bool
is_nan(uint64_t bits, unsigned bytes)
{
    return bytes == 2   ? (bits & 0x7fff) > 0x7c00
           : bytes == 4 ? (bits & 0x7fffffff) > 0x7f800000
                        : (bits & INT64_MAX) > 0x7ff0000000000000;
}

static uint64_t
element(const uint8_t *from, unsigned bytes)
{
    uint64_t bits = 0;
    memcpy(&bits, from, bytes);
    return bits;
}

static bool
same_floats(const uint8_t *expected, const uint8_t *got, unsigned bytes)
{
    for (unsigned i = 0; i < 32; i += bytes) {
        const uint64_t a = element(expected + i, bytes), b = element(got + i, bytes);
        if (a != b && !(is_nan(a, bytes) && is_nan(b, bytes)))
            return false;
    }
    return true;
}

static bool
same_even_words(const uint8_t *expected, const uint8_t *got)
{
    for (unsigned i = 0; i < 32; i += 4)
        if (memcmp(expected + i, got + i, 2) != 0)
            return false;
    return true;
}

/* Floats in order of their value, -0 beside +0. */
static int64_t
rank(float x)
{
    int32_t bits;
    memcpy(&bits, &x, 4);
    return bits < 0 ? -(int64_t)(bits & INT32_MAX) - 1 : bits;
}

static bool
near(char tag, float want, float have)
{
    const double error = fabs((double)have - (double)want);
    if (isnan(want) || isnan(have))
        return isnan(want) && isnan(have);
    if (tag == 's')
        return error <= 0.0008;
    if (isinf(want) || isinf(have) || want == 0)
        return !memcmp(&want, &have, 4) || (tag == 'l' && error <= 0x1p-21);
    if (tag == 'l')
        return error <= (fabsf(want) <= 1 ? 0x1p-21 : 0x1p-21 * fabs((double)want));
    return llabs(rank(want) - rank(have)) <= (tag == 'p' ? 16 : tag - '0');
}

static bool
near_halves(const uint8_t *expected, const uint8_t *got)
{
    for (unsigned i = 0; i < 32; i += 2) {
        const int a = (int)element(expected + i, 2), b = (int)element(got + i, 2);
        if (abs(a - b) > 1 && !(is_nan((uint64_t)a, 2) && is_nan((uint64_t)b, 2)))
            return false;
    }
    return true;
}

static bool
near_floats(char tag, const uint8_t *expected, const uint8_t *got)
{
    for (unsigned i = 0; i < 32; i += 4) {
        float want, have;
        memcpy(&want, expected + i, 4);
        memcpy(&have, got + i, 4);
        if (memcmp(&want, &have, 4) != 0 && !near(tag, want, have))
            return false;
    }
    return true;
}

bool
tolerance_same(char tag, const uint8_t *expected, const uint8_t *got)
{
    if (!memcmp(expected, got, 32))
        return true;
    switch (tag) {
    case 'h':
        return same_floats(expected, got, 2);
    case 'f':
        return same_floats(expected, got, 4);
    case 'd':
        return same_floats(expected, got, 8);
    case 'w':
        return same_even_words(expected, got);
    case 'g':
        return near_halves(expected, got);
    case 'l':
    case 'p':
    case 's':
    case '1':
    case '2':
    case '3':
    case '4':
        return near_floats(tag, expected, got);
    default:
        return false;
    }
}
