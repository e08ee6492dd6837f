/* SPDX-License-Identifier: MIT */
#include "sweep_values.h"

#include <math.h>

static const cl_long integers[] = {0,
                                   1,
                                   -1,
                                   7,
                                   -8,
                                   42,
                                   100,
                                   127,
                                   -128,
                                   255,
                                   -300,
                                   32767,
                                   -32768,
                                   65535,
                                   99999,
                                   -123456,
                                   2147483647,
                                   -2147483648LL,
                                   4294967295LL,
                                   1234567890123LL,
                                   9223372036854775807LL,
                                   -9223372036854775807LL - 1};
enum { INTEGERS = sizeof integers / sizeof *integers };

/* Denormal as halves, floats and doubles; too large for the one or the other; numbers that round up. */
static const double floats[] = {
    0.0,       -0.0,    1.0,       -1.0,     0.5,        -2.25,   3.14159265358979,
    -2.71828,  9.5,     99.995,    1e-5,     6e-8,       0x1p-24, 1e-40,
    4.9e-324,  65504.0, 65520.0,   1e10,     123456.789, -1e15,   1.7976931348623157e308,
    3.4028e38, 0.1,     1.0 / 3.0, 999999.5, 0.0001,     0.00001, 1e-310};
enum { FLOATS = sizeof floats / sizeof *floats };

static cl_ulong
next(cl_ulong *state)
{
    *state = *state * 6364136223846793005u + 1442695040888963407u;
    return *state >> 33 ^ *state;
}

/* IEEE 754 binary16, rounded to nearest even. */
static cl_half
half_of(double value)
{
    const cl_half sign = signbit(value) ? 0x8000 : 0;
    const double size = fabs(value);
    if (isnan(value))
        return 0x7e00;
    if (size >= 65520)
        return sign | 0x7c00;
    int exponent = 0;
    frexp(size, &exponent);
    const int scale = exponent < -13 ? 24 : 11 - exponent;
    const cl_half steps = (cl_half)nearbyint(ldexp(size, scale));
    return sign | (cl_half)(steps + (exponent < -13 ? 0 : (exponent + 13) << 10));
}

double
sweep_half_value(cl_half bits)
{
    const int exponent = bits >> 10 & 31, fraction = bits & 1023;
    const double size = exponent == 31 ? (fraction ? NAN : INFINITY)
                        : exponent     ? ldexp(fraction + 1024, exponent - 25)
                                       : ldexp(fraction, -24);
    return bits & 0x8000 ? -size : size;
}

static cl_long
some_integer(unsigned i, cl_ulong *state)
{
    const cl_ulong bits = next(state);
    return i < INTEGERS ? integers[i] : (cl_long)bits >> (bits >> 8 & 63);
}

static double
some_float(unsigned i, cl_ulong *state)
{
    const cl_ulong bits = next(state);
    if (i < FLOATS)
        return floats[i];
    if (i < FLOATS + 3)
        return i == FLOATS ? (double)NAN : i == FLOATS + 1 ? (double)INFINITY : (double)-INFINITY;
    return ldexp((double)((cl_long)bits >> 10), (int)(bits & 63) - 80);
}

void
sweep_values_make(struct sweep_values *values)
{
    cl_ulong state = 1;
    for (unsigned i = 0; i < SWEEP_VALUES; i++) {
        const cl_long integer = some_integer(i, &state);
        const double number = some_float(i, &state);
        values->char_[i] = (cl_char)integer;
        values->uchar_[i] = (cl_uchar)integer;
        values->short_[i] = (cl_short)integer;
        values->ushort_[i] = (cl_ushort)integer;
        values->int_[i] = (cl_int)integer;
        values->uint_[i] = (cl_uint)integer;
        values->long_[i] = integer;
        values->ulong_[i] = (cl_ulong)integer;
        values->half_[i] = half_of(number);
        values->float_[i] = (cl_float)number;
        values->double_[i] = number;
        values->text_[i] = (cl_uchar)(i + ' ');
    }
}
