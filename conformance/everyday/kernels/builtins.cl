// SPDX-License-Identifier: MIT
// OpenCL C's own functions and vector types, as programs use them.
#pragma OPENCL FP_CONTRACT OFF

__kernel void swizzles(__global const uint16 *in, __global uint16 *out)
{
    uint16 v = in[get_global_id(0)], r = v;
    r.s048c = v.sfb73;
    r.even.odd.lo = v.lo.hi.odd;
    r.s6e = v.s00;
    r.odd = v.hi.s70615243;
    out[get_global_id(0)] = r;
}

__kernel void shuffles(__global const uint4 *in, __global const uint4 *how, __global uint4 *out)
{
    size_t i = get_global_id(0);
    out[2 * i] = shuffle(in[i], how[i]);
    out[2 * i + 1] = shuffle2(in[i], in[i] * 3u, how[i]);
}

__kernel void loads_of_three(__global const short *in, __global int *out)
{
    size_t i = get_global_id(0);
    short3 v = vload3(i, in);
    vstore3(convert_int3(v.zxy) * 3, i, out);
}

__kernel void bytes_saturated(__global const char16 *a, __global const char16 *b, __global char16 *out)
{
    size_t i = get_global_id(0);
    out[2 * i] = add_sat(a[i], b[i]);
    out[2 * i + 1] = sub_sat(a[i], b[i]);
}

__kernel void averages(__global const uchar8 *a, __global const uchar8 *b, __global uchar8 *out)
{
    size_t i = get_global_id(0);
    out[2 * i] = hadd(a[i], b[i]);
    out[2 * i + 1] = rhadd(a[i], b[i]);
}

__kernel void high_halves(__global const int4 *a, __global const int4 *b, __global int4 *high, __global ushort4 *narrow)
{
    size_t i = get_global_id(0);
    high[i] = mul_hi(a[i], b[i]) + 7;
    narrow[i] = mul_hi(convert_ushort4(a[i]), convert_ushort4(b[i]));
}

__kernel void bit_functions(__global const uint4 *in, __global uint4 *out)
{
    size_t i = get_global_id(0);
    uint4 v = in[i];
    out[i] = clz(v) | popcount(v) << (uint4)(8) | rotate(v, v >> (uint4)(3)) << (uint4)(16);
}

__kernel void distances(__global const int *a, __global const int *b, __global uint *out)
{
    size_t i = get_global_id(0);
    out[i] = abs_diff(a[i], b[i]) ^ abs(a[i]) ^ mul24(a[i] >> 8, b[i] >> 8) ^ mad24(b[i] >> 9, a[i] >> 9, 5);
}

__kernel void widen_pairs(__global const int2 *high, __global const uint2 *low, __global long2 *out)
{
    size_t i = get_global_id(0);
    out[i] = upsample(high[i], low[i]);
}

__kernel void longs(__global const long2 *a, __global const long2 *b, __global long2 *out)
{
    size_t i = get_global_id(0);
    long2 p = a[i], q = b[i];
    out[3 * i] = (p & q) + (p << (q & 63)) - (p >> (q & 63));
    out[3 * i + 1] = select(p, q, p < q);
    out[3 * i + 2] = clamp(p, (long2)(-1000), (long2)(1000)) * q;
}

__kernel void long_division(__global const long *a, __global const int *b, __global long *out)
{
    size_t i = get_global_id(0);
    long d = (long)b[i] | 1;
    out[2 * i] = a[i] / d;
    out[2 * i + 1] = a[i] % d;
}

__kernel void to_bytes(__global const float4 *in, __global uchar4 *out)
{
    size_t i = get_global_id(0);
    out[2 * i] = convert_uchar4_sat_rte(in[i]);
    out[2 * i + 1] = convert_uchar4_sat(in[i]);
}

__kernel void rounded_ways(__global const float *in, __global int4 *out)
{
    size_t i = get_global_id(0);
    float v = in[i];
    out[i] = (int4)(convert_int_rte(v), convert_int_rtz(v), convert_int_rtp(v), convert_int_rtn(v));
}

__kernel void narrowed(__global const int4 *in, __global short4 *out)
{
    size_t i = get_global_id(0);
    out[i] = convert_short4_sat(in[i]);
}

__kernel void low_bytes(__global const int4 *in, __global uchar4 *out)
{
    size_t i = get_global_id(0);
    out[i] = convert_uchar4(in[i]);
}

__kernel void halves_in(__global const half *in, __global float4 *out)
{
    size_t i = get_global_id(0);
    out[i] = vload_half4(i, in) * 0.5f;
}

