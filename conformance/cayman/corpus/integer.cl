// SPDX-License-Identifier: MIT
// Integer arithmetic of all widths. Every kernel of this corpus: (out, in, n), one item per out element.
#define ARGS __global uint *out, __global const uint *in, uint n
#define I uint i = get_global_id(0); uint a = in[i], b = in[i + 1], c = in[i + 2]
__kernel void addsub(ARGS) { I; out[i] = a + b - c * 3u; }
__kernel void bits(ARGS) { I; out[i] = ((a & b) | (~a & c)) ^ (a << 7) ^ (b >> 9); }
__kernel void shifts(ARGS) { I; out[i] = (a << (b & 31u)) + (c >> (a & 31u)) + (uint)((int)b >> (c & 31u)); }
__kernel void mulhi(ARGS) { I; out[i] = mul_hi(a, b) ^ (uint)mul_hi((int)b, (int)c); }
__kernel void div32(ARGS) { I; out[i] = a / (b | 1u) + (uint)((int)b / (int)(c | 1u)); }
__kernel void mod32(ARGS) { I; out[i] = a % ((b >> 20) | 1u) + (uint)((int)b % (int)((c >> 16) | 1u)); }
__kernel void minmax(ARGS) { I; out[i] = min(a, b) + max(b, c) + (uint)min((int)a, (int)c) + (uint)max((int)a, (int)b); }
__kernel void rotate_pop(ARGS) { I; out[i] = rotate(a, b) + popcount(b) + clz(c >> (a & 15u)); }
__kernel void sat(ARGS) { I; out[i] = add_sat(a, b) ^ sub_sat(a, c) ^ (uint)add_sat((int)a, (int)b) ^ (uint)sub_sat((int)b, (int)c); }
__kernel void halves(ARGS) { I; out[i] = hadd(a, b) + rhadd(b, c) + abs_diff(a, c); }
__kernel void mul24s(ARGS) { I; out[i] = mul24(a & 0xffffffu, b & 0xffffu) + mad24(a & 0xfffu, c & 0xfffu, b); }
__kernel void compare(ARGS) { I; out[i] = (a < b) + 2u * (a == b) + 4u * ((int)a < (int)c) + 8u * (b >= c) + 16u * (a != (c & 0xffu)); }
__kernel void long_add(ARGS) { I; ulong x = ((ulong)a << 32 | b) + ((ulong)c << 32 | a) - (ulong)b; out[2 * i] = (uint)x; out[2 * i + 1] = (uint)(x >> 32); }
__kernel void long_mul(ARGS) { I; ulong x = ((ulong)a << 32 | b) * ((ulong)c << 32 | a); out[2 * i] = (uint)x; out[2 * i + 1] = (uint)(x >> 32); }
__kernel void long_shift(ARGS) { I; ulong x = (ulong)a << 32 | b; x = (x << (c & 63u)) ^ (x >> (a & 63u)) ^ (ulong)((long)x >> (b & 63u)); out[2 * i] = (uint)x; out[2 * i + 1] = (uint)(x >> 32); }
__kernel void long_div(ARGS) { I; ulong x = ((ulong)a << 32 | b) / ((ulong)(c >> 8) << 12 | 5u); out[2 * i] = (uint)x; out[2 * i + 1] = (uint)(x >> 32); }
__kernel void chars(ARGS) { I; char x = (char)a, y = (char)(b >> 8); uchar z = (uchar)c; out[i] = (uint)(x * y) + (uint)(char)(x + y) + (uchar)(z << 3); }
__kernel void shorts(ARGS) { I; short x = (short)a, y = (short)(b >> 8); ushort z = (ushort)c; out[i] = (uint)(x * y) + (uint)(short)(x - y) + (ushort)(z * z); }
__kernel void bytes_io(ARGS)
{
    uint i = get_global_id(0);
    __global const uchar *p = (__global const uchar *)in;
    ((__global uchar *)out)[i] = p[i] + p[i + 3];
}
__kernel void shorts_io(ARGS)
{
    uint i = get_global_id(0);
    __global const short *p = (__global const short *)in;
    ((__global short *)out)[i] = (short)(p[i] * 3 - p[i + 5]);
}
__kernel void uchar4_io(ARGS)
{
    uint i = get_global_id(0);
    uchar4 v = ((__global const uchar4 *)in)[i], w = ((__global const uchar4 *)in)[i + 7];
    ((__global uchar4 *)out)[i] = add_sat(v, w) - (v >> (uchar4)2);
}
__kernel void uint4_io(ARGS)
{
    uint i = get_global_id(0);
    uint4 v = ((__global const uint4 *)in)[i], w = ((__global const uint4 *)in)[i + 1];
    ((__global uint4 *)out)[i] = v.wzyx * 3u + (w ^ v);
}
__kernel void uint2_io(ARGS)
{
    uint i = get_global_id(0);
    uint2 v = ((__global const uint2 *)in)[i];
    ((__global uint2 *)out)[i] = v.yx + (uint2)(i, n);
}
