// SPDX-License-Identifier: MIT
// Rodinia's shape: the cheapest way down a grid, a step to the side at most. A group does eight rows in local memory; each
// row leaves an item at either end behind, so 240 of 256 columns remain.
#define GROUP 256
#define ROWS 8
#define LEFT (GROUP - 2 * ROWS)

__kernel void pathfinder(__global const int *costs, __global const int *in, __global int *out, int columns, int first)
{
    __local int before[GROUP], after[GROUP];
    int item = get_local_id(0), x = get_group_id(0) * LEFT + item - ROWS;
    bool inside = x >= 0 && x < columns;
    int left = x > 0 ? max(item - 1, 0) : item, right = x < columns - 1 ? min(item + 1, GROUP - 1) : item;
    if (inside)
        before[item] = in[x];
    barrier(CLK_LOCAL_MEM_FENCE);
    bool computed = false;
    for (int row = 0; row < ROWS; row++) {
        computed = false;
        if (item > row && item < GROUP - 1 - row && inside) {
            int least = min(min(before[left], before[item]), before[right]);
            after[item] = least + costs[(first + row) * columns + x];
            computed = true;
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        if (computed)
            before[item] = after[item];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (computed)
        out[x] = after[item];
}
