// SPDX-License-Identifier: MIT
// A bilateral filter of 7 x 7: near pixels of like brightness count most.
#define RADIUS 3

__kernel void bilateral(__global const float *in, __global float *out, int n, float space, float brightness)
{
    int x = get_global_id(0), y = get_global_id(1);
    float here = in[y * n + x], sum = 0.0f, weights = 0.0f;
    for (int j = -RADIUS; j <= RADIUS; j++)
        for (int i = -RADIUS; i <= RADIUS; i++) {
            float there = in[clamp(y + j, 0, n - 1) * n + clamp(x + i, 0, n - 1)], d = there - here;
            float weight = native_exp(-(float)(i * i + j * j) * space - d * d * brightness);
            sum += there * weight;
            weights += weight;
        }
    out[y * n + x] = sum / weights;
}
