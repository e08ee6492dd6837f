// SPDX-License-Identifier: MIT
// A step of a lattice Boltzmann flow (two dimensions, nine directions) on a torus: pull, then relax.
__kernel void lbm(__global const float *in, __global float *out, int n, float omega)
{
    const int dx[9] = {0, 1, 0, -1, 0, 1, -1, -1, 1}, dy[9] = {0, 0, 1, 0, -1, 1, 1, -1, -1};
    int x = get_global_id(0), y = get_global_id(1), cells = n * n;
    float f[9], density = 0.0f, ux = 0.0f, uy = 0.0f;
#pragma unroll
    for (int i = 0; i < 9; i++) {
        int fx = x - dx[i], fy = y - dy[i];
        fx = fx < 0 ? n - 1 : fx == n ? 0 : fx;
        fy = fy < 0 ? n - 1 : fy == n ? 0 : fy;
        f[i] = in[i * cells + fy * n + fx];
        density += f[i];
        ux += (float)dx[i] * f[i];
        uy += (float)dy[i] * f[i];
    }
    ux /= density;
    uy /= density;
    float still = 1.0f - 1.5f * (ux * ux + uy * uy);
#pragma unroll
    for (int i = 0; i < 9; i++) {
        float weight = i == 0 ? 4.0f / 9 : i < 5 ? 1.0f / 9 : 1.0f / 36;
        float along = 3.0f * ((float)dx[i] * ux + (float)dy[i] * uy);
        float balance = weight * density * (still + along + 0.5f * along * along);
        out[i * cells + y * n + x] = f[i] + omega * (balance - f[i]);
    }
}
