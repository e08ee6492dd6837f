/* SPDX-License-Identifier: MIT */
/* Kernels whose arguments are images and samplers of every kind. */

__kernel void
shapes(read_only image1d_buffer_t a, read_only image1d_t b, read_only image1d_array_t c, read_only image2d_t d,
       read_only image2d_array_t e, read_only image3d_t f, read_only image2d_depth_t g,
       read_only image2d_array_depth_t h, __global int *out)
{
    out[0] = get_image_width(a);
    out[1] = get_image_width(b);
    out[2] = get_image_width(c);
    out[3] = get_image_width(d);
    out[4] = get_image_width(e);
    out[5] = get_image_width(f);
    out[6] = get_image_width(g);
    out[7] = get_image_width(h);
}

__kernel void
accesses(read_only image2d_t in, write_only image2d_t out, read_write image2d_t both, sampler_t s, __global float4 *seen)
{
    float4 v = read_imagef(in, s, (float2)(0.5f, 0.5f));
    write_imagef(out, (int2)(0, 0), v);
    write_imagef(both, (int2)(0, 0), read_imagef(both, (int2)(1, 1)) + v);
    seen[0] = v;
}

/* Arguments without a use are what they are declared as, too. */
__kernel void
unused(read_only image3d_t a, sampler_t s, __global int *out)
{
    out[0] = 1;
}

__kernel void
reads_3d(read_only image3d_t a, __global float4 *out)
{
    out[0] = read_imagef(a, (int4)(0, 0, 0, 0));
}
