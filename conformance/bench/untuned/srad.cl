// SPDX-License-Identifier: MIT
// Rodinia's shape: diffusion that spares edges of a noisy picture. The first kernel keeps each pixel's four differences and its
// coefficient, the second spreads by its own and two neighbours' coefficients.
__kernel void srad_coefficients(__global const float *j, __global float *north, __global float *south, __global float *west,
                                __global float *east, __global float *c, int n, float variation)
{
    int x = get_global_id(0), y = get_global_id(1), at = y * n + x;
    float here = j[at];
    float dn = j[max(y - 1, 0) * n + x] - here, ds = j[min(y + 1, n - 1) * n + x] - here;
    float dw = j[y * n + max(x - 1, 0)] - here, de = j[y * n + min(x + 1, n - 1)] - here;
    float steep = (dn * dn + ds * ds + dw * dw + de * de) / (here * here), bent = (dn + ds + dw + de) / here;
    float lower = 1.0f + 0.25f * bent;
    float q = (0.5f * steep - bent * bent / 16.0f) / (lower * lower);
    float value = 1.0f / (1.0f + (q - variation) / (variation * (1.0f + variation)));
    north[at] = dn;
    south[at] = ds;
    west[at] = dw;
    east[at] = de;
    c[at] = value < 0.0f ? 0.0f : value > 1.0f ? 1.0f : value;
}

__kernel void srad_spread(__global float *j, __global const float *north, __global const float *south,
                          __global const float *west, __global const float *east, __global const float *c, int n, float rate)
{
    int x = get_global_id(0), y = get_global_id(1), at = y * n + x;
    float here = c[at], below = c[min(y + 1, n - 1) * n + x], right = c[y * n + min(x + 1, n - 1)];
    j[at] += 0.25f * rate * (here * north[at] + below * south[at] + here * west[at] + right * east[at]);
}
