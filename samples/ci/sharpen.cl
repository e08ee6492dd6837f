// SPDX-License-Identifier: MIT
// Sharpens a grey picture: each texel against its four neighbours. One work-item per texel; the range is rounded up to
// whole work-groups.
kernel void
sharpen(global const float *in, global float *out, uint width, uint height)
{
    const uint x = get_global_id(0), y = get_global_id(1);
    const uint left = x ? x - 1 : 0, right = x + 1 < width ? x + 1 : x;
    const uint up = y ? y - 1 : 0, down = y + 1 < height ? y + 1 : y;
    const float around = in[y * width + left] + in[y * width + right] + in[up * width + x] + in[down * width + x];
    out[y * width + x] = clamp(2.0f * in[y * width + x] - 0.25f * around, 0.0f, 1.0f);
}
