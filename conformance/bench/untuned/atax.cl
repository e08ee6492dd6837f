// SPDX-License-Identifier: MIT
// PolyBench's shape: a matrix times a vector, then its transpose times the result. One row, then one column an item.
__kernel void atax_rows(__global const float *a, __global const float *x, __global float *middle, int n)
{
    int row = get_global_id(0);
    float sum = 0.0f;
    for (int i = 0; i < n; i++)
        sum += a[row * n + i] * x[i];
    middle[row] = sum;
}

__kernel void atax_columns(__global const float *a, __global const float *middle, __global float *y, int n)
{
    int column = get_global_id(0);
    y[column] = 0.0f;
    for (int i = 0; i < n; i++)
        y[column] += a[i * n + column] * middle[i];
}
