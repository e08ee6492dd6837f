// SPDX-License-Identifier: MIT
// FFmpeg's shape: a pixel moves away from the mean around it. A group reads its pixels and a border into local memory.
#define SIDE 16
#define RADIUS 2
#define WIDE (SIDE + 2 * RADIUS)

__kernel void unsharp(__global const uchar *in, __global uchar *out, __constant float *weights, float amount, int n)
{
    __local float tile[WIDE][WIDE];
    int lx = get_local_id(0), ly = get_local_id(1), x = get_global_id(0), y = get_global_id(1);
    for (int i = ly * SIDE + lx; i < WIDE * WIDE; i += SIDE * SIDE) {
        int tx = clamp(x - lx - RADIUS + i % WIDE, 0, n - 1), ty = clamp(y - ly - RADIUS + i / WIDE, 0, n - 1);
        tile[i / WIDE][i % WIDE] = (float)in[ty * n + tx];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    float blurred = 0.0f, here = tile[ly + RADIUS][lx + RADIUS];
    for (int j = 0; j <= 2 * RADIUS; j++)
        for (int i = 0; i <= 2 * RADIUS; i++)
            blurred += tile[ly + j][lx + i] * weights[j * (2 * RADIUS + 1) + i];
    out[y * n + x] = convert_uchar_sat_rte(here + amount * (here - blurred));
}
