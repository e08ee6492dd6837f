// SPDX-License-Identifier: MIT
// Sums floats: a strided loop, then a tree in local memory.
__kernel void reduce(__global const float *in, __global float *out, __local float *s, uint n)
{
    uint l = get_local_id(0), g = get_global_id(0), step = get_global_size(0);
    float a = 0.0f;
    for (uint i = g; i < n; i += step)
        a += in[i];
    s[l] = a;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint k = get_local_size(0) / 2; k > 0; k >>= 1) {
        if (l < k)
            s[l] += s[l + k];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (l == 0)
        out[get_group_id(0)] = s[0];
}
