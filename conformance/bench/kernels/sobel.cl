// SPDX-License-Identifier: MIT
// Edges of a grey picture of bytes.
__kernel void sobel(__global const uchar *in, __global uchar *out, int n)
{
    int x = get_global_id(0), y = get_global_id(1);
    int left = max(x - 1, 0), right = min(x + 1, n - 1), above = max(y - 1, 0) * n,
        below = min(y + 1, n - 1) * n;
    int here = y * n;
    int dx = in[above + right] + 2 * in[here + right] + in[below + right] - in[above + left] -
             2 * in[here + left] - in[below + left];
    int dy = in[below + left] + 2 * in[below + x] + in[below + right] - in[above + left] - 2 * in[above + x] -
             in[above + right];
    out[here + x] = convert_uchar_sat_rte(sqrt((float)(dx * dx + dy * dy)));
}
