// SPDX-License-Identifier: MIT
// Division and roots, with the accuracy that OpenCL asks for.
__kernel void float_quotient(__global const float *a, __global const float *b, __global float *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    out[i] = a[i] / b[i];
    out[n + i] = 1.0f / b[i];
    out[2 * n + i] = native_divide(a[i], b[i]) + native_recip(b[i]);
}

__kernel void float_roots(__global const float *a, __global float *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    out[i] = sqrt(a[i]);
    out[n + i] = rsqrt(a[i]);
    out[2 * n + i] = native_sqrt(a[i]) + native_rsqrt(a[i]);
    out[3 * n + i] = half_sqrt(a[i]) + half_rsqrt(a[i]);
}
