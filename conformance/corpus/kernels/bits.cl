// SPDX-License-Identifier: MIT
// Population counts, leading zeros, rotations, selections and hand-made bit tricks.
__kernel void count_bits(__global const uint *in, __global uint *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    uint x = in[i];
    out[i] = popcount(x);
    out[n + i] = clz(x);
    out[2 * n + i] = clz((uchar)x) | clz((ushort)x) << 8;
    out[3 * n + i] = popcount((ulong)x << 17 | x) | (uint)clz((ulong)x << 9) << 8;
}

__kernel void rotate_bits(__global const uint *in, __global const uint *by, __global uint *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    uint x = in[i], r = by[i];
    out[i] = rotate(x, r & 31);
    out[n + i] = rotate((uchar)x, (uchar)(r & 7)) | (uint)rotate((ushort)x, (ushort)(r & 15)) << 16;
    ulong wide = rotate((ulong)x << 32 | ~x, (ulong)(r & 63));
    out[2 * n + i] = (uint)wide ^ (uint)(wide >> 32);
    out[3 * n + i] = bitselect(x, r, 0x0ff0f00fu);
}

__kernel void reverse_bits(__global const uint *in, __global uint *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    uint x = in[i], y = x;
    y = (y >> 1 & 0x55555555u) | (y & 0x55555555u) << 1;
    y = (y >> 2 & 0x33333333u) | (y & 0x33333333u) << 2;
    y = (y >> 4 & 0x0f0f0f0fu) | (y & 0x0f0f0f0fu) << 4;
    out[i] = y >> 24 | (y >> 8 & 0xff00u) | (y & 0xff00u) << 8 | y << 24;
    uint gray = x ^ x >> 1, back = gray;
    for (uint s = 1; s < 32; s *= 2)
        back ^= back >> s;
    out[n + i] = gray + back;
    out[2 * n + i] = (x & -x) * 0x077cb531u >> 27;
}

__kernel void fields(__global const int *in, __global int *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    int x = in[i];
    out[i] = x << 11 >> 21;
    out[n + i] = (int)((uint)x >> 5 & 0x1ffu);
    out[2 * n + i] = (x & ~0xff00) | (x << 4 & 0xff00);
    out[3 * n + i] = upsample((short)x, (ushort)(x >> 16));
}

/* Bits of two values in turn, in lanes that leave the loop one after the other and keep what they had. */
__kernel void take_turns(__global const uint *in, __global uint *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    uint x = in[i], y = in[n + i], f = x, g = y;
    for (uint k = 0; k < (x & 15u); k++) {
        f = (f & 0x408acfffu) | (y & 0xbf753000u);
        y = rotate(y, 7u) + f;
        g = bitselect(y, g, 0x0ff0a55au);
    }
    out[i] = f;
    out[n + i] = g;
    float s = as_float(x), t = as_float(y);
    out[2 * n + i] = as_uint(g & 1 ? s : copysign(s, t));
    out[3 * n + i] = as_uint(f & 2 ? s : copysign(t, s));
}
