/* SPDX-License-Identifier: MIT */
kernel void
vadd(global const float *a, global const float *b, global float *restrict c, float scale)
{
    size_t i = get_global_id(0);
    c[i] = a[i] + scale * b[i];
}
