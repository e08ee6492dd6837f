// SPDX-License-Identifier: MIT
// Sobel edges: brightness is the strength of the gradient, colour its direction.
#pragma OPENCL FP_CONTRACT OFF

int luma(uchar4 p)
{
    return (77 * p.x + 150 * p.y + 29 * p.z + 128) >> 8;
}

__kernel void to_luma(__global const uchar4 *in, __global uchar *out, int width, int height)
{
    int x = get_global_id(0), y = get_global_id(1);
    if (x < width && y < height)
        out[y * width + x] = (uchar)luma(in[y * width + x]);
}

__kernel void sobel(__global const uchar *in, __global uchar4 *out, int width, int height)
{
    int x = get_global_id(0), y = get_global_id(1);
    if (x >= width || y >= height)
        return;
    int left = max(x - 1, 0), right = min(x + 1, width - 1);
    __global const uchar *above = in + max(y - 1, 0) * width, *row = in + y * width,
                         *below = in + min(y + 1, height - 1) * width;
    int gx = above[right] + 2 * row[right] + below[right] - above[left] - 2 * row[left] - below[left];
    int gy = below[left] + 2 * below[x] + below[right] - above[left] - 2 * above[x] - above[right];
    float strength = sqrt((float)(gx * gx + gy * gy));
    float bright = min(strength * 1.6f, 255.0f);
    // Direction without a division: the components against the strength, as a colour wheel of three phases.
    float dx = (float)abs(gx), dy = (float)abs(gy);
    float per = bright * rsqrt((float)max(gx * gx + gy * gy, 1));
    float same = (float)(gx * gy > 0 ? 1 : 0);
    float4 colour = (float4)(0.25f * bright + 0.75f * dx * per, 0.45f * bright + 0.4f * same * min(dx, dy) * per,
                             0.30f * bright + 0.7f * dy * per, 255.0f);
    out[y * width + x] = convert_uchar4_sat_rte(colour);
}
