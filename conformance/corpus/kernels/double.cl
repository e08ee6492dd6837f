// SPDX-License-Identifier: MIT
// Double precision: Intel only.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL FP_CONTRACT OFF

__kernel void double_arith(__global const double *a, __global const double *b, __global double *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    double x = a[i], y = b[i];
    out[i] = x + y;
    out[n + i] = x - y;
    out[2 * n + i] = x * y;
    out[3 * n + i] = fma(x, y, -x);
    out[4 * n + i] = x < y ? fmax(x, -y) : fmin(x, y);
    out[5 * n + i] = fabs(x) - y * 0.5;
}

__kernel void double_divide(__global const double *a, __global const double *b, __global double *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    out[i] = a[i] / b[i];
    out[n + i] = sqrt(fabs(a[i]));
}

__kernel void double_convert(__global const double *in, __global long *out, __global float *singles)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    double x = in[i];
    out[i] = (long)x;
    out[n + i] = (int)x;
    out[2 * n + i] = convert_uchar_sat(x);
    out[3 * n + i] = as_long((double)(int)x * 0.5 + (double)(float)x);
    singles[i] = (float)x;
    singles[n + i] = (float)floor(x) + (float)rint(x) + (float)trunc(x);
}

__kernel void double_loop(__global const double *in, __global double *out)
{
    size_t i = get_global_id(0);
    double x = in[i], sum = 0.0, term = 1.0;
    for (int k = 1; k < 20 && fabs(term) > 1e-12; k++) {
        sum += term;
        term = term * x * 0.125;
    }
    out[i] = sum;
}
