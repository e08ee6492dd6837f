// SPDX-License-Identifier: MIT
// Small stores next to each other, copies, and unaligned data in memory.
__kernel void byte_store(__global const uint *in, __global uchar *out, __global ushort *shorts)
{
    size_t i = get_global_id(0);
    uint x = in[i];
    out[i] = (uchar)(x >> 8);
    shorts[2 * i] = (ushort)x;
    shorts[2 * i + 1] = (ushort)(x >> 16 ^ 0xffff);
}

__kernel void every_third_byte(__global const char *in, __global char *out)
{
    size_t i = get_global_id(0);
    out[3 * i + 1] = in[i] + (char)1;
}

__kernel void copy_bytes(__global const uchar *in, __global uchar *out, uint from, uint to, uint count)
{
    uint i = get_global_id(0);
    if (i < count)
        out[to + i] = in[from + i];
}

__kernel void copy_blocks(__global const uint4 *in, __global uint4 *out, uint blocks)
{
    for (uint i = get_global_id(0); i < blocks; i += get_global_size(0))
        out[blocks - 1 - i] = in[i];
}

__kernel void pack_pixels(__global const float4 *in, __global uchar4 *out, __global ushort *rgb565)
{
    size_t i = get_global_id(0);
    float4 c = in[i];
    out[i] = convert_uchar4_sat_rte(c * 255.0f);
    uchar4 p = out[i];
    rgb565[i] = (ushort)((p.x >> 3) << 11 | (p.y >> 2) << 5 | p.z >> 3);
}

__kernel void strided_long(__global const long *in, __global long *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    out[i * 2] = in[n - 1 - i];
    out[i * 2 + 1] = in[(i * 7) % n] ^ in[i];
}
