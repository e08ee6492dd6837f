// SPDX-License-Identifier: MIT
// PolyBench's shape: c = alpha a a' + beta c, an element an item, straight from global memory.
__kernel void syrk(__global const float *a, __global float *c, float alpha, float beta, int n)
{
    int x = get_global_id(0), y = get_global_id(1);
    c[y * n + x] *= beta;
    for (int k = 0; k < n; k++)
        c[y * n + x] += alpha * a[y * n + k] * a[x * n + k];
}
