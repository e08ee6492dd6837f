// SPDX-License-Identifier: MIT
// A separable Gaussian: along rows through local memory, then along columns.
#pragma OPENCL FP_CONTRACT OFF

#define GROUP 64
#define MAX_RADIUS 32

// One work-group blurs GROUP pixels of a row; the tile also holds the neighbours on both sides.
__kernel __attribute__((reqd_work_group_size(GROUP, 1, 1)))
void blur_rows(__global const uchar4 *in, __global float4 *out, int width, int height,
               __constant float *weights, int radius)
{
    __local float4 tile[GROUP + 2 * MAX_RADIUS];
    int lid = get_local_id(0), x = get_global_id(0), y = get_global_id(1);
    int first = x - lid - radius;
    for (int i = lid; i < GROUP + 2 * radius; i += GROUP)
        tile[i] = convert_float4(in[y * width + clamp(first + i, 0, width - 1)]);
    barrier(CLK_LOCAL_MEM_FENCE);
    float4 sum = tile[lid + radius] * weights[0];
    for (int i = 1; i <= radius; i++)
        sum += (tile[lid + radius - i] + tile[lid + radius + i]) * weights[i];
    if (x < width)
        out[y * width + x] = sum;
}

__kernel void blur_columns(__global const float4 *in, __global uchar4 *out, int width, int height,
                           __constant float *weights, int radius)
{
    int x = get_global_id(0), y = get_global_id(1);
    if (x >= width)
        return;
    float4 sum = in[y * width + x] * weights[0];
    for (int i = 1; i <= radius; i++) {
        int above = max(y - i, 0), below = min(y + i, height - 1);
        sum += (in[above * width + x] + in[below * width + x]) * weights[i];
    }
    out[y * width + x] = convert_uchar4_sat_rte(sum);
}
