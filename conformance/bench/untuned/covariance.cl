// SPDX-License-Identifier: MIT
// PolyBench's shape: the columns' means, then they are subtracted, then a row of the symmetric result an item.
__kernel void covariance_means(__global const float *data, __global float *means, int n)
{
    int column = get_global_id(0);
    float sum = 0.0f;
    for (int i = 0; i < n; i++)
        sum += data[i * n + column];
    means[column] = sum / (float)n;
}

__kernel void covariance_centre(__global float *data, __global const float *means, int n)
{
    int x = get_global_id(0), y = get_global_id(1);
    data[y * n + x] -= means[x];
}

__kernel void covariance_rows(__global const float *data, __global float *result, int n)
{
    int first = get_global_id(0);
    for (int second = first; second < n; second++) {
        float sum = 0.0f;
        for (int i = 0; i < n; i++)
            sum += data[i * n + first] * data[i * n + second];
        sum /= (float)n - 1.0f;
        result[first * n + second] = sum;
        result[second * n + first] = sum;
    }
}
