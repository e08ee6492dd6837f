// SPDX-License-Identifier: MIT
// Sub-group operations whose result does not depend on the sub-group's size; PoCL and Cayman compute the same without them.
#ifdef cl_intel_subgroups
#pragma OPENCL EXTENSION cl_intel_subgroups : enable
#endif

__kernel void group_sum(__global const uint *in, __global uint *out)
{
    __local uint total;
    uint x = in[get_global_id(0)];
    if (get_local_id(0) == 0)
        total = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
#ifdef cl_intel_subgroups
    uint sum = sub_group_reduce_add(x);
    if (get_sub_group_local_id() == 0)
        atomic_add(&total, sum);
#else
    atomic_add(&total, x);
#endif
    barrier(CLK_LOCAL_MEM_FENCE);
    if (get_local_id(0) == 0)
        out[get_group_id(0)] = total;
}

// Neighbours within groups of eight, the smallest sub-group there is.
__kernel void neighbour_exchange(__global const uint *in, __global uint *out)
{
    uint i = get_global_id(0), x = in[i];
#ifdef cl_intel_subgroups
    uint lane = get_sub_group_local_id();
    uint swapped = intel_sub_group_shuffle_xor(x, 3u);
    uint first = intel_sub_group_shuffle(x, lane & ~7u);
#else
    uint swapped = in[i ^ 3];
    uint first = in[i & ~7u];
#endif
    out[i] = swapped * 3 + first;
}

__kernel void group_max(__global const int *in, __global int *out)
{
    uint i = get_global_id(0);
    __local int best;
    if (get_local_id(0) == 0)
        best = -2147483647 - 1;
    barrier(CLK_LOCAL_MEM_FENCE);
#ifdef cl_intel_subgroups
    int mine = sub_group_reduce_max(in[i]);
    atomic_max(&best, mine);
#else
    atomic_max(&best, in[i]);
#endif
    barrier(CLK_LOCAL_MEM_FENCE);
    out[i] = best - in[i] / 2;
}
