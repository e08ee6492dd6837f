// SPDX-License-Identifier: MIT
// Rodinia's shape: Needleman and Wunsch's table of two sequences. A launch does a diagonal of tiles, a group of 16 items a tile:
// its own diagonals in turn, in local memory.
#define TILE 16

__kernel void nw(__global const int *likeness, __global int *table, int n, int penalty, int first, int diagonal)
{
    __local int t[TILE + 1][TILE + 1], like[TILE][TILE];
    int item = get_local_id(0), bx = first + get_group_id(0), by = diagonal - bx, wide = n + 1;
    int base = by * TILE * wide + bx * TILE;
    for (int y = 0; y < TILE; y++)
        like[y][item] = likeness[(by * TILE + y) * n + bx * TILE + item];
    t[0][item + 1] = table[base + item + 1];
    t[item + 1][0] = table[base + (item + 1) * wide];
    if (item == 0)
        t[0][0] = table[base];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int step = 0; step < 2 * TILE - 1; step++) {
        int y = step - item;
        if (y >= 0 && y < TILE) {
            int aligned = t[y][item] + like[y][item];
            t[y + 1][item + 1] = max(aligned, max(t[y][item + 1], t[y + 1][item]) - penalty);
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    for (int y = 0; y < TILE; y++)
        table[base + (y + 1) * wide + item + 1] = t[y + 1][item + 1];
}
