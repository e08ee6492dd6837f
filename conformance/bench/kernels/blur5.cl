// SPDX-License-Identifier: MIT
// A 5 x 5 binomial filter on RGBA bytes.
__kernel void blur5(__global const uchar4 *in, __global uchar4 *out, int w, int h)
{
    int x = get_global_id(0), y = get_global_id(1);
    const float k[5] = {1.0f / 16, 4.0f / 16, 6.0f / 16, 4.0f / 16, 1.0f / 16};
    float4 s = (float4)(0.0f);
    for (int j = -2; j <= 2; j++)
        for (int i = -2; i <= 2; i++) {
            int xx = clamp(x + i, 0, w - 1), yy = clamp(y + j, 0, h - 1);
            s += convert_float4(in[yy * w + xx]) * (k[i + 2] * k[j + 2]);
        }
    out[y * w + x] = convert_uchar4_sat_rte(s);
}
