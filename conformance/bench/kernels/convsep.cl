// SPDX-License-Identifier: MIT
// A separable convolution of 17 x 17: rows through local memory, then columns straight from global memory.
#define RADIUS 8
#define WIDTH 64
#define HEIGHT 4

__kernel void convsep_rows(__global const float *in, __global float *out, __constant float *weights, int n)
{
    __local float tile[HEIGHT][WIDTH + 2 * RADIUS];
    int x = get_global_id(0), y = get_global_id(1), lx = get_local_id(0), ly = get_local_id(1);
    for (int i = lx; i < WIDTH + 2 * RADIUS; i += WIDTH)
        tile[ly][i] = in[y * n + clamp(x - lx - RADIUS + i, 0, n - 1)];
    barrier(CLK_LOCAL_MEM_FENCE);
    float sum = 0.0f;
    for (int i = 0; i <= 2 * RADIUS; i++)
        sum += tile[ly][lx + i] * weights[i];
    out[y * n + x] = sum;
}

__kernel void convsep_columns(__global const float *in, __global float *out, __constant float *weights, int n)
{
    int x = get_global_id(0), y = get_global_id(1);
    float sum = 0.0f;
    for (int i = -RADIUS; i <= RADIUS; i++)
        sum += in[clamp(y + i, 0, n - 1) * n + x] * weights[i + RADIUS];
    out[y * n + x] = sum;
}
