// SPDX-License-Identifier: MIT
// Matrix product, tiles in local memory.
#define T 16
__kernel __attribute__((reqd_work_group_size(T, T, 1))) void
sgemm(__global const float *A, __global const float *B, __global float *C, uint n)
{
    __local float As[T][T], Bs[T][T];
    uint lx = get_local_id(0), ly = get_local_id(1), x = get_global_id(0), y = get_global_id(1);
    float acc = 0.0f;
    for (uint k = 0; k < n; k += T) {
        As[ly][lx] = A[y * n + k + lx];
        Bs[ly][lx] = B[(k + ly) * n + x];
        barrier(CLK_LOCAL_MEM_FENCE);
        for (uint i = 0; i < T; i++)
            acc += As[ly][i] * Bs[i][lx];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    C[y * n + x] = acc;
}
