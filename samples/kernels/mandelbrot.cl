// SPDX-License-Identifier: MIT
// The Mandelbrot set, four samples a pixel, coloured by the smooth escape count.
#pragma OPENCL FP_CONTRACT OFF

#define ESCAPE 256.0f // squared radius: a large one makes the smooth count smooth

// Number of steps to leave the circle, with a fraction; negative for points that stay.
float escape_count(float cx, float cy, int limit)
{
    float x = 0.0f, y = 0.0f, xx = 0.0f, yy = 0.0f;
    int step = 0;
    while (step < limit && xx + yy < ESCAPE) {
        y = 2.0f * (x * y) + cy;
        x = xx - yy + cx;
        xx = x * x;
        yy = y * y;
        step++;
    }
    if (step == limit)
        return -1.0f;
    return (float)step + 4.0f - log2(log2(xx + yy));
}

// The palette is a ring of size 2^n.
float4 colour_of(float count, __global const uchar4 *palette, int palette_size)
{
    float place = count * 14.0f;
    int entry = (int)place;
    float part = place - (float)entry;
    float4 a = convert_float4(palette[entry & (palette_size - 1)]);
    float4 b = convert_float4(palette[(entry + 1) & (palette_size - 1)]);
    return a + (b - a) * part;
}

__kernel void mandelbrot(__global uchar4 *out, int width, int height, float left, float top, float step,
                         int limit, __global const uchar4 *palette, int palette_size)
{
    int x = get_global_id(0), y = get_global_id(1);
    if (x >= width || y >= height)
        return;
    float4 sum = (float4)(0.0f);
    for (int sample = 0; sample < 4; sample++) {
        float cx = left + step * ((float)x + 0.5f * (float)(sample & 1));
        float cy = top + step * ((float)y + 0.5f * (float)(sample >> 1));
        float count = escape_count(cx, cy, limit);
        if (count >= 0.0f)
            sum += colour_of(count, palette, palette_size);
    }
    uchar4 pixel = convert_uchar4_sat_rte(sum * 0.25f);
    pixel.w = 255;
    out[y * width + x] = pixel;
}
