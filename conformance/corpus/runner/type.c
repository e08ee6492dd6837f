/* SPDX-License-Identifier: MIT */
#include "type.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static const struct {
    const char *name;
    uint8_t bytes;
    bool is_float, is_signed;
} scalars[] = {
    [S_CHAR] = {"char", 1, false, true},    [S_UCHAR] = {"uchar", 1, false, false},
    [S_SHORT] = {"short", 2, false, true},  [S_USHORT] = {"ushort", 2, false, false},
    [S_INT] = {"int", 4, false, true},      [S_UINT] = {"uint", 4, false, false},
    [S_LONG] = {"long", 8, false, true},    [S_ULONG] = {"ulong", 8, false, false},
    [S_HALF] = {"half", 2, true, true},     [S_FLOAT] = {"float", 4, true, true},
    [S_DOUBLE] = {"double", 8, true, true},
};

bool
type_parse(const char *text, struct type *type)
{
    for (size_t i = 0; i < sizeof scalars / sizeof scalars[0]; i++) {
        size_t length = strlen(scalars[i].name);
        if (strncmp(text, scalars[i].name, length))
            continue;
        unsigned width = text[length] ? (unsigned)atoi(text + length) : 1;
        if (width != 1 && width != 2 && width != 3 && width != 4 && width != 8 && width != 16)
            continue;
        *type = (struct type){(enum scalar)i, width};
        return true;
    }
    return false;
}

size_t
scalar_bytes(enum scalar scalar)
{
    return scalars[scalar].bytes;
}

bool
scalar_is_float(enum scalar scalar)
{
    return scalars[scalar].is_float;
}

bool
scalar_is_signed(enum scalar scalar)
{
    return scalars[scalar].is_signed;
}

static double
half_value(uint16_t h)
{
    int exponent = (h >> 10) & 31, mantissa = h & 1023;
    double sign = h & 0x8000 ? -1.0 : 1.0;
    if (exponent == 31)
        return mantissa ? (double)NAN : sign * (double)INFINITY;
    return sign * (exponent ? ldexp(1024 + mantissa, exponent - 25) : ldexp(mantissa, -24));
}

/* Nearest, ties to even; what the generators need: no NaN. */
static uint16_t
half_of(double number)
{
    uint16_t sign = signbit(number) ? 0x8000 : 0;
    double size = fabs(number);
    if (size >= 65520.0)
        return sign | 0x7c00;
    int exponent;
    frexp(size, &exponent);
    int scale = exponent - 11 < -24 ? -24 : exponent - 11;
    double mantissa = rint(ldexp(size, -scale));
    if (mantissa == 2048.0) {
        mantissa = 1024.0;
        scale++;
    }
    if (mantissa < 1024.0)
        return sign | (uint16_t)mantissa;
    return sign | (uint16_t)((scale + 25) << 10) | ((uint16_t)mantissa & 1023);
}

static void
store_bits(enum scalar scalar, void *target, uint64_t bits)
{
    memcpy(target, &bits, scalar_bytes(scalar));
}

void
scalar_store(enum scalar scalar, void *target, double number)
{
    const float single = (float)number;
    const uint16_t half = half_of(number);
    if (scalar == S_FLOAT)
        memcpy(target, &single, sizeof single);
    else if (scalar == S_DOUBLE)
        memcpy(target, &number, sizeof number);
    else if (scalar == S_HALF)
        memcpy(target, &half, sizeof half);
    else
        store_bits(scalar, target, number < 0 ? (uint64_t)(int64_t)number : (uint64_t)number);
}

bool
scalar_store_text(enum scalar scalar, void *target, const char *text)
{
    char *end;
    if (scalar_is_float(scalar))
        scalar_store(scalar, target, strtod(text, &end));
    else if (text[0] == '-')
        store_bits(scalar, target, (uint64_t)strtoll(text, &end, 0));
    else
        store_bits(scalar, target, strtoull(text, &end, 0));
    return end != text && !*end;
}

uint64_t
scalar_bits(enum scalar scalar, const void *source)
{
    uint64_t bits = 0;
    memcpy(&bits, source, scalar_bytes(scalar));
    return bits;
}

double
scalar_value(enum scalar scalar, const void *source)
{
    float single;
    double wide;
    uint64_t bits = scalar_bits(scalar, source);
    unsigned unused = 64 - 8 * (unsigned)scalar_bytes(scalar);
    switch (scalar) {
    case S_FLOAT:
        memcpy(&single, source, sizeof single);
        return single;
    case S_DOUBLE:
        memcpy(&wide, source, sizeof wide);
        return wide;
    case S_HALF:
        return half_value((uint16_t)bits);
    default:
        return scalar_is_signed(scalar) ? (double)((int64_t)(bits << unused) >> unused) : (double)bits;
    }
}
