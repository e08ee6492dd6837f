// SPDX-License-Identifier: MIT
// Local memory and barriers: reductions, scans, tiles.
#pragma OPENCL FP_CONTRACT OFF

__kernel void reduce_sum(__global const int *in, __global int *out, __local int *scratch)
{
    uint lid = get_local_id(0), size = get_local_size(0);
    scratch[lid] = in[get_global_id(0)];
    for (uint s = size / 2; s > 0; s /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (lid < s)
            scratch[lid] += scratch[lid + s];
    }
    if (lid == 0)
        out[get_group_id(0)] = scratch[0];
}

__kernel void scan_blelloch(__global const uint *in, __global uint *out)
{
    __local uint t[128];
    uint lid = get_local_id(0), gid = get_global_id(0), d = 1;
    t[lid] = in[gid];
    for (uint s = 64; s > 0; s /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (lid < s)
            t[d * (2 * lid + 2) - 1] += t[d * (2 * lid + 1) - 1];
        d *= 2;
    }
    if (lid == 0)
        t[127] = 0;
    for (uint s = 1; s < 128; s *= 2) {
        d /= 2;
        barrier(CLK_LOCAL_MEM_FENCE);
        if (lid < s) {
            uint low = d * (2 * lid + 1) - 1, high = d * (2 * lid + 2) - 1, k = t[low];
            t[low] = t[high];
            t[high] += k;
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    out[gid] = t[lid];
}

__kernel void matrix_tiled(__global const float *a, __global const float *b, __global float *c, uint n)
{
    __local float ta[8][8], tb[8][8];
    uint x = get_local_id(0), y = get_local_id(1), col = get_global_id(0), row = get_global_id(1);
    float sum = 0.0f;
    for (uint k = 0; k < n; k += 8) {
        ta[y][x] = a[row * n + k + x];
        tb[y][x] = b[(k + y) * n + col];
        barrier(CLK_LOCAL_MEM_FENCE);
        for (uint m = 0; m < 8; m++)
            sum += ta[y][m] * tb[m][x];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    c[row * n + col] = sum;
}

__kernel void transpose_tile(__global const uint *in, __global uint *out, uint width, uint height, __local uint *tile)
{
    uint lx = get_local_id(0), ly = get_local_id(1), s = get_local_size(0);
    tile[ly * (s + 1) + lx] = in[get_global_id(1) * width + get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    uint x = get_group_id(1) * s + lx, y = get_group_id(0) * s + ly;
    out[y * height + x] = tile[lx * (s + 1) + ly];
}

__kernel void bitonic_sort(__global uint *data)
{
    __local uint t[256];
    uint lid = get_local_id(0), base = get_group_id(0) * 256;
    t[lid] = data[base + lid];
    t[lid + 128] = data[base + lid + 128];
    for (uint k = 2; k <= 256; k *= 2)
        for (uint j = k / 2; j > 0; j /= 2) {
            barrier(CLK_LOCAL_MEM_FENCE);
            uint i = 2 * lid - (lid & (j - 1)), p = i + j, a = t[i], b = t[p];
            if ((a > b) == !(i & k)) {
                t[i] = b;
                t[p] = a;
            }
        }
    barrier(CLK_LOCAL_MEM_FENCE);
    data[base + lid] = t[lid];
    data[base + lid + 128] = t[lid + 128];
}

// Bytes, shorts and longs in local memory.
__kernel void local_sizes(__global const uint *in, __global uint *out)
{
    __local uchar bytes[64];
    __local short halves[64];
    __local ulong wide[64];
    uint lid = get_local_id(0), x = in[get_global_id(0)];
    bytes[lid] = (uchar)x;
    halves[63 - lid] = (short)(x >> 8);
    wide[lid ^ 5] = (ulong)x * 0x100000001ul;
    barrier(CLK_LOCAL_MEM_FENCE);
    uint next = (lid + 1) & 63;
    out[get_global_id(0)] = bytes[next] + (uint)(int)halves[next] * 3 + (uint)(wide[next] >> 20);
}

__kernel void local_vectors(__global const float4 *in, __global float4 *out)
{
    __local float4 t[32];
    uint lid = get_local_id(0);
    t[lid] = in[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = t[31 - lid].wzyx + t[lid ^ 1];
}

// Barriers in a loop whose length all items share, with work between that they do not.
__kernel void life(__global const uchar *in, __global uchar *out, int generations)
{
    __local uchar cells[2][16][16];
    int x = get_local_id(0), y = get_local_id(1), now = 0;
    uint at = get_group_id(0) * 256 + y * 16 + x;
    cells[0][y][x] = in[at] & 1;
    for (int g = 0; g < generations; g++) {
        barrier(CLK_LOCAL_MEM_FENCE);
        int count = 0;
        for (int dy = -1; dy <= 1; dy++)
            for (int dx = -1; dx <= 1; dx++)
                if (dx || dy)
                    count += cells[now][(y + dy) & 15][(x + dx) & 15];
        uchar alive = cells[now][y][x];
        if (alive && (count < 2 || count > 3))
            alive = 0;
        else if (!alive && count == 3)
            alive = 1;
        now ^= 1;
        cells[now][y][x] = alive;
    }
    out[at] = cells[now][y][x];
}

// All shortest paths of a small graph.
__kernel void floyd_warshall(__global const uint *in, __global uint *out)
{
    __local uint d[16][16];
    uint x = get_local_id(0), y = get_local_id(1), at = get_group_id(0) * 256 + y * 16 + x;
    d[y][x] = x == y ? 0 : in[at] % 1000 + 1;
    for (uint k = 0; k < 16; k++) {
        barrier(CLK_LOCAL_MEM_FENCE);
        uint via = d[y][k] + d[k][x], best = min(d[y][x], via);
        barrier(CLK_LOCAL_MEM_FENCE);
        d[y][x] = best;
    }
    out[at] = d[y][x];
}
