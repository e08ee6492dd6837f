// SPDX-License-Identifier: MIT
// A generalised Kuwahara filter: each pixel becomes the mean of those of eight sectors around it that vary least.
#pragma OPENCL FP_CONTRACT OFF

// weights has a row of 2 * radius + 1 squared offsets; each has its share in the eight sectors, which sum to one.
__kernel void kuwahara(__global const uchar4 *in, __global uchar4 *out, int width, int height,
                       __global const float8 *weights, int radius)
{
    int x = get_global_id(0), y = get_global_id(1);
    if (x >= width || y >= height)
        return;
    float8 red = 0.0f, green = 0.0f, blue = 0.0f, squares = 0.0f;
    for (int dy = -radius; dy <= radius; dy++) {
        __global const uchar4 *row = in + clamp(y + dy, 0, height - 1) * width;
        for (int dx = -radius; dx <= radius; dx++) {
            if (dx * dx + dy * dy > radius * radius)
                continue;
            float4 p = convert_float4(row[clamp(x + dx, 0, width - 1)]);
            float8 weight = weights[(dy + radius) * (2 * radius + 1) + dx + radius];
            red += weight * p.x;
            green += weight * p.y;
            blue += weight * p.z;
            squares += weight * (p.x * p.x + p.y * p.y + p.z * p.z);
        }
    }
    float8 variance = max(squares - (red * red + green * green + blue * blue), 0.0f) * 0.005f;
    variance *= variance;
    float8 trust = 1.0f / (1.0f + variance * variance);
    float4 all = trust.lo + trust.hi, r = trust.lo * red.lo + trust.hi * red.hi,
           g = trust.lo * green.lo + trust.hi * green.hi, b = trust.lo * blue.lo + trust.hi * blue.hi;
    float sum = all.x + all.y + all.z + all.w;
    float4 colour = (float4)(r.x + r.y + r.z + r.w, g.x + g.y + g.z + g.w, b.x + b.y + b.z + b.w, 0.0f) / sum;
    colour.w = 255.0f;
    out[y * width + x] = convert_uchar4_sat_rte(colour);
}
