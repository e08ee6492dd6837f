// SPDX-License-Identifier: MIT
// A private array of bytes that is shuffled in place. Cayman's compiler cannot select its stores.
__kernel void permute(__global const uchar *in, __global uint *out)
{
    size_t i = get_global_id(0);
    uchar p[16];
    for (int k = 0; k < 16; k++)
        p[k] = (uchar)k;
    for (int k = 15; k > 0; k--) {
        int m = in[i * 16 + k] % (k + 1);
        uchar t = p[k];
        p[k] = p[m];
        p[m] = t;
    }
    uint low = 0, high = 0;
    for (int k = 0; k < 8; k++) {
        low |= (uint)p[k] << 4 * k;
        high |= (uint)p[k + 8] << 4 * k;
    }
    out[2 * i] = low;
    out[2 * i + 1] = high;
}
