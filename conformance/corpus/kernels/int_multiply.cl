// SPDX-License-Identifier: MIT
// High halves, 24-bit products, wide products and multiply-add.
__kernel void high_halves(__global const int *a, __global const int *b, __global int *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    out[i] = mul_hi(a[i], b[i]);
    out[n + i] = (int)mul_hi((uint)a[i], (uint)b[i]);
    out[2 * n + i] = mul_hi((short)a[i], (short)b[i]);
    out[3 * n + i] = mul_hi((uchar)a[i], (uchar)b[i]);
}

__kernel void wide_products(__global const int *a, __global const int *b, __global long *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    out[i] = (long)a[i] * b[i];
    out[n + i] = (long)((ulong)(uint)a[i] * (uint)b[i]);
    out[2 * n + i] = ((long)a[i] << 20) * ((long)b[i] + 77) - a[i];
}

__kernel void products24(__global const int *a, __global const int *b, __global int *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    int x = a[i] >> 8, y = b[i] >> 8;
    out[i] = mul24(x, y);
    out[n + i] = (int)mul24((uint)a[i] & 0xffffffu, (uint)b[i] & 0xffffffu);
    out[2 * n + i] = mad24(x, y, 12345);
}

// 128-bit sums and products from 32-bit pieces.
__kernel void carry_chain(__global const uint4 *a, __global const uint4 *b, __global uint4 *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    uint x[4] = {a[i].x, a[i].y, a[i].z, a[i].w}, y[4] = {b[i].x, b[i].y, b[i].z, b[i].w}, s[4], p[4] = {0, 0, 0, 0};
    ulong carry = 0;
    for (int k = 0; k < 4; k++) {
        carry += (ulong)x[k] + y[k];
        s[k] = (uint)carry;
        carry >>= 32;
    }
    for (int k = 0; k < 4; k++) {
        ulong c = 0;
        for (int m = 0; m + k < 4; m++) {
            c += (ulong)x[k] * y[m] + p[k + m];
            p[k + m] = (uint)c;
            c >>= 32;
        }
    }
    out[i] = (uint4)(s[0], s[1], s[2], s[3]);
    out[n + i] = (uint4)(p[0], p[1], p[2], p[3]);
}
