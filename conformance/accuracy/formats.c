/* SPDX-License-Identifier: MIT */
#include "formats.h"

#include <math.h>
#include <string.h>

#include "emu/lane_half.h"

const struct format formats[] = {
    [FORMAT_F] = {"F", 4, 23, 8}, [FORMAT_HF] = {"HF", 2, 10, 5}, [FORMAT_DF] = {"DF", 8, 52, 11}};

long double
format_read(const struct format *format, const uint8_t *values, unsigned i)
{
    float single;
    double twice;
    uint16_t half;
    switch (format->bytes) {
    case 2:
        memcpy(&half, values + (size_t)2 * i, 2);
        return (long double)lane_f16_to_f32(half);
    case 4:
        memcpy(&single, values + (size_t)4 * i, 4);
        return (long double)single;
    default:
        memcpy(&twice, values + (size_t)8 * i, 8);
        return (long double)twice;
    }
}

static int
bias(const struct format *format)
{
    return (1 << (format->exponent_bits - 1)) - 1;
}

bool
format_overflows(const struct format *format, long double value)
{
    const long double last = 2 - ldexpl(1, -(int)format->fraction_bits - 1);
    return fabsl(value) >= ldexpl(last, bias(format));
}

double
format_ulps(const struct format *format, long double got, long double want)
{
    int exponent = 0;
    if (want != 0)
        frexpl(want, &exponent); /* in [0.5, 1) */
    const int lowest = 2 - bias(format);
    exponent = want == 0 || exponent < lowest ? lowest : exponent;
    return (double)(fabsl(got - want) / ldexpl(1, exponent - 1 - (int)format->fraction_bits));
}

static uint64_t
random_bits(struct samples *s)
{
    s->random += 0x9e3779b97f4a7c15u;
    uint64_t x = s->random;
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
    x = (x ^ x >> 27) * 0x94d049bb133111ebu;
    return x ^ x >> 31;
}

/* Sign and exponent by number, fraction at random, now and then one of the outermost. */
static uint64_t
with_exponent(struct samples *s, uint64_t number)
{
    const struct format *format = &formats[s->format];
    const uint64_t ones = (UINT64_C(1) << format->fraction_bits) - 1, r = random_bits(s);
    const uint64_t fraction = r % 16 == 0 ? 0 : r % 16 == 1 ? ones : r >> 8 & ones;
    const uint64_t exponents = UINT64_C(2) << format->exponent_bits;
    return number % exponents << format->fraction_bits | fraction;
}

/* The k-th of all values or pairs; false: there is none. */
static bool
sample(struct samples *s, uint64_t k, uint64_t *a, uint64_t *b)
{
    const struct format *format = &formats[s->format];
    const uint64_t exponents = UINT64_C(2) << format->exponent_bits; /* with signs */
    *b = 0;
    if (s->sources == 1 && s->format != FORMAT_DF) {
        *a = s->format == FORMAT_F ? k * s->step : k;
        return *a >> 8 * format->bytes == 0;
    }
    const uint64_t times = s->sources == 1 ? 512 : s->format == FORMAT_DF ? 1 : 16;
    *a = with_exponent(s, k);
    *b = with_exponent(s, s->sources == 1 ? k : k / exponents);
    return k < exponents * (s->sources == 1 ? 1 : exponents) * times;
}

unsigned
format_samples(struct samples *s, uint8_t *a, uint8_t *b, unsigned bytes)
{
    const unsigned size = formats[s->format].bytes;
    unsigned n = 0;
    uint64_t x, y;
    while ((n + 1) * size <= bytes && sample(s, s->next, &x, &y)) {
        memcpy(a + (size_t)n * size, &x, size);
        memcpy(b + (size_t)n * size, &y, size);
        s->next++;
        n++;
    }
    return n;
}
