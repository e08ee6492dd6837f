// SPDX-License-Identifier: MIT
// Conway's Game of Life on a torus, a byte a cell.
__kernel void life(__global const uchar *in, __global uchar *out, int n)
{
    int x = get_global_id(0), y = get_global_id(1);
    int left = x == 0 ? n - 1 : x - 1, right = x == n - 1 ? 0 : x + 1;
    int above = (y == 0 ? n - 1 : y - 1) * n, below = (y == n - 1 ? 0 : y + 1) * n, here = y * n;
    int around = in[above + left] + in[above + x] + in[above + right] + in[here + left] + in[here + right] +
                 in[below + left] + in[below + x] + in[below + right];
    out[here + x] = around == 3 || (around == 2 && in[here + x]);
}
