// SPDX-License-Identifier: MIT
// Perlin's gradient noise, four octaves, corners hashed.
float gradient(int x, int y, float dx, float dy)
{
    uint h = (uint)x * 374761393u + (uint)y * 668265263u;
    h = (h ^ h >> 13) * 1274126177u;
    h ^= h >> 16;
    float u = h & 1 ? dx : -dx, v = h & 2 ? dy : -dy;
    return h & 4 ? u + 0.5f * v : v + 0.5f * u;
}

float fade(float t)
{
    return t * t * t * (t * (t * 6.0f - 15.0f) + 10.0f);
}

float perlin(float x, float y)
{
    float fx = floor(x), fy = floor(y), dx = x - fx, dy = y - fy, u = fade(dx);
    int ix = (int)fx, iy = (int)fy;
    float top = mix(gradient(ix, iy, dx, dy), gradient(ix + 1, iy, dx - 1.0f, dy), u);
    float bottom =
        mix(gradient(ix, iy + 1, dx, dy - 1.0f), gradient(ix + 1, iy + 1, dx - 1.0f, dy - 1.0f), u);
    return mix(top, bottom, fade(dy));
}

__kernel void noise(__global float *out, uint n, float scale)
{
    uint x = get_global_id(0), y = get_global_id(1);
    float px = (float)x * scale, py = (float)y * scale, sum = 0.0f, weight = 0.5f;
    for (uint octave = 0; octave < 4; octave++) {
        sum += weight * perlin(px, py);
        px *= 2.0f;
        py *= 2.0f;
        weight *= 0.5f;
    }
    out[y * n + x] = sum;
}
