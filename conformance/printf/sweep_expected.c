/* SPDX-License-Identifier: MIT */
/*
 * A row as OpenCL's text has it, in C: a scalar is C's own conversion; a vector is its elements, each by that
 * conversion, flags, width and precision included, with a comma between them.
 */
#include "sweep_expected.h"

#include <stdio.h>
#include <string.h>

#include "kernels/sweep_rows.h"
#include "sweep_values.h"

/* The rows have flags that do nothing for their conversion, and signed letters for unsigned types. */
#pragma GCC diagnostic ignored "-Wformat"

#define C_char(value) (value)
#define C_uchar(value) (value)
#define C_short(value) (value)
#define C_ushort(value) (value)
#define C_int(value) (value)
#define C_uint(value) (value)
#define C_long(value) (long long)(value)
#define C_ulong(value) (unsigned long long)(value)
#define C_half(value) sweep_half_value(value)
#define C_float(value) (double)(value)
#define C_double(value) (value)
#define LENGTH_char "hh"
#define LENGTH_uchar "hh"
#define LENGTH_short "h"
#define LENGTH_ushort "h"
#define LENGTH_int ""
#define LENGTH_uint ""
#define LENGTH_long "ll"
#define LENGTH_ulong "ll"
#define LENGTH_half ""
#define LENGTH_float ""
#define LENGTH_double ""

#define SCALAR(T, AT, SHAPE, LETTER)                                                                         \
    printf("%" SHAPE LENGTH_##T LETTER, C_##T(v->T##_[AT]));                                                 \
    printf("|%s\n", #T " " SHAPE LETTER);
#define VECTOR(T, N, AT, SHAPE, LETTER)                                                                      \
    for (int i = 0; i < N; i++) {                                                                            \
        printf("%" SHAPE LENGTH_##T LETTER, C_##T(v->T##_[AT + i]));                                         \
        printf(i + 1 < N ? "," : "|%s\n", #T #N " " SHAPE LETTER);                                           \
    }
#define TEXT(SHAPE, TEXT)                                                                                    \
    printf("%" SHAPE "s", TEXT);                                                                             \
    printf("|%s\n", "s " SHAPE);
#define LETTER(AT, SHAPE)                                                                                    \
    printf("%" SHAPE "c", v->text_[AT]);                                                                     \
    printf("|%s\n", "c " SHAPE);

#define SWEEPS(X)                                                                                            \
    X(char)                                                                                                  \
    X(uchar)                                                                                                 \
    X(short)                                                                                                 \
    X(ushort)                                                                                                \
    X(int)                                                                                                   \
    X(uint)                                                                                                  \
    X(long)                                                                                                  \
    X(ulong)                                                                                                 \
    X(half)                                                                                                  \
    X(float)                                                                                                 \
    X(double)                                                                                                \
    X(text)

#define EXPECT(NAME)                                                                                         \
    static void expect_##NAME(const struct sweep_values *v)                                                  \
    {                                                                                                        \
        ROWS_##NAME(SCALAR, VECTOR, TEXT, LETTER)                                                            \
    }
SWEEPS(EXPECT)

#define ENTRY(NAME) {"sweep_" #NAME, expect_##NAME},
static const struct {
    const char *kernel;
    void (*expect)(const struct sweep_values *);
} sweeps[] = {SWEEPS(ENTRY)};

bool
sweep_expect(const struct sweep_values *values, const char *kernel)
{
    for (size_t i = 0; i < sizeof sweeps / sizeof *sweeps; i++)
        if (!strcmp(sweeps[i].kernel, kernel)) {
            sweeps[i].expect(values);
            return true;
        }
    return false;
}
