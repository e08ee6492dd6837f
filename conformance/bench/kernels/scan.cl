// SPDX-License-Identifier: MIT
// Inclusive prefix sums: blocks of 256, then the blocks' sums in one work-group, then these are added.
#define BLOCK 256

uint scan_local(__local uint *sums, uint item, uint value)
{
    sums[item] = value;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint distance = 1; distance < BLOCK; distance *= 2) {
        uint other = item >= distance ? sums[item - distance] : 0;
        barrier(CLK_LOCAL_MEM_FENCE);
        sums[item] += other;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    return sums[item];
}

__kernel void scan_blocks(__global const uint *in, __global uint *out, __global uint *block_sums)
{
    __local uint sums[BLOCK];
    uint i = get_global_id(0), item = get_local_id(0);
    uint sum = scan_local(sums, item, in[i]);
    out[i] = sum;
    if (item == BLOCK - 1)
        block_sums[get_group_id(0)] = sum;
}

__kernel void scan_sums(__global uint *block_sums, uint count)
{
    __local uint sums[BLOCK];
    uint item = get_local_id(0), part = (count + BLOCK - 1) / BLOCK, total = 0;
    uint from = item * part, to = min(from + part, count);
    for (uint i = from; i < to; i++)
        total += block_sums[i];
    uint before = scan_local(sums, item, total) - total;
    for (uint i = from; i < to; i++)
        block_sums[i] = before += block_sums[i];
}

__kernel void scan_add(__global uint *out, __global const uint *block_sums)
{
    uint group = get_group_id(0);
    if (group > 0)
        out[get_global_id(0)] += block_sums[group - 1];
}
