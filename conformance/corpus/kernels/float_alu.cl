// SPDX-License-Identifier: MIT
// Float arithmetic whose result is exact by IEEE 754: every bit is compared.
#pragma OPENCL FP_CONTRACT OFF

__kernel void float_arith(__global const float *a, __global const float *b, __global float *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    float x = a[i], y = b[i];
    out[i] = x + y;
    out[n + i] = x - y;
    out[2 * n + i] = x * y;
    out[3 * n + i] = x * y + y;
    out[4 * n + i] = fma(x, y, x);
    out[5 * n + i] = -fabs(x) + fabs(y);
}

__kernel void float_order(__global const float *a, __global const float *b, __global int *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    float x = a[i], y = b[i];
    out[i] = (x < y) | (x <= y) << 1 | (x > y) << 2 | (x >= y) << 3 | (x == y) << 4 | (x != y) << 5;
    out[n + i] = isnan(x) | isinf(x) << 1 | isfinite(x) << 2 | isunordered(x, y) << 3 | islessgreater(x, y) << 4;
    // A minimum would do for x < y ? x : y but for NaN, so the choice is between other values.
    out[2 * n + i] = x < y ? as_int(x) & 0xffff : as_int(y) >> 16;
    out[3 * n + i] = signbit(x) | (int)isequal(x, x) << 1;
}

__kernel void float_minmax(__global const float *a, __global const float *b, __global float *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    float x = a[i], y = b[i];
    out[i] = fmin(x, y);
    out[n + i] = fmax(x, y);
    out[2 * n + i] = clamp(x, -2.0f, 5.0f);
    out[3 * n + i] = copysign(x, y);
    out[4 * n + i] = step(x, y) + sign(x);
    out[5 * n + i] = max(x, 0.25f) + min(y, -0.25f);
}

__kernel void float_rounding(__global const float *a, __global float *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    float x = a[i];
    out[i] = floor(x);
    out[n + i] = ceil(x);
    out[2 * n + i] = trunc(x);
    out[3 * n + i] = rint(x);
}

// Compilers' libraries differ in the sign of a zero, which the description allows.
__kernel void float_round(__global const float *a, __global float *out)
{
    size_t i = get_global_id(0);
    out[i] = round(a[i]);
}

__kernel void float_polynomial(__global const float *a, __global float *out)
{
    size_t i = get_global_id(0);
    float x = a[i], sum = 0.0f, power = 1.0f;
    for (int k = 1; k < 12; k++) {
        sum += power * (float)(k & 1 ? k : -k);
        power *= x;
    }
    out[i] = sum;
}
