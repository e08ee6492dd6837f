// SPDX-License-Identifier: MIT
// Small numeric programs.
#pragma OPENCL FP_CONTRACT OFF

__kernel void vadd(__global const float *a, __global const float *b, __global float *c, uint n)
{
    uint i = get_global_id(0);
    if (i < n)
        c[i] = a[i] + b[i];
}

__kernel void mandel_counts(__global uint *out, uint width, float x0, float y0, float step, uint limit)
{
    uint px = get_global_id(0), py = get_global_id(1), n = 0;
    float cx = x0 + step * (float)px, cy = y0 + step * (float)py, x = 0.0f, y = 0.0f;
    while (n < limit && x * x + y * y < 4.0f) {
        float t = x * x - y * y + cx;
        y = 2.0f * x * y + cy;
        x = t;
        n++;
    }
    out[py * width + px] = n;
}

__kernel void nbody_forces(__global const float4 *p, __global float4 *f, uint n, float soft)
{
    uint i = get_global_id(0);
    float4 me = p[i], sum = (float4)(0.0f);
    for (uint k = 0; k < n; k++) {
        float4 d = p[k] - me;
        float r = rsqrt(d.x * d.x + d.y * d.y + d.z * d.z + soft);
        sum += d * (p[k].w * r * r * r);
    }
    f[i] = sum;
}

__kernel void black_scholes(__global const float *price, __global const float *strike, __global float *call, float rate,
                            float sigma, float years)
{
    size_t i = get_global_id(0);
    float root = sqrt(years) * sigma, d1 = (log(price[i] / strike[i]) + (rate + 0.5f * sigma * sigma) * years) / root;
    float d[2] = {d1, d1 - root}, phi[2];
    for (int k = 0; k < 2; k++) {
        float a = fabs(d[k]), t = 1.0f / (1.0f + 0.2316419f * a);
        float tail = 0.39894228f * exp(-0.5f * a * a) * t *
                     (0.31938153f + t * (-0.356563782f + t * (1.781477937f + t * (-1.821255978f + t * 1.330274429f))));
        phi[k] = d[k] < 0.0f ? tail : 1.0f - tail;
    }
    call[i] = price[i] * phi[0] - strike[i] * exp(-rate * years) * phi[1];
}

__kernel void sparse_rows(__global const uint *start, __global const uint *column, __global const float *value,
                          __global const float *x, __global float *y, uint columns)
{
    size_t i = get_global_id(0);
    float sum = 0.0f;
    for (uint k = start[i] & 63, end = k + (start[i] >> 6 & 15); k < end; k++)
        sum += value[k] * x[column[k] % columns];
    y[i] = sum;
}

__kernel void spheres(__global const float4 *sphere, __global float *depth, int count, int width)
{
    int px = get_global_id(0), py = get_global_id(1);
    float dx = ((float)px - 16.0f) * 0.05f, dy = ((float)py - 16.0f) * 0.05f, best = 1000.0f;
    for (int k = 0; k < count; k++) {
        float4 s = sphere[k];
        float b = s.x * dx + s.y * dy + (s.z + 6.0f), a = dx * dx + dy * dy + 1.0f;
        float c = s.x * s.x + s.y * s.y + (s.z + 6.0f) * (s.z + 6.0f) - s.w * s.w, disc = b * b - a * c;
        if (disc < 0.0f)
            continue;
        float t = (b - sqrt(disc)) / a;
        if (t > 0.0f && t < best)
            best = t;
    }
    depth[py * width + px] = best;
}

// A table, because ocloc 22.43 recognises a loop that reverses bits and makes wrong code of it: bfrev of a float.
__constant uchar reversed[64] = {0, 32, 16, 48, 8, 40, 24, 56, 4, 36, 20, 52, 12, 44, 28, 60,
                                 2, 34, 18, 50, 10, 42, 26, 58, 6, 38, 22, 54, 14, 46, 30, 62,
                                 1, 33, 17, 49, 9, 41, 25, 57, 5, 37, 21, 53, 13, 45, 29, 61,
                                 3, 35, 19, 51, 11, 43, 27, 59, 7, 39, 23, 55, 15, 47, 31, 63};

__kernel void fft64(__global float2 *data)
{
    __local float2 t[64];
    uint lid = get_local_id(0), base = get_group_id(0) * 64;
    for (uint h = 0; h < 2; h++) {
        uint i = lid + 32 * h;
        t[reversed[i]] = data[base + i];
    }
    for (uint half_size = 1; half_size < 64; half_size *= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        uint k = lid & (half_size - 1), i = (lid - k) * 2 + k, m = i + half_size;
        float angle = -3.14159265f * (float)k / (float)half_size, c = cos(angle), s = sin(angle);
        float2 u = t[i], v = (float2)(t[m].x * c - t[m].y * s, t[m].x * s + t[m].y * c);
        t[i] = u + v;
        t[m] = u - v;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    data[base + lid] = t[lid];
    data[base + lid + 32] = t[lid + 32];
}

__kernel void convolve3(__global const float *in, __global float *out, int width, int height, float16 weights)
{
    int x = get_global_id(0), y = get_global_id(1);
    float w[9] = {weights.s0, weights.s1, weights.s2, weights.s3, weights.s4, weights.s5, weights.s6, weights.s7, weights.s8};
    float sum = 0.0f;
    for (int j = -1; j <= 1; j++)
        for (int i = -1; i <= 1; i++)
            sum += w[(j + 1) * 3 + i + 1] * in[clamp(y + j, 0, height - 1) * width + clamp(x + i, 0, width - 1)];
    out[y * width + x] = sum;
}
