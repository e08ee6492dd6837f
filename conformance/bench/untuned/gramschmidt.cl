// SPDX-License-Identifier: MIT
// PolyBench's shape: column k's length by a single item, the column divided by it, then the later columns made orthogonal.
__kernel void gramschmidt_length(__global const float *a, __global float *r, int n, int k)
{
    if (get_global_id(0) == 0) {
        float sum = 0.0f;
        for (int i = 0; i < n; i++)
            sum += a[i * n + k] * a[i * n + k];
        r[k * n + k] = sqrt(sum);
    }
}

__kernel void gramschmidt_divide(__global const float *a, __global const float *r, __global float *q, int n, int k)
{
    int i = get_global_id(0);
    q[i * n + k] = a[i * n + k] / r[k * n + k];
}

__kernel void gramschmidt_rest(__global float *a, __global float *r, __global const float *q, int n, int k)
{
    int column = get_global_id(0);
    if (column <= k)
        return;
    float sum = 0.0f;
    for (int i = 0; i < n; i++)
        sum += q[i * n + k] * a[i * n + column];
    r[k * n + column] = sum;
    for (int i = 0; i < n; i++)
        a[i * n + column] -= q[i * n + k] * sum;
}
