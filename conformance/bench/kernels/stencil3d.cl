// SPDX-License-Identifier: MIT
// A step of the heat equation on a cube: seven points; the border stays.
__kernel void stencil3d(__global const float *in, __global float *out, int n)
{
    int x = get_global_id(0), y = get_global_id(1), z = get_global_id(2), i = (z * n + y) * n + x;
    float here = in[i], result = here;
    if (x > 0 && y > 0 && z > 0 && x < n - 1 && y < n - 1 && z < n - 1) {
        float around = in[i - 1] + in[i + 1] + in[i - n] + in[i + n] + in[i - n * n] + in[i + n * n];
        result = here + 0.1f * (around - 6.0f * here);
    }
    out[i] = result;
}
