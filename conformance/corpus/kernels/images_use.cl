// SPDX-License-Identifier: MIT
// What programs do with images: questions about them, copies, rotations, convolutions, volumes.
__constant sampler_t edge = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
__constant sampler_t smooth = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_REPEAT | CLK_FILTER_LINEAR;

__kernel void sizes(__read_only image1d_t a, __read_only image1d_array_t b, __read_only image2d_t c,
                    __read_only image2d_array_t d, __read_only image3d_t e, __write_only image2d_t g,
                    __global int *out)
{
    out[0] = get_image_width(a);
    out[1] = get_image_width(b);
    out[2] = (int)get_image_array_size(b);
    out[3] = get_image_width(c);
    out[4] = get_image_height(c);
    out[5] = get_image_width(d);
    out[6] = get_image_height(d);
    out[7] = (int)get_image_array_size(d);
    out[8] = get_image_width(e);
    out[9] = get_image_height(e);
    out[10] = get_image_depth(e);
    out[11] = get_image_channel_order(e) == CLK_RGBA;
    out[12] = get_image_width(g);
    out[13] = get_image_height(g);
    int2 two = get_image_dim(c);
    int4 three = get_image_dim(e);
    out[14] = two.x * 1000 + two.y;
    out[15] = three.x * 10000 + three.y * 100 + three.z;
}

__kernel void formats(__read_only image2d_t a, __read_only image2d_t b, __read_only image3d_t c,
                      __write_only image1d_t d, __global int *out)
{
    out[0] = get_image_channel_order(a) == CLK_RGBA;
    out[1] = get_image_channel_data_type(a) == CLK_UNORM_INT8;
    out[2] = get_image_channel_order(b) == CLK_R;
    out[3] = get_image_channel_data_type(b) == CLK_FLOAT;
    out[4] = get_image_channel_order(c) == CLK_RGBA;
    out[5] = get_image_channel_data_type(c) == CLK_SIGNED_INT16;
    out[6] = get_image_channel_order(d) == CLK_BGRA;
    out[7] = get_image_channel_data_type(d) == CLK_UNORM_INT8;
}

__kernel void rotate_image(__read_only image2d_t from, __write_only image2d_t to)
{
    int2 at = (int2)(get_global_id(0), get_global_id(1));
    write_imageui(to, (int2)(get_image_width(to) - 1 - at.y, at.x), read_imageui(from, at));
}

__kernel void blur(__read_only image2d_t from, __write_only image2d_t to, __global const float *weights)
{
    int2 at = (int2)(get_global_id(0), get_global_id(1));
    float4 sum = 0.0f;
    for (int y = -2; y <= 2; y++)
        for (int x = -2; x <= 2; x++)
            sum += weights[(y + 2) * 5 + x + 2] * read_imagef(from, edge, at + (int2)(x, y));
    write_imagef(to, at, sum);
}

__kernel void gradients(__read_only image2d_t from, __write_only image2d_t to)
{
    int2 at = (int2)(get_global_id(0), get_global_id(1));
    float right = read_imagef(from, edge, at + (int2)(1, 0)).x, left = read_imagef(from, edge, at - (int2)(1, 0)).x;
    float up = read_imagef(from, edge, at - (int2)(0, 1)).x, down = read_imagef(from, edge, at + (int2)(0, 1)).x;
    if ((at.x ^ at.y) & 1)
        write_imagef(to, at, (float4)(hypot(right - left, up - down), 0.0f, 0.0f, 1.0f));
    else
        write_imagef(to, at, (float4)(0.5f * (right - left) + 0.5f, 0.0f, 0.0f, 1.0f));
}

__kernel void zoom(__read_only image2d_t from, __global float4 *out, float scale, float angle)
{
    int2 at = (int2)(get_global_id(0), get_global_id(1));
    float2 p = (convert_float2(at) + 0.5f) / (float2)(get_global_size(0), get_global_size(1)) - 0.5f;
    float s = angle, c = 1.0f - angle;
    float2 q = (float2)(p.x * c - p.y * s, p.x * s + p.y * c) * scale + 0.5f;
    out[at.y * get_global_size(0) + at.x] = read_imagef(from, smooth, q);
}

__kernel void through_volume(__read_only image3d_t volume, __global float *out)
{
    int2 at = (int2)(get_global_id(0), get_global_id(1));
    float sum = 0.0f;
    for (int z = 0; z < get_image_depth(volume); z++) {
        float4 v = read_imagef(volume, edge, (int4)(at, z, 0));
        if (v.x > 0.75f)
            break;
        sum += v.x;
    }
    out[at.y * get_global_size(0) + at.x] = sum;
}

__kernel void pick_layer(__read_only image2d_array_t layers, __global const int *which, __global uint4 *out)
{
    int2 at = (int2)(get_global_id(0), get_global_id(1));
    size_t i = at.y * get_global_size(0) + at.x;
    out[i] = read_imageui(layers, edge, (int4)(at, which[i], 0));
}

// Integer sums through local memory, with a barrier between image reads.
__kernel void row_sums(__read_only image2d_t from, __write_only image2d_t to)
{
    __local int line[16];
    int x = get_local_id(0), y = get_global_id(1);
    line[x] = read_imagei(from, (int2)(get_global_id(0), y)).x;
    barrier(CLK_LOCAL_MEM_FENCE);
    int sum = 0;
    for (int k = 0; k <= x; k++)
        sum += line[k];
    write_imagei(to, (int2)(get_global_id(0), y), (int4)(sum, x, y, 7));
}
