// SPDX-License-Identifier: MIT
// JPEG's forward transform of blocks of 8 x 8 bytes: rows, then columns, in local memory.
__kernel void dct8x8(__global const uchar *in, __global float *out, __constant float *cosines, uint n)
{
    __local float pixels[8][8], rows[8][8];
    uint x = get_local_id(0), y = get_local_id(1), i = get_global_id(1) * n + get_global_id(0);
    pixels[y][x] = (float)in[i] - 128.0f;
    barrier(CLK_LOCAL_MEM_FENCE);
    float sum = 0.0f;
    for (uint k = 0; k < 8; k++)
        sum += pixels[y][k] * cosines[x * 8 + k];
    rows[y][x] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    sum = 0.0f;
    for (uint k = 0; k < 8; k++)
        sum += rows[k][x] * cosines[y * 8 + k];
    out[i] = sum;
}
