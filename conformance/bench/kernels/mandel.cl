// SPDX-License-Identifier: MIT
// The Mandelbrot set: iterations until each point escapes.
__kernel void mandel(__global uint *out, uint w, uint h, uint maxit, float x0, float y0, float dx, float dy)
{
    uint x = get_global_id(0), y = get_global_id(1);
    float cx = x0 + dx * x, cy = y0 + dy * y, zx = 0.0f, zy = 0.0f;
    uint it = 0;
    while (it < maxit && zx * zx + zy * zy < 4.0f) {
        float t = zx * zx - zy * zy + cx;
        zy = 2.0f * zx * zy + cy;
        zx = t;
        it++;
    }
    out[y * w + x] = it;
}
