/* SPDX-License-Identifier: MIT */
/* Images of several types, a sampler that is an argument, two that the kernel brings along. */
const sampler_t wrapping = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_REPEAT | CLK_FILTER_LINEAR;
const sampler_t plain = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;

__kernel void
images(read_only image2d_t a, write_only image2d_t b, read_only image3d_t c, read_write image1d_t d, sampler_t s,
       __global float4 *out)
{
    int x = (int)get_global_id(0);
    float4 v = read_imagef(a, s, (float2)(x, get_image_width(a))) + read_imagef(a, wrapping, (float2)(x * 0.1f, 0.3f));
    v += read_imagef(c, plain, (float4)(x, get_image_depth(c), 0, 0)) + read_imagef(d, x);
    write_imagef(b, (int2)(x, 0), v);
    write_imagef(d, x, v);
    out[x] = v;
}
