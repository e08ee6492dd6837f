// SPDX-License-Identifier: MIT
// Counts where a pattern occurs: every position compares until it differs.
__kernel void strmatch(__global const uchar *text, __global const uchar *pattern, uint length,
                       __global uint *count)
{
    __local uint found;
    if (get_local_id(0) == 0)
        found = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    uint i = get_global_id(0), same = 0;
    while (same < length && text[i + same] == pattern[same])
        same++;
    if (same == length)
        atomic_inc(&found);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (get_local_id(0) == 0)
        atomic_add(count, found);
}
