/* SPDX-License-Identifier: MIT */
/* Each row of sweep_rows.h, with values from a buffer, so that no compiler knows them. */
#include "sweep_rows.h"

#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#ifdef cl_khr_fp16
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#endif

/* OpenCL C 3.0, 6.15.14.2: the length modifiers of a scalar and of a vector's elements. */
#define SCALAR_char "hh"
#define SCALAR_uchar "hh"
#define SCALAR_short "h"
#define SCALAR_ushort "h"
#define SCALAR_int ""
#define SCALAR_uint ""
#define SCALAR_long "l"
#define SCALAR_ulong "l"
#define SCALAR_half ""
#define SCALAR_float ""
#define SCALAR_double ""
#define VECTOR_char "hh"
#define VECTOR_uchar "hh"
#define VECTOR_short "h"
#define VECTOR_ushort "h"
#define VECTOR_int "hl"
#define VECTOR_uint "hl"
#define VECTOR_long "l"
#define VECTOR_ulong "l"
#define VECTOR_half "h"
#define VECTOR_float "hl"
#define VECTOR_double "l"

#define PRINT_SCALAR(T, AT, SHAPE, LETTER)                                                                   \
    printf("%" SHAPE SCALAR_##T LETTER "|" #T " " SHAPE LETTER "\n", in[AT]);
#define PRINT_VECTOR(T, N, AT, SHAPE, LETTER)                                                                \
    printf("%" SHAPE "v" #N VECTOR_##T LETTER "|" #T #N " " SHAPE LETTER "\n", vload##N(0, in + AT));
#define PRINT_TEXT(SHAPE, TEXT) printf("%" SHAPE "s|s " SHAPE "\n", TEXT);
#define PRINT_LETTER(AT, SHAPE) printf("%" SHAPE "c|c " SHAPE "\n", in[AT]);
#define KERNEL(NAME, T)                                                                                      \
    kernel void sweep_##NAME(global const T *in)                                                             \
    {                                                                                                        \
        ROWS_##NAME(PRINT_SCALAR, PRINT_VECTOR, PRINT_TEXT, PRINT_LETTER)                                    \
    }

KERNEL(uchar, uchar)
KERNEL(int, int)
KERNEL(float, float)
#ifdef cl_khr_fp16
KERNEL(half, half)
#endif
KERNEL(text, uchar)
#ifndef SHORT /* enough to see that another device's binary is read the same */
KERNEL(char, char)
KERNEL(short, short)
KERNEL(ushort, ushort)
KERNEL(uint, uint)
KERNEL(long, long)
KERNEL(ulong, ulong)
KERNEL(double, double)
#endif
