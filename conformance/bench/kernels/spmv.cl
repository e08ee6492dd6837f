// SPDX-License-Identifier: MIT
// A sparse matrix in compressed rows times a vector, one row an item.
__kernel void spmv(__global const uint *starts, __global const uint *columns, __global const float *values,
                   __global const float *x, __global float *y)
{
    uint row = get_global_id(0), end = starts[row + 1];
    float sum = 0.0f;
    for (uint i = starts[row]; i < end; i++)
        sum += values[i] * x[columns[i]];
    y[row] = sum;
}
