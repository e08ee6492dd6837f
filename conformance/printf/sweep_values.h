/* SPDX-License-Identifier: MIT */
/* The numbers that the sweep prints. */
#ifndef SWEEP_VALUES_H
#define SWEEP_VALUES_H

#include <CL/cl.h>

enum { SWEEP_VALUES = 64 };

struct sweep_values {
    cl_char char_[SWEEP_VALUES];
    cl_uchar uchar_[SWEEP_VALUES];
    cl_short short_[SWEEP_VALUES];
    cl_ushort ushort_[SWEEP_VALUES];
    cl_int int_[SWEEP_VALUES];
    cl_uint uint_[SWEEP_VALUES];
    cl_long long_[SWEEP_VALUES];
    cl_ulong ulong_[SWEEP_VALUES];
    cl_half half_[SWEEP_VALUES];
    cl_float float_[SWEEP_VALUES];
    cl_double double_[SWEEP_VALUES];
    cl_uchar text_[SWEEP_VALUES]; /* letters and signs */
};

void sweep_values_make(struct sweep_values *values);
double sweep_half_value(cl_half bits);

#endif
