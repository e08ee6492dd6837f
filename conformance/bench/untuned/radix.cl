// SPDX-License-Identifier: MIT
// SHOC's shape: passes of a radix sort, four bits each. A group of 256 counts the digits of 4096 words, each item of 16 in a
// row; one group adds the counts up; then each word goes to its place.
#define GROUP 256
#define EACH 16
#define DIGITS 16

void count(__local uint *counts, __global const uint *words, uint item, uint shift)
{
    for (uint digit = 0; digit < DIGITS; digit++)
        counts[digit * GROUP + item] = 0;
    for (uint i = 0; i < EACH; i++)
        counts[(words[i] >> shift & 15) * GROUP + item]++;
    barrier(CLK_LOCAL_MEM_FENCE);
}

__kernel void radix_count(__global const uint *words, __global uint *totals, uint shift)
{
    __local uint counts[DIGITS * GROUP];
    uint item = get_local_id(0);
    count(counts, words + get_global_id(0) * EACH, item, shift);
    if (item < DIGITS) {
        uint total = 0;
        for (uint i = 0; i < GROUP; i++)
            total += counts[item * GROUP + i];
        totals[item * get_num_groups(0) + get_group_id(0)] = total;
    }
}

// What is before each item's, of the items' sums.
uint before(__local uint *sums, uint item, uint sum)
{
    sums[item] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint reach = 1; reach < GROUP; reach *= 2) {
        uint other = item >= reach ? sums[item - reach] : 0;
        barrier(CLK_LOCAL_MEM_FENCE);
        sums[item] += other;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    return sums[item] - sum;
}

__kernel void radix_add_up(__global uint *totals, uint number)
{
    __local uint sums[GROUP];
    uint item = get_local_id(0), part = (number + GROUP - 1) / GROUP, sum = 0;
    uint from = min(item * part, number), to = min(from + part, number);
    for (uint i = from; i < to; i++)
        sum += totals[i];
    sum = before(sums, item, sum);
    for (uint i = from; i < to; i++) {
        uint total = totals[i];
        totals[i] = sum;
        sum += total;
    }
}

__kernel void radix_scatter(__global const uint *words, __global uint *out, __global const uint *totals, uint shift)
{
    __local uint counts[DIGITS * GROUP], sums[GROUP];
    uint item = get_local_id(0), base = get_global_id(0) * EACH, sum = 0;
    count(counts, words + base, item, shift);
    for (uint i = 0; i < DIGITS; i++)
        sum += counts[item * DIGITS + i];
    sum = before(sums, item, sum);
    for (uint i = 0; i < DIGITS; i++) {
        uint own = counts[item * DIGITS + i];
        counts[item * DIGITS + i] = sum;
        sum += own;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (item < DIGITS)
        sums[item] = totals[item * get_num_groups(0) + get_group_id(0)] - counts[item * GROUP];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint i = 0; i < EACH; i++) {
        uint word = words[base + i], digit = word >> shift & 15;
        out[sums[digit] + counts[digit * GROUP + item]++] = word;
    }
}
