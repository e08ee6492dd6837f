// SPDX-License-Identifier: MIT
// Trigonometric functions of moderate arguments.
__kernel void circular(__global const float *a, __global float *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    float x = a[i];
    out[i] = sin(x);
    out[n + i] = cos(x);
    out[2 * n + i] = sinpi(x * 0.1f);
    out[3 * n + i] = cospi(x * 0.1f);
}

__kernel void native_circular(__global const float *a, __global float *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    out[i] = native_sin(a[i]);
    out[n + i] = native_cos(a[i]);
}

__kernel void inverse_circular(__global const float *a, __global const float *b, __global float *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    float x = a[i], y = b[i];
    out[i] = asin(x);
    out[n + i] = acos(x);
    out[2 * n + i] = atan(y);
    out[3 * n + i] = atan2(x, y);
    out[4 * n + i] = atan2(x, -fabs(y)) + atan2(-x, y);
}

__kernel void tangents(__global const float *a, __global float *out)
{
    size_t i = get_global_id(0);
    out[i] = tan(a[i]);
}
