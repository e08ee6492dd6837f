/* SPDX-License-Identifier: MIT */
#include "number_model.h"

#include <math.h>
#include <string.h>

/* The manual's names: widths from the highest bits to the lowest. F: float, E: shared exponent. */
static const struct {
    unsigned code;
    const char *name;
} formats[] = {
    {1, "8"},
    {2, "4_4"},
    {3, "3_3_2"},
    {5, "16"},
    {6, "16F"},
    {7, "8_8"},
    {8, "5_6_5"},
    {9, "6_5_5"},
    {10, "1_5_5_5"},
    {11, "4_4_4_4"},
    {12, "5_5_5_1"},
    {13, "32"},
    {14, "32F"},
    {15, "16_16"},
    {16, "16_16F"},
    {17, "8_24"},
    {19, "24_8"},
    {21, "10_11_11"},
    {22, "10_11_11F"},
    {23, "11_11_10"},
    {24, "11_11_10F"},
    {25, "2_10_10_10"},
    {26, "8_8_8_8"},
    {27, "10_10_10_2"},
    {28, "24_8_32D"},
    {29, "32_32"},
    {30, "32_32F"},
    {31, "16_16_16_16"},
    {32, "16_16_16_16F"},
    {34, "32_32_32_32"},
    {35, "32_32_32_32F"},
    {43, "5_9_9_9E"},
    {44, "8_8_8"},
    {45, "16_16_16"},
    {46, "16_16_16F"},
    {47, "32_32_32"},
    {48, "32_32_32F"},
};

/* Widths from the lowest bits on; returns how many. */
static unsigned
widths(unsigned code, unsigned width[4], char *kind)
{
    unsigned named[4], count = 0;
    *kind = 'I';
    for (unsigned k = 0; k < sizeof formats / sizeof *formats; k++) {
        if (formats[k].code != code)
            continue;
        for (const char *at = formats[k].name; *at; at++) {
            if (*at >= '0' && *at <= '9') {
                named[count] = 0;
                for (; *at >= '0' && *at <= '9'; at++)
                    named[count] = 10 * named[count] + (unsigned)(*at - '0');
                count++;
            }
            if (*at && *at != '_')
                *kind = *at;
            if (!*at)
                break;
        }
    }
    for (unsigned k = 0; k < count; k++)
        width[k] = named[count - 1 - k];
    return count;
}

unsigned
model_bytes(unsigned code)
{
    unsigned width[4], sum = 0;
    char kind;
    const unsigned count = widths(code, width, &kind);
    for (unsigned k = 0; k < count; k++)
        sum += width[k];
    return sum / 8;
}

unsigned
model_components(unsigned code)
{
    unsigned width[4];
    char kind;
    const unsigned count = widths(code, width, &kind);
    return kind == 'E' ? 3 : kind == 'D' ? 2 : count;
}

static uint64_t
take_bits(const uint8_t *bytes, unsigned first, unsigned count)
{
    uint64_t value = 0;
    for (unsigned b = 0; b < count; b++)
        value |= (uint64_t)(bytes[(first + b) / 8] >> (first + b) % 8 & 1) << b;
    return value;
}

static uint32_t
bits_of(float x)
{
    uint32_t u;
    memcpy(&u, &x, sizeof u);
    return u;
}

/* A float of `mantissa` bits behind 5 bits of exponent, with a sign or without. */
static uint32_t
small_float(uint64_t bits, unsigned mantissa, bool has_sign)
{
    const unsigned exponent = bits >> mantissa & 31;
    const uint64_t m = bits & ((1u << mantissa) - 1);
    const double sign = has_sign && bits >> (mantissa + 5) & 1 ? -1 : 1;
    if (exponent == 31)
        return m ? 0x7fc00000 : bits_of((float)(sign * (double)INFINITY));
    const double value = exponent ? ldexp(1 + (double)m / (1u << mantissa), (int)exponent - 15)
                                  : ldexp((double)m / (1u << mantissa), -14);
    return bits_of((float)(sign * value));
}

static uint32_t
integer(const struct model_number *n, uint64_t bits, unsigned width)
{
    const int64_t value =
        n->is_signed && bits >> (width - 1) & 1 ? (int64_t)bits - ((int64_t)1 << width) : (int64_t)bits;
    const double steps = (double)(((uint64_t)1 << (n->is_signed ? width - 1 : width)) - 1);
    if (n->num_format == 1)
        return (uint32_t)value;
    if (n->num_format == 2)
        return bits_of((float)value);
    if (!n->is_signed)
        return bits_of((float)value / (float)steps);
    if (n->no_zero)
        return bits_of(fmaf((float)value, 2, 1) / (float)(2 * steps + 1));
    return bits_of(width == 1 ? (float)value : fmaxf((float)value / (float)steps, -1));
}

uint32_t
model_one(const struct model_number *n)
{
    unsigned width[4];
    char kind;
    widths(n->data_format, width, &kind);
    return kind == 'I' && n->num_format == 1 ? 1 : bits_of(1);
}

void
model_texel(const struct model_number *n, const uint8_t *bytes, uint32_t xyzw[4])
{
    unsigned width[4], at = 0;
    char kind;
    const unsigned count = widths(n->data_format, width, &kind),
                   components = model_components(n->data_format);
    for (unsigned c = 0; c < 4; c++)
        xyzw[c] = c == 3 ? model_one(n) : 0;
    for (unsigned c = 0; c < components; at += width[c++]) {
        const uint64_t raw = take_bits(bytes, at, width[c]);
        if (kind == 'E')
            xyzw[c] = bits_of((float)ldexp((double)raw, (int)take_bits(bytes, 27, 5) - 24));
        else if (kind == 'I' || (kind == 'D' && c))
            xyzw[c] = integer(n, raw, width[c]);
        else if (width[c] == 32)
            xyzw[c] = (uint32_t)raw;
        else
            xyzw[c] = small_float(raw, width[c] == 16 ? 10 : width[c] - 5, width[c] == 16);
    }
    (void)count;
}

uint64_t
model_swapped(unsigned endian_swap, uint64_t address)
{
    static const uint8_t turned[4] = {0, 1, 3, 7};
    return address ^ turned[endian_swap];
}