__kernel void halves_out(__global const float2 *in, __global half *out)
{
    size_t i = get_global_id(0);
    vstore_half2_rte(in[i], i, out);
}

__kernel void reinterpreted(__global const float *in, __global uint *out, __global uchar4 *bytes)
{
    size_t i = get_global_id(0);
    uint bits = as_uint(in[i]);
    out[i] = bits ^ (0 - (bits >> 31) | 0x80000000u); // sorts as floats do
    bytes[i] = as_uchar4(in[i]).wzyx;
}

__kernel void relations(__global const float4 *a, __global const float4 *b, __global int4 *out)
{
    size_t i = get_global_id(0);
    float4 p = a[i], q = b[i];
    int4 r = (isless(p, q) & 1) | (isgreaterequal(p, q) & 2) | (isunordered(p, q) & 4) | (isnan(p) & 8) | (isinf(q) & 16) |
             (signbit(p) & 32) | (isnormal(q) & 64) | (islessgreater(p, q) & 128) | (isfinite(p) & 256);
    out[i] = r | (any(p < q) ? 512 : 0) | (all(p < q) ? 1024 : 0);
}

__kernel void selections(__global const float4 *a, __global const float4 *b, __global const int4 *how, __global float4 *out)
{
    size_t i = get_global_id(0);
    out[2 * i] = select(a[i], b[i], how[i]);
    out[2 * i + 1] = as_float4(bitselect(as_int4(a[i]), as_int4(b[i]), how[i] & (int4)(0x807fffff)));
}

__kernel void common_functions(__global const float4 *a, __global const float4 *b, __global float4 *out)
{
    size_t i = get_global_id(0);
    out[4 * i] = mix(a[i], b[i], 0.25f);
    out[4 * i + 1] = step(a[i], b[i]) + sign(a[i]);
    out[4 * i + 2] = smoothstep((float4)(-5.0f), (float4)(5.0f), a[i]);
    out[4 * i + 3] = degrees(a[i]) + radians(b[i]);
}

__kernel void geometry(__global const float4 *a, __global const float4 *b, __global float4 *out)
{
    size_t i = get_global_id(0);
    float3 p = a[i].xyz, q = b[i].xyz;
    out[3 * i] = (float4)(dot(p, q), length(p), distance(p, q), 0.0f);
    out[3 * i + 1] = (float4)(normalize(p), 1.0f);
    out[3 * i + 2] = cross(a[i], b[i]);
}

__kernel void reflect(__global const float4 *ray, __global const float4 *normal, __global float4 *out)
{
    size_t i = get_global_id(0);
    float4 n = normalize(normal[i]);
    out[i] = ray[i] - 2.0f * dot(ray[i], n) * n;
}

__kernel void exact_parts(__global const float *in, __global float4 *out, __global int *exponents)
{
    size_t i = get_global_id(0);
    float v = in[i], whole;
    int e;
    float f = modf(v, &whole), m = frexp(v, &e);
    exponents[i] = e * 1000 + ilogb(v);
    out[2 * i] = (float4)(f, whole, m, ldexp(m, 3));
    out[2 * i + 1] = (float4)(copysign(2.0f, v), fdim(v, 1.0f), fmax(v, -1.0f), fma(v, v, -v));
}

// libclc 15 rounds -0.3 to 0, not to -0: its round() adds 0.0 to what TRUNC gives. The sum here makes both 0.
__kernel void to_whole(__global const float *in, __global float4 *out)
{
    size_t i = get_global_id(0);
    float v = in[i];
    out[2 * i] = (float4)(floor(v), ceil(v), trunc(v), round(v) + 0.0f);
    out[2 * i + 1] = (float4)(rint(v), fabs(v), fmin(v, 0.5f), maxmag(v, -3.0f));
}

__kernel void remainders(__global const float *a, __global const float *b, __global float2 *out)
{
    size_t i = get_global_id(0);
    out[i] = (float2)(fmod(a[i], b[i]), nextafter(a[i], b[i]));
}

__kernel void waves(__global const float *in, __global float4 *out)
{
    size_t i = get_global_id(0);
    out[i] = (float4)(sin(in[i]), cos(in[i]), exp2(in[i]), log2(fabs(in[i])));
}

__kernel void powers(__global const float *a, __global const float *b, __global float4 *out)
{
    size_t i = get_global_id(0);
    out[i] = (float4)(pow(a[i], b[i]), powr(a[i], -b[i]), pown(a[i], 3), rsqrt(a[i]));
}
