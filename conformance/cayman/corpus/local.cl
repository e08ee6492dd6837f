// SPDX-License-Identifier: MIT
// Local memory, barriers and atomics; work-groups of 128.
#define ARGS __global uint *out, __global const uint *in, uint n
#define L uint i = get_global_id(0), l = get_local_id(0)
__kernel void reverse(ARGS) { __local uint t[128]; L; t[l] = in[i]; barrier(CLK_LOCAL_MEM_FENCE); out[i] = t[127u - l]; }
__kernel void scan(ARGS)
{
    __local uint t[128]; L;
    t[l] = in[i] & 255u;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint d = 1; d < 128u; d <<= 1) {
        uint x = l >= d ? t[l - d] : 0u;
        barrier(CLK_LOCAL_MEM_FENCE);
        t[l] += x;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    out[i] = t[l];
}
__kernel void reduce(ARGS)
{
    __local uint t[128]; L;
    t[l] = in[i];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint d = 64; d; d >>= 1) { if (l < d) t[l] += t[l + d]; barrier(CLK_LOCAL_MEM_FENCE); }
    if (!l) out[get_group_id(0)] = t[0];
}
__kernel void local_bytes(ARGS) { __local uchar t[128]; __local ushort s[128]; L; t[l] = (uchar)in[i]; s[l] = (ushort)(in[i] >> 3); barrier(CLK_LOCAL_MEM_FENCE); out[i] = t[l ^ 1u] + s[l ^ 2u] * 256u; }
__kernel void local_signed(ARGS) { __local char t[128]; __local short s[128]; L; t[l] = (char)in[i]; s[l] = (short)(in[i] >> 3); barrier(CLK_LOCAL_MEM_FENCE); out[i] = (uint)(t[l ^ 1u] + s[l ^ 2u]); }
__kernel void local_atomics(ARGS)
{
    __local uint t[16]; L;
    if (l < 16u) t[l] = l == 5u || l == 7u ? 0xffffffffu : 0u;
    barrier(CLK_LOCAL_MEM_FENCE);
    uint v = in[i];
    atomic_add(&t[0], v); atomic_sub(&t[1], v); atomic_inc(&t[2]); atomic_dec(&t[3]);
    atomic_or(&t[4], v); atomic_and(&t[5], v); atomic_xor(&t[6], v); atomic_min(&t[7], v);
    atomic_max(&t[8], v); atomic_min((__local int *)&t[9], (int)v); atomic_max((__local int *)&t[10], (int)v);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l < 16u) out[get_group_id(0) * 16u + l] = t[l];
}
__kernel void local_returns(ARGS)
{
    __local uint t[128]; L;
    t[l] = in[i];
    uint r = atomic_add(&t[l], 5u);
    r ^= atomic_xchg(&t[l], i); r += atomic_cmpxchg(&t[l], i, l); r ^= atomic_or(&t[l], 64u);
    r += atomic_max(&t[l], 1000u); r ^= atomic_sub(&t[l], 3u); r += atomic_xor(&t[l], 0xffu);
    out[i] = r + t[l];
}
__kernel void histogram(ARGS)
{
    __local uint h[64]; L;
    if (l < 64u) h[l] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    atomic_inc(&h[in[i] & 63u]);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l < 64u) atomic_add(&out[l], h[l]);
}
__kernel void global_atomics(ARGS)
{
    uint i = get_global_id(0), v = in[i];
    atomic_add(&out[0], v); atomic_sub(&out[1], v); atomic_inc(&out[2]); atomic_or(&out[4], v);
    atomic_xor(&out[6], v); atomic_max(&out[8], v); atomic_min((__global int *)&out[9], (int)v); atomic_max((__global int *)&out[10], (int)v);
}
__kernel void transpose(ARGS)
{
    __local uint t[8][17]; L;
    uint x = l & 15u, y = l >> 4;
    t[y][x] = in[i];
    barrier(CLK_LOCAL_MEM_FENCE);
    out[i] = t[l & 7u][l >> 3];
}
__kernel void dynamic_local(ARGS, __local uint *t) { L; t[l] = in[i]; barrier(CLK_LOCAL_MEM_FENCE); out[i] = t[127u - l] + n; }
