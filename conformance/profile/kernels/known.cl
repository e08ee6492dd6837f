// SPDX-License-Identifier: MIT
// Kernels whose counts a sheet of paper gives.

// Everything runs once in each hardware thread, and the loop's body n times.
__kernel void
turns(__global uint *out, uint n)
{
    uint s = get_global_id(0), i = 0;
#pragma unroll 1
    do {
        s = s * 3 + i;
        i++;
    } while (i < n);
    out[get_global_id(0)] = s;
}

// Lane l of a hardware thread touches dword l * step of a buffer and of local memory.
__kernel void
steps(__global const uint *in, __global uint *out, __local uint *t, uint step)
{
    uint l = get_local_id(0);
    t[l * step] = in[get_global_id(0) * step];
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = t[l * step] + 1;
}

// Half of the lanes store, all of them the other way round in the last hardware thread.
__kernel void
halves(__global uint *out, __global const uint *in)
{
    uint g = get_global_id(0);
    if (in[g] != 0)
        out[in[g]] = g;
}
