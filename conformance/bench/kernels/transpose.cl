// SPDX-License-Identifier: MIT
// Tiles of 16 x 16 turned in local memory, a column wider than they need to be.
__kernel void transpose(__global const float *in, __global float *out, uint n)
{
    __local float tile[16][17];
    uint lx = get_local_id(0), ly = get_local_id(1), gx = get_group_id(0) * 16, gy = get_group_id(1) * 16;
    tile[ly][lx] = in[(gy + ly) * n + gx + lx];
    barrier(CLK_LOCAL_MEM_FENCE);
    out[(gx + ly) * n + gy + lx] = tile[lx][ly];
}
