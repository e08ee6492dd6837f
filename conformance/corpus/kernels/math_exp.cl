// SPDX-License-Identifier: MIT
// Exponentials and logarithms.
__kernel void exponentials(__global const float *a, __global float *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    float x = a[i];
    out[i] = exp(x);
    out[n + i] = exp2(x);
    out[2 * n + i] = exp10(x * 0.25f);
    out[3 * n + i] = native_exp(x) + native_exp2(x);
}

__kernel void logarithms(__global const float *a, __global float *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    float x = a[i];
    out[i] = log(x);
    out[n + i] = log2(x);
    out[2 * n + i] = log10(x);
    out[3 * n + i] = native_log(x) + native_log2(x);
}

__kernel void powers(__global const float *a, __global const float *b, __global float *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    out[i] = pow(a[i], b[i]);
    out[n + i] = powr(a[i], b[i]);
    out[2 * n + i] = pown(a[i], (int)b[i]);
}

__kernel void hyperbolics(__global const float *a, __global float *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    float x = a[i];
    out[i] = sinh(x);
    out[n + i] = cosh(x);
    out[2 * n + i] = tanh(x);
    out[3 * n + i] = expm1(x) + log1p(fabs(x));
}
