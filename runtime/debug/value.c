/* SPDX-License-Identifier: MIT */
#include "value.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "emu/lane_half.h"

enum { LARGEST_DECIMAL = 65535 };

static float
float_of(uint64_t bits)
{
    const uint32_t low = (uint32_t)bits;
    float f;
    memcpy(&f, &low, sizeof f);
    return f;
}

static double
double_of(uint64_t bits)
{
    double d;
    memcpy(&d, &bits, sizeof d);
    return d;
}

/* The shorter text if it says the same. */
static void
print_float(float f, char *text)
{
    snprintf(text, RT_VALUE_TEXT, "%g", (double)f);
    if (strtof(text, NULL) != f && f == f)
        snprintf(text, RT_VALUE_TEXT, "%.9g", (double)f);
}

static void
print_double(double d, char *text)
{
    snprintf(text, RT_VALUE_TEXT, "%g", d);
    if (strtod(text, NULL) != d && d == d)
        snprintf(text, RT_VALUE_TEXT, "%.17g", d);
}

/* Whether the float has a usual size: from 2^-40 to 2^40. */
static bool
looks_like_float(uint64_t bits)
{
    const unsigned exponent = (unsigned)(bits >> 23) & 255;
    return exponent > 127 - 40 && exponent < 127 + 40;
}

static void
print_integer(uint64_t bits, enum lane_type type, bool guess, char *text)
{
    const unsigned unused = 64 - 8 * lane_type_bytes(type);
    const int64_t value = (int64_t)(bits << unused) >> unused;
    if (guess && lane_type_bytes(type) == 4 && looks_like_float(bits)) {
        const int n = snprintf(text, RT_VALUE_TEXT, "0x%" PRIx64 "=", bits & UINT32_MAX);
        snprintf(text + n, (size_t)(RT_VALUE_TEXT - n), "%g", (double)float_of(bits));
    } else if (lane_type_is_signed(type)) {
        snprintf(text, RT_VALUE_TEXT, "%" PRId64, value);
    } else {
        snprintf(text, RT_VALUE_TEXT, bits > LARGEST_DECIMAL ? "0x%" PRIx64 : "%" PRIu64, bits);
    }
}

void
rt_value_print(uint64_t bits, enum lane_type type, bool guess, char text[RT_VALUE_TEXT])
{
    assert(type < LANE_TYPE_COUNT);
    if (type == LANE_F)
        print_float(float_of(bits), text);
    else if (type == LANE_DF)
        print_double(double_of(bits), text);
    else if (type == LANE_HF)
        print_float(lane_f16_to_f32((uint16_t)bits), text);
    else
        print_integer(bits, type, guess, text);
}
