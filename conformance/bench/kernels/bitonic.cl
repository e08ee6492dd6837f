// SPDX-License-Identifier: MIT
// Sorts blocks of 512 words in local memory.
#define BLOCK 512

__kernel void bitonic(__global uint *words)
{
    __local uint block[BLOCK];
    uint item = get_local_id(0), base = get_group_id(0) * BLOCK;
    block[item] = words[base + item];
    block[item + BLOCK / 2] = words[base + item + BLOCK / 2];
    for (uint size = 2; size <= BLOCK; size *= 2)
        for (uint stride = size / 2; stride > 0; stride /= 2) {
            barrier(CLK_LOCAL_MEM_FENCE);
            uint low = 2 * item - (item & (stride - 1)), high = low + stride;
            uint a = block[low], b = block[high];
            bool up = (low & size) == 0;
            block[low] = up ? min(a, b) : max(a, b);
            block[high] = up ? max(a, b) : min(a, b);
        }
    barrier(CLK_LOCAL_MEM_FENCE);
    words[base + item] = block[item];
    words[base + item + BLOCK / 2] = block[item + BLOCK / 2];
}
