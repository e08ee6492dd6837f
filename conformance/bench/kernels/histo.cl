// SPDX-License-Identifier: MIT
// Counts bytes in local memory, then adds to the global bins.
__kernel void histo(__global const uchar *in, __global uint *bins, uint n)
{
    __local uint h[256];
    for (uint i = get_local_id(0); i < 256; i += get_local_size(0))
        h[i] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint i = get_global_id(0); i < n; i += get_global_size(0))
        atomic_inc(&h[in[i]]);
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint i = get_local_id(0); i < 256; i += get_local_size(0))
        atomic_add(&bins[i], h[i]);
}
