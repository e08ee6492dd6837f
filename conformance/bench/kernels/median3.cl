// SPDX-License-Identifier: MIT
// The median of 3 x 3 pixels of RGBA bytes: sort the columns, then the largest least, the middle middle, the
// least most.
#define SORT(a, b)                                                                                           \
    do {                                                                                                     \
        uchar4 low = min(a, b);                                                                              \
        b = max(a, b);                                                                                       \
        a = low;                                                                                             \
    } while (0)
#define SORT3(a, b, c)                                                                                       \
    do {                                                                                                     \
        SORT(a, b);                                                                                          \
        SORT(b, c);                                                                                          \
        SORT(a, b);                                                                                          \
    } while (0)

__kernel void median3(__global const uchar4 *in, __global uchar4 *out, int n)
{
    int x = get_global_id(0), y = get_global_id(1), left = max(x - 1, 0), right = min(x + 1, n - 1);
    int above = max(y - 1, 0) * n, here = y * n, below = min(y + 1, n - 1) * n;
    uchar4 a = in[above + left], b = in[here + left], c = in[below + left];
    uchar4 d = in[above + x], e = in[here + x], f = in[below + x];
    uchar4 g = in[above + right], h = in[here + right], i = in[below + right];
    SORT3(a, b, c);
    SORT3(d, e, f);
    SORT3(g, h, i);
    uchar4 least = max(max(a, d), g), most = min(min(c, f), i);
    SORT3(b, e, h);
    SORT3(least, e, most);
    out[here + x] = e;
}
