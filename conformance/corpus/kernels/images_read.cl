// SPDX-License-Identifier: MIT
// Reads with a sampler argument: every shape, float and integer coordinates, every kind of result.
#define READ(name, image, coord, vector, function)                                                            \
    __kernel void name(__read_only image im, sampler_t s, __global const coord *at, __global vector *out)             \
    {                                                                                                                  \
        size_t i = get_global_id(0);                                                                                   \
        out[i] = function(im, s, at[i]);                                                                               \
    }
READ(float_1d, image1d_t, float, float4, read_imagef)
READ(float_1d_array, image1d_array_t, float2, float4, read_imagef)
READ(float_2d, image2d_t, float2, float4, read_imagef)
READ(float_2d_array, image2d_array_t, float4, float4, read_imagef)
READ(float_3d, image3d_t, float4, float4, read_imagef)
READ(float_2d_int, image2d_t, float2, int4, read_imagei)
READ(float_2d_uint, image2d_t, float2, uint4, read_imageui)
READ(float_3d_int, image3d_t, float4, int4, read_imagei)
READ(float_3d_uint, image3d_t, float4, uint4, read_imageui)
READ(int_1d, image1d_t, int, float4, read_imagef)
READ(int_1d_array, image1d_array_t, int2, float4, read_imagef)
READ(int_2d, image2d_t, int2, float4, read_imagef)
READ(int_2d_array, image2d_array_t, int4, float4, read_imagef)
READ(int_3d, image3d_t, int4, float4, read_imagef)
READ(int_2d_int, image2d_t, int2, int4, read_imagei)
READ(int_2d_uint, image2d_t, int2, uint4, read_imageui)
READ(int_2d_array_int, image2d_array_t, int4, int4, read_imagei)
READ(int_1d_array_uint, image1d_array_t, int2, uint4, read_imageui)
