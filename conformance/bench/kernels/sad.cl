// SPDX-License-Identifier: MIT
// Motion search: the least sum of absolute differences of a block of 8 x 8 within four pixels, one block an
// item.
__kernel void sad(__global const uchar *now, __global const uchar *before, __global uint *least, int n)
{
    int bx = get_global_id(0) * 8, by = get_global_id(1) * 8;
    uint best = 0xffffffff;
    for (int my = -4; my <= 4; my++)
        for (int mx = -4; mx <= 4; mx++) {
            uint sum = 0;
            for (int y = 0; y < 8; y++)
                for (int x = 0; x < 8; x++) {
                    int there = clamp(by + y + my, 0, n - 1) * n + clamp(bx + x + mx, 0, n - 1);
                    sum += abs_diff((int)now[(by + y) * n + bx + x], (int)before[there]);
                }
            best = min(best, sum << 8 | (uint)((my + 4) * 9 + mx + 4));
        }
    least[get_global_id(1) * (n / 8) + get_global_id(0)] = best;
}
