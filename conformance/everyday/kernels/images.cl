// SPDX-License-Identifier: MIT
// Image processing on buffers: bytes, packed pixels and floats.
#pragma OPENCL FP_CONTRACT OFF

__kernel void rgb_to_gray(__global const uchar4 *in, __global uchar *out)
{
    size_t i = get_global_id(0);
    uint4 p = convert_uint4(in[i]);
    out[i] = (uchar)((p.x * 77 + p.y * 150 + p.z * 29 + 128) >> 8);
}

__kernel void box_blur3(__global const uchar *in, __global uchar *out, int width, int height)
{
    int x = get_global_id(0), y = get_global_id(1);
    uint sum = 0, count = 0;
    for (int j = max(y - 1, 0); j <= min(y + 1, height - 1); j++)
        for (int i = max(x - 1, 0); i <= min(x + 1, width - 1); i++) {
            sum += in[j * width + i];
            count++;
        }
    out[y * width + x] = sum / count;
}

__constant int binomial[5] = {1, 4, 6, 4, 1};
__kernel void gauss5_rows(__global const int *in, __global int *out, int width)
{
    int x = get_global_id(0), y = get_global_id(1), sum = 8;
    for (int k = -2; k <= 2; k++)
        sum += binomial[k + 2] * in[y * width + clamp(x + k, 0, width - 1)];
    out[y * width + x] = sum >> 4;
}

__kernel void sobel_bytes(__global const uchar *in, __global uchar *out, int width, int height)
{
    int x = get_global_id(0), y = get_global_id(1);
    if (x == 0 || y == 0 || x == width - 1 || y == height - 1) {
        out[y * width + x] = 0;
        return;
    }
    __global const uchar *p = in + y * width + x;
    int gx = p[1 - width] + 2 * p[1] + p[1 + width] - p[-1 - width] - 2 * p[-1] - p[-1 + width];
    int gy = p[width - 1] + 2 * p[width] + p[width + 1] - p[-width - 1] - 2 * p[-width] - p[-width + 1];
    out[y * width + x] = min((int)(abs(gx) + abs(gy)), 255);
}

__kernel void histogram_global(__global const uchar *in, __global uint *bins, uint each)
{
    size_t base = get_global_id(0) * each;
    for (uint k = 0; k < each; k++)
        atomic_inc(&bins[in[base + k] >> 2]);
}

__kernel void equalise(__global const uchar *in, __global const uint *bins, __global uchar *out, uint pixels)
{
    __local uint below[256];
    uint l = get_local_id(0);
    below[l] = 0;
    for (uint k = 0; k <= l; k++)
        below[l] += bins[k];
    barrier(CLK_LOCAL_MEM_FENCE);
    size_t i = get_global_id(0);
    out[i] = (below[in[i]] * 255 + pixels / 2) / pixels;
}

#define ORDER(a, b)                                                                                          \
    {                                                                                                        \
        uint t = min(a, b);                                                                                  \
        b = max(a, b);                                                                                       \
        a = t;                                                                                               \
    }
__kernel void median9(__global const uint *in, __global uint *out, int width, int height)
{
    int x = get_global_id(0), y = get_global_id(1);
    uint v[9];
#pragma unroll
    for (int k = 0; k < 9; k++)
        v[k] = in[clamp(y + k / 3 - 1, 0, height - 1) * width + clamp(x + k % 3 - 1, 0, width - 1)];
#pragma unroll
    for (int a = 0; a < 5; a++)
#pragma unroll
        for (int b = a + 1; b < 9; b++)
            ORDER(v[a], v[b]);
    out[y * width + x] = v[4];
}

__kernel void erode_cross(__global const uchar *in, __global uchar *out, int width, int height)
{
    int x = get_global_id(0), y = get_global_id(1), i = y * width + x;
    uchar least = in[i];
    if (x > 0)
        least = min(least, in[i - 1]);
    if (x < width - 1)
        least = min(least, in[i + 1]);
    if (y > 0)
        least = min(least, in[i - width]);
    if (y < height - 1)
        least = min(least, in[i + width]);
    out[i] = least;
}

