// SPDX-License-Identifier: MIT
// Interpolation, of which Intel's compiler makes one instruction, lrp. (One product outside of mix() in the same file,
// and it does not.)
__kernel void mix_constant(__global const float *a, __global const float *b, __global float *out)
{
    size_t i = get_global_id(0);
    out[i] = mix(a[i], b[i], 0.25f);
}

__kernel void mix_each(__global const float4 *a, __global const float4 *b, __global const float4 *t,
                       __global float4 *out)
{
    size_t i = get_global_id(0);
    out[i] = mix(a[i], b[i], t[i]);
}

__kernel void bilinear(__global const float *in, __global float *out, int width)
{
    int x = get_global_id(0), y = get_global_id(1);
    __global const float *p = in + (y >> 2) * width + (x >> 2);
    float fx = (float)(x & 3) * 0.25f, fy = (float)(y & 3) * 0.25f;
    float top = mix(p[0], p[1], fx), bottom = mix(p[width], p[width + 1], fx);
    out[y * get_global_size(0) + x] = mix(top, bottom, fy);
}
