// SPDX-License-Identifier: MIT
// Tables in program scope and constant memory.
#pragma OPENCL FP_CONTRACT OFF
__constant uint crc_nibble[16] = {0x00000000, 0x1db71064, 0x3b6e20c8, 0x26d930ac, 0x76dc4190, 0x6b6b51f4,
                                  0x4db26158, 0x5005713c, 0xedb88320, 0xf00f9344, 0xd6d6a3e8, 0xcb61b38c,
                                  0x9b64c2b0, 0x86d3d2d4, 0xa00ae278, 0xbdbdf21c};
__constant float wave[8] = {0.0f, 0.5f, 1.0f, 0.5f, 0.0f, -0.5f, -1.0f, -0.5f};
__constant short offsets[4][2] = {{1, 2}, {-3, 4}, {5, -6}, {-7, -8}};
__constant uchar primes[] = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53};

__kernel void crc32_table(__global const uchar *in, __global uint *out, uint length)
{
    size_t i = get_global_id(0);
    uint crc = 0xffffffffu;
    for (uint k = 0; k < length; k++) {
        uchar x = in[i * length + k];
        crc = crc_nibble[(crc ^ x) & 15] ^ crc >> 4;
        crc = crc_nibble[(crc ^ x >> 4) & 15] ^ crc >> 4;
    }
    out[i] = ~crc;
}

__kernel void mixed_tables(__global const uint *in, __global float *out)
{
    size_t i = get_global_id(0);
    uint x = in[i];
    out[i] = wave[x & 7] * (float)offsets[x >> 3 & 3][x >> 5 & 1] + (float)primes[x >> 8 & 15];
}

__kernel void constant_argument(__constant float *weights, __global const float *in, __global float *out, int n)
{
    int i = get_global_id(0), size = get_global_size(0);
    float sum = 0.0f;
    for (int k = 0; k < n; k++)
        sum += weights[k] * in[(i + k) % size];
    out[i] = sum + weights[i % n];
}