// A pixel is a bit; a work-item has 32 of them.
__kernel void dilate_bits(__global const uint *in, __global uint *out, int words)
{
    int x = get_global_id(0), y = get_global_id(1), i = y * words + x;
    uint m = in[i], left = x > 0 ? in[i - 1] : 0, right = x < words - 1 ? in[i + 1] : 0;
    uint r = m | m << 1 | m >> 1 | left >> 31 | right << 31;
    if (y > 0)
        r |= in[i - words];
    if (y < (int)get_global_size(1) - 1)
        r |= in[i + words];
    out[i] = r;
}

__kernel void rotate90(__global const uchar4 *in, __global uchar4 *out, int width, int height)
{
    int x = get_global_id(0), y = get_global_id(1);
    out[x * height + (height - 1 - y)] = in[y * width + x];
}

__kernel void flip_in_place(__global uint *pixels, int width)
{
    int x = get_global_id(0), y = get_global_id(1);
    uint a = pixels[y * width + x], b = pixels[y * width + width - 1 - x];
    pixels[y * width + x] = b;
    pixels[y * width + width - 1 - x] = a;
}

// Fixed point: 16.16.
__kernel void resize_bilinear(__global const uchar *in, __global uchar *out, int width, int height, int step)
{
    int x = get_global_id(0) * step, y = get_global_id(1) * step;
    int x0 = x >> 16, y0 = y >> 16, fx = (x >> 8) & 255, fy = (y >> 8) & 255;
    int x1 = min(x0 + 1, width - 1), y1 = min(y0 + 1, height - 1);
    int top = in[y0 * width + x0] * (256 - fx) + in[y0 * width + x1] * fx;
    int bottom = in[y1 * width + x0] * (256 - fx) + in[y1 * width + x1] * fx;
    out[get_global_id(1) * get_global_size(0) + get_global_id(0)] = (top * (256 - fy) + bottom * fy + 32768) >> 16;
}

__kernel void alpha_over(__global const uchar4 *front, __global uchar4 *back)
{
    size_t i = get_global_id(0);
    ushort4 f = convert_ushort4(front[i]), b = convert_ushort4(back[i]);
    ushort4 a = f.wwww;
    ushort4 t = f * a + b * ((ushort4)(255) - a) + (ushort4)(128);
    uchar4 r = convert_uchar4((t + (t >> (ushort4)(8))) >> (ushort4)(8));
    r.w = 255;
    back[i] = r;
}

__kernel void yuv_to_rgb(__global const uchar *y, __global const uchar *u, __global const uchar *v, __global uchar4 *out,
                         int width)
{
    int px = get_global_id(0), py = get_global_id(1), half_at = (py >> 1) * (width >> 1) + (px >> 1);
    int c = 298 * (y[py * width + px] - 16), d = u[half_at] - 128, e = v[half_at] - 128;
    int4 rgb = (int4)(c + 409 * e + 128, c - 100 * d - 208 * e + 128, c + 516 * d + 128, 255 << 8) >> (int4)(8);
    out[py * width + px] = convert_uchar4_sat(rgb);
}

__kernel void unsharp(__global const float *in, __global const float *blurred, __global float *out, float amount)
{
    size_t i = get_global_id(0);
    out[i] = clamp(in[i] + amount * (in[i] - blurred[i]), 0.0f, 1.0f);
}

__kernel void emboss(__global const short *in, __global short *out, int width)
{
    int x = get_global_id(0) + 1, y = get_global_id(1) + 1;
    int v = 128 + in[(y + 1) * width + x + 1] - in[(y - 1) * width + x - 1];
    out[(y - 1) * (width - 2) + x - 1] = convert_short_sat(v);
}

