// SPDX-License-Identifier: MIT
// Quadwords at any byte address: where the address is a pointer, Broadwell's compiler moves them with byte messages
// of 8 bytes a lane.
typedef struct {
    ulong v;
} __attribute__((packed)) unaligned;

__kernel void unaligned_private(__global const ulong *in, __global ulong *out)
{
    size_t i = get_global_id(0);
    uchar t[80];
    ulong x = in[i];
    for (int k = 0; k < 80; k++)
        t[k] = x >> (k & 31);
    ((unaligned *)(t + (x & 63)))->v += x;
    out[i] = ((unaligned *)(t + ((x >> 8) & 63)))->v;
}

__kernel void unaligned_global(__global const uchar *in, __global uchar *out)
{
    size_t i = get_global_id(0);
    ulong v = ((__global const unaligned *)(in + 9 * i + 1))->v;
    ((__global unaligned *)(out + 11 * i + 1))->v = v * 3;
}

__kernel void unaligned_local(__global const ulong *in, __global ulong *out)
{
    __local uchar t[128];
    size_t i = get_global_id(0), l = get_local_id(0);
    ((__local unaligned *)(t + 9 * l + 1))->v = in[i];
    barrier(CLK_LOCAL_MEM_FENCE);
    out[i] = ((__local unaligned *)(t + 9 * (7 - l) + 1))->v;
}
