// SPDX-License-Identifier: MIT
// Every way a kernel reads, filters and writes an image, one kernel for each; images_test.c has the expected results.
// options: -cl-std=CL2.0
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable

#define READS(shape, floats, ints)                                                                                     \
    READ(f, shape, floats, ints, float4, read_imagef)                                                                  \
    READ(i, shape, floats, ints, int4, read_imagei)                                                                    \
    READ(u, shape, floats, ints, uint4, read_imageui)
#define READ(kind, shape, floats, ints, vector, function)                                                              \
    kernel void sample_##kind##_##shape(read_only image##shape##_t im, sampler_t s, global const float4 *at,           \
                                        global vector *out)                                                            \
    {                                                                                                                  \
        size_t i = get_global_id(0);                                                                                   \
        out[i] = function(im, s, at[i].floats);                                                                        \
    }                                                                                                                  \
    kernel void sample_int_##kind##_##shape(read_only image##shape##_t im, sampler_t s, global const int4 *at,         \
                                            global vector *out)                                                        \
    {                                                                                                                  \
        size_t i = get_global_id(0);                                                                                   \
        out[i] = function(im, s, at[i].ints);                                                                          \
    }                                                                                                                  \
    LOAD(kind, shape, ints, vector, function)
#define LOAD(kind, shape, ints, vector, function)                                                                      \
    kernel void load_##kind##_##shape(read_only image##shape##_t im, global const int4 *at, global vector *out)        \
    {                                                                                                                  \
        size_t i = get_global_id(0);                                                                                   \
        out[i] = function(im, at[i].ints);                                                                             \
    }
READS(1d, x, x)
READS(1d_array, xy, xy)
READS(2d, xy, xy)
READS(2d_array, xyzw, xyzw)
READS(3d, xyzw, xyzw)
LOAD(f, 1d_buffer, x, float4, read_imagef)
LOAD(i, 1d_buffer, x, int4, read_imagei)
LOAD(u, 1d_buffer, x, uint4, read_imageui)

#define STORES(shape, ints)                                                                                            \
    STORE(f, shape, ints, float4, write_imagef)                                                                        \
    STORE(i, shape, ints, int4, write_imagei)                                                                          \
    STORE(u, shape, ints, uint4, write_imageui)
#define STORE(kind, shape, ints, vector, function)                                                                     \
    kernel void store_##kind##_##shape(write_only image##shape##_t im, global const int4 *at, global const vector *in) \
    {                                                                                                                  \
        size_t i = get_global_id(0);                                                                                   \
        function(im, at[i].ints, in[i]);                                                                               \
    }
STORES(1d, x)
STORES(1d_array, xy)
STORES(1d_buffer, x)
STORES(2d, xy)
STORES(2d_array, xyzw)
STORES(3d, xyzw)

#ifdef cl_khr_fp16
kernel void sample_h_2d(read_only image2d_t im, sampler_t s, global const float4 *at, global half4 *out)
{
    size_t i = get_global_id(0);
    out[i] = read_imageh(im, s, at[i].xy);
}
__attribute__((intel_reqd_sub_group_size(8))) kernel void sample_h8_2d(read_only image2d_t im, sampler_t s,
                                                                       global const float4 *at, global half4 *out)
{
    size_t i = get_global_id(0);
    out[i] = read_imageh(im, s, at[i].xy);
}
kernel void load_h_2d(read_only image2d_t im, global const int4 *at, global half4 *out)
{
    size_t i = get_global_id(0);
    out[i] = read_imageh(im, at[i].xy);
}
kernel void store_h_2d(write_only image2d_t im, global const int4 *at, global const half4 *in)
{
    size_t i = get_global_id(0);
    write_imageh(im, at[i].xy, in[i]);
}
#endif
__attribute__((intel_reqd_sub_group_size(8))) kernel void sample_f8_2d(read_only image2d_t im, sampler_t s,
                                                                       global const float4 *at, global float4 *out)
{
    size_t i = get_global_id(0);
    out[i] = read_imagef(im, s, at[i].xy);
}

#ifdef cl_khr_depth_images
kernel void sample_depth_2d(read_only image2d_depth_t im, sampler_t s, global const float4 *at, global float4 *out)
{
    size_t i = get_global_id(0);
    out[i] = (float4)(read_imagef(im, s, at[i].xy), 0.0f, 0.0f, 1.0f);
}
kernel void sample_depth_2d_array(read_only image2d_array_depth_t im, sampler_t s, global const float4 *at,
                                  global float4 *out)
{
    size_t i = get_global_id(0);
    out[i] = (float4)(read_imagef(im, s, at[i]), 0.0f, 0.0f, 1.0f);
}
kernel void load_depth_2d(read_only image2d_depth_t im, global const int4 *at, global float4 *out)
{
    size_t i = get_global_id(0);
    out[i] = (float4)(read_imagef(im, at[i].xy), 0.0f, 0.0f, 1.0f);
}
kernel void store_depth_2d(write_only image2d_depth_t im, global const int4 *at, global const float4 *in)
{
    size_t i = get_global_id(0);
    write_imagef(im, at[i].xy, in[i].x);
}
kernel void load_depth_2d_array(read_only image2d_array_depth_t im, global const int4 *at, global float4 *out)
{
    size_t i = get_global_id(0);
    out[i] = (float4)(read_imagef(im, at[i]), 0.0f, 0.0f, 1.0f);
}
kernel void store_depth_2d_array(write_only image2d_array_depth_t im, global const int4 *at, global const float4 *in)
{
    size_t i = get_global_id(0);
    write_imagef(im, at[i], in[i].x);
}

#endif

#if __OPENCL_C_VERSION__ >= 200
// Gradients and levels say nothing where there is one level.
kernel void sample_level_2d(read_only image2d_t im, sampler_t s, global const float4 *at, global float4 *out)
{
    size_t i = get_global_id(0);
    out[i] = read_imagef(im, s, at[i].xy, 0.0f);
}
kernel void sample_gradient_2d(read_only image2d_t im, sampler_t s, global const float4 *at, global float4 *out)
{
    size_t i = get_global_id(0);
    out[i] = read_imagef(im, s, at[i].xy, (float2)(0.01f, 0.0f), (float2)(0.0f, 0.01f));
}

#endif

kernel void ask(read_only image1d_t a, read_only image1d_array_t b, read_only image1d_buffer_t c, read_only image2d_t d,
                read_only image2d_array_t e, read_only image3d_t f, global int *out)
{
    out[0] = get_image_width(a);
    out[1] = get_image_width(b);
    out[2] = (int)get_image_array_size(b);
    out[3] = get_image_width(c);
    out[4] = get_image_width(d);
    out[5] = get_image_height(d);
    out[6] = get_image_width(e);
    out[7] = get_image_height(e);
    out[8] = (int)get_image_array_size(e);
    out[9] = get_image_width(f);
    out[10] = get_image_height(f);
    out[11] = get_image_depth(f);
    out[12] = get_image_channel_order(a);
    out[13] = get_image_channel_data_type(b);
    out[14] = get_image_channel_order(c);
    out[15] = get_image_channel_data_type(d);
    out[16] = get_image_channel_order(e);
    out[17] = get_image_channel_data_type(f);
}
