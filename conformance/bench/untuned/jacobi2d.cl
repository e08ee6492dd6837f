// SPDX-License-Identifier: MIT
// PolyBench's shape: the mean of five cells into another array, which a second kernel copies back.
__kernel void jacobi2d_step(__global const float *a, __global float *b, int n)
{
    int x = get_global_id(0), y = get_global_id(1);
    if (x >= 1 && y >= 1 && x < n - 1 && y < n - 1)
        b[y * n + x] = 0.2f * (a[y * n + x] + a[y * n + x - 1] + a[y * n + x + 1] + a[(y + 1) * n + x] + a[(y - 1) * n + x]);
}

__kernel void jacobi2d_copy(__global float *a, __global const float *b, int n)
{
    int x = get_global_id(0), y = get_global_id(1);
    if (x >= 1 && y >= 1 && x < n - 1 && y < n - 1)
        a[y * n + x] = b[y * n + x];
}
