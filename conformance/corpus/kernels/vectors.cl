// SPDX-License-Identifier: MIT
// Vector loads, stores, swizzles, geometry and element-wise built-ins.
#pragma OPENCL FP_CONTRACT OFF

__kernel void swizzle(__global const int4 *in, __global int4 *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    int4 v = in[i];
    out[i] = v.wzyx;
    out[n + i] = (int4)(v.xy + v.zw, v.hi - v.lo);
    int8 wide = (int8)(v, v.yxwz);
    out[2 * n + i] = wide.even * wide.odd;
    v.xz = v.yw + 5;
    out[3 * n + i] = v;
}

__kernel void load_store(__global const short *in, __global short *out)
{
    size_t i = get_global_id(0);
    short3 three = vload3(i, in);
    vstore3(three.zxy, i, out);
    short8 eight = vload8(0, in + i);
    vstore2(eight.s70 + eight.s16, i, out + 3 * get_global_size(0));
}

__kernel void wide_bytes(__global const uchar16 *in, __global uchar16 *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    uchar16 v = in[i];
    out[i] = v + v.sfedcba9876543210;
    out[n + i] = rotate(v, (uchar16)(3)) ^ (v >> (uchar16)(2));
    out[2 * n + i] = v > (uchar16)(100) ? v : add_sat(v, (uchar16)(200));
}

__kernel void wide_floats(__global const float16 *in, __global float16 *out)
{
    size_t i = get_global_id(0);
    float16 v = in[i];
    out[i] = v * v.s0123012301230123 + (float16)(v.hi, v.lo);
}

__kernel void geometry(__global const float4 *a, __global const float4 *b, __global float4 *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    float4 x = a[i], y = b[i];
    out[i] = cross(x, y);
    out[n + i] = (float4)(dot(x, y), length(x), distance(x, y), dot(x.xyz, y.xyz));
    out[2 * n + i] = normalize(y);
}

__kernel void choose(__global const int4 *a, __global const int4 *b, __global int4 *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    int4 x = a[i], y = b[i];
    out[i] = select(x, y, x < y);
    out[n + i] = (x > y) & (x ^ y);
    out[2 * n + i] = (int4)(any(x < 0), all(x > y), x.x > y.x && x.y < y.y, !x.z || y.w);
    out[3 * n + i] = max(min(x, y), (int4)(-5)) + (x == y);
}
