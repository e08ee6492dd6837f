// SPDX-License-Identifier: MIT
// Taking floats apart and putting them together.
__kernel void float_parts(__global const float *a, __global float *out, __global int *exponents)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    float x = a[i], whole;
    int e;
    out[i] = frexp(x, &e);
    exponents[i] = e;
    exponents[n + i] = ilogb(x);
    out[n + i] = ldexp(x, (int)(i % 31) - 15);
    out[2 * n + i] = modf(x, &whole);
    out[3 * n + i] = whole;
    out[4 * n + i] = fract(x, &whole);
}

__kernel void float_modulo(__global const float *a, __global const float *b, __global float *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    out[i] = fmod(a[i], b[i]);
    out[n + i] = remainder(a[i], b[i]);
}

__kernel void float_lengths(__global const float *a, __global const float *b, __global float *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    float x = a[i], y = b[i];
    out[i] = hypot(x, y);
    out[n + i] = cbrt(x);
    out[2 * n + i] = mix(x, y, 0.25f);
    out[3 * n + i] = smoothstep(-5.0f, 5.0f, x);
    out[4 * n + i] = degrees(x) + radians(y);
    out[5 * n + i] = fdim(x, y) + maxmag(x, y) - minmag(x, y);
}