__kernel void posterise(__global const uchar *in, __global uchar *out, int levels)
{
    size_t i = get_global_id(0);
    out[i] = (in[i] * levels / 256) * 255 / (levels - 1);
}

__kernel void integral_rows(__global const uint *in, __global uint *out, uint width)
{
    size_t row = get_global_id(0) * width;
    uint sum = 0;
    for (uint x = 0; x < width; x++)
        out[row + x] = sum += in[row + x];
}

__kernel void integral_columns(__global uint *sums, uint height)
{
    size_t x = get_global_id(0), width = get_global_size(0);
    for (uint y = 1; y < height; y++)
        sums[y * width + x] += sums[(y - 1) * width + x];
}

__kernel void census(__global const uchar *in, __global uint *out, int width)
{
    int x = get_global_id(0) + 2, y = get_global_id(1) + 2;
    uchar centre = in[y * width + x];
    uint bits = 0;
    for (int j = -2; j <= 2; j++)
        for (int i = -2; i <= 2; i++) {
            if (i == 0 && j == 0)
                continue;
            bits = bits << 1 | (in[(y + j) * width + x + i] < centre);
        }
    out[(y - 2) * (width - 4) + x - 2] = bits;
}

__kernel void label_step(__global const uint *in, __global uint *out, __global const uchar *mask, int width, int height)
{
    int x = get_global_id(0), y = get_global_id(1), i = y * width + x;
    uint label = in[i];
    if (mask[i] & 1) {
        if (x > 0 && mask[i - 1] & 1)
            label = min(label, in[i - 1]);
        if (x + 1 < width && mask[i + 1] & 1)
            label = min(label, in[i + 1]);
        if (y > 0 && mask[i - width] & 1)
            label = min(label, in[i - width]);
        if (y + 1 < height && mask[i + width] & 1)
            label = min(label, in[i + width]);
    }
    out[i] = label;
}

__kernel void bayer_to_rgb(__global const ushort *raw, __global ushort4 *out, int width)
{
    int x = get_global_id(0) * 2, y = get_global_id(1) * 2;
    __global const ushort *p = raw + y * width + x;
    ushort r = p[0], b = p[width + 1], g = rhadd(p[1], p[width]);
    out[get_global_id(1) * get_global_size(0) + get_global_id(0)] = (ushort4)(r, g, b, USHRT_MAX);
}

__kernel void sepia(__global const float4 *in, __global float4 *out)
{
    size_t i = get_global_id(0);
    float4 p = in[i];
    float r = p.x * 0.393f + p.y * 0.769f + p.z * 0.189f;
    float g = p.x * 0.349f + p.y * 0.686f + p.z * 0.168f;
    float b = p.x * 0.272f + p.y * 0.534f + p.z * 0.131f;
    out[i] = min((float4)(r, g, b, p.w), (float4)(1.0f));
}

__kernel void dither_ordered(__global const uchar *in, __global uchar *out, int width)
{
    __local uchar bayer[16];
    const uint order[16] = {0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5};
    uint l = get_local_id(1) * get_local_size(0) + get_local_id(0);
    if (l == 0)
        for (int k = 0; k < 16; k++)
            bayer[k] = order[k] * 16 + 8;
    barrier(CLK_LOCAL_MEM_FENCE);
    int x = get_global_id(0), y = get_global_id(1);
    out[y * width + x] = in[y * width + x] > bayer[(y & 3) * 4 + (x & 3)] ? 255 : 0;
}

__kernel void hsv_hue(__global const uchar4 *in, __global int *out)
{
    size_t i = get_global_id(0);
    int r = in[i].x, g = in[i].y, b = in[i].z, most = max(r, max(g, b)), range = most - min(r, min(g, b)), hue;
    if (range == 0)
        hue = -1;
    else if (most == r)
        hue = 60 * (g - b) / range;
    else if (most == g)
        hue = 120 + 60 * (b - r) / range;
    else
        hue = 240 + 60 * (r - g) / range;
    out[i] = range && hue < 0 ? hue + 360 : hue;
}
