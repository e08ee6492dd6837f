// SPDX-License-Identifier: MIT
// LU decomposition in place without pivots, right-looking, blocks of 16: the diagonal block, its row and
// column of blocks, the rest.
#define B 16

__kernel void lu_diagonal(__global float *a, uint n, uint k)
{
    __local float t[B][B];
    uint x = get_local_id(0), y = get_local_id(1), at = (k + y) * n + k + x;
    t[y][x] = a[at];
    barrier(CLK_LOCAL_MEM_FENCE);
#pragma unroll 1
    for (uint p = 0; p < B; p++) {
        if (y > p && x == p)
            t[y][p] /= t[p][p];
        barrier(CLK_LOCAL_MEM_FENCE);
        if (y > p && x > p)
            t[y][x] -= t[y][p] * t[p][x];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    a[at] = t[y][x];
}

// Groups (i, 0) are the row's blocks, groups (i, 1) the column's.
__kernel void lu_panels(__global float *a, uint n, uint k)
{
    __local float d[B][B], t[B][B];
    uint x = get_local_id(0), y = get_local_id(1), block = k + B + get_group_id(0) * B;
    bool row = get_group_id(1) == 0;
    uint at = row ? (k + y) * n + block + x : (block + y) * n + k + x;
    d[y][x] = a[(k + y) * n + k + x];
    t[y][x] = a[at];
    barrier(CLK_LOCAL_MEM_FENCE);
#pragma unroll 1
    for (uint p = 0; p < B; p++) {
        if (!row && x == p)
            t[y][p] /= d[p][p];
        barrier(CLK_LOCAL_MEM_FENCE);
        if (row && y > p)
            t[y][x] -= d[y][p] * t[p][x];
        if (!row && x > p)
            t[y][x] -= t[y][p] * d[p][x];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    a[at] = t[y][x];
}

__kernel void lu_update(__global float *a, uint n, uint k)
{
    __local float l[B][B], u[B][B];
    uint x = get_local_id(0), y = get_local_id(1), gx = k + B + get_global_id(0),
         gy = k + B + get_global_id(1);
    l[y][x] = a[gy * n + k + x];
    u[y][x] = a[(k + y) * n + gx];
    barrier(CLK_LOCAL_MEM_FENCE);
    float sum = 0.0f;
    for (uint p = 0; p < B; p++)
        sum += l[y][p] * u[p][x];
    a[gy * n + gx] -= sum;
}
